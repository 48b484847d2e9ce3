"""Summit: climb before it is dark, alone or with eleven others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.contract import OpenBox, Option, Outcome, View
from parlour.games.summit import rules
from parlour.games.summit.rules import (
    HOURS,
    Climb,
    Climbed,
    Hour,
    Nightfall,
    Rest,
    Rested,
    Slipped,
    Table,
)
from parlour.kernel import Event, Game, Luck, Malformed, Move, kinds, load_rulebook


class Summit(OpenBox[Table]):
    name = "summit"
    title = "Summit"
    blurb = "Climb to the top before it is dark. It may be that nobody does."
    minutes = (2, 5)
    players = tuple(range(1, 13))
    usual_players = 4
    rules_version = 1
    longest = 2 * HOURS  # a climb in every hour, and a rest before it
    shared_places = True
    options = (Option("weather", "The weather", ("fair", "rough"), "SUMMIT-R1"),)
    kinds = kinds(rules)
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        """SUMMIT-1."""
        rounds = HOURS // players
        summit = rounds + rounds // 2
        rough = options["weather"] == "rough"
        first = luck.below(players)
        table = Table(first, [0] * players, [0] * players, [], summit, rough)
        return Game(table, luck, [Hour(0)])

    def outcome(self, game: Game[Table]) -> Outcome:
        """SUMMIT-6. Where nobody is up, the mountain has the first place."""
        heights, summit = game.table.heights, game.table.summit
        best = 1 if summit in heights else 2
        places = tuple(best + sum(other > mine for other in heights) for mine in heights)
        return Outcome(places, tuple(heights), "SUMMIT-6")

    def components(self, game: Game[Table]) -> dict[str, int]:
        return {"climbers": len(game.table.heights), "steps": game.table.summit}

    def figures(self, view: View) -> dict[str, list[int]]:
        return {"height": view["table"]["heights"], "tried": view["table"]["tried"]}

    def breakdown(self, view: View) -> dict[str, list[int]]:
        return {"Steps": view["table"]["heights"]}

    def write(self, move: Move) -> str:
        if isinstance(move, Rest):
            return "rest"
        assert isinstance(move, Climb)
        return f"climb {move.steps}"

    def read(self, text: str) -> Move:
        if text.strip() == "rest":
            return Rest()
        found = re.fullmatch(r"climb (-?[0-9]{1,9})", text.strip())
        if found is None:
            raise Malformed(f"{text!r} is neither 'rest' nor 'climb' and a number")
        return Climb(int(found[1]))

    def say(self, event: Event, names: Sequence[str]) -> str:
        match event:
            case Climbed():
                return f"{names[event.seat]} climbs to {event.height}."
            case Slipped():
                return f"{names[event.seat]} slips."
            case Rested():
                return f"{names[event.seat]} rests."
            case Nightfall():
                up = ", ".join(names[seat] for seat in event.up) or "nobody"
                return f"It is dark. On the summit: {up}."
        raise TypeError(f"no words for {event!r}")

    def prompt(self, view: View) -> str:
        return "Climb one, two or three steps, or rest." if view["agenda"] else "The game is over."

    def board(self, view: View, names: Sequence[str]) -> str:
        table = view["table"]
        return "\n".join(
            f"{name}: {height} of {table['summit']}"
            for name, height in zip(names, table["heights"], strict=True)
        )


GAME = Summit()
