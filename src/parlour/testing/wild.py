"""Moves that nobody has offered."""

from __future__ import annotations

from typing import Any

from parlour.contract.box import Box
from parlour.kernel.agenda import Interjection
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move


def wild_moves(box: Box[Any], seed: str, number: int) -> list[Move]:
    """Well-formed moves with any values at all: some may be legal, most mean nothing."""
    chance = Seeded(seed, "wild")
    bases = (Move, Interjection)
    verbs = [k for k in box.kinds.values() if issubclass(k, Move) and k not in bases]
    moves: list[Move] = []
    for _ in range(number):
        verb: Any = verbs[chance.below(len(verbs))]
        moves.append(verb(*[wild(shape, chance) for shape in verb.fields.values()]))
    return moves


def wild(shape: str, chance: Seeded) -> Any:
    """Any value of this shape; small numbers more often than absurd ones."""
    if shape.startswith("["):
        return tuple(wild(shape[1:-1], chance) for _ in range(chance.below(6)))
    if shape == "bool":
        return chance.below(2) == 1
    if shape == "str":
        return "".join(chr(32 + chance.below(96)) for _ in range(chance.below(12)))
    if chance.below(10) == 0:
        return (-1, -(10**30), 10**30, 2**63, 1_000)[chance.below(5)]
    return chance.below(130)
