"""Moves that nobody has offered: with any values at all, and legal ones with one part changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.contract import Box
from parlour.kernel.agenda import Aside, Frame
from parlour.kernel.codec import parts_of
from parlour.kernel.luck import Seeded
from parlour.kernel.typed import clean
from parlour.kernel.values import Event, Move, Plain, Value

# Letters of many scripts, and signs that nobody sees or that turn lines around.
SIGNS = (
    "aZ \u00e9\u00df\u0130 \u03c9\u0416 \u05e9\u05dc\u05d5\u05dd \u0639\u0631\u0628 \u4e2d\u6587 "
    "\ud55c\uae00 "
    "\u00bd\u2163\u00b2\u0663 -'\u2019.,;!?/\\\"<>&%{}() 0123 \U0001f600\U0001f469\u200d\U0001f680 "
    "\u0301\u0345 \u200b\u200d\u202e\u2066\ufeff\x00\x1b\x85\n\t"
)


def parts_of_moves(box: Box[Any]) -> list[type[Plain]]:
    """The kinds of values that may be a part of a move: the game's own, and no text."""
    others = (Move, Frame, Event)
    values = [k for k in box.kinds.values() if issubclass(k, Value) and not issubclass(k, others)]
    return [kind for kind in values if not kind.__module__.startswith("parlour.kernel.")]


def wild_moves(box: Box[Any], seed: str, number: int) -> list[Move]:
    """Well-formed moves with any values at all: some may be legal, most mean nothing."""
    chance = Seeded(seed, "wild")
    bases, among = (Move, Aside), parts_of_moves(box)
    verbs = [k for k in box.kinds.values() if issubclass(k, Move) and k not in bases]
    moves: list[Move] = []
    for _ in range(number):
        verb: Any = verbs[chance.below(len(verbs))]
        moves.append(verb(*[wild(shape, chance, among) for shape in verb.fields.values()]))
    return moves


def wild(shape: str, chance: Seeded, among: Sequence[type[Plain]] = ()) -> Any:
    """Any value of this shape; small numbers more often than absurd ones."""
    if shape.endswith("?"):
        return None if chance.below(4) == 0 else wild(shape[:-1], chance, among)
    if shape.startswith("["):
        inner, number = parts_of(shape)
        return tuple(wild(inner, chance, among) for _ in range(number or chance.below(6)))
    if shape == "Plain":
        kind: Any = among[chance.below(len(among))]
        return kind(*[wild(each, chance, among) for each in kind.fields.values()])
    if shape == "bool":
        return chance.below(2) == 1
    if shape == "str":
        return wild_text(chance)
    if chance.below(10) == 0:
        return (-1, -(10**30), 10**30, 2**63, 1_000)[chance.below(5)]
    return chance.below(130)


def wild_text(chance: Seeded) -> str:
    """What somebody may type, or paste: of any script, now and then far too long."""
    if chance.below(3):
        return "".join(chr(32 + chance.below(95)) for _ in range(chance.below(12)))
    typed = "".join(SIGNS[chance.below(len(SIGNS))] for _ in range(1 + chance.below(12)))
    typed *= 100 if chance.below(8) == 0 else 1
    return clean(typed) if chance.below(2) else typed


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
    if value is None:
        return next((other for other in known if other is not None), None)
    if shape.endswith("?"):
        return None if chance.below(3) == 0 else near(value, shape[:-1], known, chance)
    if shape == "Plain":
        return near_value(value, chance)
    if shape.startswith("["):
        items = [item for other in known if other is not None for item in other]
        return near_sequence(value, shape, items, chance)
    if shape == "bool":
        return not value
    if shape == "str":
        at = chance.below(len(value) + 1)
        return value[:at] + wild(shape, chance) + value[at + chance.below(2) :]
    return value + (1, -1)[chance.below(2)]


def near_value(value: Value, chance: Seeded) -> Value:
    """The same with one of its own parts changed."""
    if not value.fields:
        return value
    name = list(value.fields)[chance.below(len(value.fields))]
    part = getattr(value, name)
    return value.replace(**{name: near(part, value.fields[name], [part], chance)})


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
