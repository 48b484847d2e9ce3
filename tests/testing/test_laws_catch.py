"""A law that cannot fail proves nothing: each of them catches a game that breaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Literal, NamedTuple, TypedDict

import msgspec
import pytest

from parlour.bots.random import Random
from parlour.contract import (
    NOTHING,
    Advice,
    Box,
    Consequences,
    Headline,
    Mark,
    Outcome,
    ScorePart,
    View,
)
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import game as fists_game
from parlour.games.fists import views, words
from parlour.games.fists.rules import Fists, Revealed, Show, Table
from parlour.games.sprawl import GAME as SPRAWL
from parlour.games.sprawl.rules import NO_STEP, Turn
from parlour.games.sprawl.table import Go
from parlour.kernel.agenda import Game
from parlour.kernel.codec import state_hash, to_wire
from parlour.kernel.luck import Luck, Seeded
from parlour.kernel.text import Text, Thing, plain, player, rule, text
from parlour.kernel.values import Event, Move
from parlour.testing import effort, laws, wording
from parlour.testing.laws import LAWS, Law, LawBroken, put_to_every_law
from parlour.testing.situations import Situation, reach


def broken(law: Law, box: Box[Any]) -> bool:
    """Whether the law finds fault with some situation of a few short games."""
    for seed in ("a", "b", "c"):
        for moves in range(box.about.max_decisions):
            try:
                law(box, reach(box, max(box.about.players), {}, seed, moves))
            except Exception:  # a game that crashes is no better
                return True
    return False


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_an_honest_game_breaks_no_law(law: Law) -> None:
    assert not broken(law, FISTS)


def test_offering_what_is_refused_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Fists, g: Game[Table], seat: int, move: Move) -> str | None:
        return "FIST-3" if isinstance(move, Show) and move.fingers == 1 else None

    monkeypatch.setattr(Fists, "refuse", refuse)
    assert broken(laws.every_offered_move_is_accepted, FISTS)


def test_accepting_what_is_not_offered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fists, "refuse", lambda *_: None)
    assert broken(laws.every_other_move_is_refused_by_a_rule, FISTS)


def test_refusing_by_a_rule_that_does_not_exist_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Fists, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if move in self.moves(g, seat) else "NO-SUCH-RULE"

    monkeypatch.setattr(Fists, "refuse", refuse)
    assert broken(laws.every_other_move_is_refused_by_a_rule, FISTS)


def recursing(self: Turn, g: Game[Any], seat: int, move: Move, rule: str) -> str:
    return recursing(self, g, seat, move, rule)


def searching(self: Turn, g: Game[Any], seat: int, move: Move, rule: str) -> str:
    """As long as there is a way that has not been looked at: here, always."""
    ways = [move]
    while ways:
        ways += self.moves(g, seat)
    return rule


def crashing(self: Turn, g: Game[Any], seat: int, move: Move, rule: str) -> str:
    raise ZeroDivisionError


@pytest.mark.parametrize("judge", [recursing, searching, crashing])
def test_a_judge_that_does_not_come_through_with_what_is_nearly_legal_is_caught(
    judge: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too much for it is a piece of one's own that goes to a free place, as a knight would."""
    law, honest = laws.every_other_move_is_refused_by_a_rule, Turn.refuse

    def refuse(self: Turn, g: Game[Any], seat: int, move: Move) -> str | None:
        rule = honest(self, g, seat, move)
        if rule == NO_STEP and isinstance(move, Go):
            way = {abs(move.x - move.from_x), abs(move.y - move.from_y)}
            return judge(self, g, seat, move, rule) if way == {1, 2} else rule
        return rule

    monkeypatch.setattr(effort, "CALLS", 5_000)
    monkeypatch.setattr(Turn, "refuse", refuse)
    assert broken(law, SPRAWL)
    monkeypatch.setattr(laws, "NEAR", 0)
    assert not broken(law, SPRAWL), "moves with any values at all would do"


def test_a_reason_that_cannot_be_given_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = {"FIST-2": text("You have shown them.")}
    monkeypatch.setattr(Fists, "because", lambda self, g, seat, move, rule: reasons[rule])
    assert broken(laws.every_other_move_is_refused_by_a_rule, FISTS)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "you have shown them.",
        "You have shown them",
        "You have shown them, as FIST-2 says.",
        "It is refused by KERNEL-TURN.",
    ],
)
def test_a_reason_that_is_no_sentence_is_caught(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fists, "because", lambda *_: Text((said,)))
    assert broken(laws.every_refusal_is_a_sentence, FISTS)


def test_a_reason_may_refer_to_a_rule_that_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fists, "because", lambda *_: text("You have, by {}.", rule("FIST-2")))
    assert not broken(laws.every_refusal_is_a_sentence, FISTS)


def test_a_refusal_that_leaves_a_trace_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Fists.refuse

    def refuse(self: Fists, g: Game[Table], seat: int, move: Move) -> str | None:
        g.table.points[seat] += 1
        return judge(self, g, seat, move)

    monkeypatch.setattr(Fists, "refuse", refuse)
    assert broken(laws.a_refused_move_changes_nothing, FISTS)


def test_a_copy_that_shares_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Table, "copy", lambda t: Table([hand.copy() for hand in t.hands], t.shown, t.points)
    )
    assert broken(laws.playing_a_copy_leaves_the_original_alone, FISTS)


def test_luck_from_elsewhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    mood, honest = count(), fists_game.setup

    def moody(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        game = honest(players, options, luck)
        game.table.points[0] = next(mood)
        return game

    monkeypatch.setattr(fists_game, "setup", moody)
    assert broken(laws.the_same_moves_and_luck_give_the_same_state, FISTS)


def test_forgetting_something_in_a_saved_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fists, "fields", {"seats": "[int]"})
    assert broken(laws.saving_and_loading_is_the_identity, FISTS)


def test_a_move_that_reads_as_another_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "write", lambda move: "show 1")
    assert broken(laws.moves_can_be_written_and_read, FISTS)


def everything(game: Game[Table]) -> View:
    return {"all": to_wire(game.agenda)}


def test_a_view_that_shows_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "private", lambda game, viewer: everything(game))
    assert broken(laws.no_viewer_can_tell_two_worlds_apart, FISTS)


def test_what_only_bots_get_may_show_no_secret_either() -> None:
    class Glass:
        def for_bots(self, game: Game[Table], bots: Mapping[int, str]) -> View:
            return everything(game)

    assert broken(laws.no_viewer_can_tell_two_worlds_apart, replace(FISTS, bot_views=Glass()))


@pytest.mark.parametrize("name", ["viewer", "late"])  # twice, and not from the start
def test_a_strange_part_of_a_view_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    once = views.public
    monkeypatch.setattr(
        views, "public", lambda g: {**once(g), **({name: 1} if any(g.table.shown) else {})}
    )
    assert broken(laws.a_view_is_what_everybody_sees_and_the_rest, FISTS)


class Way(TypedDict):
    to: tuple[int, int]
    sort: Literal["step", "jump"]


class WayView(TypedDict):
    ways: list[Way]


def told(*ways: Any) -> WayView:
    return {"ways": list(ways)}


def untrue(game: Game[Table], viewer: int | None) -> WayView:
    return told({"to": (1, 2), "sort": "walk"})


def test_a_view_of_another_type_than_it_is_said_to_be_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(views, "private", untrue)
    assert broken(laws.views_are_of_the_types_that_they_are_said_to_be, FISTS)


@pytest.mark.parametrize(
    ("way", "right"),
    [
        ({"to": (1, 2), "sort": "jump"}, True),
        ({"to": [1, 2], "sort": "step"}, True),
        ({"to": (1, 2, 3), "sort": "step"}, False),
        ({"to": (1, "2"), "sort": "step"}, False),
        ({"to": (1, 2)}, False),
        ({"to": (1, 2), "sort": "step", "over": 3}, False),
    ],
)
def test_what_is_told_fits_its_type_with_nothing_left_over(way: Any, right: bool) -> None:
    try:
        assert laws.fits(told(way), told) is right
    except msgspec.ValidationError:
        assert not right


def test_a_refusal_that_hints_at_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fists, "because", lambda self, *_: text("{}", str(self.answers)))
    assert broken(laws.no_viewer_can_tell_two_worlds_apart, FISTS)


def test_a_log_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fists.play

    def play(self: Fists, g: Game[Table], seat: int, move: Move) -> None:
        shown = [answer.fingers for answer in self.answers if isinstance(answer, Show)]
        g.tell(Revealed(tuple(shown), -1))
        honest(self, g, seat, move)

    monkeypatch.setattr(Fists, "play", play)
    assert broken(laws.the_log_tells_no_more_than_the_view, FISTS)


def test_a_reveal_that_is_not_marked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fists.play

    def play(self: Fists, g: Game[Table], seat: int, move: Move) -> None:
        before = g.reveals
        honest(self, g, seat, move)
        g.reveals = before

    monkeypatch.setattr(Fists, "play", play)
    assert broken(laws.what_can_be_undone_has_taught_nobody_anything, FISTS)


class Promising:
    """Of every move the same is foreseen."""

    def __init__(self, foreseen: Consequences) -> None:
        self.foreseen = foreseen

    def foresee(self, move: Move, view: View) -> Consequences:
        return self.foreseen


@pytest.mark.parametrize(
    "foreseen", [Consequences(reveals=False), Consequences(ends_turn=False)], ids=str
)
def test_a_move_that_does_more_than_is_foreseen_is_caught(foreseen: Consequences) -> None:
    law = laws.moves_do_what_is_foreseen_and_no_more
    assert broken(law, replace(FISTS, foresight=Promising(foreseen)))
    assert not broken(law, replace(FISTS, foresight=Promising(Consequences(weighty=True))))


def test_imagining_always_the_same_world_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.imagine

    def dull(view: View, luck: Luck) -> Game[Table]:
        return honest(view, Seeded("always the same"))

    monkeypatch.setattr(views, "imagine", dull)
    assert broken(laws.imagined_worlds_differ_where_there_are_secrets, FISTS)


def leaky(game: Game[Table]) -> dict[str, int]:
    return {"fingers": sum(map(len, game.table.hands))}


def test_losing_a_component_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fists_game, "components", leaky)
    assert broken(laws.components_are_conserved, FISTS)


def test_a_game_that_takes_too_long_is_caught() -> None:
    hasty = replace(FISTS, about=FISTS.about._replace(max_decisions=1))
    assert broken(laws.the_game_ends_and_its_outcome_adds_up, hasty)


def test_a_broken_law_is_named_with_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fists_game, "components", leaky)
    late = reach(FISTS, 2, {}, "a", FISTS.about.max_decisions)
    with pytest.raises(LawBroken, match=r"^Fists: components_are_conserved: ") as broke:
        put_to_every_law(FISTS, late)
    assert isinstance(broke.value.__cause__, AssertionError)


def written_as(said: Text) -> Box[Any]:
    """Fists, with these words for whatever happens."""

    class Words:
        describe_move = staticmethod(words.describe_move)
        prompt = staticmethod(words.prompt)

        def describe_event(self, event: Event) -> Text:
            return said

    return replace(FISTS, words=Words())


@pytest.mark.parametrize(
    "said",
    [
        Text(("",)),
        Text(("Somebody is ready",)),
        Text(("Somebody  is ready.",)),
        Text(("{} is ready.",)),
        Text((" Somebody is ready.",)),
        Text(("", " is ready."), (Thing("place", "3", ""),)),
        text("{} is ready.", player(9)),
    ],
    ids=plain,
)
def test_a_text_that_is_none_is_caught(said: Text) -> None:
    assert broken(wording.every_text_is_well_formed, written_as(said))
    assert not broken(wording.every_text_is_well_formed, written_as(text("Somebody is ready.")))


@pytest.mark.parametrize(
    "said", [text("F3 is shown."), text("{} is shown.", Thing("fingers", "3", "F3"))]
)
def test_a_code_in_a_text_is_caught(said: Text) -> None:
    box = replace(written_as(said), codes=r"\bF\d")
    assert broken(wording.no_text_has_a_code, box)
    named = replace(box, words=written_as(text("{} are shown.", Thing("fingers", "F3", "3"))).words)
    assert not broken(wording.no_text_has_a_code, named)


@pytest.mark.parametrize(
    "headline",
    [
        None,
        Headline(text("All have shown their fists")),
        Headline(text("All are ready. Somebody wins.")),
        Headline(text("Somebody wins."), (Mark("to", Thing("fist", "3", "")),)),
    ],
    ids=["none", "no end", "two sentences", "a mark without a name"],
)
def test_a_turn_without_a_good_headline_is_caught(
    monkeypatch: pytest.MonkeyPatch, headline: Headline | None
) -> None:
    monkeypatch.setattr(words, "headline", lambda events: headline)
    assert broken(wording.every_turn_has_a_headline, FISTS)


def friend(reason: Text, cited: str = "") -> Box[Any]:
    """Fists, with a bot that says this of its first move."""

    class Friend(Random):
        def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice:
            return Advice(moves[0], reason, cited)

    return replace(FISTS, bots={"friend": Friend}, codes=r"\bF\d")


@pytest.mark.parametrize(
    "said",
    [
        text("worth trying"),
        text("It wins. It costs nothing. Try it."),
        text("It is worth 1.2 points by the end."),
        text("Show F3 fingers."),
        text("It is allowed by FIST-2."),
        text("{} would do the same.", player(9)),
        text("It beats {}.", Thing("fingers", "3", "")),
    ],
    ids=plain,
)
def test_a_hint_that_no_friend_would_give_is_caught(said: Text) -> None:
    law = wording.every_hint_is_what_a_friend_would_say
    assert broken(law, friend(said))
    assert broken(law, friend(text("It should win."), "NO-SUCH-RULE"))
    assert not broken(law, friend(text("It should win. Nearly as good: show 2."), "FIST-2"))
    assert not broken(law, friend(NOTHING))


SIGN = FISTS.signs[0]


class Silent(Random):
    strength = ""


class Terse(Random):
    plays = "badly"


@pytest.mark.parametrize(
    "changes",
    [
        {"about": FISTS.about._replace(goal="points")},
        {"signs": ()},
        {"signs": (SIGN, SIGN)},
        {"signs": (SIGN._replace(name=""),)},
        {"signs": (SIGN._replace(means="a fist"),)},
        {"bots": {"silent": Silent}},
        {"bots": {"terse": Terse}},
    ],
)
def test_what_a_newcomer_is_not_told_is_caught(changes: dict[str, Any]) -> None:
    assert broken(wording.a_newcomer_is_told_what_there_is, replace(FISTS, **changes))


class Ended(NamedTuple):
    """A page and a result that tell what a test wants."""

    said: Text = text("Somebody won.")
    parts: Sequence[ScorePart] | None = None

    def tell_result(self, outcome: Outcome, view: View) -> Text:
        return self.said

    def pieces(self) -> Mapping[str, Any]:
        return {}

    def figures(self, view: View) -> dict[str, list[int]]:
        return FISTS.page.figures(view)

    def breakdown(self, view: View) -> Sequence[ScorePart]:
        return FISTS.page.breakdown(view) if self.parts is None else self.parts


@pytest.mark.parametrize(
    "ended",
    [
        Ended(text("Somebody won")),
        Ended(text("It is over. Somebody won.")),
        Ended(text("{} won.", player(9))),
        Ended(parts=()),
        Ended(parts=(ScorePart("rounds", "count", [1]),)),
        Ended(parts=(ScorePart("luck", "points", [-1, -1, -1, -1]),)),
    ],
)
def test_an_end_that_is_badly_told_is_caught(ended: Ended) -> None:
    law = laws.the_game_ends_and_its_outcome_adds_up
    assert broken(law, replace(FISTS, page=ended, results=ended))
    assert not broken(law, replace(FISTS, page=Ended(), results=Ended()))


def test_a_law_cannot_spoil_a_situation_for_the_next() -> None:
    def spoil(box: Box[Any], s: Situation) -> None:
        for seat in s.game.waiting():
            s.game.play(seat, s.game.moves(seat)[0])

    situation = reach(FISTS, 2, {}, "a", 1)
    before = state_hash(situation.game)
    put_to_every_law(FISTS, situation, [spoil, *LAWS])
    assert state_hash(situation.game) == before
