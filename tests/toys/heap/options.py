"""What a table may agree on: a heap of its own, and a time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from parlour.contract import BadSetup, Option
from parlour.games.heap import rules
from parlour.games.heap.rules import TimeUp

HEAPS = {"twenty": 20, "thirty": 30}
LIMITS = {"none": None, "a_second": 1, "an_hour": 3600}
LARGEST = 99
OPTIONS = (
    Option("heap", "The heap", tuple(HEAPS), "HEAP-R1", free=True),
    Option("limit", "Time", tuple(LIMITS), "HEAP-R2", units=("minutes",)),
)


def time_limit(options: Mapping[str, str]) -> int | None:
    limit = options["limit"]
    return LIMITS[limit] if limit in LIMITS else 60 * int(limit.removesuffix("_minutes"))


def time_up() -> TimeUp:
    return TimeUp()


def settle_text(option: str, text: str, players: int) -> str:
    heap = heap_in(text)
    if heap["stones"] < players:
        raise BadSetup(f"{heap['stones']} stones are not enough for {players}")
    return json.dumps(heap, separators=(",", ":"), sort_keys=True)


def inspect(option: str, text: str) -> dict[str, Any]:
    stones = heap_in(text)["stones"]
    return {"turns": [-(-stones // rules.MOST), stones]}


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
