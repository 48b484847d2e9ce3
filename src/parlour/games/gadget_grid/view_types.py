"""The table as one viewer may see it: what `view.py` builds, in types that the board has, too.

Cards are the numbers of `cards` in the pieces: W01 is 1, E01 is 101, and so on. Squares are
numbers, tokens too: the eight Characters from 0, then the Zombots. -1: there is none.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from parlour.games.gadget_grid.table import HouseRules
from parlour.games.gadget_grid.this_turn import ThisTurn
from parlour.kernel.codec import FrameData

HouseData = Annotated[dict[str, Any], Meta(extra={"kind": HouseRules})]
TurnData = Annotated[dict[str, Any], Meta(extra={"kind": ThisTurn})]


class PrivateView(TypedDict):
    """What not everybody sees alike."""

    viewer: int | None  # None: a spectator
    agenda: list[FrameData]  # what is still to be done, the last first; empty after the end
    waiting: list[int]  # the seats that are asked
    hand: list[int] | None  # one's own; None for a spectator
    held_back: list[int]  # of it, spares of lost Equipment that wait for one's next turn
    dlc_known: list[int]  # the DLC deck from bottom to top: the cards one has put there, else -1


class CharacterView(TypedDict):
    """A Character and what its player has; solo opponents come after the seats."""

    token: int  # -1: not chosen yet
    square: int  # -1: off the Grid
    living: bool
    gizmos: int
    bank: int
    hand: list[int] | None  # where it lies open: that of a Zomboid, or at a table with open hands
    hand_size: int
    active: list[int]  # Equipment; that of a Zomboid is inert
    dlc: list[int]
    refuge: bool  # may not end its turn again on Square 100, Rubble or a Floor Malfunction
    footing: bool  # may stay on the Sentry, Rubble or Floor Malfunction below
    deck: int  # the deck and the discard pile that its player prefers
    pile: int


class StartDeckView(TypedDict):
    """What is still in the Start Deck, by kind."""

    setup: int
    gadgets: int
    tokens: list[int]


class PublicView(TypedDict):
    """What lies open to everybody."""

    house: HouseData
    players: int
    characters: list[CharacterView]
    first: int
    turn: int
    round: int
    quiet: int  # complete rounds in a row in which nobody lost a Gizmo for good; alone: turns
    loss: bool  # whether somebody has since then
    stall: int  # the game ends when `quiet` comes to this; 0: never
    now: TurnData
    steps_left: int  # of the Character whose turn it is
    allowance: int  # all its steps in this turn
    decks: list[int]  # cards in each
    piles: list[list[int]]  # discard piles, from bottom to top
    setup: int  # Setup Cards that are still in their deck
    unused: int  # and those that are not in this game
    box: list[int]  # removed Setup Cards
    dlc_deck: int  # cards in it
    display: list[int]
    start_deck: StartDeckView
    placing: list[int]  # cards drawn to be placed
    in_play: list[int]  # cards that are being resolved
    dice: list[int]
    came_down: int
    environments: list[int]  # by square
    lying: list[list[int]]  # by square
    zombots: list[int]  # squares, by number
    buggy: int
    skate: int
    zombuoy: int
    hugs: int  # a token
    gone: int  # Gizmos out of the game
    winners: list[int]
    decided_by: str
