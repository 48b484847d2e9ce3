"""Research: look, take one or none, put the rest back in the order you like."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final

from parlour.games.gizmos.cards import RESEARCHED
from parlour.games.gizmos.events import Returned
from parlour.games.gizmos.moves import BUILDS, FILES, TAKE_NONE, Build, File, Return, TakeNone
from parlour.games.gizmos.rules.actions import file, look
from parlour.games.gizmos.rules.because import cards
from parlour.games.gizmos.rules.choices import GizmosChoice
from parlour.games.gizmos.rules.ids import EXACT_PRICE, ONE_DECK, RETURN_ALL
from parlour.games.gizmos.rules.limits import refuse_filing
from parlour.games.gizmos.rules.paying import pay_for
from parlour.games.gizmos.rules.payment import Purse, affordable
from parlour.games.gizmos.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

LISTED: Final = 4  # so many cards or fewer: every order of returning them is listed
SAMPLED: Final = 24  # of more cards: so many orders are drawn


def research(g: Game[Table], seat: int, level: int) -> None:
    """GIZ-58, GIZ-R19. Nothing comes between looking, taking and returning."""
    look(g, seat, level)
    g.then(Examine(seat, level), ReturnCards(seat, level))


class Examine(GizmosChoice):
    """GIZ-60, GIZ-61, GIZ-63. Build one of the cards looked at, or File one, or take none."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "level": "int"}

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        player = t.players[seat]
        purse = Purse(t, player)
        found: list[Move] = []
        for gizmo in t.looked_at:
            if affordable(t, player, purse, gizmo, RESEARCHED):
                found.append(BUILDS[gizmo])
        if refuse_filing(player) is None:
            for gizmo in t.looked_at:
                found.append(FILES[gizmo])
        found.append(TAKE_NONE)
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        player = t.players[seat]
        if isinstance(move, TakeNone):
            return None
        if not isinstance(move, (Build, File)):
            return ONE_DECK
        if move.gizmo not in t.looked_at:
            return ONE_DECK
        if isinstance(move, File):
            return refuse_filing(player)
        if not affordable(t, player, Purse(t, player), move.gizmo, RESEARCHED):
            return EXACT_PRICE
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == ONE_DECK:
            told = "Build or file one of the cards you looked at, or take none: {}."
            return text(told, cards(g.table.looked_at))
        return super().because(g, seat, move, rule)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if not isinstance(move, TakeNone):
            g.reveal()  # GIZ-101, GIZ-R26: everybody learns which card it is
        if isinstance(move, Build):
            pay_for(g, seat, move.gizmo, RESEARCHED)
        elif isinstance(move, File):
            file(g, seat, move.gizmo, RESEARCHED)


class ReturnCards(GizmosChoice):
    """GIZ-62. The cards not taken go under their deck in the order the player likes."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "level": "int"}

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def open(self, g: Game[Table]) -> bool:
        return len(g.table.looked_at) > 1

    def run(self, g: Game[Table]) -> None:
        self.put_under(g, tuple(g.table.looked_at))

    def complete(self, g: Game[Table], seat: int) -> bool:
        return len(g.table.looked_at) <= LISTED

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        cards = g.table.looked_at
        if len(cards) > LISTED:
            return [Return(tuple(cards)), Return(tuple(cards[::-1]))]
        return [Return(order) for order in permutations(cards)]

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        found: list[Move] = []
        for _ in range(SAMPLED):
            cards = g.table.looked_at.copy()
            luck.shuffle(cards)
            found.append(Return(tuple(cards)))
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Return):
            return RETURN_ALL
        if sorted(move.gizmos) != sorted(g.table.looked_at):
            return RETURN_ALL
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return text("Put back each of the cards you looked at: {}.", cards(g.table.looked_at))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Return)
        self.put_under(g, move.gizmos)

    def put_under(self, g: Game[Table], order: tuple[int, ...]) -> None:
        t = g.table
        t.decks[self.level - 1][:0] = order[::-1]
        t.looked_at.clear()
        if order and g.events is not None:
            g.tell(Returned(self.seat, self.level, len(order)))
