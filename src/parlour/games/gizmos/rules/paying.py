"""Paying for a Build: asked for only where there is more than one way."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gizmos.cards import ANY, CARDS, DOUBLES
from parlour.games.gizmos.moves import Pay
from parlour.games.gizmos.rules.actions import build
from parlour.games.gizmos.rules.because import card, of_payment
from parlour.games.gizmos.rules.choices import GizmosChoice
from parlour.games.gizmos.rules.conversion import count_parts
from parlour.games.gizmos.rules.ids import (
    CONVERTER_ONCE,
    CONVERTERS_PAY,
    EXACT_PRICE,
    NEEDED_CONVERTERS,
    NEW_CONVERTER,
    ONE_ACTION,
    PAYMENT,
)
from parlour.games.gizmos.rules.payment import (
    level_2_discounts,
    passive_discount,
    payments,
    price_met,
)
from parlour.games.gizmos.table import Player, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def pay_for(g: Game[Table], seat: int, gizmo: int, origin: int) -> None:
    """GIZ-56. The player chooses how to pay, if there is a choice; then the Build happens."""
    t = g.table
    ways = payments(t, t.players[seat], gizmo, origin)
    if len(ways) == 1:
        carry_out(g, seat, gizmo, origin, ways[0])
    else:
        payment = Payment(seat, gizmo, origin)
        payment.known = ways
        g.then(payment)


def carry_out(g: Game[Table], seat: int, gizmo: int, origin: int, way: Pay) -> None:
    t = g.table
    if t.house.level_2_once and CARDS[gizmo].level == 2:
        spend_level_2_discounts(t, t.players[seat], gizmo, origin, way)
    build(g, seat, gizmo, origin, way.spent, way.converters)


def spend_level_2_discounts(t: Table, player: Player, gizmo: int, origin: int, way: Pay) -> None:
    """GIZ-R25, where a table plays so: a level 2 discount that helped is used for this turn."""
    saved = CARDS[gizmo].cost - price_met(t, player, gizmo, way)
    wanted = max(0, saved - passive_discount(player, origin))
    t.used.extend(level_2_discounts(t, player)[:wanted])


class Payment(GizmosChoice):
    """GIZ-39. One of the ways to pay for a gizmo, the most sparing offered first."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "gizmo": "int", "origin": "int"}

    def __init__(self, seat: int, gizmo: int, origin: int) -> None:
        super().__init__(seat)
        self.gizmo = gizmo
        self.origin = origin
        # The ways, once found. No field: it follows from the table, which stands still meanwhile.
        self.known: list[Pay] = []

    def ways(self, g: Game[Table]) -> list[Pay]:
        if not self.known:
            self.known = payments(g.table, g.table.players[self.seat], self.gizmo, self.origin)
        return self.known

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return list(self.ways(g))

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Pay):
            return ONE_ACTION
        ways = self.ways(g)
        if move in ways:
            return None
        return self.fault(g.table, g.table.players[seat], move, ways)

    def fault(self, t: Table, player: Player, move: Pay, ways: list[Pay]) -> str:
        """Which rule a payment offends that is not one of the `ways` to pay.

        The first of these: a converter named (GIZ-57, GIZ-47, GIZ-55), one too many (GIZ-R27),
        energy that is not there or of no use (GIZ-39), the sum (GIZ-41).
        """
        for tool in move.converters:
            if tool == self.gizmo and CARDS[tool].parts:
                return NEW_CONVERTER
            if tool not in player.converters:
                return CONVERTERS_PAY
            if tool in t.used or move.converters.count(tool) > 1:
                return CONVERTER_ONCE
        spent = move.spent
        if len(spent) != 4 or min(spent) < 0:
            return PAYMENT
        for way in ways:
            if way.spent == spent and set(way.converters) < set(move.converters):
                return NEEDED_CONVERTERS
        card = CARDS[self.gizmo]
        for other in range(4):
            if spent[other] > player.ring[other]:
                return PAYMENT
            if spent[other] and card.color not in (ANY, other) and not move.converters:
                return PAYMENT
        yields = sum(count_parts(list(move.converters))[DOUBLES:])
        if sum(spent) <= card.cost <= sum(spent) + yields and move.converters:
            return PAYMENT  # so many would do, but these converters do not make them count so
        return EXACT_PRICE

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if not isinstance(move, Pay):
            return text("First choose how to pay for {}.", card(self.gizmo))
        return of_payment(g.table, g.table.players[seat], self.gizmo, move, rule)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Pay)
        carry_out(g, seat, self.gizmo, self.origin, move)
