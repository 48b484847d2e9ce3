"""A grid-set as it is built for one number of players, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from parlour.games.gridopolis.cells import from_to, full
from parlour.games.gridopolis.drawing import Blueprint, Cell, Link
from parlour.games.gridopolis.stock import seated
from parlour.games.gridopolis.stranded import stranded

FORWARDS: Final = ((0, 1, 0), (-1, 0, 0), (0, -1, 0), (1, 0, 0))  # GP-20
T = TypeVar("T")


class Problem(NamedTuple):
    """One thing that is wrong, or strange, with a blueprint."""

    rule: str
    where: str  # the field, with its place in the list
    message: str  # one sentence


class Site:
    """The grid-set as it is built for so many players, and everything on it with its place."""

    def __init__(self, blueprint: Blueprint, players: int) -> None:
        self.blueprint: Final = blueprint
        self.seats: Final = seated(blueprint, players)
        self.all_pads: Final = list(_numbered("pads", blueprint.pads))
        self.all_links: Final = list(_numbered("links", blueprint.links))
        self.markers: Final[list[tuple[str, Cell]]] = []
        self.kingerizers: Final[list[tuple[str, Cell]]] = []
        for number, seat in enumerate(blueprint.seats):
            if seat in self.seats:
                where = f"seats[{number}]"
                self.all_pads.extend(_numbered(f"{where}.pads", seat.pads))
                self.all_links.extend(_numbered(f"{where}.links", seat.links))
                self.markers.extend(_numbered(f"{where}.markers", seat.markers))
                self.kingerizers.extend(_numbered(f"{where}.kingerizers", seat.kingerizers))
        self.teleporters: Final = list(_numbered("teleporters", blueprint.teleporters))
        self.pads: Final = {cell for _, cell in self.all_pads}
        self.joints: Final[set[Link]] = set()  # the links that hold, each with its lesser end first

    def problems(self) -> list[Problem]:
        found = [
            *self.of_pads(),
            *self.of_links(),
            *self.of_posts(),
            *self.of_nodes(),
            *self.of_markers(),
        ]
        return found or [*self.of_standing(), *self.of_pawns()]

    def of_pads(self) -> Iterator[Problem]:
        """GP-3, GP-17."""
        for where, cell, first in _again(self.all_pads):
            yield Problem("GP-3", where, f"there is a pad at {full(cell)} already ({first})")
        floor = self.blueprint.floor
        for where, cell in self.all_pads:
            if cell[2] < floor:
                text = f"the pad at {full(cell)} lies below the floor (level {floor}, GP-17)"
                yield Problem("GP-151", where, text)

    def of_links(self) -> Iterator[Problem]:
        """GP-4. A link joins two pads side by side on one level."""
        first: dict[Link, str] = {}
        for where, link in self.all_links:
            low, high = joint = _sorted(link)
            name = f"the link {from_to(*link)}"
            missing = next((end for end in link if end not in self.pads), None)
            if abs(high[0] - low[0]) + abs(high[1] - low[1]) != 1 or high[2] != low[2]:
                text = f"{name} does not join neighbors in one file or row on one level"
                yield Problem("GP-4", where, text)
            elif missing is not None:
                yield Problem("GP-4", where, f"{name} ends at {full(missing)}, where no pad is")
            elif joint in first:
                yield Problem("GP-4", where, f"{name} is there already ({first[joint]})")
            else:
                first[joint] = where
                self.joints.add(joint)

    def of_posts(self) -> Iterator[Problem]:
        """GP-5. A post stands on a link and carries the same link one level higher."""
        first: dict[Link, str] = {}
        for where, post in _numbered("posts", self.blueprint.posts):
            joint = _sorted(post)
            name = f"the post on the link {from_to(*post)}"
            if joint not in self.joints:
                yield Problem("GP-5", where, f"{name} stands on nothing: there is no such link")
            elif _above(joint) not in self.joints:
                text = f"{name} carries nothing: there is no link {from_to(*_above(joint))}"
                yield Problem("GP-5", where, text)
            elif joint in first:
                text = f"{name} is the second there: one link bears one post ({first[joint]})"
                yield Problem("GP-5", where, text)
            else:
                first[joint] = where

    def of_nodes(self) -> Iterator[Problem]:
        """GP-8. A node is on a pad, and alone there."""
        nodes = self.kingerizers + self.teleporters
        for where, cell in nodes:
            if cell not in self.pads:
                kind = "teleporter" if where.startswith("teleporters") else "kingerizer"
                yield Problem("GP-151", where, f"the {kind} at {full(cell)} is off the grid-set")
        for where, cell, first in _again(nodes):
            yield Problem("GP-8", where, f"there is a node at {full(cell)} already ({first})")

    def of_markers(self) -> Iterator[Problem]:
        """GP-3. A marker begins on a pad of its own, and not on a teleporter (GP-151)."""
        teleporters = {cell for _, cell in self.teleporters}
        for where, cell in self.markers:
            if cell not in self.pads:
                yield Problem("GP-3", where, f"the marker at {full(cell)} is off the grid-set")
            elif cell in teleporters:
                yield Problem("GP-151", where, f"the marker at {full(cell)} begins on a teleporter")
        for where, cell, first in _again(self.markers):
            yield Problem("GP-3", where, f"there is a marker at {full(cell)} already ({first})")

    def of_standing(self) -> Iterator[Problem]:
        """GP-151. Links and posts hold all pads together, and some of them lie on the floor."""
        if not self.pads:
            yield Problem("GP-151", "pads", "there are no pads")
            return
        floor = self.blueprint.floor
        lowest = min(z for _, _, z in self.pads)
        if lowest > floor:
            text = f"the grid-set hangs in the air: the floor is {floor}, the lowest level {lowest}"
            yield Problem("GP-151", "floor", text)
        near: dict[Cell, list[Cell]] = {cell: [] for cell in self.pads}
        posts = [_sorted(post) for post in self.blueprint.posts]
        for one, other in [*self.joints, *((post[0], _above(post)[0]) for post in posts)]:
            near[one].append(other)
            near[other].append(one)
        pieces = _pieces(near)
        if len(pieces) > 1:
            biggest = max(pieces, key=len)
            loose = min(min(piece) for piece in pieces if piece is not biggest)
            where = next(where for where, cell in self.all_pads if cell == loose)
            text = f"the grid-set is in {len(pieces)} pieces: "
            text += f"nothing holds {full(loose)} to the rest"
            yield Problem("GP-151", where, text)

    def of_pawns(self) -> Iterator[Problem]:
        """GP-151. Every pawn can become a king."""
        teleporters = {cell for _, cell in self.teleporters}
        for number, seat in enumerate(self.blueprint.seats):
            if seat in self.seats and seat.forward in FORWARDS:
                enemies = [other for other in self.seats if other is not seat]
                lost = stranded(seat, enemies, self.pads, teleporters)
                if lost:
                    pawns = "pawn" if len(lost) == 1 else "pawns"
                    cells = " and ".join(map(full, lost))
                    text = f"the {pawns} of seat {seat.id} at {cells} can never reach a kingerizer"
                    text += " of another seat without going backward (GP-61, GP-62, GP-63)"
                    yield Problem("GP-151", f"seats[{number}].markers", text)


def _numbered(where: str, things: tuple[T, ...]) -> Iterator[tuple[str, T]]:
    for number, thing in enumerate(things):
        yield f"{where}[{number}]", thing


def _again(things: list[tuple[str, Cell]]) -> Iterator[tuple[str, Cell, str]]:
    """Every cell that was there before, with its own place and that of the first."""
    first: dict[Cell, str] = {}
    for where, cell in things:
        if cell in first:
            yield where, cell, first[cell]
        first.setdefault(cell, where)


def _sorted(link: Link) -> Link:
    """The link whichever way round it was written."""
    one, other = link
    return (one, other) if one <= other else (other, one)


def _above(link: Link) -> Link:
    """The same link one level higher."""
    (x, y, z), (u, v, w) = link
    return (x, y, z + 1), (u, v, w + 1)


def _pieces(near: dict[Cell, list[Cell]]) -> list[set[Cell]]:
    """The pads by what hangs together."""
    pieces: list[set[Cell]] = []
    left = set(near)
    while left:
        piece: set[Cell] = set()
        edge = {min(left)}
        while edge:
            piece |= edge
            edge = {other for cell in edge for other in near[cell]} - piece
        left -= piece
        pieces.append(piece)
    return pieces
