"""GL-39, GL-44, GL-116, GL-117, GL-126, GL-130, GL-132: who is told what.

Whatever differs in what somebody must not know is tried with two games that differ in nothing else:
they have to look the same to that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import NAMES
from parlour.games.gridl.events import Examined
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    kind,
    offered,
    play_out,
    put_on_top,
    say,
    start,
    to,
    to_clue,
    to_guess,
    told,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

Viewer = int | None


def told_to(game: Game[Table], viewer: Viewer) -> dict[str, Any]:
    """All that reaches this viewer: the view, the log, the moves to choose from, and the talk."""
    channels = GAME.channels.channels(game, GAME.sides.sides(game.table.players, {}))
    seat = -1 if viewer is None else viewer
    return {
        "view": GAME.view(game, viewer),
        "bot view": GAME.bot_view(game, viewer),
        "log": [event for event, seats in game.events or () if seats is None or seat in seats],
        "waiting": game.seen_waiting(viewer),
        "moves": [] if viewer is None else game.moves(viewer),
        "asides": [] if viewer is None else GAME.asides_now(game, viewer),
        "talk": [GAME.channels.refuse_talk(game, c.id, viewer) for c in channels],
        "hidden": tuple(GAME.channels.hidden_presence(game, viewer)),
    }


def look_alike(one: Game[Table], two: Game[Table], viewers: Iterable[Viewer]) -> None:
    for viewer in viewers:
        a, b = told_to(one, viewer), told_to(two, viewer)
        for part in a:
            assert a[part] == b[part], f"{part} of {viewer} in {kind(one)}"


def others(game: Game[Table]) -> list[Viewer]:
    """Everybody but the Gridmaster."""
    return [None, *(seat for seat in range(game.table.players) if seat != game.table.gridmaster)]


def upheld(game: Game[Table]) -> None:
    """The next clue is void."""
    to(game, "ObjectionWindow")
    say(game, game.waiting()[0], "object")
    while kind(game) == "Voting":
        say(game, game.waiting()[0], "uphold")


# ---------------------------------------------------------------------- the solution card


@pytest.mark.rule("GL-39", "GL-116", "GL-23")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_the_gridmaster_alone_reads_the_card_when_both_words_are_placed(players: int) -> None:
    game = to(start(players, "D2"), "ChooseSecond")
    everybody = (None, *range(players))
    assert {GAME.view(game, viewer)["key"] for viewer in everybody} == {None}
    assert not GAME.view(game, None)["read"]
    assert told(game, Examined) == []
    to_clue(game)
    gridmaster = game.table.gridmaster
    while True:
        for viewer in everybody:
            expected = "D2" if viewer == gridmaster else None
            assert GAME.view(game, viewer)["key"] == expected
            assert GAME.view(game, viewer)["read"]
        if kind(game) == "Guessing":
            break
        decide(game)
    assert told(game, Examined)[-1].seat == gridmaster


@pytest.mark.rule("GL-62", "GL-116")
def test_after_the_reveal_everybody_has_the_card() -> None:
    game = play_out(start(4, "D2"), 1)
    for viewer in (None, 0, 1, 2, 3):
        view = GAME.view(game, viewer)
        assert (view["past"][-1]["key"], view["read"]) == ("D2", False)


def usual_turn(game: Game[Table]) -> bool:
    """One decision further; False when the guess would be placed."""
    if kind(game) == "Guessing":
        seat = game.waiting()[0]
        say(game, seat, "point E1")
        return False
    decide(game)
    return True


def eager_turn(game: Game[Table]) -> bool:
    """The same with all powers used, a side-guess, and proposals that come to nothing."""
    if kind(game) == "PowerWindow":
        seat = game.waiting()[0]
        if len(choice(game).seats) > 1:
            say(game, seat, "no power")
        decide(game, offered(game, seat)[0])
        return True
    if kind(game) == "SideGuessing":
        decide(game, "side-guess B2")
        return True
    return usual_turn(game)


def disputed_turn(game: Game[Table]) -> bool:
    if kind(game) == "ObjectionWindow":
        upheld(game)
        say(game, game.table.gridmaster, "clue lullaby")
        return True
    return usual_turn(game)


def line_turn(game: Game[Table]) -> bool:
    """Both keys are in row 3, and the row is shown."""
    if kind(game) == "PowerWindow":
        decide(game, "use P3")
        return True
    if kind(game) == "GivingClue":
        decide(game, "clue and line volcano")
        return True
    return usual_turn(game)


@pytest.mark.rule("GL-116", "GL-44", "GL-126")
@pytest.mark.parametrize(
    ("turn", "players", "powers"),
    [
        (usual_turn, 2, None),
        (usual_turn, 3, None),
        (usual_turn, 4, None),
        (usual_turn, 12, None),
        (disputed_turn, 7, None),
        (eager_turn, 7, ("P1", "P12")),
        (eager_turn, 7, ("P5 P7", "P8 P9")),
        (eager_turn, 4, ("P7", "P10")),
        (eager_turn, 4, ("P3", "P11")),
        (line_turn, 7, ("P3", "")),
    ],
)
def test_until_the_reveal_nobody_else_can_tell_one_card_from_another(
    turn: Callable[[Game[Table]], bool], players: int, powers: tuple[str, str] | None
) -> None:
    pink, blue = powers or (None, None)
    one = start(players, "A3 D3", pink=pink, blue=blue)
    two = start(players, "D3 A3", pink=pink, blue=blue)
    going = True
    while going:
        look_alike(one, two, others(one))
        going = turn(one)
        assert turn(two) == going
    look_alike(one, two, others(one))
    assert (NAMES[one.table.key], NAMES[two.table.key]) == ("A3", "D3")
    gridmaster = one.table.gridmaster
    assert GAME.view(one, gridmaster)["key"] != GAME.view(two, gridmaster)["key"]


@pytest.mark.rule("GL-116")
@pytest.mark.parametrize("late", [1, 3, 6])
def test_that_holds_in_later_turns_too(late: int) -> None:
    one = play_out(start(6, seed="late"), late)
    two = one.copy()
    two.events = list(one.events or ())
    first, second = one.table.solutions[-1], one.table.solutions[-2]
    put_on_top(two, f"{NAMES[second]} {NAMES[first]}")
    for game in (one, two):
        to_clue(game)
    for _ in range(3):
        look_alike(one, two, others(one))
        for game in (one, two):
            usual_turn(game)
    look_alike(one, two, others(one))


# ---------------------------------------------------------------------- the decks


@pytest.mark.rule("GL-130", "GL-R33", "GL-37")
@pytest.mark.parametrize(("players", "powers"), [(3, "no"), (4, "no"), (7, "yes")])
def test_nobody_is_told_anything_of_the_order_of_the_decks(players: int, powers: str) -> None:
    game = GAME.start(players, Seeded("decks"), {"powers": powers}, events=True)
    chance = Seeded("another order")
    while game.table.turn < 3:
        other = game.copy()
        other.events = list(game.events or ())
        chance.shuffle(other.table.word_deck)
        chance.shuffle(other.table.solutions)
        look_alike(game, other, (None, *range(players)))
        decide(game)


@pytest.mark.rule("GL-130")
def test_how_many_cards_are_left_is_public() -> None:
    game = start(4)
    for turn in range(3):
        to_clue(game)
        for viewer in (None, 0, 1, 2, 3):
            view = GAME.view(game, viewer)
            assert view["word_cards"] == 85 - 2 * (turn + 1)
            assert view["solution_cards"] == 25 - (turn + 1)
        play_out(game, 1)


# ---------------------------------------------------------------------- within a team


PROPOSALS = {
    "TakePower": "",
    "NameGridmaster": "name 3",
    "ChooseFirst": "word 2 column",
    "ChooseSecond": "word 2",
    "PowerWindow": "no power",
    "SideGuessing": "side-guess B2",
    "Guessing": "guess B2",
    "ForcedFlip": "flip P1",
}


def asking() -> Iterable[Game[Table]]:
    """A game of seven at each decision that a whole team makes."""
    yield GAME.start(7, Seeded("team talk"), {"powers": "yes", "first": "pink"}, events=True)
    game = start(7, "A3", pink="P1 P2 P5", blue="P12")
    game.table.supply[0] = 0
    turn = game.table.turn
    while game.table.turn == turn:
        if kind(game) in PROPOSALS:
            yield game
        use = kind(game) == "PowerWindow" and choice(game).seats[0] % 2
        decide(game, "use P12" if use else "")


@pytest.mark.rule("GL-132", "GL-124", "GL-126")
def test_what_a_team_proposes_is_told_to_nobody_else() -> None:
    seen = []
    for game in asking():
        seen.append(kind(game))
        seats = choice(game).seats
        team = game.table.team_of(seats[0])
        outside = [None, *(s for s in range(7) if game.table.team_of(s) != team)]
        talked = game.copy()
        talked.events = list(game.events or ())
        proposal = PROPOSALS[kind(game)] or offered(game, seats[0])[2]
        say(talked, seats[0], proposal)
        if kind(game) == "Guessing":
            say(talked, seats[1], "point C4")
        look_alike(game, talked, outside)
        assert [choice(talked).proposed(viewer) for viewer in outside] == [None] * len(outside)
        mates = [seat for seat in range(7) if seat % 2 == team]
        for mate in mates:  # the Gridmaster too
            assert choice(game).proposed(mate) is None
            assert choice(talked).proposed(mate) is not None
            frame = GAME.view(talked, mate)["agenda"][-1]
            assert frame["proposal"] is not None, kind(game)
            assert told_to(talked, mate)["log"] != told_to(game, mate)["log"], kind(game)
    assert set(seen) == set(PROPOSALS)


# ---------------------------------------------------------------------- spectators


@pytest.mark.rule("GL-126", "GL-90", "GL-54")
def test_a_spectator_sees_what_every_player_sees_and_no_more() -> None:
    for game in (to_guess(start(7, "A3", pink="P5", blue="P12")), to_clue(start(3, "A3"))):
        public = GAME.views.public(game)
        for viewer in (None, *range(game.table.players)):
            view = GAME.view(game, viewer)
            assert {part: view[part] for part in public} == public
        spectator = GAME.view(game, None)
        assert (spectator["key"], spectator["discarded"], spectator["viewer"]) == (None, [], None)
