"""Moves as text: what people type, and what records keep."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.games.gizmos.cards import BY_CODE, CARDS, COLORS
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
LONGEST_NAME = 4  # words, of a gizmo's name typed without hyphens
COLOR_LETTERS = {"r": 0, "y": 1, "u": 2, "b": 2, "k": 3}


def write(move: Move) -> str:
    """The one way a move is written."""
    if isinstance(move, (File, Build, Use)):
        return f"{type(move).__name__.lower()} {code(move.gizmo)}"
    if isinstance(move, Pick):
        if not 0 <= move.color < len(COLORS):
            raise Malformed(f"there is no color number {move.color}")
        return f"pick {COLORS[move.color]}"
    if isinstance(move, Research):
        return f"research {move.level}"
    if isinstance(move, Return):
        return " ".join(["return", *map(code, move.gizmos)])
    if isinstance(move, Pay):
        return write_payment(move)
    return next(word for word, kind in PLAIN_WORDS.items() if isinstance(move, kind))


def write_payment(move: Pay) -> str:
    if len(move.spent) != len(COLORS):
        raise Malformed(f"a payment has {len(COLORS)} colors, not {len(move.spent)}")
    spheres = [f"{n} {color}" for n, color in zip(move.spent, COLORS, strict=True) if n]
    tools = ["via", *map(code, move.converters)] if move.converters else []
    return " ".join(["pay", *(spheres or ["nothing"]), *tools])


def code(gizmo: int) -> str:
    if not 0 <= gizmo < len(CARDS):
        raise Malformed(f"there is no gizmo number {gizmo}")
    return CARDS[gizmo].code


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
        return ONE_GIZMO[verb](read_gizmo(rest, verb))
    if verb == "pick":
        return Pick(read_color(only(rest, verb, "a color, such as red")))
    if verb == "research":
        return Research(read_number(only(rest, verb, "a level: 1, 2 or 3")))
    if verb == "return":
        return Return(tuple(read_gizmos(rest)))
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
        raise Malformed("via takes the converters to use, such as: via Quark Heat Swap")
    spent = [0, 0, 0, 0]
    if spheres != ["nothing"]:
        if not spheres or len(spheres) % 2:
            raise Malformed("pay takes amounts and colors, such as: pay 2 red 1 blue")
        for amount, color in zip(spheres[::2], spheres[1::2], strict=True):
            spent[read_color(color)] += read_number(amount)
    return Pay(tuple(spent), tuple(read_gizmos(tools)))


def read_gizmo(words: Sequence[str], verb: str) -> int:
    gizmos = read_gizmos(words)
    if len(gizmos) != 1:
        raise Malformed(f"{verb} takes a gizmo, such as Ember Cabinet or G1R1")
    return gizmos[0]


def read_gizmos(words: Sequence[str]) -> list[int]:
    """Gizmos one after another, each by its name or its code."""
    gizmos: list[int] = []
    rest = list(words)
    while rest:
        named = gizmo_at_start(rest)
        if named is None:
            raise Malformed(f"there is no gizmo {' '.join(rest)!r}")
        gizmo, length = named
        gizmos.append(gizmo)
        del rest[:length]
    return gizmos


def gizmo_at_start(words: Sequence[str]) -> tuple[int, int] | None:
    """The gizmo that the first of `words` name, and how many words name it."""
    if words[0].upper() in BY_CODE:
        return BY_CODE[words[0].upper()], 1
    for length in range(min(len(words), LONGEST_NAME), 0, -1):
        called = gizmos_called(" ".join(words[:length]))
        if len(called) > 1:
            codes = ", ".join(map(code, called))
            raise Malformed(f"there are {len(called)} of that name: say {codes}")
        if called:
            return called[0], length
    return None


def gizmos_called(name: str) -> list[int]:
    """The gizmos of this name; capitals and hyphens do not matter."""
    return CALLED.get(spoken(name), [])


def spoken(name: str) -> str:
    return name.lower().replace("-", " ")


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


CALLED: dict[str, list[int]] = {}
for _gizmo, _card in enumerate(CARDS):
    CALLED.setdefault(spoken(_card.name), []).append(_gizmo)
