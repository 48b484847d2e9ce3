"""All that a seat can do in a turn, counted by result (GP-56)."""

from __future__ import annotations

from parlour.games.gridopolis.lattice import NUMBER, numbers
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.building import blocker_pads, sites, towers
from parlour.games.gridopolis.rules.reach import Marker, can_capture
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
    for end, victims in takes:
        taken = tuple([cells[number] for number in numbers(victims)])
        found.append(Capture(start, cells[end], taken))
    for victims, last in plunges:
        taken = tuple([cells[number] for number in numbers(victims)])
        found.append(Kamikaze(start, taken, cells[last]))
    return found


def can_act(t: Table, seat: int) -> bool:
    """GP-52, GP-R20. Whether there is any legal action."""
    if sites(t, seat) or blocker_pads(t, seat):
        return True
    for pad in numbers(t.markers[seat]):
        marker = Marker(t, seat, pad)
        if marker.steps(marker.bit) or marker.own_jumps():
            return True
        takes, plunges = marker.captures()
        if takes or plunges:
            return True
    return False


def any_action(t: Table, seat: int, luck: Luck) -> Move:
    """One of the moves of a turn, each as likely as any other, without listing them all."""
    cells = t.lattice.cells
    forced = t.house.forced and can_capture(t, seat)
    kinds: list[tuple[Marker, int, int, list[tuple[int, int]], list[tuple[int, int]]]] = []
    total = 0
    left = t.markers[seat]
    while left:
        bit = left & -left
        left ^= bit
        marker = Marker(t, seat, NUMBER[bit % 67])
        steps = 0 if forced else marker.steps(bit)
        jumps = 0 if forced else marker.own_jumps()
        takes, plunges = marker.captures()
        total += steps.bit_count() + jumps.bit_count() + len(takes) + len(plunges)
        kinds.append((marker, steps, jumps, takes, plunges))
    blockers = 0 if forced else blocker_pads(t, seat)
    beside = [] if forced else sites(t, seat)
    above = [] if forced else towers(t, seat)
    boxes = blockers.bit_count()
    chosen = luck.below(total + boxes + len(beside) + len(above))
    if chosen >= total:
        chosen -= total
        if chosen < boxes:
            return PlaceBlocker(cells[numbers(blockers)[chosen]])
        chosen -= boxes
        return AddPad(beside[chosen] if chosen < len(beside) else above[chosen - len(beside)])
    for marker, steps, jumps, takes, plunges in kinds:
        start = cells[marker.pad]
        many = steps.bit_count()
        if chosen < many:
            return Step(start, cells[numbers(steps)[chosen]])
        chosen -= many
        many = jumps.bit_count()
        if chosen < many:
            return OwnJump(start, cells[numbers(jumps)[chosen]])
        chosen -= many
        if chosen < len(takes):
            end, victims = takes[chosen]
            return Capture(start, cells[end], tuple([cells[n] for n in numbers(victims)]))
        chosen -= len(takes)
        if chosen < len(plunges):
            victims, last = plunges[chosen]
            return Kamikaze(start, tuple([cells[n] for n in numbers(victims)]), cells[last])
        chosen -= len(plunges)
    raise AssertionError("there was an action")
