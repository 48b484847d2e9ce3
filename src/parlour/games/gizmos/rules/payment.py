"""Every way to pay for a gizmo (GIZ-39, GIZ-47 to GIZ-57, GIZ-78 to GIZ-80).

The search runs backwards. It starts from what must be paid in the end, say 2 blue, and undoes one
part of a converter after another: a red that counts as any color turns one needed blue into one
needed red; a red doubler turns two needed red into one. Whatever it meets on its way that lies in
the ring is a way to pay. Needs are packed four bits a color: no gizmo costs more than 7.
"""

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
from parlour.games.gizmos.table import Player, Table

UNIT: Final = (1, 16, 256, 4096)
NEED_BITS: Final = 16
DEAREST: Final = 7  # the highest cost on any gizmo
NO_DISCOUNTS: Final = [0, 0, 0]


def discount(t: Table, player: Player, gizmo: int, origin: int) -> int:
    """GIZ-78, GIZ-79. How much less than its printed cost the gizmo may cost this player."""
    less = 0
    if origin == ARCHIVE:
        less += player.discounts[ARCHIVE_DISCOUNT]
    elif origin == RESEARCHED:
        less += player.discounts[RESEARCH_DISCOUNT]
    if CARDS[gizmo].level == 2 and player.discounts[LEVEL_2_DISCOUNT]:
        less += len(level_2_discounts(t, player))
    return less if t.house.discounts_add_up else min(less, 1)  # GIZ-R7


def level_2_discounts(t: Table, player: Player) -> list[int]:
    """The gizmos that make level 2 cheaper now (GIZ-R25: some tables let each help once a turn)."""
    return [
        gizmo
        for gizmo in player.active
        if CARDS[gizmo].discount == LEVEL_2_DISCOUNT
        and not (t.house.level_2_once and gizmo in t.used)
    ]


class Purse:
    """What a player could pay with right now: spheres, and converters not used this turn."""

    def __init__(self, t: Table, player: Player) -> None:
        self.ring = player.ring
        self.energy = player.energy()
        # GIZ-55. Each converter takes part in one Build per turn.
        self.tools = [tool for tool in player.converters if tool not in t.used]
        self.known = [-1, -1, -1, -1, -1]  # by color, ANY too: the answers of `most`, once reckoned

    def most(self, color: int) -> int:
        """The highest price in this color that can be met; every lower price can be met as well."""
        if self.known[color] < 0:
            self.known[color] = self.reckon(color)
        return self.known[color]

    def reckon(self, color: int) -> int:
        ring = self.ring
        if not self.tools or self.energy == 0:
            return self.energy if color == ANY else ring[color]
        as_any = [0, 0, 0, 0, 0]  # parts by the color they take
        doubles = [0, 0, 0, 0]
        for tool in self.tools:
            for part in CARDS[tool].parts:
                if part >= DOUBLES:
                    doubles[part - DOUBLES] += 1
                else:
                    as_any[part] += 1
        # What is sure: doublers work on colors that are in the ring, then every part turns one
        # sphere of another color into this one. What may come on top: a doubler whose color is
        # not in the ring, fed by a converter, if enough of its yield can be turned again.
        sure = 0
        maybe = 0
        spare = 0
        for other in range(4):
            supply = ring[other] + doubles[other] if ring[other] else 0
            if other == color or color == ANY:
                sure += supply
            else:
                turned = min(supply, as_any[other])
                sure += turned
                spare += supply - turned
            if supply == 0 and (color in (ANY, other) or as_any[other] + as_any[ANY] >= 2):
                maybe += doubles[other]
        if color != ANY:
            sure += min(spare, as_any[ANY])
            if sure and not ring[color]:
                sure += doubles[color]
                maybe -= doubles[color]
        while maybe > 0 and sure < DEAREST and search(ring, self.tools, color, sure + 1, True):
            sure += 1
            maybe -= 1
        return sure


def affordable(t: Table, player: Player, purse: Purse, gizmo: int, origin: int) -> bool:
    """GIZ-41. Can the full price be met at all?"""
    card = CARDS[gizmo]
    price = card.cost
    if player.discounts != NO_DISCOUNTS:
        price -= discount(t, player, gizmo, origin)
    return purse.most(card.color) >= price


def payments(t: Table, player: Player, gizmo: int, origin: int) -> list[Pay]:
    """Every distinct way to pay, the most sparing first (GIZ-56, GIZ-80, GIZ-R27)."""
    cost = CARDS[gizmo].cost
    lowest = max(0, cost - discount(t, player, gizmo, origin))
    ways: list[Pay] = []
    for price in range(lowest, cost + 1):
        for way in ways_to_pay(t, player, gizmo, price):
            if way not in ways:
                ways.append(way)
    ways.sort(key=_thrift)
    return ways


def ways_to_pay(t: Table, player: Player, gizmo: int, price: int) -> list[Pay]:
    """Every distinct way to pay exactly `price`."""
    tools = Purse(t, player).tools
    return [
        Pay(unpack(spent), tuple([tools[i] for i in range(len(tools)) if used >> i & 1]))
        for spent, used in search(player.ring, tools, CARDS[gizmo].color, price, False)
    ]


def price_met(t: Table, player: Player, gizmo: int, way: Pay) -> int:
    """The highest price, discounts declined, that this way to pay comes up to."""
    price = CARDS[gizmo].cost
    while way not in ways_to_pay(t, player, gizmo, price):
        price -= 1
    return price


def _thrift(way: Pay) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    return sum(way.spent), len(way.converters), way.spent, way.converters


def unpack(need: int) -> tuple[int, ...]:
    return (need & 15, need >> 4 & 15, need >> 8 & 15, need >> 12)


def search(
    ring: list[int], tools: list[int], color: int, price: int, one_is_enough: bool
) -> list[tuple[int, int]]:
    """Pairs of spheres to spend and a smallest set of `tools` (as bits) that makes them do."""
    parts: list[int] = []
    owner: list[int] = []  # which tool, as a bit, each part belongs to
    for i, tool in enumerate(tools):
        for part in CARDS[tool].parts:
            parts.append(part)
            owner.append(1 << i)
    todo = starts(color, price)
    seen = set(todo)
    ways: dict[int, list[int]] = {}
    while todo:
        state = todo.pop()
        need = state & 0xFFFF
        done = state >> NEED_BITS
        missing = shortfall(ring, need)
        left = len(parts) - done.bit_count()
        if missing > left:
            continue
        if missing == 0:
            used = 0
            for i in range(len(parts)):
                if done >> i & 1:
                    used |= owner[i]
            ways.setdefault(need, []).append(used)
            if one_is_enough:
                break
        for i in range(len(parts)):
            if done >> i & 1:
                continue
            for before in undo(need, parts[i]):
                earlier = before | (done | 1 << i) << NEED_BITS
                if earlier not in seen:
                    seen.add(earlier)
                    todo.append(earlier)
    return [(need, used) for need, sets in ways.items() for used in smallest(sets)]


def starts(color: int, price: int) -> list[int]:
    """What has to be there in the end: `price` of the color, or for a generic gizmo any mix."""
    if color != ANY:
        return [price * UNIT[color]]
    return [
        red + 16 * yellow + 256 * blue + 4096 * (price - red - yellow - blue)
        for red in range(price + 1)
        for yellow in range(price + 1 - red)
        for blue in range(price + 1 - red - yellow)
    ]


def shortfall(ring: list[int], need: int) -> int:
    """How many of the spheres needed are not in the ring."""
    short = 0
    for color in range(4):
        wanted = need & 15
        if wanted > ring[color]:
            short += wanted - ring[color]
        need >>= 4
    return short


def undo(need: int, part: int) -> list[int]:
    """GIZ-49 to GIZ-54. What was needed before this part of a converter did its work."""
    if part >= DOUBLES:
        color = part - DOUBLES
        return [need - UNIT[color]] if need >> 4 * color & 15 >= 2 else []
    sources = (0, 1, 2, 3) if part == ANY else (part,)
    return [
        need - UNIT[color] + UNIT[source]
        for color in range(4)
        if need >> 4 * color & 15
        for source in sources
        if source != color
    ]


def smallest(sets: list[int]) -> list[int]:
    """GIZ-R27. Leave out every set of converters that contains another one that does as well."""
    kept: list[int] = []
    for used in sorted(set(sets), key=int.bit_count):
        if not any(other & used == other for other in kept):
            kept.append(used)
    return kept
