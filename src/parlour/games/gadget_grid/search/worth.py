"""What a position is worth to a player, in thousandths of a Life Gizmo."""

from __future__ import annotations

from typing import Final

from parlour.games.gadget_grid.rules.paths import FAR, lengths_to
from parlour.games.gadget_grid.squares import NOWHERE, SQUARE_100, king_steps
from parlour.games.gadget_grid.table import NO_CARD, Table

GIZMO: Final = 1000
WON: Final = 1_000_000
LIVING: Final = 1500  # besides the Gizmos: a Zomboid has to catch somebody first
THEIR_GIZMO: Final = 700  # of all opponents together, divided among them
BANKED: Final = 60
IN_HAND: Final = 70
DOUBLE: Final = 25  # a card of which one has another
ACTIVE: Final = 190
OWNED: Final = 330
NEARBY: Final = 60  # a card that could be collected soon, divided by its distance
SHIELDED: Final = 500  # an active Fourth Eye
ZOMB_REACH: Final = 2  # so far others move a Zomb (GG-99)
WALK: Final = 3  # and so far a Zomboid walks (GG-138)


def worth(t: Table, seat: int) -> int:
    """How well this player stands, now that nothing is under way."""
    if t.decided_by:
        if seat in t.winners:
            return WON if len(t.winners) == 1 else 0
        return -WON
    if t.alone:
        return alone(t)
    me = t.characters[seat]
    value = GIZMO * me.gizmos + (LIVING if me.living else 0) + goods(t, seat)
    others = [t.characters[other] for other in range(t.players) if other != seat]
    theirs = sum([other.gizmos for other in others])
    value -= THEIR_GIZMO * 3 * theirs // (2 + len(others))
    return value + (0 if me.living else chase(t, seat)) - danger(t, seat)


def goods(t: Table, seat: int) -> int:
    """Cards in hand, before oneself, and within reach."""
    me, cards = t.characters[seat], t.catalog.cards
    value = BANKED * me.bank + OWNED * len(me.dlc)
    seen: set[int] = set()
    for card in me.hand:
        value += DOUBLE if card in seen else IN_HAND
        seen.add(card)
    for card in me.active:
        value += SHIELDED if cards[card].does == "shield" else ACTIVE
    if me.living and me.square != NOWHERE:
        for square in range(100):
            if t.lying[square]:
                near = NEARBY * len(t.lying[square])
                value += near // (1 + king_steps(me.square, square) // 3)
    return value


def ways_to_me(t: Table, seat: int) -> list[int]:
    """By square, how many steps of a Zomb lead from there to this player."""
    return lengths_to(t, t.characters[seat].square)


def danger(t: Table, seat: int) -> int:
    """What may be lost before one's next turn: to Zombs that others move, and to Zomboids."""
    me = t.characters[seat]
    if not me.living:
        return 0
    ways = ways_to_me(t, seat)
    living = sum([t.characters[other].living for other in range(t.players)]) - 1
    near = [
        token
        for token in t.zombs()
        if token != t.hugs
        and 0 < ways[t.where(token)] <= (1 + ZOMB_REACH if t.players == 2 else ZOMB_REACH)
    ]
    risk = 0
    if near:
        risk += min(600, 250 * living + 40 * len(near))
    for other in range(t.players):
        character = t.characters[other]
        if other == seat or character.square == NOWHERE:
            continue
        if not character.living and 0 < ways[character.square] <= WALK and t.players > 2:
            risk += 350
        if character.living and character.hand and in_line(me.square, character.square):
            risk += 90
    if t.has(seat, "shield") != NO_CARD:
        risk //= 3
    return risk * (3 if me.gizmos == 1 else 1) if risk else 0


def in_line(one: int, other: int) -> bool:
    """Whether one could see the other, or fight at close quarters."""
    down, across = one // 10 - other // 10, one % 10 - other % 10
    return (down == 0 or across == 0 or abs(down) == abs(across)) and king_steps(one, other) <= 4


def chase(t: Table, seat: int) -> int:
    """How near a Zomboid is to somebody whose Gizmo it could take."""
    nearest = FAR
    ways = ways_to_me(t, seat)
    for other in t.living():
        if other != seat:
            square = t.characters[other].square
            if square != SQUARE_100:
                nearest = min(nearest, ways[square])
    return -60 * min(nearest, 12)


def alone(t: Table) -> int:
    """The one-player game: opponents that are left, and how far off the Zombs are."""
    me = t.characters[0]
    left = len(t.living()) - 1
    value = goods(t, 0) - 4000 * left
    ways = ways_to_me(t, 0)
    close = 0
    for token in t.zombs():
        if token == t.hugs:
            continue
        far = ways[t.where(token)]
        if far <= 10:
            close += (0, 0, 260, 200, 150, 110, 80, 55, 35, 20, 10)[far]
    nearest = 9
    for other in t.living():
        if other:
            nearest = min(nearest, king_steps(me.square, t.characters[other].square))
    edge = min(me.square // 10, 9 - me.square // 10, me.square % 10, 9 - me.square % 10)
    return value - close - 25 * nearest + 40 * min(edge, 2)
