"""All that a seat can do in a turn, counted by result (GP-56)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.gridopolis.lattice import Cell, count, nth, numbers
from parlour.games.gridopolis.moves import (
    DECLINE,
    AddPad,
    Capture,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.building import NO_CELLS, blocker_pads, sites, towers
from parlour.games.gridopolis.rules.reach import ANYBODY, LISTED, Marker, Plunge, Take, can_capture
from parlour.games.gridopolis.table import Table
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move


def marches(t: Table, seat: int, pad: int, barred: int, forced: bool) -> list[Move]:
    """GP-56. Everything one marker can do; with `forced` only captures and kamikazes (GP-R19)."""
    marker = Marker(t, seat, pad)
    cells = t.lattice.cells
    start = cells[pad]
    found: list[Move] = []
    if not forced:
        found += [Step(start, cells[end]) for end in numbers(marker.steps(barred))]
        found += [OwnJump(start, cells[end]) for end in numbers(marker.own_jumps() & ~barred)]
    takes, plunges = marker.captures()
    found += [capture(cells, start, take) for take in takes]
    found += [kamikaze(cells, start, plunge) for plunge in plunges]
    return found


def can_act(t: Table, seat: int) -> bool:
    """GP-52, GP-R20. Whether there is any legal action."""
    if sites(t, seat) or blocker_pads(t, seat):
        return True
    for pad in numbers(t.markers[seat]):
        if can_march(Marker(t, seat, pad), 1 << pad):
            return True
    return False


def can_march(marker: Marker, barred: i64) -> bool:
    """Whether there are any `marches`."""
    return marker.steps(barred) != 0 or can_jump(marker, barred)


def can_jump(marker: Marker, barred: i64) -> bool:
    """Whether there are any but steps."""
    if marker.own_jumps() & ~barred:
        return True
    takes, plunges = marker.captures(ANYBODY, 1)
    return bool(takes or plunges)


def lists_all(t: Table, seat: int) -> bool:
    """Whether `marches` leaves out nothing of what the markers of this seat can capture."""
    for pad in numbers(t.markers[seat]):
        takes, plunges = Marker(t, seat, pad).captures()
        if len(takes) == LISTED or len(plunges) == LISTED:
            return False
    return True


def any_action(t: Table, seat: int, luck: Luck) -> Move:
    """One of the moves of a turn, each as likely as any other, without listing them all."""
    forced = t.house.forced and can_capture(t, seat)
    pads = numbers(t.markers[seat])
    many: list[int] = []  # marches, by marker
    total = 0
    for pad in pads:
        found = count_marches(Marker(t, seat, pad), 1 << pad, forced)
        many.append(found)
        total += found
    blockers = 0 if forced else blocker_pads(t, seat)
    beside = NO_CELLS if forced else sites(t, seat)
    above = NO_CELLS if forced else towers(t, seat)
    boxes = count(blockers)
    chosen = luck.below(total + boxes + len(beside) + len(above))
    for number, pad in enumerate(pads):
        if chosen < many[number]:
            return nth_march(Marker(t, seat, pad), 1 << pad, forced, chosen)
        chosen -= many[number]
    if chosen < boxes:
        return PlaceBlocker(t.lattice.cells[nth(blockers, chosen)])
    chosen -= boxes
    for cells in (beside, above):
        for cell in cells:
            if chosen == 0:
                return AddPad(cell)
            chosen -= 1
    raise AssertionError("there was an action")


def any_march(t: Table, seat: int, pad: int, barred: int, luck: Luck) -> Move:
    """GP-81. One of the second moves of a king, or none at all, each as likely as any other."""
    marker = Marker(t, seat, pad)
    many = count_marches(marker, barred, False)
    chosen = luck.below(many + 1)
    return nth_march(marker, barred, False, chosen) if chosen < many else DECLINE


def count_marches(marker: Marker, barred: i64, forced: bool) -> i64:
    """How many `marches` there are."""
    takes, plunges = marker.captures()
    found: i64 = len(takes) + len(plunges)
    if not forced:
        found += count(marker.steps(barred)) + count(marker.own_jumps() & ~barred)
    return found


def nth_march(marker: Marker, barred: i64, forced: bool, n: int) -> Move:
    """The one of the `marches` before which there are n others."""
    cells = marker.lattice.cells
    start = cells[marker.pad]
    if not forced:
        ends = marker.steps(barred)
        if n < count(ends):
            return Step(start, cells[nth(ends, n)])
        n -= count(ends)
        ends = marker.own_jumps() & ~barred
        if n < count(ends):
            return OwnJump(start, cells[nth(ends, n)])
        n -= count(ends)
    takes, plunges = marker.captures()
    if n < len(takes):
        return capture(cells, start, list(takes)[n])
    return kamikaze(cells, start, list(plunges)[n - len(takes)])


def capture(cells: list[Cell], start: Cell, take: Take) -> Capture:
    end, victims = take
    return Capture(start, cells[end], tuple([cells[number] for number in numbers(victims)]))


def kamikaze(cells: list[Cell], start: Cell, plunge: Plunge) -> Kamikaze:
    victims, last = plunge
    return Kamikaze(start, tuple([cells[number] for number in numbers(victims)]), cells[last])
