"""Moves that nobody has offered: with any values at all, and legal ones with one part changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.contract import Box
from parlour.kernel.agenda import Interjection
from parlour.kernel.codec import parts_of
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
        inner, number = parts_of(shape)
        return tuple(wild(inner, chance) for _ in range(number or chance.below(6)))
    if shape == "bool":
        return chance.below(2) == 1
    if shape == "str":
        return "".join(chr(32 + chance.below(96)) for _ in range(chance.below(12)))
    if chance.below(10) == 0:
        return (-1, -(10**30), 10**30, 2**63, 1_000)[chance.below(5)]
    return chance.below(130)


def near_moves(offered: Sequence[Move], seed: str, number: int) -> list[Move]:
    """Offered moves with one part changed: what a person tries who has overlooked one thing.

    Every verb that is offered comes as often as any other.
    """
    chance = Seeded(seed, "near")
    verbs: dict[type[Move], list[Move]] = {}
    for move in offered:
        if move.fields:
            verbs.setdefault(type(move), []).append(move)
    moves: list[Move] = []
    while verbs and len(moves) < number:
        alike = list(verbs.values())[len(moves) % len(verbs)]
        move = alike[chance.below(len(alike))]
        name = list(move.fields)[chance.below(len(move.fields))]
        known = [getattr(other, name) for other in alike]
        part = near(getattr(move, name), move.fields[name], known, chance)
        moves.append(move.replace(**{name: part}))
    return moves


def near(value: Any, shape: str, known: Sequence[Any], chance: Seeded) -> Any:
    """Another value for this one: one of those `known` elsewhere, or this with one change."""
    if chance.below(3) == 0:
        return known[chance.below(len(known))]
    if shape.startswith("["):
        items = [item for other in known for item in other]
        return near_sequence(value, shape, items, chance)
    if shape == "bool":
        return not value
    if shape == "str":
        at = chance.below(len(value) + 1)
        return value[:at] + wild(shape, chance) + value[at + chance.below(2) :]
    return value + (1, -1)[chance.below(2)]


def near_sequence(
    value: tuple[Any, ...], shape: str, known: Sequence[Any], chance: Seeded
) -> tuple[Any, ...]:
    """One element replaced or in another's place; one added or removed where any number may be."""
    changed, (inner, number) = list(value), parts_of(shape)
    if not changed:
        return tuple(known[:1])
    at, change = chance.below(len(changed)), chance.below(2 if number else 4)
    if change == 0:
        changed[at] = near(changed[at], inner, known, chance)
    elif change == 1:
        to = chance.below(len(changed))
        changed[at], changed[to] = changed[to], changed[at]
    elif change == 2:
        changed.insert(at, known[chance.below(len(known))])
    else:
        del changed[at]
    return tuple(changed)
