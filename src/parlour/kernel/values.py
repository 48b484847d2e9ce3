"""Plain things: nothing but their fields, so that they can be compared, saved and sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Nothing but its fields.

    `fields` names them in the order in which `__init__` takes them, each with its shape:
    `int`, `bool`, `str` or `Plain`, or a sequence of one of these: of any length, as in `[int]`, or
    always of the same, as in `[int*3]`; each of them with a `?` if it may be None. A field that is
    added later has to have a default that says how things were without it. That is the empty value
    of its shape (with a `?` None); or else `defaults` names an int, bool or str, for good.
    """

    fields: ClassVar[dict[str, str]] = {}
    defaults: ClassVar[dict[str, Any]] = {}

    def values(self) -> list[Any]:
        return [getattr(self, name) for name in self.fields]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        for name in self.fields:  # no lists: moves are compared for every one that is offered
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Plain):
    """Plain and never changed once made; its sequences are tuples. Copies may share it."""

    def replace(self, **changes: Any) -> Self:
        """The same value but for `changes`."""
        assert changes.keys() <= self.fields.keys(), f"{self!r} has no such fields: {changes}"
        kind: Any = type(self)
        twin: Self = kind(*[changes.get(name, getattr(self, name)) for name in self.fields])
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """What a player submits: one subclass per verb of the rulebook."""

    out_of_turn: ClassVar[bool] = False  # it answers no choice
    kept: ClassVar[bool] = True  # a record keeps it
    undoable: ClassVar[bool] = True  # its maker may take it back while nothing is against that
    grave: ClassVar[bool] = False  # it is final: people are asked twice, and bots never
    typed: ClassVar[tuple[str, ...]] = ()  # the fields whose words people type as they like


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Something that happened, as one audience may hear of it."""


def may_hear(audience: Sequence[int] | None, viewer: int | None) -> bool:
    """Whether what is told to `audience` (None: everybody) is for `viewer` (None: a spectator)."""
    return audience is None or viewer in audience
