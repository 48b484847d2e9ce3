"""A match: what may be taken back, who hears what, and going on from paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from parlour.arena.match import APART, PERSON, Match, take_up
from parlour.arena.record import BadRecord, Record, dump, parse
from parlour.contract import About, BadSetup, Box, Outcome, View
from parlour.games import shelf
from parlour.kernel.agenda import Game, OwnChoice
from parlour.kernel.codec import Malformed, agenda_view, state_hash
from parlour.kernel.luck import Luck, Seeded
from parlour.kernel.rulebook import Refusal, Rulebook
from parlour.kernel.text import Text, text
from parlour.kernel.values import Event, Move, Plain

NAMES = ["Ann", "Ben"]
STOPS = [*range(30), *range(30, 130, 9)]  # after so many moves a match is left


# ---------------------------------------------------------------------- a game to try it on


class Cup(Plain):
    """What lies on the table: a mark count for each seat, and a number nobody sees."""

    fields: ClassVar[dict[str, str]] = {"marks": "[int]", "hidden": "int"}

    def __init__(self, marks: list[int], hidden: int) -> None:
        self.marks = marks
        self.hidden = hidden

    def copy(self) -> Cup:
        return Cup(self.marks.copy(), self.hidden)


class Say(Move):
    fields: ClassVar[dict[str, str]] = {"word": "str"}

    def __init__(self, word: str) -> None:
        self.word = word


class Heard(Event):
    fields: ClassVar[dict[str, str]] = {"text": "str"}

    def __init__(self, text: str) -> None:
        self.text = text


class Turn(OwnChoice[Cup]):
    """Mark: nothing comes to light. Roll: chance. Peek: a look. Pass: the other's turn."""

    words = ("mark", "roll", "peek", "pass", "stop")

    def moves(self, g: Game[Cup], seat: int) -> list[Move]:
        return [Say(word) for word in self.words]

    def refuse(self, g: Game[Cup], seat: int, move: Move) -> str | None:
        return None

    def play(self, g: Game[Cup], seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        if move.word == "mark":
            g.table.marks[seat] += 1
        elif move.word == "roll":
            g.tell(Heard(f"rolled {g.luck.below(1000)}"))
        elif move.word == "peek":
            g.reveal()
            g.tell(Heard(f"you see {g.table.hidden}"), (seat,))
        g.tell(Heard(f"{NAMES[seat]}: {move.word}"))
        if move.word != "stop":
            g.then(Turn(1 - seat if move.word == "pass" else seat))


class Cups:
    """All the parts of the game."""

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Cup]:
        return Game(Cup([0] * players, luck.below(1000)), luck, [Turn(0)])

    def public(self, game: Game[Cup]) -> View:
        return {"marks": game.table.marks.copy()}

    def private(self, game: Game[Cup], viewer: int | None) -> View:
        return {"viewer": viewer, **agenda_view(game, viewer)}

    def imagine(self, view: View, luck: Luck) -> Game[Cup]:
        return Game(Cup(view["marks"], luck.below(1000)), luck, [Turn(0)])

    def components(self, game: Game[Cup]) -> dict[str, int]:
        return {}

    def outcome(self, game: Game[Cup]) -> Outcome:
        return Outcome((1, 2), tuple(game.table.marks), "the end")

    def write(self, move: Move) -> str:
        assert isinstance(move, Say)
        return move.word

    def read(self, text: str) -> Move:
        if text not in Turn.words:
            raise Malformed(f"{text!r} is no word of this game")
        return Say(text)

    def describe_move(self, move: Move, view: View) -> Text:
        return text("{}", self.write(move))

    def prompt(self, view: View, moves: Sequence[Move] = ()) -> Text:
        return text("Say a word.")

    def draw_board(self, view: View, names: Sequence[str]) -> str:
        return str(view["marks"])

    def turn_of(self, event: Event) -> None:
        return None

    def minor(self, event: Event) -> bool:
        return False

    def headline(self, events: Sequence[Event]) -> None:
        return None

    def describe_event(self, event: Event) -> Text:
        assert isinstance(event, Heard)
        return text("{}", event.text)


ALL = Cups()
CUPS = Box[Cup](
    About(
        name="cups",
        title="Cups",
        blurb="Say a word.",
        goal="Say it first.",
        minutes=(1, 1),
        players=(2,),
        usual_players=2,
        rules_version=1,
        max_decisions=1000,
        shared_places=False,
        secrets=True,
    ),
    folder=Path(__file__).parent,
    rulebook=Rulebook([]),
    kinds={},
    rules=ALL,
    views=ALL,
    notation=ALL,
    words=ALL,
    headlines=ALL,
    terminal=ALL,
)


def match_after(*words: str) -> Match:
    """A match in which these words were said, each by who was asked."""
    match = Match(CUPS, NAMES, [PERSON, PERSON], "saucer")
    for word in words:
        assert match.submit(match.game.waiting()[0], Say(word)) is None
    return match


def refusal_of_undo(match: Match, seat: int) -> Refusal:
    """Undo is refused by its rule, and nothing has changed."""
    before = match.record()
    refusal = match.undo(seat)
    assert refusal is not None
    assert refusal.rule == "KERNEL-UNDO"
    assert match.record() == before
    return refusal


# ---------------------------------------------------------------------- taking back


@pytest.mark.rule("KERNEL-UNDO")
def test_a_move_that_brought_nothing_to_light_can_be_taken_back() -> None:
    match, before = match_after("mark"), match_after()
    assert match.undo(0) is None
    assert match.record() == before.record()
    assert match.log(0) == []


@pytest.mark.rule("KERNEL-UNDO")
def test_several_moves_can_be_taken_back_one_by_one() -> None:
    match = match_after("mark", "mark", "mark")
    for left in (2, 1, 0):
        assert match.undo(0) is None
        assert match.game.table.marks == [left, 0]
    refusal_of_undo(match, 0)


@pytest.mark.rule("KERNEL-UNDO")
def test_taking_back_goes_on_past_the_copies_that_a_match_keeps() -> None:
    many = 2 * APART + 3
    match = match_after("roll", *["mark"] * many)
    for left in reversed(range(many)):
        assert match.undo(0) is None
        assert match.record() == match_after("roll", *["mark"] * left).record()
    refusal_of_undo(match, 0)
    assert match.submit(0, Say("roll")) is None  # chance falls as if nothing had been taken back
    assert match.record() == match_after("roll", "roll").record()


@pytest.mark.rule("KERNEL-UNDO")
def test_nothing_is_there_to_be_taken_back_before_the_first_move() -> None:
    refusal_of_undo(match_after(), 0)


@pytest.mark.rule("KERNEL-UNDO")
@pytest.mark.parametrize("seat", [1, -1, 2, 10**9])
def test_only_who_made_a_move_takes_it_back(seat: int) -> None:
    refusal_of_undo(match_after("mark"), seat)
    refusal_of_undo(match_after("mark", "pass"), seat)


@pytest.mark.rule("KERNEL-UNDO")
def test_a_turn_given_away_can_be_taken_back_until_the_other_has_moved() -> None:
    match = match_after("mark", "pass")
    assert match.undo(0) is None
    assert match.game.waiting() == (0,)
    match = match_after("mark", "pass", "mark")
    refusal_of_undo(match, 0)
    assert match.undo(1) is None
    refusal_of_undo(match, 0)


@pytest.mark.rule("KERNEL-UNDO")
@pytest.mark.parametrize("word", ["roll", "peek"])
def test_what_chance_or_a_look_has_brought_to_light_stays_out(word: str) -> None:
    refusal_of_undo(match_after(word), 0)
    refusal_of_undo(match_after("mark", word), 0)
    match = match_after(word, "mark")
    assert match.undo(0) is None
    refusal_of_undo(match, 0)


@pytest.mark.rule("KERNEL-UNDO")
def test_the_end_of_a_game_cannot_be_taken_back() -> None:
    refusal_of_undo(match_after("mark", "stop"), 0)


def test_a_match_nobody_watches_keeps_nothing_to_take_back() -> None:
    match = Match(CUPS, NAMES, ["random"] * 2, "saucer", watched=False)
    match.play(0, Say("mark"))
    refusal_of_undo(match, 0)
    assert match.told == []


def test_after_an_undo_chance_falls_as_it_would_have_fallen() -> None:
    straight, winding = match_after("roll"), match_after("mark", "mark")
    assert winding.undo(0) is None
    assert winding.undo(0) is None
    winding.play(0, Say("roll"))
    assert winding.record() == straight.record()
    assert winding.log(0) == straight.log(0)


# ---------------------------------------------------------------------- who hears what


def test_a_private_event_reaches_its_audience_alone() -> None:
    match = match_after("peek", "mark")
    secret = f"you see {match.game.table.hidden}"
    assert match.log(0) == [secret, "Ann: peek", "Ann: mark"]
    assert match.log(1) == match.log(None) == ["Ann: peek", "Ann: mark"]


def test_the_log_can_be_read_from_where_one_left_off() -> None:
    match = match_after("mark")
    heard = len(match.told)
    match.play(0, Say("pass"))
    assert match.log(1, heard) == ["Ann: pass"]


# ---------------------------------------------------------------------- wrong moves and tables


@pytest.mark.rule("KERNEL-FORM")
def test_what_is_no_move_is_refused_by_the_rule_about_form() -> None:
    with pytest.raises(Malformed) as error:
        CUPS.notation.read("sing")
    refusal = CUPS.malformed(error.value)
    assert refusal.rule == "KERNEL-FORM"
    assert "'sing' is no word" in str(refusal)


def test_a_refused_move_changes_nothing() -> None:
    match = match_after("mark")
    before = match.record()
    for seat in (1, -1, 2, 10**30):
        refusal = match.submit(seat, Say("mark"))
        assert refusal is not None
        assert refusal.rule == "KERNEL-TURN"
    assert match.record() == before
    assert match.log(None) == ["Ann: mark"]


def test_after_the_end_no_move_is_accepted() -> None:
    refusal = match_after("stop").submit(0, Say("mark"))
    assert refusal is not None
    assert refusal.rule == "KERNEL-OVER"


@pytest.mark.parametrize(
    ("seats", "players"),
    [
        (["Ann"], [PERSON]),
        (["Ann", "Ben"], [PERSON]),
        (["Ann", ""], [PERSON, PERSON]),
        (["Ann", "\x1b[2J"], [PERSON, PERSON]),
        (["Ann", "Ben\n"], [PERSON, PERSON]),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats: list[str], players: list[str]) -> None:
    with pytest.raises(BadSetup):
        Match(CUPS, seats, players, "saucer")


def test_names_may_come_from_any_language() -> None:
    Match(CUPS, ["Žofie 👩‍🔬", "أمل"], [PERSON, PERSON], "saucer")


# ---------------------------------------------------------------------- on paper


def test_a_match_taken_up_again_can_be_undone_as_before() -> None:
    match = take_up(CUPS, match_after("roll", "mark").record())
    assert match.undo(0) is None
    refusal_of_undo(match, 0)


def test_a_match_taken_up_again_tells_its_story_to_each_as_before() -> None:
    match = match_after("peek", "pass", "roll")
    again = take_up(CUPS, match.record())
    for viewer in (0, 1, None):
        assert again.log(viewer) == match.log(viewer)


def test_a_match_whose_seed_is_secret_cannot_be_played_on() -> None:
    with pytest.raises(BadRecord, match="seed"):
        take_up(CUPS, match_after("mark").record(reveal_seed=False))


def test_a_forged_match_is_not_taken_up() -> None:
    record = match_after("mark", "roll").record()
    record.state = "0" * 64
    with pytest.raises(BadRecord):
        take_up(CUPS, record)


@pytest.mark.parametrize("box", shelf().values(), ids=lambda box: box.about.name)
def test_a_match_left_anywhere_goes_on_as_if_it_had_not_been(box: Box[Any]) -> None:
    """In the middle of a turn, too: the same state, and the same luck from there on. What has been
    said before an answer is in no record, so it is left just after one.
    """
    names = [f"Nr. {seat}" for seat in range(max(box.about.players))]
    match = Match(box, names, [PERSON] * len(names), "pause")
    chance = Seeded("pause", "moves")
    kept: dict[int, tuple[Record, Luck]] = {}
    while not match.game.over:
        made = len(match.entries)
        if made in STOPS and made not in kept:
            kept[made] = parse(dump(match.record())), chance.copy()
        move_on(match, chance)
    assert kept
    for record, luck in kept.values():
        again = take_up(box, record)
        assert state_hash(again.game) == record.state
        assert again.game.luck.drawn > 0 or not record.setup_luck
        for _ in range(5):
            if not again.game.over:
                move_on(again, luck)
        assert again.entries == match.entries[: len(again.entries)]


def move_on(match: Match, chance: Luck) -> None:
    seat = match.game.waiting()[0]
    offered = match.game.offer(seat, chance)
    match.play(seat, offered[chance.below(len(offered))])
