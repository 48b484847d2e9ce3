"""The table as one viewer may see it: what `view.py` builds, in types that the board has, too.

Gizmos are numbers into `cards` of the pieces, colors numbers into `colors`, both -1 where there is
none. Lists by color have four counts, lists by level are of level 1, 2, 3.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from parlour.games.gizmos.cards import Origin
from parlour.games.gizmos.piece_types import Color, Limits
from parlour.games.gizmos.table import HouseRules
from parlour.kernel.codec import FrameData

HouseData = Annotated[dict[str, Any], Meta(extra={"kind": HouseRules})]


class PrivateView(TypedDict):
    """What not everybody sees alike."""

    viewer: int | None  # None: a spectator
    agenda: list[FrameData]  # what is still to be done, the last first; empty after the end
    waiting: list[int]  # the seats that are asked
    looked_at: list[int] | None  # the cards of one's own Research; None for everybody else


class Points(TypedDict):
    gizmos: int  # printed
    tokens: int
    awards: int
    total: int


class PlayerView(TypedDict):
    ring: list[int]  # spheres, by color
    archive: list[int]
    active: list[int]  # in the order in which they were built, the starting gizmo first
    tokens: int  # points in tokens
    limits: Limits
    energy: int  # spheres in the ring, all colors
    gizmos: int  # active gizmos, counted towards the end
    level_3: int  # those of level 3, counted towards the end
    may_file: bool  # False: a gizmo forbids it for good
    may_research: bool  # likewise
    points: Points


class Blocked(TypedDict):
    gizmo: int
    rule: str  # what keeps it, such as GIZ-31


class DiscountView(TypedDict):
    gizmo: int
    less: int  # 0: it fits, but nothing is left to take off, or the table lets only one count


class PaymentView(TypedDict):
    """The sum that must come out even: cost, less the discounts, is the price.

    A discount may be declined, so that anything from `price` to `cost` may be paid. The ways are
    the legal moves.
    """

    seat: int
    gizmo: int
    origin: Origin
    color: Color | Literal["any"]
    cost: int  # as printed
    price: int  # the least to be paid
    discounts: list[DiscountView]
    converters: list[int]  # active and not used this turn
    sensible: list[str]  # the ways to pay that waste nothing, as moves; the others are legal too


class PublicView(TypedDict):
    """What lies open to everybody."""

    house: HouseData
    first: int  # First Player's seat
    turn: int  # whose turn it is
    round: int
    ending: bool  # this round is the last
    passes: int  # turns in a row that were passes; as many as players end the game
    stuck: bool  # who is on turn can do nothing but pass
    last_seat: int  # whose turn ends the round
    ranking: list[int]  # the seats from first to last place; empty until the game is over
    decided_by: str  # the rule that set the winner apart, or that ended the game; "" until then
    players: list[PlayerView]  # by seat
    display: list[list[int]]  # by level; -1: an empty slot whose deck has run out
    decks: list[int]  # cards left, by level
    removed: int  # level 3 cards that are not in this game
    row: list[int]  # colors, the oldest first
    next_sphere: int  # the color that enters the row next, or -1 where that is not shown
    dispenser: list[int]  # spheres inside, by color
    pending: list[int]  # triggered this turn and not used yet
    blocked: list[Blocked]  # those of the pending that can do nothing right now
    used: list[int]  # used this turn, in order, converters too
    built: list[int]  # built this turn
    payment: PaymentView | None  # while somebody chooses how to pay
    looked_at_count: int
