"""Sprawl: leap over the other side's pieces on a board that both sides keep building."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.contract import OpenBox, Outcome, View
from parlour.games.sprawl import rules, table
from parlour.games.sprawl.table import Go, Laid, Lay, Skipped, Stop, Table, Went
from parlour.kernel import Event, Game, Luck, Malformed, Move, kinds, load_rulebook

KINDS = kinds(table, rules)
PLACE = r"(-?[0-9]{1,9}),(-?[0-9]{1,9})"
WIDTH, LENGTH, RESERVE = 3, 4, 3


class Sprawl(OpenBox[Table]):
    name = "sprawl"
    title = "Sprawl"
    blurb = "Build the board, and leap across it."
    minutes = (5, 10)
    players = (2,)
    usual_players = 2
    rules_version = 1
    longest = rules.TURNS * 4  # a chain takes at most three pieces, and may be broken off
    shared_places = True
    kinds = KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        """SPRAWL-1. Three by four tiles, and the pieces on the two short sides."""
        tiles = [[x, y] for y in range(LENGTH) for x in range(WIDTH)]
        t = Table(tiles, [tiles[:WIDTH], tiles[-WIDTH:]], [RESERVE] * 2, [0, 0])
        return Game(t, luck, [rules.Turn(0, rules.TURNS)])

    def outcome(self, game: Game[Table]) -> Outcome:
        taken = game.table.taken
        return Outcome(tuple(1 if n == max(taken) else 2 for n in taken), tuple(taken), "SPRAWL-9")

    def components(self, game: Game[Table]) -> dict[str, int]:
        t = game.table
        return {
            "tiles": len(t.tiles) + sum(t.reserve),
            "pieces of seat 0": len(t.pieces[0]) + t.taken[1],
            "pieces of seat 1": len(t.pieces[1]) + t.taken[0],
        }

    def write(self, move: Move) -> str:
        match move:
            case Lay():
                return f"lay {move.x},{move.y}"
            case Go():
                return f"go {move.from_x},{move.from_y} {move.x},{move.y}"
        return "stop"

    def read(self, text: str) -> Move:
        if text == "stop":
            return Stop()
        if found := re.fullmatch(f"lay {PLACE}", text):
            return Lay(*map(int, found.groups()))
        if found := re.fullmatch(f"go {PLACE} {PLACE}", text):
            return Go(*map(int, found.groups()))
        raise Malformed(f"{text!r} is none of: lay 3,0; go 0,0 1,1; stop")

    def say(self, event: Event, names: Sequence[str]) -> str:
        match event:
            case Laid():
                return f"{names[event.seat]} lays a tile at {event.x},{event.y}."
            case Went():
                result = " and takes a piece" if event.took else ""
                return f"{names[event.seat]} goes to {event.x},{event.y}{result}."
            case Skipped():
                return f"{names[event.seat]} has no move."
        raise TypeError(f"no words for {event!r}")

    def prompt(self, view: View) -> str:
        if not view["agenda"]:
            return "The game is over."
        if view["agenda"][-1]["kind"] == rules.LeapOn.__name__:
            return "Leap on with the same piece, or stop."
        return "Lay a tile, or go with a piece."

    def board(self, view: View, names: Sequence[str]) -> str:
        """Tiles as dots and pieces by seat number, in a frame that grows with the board."""
        t = view["table"]
        marks = dict.fromkeys([(x, y) for x, y in t["tiles"]], ".")
        for seat, pieces in enumerate(t["pieces"]):
            marks.update({(x, y): str(seat) for x, y in pieces})
        columns = range(min(x for x, _ in marks), max(x for x, _ in marks) + 1)
        rows = range(max(y for _, y in marks), min(y for _, y in marks) - 1, -1)
        return "\n".join("".join(marks.get((x, y), " ") for x in columns) for y in rows)


GAME = Sprawl()
