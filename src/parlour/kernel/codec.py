"""Plain things to plain data and back, with every field checked against its shape."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Annotated, Any, TypedDict

import msgspec

from parlour.kernel.agenda import Copyable, Frame, Game
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move, Plain, Value

Kinds = Mapping[str, type[Plain]]
ATOMS: dict[str, type] = {"int": int, "bool": bool, "str": str}
EMPTY: dict[str, Any] = {"int": 0, "bool": False, "str": ""}


# A frame as `agenda_view` shows it; the types of a page are made from `extra`.
FrameData = Annotated[dict[str, Any], msgspec.Meta(extra={"kind": Frame})]


class AgendaView(TypedDict):
    agenda: list[FrameData]  # what is still to be done, the last first; empty after the end
    waiting: list[int]  # the seats that are asked


class Malformed(ValueError):
    """Data that is not what it claims to be; the message says where."""


def kinds(*modules: ModuleType) -> dict[str, type[Plain]]:
    """Every kind of plain thing that `modules` define, by name."""
    found: dict[str, type[Plain]] = {}
    for module in modules:
        for thing in vars(module).values():
            if not (isinstance(thing, type) and issubclass(thing, Plain)):
                continue
            if found.setdefault(thing.__name__, thing) is not thing:
                raise ValueError(f"two kinds share the name {thing.__name__}")
    return found


def to_wire(thing: Any) -> Any:
    """Plain data: dicts, lists, ints, strings, bools, None. Every field is named."""
    if isinstance(thing, Plain):
        wire: dict[str, Any] = {"kind": type(thing).__name__}
        for name in thing.fields:
            wire[name] = to_wire(getattr(thing, name))
        return wire
    if isinstance(thing, dict):
        return {key: to_wire(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [to_wire(item) for item in thing]
    return thing


def to_paper(thing: Any) -> Any:
    """The same for what is kept and hashed: a field at its default is left out, so that a thing
    which gains a field is written as it always was.
    """
    if isinstance(thing, Plain):
        wire: dict[str, Any] = {"kind": type(thing).__name__}
        for name, shape in thing.fields.items():
            value = getattr(thing, name)
            if name in thing.defaults:
                told = value != thing.defaults[name]
            elif shape == "Plain" or shape.endswith("?"):
                told = value is not None
            else:
                told = bool(value)
            if told:
                wire[name] = to_paper(value)
        return wire
    if isinstance(thing, (list, tuple)):
        return [to_paper(item) for item in thing]
    return thing


def from_wire(wire: Any, among: Kinds, where: str = "$") -> Any:
    """The plain thing that `wire` describes, one of the kinds `among`.

    A field that is left out has its default.
    """
    if not isinstance(wire, dict):
        raise Malformed(f"{where}: expected an object, got {type(wire).__name__}")
    named = wire.get("kind")
    kind = among.get(named) if isinstance(named, str) else None
    if kind is None:
        raise Malformed(f"{where}: unknown kind {repr(named)[:40]}")
    if not wire.keys() <= {"kind", *kind.fields}:
        fields = ", ".join(kind.fields) or "no fields"
        raise Malformed(
            f"{where}: {kind.__name__} has {fields}, got {', '.join(map(str, wire))[:80]}"
        )
    sequence = tuple if issubclass(kind, Value) else list
    make: Any = kind
    return make(
        *[
            _read(wire[name], shape, sequence, among, f"{where}.{name}")
            if name in wire
            else _default(kind, name, sequence, where)
            for name, shape in kind.fields.items()
        ]
    )


def move_from_wire(wire: Any, among: Kinds) -> Move:
    """The move that somebody has sent; nothing else of the game can be sent in its place."""
    named = wire.get("kind") if isinstance(wire, dict) else None
    kind = among.get(named) if isinstance(named, str) else None
    if kind is not None and not issubclass(kind, Move):
        raise Malformed(f"$: {named} is no move")
    thing = from_wire(wire, among)
    assert isinstance(thing, Move)
    return thing


def _read(wire: Any, shape: str, sequence: type, among: Kinds, where: str) -> Any:
    if shape.endswith("?"):
        if wire is None:
            return None
        shape = shape[:-1]
    if shape.startswith("["):
        if not isinstance(wire, (list, tuple)):
            raise Malformed(f"{where}: expected a list, got {type(wire).__name__}")
        inner, number = parts_of(shape)
        if number and len(wire) != number:
            raise Malformed(f"{where}: expected a list of {number}, got one of {len(wire)}")
        return sequence(
            [_read(item, inner, sequence, among, f"{where}[{i}]") for i, item in enumerate(wire)]
        )
    if shape == "Plain":
        return from_wire(wire, among, where)
    if type(wire) is not ATOMS[shape]:
        raise Malformed(f"{where}: expected {shape}, got {type(wire).__name__}")
    return wire


def parts_of(shape: str) -> tuple[str, int]:
    """The shape of the items of a sequence, and how many there are; 0: as many as you like."""
    inner, _, number = shape[1:-1].rpartition("*")
    return (inner, int(number)) if number.isdigit() else (shape[1:-1], 0)


def _default(kind: type[Plain], name: str, sequence: type, where: str) -> Any:
    """What a field is that nothing is said of: empty, unless its kind declares something else."""
    if name in kind.defaults:
        return kind.defaults[name]
    shape = kind.fields[name]
    if shape.endswith("?"):
        return None
    if shape == "Plain" or (shape.startswith("[") and parts_of(shape)[1]):
        raise Malformed(f"{where}: {kind.__name__} has to have {name}")
    return sequence() if shape.startswith("[") else EMPTY[shape]


def encode(data: Any) -> bytes:
    """Canonical JSON: equal data, equal bytes."""
    return msgspec.json.encode(to_wire(data), order="sorted")


def digest(data: Any) -> str:
    """A short name for plain data that any change of the data changes."""
    return hashlib.sha256(encode(data)).hexdigest()


def save(game: Game[Any]) -> dict[str, Any]:
    """All there is of a game but its luck: the table and the agenda, as plain data."""
    saved = {"table": to_paper(game.table), "agenda": to_paper(game.agenda)}
    return {**saved, "reveals": game.reveals} if game.reveals else saved


def load(saved: Mapping[str, Any], among: Kinds, luck: Luck) -> Game[Any]:
    """The game that `saved` describes, in the middle of a turn too."""
    table: Copyable = from_wire(saved["table"], among)
    game = Game(table, luck, load_agenda(saved["agenda"], among))
    game.reveals = saved.get("reveals", 0)
    return game


def load_agenda(frames: Iterable[Any], among: Kinds) -> list[Any]:
    return [from_wire(frame, among, f"agenda[{i}]") for i, frame in enumerate(frames)]


def state_hash(game: Game[Any]) -> str:
    """The name of a game's state: equal states, equal hashes, on every machine.

    What is only talk before an answer is no part of it, as no record keeps that.
    """
    saved = save(game)
    for frame, wire in zip(game.agenda, saved["agenda"], strict=True):
        for name in frame.talk:
            wire.pop(name, None)
    return hashlib.sha256(msgspec.json.encode(saved, order="sorted")).hexdigest()


def copy_without_talk(game: Game[Any]) -> Game[Any]:
    """An independent twin in which nothing has been said before an answer, as after a record."""
    twin = game.copy()
    for i, frame in enumerate(twin.agenda):
        if frame.talk:
            kind = type(frame)
            silent = {name: _default(kind, name, tuple, kind.__name__) for name in frame.talk}
            twin.agenda[i] = frame.replace(**silent)
    return twin


def agenda_view(game: Game[Any], viewer: int | None) -> AgendaView:
    """The visible part of the agenda, for a view: what is due, and who is waited for."""
    shown: list[dict[str, Any]] = []
    for frame in game.agenda:
        fields = frame.show(viewer)
        if fields is not None:
            shown.append({"kind": type(frame).__name__, **to_wire(fields)})
    return {"agenda": shown, "waiting": list(game.seen_waiting(viewer))}
