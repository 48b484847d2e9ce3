"""Heap: take stones, give up when you like, and hurry if a time was agreed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.contract import BadSetup, OpenBox, Option, Outcome, View
from parlour.games.heap import rules
from parlour.games.heap.rules import Called, GivenUp, GiveUp, Table, Take, TimeUp, Took, Turn
from parlour.kernel import Event, Game, Luck, Malformed, Move, kinds, load_rulebook

HEAPS = {"twenty": 20, "thirty": 30}
LIMITS = {"none": None, "a_second": 1, "an_hour": 3600}
LARGEST = 99


class Heap(OpenBox[Table]):
    name = "heap"
    title = "Heap"
    blurb = "Take the most stones of a heap that you may lay yourself."
    minutes = (1, 3)
    players = (2, 3)
    usual_players = 2
    rules_version = 1
    longest = LARGEST
    shared_places = True
    options = (
        Option("heap", "The heap", tuple(HEAPS), "HEAP-R1", free=True),
        Option("limit", "Time", tuple(LIMITS), "HEAP-R2", units=("minutes",)),
    )
    interjections = (GiveUp(),)
    time_up = TimeUp()
    kinds = kinds(rules)
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        agreed = options["heap"]
        stones = HEAPS[agreed] if agreed in HEAPS else heap_in(agreed)["stones"]
        timed = self.time_limit(options) is not None
        return Game(Table(stones, [0] * players, [], 0, timed), luck, [Turn(0)])

    def time_limit(self, options: Mapping[str, str]) -> int | None:
        limit = options["limit"]
        return LIMITS[limit] if limit in LIMITS else 60 * int(limit.removesuffix("_minutes"))

    def settle_text(self, option: str, text: str, players: int) -> str:
        heap = heap_in(text)
        if heap["stones"] < players:
            raise BadSetup(f"{heap['stones']} stones are not enough for {players}")
        return json.dumps(heap, separators=(",", ":"), sort_keys=True)

    def inspect(self, option: str, text: str) -> dict[str, Any]:
        stones = heap_in(text)["stones"]
        return {"turns": [-(-stones // rules.MOST), stones]}

    def outcome(self, game: Game[Table]) -> Outcome:
        t = game.table
        worth = [-1 if seat in t.out else taken for seat, taken in enumerate(t.taken)]
        places = tuple(1 + sum(other > mine for other in worth) for mine in worth)
        return Outcome(places, tuple(t.taken), "HEAP-5")

    def components(self, game: Game[Table]) -> dict[str, int]:
        return {"stones": game.table.stones + sum(game.table.taken)}

    def write(self, move: Move) -> str:
        match move:
            case GiveUp():
                return "give up"
            case TimeUp():
                return "time up"
        assert isinstance(move, Take)
        return f"take {move.stones}"

    def read(self, text: str) -> Move:
        if text == "give up":
            return GiveUp()
        if text == "time up":
            return TimeUp()
        found = re.fullmatch(r"take (-?[0-9]{1,40})", text)
        if found is None:
            raise Malformed(f"{text!r} is neither 'take' and a number nor 'give up'")
        return Take(int(found[1]))

    def say(self, event: Event, names: Sequence[str]) -> str:
        match event:
            case Took():
                return f"{names[event.seat]} takes {event.stones}."
            case GivenUp():
                return f"{names[event.seat]} gives up."
            case Called():
                return "Time is up."
        raise TypeError(f"no words for {event!r}")

    def prompt(self, view: View) -> str:
        return "Take from one to three stones." if view["agenda"] else "The game is over."

    def board(self, view: View, names: Sequence[str]) -> str:
        shown = [
            f"{name}: {taken}" for name, taken in zip(names, view["table"]["taken"], strict=True)
        ]
        return "\n".join([f"{view['table']['stones']} stones", *shown])


def heap_in(text: str) -> dict[str, Any]:
    """A heap of one's own: {"stones": 15}, perhaps with a title."""
    try:
        heap = json.loads(text)
    except ValueError as error:
        raise BadSetup(f"it is not JSON ({error})") from error
    stones = heap.get("stones") if isinstance(heap, dict) else None
    if type(stones) is not int or not 1 <= stones <= LARGEST or heap.keys() - {"stones", "title"}:
        raise BadSetup(f"a heap has from 1 to {LARGEST} stones")
    return dict(heap)


GAME = Heap()
