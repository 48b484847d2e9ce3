"""The published counts, and the second opinion: two implementations that must never disagree."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.blueprint import built_in
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests import oracle, perft
from parlour.games.gridopolis.tests.checks import legal, text_of, varied
from parlour.games.gridopolis.tests.oracle_ways import Position, cell_of
from parlour.games.gridopolis.tests.positions import changed
from parlour.kernel.agenda import HOUSE, Game
from parlour.kernel.luck import Seeded

TEXT = perft.FILE.read_text("utf-8")
ENTRIES = perft.read(TEXT)
OPENINGS = [(name, int(n)) for name, plan in built_in().items() for n in plan.seating]

# Designs that make rare things common: teleporters side by side, and kings in the middle of chains.
SIDE_BY_SIDE = changed(
    "matrix", teleporters=[[0, 0, 0], [1, 1, 0], [-1, 1, 0], [1, -1, 0], [-1, -1, 0]]
)
HASTY = changed(
    "plaza",
    teleporters=[[0, 0, 0], [1, 0, 0], [0, 1, 1]],
    rules={"king_mid_chain": True, "no_progress_turns": 10},
)
GAMES = [*OPENINGS, *((design, n) for design in (SIDE_BY_SIDE, HASTY) for n in (2, 3, 4))]

CHOICES = {
    "kinging": ("ends_turn", "goes_on"),
    "kamikaze": ("alone",),
    "captures": ("forced",),
    "first_move": ("free",),
    "out_and_back": ("allowed",),
    "last_standing": ("points_decide",),
    "after_teleport": ("allowed",),
    "limit": ("10_rounds", "20_rounds", "15_minutes"),
}


def names(value: Any) -> str | None:
    """A short name for a blueprint given as text."""
    if isinstance(value, str):
        return (
            value if value in built_in() else "side_by_side" if value == SIDE_BY_SIDE else "hasty"
        )
    return value.name if isinstance(value, perft.Entry) else None


# ---------------------------------------------------------------------- the file


def test_the_file_has_every_opening_and_enough_tricky_positions() -> None:
    openings = [(entry.blueprint, entry.players) for entry in ENTRIES if entry.opening]
    assert openings == OPENINGS
    assert len(ENTRIES) - len(openings) >= 10
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES)
    assert all(len(entry.turns) == perft.DEPTH for entry in ENTRIES)


@pytest.mark.parametrize("entry", ENTRIES, ids=names)
def test_the_engine_counts_what_is_published(entry: perft.Entry) -> None:
    counts = perft.count(perft.Engine(), entry, 2)
    assert counts == (entry.first, entry.second, entry.turns[:2])


@pytest.mark.parametrize("entry", ENTRIES, ids=names)
def test_the_second_opinion_counts_what_is_published(entry: perft.Entry) -> None:
    counts = perft.count(perft.Oracle(), entry, 1)
    assert counts == (entry.first, entry.second, entry.turns[:1])


def test_the_split_of_a_turn_adds_up_to_the_turns() -> None:
    for entry in ENTRIES:
        start = perft.Oracle().lay(entry)
        between = [oracle.apply(start, text) for text in oracle.legal(start)]
        ended = sum(position.stands is None for position in between)
        assert ended + sum(entry.second.values()) == entry.turns[0]


def test_what_is_remade_is_the_file_again() -> None:
    name = "kamikaze of the last two"
    alone = TEXT[TEXT.index(f"position {name}") :].split("\n\n")[0]
    emptied = [
        line.split()[0] if line.startswith(("first", "turns")) else line
        for line in alone.splitlines()
    ]
    assert list(perft.remade("\n".join(emptied), perft.Engine())) == alone.splitlines()


def test_a_word_that_means_nothing_is_not_passed_over() -> None:
    with pytest.raises(AssertionError, match="turnip"):
        perft.read("position one\nturnip 3\n")
    with pytest.raises(AssertionError, match="pawns"):
        perft.read("position one\nreserve S pawns 3\n")


def test_the_second_opinion_knows_the_count_of_the_rules() -> None:
    """116 actions: 30 steps, 5 own-jumps, 22 blocker-boxes, 44 pads beside and 15 above others."""
    start = oracle.opening("matrix", 2)
    kinds = [text.split()[0] for text in oracle.legal(start)]
    assert [kinds.count(kind) for kind in perft.FIRST] == [30, 5, 0, 0, 22, 59]
    assert sum(oracle.buildable(start).values()) == 15


# ---------------------------------------------------------------------- the two side by side


def seen_by_oracle(p: Position) -> dict[str, Any]:
    return {
        "turn": p.turn,
        "markers": sorted((cell, *marker) for cell, marker in p.markers.items()),
        "pads": sorted(p.pads),
        "blockers": sorted(p.blockers.items()),
        "reserves": [p.reserve[seat] for seat in oracle.living(p)],
        "piles": p.pile,
        "out": p.out,
        "points": [oracle.points(p, seat) for seat in range(p.players)],
        "turns": p.turns,
        "round": p.round,
        "quiet": p.quiet,
        "second": (p.stands, p.began, p.leaps) if p.stands is not None else None,
    }


def seen_in_game(view: dict[str, Any]) -> dict[str, Any]:
    second, players = view["second"], view["players"]
    return {
        "turn": view["turn"],
        "markers": sorted(
            (cell_of(one["cell"]), one["seat"], one["king"], one["moved"])
            for one in view["markers"]
        ),
        "pads": sorted(map(cell_of, view["pads"])),
        "blockers": sorted((cell_of(one["cell"]), one["seat"]) for one in view["blockers"]),
        "reserves": [player["reserve"] for player in players if not player["out"]],
        "piles": [player["pile"] for player in players],
        "out": [player["out"] for player in players],
        "points": [player["points"] for player in players],
        "turns": view["turns"],
        "round": view["round"],
        "quiet": view["quiet"]["turns"],
        "second": (cell_of(second["cell"]), cell_of(second["start"]), second["jump"])
        if second
        else None,
    }


def start_both(
    blueprint: str, players: int, options: dict[str, str], seed: str
) -> tuple[Game[Table], Position]:
    game = GAME.start(players, Seeded(seed), {**options, "blueprint": blueprint})
    design = oracle.design(blueprint) if blueprint in built_in() else json.loads(blueprint)
    p = Position(design, players, options)
    p.starter = p.turn = game.table.starter
    return game, oracle.begin(p)


def play_both(
    game: Game[Table], p: Position, luck: random.Random, leaving: float
) -> Iterator[tuple[Game[Table], Position]]:
    """A random game in both, with somebody leaving or the time running out now and then."""
    moves = Seeded(str(luck.random()))
    while not game.over and not p.winners:
        yield game, p
        if p.options["limit"].endswith("minutes") and p.turns > 40 and not p.time_is_up:
            assert game.submit(HOUSE, GAME.notation.read("time up")) is None
            p = oracle.time_up(p)
        elif luck.random() < leaving:
            seat = luck.choice(oracle.living(p))
            assert game.submit(seat, GAME.notation.read("resign")) is None
            p = oracle.resign(p, seat)
        else:
            text = varied(game, moves) if luck.random() < 0.5 else luck.choice(sorted(legal(game)))
            assert game.submit(p.turn, GAME.notation.read(text)) is None
            p = oracle.apply(p, text)
    yield game, p


@pytest.mark.parametrize(("blueprint", "players"), GAMES, ids=names)
def test_in_a_random_game_both_allow_the_same_and_see_the_same(
    blueprint: str, players: int
) -> None:
    luck = random.Random(f"{names(blueprint)} {players}")
    for number in range(2):
        drawn = {name: luck.choice(values) for name, values in CHOICES.items()}
        options = {name: value for name, value in drawn.items() if number and luck.random() < 0.4}
        both = start_both(blueprint, players, options, str(luck.random()))
        for game, p in play_both(*both, luck, leaving=0.01 * number):
            if p.winners:
                assert game.over
                assert sorted(GAME.rules.outcome(game).winners) == p.winners
            else:
                assert seen_in_game(GAME.view(game, None)) == seen_by_oracle(p)
                assert legal(game) == oracle.legal(p)


def random_entry(luck: random.Random) -> perft.Entry:
    """A position that no game need ever have come to."""
    entry = perft.Entry("random")
    entry.blueprint, entry.players = luck.choice(OPENINGS)
    p = Position(oracle.design(entry.blueprint), entry.players)
    entry.turn = p.names[0]
    entry.options = {
        name: luck.choice(values)
        for name, values in CHOICES.items()
        if name != "limit" and luck.random() < 0.2
    }
    for _ in range(luck.randrange(4)):
        cell = luck.choice(sorted(oracle.buildable(p)))
        p.pads.add(cell)
        entry.added.append((luck.choice(p.names), text_of(cell)))
    cells = luck.sample(sorted(p.pads), len(p.pads))
    each = len(p.markers) // entry.players
    for seat, name in enumerate(p.names):
        for _ in range(luck.randint(1, each)):
            cell = cells.pop()
            king = luck.random() < 0.3 or p.kingerizers.get(cell, seat) != seat
            moved = king or luck.random() < 0.7
            rank = "king" if king else "pawn"
            entry.markers.append(perft.Standing(name, rank, text_of(cell), moved))
    plain = [cell for cell in cells if cell not in p.teleporters and cell not in p.kingerizers]
    for cell in plain[: luck.randrange(5)]:
        entry.blockers.append((luck.choice(p.names), text_of(cell)))
    entry.reserve = {name: {part: luck.randrange(2) for part in perft.PARTS} for name in p.names}
    return entry


@pytest.mark.parametrize("seed", range(6))
def test_in_random_positions_both_allow_the_same_turns(seed: int) -> None:
    luck = random.Random(seed)
    ours, theirs = perft.Engine(), perft.Oracle()
    for _ in range(15):
        entry = random_entry(luck)
        game, p = ours.lay(entry), theirs.lay(entry)
        assert legal(game) == oracle.legal(p)
        for text in oracle.legal(p):
            if text.split()[0] in ("step", "jump", "take") and theirs.king(p, text.split()[1]):
                after, p_after = ours.after(game, text), theirs.after(p, text)
                assert ours.second(after) == theirs.second(p_after)
                assert legal(after) == oracle.legal(p_after)
