"""GG-150 to GG-164, GG-303, GG-R72. A DLC is bought, one component after the other."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.events import Bought, Dealt
from parlour.games.gadget_grid.moves import (
    PASS,
    Buy,
    CallOff,
    FromBank,
    Pass,
    PayActive,
    PayCard,
    PayCoupon,
    PayGizmos,
)
from parlour.games.gadget_grid.rules.buddies import set_up_buddy
from parlour.games.gadget_grid.rules.choices import GadgetChoice, SeatFrame
from parlour.games.gadget_grid.rules.ending import decide
from parlour.games.gadget_grid.rules.equipment import lose_equipment
from parlour.games.gadget_grid.rules.harm import zombify
from parlour.games.gadget_grid.rules.ids import (
    COUPON,
    DISPLAYED,
    FROM_HAND,
    LAST_GIZMO,
    NAMED_FOR_TWO,
    ONE_ACTION,
    ONE_PURCHASE,
    OWN_GIZMOS,
    PHASES,
    PRICE,
    WILD_CARD,
)
from parlour.games.gadget_grid.rules.supply import discard
from parlour.games.gadget_grid.table import NO_CARD, Character, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

COMPONENTS = 3  # GG-151: the named card, then one of each other category


def buy_moves(t: Table, seat: int) -> list[Buy]:
    """GG-150. Every displayed DLC that can be paid for."""
    ways = [Buy(dlc, coupon) for dlc in sorted(t.display) for coupon in (False, True)]
    return [way for way in ways if refuse_buy(t, seat, way) is None]


def refuse_buy(t: Table, seat: int, move: Buy) -> str | None:
    """In this order: one a turn, displayed, a coupon in hand, and a price that can be paid."""
    if t.now.bought:
        return ONE_PURCHASE
    if move.dlc not in t.display:
        return DISPLAYED
    if move.coupon and not (t.characters[seat].living and coupon_of(t, seat) != NO_CARD):
        return COUPON
    return None if Purchase(seat, move.dlc, move.coupon, 0, False, 0, (), ()).payable(t) else PRICE


def coupon_of(t: Table, seat: int) -> int:
    """W13. A Cosmic Coupon in this hand, or NO_CARD."""
    cards = t.catalog.cards
    for card in t.characters[seat].hand:
        if cards[card].does == "coupon":
            return card
    return NO_CARD


def may_use_thumb(t: Table, seat: int) -> bool:
    """D19, GG-R67. One Widget has been played as the Action, and one more may be."""
    return len(t.now.widgets) == 1 and t.has(seat, "thumb") != NO_CARD


def spare_gizmos(t: Table, character: Character) -> int:
    """GG-156, GG-157. How many Gizmos a player may spend."""
    kept = 1 if t.players <= 2 else 0
    return character.bank + max(0, character.gizmos - kept)


class Purchase(GadgetChoice):
    """GG-R72, GG-155. One component after the other: the named card first. It may be called off.

    `stage` counts the components, `used` says that the coupon stands for one of them, `gizmos` are
    promised; `cards` and `laid` are the cards that will go, from the hand and from the active ones.
    """

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "dlc": "int",
        "coupon": "bool",
        "stage": "int",
        "used": "bool",
        "gizmos": "int",
        "cards": "[int]",
        "laid": "[int]",
    }

    def __init__(
        self,
        seat: int,
        dlc: int,
        coupon: bool,
        stage: int,
        used: bool,
        gizmos: int,
        cards: tuple[int, ...],
        laid: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.dlc = dlc
        self.coupon = coupon
        self.stage = stage
        self.used = used
        self.gizmos = gizmos
        self.cards = cards
        self.laid = laid

    def wanted(self, g: Game[Table]) -> Text:
        return text("First pay for the DLC that you are buying, or call it off.")

    # ------------------------------------------------------------------ what may be paid

    def wants(self, t: Table, card: int) -> bool:
        """Whether this card would do for the component that is due."""
        named, others = t.catalog.price(self.dlc)
        if self.stage == 0:
            return card == named
        return t.catalog.cards[card].category == others[self.stage - 1]

    def in_hand(self, t: Table) -> list[int]:
        """GG-137, GG-R63. The cards that a player could pay with now; the coupon in use is none of
        them.
        """
        rest = t.characters[self.seat].hand.copy()
        if self.coupon:
            rest.remove(coupon_of(t, self.seat))
        for card in self.cards:
            rest.remove(card)
        return rest

    def laid_out(self, t: Table) -> list[int]:
        return [card for card in t.characters[self.seat].active if card not in self.laid]

    def price_in_gizmos(self) -> int:
        """GG-153, GG-154, GG-R24."""
        return 2 if self.stage == 0 else 1

    def payable(self, t: Table) -> bool:
        """Whether the components from this one on can be paid; a coupon has to be used."""
        if self.gizmos > spare_gizmos(t, t.characters[self.seat]):
            return False
        if self.stage == COMPONENTS:
            return self.used == self.coupon
        return any(after.payable(t) for after in self.next_stages(t))

    def next_stages(self, t: Table) -> list[Purchase]:
        """One for each way of paying that differs in what is left to pay with."""
        found = []
        hand = [card for card in self.in_hand(t) if self.wants(t, card)]
        if hand:
            found.append(self.paid_with(hand[0]))
        laid = [card for card in self.laid_out(t) if self.wants(t, card)]
        if laid:
            found.append(self.paid_with_laid(laid[0]))
        if self.coupon and not self.used and self.stage > 0:
            found.append(self.replace(stage=self.stage + 1, used=True))
        found.append(self.paid_with_gizmos())
        return found

    def paid_with(self, card: int) -> Purchase:
        return self.replace(stage=self.stage + 1, cards=(*self.cards, card))

    def paid_with_laid(self, card: int) -> Purchase:
        return self.replace(stage=self.stage + 1, laid=(*self.laid, card))

    def paid_with_gizmos(self) -> Purchase:
        gizmos = self.gizmos + self.price_in_gizmos()
        return self.replace(stage=self.stage + 1, gizmos=gizmos)

    def after(self, t: Table, move: Move) -> Purchase:
        """The purchase once this has been paid."""
        if isinstance(move, PayCard):
            return self.paid_with(move.card)
        if isinstance(move, PayActive):
            return self.paid_with_laid(move.card)
        if isinstance(move, PayCoupon):
            return self.replace(stage=self.stage + 1, used=True)
        return self.paid_with_gizmos()

    # ------------------------------------------------------------------ the choice

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        tried: list[Move] = [PayCard(card) for card in dict.fromkeys(self.in_hand(t))]
        tried += [PayActive(card) for card in self.laid_out(t)]
        tried += [PayCoupon(), PayGizmos()]
        return [*[move for move in tried if self.refuse(g, seat, move) is None], CallOff()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, CallOff):
            return None
        if isinstance(move, PayCard):
            if move.card not in self.in_hand(t):
                return FROM_HAND
            if not self.wants(t, move.card):
                return PRICE
        elif isinstance(move, PayActive):
            if move.card not in self.laid_out(t):
                return FROM_HAND
            if not self.wants(t, move.card):
                return PRICE
        elif isinstance(move, PayCoupon):
            if not self.coupon or self.used or self.stage == 0:
                return COUPON
        elif not isinstance(move, PayGizmos):
            return PHASES
        after = self.after(t, move)
        if after.payable(t):
            return None
        if isinstance(move, PayGizmos):
            return self.short_of_gizmos(t, after)
        return COUPON if self.coupon and not after.used else PRICE

    def short_of_gizmos(self, t: Table, after: Purchase) -> str:
        """GG-153, GG-154, GG-157. Which rule is against so many Gizmos."""
        character = t.characters[self.seat]
        if after.gizmos > spare_gizmos(t, character):
            if after.gizmos <= character.bank + character.gizmos:
                return LAST_GIZMO
            return NAMED_FOR_TWO if self.stage == 0 else WILD_CARD
        return COUPON if self.coupon and not self.used else PRICE

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, CallOff):
            return
        t = g.table
        after = self.after(t, move)
        g.reveal()
        g.then(after if after.stage < COMPONENTS else Settlement(*after.values()))


class Settlement(Purchase):
    """GG-156. Of the Gizmos, how many come from the bank; the others from the token."""

    def least(self, t: Table) -> int:
        return max(0, self.gizmos - (spare_gizmos(t, self.owner(t)) - self.owner(t).bank))

    def most(self, t: Table) -> int:
        return min(self.gizmos, self.owner(t).bank)

    def owner(self, t: Table) -> Character:
        return t.characters[self.seat]

    def open(self, g: Game[Table]) -> bool:
        return self.least(g.table) < self.most(g.table)

    def run(self, g: Game[Table]) -> None:
        self.buy(g, self.most(g.table))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First say how many Gizmos come from your bank, or call it off.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        amounts = range(self.most(t), self.least(t) - 1, -1)
        return [*[FromBank(gizmos) for gizmos in amounts], CallOff()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, CallOff):
            return None
        if not isinstance(move, FromBank):
            return PHASES
        if not 0 <= move.gizmos <= self.most(t):
            return OWN_GIZMOS
        if move.gizmos >= self.least(t):
            return None
        return LAST_GIZMO if t.players <= 2 else OWN_GIZMOS

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, FromBank):
            self.buy(g, move.gizmos)

    def buy(self, g: Game[Table], bank: int) -> None:
        """GG-159, GG-160, GG-163, GG-303, GG-158, GG-161. What has been paid is gone before the DLC
        works.
        """
        t, seat = g.table, self.seat
        character = self.owner(t)
        cards = (*self.cards, *self.laid)
        if self.coupon:
            coupon = coupon_of(t, seat)
            cards = (*cards, coupon)
            t.now.widgets = [*t.now.widgets, coupon]  # GG-R67
        for card in (*self.cards, *cards[len(self.cards) + len(self.laid) :]):
            character.hand.remove(card)
        for card in self.laid:
            lose_equipment(character, card)
        character.bank -= bank
        spent = self.gizmos - bank
        character.gizmos -= spent
        t.gone += self.gizmos
        t.loss = t.loss or spent > 0
        t.now.bought = t.now.acted = True
        t.display = [dlc for dlc in t.display if dlc != self.dlc]
        if g.events is not None:
            g.tell(Bought(seat, self.dlc, cards, bank, spent))
        g.then(ZombifyBuyer(seat, spent))
        set_up_buddy(g, seat, self.dlc)
        discard(g, seat, cards)
        character.dlc.append(self.dlc)
        deal(g, 1)


class ZombifyBuyer(SeatFrame):
    """GG-157, GG-R22. Who has spent the last Gizmo on the token; Buddies are placed before that."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "spent": "int"}

    def __init__(self, seat: int, spent: int) -> None:
        super().__init__(seat)
        self.spent = spent

    def run(self, g: Game[Table]) -> None:
        t = g.table
        if self.spent and not t.characters[self.seat].living:
            before = [*t.living(), self.seat]
            zombify(g, self.seat)
            decide(g, sorted(before))


class BuyToo(GadgetChoice):
    """W14. A purchase at the usual price, as part of the same Action."""

    def open(self, g: Game[Table]) -> bool:
        return self.moves(g, self.seat) != [PASS]

    def wanted(self, g: Game[Table]) -> Text:
        return text("First buy one of the DLC, or pass.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        buys = [move for move in buy_moves(t, seat) if not move.coupon or may_use_thumb(t, seat)]
        return [*buys, PASS]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Buy):
            if move.coupon and not may_use_thumb(t, seat):
                return ONE_ACTION  # GG-R67: the Coupon would be a second Widget
            return refuse_buy(t, seat, move)
        return None if isinstance(move, Pass) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Buy):
            g.then(begin_purchase(seat, move), self)


def begin_purchase(seat: int, move: Buy) -> Frame[Table]:
    return Purchase(seat, move.dlc, move.coupon, 0, False, 0, (), ())


def deal(g: Game[Table], dlc: int) -> None:
    """GG-163, GG-R23. From the DLC deck to the display, as long as there are any."""
    t = g.table
    for _ in range(min(dlc, len(t.dlc_deck))):
        g.reveal()
        t.dlc_known.pop()
        t.display = [*t.display, t.dlc_deck.pop()]
        if g.events is not None:
            g.tell(Dealt(t.display[-1]))
