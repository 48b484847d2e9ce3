"""GG-101 to GG-107, GG-205 to GG-214, GG-235. What each kind of Attack Card does."""

from __future__ import annotations

from typing import Final

from parlour.games.gadget_grid.cards import ATTACK, SENTRY, WIDGET, Card
from parlour.games.gadget_grid.moves import Beam, Fire, Lob, Press, Remote, Throw
from parlour.games.gadget_grid.rules.ids import (
    A_SENTRY,
    A_SENTRY_TYPE,
    ATTACK_OPTIONS,
    CROSS,
    HELD,
    LASER,
    MORTAR_SQUARE,
    MUST_MATTER,
    SEEN,
    SENTRY_DIRECTION,
)
from parlour.games.gadget_grid.rules.sight import (
    FARTHEST,
    OUT_OF_SIGHT,
    area,
    beam,
    beams,
    blocks,
    directions_of,
    distances,
    fire,
    in_line,
)
from parlour.games.gadget_grid.rules.targets import (
    BLASTS,
    NOTHING,
    SENTRIES,
    hit,
    matters,
    refuse_token,
    tokens_in_reach,
)
from parlour.games.gadget_grid.squares import (
    BESIDE,
    EVERY_WAY,
    NOWHERE,
    PLUS,
    SQUARE_100,
    WAYS,
    block,
    has_digit,
    opposite,
)
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.kernel.values import Move

AttackMove = Throw | Fire | Beam | Lob | Press | Remote
BY_ABILITY: Final[dict[str, type[Move]]] = {
    "throw": Throw,
    "axe": Throw,
    "mortar": Fire,
    "digit": Fire,
    "burst": Fire,
    "beam": Beam,
    "lob": Lob,
    "button": Press,
    "remote": Remote,
}


def bonus(t: Table, seat: int) -> int:
    """GG-235. What is added to a range or radius that a card states."""
    card = t.has(seat, "far")
    return t.catalog.cards[card].range if card != NO_CARD else 0


def range_of(t: Table, seat: int, card: Card) -> int:
    return card.range + bonus(t, seat) if card.range else FARTHEST


def line_of(t: Table, seat: int, card: Card) -> list[int]:
    """By square, how far it is along the lines of a card that is thrown."""
    square = t.characters[seat].square
    return distances(t, seat, square, WAYS[card.directions], range_of(t, seat, card))


def landings(t: Table, seat: int, card: Card) -> list[int]:
    """A14. The squares it can be thrown on."""
    square = t.characters[seat].square
    found = distances(t, seat, square, EVERY_WAY, range_of(t, seat, card))
    return [at for at in range(101) if found[at] >= card.least and found[at] != OUT_OF_SIGHT]


def yodel(t: Table, seat: int, card: Card) -> list[int]:
    """A15. The squares around; farther out, those in plain sight."""
    center = t.characters[seat].square
    squares = block(center, card.radius)
    for way in EVERY_WAY:
        at = center
        for _ in range(card.radius + bonus(t, seat)):
            at = BESIDE[way][at]
            if at == NOWHERE:
                break
            squares = [*squares, at]
            if blocks(t, at, seat):
                break
    return area(t, squares)


def sentries_of(t: Table, sentry: int) -> list[int]:
    """GG-210. The squares of all Sentries of a type."""
    cards = t.catalog.cards
    return [
        square
        for square in range(100)
        if t.ground[square] == SENTRY and cards[t.environments[square]].sentry == sentry
    ]


def victims(t: Table, seat: int, move: AttackMove) -> list[int]:
    """GG-209, GG-R33, GG-R36. The tokens that this attack hits; its parameters are known to be
    sound.
    """
    card = t.catalog.cards[move.card]
    if isinstance(move, Throw):
        return [move.token]
    if isinstance(move, Beam):
        path = beam(t, seat, move.direction, move.entry, move.leave, range_of(t, seat, card))
        return hit(t, seat, path or [], itself=False)
    if isinstance(move, Lob):
        return hit(t, seat, area(t, PLUS[move.square]), BLASTS)
    if isinstance(move, Press):
        squares = [at for each in sentries_of(t, move.sentry) for at in block(each, card.radius)]
        return hit(t, seat, area(t, squares), BLASTS)
    if isinstance(move, Remote):
        return set_off(t, seat, move.square, move.direction)
    if card.does == "digit":
        squares = [at for at in range(100) if has_digit(at, card.digit)]
        return hit(t, seat, squares, BLASTS)
    if card.does == "mortar":
        center = opposite(t.characters[seat].square)
        return hit(t, seat, area(t, block(center, card.radius + bonus(t, seat))), BLASTS)
    return hit(t, seat, yodel(t, seat, card), NOTHING, itself=False)


def set_off(t: Table, seat: int, square: int, direction: int) -> list[int]:
    """GG-186. The tokens that a Sentry hits."""
    sentry = t.catalog.cards[t.environments[square]]
    return hit(t, seat, fire(t, sentry, square, direction), SENTRIES)


def refuse_attack(t: Table, seat: int, move: AttackMove) -> str | None:
    """In this order: the card, how it is used, what is aimed at, and that it matters (GG-107)."""
    if move.card not in t.characters[seat].hand:
        return HELD
    card = t.catalog.cards[move.card]
    if card.category == WIDGET and isinstance(move, Remote):  # D17
        if t.has(seat, "delivery") == NO_CARD:
            return ATTACK_OPTIONS
    elif card.category != ATTACK or type(move) is not BY_ABILITY[card.does]:
        return ATTACK_OPTIONS
    aimed = refuse_aim(t, seat, card, move)
    if aimed is not None or isinstance(move, (Throw, Press)):
        return aimed
    return None if matters(t, seat, victims(t, seat, move)) else MUST_MATTER


def refuse_aim(t: Table, seat: int, card: Card, move: AttackMove) -> str | None:
    """Whether there is such a target, line, square or Sentry."""
    if isinstance(move, Throw):
        rule = refuse_token(t, seat, move.token, line_of(t, seat, card), card.least)
        in_its_line = in_line(t.characters[seat].square, t.where(move.token), WAYS[card.directions])
        if rule == SEEN and card.directions == "laser" and not in_its_line:
            return LASER
        if rule == SEEN and card.directions == "cross" and not in_its_line:
            return CROSS
        return rule
    if isinstance(move, Beam):
        return None if is_beam(t, seat, move, range_of(t, seat, card)) else SEEN
    if isinstance(move, Lob):
        return None if move.square in landings(t, seat, card) else SEEN
    if isinstance(move, Press):
        return None if sentries_of(t, move.sentry) else A_SENTRY_TYPE
    if isinstance(move, Remote):
        return refuse_sentry(t, move.square, move.direction)
    on_100 = card.does == "mortar" and t.characters[seat].square == SQUARE_100
    return MORTAR_SQUARE if on_100 else None


def is_beam(t: Table, seat: int, move: Beam, far: int) -> bool:
    return (move.direction, move.entry, move.leave) in beams(t, seat, far)


def refuse_sentry(t: Table, square: int, direction: int) -> str | None:
    """GG-186, GG-213. Any Sentry on the Grid, turned as it can be."""
    if not 0 <= square < SQUARE_100 or t.ground[square] != SENTRY:
        return A_SENTRY
    sentry = t.catalog.cards[t.environments[square]]
    return None if direction in directions_of(sentry) else SENTRY_DIRECTION


def attack_moves(t: Table, seat: int) -> list[Move]:
    """Every Attack that may be made with a card."""
    found: list[Move] = []
    cards = t.catalog.cards
    hand = dict.fromkeys(t.characters[seat].hand)
    delivers = t.has(seat, "delivery") != NO_CARD
    for number in hand:
        card = cards[number]
        if card.category == ATTACK:
            found += ways_to_use(t, seat, card)
        elif card.category == WIDGET and delivers:
            found += remotes(t, seat, card)
    return found


def ways_to_use(t: Table, seat: int, card: Card) -> list[Move]:
    """GG-107. The ways in which this card would matter."""
    number, does = card.number, card.does
    if does in ("throw", "axe"):
        tokens = tokens_in_reach(t, seat, line_of(t, seat, card), card.least)
        return [Throw(number, token) for token in tokens]
    if does == "remote":
        return remotes(t, seat, card)
    tried: list[AttackMove] = []
    if does == "beam":
        tried += [Beam(number, *way) for way in beams(t, seat, range_of(t, seat, card))]
    elif does == "lob":
        tried += [Lob(number, square) for square in landings(t, seat, card)]
    elif does == "button":
        types = range(len(t.catalog.sentries))
        return [Press(number, sentry) for sentry in types if sentries_of(t, sentry)]
    else:
        tried.append(Fire(number))
    return [move for move in tried if refuse_attack(t, seat, move) is None]


def remotes(t: Table, seat: int, card: Card) -> list[Move]:
    """GG-213. Every Sentry and direction that would hit somebody."""
    found: list[Move] = []
    for square in range(100):
        if t.ground[square] == SENTRY:
            for direction in directions_of(t.catalog.cards[t.environments[square]]):
                if matters(t, seat, set_off(t, seat, square, direction)):
                    found.append(Remote(card.number, square, direction))
    return found
