"""Moves as text: what people type, and what records keep.

A card is called by its id, W01, or by its name; a token by its name, "myron" or "z3"; a square by
two digits, and Square 100 by three.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from parlour.games.gadget_grid.cards import LETTERS, card_set, id_of, number_of
from parlour.games.gadget_grid.moves import (
    Activate,
    Aim,
    Arrange,
    Beam,
    Buy,
    CallOff,
    ChooseCharacter,
    Draw,
    Drop,
    Fall,
    Fire,
    First,
    FromBank,
    Generate,
    GenerateAgain,
    Grapple,
    Hug,
    Keep,
    Land,
    Lead,
    LetGo,
    Lob,
    MoveZomb,
    Pass,
    PayActive,
    PayCard,
    PayCoupon,
    PayGizmos,
    PlayWidget,
    Press,
    Push,
    Put,
    Remote,
    Reroll,
    Retrieve,
    Seize,
    Shift,
    Shovel,
    Skate,
    Slide,
    Stand,
    StealFrom,
    Step,
    StepIn,
    SwapIn,
    Target,
    Throw,
    TurnTo,
    Whistle,
)
from parlour.games.gadget_grid.rules.asides import Prefer
from parlour.games.gadget_grid.squares import DIRECTIONS, NOWHERE, SQUARE_100, written
from parlour.games.gadget_grid.table import FIRST_TOKEN, NOBODY, TOKENS
from parlour.games.gadget_grid.things import token_called, token_id
from parlour.kernel.codec import Malformed
from parlour.kernel.values import Move

PLAIN: Final[dict[str, type[Move]]] = {
    "pass": Pass,
    "roll": Generate,
    "draw": Draw,
    "keep": Keep,
    "reroll": Reroll,
    "again": GenerateAgain,
    "pay gizmos": PayGizmos,
    "pay coupon": PayCoupon,
    "call off": CallOff,
    "fall": Fall,
    "stand": Stand,
    "step in": StepIn,
    "swap in": SwapIn,
    "let go": LetGo,
}
# What stands after a verb, in this order; the first kind that fits is meant.
CARD, TOKEN, SQUARE, WAY, NUMBER = "card", "token", "square", "direction", "number"
LAID, SENTRY_TYPE = "card or token", "number of a Sentry"
FORMS: Final[tuple[tuple[str, type[Move], tuple[str, ...]], ...]] = (
    ("be", ChooseCharacter, (TOKEN,)),
    ("put", Put, (LAID, SQUARE)),
    ("activate", Activate, (CARD,)),
    ("use", Seize, (CARD, TOKEN, CARD)),
    ("use", Push, (CARD, TOKEN, SQUARE)),
    ("use", Target, (CARD, TOKEN)),
    ("use", Slide, (CARD, SQUARE, SQUARE)),
    ("use", Aim, (CARD, SQUARE)),
    ("use", PlayWidget, (CARD,)),
    ("pay active", PayActive, (CARD,)),
    ("pay", PayCard, (CARD,)),
    ("bank", FromBank, (NUMBER,)),
    ("hug", Hug, (TOKEN,)),
    ("skate", Skate, (WAY,)),
    ("turn", TurnTo, (WAY,)),
    ("step", Step, (SQUARE,)),
    ("grapple", Grapple, (SQUARE,)),
    ("land", Land, (SQUARE,)),
    ("drop", Drop, (TOKEN,)),
    ("rob", StealFrom, (TOKEN,)),
    ("zomb", MoveZomb, (TOKEN, SQUARE)),
    ("whistle", Whistle, (TOKEN, SQUARE)),
    ("attack", Throw, (CARD, TOKEN)),
    ("attack", Lob, (CARD, SQUARE)),
    ("attack", Fire, (CARD,)),
    ("press", Press, (CARD, SENTRY_TYPE)),
    ("shovel", Shovel, (TOKEN,)),
    ("lead", Lead, (TOKEN, SQUARE)),
)
KINDS: Final = {kind: (verb, shape) for verb, kind, shape in FORMS}
EFFECTS: Final = ("scarezomb", "march")
VERBS: Final = tuple(
    dict.fromkeys(
        [
            *PLAIN,
            *(verb for verb, _, _ in FORMS),
            *("retrieve", "arrange", "buy", "beam", "remote", "die", "first", "deck", "pile"),
        ]
    )
)
LONGEST_NAME: Final = 5  # words of a card's name


# ---------------------------------------------------------------------- writing


def write(move: Move) -> str:
    """The one way a move is written."""
    if type(move) in KINDS:
        verb, shape = KINDS[type(move)]
        said = [WRITERS[kind](value) for kind, value in zip(shape, move.values(), strict=True)]
        return " ".join([verb, *said])
    if isinstance(move, Shift):
        return f"die {move.die + 1} {up_or_down(move.by)}"
    if isinstance(move, Retrieve):
        return f"retrieve {card(move.card)} {move.pile + 1} {card(move.taken)}"
    if isinstance(move, Arrange):
        return " ".join(["arrange", *map(card, move.cards)])
    if isinstance(move, Buy):
        return f"buy {card(move.dlc)}{' coupon' if move.coupon else ''}"
    if isinstance(move, Beam):
        if move.entry == NOWHERE and move.leave == NOWHERE:
            return f"beam {card(move.card)} {way(move.direction)}"
        doors = f"{square(move.entry)} {square(move.leave)}"
        return f"beam {card(move.card)} {way(move.direction)} via {doors}"
    if isinstance(move, Remote):
        turned = "" if move.direction == NOWHERE else f" {way(move.direction)}"
        return f"remote {card(move.card)} {square(move.square)}{turned}"
    if isinstance(move, First):
        return f"first {one_of(EFFECTS, move.effect)}"
    if isinstance(move, Prefer):
        return f"{'pile' if move.pile else 'deck'} {move.number + 1}"
    found = [word for word, kind in PLAIN.items() if isinstance(move, kind)]
    if not found:
        raise Malformed(f"there is no way to write {type(move).__name__}")
    return found[0]


def card(number: int) -> str:
    if not 0 < number < 100 * len(LETTERS):
        raise Malformed(f"there is no card number {number}")
    return id_of(number)


def token(number: int) -> str:
    if not 0 <= number < TOKENS:
        raise Malformed(f"there is no token number {number}")
    return token_id(number)


def square(number: int) -> str:
    if not 0 <= number <= SQUARE_100:
        raise Malformed(f"there is no square {number}")
    return written(number)


def way(number: int) -> str:
    return one_of(DIRECTIONS, number)


def one_of(names: Sequence[str], number: int) -> str:
    if not 0 <= number < len(names):
        raise Malformed(f"it is one of {', '.join(names)}")
    return names[number]


def up_or_down(by: int) -> str:
    if by not in (1, -1):
        raise Malformed("a die is turned up or down by one")
    return "up" if by == 1 else "down"


def counted(number: int) -> str:
    if not 0 <= number <= 99:
        raise Malformed(f"{number} is too many, or too few")
    return str(number)


WRITERS: Final[dict[str, Callable[[int], str]]] = {
    CARD: card,
    TOKEN: token,
    SQUARE: square,
    WAY: way,
    NUMBER: counted,
    LAID: lambda number: token(number - FIRST_TOKEN) if number >= FIRST_TOKEN else card(number),
    SENTRY_TYPE: lambda number: counted(number + 1),
}


# ---------------------------------------------------------------------- reading


def read(text: str) -> Move:
    """The move that `text` names; capitals and spare spaces do not matter."""
    words = text.lower().replace(",", " ").split()
    words = [word for word in words if word not in ("on", "to", "at")]
    if not words:
        raise Malformed("say a move, such as: step 42")
    plain = PLAIN.get(" ".join(words))
    if plain is not None:
        return plain()
    special = SPECIAL.get(words[0])
    if special is not None:
        made: Move = special(words[1:])
        return made
    for verb, kind, shape in FORMS:
        begins = verb.split()
        if words[: len(begins)] == begins:
            values = parsed(words[len(begins) :], shape)
            if values is not None:
                return kind(*values)
    raise Malformed(advice(words[0]))


def advice(verb: str) -> str:
    forms = [
        " ".join([v, *(f"a {kind}" for kind in shape)])
        for v, _, shape in FORMS
        if v.split()[0] == verb
    ]
    if forms:
        return f"say {' or '.join(forms)}"
    return f"{verb!r} is not a verb of this game ({', '.join(VERBS)})"


def parsed(words: Sequence[str], shape: Sequence[str]) -> list[int] | None:
    """What the words mean if they are of this shape; None if they are not."""
    values: list[int] = []
    rest = list(words)
    for kind in shape:
        found = READERS[kind](rest)
        if found is None:
            return None
        value, length = found
        values.append(value)
        del rest[:length]
    return None if rest else values


Found = tuple[int, int]  # what it is, and how many words say it


def read_card(words: Sequence[str]) -> Found | None:
    if not words:
        return None
    if re.fullmatch(f"[{LETTERS.lower()}][0-9]{{2}}", words[0]) and words[0][1:] != "00":
        return number_of(words[0].upper()), 1
    for length in range(min(LONGEST_NAME, len(words)), 0, -1):
        number = CALLED.get(" ".join(words[:length]))
        if number is not None:
            return number, length
    return None


def read_token(words: Sequence[str]) -> Found | None:
    for length in (1, 2, 3):
        found = token_called(" ".join(words[:length])) if len(words) >= length else NOBODY
        if found != NOBODY:
            return found, length
    return None


def read_square(words: Sequence[str]) -> Found | None:
    if words and re.fullmatch(r"[0-9]{2}|100", words[0]):
        return int(words[0]), 1
    return None


def read_way(words: Sequence[str]) -> Found | None:
    return (DIRECTIONS.index(words[0]), 1) if words and words[0] in DIRECTIONS else None


def read_number(words: Sequence[str]) -> Found | None:
    return (int(words[0]), 1) if words and re.fullmatch(r"[0-9]{1,2}", words[0]) else None


def read_laid(words: Sequence[str]) -> Found | None:
    """GG-44. A card, or a token that is placed as one."""
    found = read_token(words)
    return read_card(words) if found is None else (FIRST_TOKEN + found[0], found[1])


def read_sentry_type(words: Sequence[str]) -> Found | None:
    found = read_number(words)
    return None if found is None or found[0] == 0 else (found[0] - 1, found[1])


READERS: Final[dict[str, Callable[[Sequence[str]], Found | None]]] = {
    CARD: read_card,
    TOKEN: read_token,
    SQUARE: read_square,
    WAY: read_way,
    NUMBER: read_number,
    LAID: read_laid,
    SENTRY_TYPE: read_sentry_type,
}


def wanted(words: Sequence[str], shape: Sequence[str], example: str) -> list[int]:
    values = parsed(words, shape)
    if values is None:
        raise Malformed(f"say, for example: {example}")
    return values


def read_die(words: Sequence[str]) -> Move:
    if len(words) != 2 or words[0] not in ("1", "2") or words[1] not in ("up", "down"):
        raise Malformed("say, for example: die 1 up")
    return Shift(int(words[0]) - 1, 1 if words[1] == "up" else -1)


def read_retrieve(words: Sequence[str]) -> Move:
    used, pile, taken = wanted(words, (CARD, NUMBER, CARD), "retrieve W05 1 A01")
    return Retrieve(used, pile - 1, taken)


def read_arrange(words: Sequence[str]) -> Move:
    rest, cards = list(words), []
    while rest:
        found = read_card(rest)
        if found is None:
            raise Malformed("say, for example: arrange D01 D02 D03 D04")
        cards.append(found[0])
        del rest[: found[1]]
    return Arrange(tuple(cards))


def read_buy(words: Sequence[str]) -> Move:
    coupon = words[-1:] == ["coupon"]
    (dlc,) = wanted(words[:-1] if coupon else words, (CARD,), "buy D05, or: buy D05 coupon")
    return Buy(dlc, coupon)


def read_beam(words: Sequence[str]) -> Move:
    if "via" in words:
        cut = words.index("via")
        both = [*words[:cut], *words[cut + 1 :]]
        values = wanted(both, (CARD, WAY, SQUARE, SQUARE), "beam A12 up via 34 71")
    else:
        values = [*wanted(words, (CARD, WAY), "beam A12 up"), NOWHERE, NOWHERE]
    used, direction, entry, leave = values
    return Beam(used, direction, entry, leave)


def read_remote(words: Sequence[str]) -> Move:
    values = parsed(words, (CARD, SQUARE))
    if values is not None:
        return Remote(values[0], values[1], NOWHERE)
    used, at, direction = wanted(words, (CARD, SQUARE, WAY), "remote A05 42 up")
    return Remote(used, at, direction)


def read_first(words: Sequence[str]) -> Move:
    if len(words) != 1 or words[0] not in EFFECTS:
        raise Malformed("say: first scarezomb, or: first march")
    return First(EFFECTS.index(words[0]))


def read_preference(pile: bool) -> Callable[[Sequence[str]], Move]:
    def read_it(words: Sequence[str]) -> Move:
        if len(words) != 1 or words[0] not in ("1", "2"):
            raise Malformed(f"say: {'pile' if pile else 'deck'} 1, or 2")
        return Prefer(pile, int(words[0]) - 1)

    return read_it


SPECIAL: Final[dict[str, Callable[[Sequence[str]], Any]]] = {
    "die": read_die,
    "retrieve": read_retrieve,
    "arrange": read_arrange,
    "buy": read_buy,
    "beam": read_beam,
    "remote": read_remote,
    "first": read_first,
    "deck": read_preference(False),
    "pile": read_preference(True),
}
CALLED: Final = {card.name.lower(): number for number, card in card_set("").cards.items()}
