"""The published counts: reading perft.txt, and counting turns with either implementation.

`python -m parlour.games.gridopolis.tests.perft` counts everything again with the game's own engine
to depth 3 and prints the file as it should be; with `oracle` as argument the second opinion counts.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.rules.second import FreeJump, SecondMove
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests import oracle
from parlour.games.gridopolis.tests.checks import at
from parlour.games.gridopolis.tests.oracle_ways import Marker, Position
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.kernel.agenda import Game

FILE = Path(__file__).with_name("perft.txt")
FIRST = ("step", "jump", "take", "kamikaze", "block", "pad")
SECOND = ("step", "jump", "take", "kamikaze", "decline")
PARTS = ("pads", "links", "posts", "blockers")
DEPTH = 3


class Standing(NamedTuple):
    """One marker of a position."""

    seat: str
    rank: str
    cell: str
    moved: bool


class Entry:
    """A position of the file, and what is published about it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.blueprint = ""
        self.players = 0
        self.turn = ""
        self.options: dict[str, str] = {}
        self.opening = False
        self.markers: list[Standing] = []
        self.blockers: list[tuple[str, str]] = []  # seat, cell
        self.added: list[tuple[str, str]] = []  # seat, cell
        self.reserve: dict[str, dict[str, int]] = {}
        self.first: dict[str, int] = {}
        self.second: dict[str, int] = {}
        self.turns: list[int] = []

    def take(self, word: str, rest: list[str]) -> None:
        """One line of the file."""
        match word:
            case "blueprint" | "turn":
                setattr(self, word, rest[0])
            case "players":
                self.players = int(rest[0])
            case "option":
                self.options[rest[0]] = rest[1]
            case "opening":
                self.opening = True
            case "marker":
                seat, rank, cell = rest[:3]
                assert rank in ("pawn", "king"), rank
                assert rest[3:] in ([], ["unmoved"]), rest
                self.markers.append(Standing(seat, rank, cell, len(rest) == 3))
            case "blocker":
                self.blockers.append((rest[0], rest[1]))
            case "added":
                self.added.append((rest[0], rest[1]))
            case "reserve":
                self.reserve[rest[0]] = numbers(rest[1:], PARTS)
            case "first":
                self.first = numbers(rest, FIRST)
            case "second":
                self.second = numbers(rest, SECOND)
            case "turns":
                self.turns = [int(number) for number in rest]
            case _:
                assert word == "about", word


def numbers(words: list[str], names: tuple[str, ...]) -> dict[str, int]:
    """What is written as `name number name number`; what is not named is 0."""
    found = dict.fromkeys(names, 0)
    for name, number in zip(words[::2], words[1::2], strict=True):
        assert name in found, name
        found[name] = int(number)
    return found


def read(text: str) -> list[Entry]:
    entries: list[Entry] = []
    for line in text.splitlines():
        word, *rest = line.split() or [""]
        if word == "position":
            entries.append(Entry(" ".join(rest)))
        elif word and not word.startswith("#"):
            entries[-1].take(word, rest)
    return entries


# ---------------------------------------------------------------------- counting


class Rules(Protocol):
    """An implementation of the game, as far as counting needs it. What `P` is, it alone knows."""

    def lay(self, entry: Entry) -> Any: ...
    def decisions(self, p: Any) -> list[str]: ...
    def after(self, p: Any, decision: str) -> Any: ...
    def king(self, p: Any, cell: str) -> bool: ...
    def second(self, p: Any) -> bool: ...
    def key(self, p: Any) -> Hashable: ...


class Counts(NamedTuple):
    first: dict[str, int]
    second: dict[str, int]
    turns: list[int]


def count(rules: Rules, entry: Entry, depth: int) -> Counts:
    """Turns to each depth. Equal positions are followed once, with the ways to come there."""
    start = rules.lay(entry)
    first = Counter(decision.split()[0] for decision in rules.decisions(start))
    second: Counter[str] = Counter()
    layer = {rules.key(start): (start, 1)}
    turns = []
    for level in range(depth):
        following: dict[Hashable, tuple[Any, int]] = {}
        total = 0
        for p, times in layer.values():
            for end, kind in whole_turns(rules, p, lazily=level == depth - 1):
                total += times
                if level == 0 and kind:
                    second[kind] += 1
                if end is not None:
                    key = rules.key(end)
                    following[key] = (end, following.get(key, (end, 0))[1] + times)
        turns.append(total)
        layer = following
    return Counts(
        {name: first[name] for name in FIRST}, {name: second[name] for name in SECOND}, turns
    )


def whole_turns(rules: Rules, p: Any, lazily: bool) -> Iterator[tuple[Any, str]]:
    """Every turn from `p`: the position after it, and the kind of its second decision if any.

    If the positions are not wanted (`lazily`), those after the last decision are not made.
    """
    for decision in rules.decisions(p):
        kind, cell = decision.split()[:2]
        last = kind in ("block", "pad", "kamikaze") or not rules.king(p, cell)
        between = None if lazily and last else rules.after(p, decision)
        if between is None or not rules.second(between):
            yield between, ""
            continue
        for more in rules.decisions(between):
            yield None if lazily else rules.after(between, more), more.split()[0]


class Oracle:
    """The second opinion."""

    def lay(self, entry: Entry) -> Position:
        p = Position(oracle.design(entry.blueprint), entry.players, entry.options)
        p.turn = p.names.index(entry.turn)
        if not entry.opening:
            p.markers = {
                oracle.read_cell(m.cell): Marker(p.names.index(m.seat), m.rank == "king", m.moved)
                for m in entry.markers
            }
            p.reserve = [entry.reserve.get(name, dict.fromkeys(PARTS, 0)) for name in p.names]
            p.blockers = {
                oracle.read_cell(cell): p.names.index(seat) for seat, cell in entry.blockers
            }
            p.pads |= {oracle.read_cell(cell) for _, cell in entry.added}
            p.out = [not oracle.own_cells(p, seat) for seat in range(p.players)]
        return oracle.begin(p)

    def decisions(self, p: Position) -> list[str]:
        return sorted(oracle.legal(p))

    def after(self, p: Position, decision: str) -> Position:
        return oracle.apply(p, decision)

    def king(self, p: Position, cell: str) -> bool:
        return p.markers[oracle.read_cell(cell)].king

    def second(self, p: Position) -> bool:
        return p.stands is not None

    def key(self, p: Position) -> Hashable:
        return (p.key(), tuple(p.winners))


class Engine:
    """The game itself."""

    def lay(self, entry: Entry) -> Game[Table]:
        if entry.opening:
            return begin(entry.players, entry.blueprint)
        seats = oracle.design(entry.blueprint)["seating"][str(entry.players)]
        none = dict.fromkeys(PARTS, 0)
        return place(
            entry.players,
            entry.blueprint,
            seats.index(entry.turn),
            markers={n: standing(entry, seat) for n, seat in enumerate(seats)},
            fresh=[marker.cell for marker in entry.markers if not marker.moved],
            blockers={
                n: [cell for owner, cell in entry.blockers if owner == seat]
                for n, seat in enumerate(seats)
            },
            added=[(cell, seats.index(seat)) for seat, cell in entry.added],
            reserves={n: entry.reserve.get(seat, none) for n, seat in enumerate(seats)},
            options=entry.options,
        )

    def decisions(self, game: Game[Table]) -> list[str]:
        if game.over:
            return []
        return [GAME.notation.write(move) for move in game.moves(game.waiting()[0])]

    def after(self, game: Game[Table], decision: str) -> Game[Table]:
        twin = game.copy()
        twin.play(game.waiting()[0], GAME.notation.read(decision))
        return twin

    def king(self, game: Game[Table], cell: str) -> bool:
        t = game.table
        return bool(t.kings >> t.pad(at(cell)) & 1)

    def second(self, game: Game[Table]) -> bool:
        return isinstance(game.choice, (FreeJump, SecondMove))

    def key(self, game: Game[Table]) -> Hashable:
        t = game.table
        built = [tuple(pad.values()) for pad in t.added]
        left = [tuple(reserve.values()) for reserve in t.reserves]
        return (game.over, *t.position(), *t.blockers, *built, *left)


def standing(entry: Entry, seat: str) -> list[str]:
    """The markers of a seat as `place` wants them: a K before the pad of a king."""
    own = [marker for marker in entry.markers if marker.seat == seat]
    return [("K" if marker.rank == "king" else "") + marker.cell for marker in own]


def lines(counts: Counts) -> dict[str, str]:
    """The lines of the file that say what was counted."""
    found = {"first": counts.first, "second": counts.second}
    written = {
        word: " ".join([word, *(f"{name} {n}" for name, n in kinds.items() if n)])
        for word, kinds in found.items()
    }
    return {**written, "turns": " ".join(["turns", *map(str, counts.turns)])}


def remade(text: str, rules: Rules, depth: int = DEPTH) -> Iterator[str]:
    """The lines of the file, with everything that can be counted counted anew."""
    entries = iter(read(text))
    counted: dict[str, str] = {}
    for line in text.splitlines():
        word = line.split(" ")[0]
        if word == "position":
            entry = next(entries)
            counted = lines(count(rules, entry, depth))
        yield counted.get(word, line)


def main(arguments: list[str]) -> None:
    rules: Rules = Oracle() if arguments == ["oracle"] else Engine()
    for line in remade(FILE.read_text("utf-8"), rules):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
