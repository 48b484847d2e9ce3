"""A blueprint as it is written down: its fields, reading it strictly, and writing it again."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

LONGEST: Final = 64 * 1024  # bytes of a blueprint, as UTF-8
FARTHEST: Final = 99  # no coordinate is farther from 0
WIDTH: Final = 98  # of a line of coordinates, as `pretty` breaks them

Coordinate = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Amount = Annotated[int, Meta(ge=0, le=FARTHEST)]
Cell = Annotated[tuple[Coordinate, Coordinate, Coordinate], Meta(extra={"alias": "Cell"})]
Link = Annotated[tuple[Cell, Cell], Meta(extra={"alias": "Link"})]
SeatName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,20}\Z")]
Players = Annotated[str, Meta(pattern=r"^[234]\Z")]
# A text without control characters, and without those that turn what follows around.
Line = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*\Z"


class BadBlueprint(ValueError):
    """This is no blueprint, or none that can be played; the message is one sentence."""

    def __init__(self, message: str, where: str = "", rule: str = "GP-150") -> None:
        self.message: Final = message
        self.where: Final = where  # the field, or nothing if it is the whole
        self.rule: Final = rule
        super().__init__(f"`{where}`: {message}" if where else message)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a blueprint: a field that it does not know is an error, never passed over."""


class Seat(Part, frozen=True, kw_only=True):
    """A place to sit, and the section that is built only if somebody sits there (GP-12)."""

    id: SeatName
    colour: Annotated[str, Meta(pattern=r"^[a-z]{1,20}\Z")]  # GP-7
    forward: Cell  # GP-20
    pads: tuple[Cell, ...]
    links: tuple[Link, ...]
    kingerizers: tuple[Cell, ...]  # the home-row (GP-33)
    markers: tuple[Cell, ...]  # where its pawns begin (GP-34)


class Reserve(Part, frozen=True, kw_only=True):
    """The parts that each player gets before play (GP-40); nobody can add more pads (GP-105)."""

    pads: Amount
    posts: Amount
    links: Amount
    blockers: Amount


class Switches(Part, frozen=True, kw_only=True, omit_defaults=True):
    """What a blueprint may change in the rules, and no more (GP-152)."""

    no_progress_turns: Annotated[int, Meta(ge=-999, le=999)] = 40  # for each living player (GP-133)
    king_mid_chain: bool = False  # a pawn that is kinged goes on with its chain (GP-R11)


class Blueprint(Part, frozen=True, kw_only=True, omit_defaults=True):
    """GP-150. A grid-set, who sits around it, and what each player has in reserve."""

    format: Literal["gridset-blueprint/1"]
    id: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
    title: Annotated[str, Meta(min_length=1, max_length=60, pattern=Line)]
    description: Annotated[str, Meta(max_length=400, pattern=Line)] = ""
    author: Annotated[str, Meta(max_length=100, pattern=Line)] = ""
    floor: Coordinate  # the lowest level; nothing is ever built below it (GP-17)
    pads: tuple[Cell, ...]
    links: tuple[Link, ...]
    posts: tuple[Link, ...]  # each by the link that it stands on (GP-5)
    teleporters: tuple[Cell, ...]
    seats: Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=4)]
    seating: dict[Players, Annotated[tuple[SeatName, ...], Meta(max_length=FARTHEST)]]  # GP-36
    reserve: Reserve
    rules: Switches = Switches()


# ---------------------------------------------------------------------- reading


def read_blueprint(text: str) -> Blueprint:
    """The blueprint that `text` is, or BadBlueprint; whether it can be built is another matter."""
    if len(text) > LONGEST:
        raise BadBlueprint(f"a blueprint is at most {LONGEST // 1024} kB long")
    try:
        data = text.encode()
        if len(data) > LONGEST:
            raise BadBlueprint(f"a blueprint is at most {LONGEST // 1024} kB long")
        blueprint = msgspec.json.decode(data, type=Blueprint)
        json.loads(text, object_pairs_hook=_once)
    except UnicodeEncodeError:
        raise BadBlueprint("it holds letters that no text can hold") from None
    except msgspec.ValidationError as error:
        raise _in_plain_words(str(error)) from None
    except msgspec.DecodeError as error:
        raise BadBlueprint(f"it is not JSON: {str(error).removeprefix('JSON is ')}") from None
    return blueprint


def _once(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object that names a field twice; which of the two would count is anybody's guess.

    By now the fields are known to be those of a blueprint, and no deeper than its own.
    """
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            raise BadBlueprint("the field stands there twice", name)
        seen.add(name)


NOUNS: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
SHAPES: Final = {  # what a text has to be like, by the field
    "id": "expected a name of letters, digits and dashes (the blueprint's: small letters, 40 most)",
    "colour": "expected the name of a color in small letters",
    "title": "expected a text of one line",
    "description": "expected a text of one line",
    "author": "expected a text of one line",
    "seating": "expected the names of seats",
}
COMPARED: Final = {">=": "at least", "<=": "at most"}


def _in_plain_words(error: str) -> BadBlueprint:
    """What msgspec says of a document, as a sentence and the place it is about."""
    said, _, place = error.partition(" - at ")
    where = place.rpartition("`$")[2].rstrip("`").lstrip(".").replace("[...]", "")
    field = re.sub(r"\[\d+\]", "", where).rpartition(".")[2]
    if place.startswith("`key`"):
        return BadBlueprint("the number of players is 2, 3 or 4", where)
    if found := re.fullmatch(
        r"Object (contains unknown|missing required) field `(.*)`", said, re.S
    ):
        named = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in found[2])
        strange = found[1] == "contains unknown"
        message = "there is no such field" if strange else "it is missing"
        return BadBlueprint(message, f"{where}.{named[:60]}".lstrip("."))
    if said.startswith("Invalid enum value"):
        return BadBlueprint('the format is "gridset-blueprint/1"', where)
    if "matching regex" in said:
        return BadBlueprint(SHAPES.get(field, "expected another text"), where)
    said = re.sub(r"`(\w+)`", lambda word: NOUNS.get(word[1], word[1]), said)
    said = re.sub(r"[<>]=", lambda sign: COMPARED[sign[0]], said).replace(" of length ", " of ")
    said = re.sub(r"(a text of .*)", r"\1 letters", said).replace(" 1 letters", " 1 letter")
    return BadBlueprint(said[:1].lower() + said[1:], where)


# ---------------------------------------------------------------------- writing


def canonical(blueprint: Blueprint) -> str:
    """Compact JSON in the order of the schema, defaults left out: equal blueprints, equal text."""
    return msgspec.json.encode(_plain(blueprint)).decode()


def _plain(blueprint: Blueprint) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(blueprint)
    plain["seating"] = dict(sorted(plain["seating"].items()))
    if not plain.get("rules"):
        plain.pop("rules", None)
    return plain


def pretty(blueprint: Blueprint) -> str:
    """The same for people: a line for each field, coordinates in rows."""
    lines = _fields(_plain(blueprint), "")
    return "\n".join(lines) + "\n"


def _fields(fields: dict[str, Any], indent: str) -> list[str]:
    inner = indent + "  "
    lines = [indent + "{"]
    for place, (name, value) in enumerate(fields.items()):
        comma = "," if place < len(fields) - 1 else ""
        head = f"{inner}{json.dumps(name)}: "
        if name == "seats":
            seats = [_fields(seat, inner + "  ") for seat in value]
            lines.append(head + "[")
            for number, seat in enumerate(seats):
                seat[-1] += "," if number < len(seats) - 1 else ""
                lines += seat
            lines.append(f"{inner}]{comma}")
        elif isinstance(value, tuple) and len(head + json.dumps(value)) > WIDTH:
            lines.append(head + "[")
            lines += _rows(value, inner + "  ")
            lines.append(f"{inner}]{comma}")
        else:
            whole = json.dumps(value, ensure_ascii=False)
            lines.append(f"{head}{whole}{comma}")
    lines.append(indent + "}")
    return lines


def _rows(values: tuple[Any, ...], indent: str) -> list[str]:
    """Cells or links, as many to a line as fit."""
    rows: list[str] = []
    row = ""
    for place, value in enumerate(values):
        written = json.dumps(value) + ("," if place < len(values) - 1 else "")
        if row and len(indent) + len(row) + 1 + len(written) > WIDTH:
            rows.append(indent + row)
            row = written
        else:
            row = f"{row} {written}" if row else written
    rows.append(indent + row)
    return rows
