"""GG-74. What each kind of Widget does."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from parlour.games.gadget_grid.cards import MALFUNCTION
from parlour.games.gadget_grid.events import (
    Got,
    Hacked,
    Played,
    PutUnder,
    Removed,
    Retrieved,
    Seized,
    Slid,
    Stepped,
    Swapped,
)
from parlour.games.gadget_grid.moves import (
    Aim,
    Arrange,
    Drop,
    MoveZomb,
    Pass,
    Push,
    Retrieve,
    Seize,
    Slide,
    Step,
    Target,
)
from parlour.games.gadget_grid.rules.arriving import collect
from parlour.games.gadget_grid.rules.buying import BuyToo, deal
from parlour.games.gadget_grid.rules.choices import (
    FORCED,
    OWN_WIDGET,
    GadgetChoice,
    SeatFrame,
)
from parlour.games.gadget_grid.rules.equipment import lose_equipment
from parlour.games.gadget_grid.rules.falling import Arrive, ComeDown, fall, go
from parlour.games.gadget_grid.rules.ids import ANY_ORDER, PHASES, SLIDE_END, TREATS
from parlour.games.gadget_grid.rules.placing import let_stay
from parlour.games.gadget_grid.rules.rolling import Roll
from parlour.games.gadget_grid.rules.striking import UseUp, lay_open, remove_environment, without
from parlour.games.gadget_grid.rules.supply import audience_of_hand, draw_or_place, gain
from parlour.games.gadget_grid.rules.widgets import WidgetMove, lasso_steps, refuse_pull
from parlour.games.gadget_grid.rules.zombs import (
    MoveOn,
    move_zomb,
    reach_of_move,
    refuse_zomb_step,
    zomb_steps,
)
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def use(g: Game[Table], seat: int, move: WidgetMove) -> None:
    """It is revealed, does its work, and is discarded."""
    t = g.table
    card = t.catalog.cards[move.card]
    lay_open(g, seat, move.card)
    t.now.widgets = [*t.now.widgets, move.card]
    if g.events is not None:
        g.tell(Played(seat, move.card))
    g.then(UseUp(seat, move.card))
    if isinstance(move, Target):
        (swap if card.does == "swap" else hack)(g, seat, move.token)
    elif isinstance(move, Seize):
        seize(g, seat, move)
    elif isinstance(move, Push):
        if card.does == "lasso":
            living = t.characters[t.seat_of(move.token)].living
            g.then(Pull(seat, move.token, card.steps - 1, living))
            pull(g, seat, move.token, move.square)
        else:
            squares = reach_of_move(t, seat, card.steps)
            g.then(
                MoveOn(seat, move.token, squares - 1),
                Treat(seat, card.zombs - 1, squares, (move.token,)),
            )
            move_zomb(g, seat, move.token, move.square)
    elif isinstance(move, Slide):
        slide(g, seat, move)
    elif isinstance(move, Aim):
        if card.does == "dissolve":
            taken = remove_environment(g, move.square)
            if g.events is not None:
                g.tell(Removed(seat, taken, move.square))
        else:
            collect(g, seat, move.square)
    elif isinstance(move, Retrieve):
        retrieve(g, seat, move)
    elif card.does == "legs":
        t.now.extra += card.steps
    elif card.does == "draw":
        g.then(*[DrawOne(seat) for _ in range(card.cards)])
    elif card.does == "byoop":
        g.then(Roll(seat), ComeDown(t.characters[seat].token, seat, OWN_WIDGET, True, 0))
    else:
        g.then(PutUnderDeck(seat, card.cards))


# ---------------------------------------------------------------------- on tokens


def swap(g: Game[Table], seat: int, token: int) -> None:
    """W01, GG-200. Both tokens are set down, then the user arrives, then the other one."""
    t = g.table
    own = t.characters[seat].token
    here, there = t.characters[seat].square, t.where(token)
    go(t, own, there)
    go(t, token, here)
    if g.events is not None:
        g.tell(Swapped(seat, own, token))
    g.then(Arrive(own, seat, OWN_WIDGET, False, 0), Arrive(token, seat, FORCED, False, 0))


def hack(g: Game[Table], seat: int, token: int) -> None:
    """W06, GG-275. A random card, which only the two of them see if it was hidden."""
    t = g.table
    victim = t.seat_of(token)
    hand = t.characters[victim].hand
    card = hand[g.luck.below(len(hand))]
    hand.remove(card)
    let_free(t, victim, card)
    if g.events is not None:
        g.tell(Hacked(seat, victim))
        g.tell(Got(seat, (card,)), audience_of_hand(t, seat, victim))
    gain(g, seat, card)


def let_free(t: Table, seat: int, card: int) -> None:
    """GG-195. No more spares wait than are in hand."""
    character = t.characters[seat]
    if character.held_back.count(card) > character.hand.count(card):
        character.held_back.remove(card)


def seize(g: Game[Table], seat: int, move: Seize) -> None:
    """W03. It is active for its new owner at once, or comes to the hand beside its like."""
    t = g.table
    victim, thief = t.characters[t.seat_of(move.token)], t.characters[seat]
    lose_equipment(victim, move.taken)
    if g.events is not None:
        g.tell(Seized(seat, t.seat_of(move.token), move.taken))
    if move.taken in thief.active:
        gain(g, seat, move.taken)
    else:
        thief.active.append(move.taken)


def pull(g: Game[Table], seat: int, token: int, square: int) -> None:
    """W04, GG-98. One step; contact applies, nothing is collected."""
    t = g.table
    start = t.where(token)
    go(t, token, square)
    if g.events is not None:
        g.tell(Stepped(seat, token, start, square))
    g.then(Arrive(token, seat, FORCED, False, 0))


class Pull(GadgetChoice):
    """W04. A further step for who has been lassoed; a Zomboid that has stolen goes no further."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "token": "int",
        "left": "int",
        "living": "bool",
    }

    def __init__(self, seat: int, token: int, left: int, living: bool) -> None:
        super().__init__(seat)
        self.token = token
        self.left = left
        self.living = living  # when it was lassoed

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        revived = not self.living and t.characters[t.seat_of(self.token)].living
        return self.left > 0 and not revived and bool(lasso_steps(t, self.seat, self.token))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First pull on, or let go.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [*[Step(at) for at in lasso_steps(g.table, seat, self.token)], Pass()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Step):
            return PHASES
        return refuse_pull(g.table, seat, self.token, move.square)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Step):
            g.then(Pull(seat, self.token, self.left - 1, self.living))
            pull(g, seat, self.token, move.square)


class Treat(GadgetChoice):
    """W09. A further Zomb, other than those, to be moved; or none."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "left": "int",
        "squares": "int",
        "fed": "[int]",
    }

    def __init__(self, seat: int, left: int, squares: int, fed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.squares = squares
        self.fed = fed

    def open(self, g: Game[Table]) -> bool:
        living = g.table.characters[self.seat].living
        return living and self.left > 0 and len(self.moves(g, self.seat)) > 1

    def wanted(self, g: Game[Table]) -> Text:
        return text("First move another Zomb, or pass.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        zombs = [token for token in t.zombs() if token not in self.fed]
        steps = [(token, at) for token in zombs for at in zomb_steps(t, seat, token)]
        return [*[MoveZomb(token, at) for token, at in steps], Pass()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, MoveZomb):
            return PHASES
        if move.token in self.fed:
            return TREATS
        return refuse_zomb_step(g.table, seat, move.token, move.square)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, MoveZomb):
            rest = Treat(seat, self.left - 1, self.squares, (*self.fed, move.token))
            g.then(MoveOn(seat, move.token, self.squares - 1), rest)
            move_zomb(g, seat, move.token, move.square)


# ---------------------------------------------------------------------- on the ground


def slide(g: Game[Table], seat: int, move: Slide) -> None:
    """W02, GG-189. Whoever stands where a Floor Malfunction comes to lie falls, one by one."""
    t = g.table
    card = t.lift_environment(move.start)
    t.lay_environment(card, move.end)
    let_stay(t, move.end)
    if g.events is not None:
        g.tell(Slid(seat, card, move.start, move.end))
    if t.ground[move.end] == MALFUNCTION:
        g.then(DropAll(seat, move.end))


class DropAll(GadgetChoice):
    """W02. In which order those on a square fall."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "square": "int"}

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def open(self, g: Game[Table]) -> bool:
        return len(g.table.tokens_at(self.square)) > 1

    def run(self, g: Game[Table]) -> None:
        for token in g.table.tokens_at(self.square):
            fall(g, token, self.seat, FORCED, False, 0)

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose who falls next.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Drop(token) for token in g.table.tokens_at(self.square)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Drop):
            return PHASES
        return None if move.token in g.table.tokens_at(self.square) else SLIDE_END

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Drop)
        g.then(self)
        fall(g, move.token, seat, FORCED, False, 0)


# ---------------------------------------------------------------------- on cards


def retrieve(g: Game[Table], seat: int, move: Retrieve) -> None:
    """W05. Everybody sees what is taken out of a pile."""
    t = g.table
    t.piles[move.pile] = without(t.piles[move.pile], move.taken)
    if g.events is not None:
        g.tell(Retrieved(seat, move.taken))
    gain(g, seat, move.taken)


class DrawOne(SeatFrame):
    """W07. A card into the hand; an Environment is placed at once."""

    def run(self, g: Game[Table]) -> None:
        draw_or_place(g, self.seat)


class PutUnderDeck(GadgetChoice):
    """W14. The displayed DLC go under their deck in any order; as many are dealt anew."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "most": "int"}

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def open(self, g: Game[Table]) -> bool:
        return len(g.table.display) > 1

    def run(self, g: Game[Table]) -> None:
        self.put(g, tuple(g.table.display))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First put the displayed DLC under their deck, in the order you like.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Arrange(order) for order in permutations(g.table.display)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Arrange):
            return PHASES
        return None if sorted(move.cards) == sorted(g.table.display) else ANY_ORDER

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Arrange)
        self.put(g, move.cards)

    def put(self, g: Game[Table], order: tuple[int, ...]) -> None:
        """GG-275. Only who has done it knows the order."""
        t = g.table
        t.dlc_deck = [*order[::-1], *t.dlc_deck]
        t.dlc_known = [*[self.seat] * len(order), *t.dlc_known]
        t.display = []
        if g.events is not None:
            g.tell(PutUnder(self.seat, len(order)))
        deal(g, min(self.most, len(order)))
        g.then(BuyToo(self.seat))
