"""GG-93 to GG-98, GG-125 to GG-129, GG-141 to GG-149. What happens where a token arrives."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import MALFUNCTION
from parlour.games.gadget_grid.events import BuoyMoved, Collected
from parlour.games.gadget_grid.moves import Activate, Pass, StealFrom
from parlour.games.gadget_grid.rules.choices import OWN_STEP, Consider, GadgetChoice, TurnChoice
from parlour.games.gadget_grid.rules.equipment import activate, activations
from parlour.games.gadget_grid.rules.harm import harm, may_be_robbed, steal
from parlour.games.gadget_grid.rules.ids import PHASES, STEAL_ONE
from parlour.games.gadget_grid.rules.supply import gain
from parlour.games.gadget_grid.squares import NOWHERE, opposite
from parlour.games.gadget_grid.table import CHARACTERS, NO_CARD, NOBODY, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Arrival(Frame[Table]):
    """A token on a square: `mover` decides what is to be decided, and `how` says what brought it.

    `collects`: it takes the cards there (GG-87, GG-98). `falls`: so often it has fallen by now.
    """

    public = True
    fields: ClassVar[dict[str, str]] = {
        "token": "int",
        "mover": "int",
        "how": "int",
        "collects": "bool",
        "falls": "int",
    }

    def __init__(self, token: int, mover: int, how: int, collects: bool, falls: int) -> None:
        self.token = token
        self.mover = mover
        self.how = how
        self.collects = collects
        self.falls = falls


class Settle(Arrival):
    """GG-96, GG-139, GG-145, GG-R15, GG-R46. It does not fall: collect and activate, then contact,
    then its own Zombuoy.
    """

    def run(self, g: Game[Table]) -> None:
        t = g.table
        seat = t.seat_of(self.token)
        rest = Contact(self.token, self.mover, self.how, False, 0)
        if seat == NOBODY:
            g.then(rest)
            return
        g.then(rest, FollowWithBuoy(seat, self.how))
        if self.collects and t.characters[seat].living:
            collect(g, seat, t.characters[seat].square)
            if would_be_hurt(t, seat, self.how):
                g.then(Consider(seat), Pickup(seat))


def collect(g: Game[Table], seat: int, square: int) -> None:
    """GG-87, GG-90, GG-89. Every card there but Environments."""
    t = g.table
    cards = tuple(t.lying[square]) if square < len(t.lying) else ()
    if not cards:
        return
    t.lying[square] = []
    if g.events is not None:
        g.tell(Collected(seat, cards, square))
    for card in cards:
        gain(g, seat, card)


class Pickup(TurnChoice):
    """GG-91. Equipment just collected may be activated before contact does harm."""

    def open(self, g: Game[Table]) -> bool:
        return self.seat == g.table.turn and bool(activations(g.table, self.seat))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First activate Equipment, or pass and take the damage that is coming.")

    def others(self, g: Game[Table], seat: int) -> list[Move]:
        return [Pass()]

    def refuse_other(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Pass) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Activate):
            activate(g, seat, move.card)
            g.then(self)


def would_be_hurt(t: Table, seat: int, how: int) -> bool:
    """GG-93, GG-94, GG-147, GG-236, GG-R16, GG-R17. Does a Living Character that comes here take
    the one damage of contact?

    E08: not by Zombots in its own movement. D01: by no Zombs. GG-248: opponents of the one-player
    game by no Zombs either. D03: a hugged Zomb does nothing.
    """
    character = t.characters[seat]
    square = character.square
    if square == t.zombuoy and t.owner_of("zombuoy") != seat:
        return True
    if t.has(seat, "camouflage") != NO_CARD or (t.alone and seat > 0):
        return False
    tin = how < 2 and t.has(seat, "zombot_proof") != NO_CARD
    for token in t.tokens_at(square):
        harmless = token in (character.token, t.hugs) or (tin and token >= CHARACTERS)
        if not harmless and t.is_zomb(token):
            return True
    return False


class Contact(Arrival):
    """GG-93, GG-126, GG-128, GG-146, GG-95. Whoever meets there."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        seat = t.seat_of(self.token)
        if seat != NOBODY and t.characters[seat].living:
            if would_be_hurt(t, seat, self.how):
                harm(g, [seat])
            return
        if self.token == t.hugs:
            return
        met = t.living_at(t.where(self.token))
        if t.alone:  # GG-244, GG-248
            harm(g, [0] if 0 in met else [])
        elif seat == NOBODY:
            harm(g, met)  # GG-126
        else:
            rob(g, self.mover, seat, met, False)


def rob(g: Game[Table], mover: int, thief: int, met: list[int], by_buoy: bool) -> None:
    """GG-141, GG-142. One of those met; the mover chooses."""
    t = g.table
    victims = [seat for seat in met if seat != thief and may_be_robbed(t, seat, by_buoy)]
    if len(victims) == 1:
        steal(g, thief, victims[0])
    elif victims:
        g.then(Robbing(mover, thief, tuple(victims)))


class Robbing(GadgetChoice):
    """GG-142, GG-R19. From which of several a Zomboid takes its Gizmo."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "thief": "int", "victims": "[int]"}

    def __init__(self, seat: int, thief: int, victims: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.thief = thief
        self.victims = victims

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose who loses a Life Gizmo to the Zomboid.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [StealFrom(g.table.characters[victim].token) for victim in self.victims]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, StealFrom):
            return PHASES
        return None if g.table.seat_of(move.token) in self.victims else STEAL_ONE

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, StealFrom)
        steal(g, self.thief, g.table.seat_of(move.token))


class FollowWithBuoy(Frame[Table]):
    """GG-227, GG-228, GG-284, GG-301, GG-R37. A Zombuoy goes to the square opposite its owner's."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "how": "int"}

    def __init__(self, seat: int, how: int) -> None:
        self.seat = seat
        self.how = how

    def run(self, g: Game[Table]) -> None:
        t = g.table
        owner = t.characters[self.seat]
        if self.seat >= t.players or t.has(self.seat, "zombuoy") == NO_CARD:
            return
        square = opposite(owner.square)
        if square == t.zombuoy:
            return
        t.zombuoy = square
        if g.events is not None:
            g.tell(BuoyMoved(self.seat, square))
        if square == NOWHERE:
            return
        met = [seat for seat in t.living_at(square) if seat != self.seat]
        if owner.living or self.how != OWN_STEP:
            harm(g, met)
        elif owner.token != t.hugs:  # GG-R68
            rob(g, self.seat, self.seat, met, True)


def falls_at(t: Table, token: int) -> bool:
    """GG-125, GG-182. Whether what has come to this square stands on a Floor Malfunction."""
    return t.ground[t.where(token)] == MALFUNCTION
