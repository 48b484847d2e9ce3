"""What a gizmo costs, and whether and how a player can pay it (GIZ-39, GIZ-78 to GIZ-80)."""

from __future__ import annotations

from typing import Final

from parlour.games.gizmos.cards import (
    ANY,
    ARCHIVE,
    ARCHIVE_DISCOUNT,
    CARDS,
    DOUBLES,
    LEVEL_2_DISCOUNT,
    RESEARCH_DISCOUNT,
    RESEARCHED,
)
from parlour.games.gizmos.moves import Pay
from parlour.games.gizmos.rules.conversion import UNIT, count_parts, providers, search, smallest
from parlour.games.gizmos.table import Player, Table

DEAREST: Final = 7  # the highest cost on any gizmo


def discount(t: Table, player: Player, gizmo: int, origin: int) -> int:
    """GIZ-78, GIZ-79. How much less than its printed cost the gizmo may cost this player."""
    less = passive_discount(player, origin)
    if CARDS[gizmo].level == 2 and player.discounts[LEVEL_2_DISCOUNT]:
        less += len(level_2_discounts(t, player))
    return less if t.house.discounts_add_up else min(less, 1)  # GIZ-R7


def passive_discount(player: Player, origin: int) -> int:
    """GIZ-78. The discounts for where a gizmo comes from; nothing ever uses them up."""
    if origin == ARCHIVE:
        return player.discounts[ARCHIVE_DISCOUNT]
    if origin == RESEARCHED:
        return player.discounts[RESEARCH_DISCOUNT]
    return 0


def level_2_discounts(t: Table, player: Player) -> list[int]:
    """The gizmos that make level 2 cheaper now (GIZ-R25: some tables let each help once a turn)."""
    return [
        gizmo
        for gizmo in player.active
        if CARDS[gizmo].discount == LEVEL_2_DISCOUNT
        and not (t.house.level_2_once and gizmo in t.used)
    ]


def fitting_discounts(t: Table, player: Player, gizmo: int, origin: int) -> list[int]:
    """GIZ-78. The active gizmos that make this one cheaper; `discount` says by how much in all."""
    kind = {ARCHIVE: ARCHIVE_DISCOUNT, RESEARCHED: RESEARCH_DISCOUNT}.get(origin, -1)
    found = [tool for tool in player.active if kind >= 0 and CARDS[tool].discount == kind]
    if CARDS[gizmo].level == 2:
        found += level_2_discounts(t, player)
    return found


class Purse:
    """What a player could pay with right now: spheres, and converters not used this turn."""

    def __init__(self, t: Table, player: Player) -> None:
        self.ring = player.ring
        self.energy = player.energy()
        # GIZ-55, GIZ-R20. Each converter takes part in one Build per turn.
        self.tools = [tool for tool in player.converters if tool not in t.used]
        self.parts = count_parts(self.tools) if self.tools else []
        self.sure = [-1, -1, -1, -1, -1]  # by color, ANY too: the price that can surely be met
        self.maybe = [0, 0, 0, 0, 0]  # and what might be met on top of it

    def covers(self, color: int, price: int) -> bool:
        """Can this price be met? If it can, so can every lower one."""
        if self.sure[color] < 0:
            self.reckon(color)
        if price <= self.sure[color]:
            return True
        if price > self.sure[color] + self.maybe[color]:
            return False
        return bool(search(self.ring, self.parts, color, price, True))

    def reckon(self, color: int) -> None:
        ring = self.ring
        if not self.tools or self.energy == 0:
            self.sure[color] = self.energy if color == ANY else ring[color]
            return
        parts = self.parts
        # What is sure: doublers work on colors that are in the ring, then every part turns one
        # sphere of another color into this one. What may come on top: a doubler whose color is
        # not in the ring, fed by a converter, if enough of its yield can be turned again.
        sure = 0
        maybe = 0
        spare = 0
        fed = parts[ANY] > 0  # does any converter work on what is in the ring?
        for other in range(4):
            supply = ring[other] + parts[DOUBLES + other] if ring[other] else 0
            fed = fed or (supply > 0 and parts[other] > 0)
            if other == color or color == ANY:
                sure += supply
            else:
                turned = min(supply, parts[other])
                sure += turned
                spare += supply - turned
            if supply == 0 and (color in (ANY, other) or parts[other] + parts[ANY] >= 2):
                maybe += parts[DOUBLES + other]
        if color != ANY:
            sure += min(spare, parts[ANY])
            if sure and not ring[color]:
                sure += parts[DOUBLES + color]
                maybe -= parts[DOUBLES + color]
        self.sure[color] = sure
        self.maybe[color] = maybe if fed else 0


def affordable(t: Table, player: Player, purse: Purse, gizmo: int, origin: int) -> bool:
    """GIZ-41. Can the full price be met at all?"""
    card = CARDS[gizmo]
    price = card.cost
    if player.discounted:
        price -= discount(t, player, gizmo, origin)
    return purse.covers(card.color, price)


def payments(t: Table, player: Player, gizmo: int, origin: int) -> list[Pay]:
    """Every distinct way to pay (GIZ-56, GIZ-80, GIZ-R8, GIZ-R27).

    The most sparing comes first, and after all that are sensible come those that waste something.
    """
    cost = CARDS[gizmo].cost
    lowest = max(0, cost - discount(t, player, gizmo, origin))
    ways: dict[tuple[tuple[int, ...], tuple[int, ...]], Pay] = {}
    for price in range(lowest, cost + 1):
        for way in ways_to_pay(t, player, gizmo, price):
            ways[way.spent, way.converters] = way
    found = sorted(ways.values(), key=_thrift)
    first = sensible(found)
    return first + [way for way in found if way not in first] if len(first) < len(found) else found


def sensible(ways: list[Pay]) -> list[Pay]:
    """Of all the ways to pay, the most sparing first: those that waste nothing.

    What another way leaves in the ring or unused is wasted: a discount declined, a sphere too many.
    """
    kept: list[Pay] = []
    for way in ways:
        if not wasteful(way, kept):
            kept.append(way)
    return kept


def wasteful(way: Pay, others: list[Pay]) -> bool:
    """Whether one of the others spends and uses nothing but what this way does."""
    for other in others:
        less = True
        for color in range(4):
            less = less and other.spent[color] <= way.spent[color]
        if less and set(other.converters) <= set(way.converters):
            return True
    return False


def ways_to_pay(t: Table, player: Player, gizmo: int, price: int) -> list[Pay]:
    """Every distinct way to pay exactly `price`."""
    tools = Purse(t, player).tools
    color = CARDS[gizmo].color
    if not tools and color != ANY:  # by far the most common case
        return [Pay(unpack(price * UNIT[color]))] if price <= player.ring[color] else []
    found = search(player.ring, count_parts(tools), color, price, False)
    ways: list[Pay] = []
    for spent, uses in found.items():
        for chosen in smallest([lot for used in uses for lot in providers(tools, used)]):
            named = tuple([tools[i] for i in range(len(tools)) if chosen >> i & 1])
            ways.append(Pay(unpack(spent), named))
    return ways


def price_met(t: Table, player: Player, gizmo: int, way: Pay) -> int:
    """The highest price, discounts declined, that this way to pay comes up to."""
    price = CARDS[gizmo].cost
    while way not in ways_to_pay(t, player, gizmo, price):
        price -= 1
    return price


def _thrift(way: Pay) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    return sum(way.spent), len(way.converters), way.spent, way.converters


def unpack(spheres: int) -> tuple[int, ...]:
    return (spheres & 15, spheres >> 4 & 15, spheres >> 8 & 15, spheres >> 12)
