"""GG-100, GG-101, GG-103, GG-106, GG-207. An Attack Card is played: whom it hits, where it goes."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import SENTRY, SETUP
from parlour.games.gadget_grid.events import Attacked, Delivered, Exploded, SetOff
from parlour.games.gadget_grid.moves import Press, Remote, Throw
from parlour.games.gadget_grid.rules.attacks import AttackMove, sentries_of, set_off, victims
from parlour.games.gadget_grid.rules.choices import SeatFrame
from parlour.games.gadget_grid.rules.harm import Harm
from parlour.games.gadget_grid.rules.placing import PlaceCard
from parlour.games.gadget_grid.rules.supply import discard, gain
from parlour.games.gadget_grid.rules.targets import seats_and_zombs
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Frame, Game


def strike(g: Game[Table], seat: int, move: AttackMove) -> None:
    """The card is revealed; GG-109: it is spent even if all damage is prevented."""
    t = g.table
    hit = victims(t, seat, move)
    used: list[Frame[Table]] = [UseUp(seat, move.card)]
    if isinstance(move, Throw) and t.catalog.cards[move.card].does == "axe":
        used = [DropAxe(seat, move.card, t.where(move.token))]
    lay_open(g, seat, move.card)
    t.now.attacks += 1
    t.now.hit = [*t.now.hit, *hit]
    if isinstance(move, Remote):
        if g.events is not None:
            if t.catalog.cards[move.card].does != "remote":
                g.tell(Delivered(seat, move.card))
            else:
                g.tell(Attacked(seat, move.card, tuple(hit)))
        tell_set_off(g, seat, move.square, move.direction, hit)
    elif g.events is not None:
        g.tell(Attacked(seat, move.card, tuple(hit)))
    if isinstance(move, Press):
        g.then(Explode(seat, move.sentry), *used)
    else:
        g.then(*used)
    g.then(Harm(*seats_and_zombs(t, hit)))


def lay_open(g: Game[Table], seat: int, card: int) -> None:
    """GG-305. A card leaves the hand, and is in play until it is discarded."""
    t = g.table
    t.characters[seat].hand.remove(card)
    t.in_play = [*t.in_play, card]
    g.reveal()


def tell_set_off(g: Game[Table], seat: int, square: int, direction: int, hit: list[int]) -> None:
    if g.events is not None:
        card = g.table.environments[square]
        g.tell(SetOff(seat, card, square, direction, tuple(hit)))


class CardFrame(SeatFrame):
    """What becomes of a card of somebody's."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card


class UseUp(CardFrame):
    """GG-74, GG-103. What has been played goes to a discard pile."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.in_play = without(t.in_play, self.card)
        discard(g, self.seat, (self.card,))


def without(cards: list[int], card: int) -> list[int]:
    rest = cards.copy()
    rest.remove(card)
    return rest


class DropAxe(CardFrame):
    """GG-207, GG-R31. An axe drops on the square of its target; some tables hand it back."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "square": "int"}

    def __init__(self, seat: int, card: int, square: int) -> None:
        super().__init__(seat, card)
        self.square = square

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.in_play = without(t.in_play, self.card)
        if t.house.axes_return:
            gain(g, self.seat, self.card)
            return
        t.placing.append(self.card)
        g.then(PlaceCard(self.seat, self.card, self.square))


class Explode(SeatFrame):
    """GG-210. All Sentries of a type leave the Grid."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "sentry": "int"}

    def __init__(self, seat: int, sentry: int) -> None:
        super().__init__(seat)
        self.sentry = sentry

    def run(self, g: Game[Table]) -> None:
        t = g.table
        for square in sentries_of(t, self.sentry):
            card = t.environments[square]
            remove_environment(g, square)
            if g.events is not None:
                g.tell(Exploded(card, square))


def remove_environment(g: Game[Table], square: int) -> int:
    """GG-177, GG-282. It goes to a discard pile, or to the box; whoever stood there stays."""
    t = g.table
    card = t.lift_environment(square)
    if t.catalog.cards[card].category == SETUP:
        t.box = [*t.box, card]
    else:
        t.piles[t.characters[t.turn].pile].append(card)
    return card


class SentryFires(SeatFrame):
    """GG-185, GG-186, GG-191. A Sentry that a Buddy has set off."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "square": "int", "direction": "int"}

    def __init__(self, seat: int, square: int, direction: int) -> None:
        super().__init__(seat)
        self.square = square
        self.direction = direction

    def run(self, g: Game[Table]) -> None:
        t = g.table
        assert t.ground[self.square] == SENTRY
        hit = set_off(t, self.seat, self.square, self.direction)
        tell_set_off(g, self.seat, self.square, self.direction, hit)
        g.then(Harm(*seats_and_zombs(t, hit)))
