"""Every way to make the spheres of a ring count as what a gizmo costs (GIZ-47 to GIZ-57).

What is used are parts, not converters: the two halves of one converter count as two parts, so
that others may work between them (GIZ-R29).

The search runs backwards. It starts from what must be there in the end, say 2 blue, and undoes one
part of a converter after another: a red that counts as any color turns one needed blue into one
needed red; a red doubler turns two needed red into one. Whatever it meets on its way that lies in
the ring is a way to pay. Of two roads to the same need, one that uses more parts is given up.

Needs are packed four bits a color (no gizmo costs more than 7), uses five bits a kind of part, the
fifth being a guard, so that "uses no more of any kind" is one subtraction.
"""

from __future__ import annotations

from typing import Final

from parlour.games.gizmos.cards import ANY, CARDS, DOUBLES

UNIT: Final = (1, 16, 256, 4096)
PART_KINDS: Final = DOUBLES + 4
USE: Final = tuple([1 << 5 * kind for kind in range(PART_KINDS)])
GUARDS: Final = sum(USE) << 4


def count_parts(tools: list[int]) -> list[int]:
    """How many parts of each kind these converters have."""
    counts = [0] * PART_KINDS
    for tool in tools:
        for part in CARDS[tool].parts:
            counts[part] += 1
    return counts


def search(
    ring: list[int], parts: list[int], color: int, price: int, one_is_enough: bool
) -> dict[int, list[int]]:
    """For each lot of spheres that can be made to do: the least uses of parts that make it so."""
    ways: dict[int, list[int]] = {}
    frontier = [(need, 0) for need in starts(ring, color, price, sum(parts))]
    roads: dict[int, list[int]] = {need: [0] for need, _ in frontier}
    for left in range(sum(parts), -1, -1):
        following: list[tuple[int, int]] = []
        for need, used in frontier:
            missing = shortfall(ring, need)
            if missing > left:
                continue
            if missing == 0:
                ways.setdefault(need, []).append(used)
                if one_is_enough:
                    return ways
            turned = 0 if color == ANY else 1 << color  # the colors worth turning into
            for other in range(4):
                if used >> 5 * (DOUBLES + other) & 15:
                    turned |= 1 << other
            for kind in range(PART_KINDS):
                if used >> 5 * kind & 15 == parts[kind]:
                    continue
                now_used = used + USE[kind]
                for before in undo(need, kind, turned):
                    known = roads.setdefault(before, [])
                    if not any_within(known, now_used):
                        known.append(now_used)
                        following.append((before, now_used))
        frontier = following
    return ways


def any_within(known: list[int], used: int) -> bool:
    """Whether some known road uses no more of any kind of part."""
    for other in known:
        if (used | GUARDS) - other & GUARDS == GUARDS:
            return True
    return False


def starts(ring: list[int], color: int, price: int, parts: int) -> list[int]:
    """What has to be there in the end: `price` of the color, or for a generic gizmo any mix."""
    if color != ANY:
        return [price * UNIT[color]]
    found: list[int] = []
    for red in range(min(price, ring[0] + parts) + 1):
        for yellow in range(min(price - red, ring[1] + parts) + 1):
            rest = price - red - yellow
            for blue in range(min(rest, ring[2] + parts) + 1):
                if rest - blue <= ring[3] + parts:
                    found.append(red + 16 * yellow + 256 * blue + 4096 * (rest - blue))
    return found


def shortfall(ring: list[int], need: int) -> int:
    """How many of the spheres needed are not in the ring."""
    short = 0
    for color in range(4):
        wanted = need & 15
        if wanted > ring[color]:
            short += wanted - ring[color]
        need >>= 4
    return short


def undo(need: int, kind: int, turned: int) -> list[int]:
    """What was needed before this kind of part did its work: GIZ-49 and GIZ-50 (a color as any),
    GIZ-53 (any as any), GIZ-51 and GIZ-52 (doublers), in any order (GIZ-54).
    """
    if kind >= DOUBLES:
        color = kind - DOUBLES
        return [need - UNIT[color]] if need >> 4 * color & 15 >= 2 else []
    sources = (0, 1, 2, 3) if kind == ANY else (kind,)
    return [
        need - UNIT[color] + UNIT[source]
        for color in range(4)
        if turned >> color & 1 and need >> 4 * color & 15
        for source in sources
        if source != color
    ]


def providers(tools: list[int], used: int) -> list[int]:
    """The sets of converters, as bits, that have the parts `used` and none to spare (GIZ-R27)."""
    sets = {0: used}  # chosen so far: uses still to be provided
    complete: list[int] = []
    while sets:
        chosen, wanted = sets.popitem()
        if not wanted:
            complete.append(chosen)
            continue
        kind = next(kind for kind in range(PART_KINDS) if wanted >> 5 * kind & 15)
        for i, tool in enumerate(tools):
            if not chosen >> i & 1 and kind in CARDS[tool].parts:
                sets[chosen | 1 << i] = provide(wanted, CARDS[tool].parts)
    return smallest(complete)


def provide(wanted: int, parts: tuple[int, ...]) -> int:
    """What is still wanted when a converter gives what it can."""
    for part in parts:
        if wanted >> 5 * part & 15:
            wanted -= USE[part]
    return wanted


def smallest(sets: list[int]) -> list[int]:
    """GIZ-R27. Leave out every set of converters that contains another one that does as well."""
    if len(sets) < 2:
        return sets
    kept: list[int] = []
    for used in sorted(set(sets), key=int.bit_count):
        if not any(other & used == other for other in kept):
            kept.append(used)
    return kept
