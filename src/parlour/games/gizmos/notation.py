"""Moves as text: what people type, and what records keep."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.games.gizmos.cards import BY_NAME, CARDS, COLORS
from parlour.games.gizmos.moves import (
    Build,
    Done,
    Draw,
    File,
    Pass,
    Pay,
    Pick,
    Research,
    Return,
    Skip,
    TakeNone,
    Use,
)
from parlour.kernel.codec import Malformed
from parlour.kernel.values import Move

PLAIN_WORDS: dict[str, type[Move]] = {
    "take none": TakeNone,
    "none": TakeNone,
    "draw": Draw,
    "skip": Skip,
    "done": Done,
    "pass": Pass,
}
ONE_GIZMO: dict[str, type[File | Build | Use]] = {"file": File, "build": Build, "use": Use}
VERBS = (
    *("pick", "file", "build", "research", "use", "pay", "return"),
    *("take", "none", "draw", "skip", "done", "pass"),
)
COLOR_LETTERS = {"r": 0, "y": 1, "u": 2, "b": 2, "k": 3}


def write(move: Move) -> str:
    """The one way a move is written."""
    if isinstance(move, (File, Build, Use)):
        return f"{type(move).__name__.lower()} {name(move.gizmo)}"
    if isinstance(move, Pick):
        if not 0 <= move.color < len(COLORS):
            raise Malformed(f"there is no color number {move.color}")
        return f"pick {COLORS[move.color]}"
    if isinstance(move, Research):
        return f"research {move.level}"
    if isinstance(move, Return):
        return " ".join(["return", *map(name, move.gizmos)])
    if isinstance(move, Pay):
        return write_payment(move)
    return next(word for word, kind in PLAIN_WORDS.items() if isinstance(move, kind))


def write_payment(move: Pay) -> str:
    if len(move.spent) != len(COLORS):
        raise Malformed(f"a payment has {len(COLORS)} colors, not {len(move.spent)}")
    spheres = [f"{n} {color}" for n, color in zip(move.spent, COLORS, strict=True) if n]
    tools = ["via", *map(name, move.converters)] if move.converters else []
    return " ".join(["pay", *(spheres or ["nothing"]), *tools])


def name(gizmo: int) -> str:
    if not 0 <= gizmo < len(CARDS):
        raise Malformed(f"there is no gizmo number {gizmo}")
    return CARDS[gizmo].name


def read(text: str) -> Move:
    """The move that `text` names; capitals and spare spaces do not matter."""
    words = text.lower().replace(",", " ").split()
    if not words:
        raise Malformed("say a move, such as: pick red")
    verb, rest = whole_verb(words[0]), words[1:]
    plain = PLAIN_WORDS.get(" ".join([verb, *rest]))
    if plain is not None:
        return plain()
    if verb in ONE_GIZMO:
        return ONE_GIZMO[verb](read_gizmo(only(rest, verb, "a gizmo, such as G1R4")))
    if verb == "pick":
        return Pick(read_color(only(rest, verb, "a color, such as red")))
    if verb == "research":
        return Research(read_number(only(rest, verb, "a level: 1, 2 or 3")))
    if verb == "return":
        return Return(tuple(read_gizmo(word) for word in rest))
    if verb == "pay":
        return read_payment(rest)
    if verb == "take":
        raise Malformed("say: take none (or file or build one of the cards)")
    raise Malformed(f"{verb} takes nothing after it")


def whole_verb(word: str) -> str:
    """The verb that begins with `word`: `b` is enough for `build`."""
    fitting = [verb for verb in VERBS if verb.startswith(word)]
    if word in VERBS:
        return word
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Malformed(f"{word!r} could be {' or '.join(fitting)}")
    raise Malformed(f"{word!r} is not a verb of this game ({', '.join(VERBS)})")


def only(words: Sequence[str], verb: str, wanted: str) -> str:
    if len(words) != 1:
        raise Malformed(f"{verb} takes {wanted}")
    return words[0]


def read_payment(words: Sequence[str]) -> Pay:
    """For example: 2 red 1 blue via G1U3."""
    cut = words.index("via") if "via" in words else len(words)
    spheres, tools = list(words[:cut]), words[cut + 1 :]
    if cut < len(words) and not tools:
        raise Malformed("via takes the converters to use, such as: via G1U3")
    spent = [0, 0, 0, 0]
    if spheres != ["nothing"]:
        if not spheres or len(spheres) % 2:
            raise Malformed("pay takes amounts and colors, such as: pay 2 red 1 blue via G1U3")
        for amount, color in zip(spheres[::2], spheres[1::2], strict=True):
            spent[read_color(color)] += read_number(amount)
    return Pay(tuple(spent), tuple(read_gizmo(word) for word in tools))


def read_gizmo(word: str) -> int:
    gizmo = BY_NAME.get(word.upper())
    if gizmo is None:
        raise Malformed(f"there is no gizmo {word!r}")
    return gizmo


def read_color(word: str) -> int:
    if word in COLORS:
        return COLORS.index(word)
    if word in COLOR_LETTERS:
        return COLOR_LETTERS[word]
    raise Malformed(f"there is no color {word!r} (red, yellow, blue, black)")


def read_number(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", word):
        raise Malformed(f"{word!r} is not a number")
    return int(word)
