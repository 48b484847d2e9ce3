"""GL-44, GL-118 to GL-120, GL-126, GL-129: who may write where, in every phase."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    decide,
    kind,
    play_out,
    play_turn,
    powers,
    say,
    start,
    to,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

PLAYERS = 7  # Pink has 0, 2, 4 and 6, Blue has 1, 3 and 5; seat 0 is Gridmaster first
ALL, PINK, BLUE, GUESSERS = [0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 6], [1, 3, 5], [2, 4, 6]
BUT_HER = [1, 2, 3, 4, 5, 6]


def readers(game: Game[Table]) -> dict[str, Sequence[int]]:
    players = game.table.players
    found = GAME.channels.channels(game, GAME.sides.sides(players, {}))
    return {c.id: range(players) if c.readers is None else c.readers for c in found}


def writers(game: Game[Table]) -> dict[str, list[int]]:
    """Who may write where; nobody is asked about a channel that they cannot read."""
    return {
        channel: [seat for seat in seats if GAME.channels.refuse_talk(game, channel, seat) is None]
        for channel, seats in readers(game).items()
    }


def hidden(game: Game[Table]) -> set[tuple[int, ...]]:
    """Whose presence is hidden, from anybody but the Gridmaster and from spectators."""
    others = [seat for seat in range(game.table.players) if seat != game.table.gridmaster]
    return {tuple(GAME.channels.hidden_presence(game, viewer)) for viewer in (None, *others)}


def spectator_is_silent(game: Game[Table]) -> bool:
    return GAME.channels.refuse_talk(game, "table", None) is not None


def at(phase: str) -> Game[Table]:
    """The first turn, with powers and a side-guess, at this decision."""
    game = start(PLAYERS, "C3", pink="P5", blue="P12")
    if phase in ("NameGridmaster", "ChooseFirst", "ChooseSecond", "PowerWindow"):
        return to(game, phase)
    decide(to(game, "PowerWindow"), "use P12")
    if phase == "second PowerWindow":
        return game
    if phase == "Voting":
        say(to(game, "ObjectionWindow"), 1, "object")
    return to(game, phase)


@pytest.mark.rule("GL-118", "GL-120", "GL-R26")
def test_each_team_has_a_channel_that_it_alone_reads() -> None:
    game = at("NameGridmaster")
    assert {name: list(seats) for name, seats in readers(game).items()} == {
        "table": ALL,
        "pink": PINK,
        "blue": BLUE,
    }


@pytest.mark.rule("GL-118", "GL-56")
def test_the_gridmaster_reads_her_team_in_every_phase() -> None:
    for phase in ("ChooseFirst", "ChooseSecond", "PowerWindow", "GivingClue", "Guessing"):
        assert 0 in readers(at(phase))["pink"]


@pytest.mark.rule("GL-118", "GL-120", "GL-88")
def test_in_the_draft_everybody_talks() -> None:
    game = GAME.start(PLAYERS, Seeded("draft"), {"powers": "yes"})
    assert kind(game) == "TakePower"
    assert writers(game) == {"table": ALL, "pink": PINK, "blue": BLUE}


@pytest.mark.rule("GL-119")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_before_anybody_is_gridmaster_nobody_is_hidden(players: int) -> None:
    options = {"powers": "yes" if players > 3 else "no"}
    game = GAME.start(players, Seeded("hidden"), options)
    assert game.table.gridmaster < 0
    assert hidden(game) == {()}


@pytest.mark.rule("GL-118", "GL-120", "GL-32")
@pytest.mark.parametrize("phase", ["NameGridmaster", "ChooseFirst"])
def test_in_phases_1_and_2_everybody_talks_the_gridmaster_too(phase: str) -> None:
    game = at(phase)
    assert kind(game) == phase
    assert writers(game) == {"table": ALL, "pink": PINK, "blue": BLUE}
    assert hidden(game) == {()}


@pytest.mark.rule("GL-118", "GL-119", "GL-120", "GL-129", "GL-36")
def test_in_phase_3_the_gridmaster_is_mute_everywhere() -> None:
    game = at("ChooseSecond")
    assert writers(game) == {"table": BUT_HER, "pink": GUESSERS, "blue": BLUE}
    assert hidden(game) == {(0,)}


@pytest.mark.rule("GL-118", "GL-119", "GL-120", "GL-44", "GL-57")
@pytest.mark.parametrize(
    "phase",
    [
        "PowerWindow",
        "second PowerWindow",
        "GivingClue",
        "ObjectionWindow",
        "Voting",
        "SideGuessing",
        "Guessing",
    ],
)
def test_from_phase_4_to_the_reveal_the_table_is_quiet(phase: str) -> None:
    game = at(phase)
    assert writers(game) == {"table": [], "pink": GUESSERS, "blue": BLUE}
    assert hidden(game) == {(0,)}


@pytest.mark.rule("GL-118", "GL-120", "GL-119")
def test_from_the_reveal_on_everybody_talks_again() -> None:
    game = play_out(at("Guessing"), 1)
    assert kind(game) == "NameGridmaster"
    assert writers(game) == {"table": ALL, "pink": PINK, "blue": BLUE}
    assert hidden(game) == {()}


@pytest.mark.rule("GL-R31", "GL-118", "GL-120")
def test_at_a_forced_flip_the_card_is_known_and_everybody_talks() -> None:
    game = start(PLAYERS, "C3", pink="P1 P5")
    game.table.supply[0] = 0
    play_turn(game, "A1")
    assert kind(game) == "ForcedFlip"
    assert writers(game) == {"table": ALL, "pink": PINK, "blue": BLUE}
    assert hidden(game) == {()}


@pytest.mark.rule("GL-118", "GL-119", "GL-120")
def test_in_the_next_turn_another_is_mute() -> None:
    game = play_out(at("Guessing"), 1)
    decide(game, "name 4")
    assert writers(game) == {"table": ALL, "pink": PINK, "blue": BLUE}
    to(game, "ChooseSecond")
    assert writers(game) == {"table": [0, 1, 2, 4, 5, 6], "pink": PINK, "blue": [1, 5]}
    assert hidden(game) == {(3,)}
    powers(game)
    assert writers(game) == {"table": [], "pink": PINK, "blue": [1, 5]}


@pytest.mark.rule("GL-118", "GL-R11")
def test_while_she_looks_for_another_clue_she_is_as_mute_as_before() -> None:
    game = at("Voting")
    for seat in (3, 5, 2):
        say(game, seat, "uphold")
    assert kind(game) == "GivingClue"
    assert writers(game) == {"table": [], "pink": GUESSERS, "blue": BLUE}
    assert hidden(game) == {(0,)}


@pytest.mark.rule("GL-118", "GL-120")
def test_after_the_end_everybody_talks() -> None:
    game = start(PLAYERS, "C3", scores=(10, 1))
    play_turn(game, "C3")
    assert game.over
    assert writers(game) == {"table": ALL, "pink": PINK, "blue": BLUE}


@pytest.mark.rule("GL-119")
def test_after_the_end_nobody_is_hidden() -> None:
    game = start(PLAYERS, "C3", scores=(10, 1))
    play_turn(game, "C3")
    assert hidden(game) == {()}


@pytest.mark.rule("GL-119")
def test_she_knows_herself_that_she_is_there() -> None:
    for phase in ("ChooseSecond", "GivingClue", "Guessing"):
        assert 0 not in GAME.channels.hidden_presence(at(phase), 0)


@pytest.mark.rule("GL-126", "GL-120")
@pytest.mark.parametrize(
    "phase", ["NameGridmaster", "ChooseFirst", "ChooseSecond", "GivingClue", "Guessing"]
)
def test_spectators_write_nowhere(phase: str) -> None:
    game = at(phase)
    assert spectator_is_silent(game)
    for channel in ("pink", "blue"):
        assert GAME.channels.refuse_talk(game, channel, None) is not None


def silent(rule: str, phase: str, channel: str, seat: int | None, because: str) -> object:
    marks = pytest.mark.rule(rule)
    return pytest.param(rule, phase, channel, seat, because, marks=marks, id=f"{rule} {phase}")


LOOKS_ON = "Those who look on have no voice while the game goes on."
NAMED = "You are Gridmaster, so you say nothing until the card is shown."
IS_QUIET = "The table is quiet until the card is shown; your team can hear you."


@pytest.mark.rule("GL-118")
@pytest.mark.parametrize(
    ("rule", "phase", "channel", "seat", "because"),
    [
        silent("GL-126", "NameGridmaster", "table", None, LOOKS_ON),
        silent("GL-126", "Guessing", "table", None, LOOKS_ON),
        silent("GL-119", "ChooseSecond", "table", 0, NAMED),
        silent("GL-119", "Guessing", "pink", 0, NAMED),
        silent("GL-120", "GivingClue", "table", 2, IS_QUIET),
        silent("GL-120", "Guessing", "table", 1, IS_QUIET),
    ],
)
def test_whoever_may_not_write_is_told_why_in_a_sentence(
    rule: str, phase: str, channel: str, seat: int | None, because: str
) -> None:
    game = at(phase)
    found = GAME.channels.refuse_talk(game, channel, seat)
    assert found is not None
    refusal = GAME.rulebook.refusal(found, GAME.channels.because_silent(game, channel, seat))
    assert (refusal.rule, str(refusal.because)) == (rule, because)


# ---------------------------------------------------------------------- cooperative


@pytest.mark.rule("GL-118", "GL-119", "GL-120", "GL-81")
def test_in_the_cooperative_game_she_is_mute_from_phase_2_on() -> None:
    game = start(3, "C3")
    assert {name: list(seats) for name, seats in readers(game).items()} == {
        "table": [0, 1, 2],
        "team": [0, 1, 2],
    }
    assert kind(game) == "NameGridmaster"
    assert writers(game) == {"table": [0, 1, 2], "team": [0, 1, 2]}
    decide(game, "name 1")
    for phase in ("ChooseFirst", "ChooseSecond"):
        assert kind(game) == phase
        assert writers(game) == {"table": [1, 2], "team": [1, 2]}
        assert hidden(game) == {(0,)}
        decide(game)
    for phase in ("GivingClue", "Guessing"):
        assert kind(game) == phase
        assert writers(game) == {"table": [], "team": [1, 2]}
        assert hidden(game) == {(0,)}
        assert spectator_is_silent(game)
        decide(game)
    assert writers(game) == {"table": [0, 1, 2], "team": [0, 1, 2]}


@pytest.mark.rule("GL-119")
@pytest.mark.parametrize("players", [2, 3])
def test_after_a_reveal_nobody_is_hidden_in_the_cooperative_game(players: int) -> None:
    game = play_out(start(players, "C3"), 1)
    if kind(game) == "NameGridmaster":  # of two, the other is Gridmaster at once
        assert hidden(game) == {()}
    else:
        assert hidden(game) == {(game.table.gridmaster,)}


@pytest.mark.rule("GL-118", "GL-119", "GL-83")
def test_of_two_players_the_guesser_may_write() -> None:
    game = to(start(2, "C3"), "Guessing")
    (guesser,) = game.table.guessers()
    assert writers(game) == {"table": [], "team": [guesser]}
