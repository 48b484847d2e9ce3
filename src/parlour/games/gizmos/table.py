"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gizmos.cards import CARDS
from parlour.kernel.values import Plain, Value

EMPTY: Final = -1  # a slot of the display whose deck has run out; no sphere shown as next
ROW: Final = 6
EACH_COLOR: Final = 13


class HouseRules(Value):
    """The table options: rulings with a real alternative."""

    fields: ClassVar[dict[str, str]] = {
        "next_shown": "bool",
        "free_from_archive": "bool",
        "discounts_add_up": "bool",
        "level_2_once": "bool",
        "blocked_wait": "bool",
        "picks_apart": "bool",
    }

    def __init__(
        self,
        next_shown: bool = False,  # GIZ-R15
        free_from_archive: bool = True,  # GIZ-R6
        discounts_add_up: bool = True,  # GIZ-R7
        level_2_once: bool = False,  # GIZ-R25
        blocked_wait: bool = True,  # GIZ-R4
        picks_apart: bool = False,  # GIZ-R30
    ) -> None:
        self.next_shown = next_shown
        self.free_from_archive = free_from_archive
        self.discounts_add_up = discounts_add_up
        self.level_2_once = level_2_once
        self.blocked_wait = blocked_wait
        self.picks_apart = picks_apart


class Player(Plain):
    """One player's dashboard. Limits and such are kept as sums of what the active gizmos give."""

    fields: ClassVar[dict[str, str]] = {
        "ring": "[int]",
        "archive": "[int]",
        "active": "[int]",
        "tokens": "int",
    }

    def __init__(self, ring: list[int], archive: list[int], active: list[int], tokens: int) -> None:
        self.ring = ring  # spheres of each color
        self.archive = archive
        self.active = []  # type: list[int]
        self.tokens = tokens  # points in tokens, which never run out (GIZ-4, GIZ-R13)
        # GIZ-13. Starting limits; `activate` raises them.
        self.storage = 5
        self.filing = 1
        self.research = 3
        self.may_file = True
        self.may_research = True
        self.converters = []  # type: list[int]
        self.discounts = [0, 0, 0]  # by what they are for
        self.discounted = False
        for gizmo in active:
            self.activate(gizmo)

    def activate(self, gizmo: int) -> None:
        """GIZ-75, GIZ-77. Put `gizmo` in its column; an upgrade works from this moment.

        GIZ-43, GIZ-88: for good, and without limit. GIZ-76: what raises a limit adds up. GIZ-84: a
        discount comes too late for its own cost.
        """
        card = CARDS[gizmo]
        self.active.append(gizmo)
        self.storage += card.storage
        self.filing += card.filing
        self.research += card.research
        self.may_file = self.may_file and not card.bans_file
        self.may_research = self.may_research and not card.bans_research
        if card.parts:
            self.converters.append(gizmo)
        if card.discount >= 0:
            self.discounts[card.discount] += 1
            self.discounted = True

    def energy(self) -> int:
        ring = self.ring
        return ring[0] + ring[1] + ring[2] + ring[3]

    def copy(self) -> Player:
        twin = Player(self.ring.copy(), self.archive.copy(), [], self.tokens)
        twin.active = self.active.copy()
        twin.storage = self.storage
        twin.filing = self.filing
        twin.research = self.research
        twin.may_file = self.may_file
        twin.may_research = self.may_research
        twin.converters = self.converters.copy()
        twin.discounts = self.discounts.copy()
        twin.discounted = self.discounted
        return twin


class Table(Plain):
    """Everything on the table. Decks are listed from bottom to top."""

    fields: ClassVar[dict[str, str]] = {
        "house": "Plain",
        "players": "[Plain]",
        "first": "int",
        "turn": "int",
        "round": "int",
        "decks": "[[int]]",
        "display": "[[int]]",
        "removed": "[int]",
        "looked_at": "[int]",
        "dispenser": "[int]",
        "next_sphere": "int",
        "row": "[int]",
        "pending": "[int]",
        "used": "[int]",
        "built": "[int]",
        "ending": "bool",
        "passes": "int",
    }

    def __init__(
        self,
        house: HouseRules,
        players: list[Player],
        first: int,
        turn: int,
        round: int,  # noqa: A002  the rulebook's word
        decks: list[list[int]],
        display: list[list[int]],
        removed: list[int],
        looked_at: list[int],
        dispenser: list[int],
        next_sphere: int,
        row: list[int],
        pending: list[int],
        used: list[int],
        built: list[int],
        ending: bool,
        passes: int = 0,
    ) -> None:
        self.house = house
        self.players = players
        self.first = first  # First Player's seat
        self.turn = turn  # whose turn it is
        self.round = round
        self.decks = decks  # of levels 1, 2, 3
        self.display = display  # of levels 1, 2, 3; EMPTY where nothing is left to refill with
        self.removed = removed  # GIZ-15
        self.looked_at = looked_at  # the cards of the Research under way
        self.dispenser = dispenser  # spheres of each color inside
        self.next_sphere = next_sphere  # GIZ-R15: the sphere waiting to enter the row, or EMPTY
        self.row = row
        self.pending = pending  # triggered this turn and not used yet
        self.used = used  # used this turn, converters too
        self.built = built  # built this turn
        self.ending = ending  # GIZ-93
        self.passes = passes  # GIZ-R28: so many turns up to now, one after the other

    def copy(self) -> Table:
        return Table(
            self.house,
            [player.copy() for player in self.players],
            self.first,
            self.turn,
            self.round,
            [deck.copy() for deck in self.decks],
            [slots.copy() for slots in self.display],
            self.removed,  # never changes after setup
            self.looked_at.copy(),
            self.dispenser.copy(),
            self.next_sphere,
            self.row.copy(),
            self.pending.copy(),
            self.used.copy(),
            self.built.copy(),
            self.ending,
            self.passes,
        )

    def inside(self) -> int:
        """How many spheres the dispenser holds."""
        dispenser = self.dispenser
        return dispenser[0] + dispenser[1] + dispenser[2] + dispenser[3]
