"""The table as one viewer sees it: what `view.py` builds, in types that the board has, too."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from parlour.games.gridopolis import lattice
from parlour.kernel.codec import FrameData

Cell = Annotated[lattice.Cell, Meta(extra={"alias": "Cell"})]


class PrivateView(TypedDict):
    viewer: int | None  # None: a spectator; there are no secrets
    agenda: list[FrameData]  # what is still to be done, the last first; empty after the end
    waiting: list[int]  # the seats that are asked


class BlueprintName(TypedDict):
    id: str
    title: str


class AddedPad(TypedDict):
    cell: Cell
    seat: int
    vertical: bool  # it stands on a post
    support: Cell  # the pad that holds it


class Owned(TypedDict):
    cell: Cell
    seat: int


class MarkerView(TypedDict):
    cell: Cell
    seat: int
    king: bool
    moved: bool


class ReserveView(TypedDict):
    pads: int
    links: int
    posts: int
    blockers: int


class PileView(TypedDict):
    """What a player has captured."""

    pawns: int
    kings: int


class PlayerView(TypedDict):
    id: str  # of the blueprint's seat
    color: str
    forward: Cell
    out: bool
    resigned: bool  # and out for that reason
    pawns: int  # on the grid
    kings: int
    reserve: ReserveView
    pile: PileView
    points: int


class LimitView(TypedDict):
    kind: Literal["none", "rounds", "minutes"]
    number: int
    up: bool


class QuietView(TypedDict):
    """Turns without progress, and how many of them end the game (GP-133)."""

    turns: int
    most: int


class SecondView(TypedDict):
    cell: Cell  # where the marker stands
    start: Cell  # where its turn began
    jump: bool  # only a jump is free (GP-R10)


class HopView(TypedDict):
    to: Cell  # off the grid for the last hop of a kamikaze
    over: Cell | None  # the marker that was jumped
    exit: Cell | None  # the teleporter that it comes out of


class RouteView(TypedDict):
    """One way to make a move that has several hops, or passes a teleporter."""

    move: str
    hops: list[HopView]


class PublicView(TypedDict):
    blueprint: BlueprintName
    turn: int | None  # whose turn it is
    starter: int
    round: int  # from 1
    turns: int  # that are finished
    pads: list[Cell]  # the blueprint's, then the added ones
    added: list[AddedPad]
    blockers: list[Owned]
    teleporters: list[Cell]
    kingerizers: list[Owned]
    markers: list[MarkerView]
    players: list[PlayerView]  # by seat
    limit: LimitView
    quiet: QuietView
    second: SecondView | None  # a marker may move once more (GP-80, GP-R10)
    routes: list[RouteView]  # for the seat that is asked
    ranking: list[list[int]]  # seats by place; empty until the game is over
    decided_by: str  # the rule that ended it; "" until then
