"""GG-101, GG-110 to GG-117, GG-141, GG-302. Life Gizmos are lost and stolen."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.events import Lost, Saved, Stole, TakenOff, Zombified
from parlour.games.gadget_grid.rules.ending import decide
from parlour.games.gadget_grid.rules.equipment import lose_equipment
from parlour.games.gadget_grid.rules.supply import (
    discard,
    draw,
    draw_into_hand,
    fuller_deck,
)
from parlour.games.gadget_grid.squares import NOWHERE
from parlour.games.gadget_grid.table import CHARACTERS, NO_CARD, NOBODY, Table
from parlour.kernel.agenda import Frame, Game


class Harm(Frame[Table]):
    """GG-106. All the damage of one moment, to the seats of Living Characters; GG-245: Zombs that
    are hit are taken off the Grid.
    """

    public = True
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "zombs": "[int]"}

    def __init__(self, seats: tuple[int, ...], zombs: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.zombs = zombs

    def run(self, g: Game[Table]) -> None:
        for token in self.zombs:
            take_off(g, token)
        harm(g, list(self.seats))


def take_off(g: Game[Table], token: int) -> None:
    """GG-300. This is no damage. The Huggly Muggly rides along."""
    t = g.table
    if token >= CHARACTERS:
        t.zombots[token - CHARACTERS] = NOWHERE
    else:
        t.characters[t.seat_of(token)].square = NOWHERE
    if g.events is not None:
        g.tell(TakenOff(token))


def harm(g: Game[Table], seats: list[int]) -> None:
    """GG-302. All Gizmos move, Characters zombify, victory is checked; then the rest, player by
    player from the active one on. Nothing may be done after this but by frames already due.
    """
    t = g.table
    before = t.living()
    saved = [seat for seat in seats if t.has(seat, "shield") != NO_CARD]
    lost = [seat for seat in seats if seat not in saved]
    for seat in lost:
        lose_gizmo(t, seat)
    if g.events is not None:
        if lost:
            g.tell(Lost(tuple([t.characters[seat].token for seat in lost])))
        for seat in saved:
            g.tell(Saved(t.characters[seat].token, t.has(seat, "shield")))
    for seat in lost:
        zombify(g, seat)
    if lost and decided(g, before, saved):
        return
    for seat in from_active(t):
        if seat in saved:
            spend_shield(g, seat)
        elif seat in lost:
            console(g, seat)


def lose_gizmo(t: Table, seat: int) -> None:
    """GG-112, GG-116. GG-110, GG-111; GG-R53: that of an opponent in the one-player game leaves the
    game.
    """
    character = t.characters[seat]
    character.gizmos -= 1
    t.loss = True
    if seat < t.players:
        character.bank += 1
    else:
        t.gone += 1


def decided(g: Game[Table], before: list[int], saved: list[int]) -> bool:
    """GG-305. At the end of the game the Fourth Eyes that were used up are discarded, too."""
    if not decide(g, before):
        return False
    t = g.table
    for seat in saved:
        card = t.has(seat, "shield")
        t.characters[seat].active.remove(card)
        t.piles[t.characters[t.turn].pile].append(card)
    return True


def from_active(t: Table) -> list[int]:
    """Seats in order, the active player first."""
    count = len(t.characters)
    return [(t.turn + i) % count for i in range(count)]


def spend_shield(g: Game[Table], seat: int) -> None:
    """E01, GG-216, GG-R44. It is discarded instead."""
    t = g.table
    card = t.has(seat, "shield")
    lose_equipment(t.characters[seat], card)
    discard(g, seat, (card,))


def console(g: Game[Table], seat: int) -> None:
    """D21. Cards for a lost Gizmo, from the fuller deck; Environments are not replaced."""
    t = g.table
    trophy = t.has(seat, "trophy")
    if trophy == NO_CARD:
        return
    for _ in range(t.catalog.cards[trophy].cards):
        card = draw(g, fuller_deck(t))
        if card == NO_CARD:
            return
        if t.catalog.cards[card].environment:
            discard(g, NOBODY, (card,))
        else:
            draw_into_hand(g, seat, card)


def zombify(g: Game[Table], seat: int) -> None:
    """GG-113, GG-131, GG-132, GG-263. The hand lies open and Equipment is inert, since it is a
    Zomboid's.

    W08: squares that a Widget has granted are lost.
    """
    t = g.table
    character = t.characters[seat]
    if character.gizmos or t.players == 2:
        return
    if character.hand:
        g.reveal()
    if seat == t.turn:
        t.now.extra = 0
    if g.events is not None:
        g.tell(Zombified(character.token))


def may_be_robbed(t: Table, seat: int, by_buoy: bool) -> bool:
    """D01, GG-R68. Zomboids never rob who smells like them, but through the Zombuoy they do."""
    return by_buoy or t.has(seat, "camouflage") == NO_CARD


def steal(g: Game[Table], thief: int, victim: int) -> None:
    """GG-115, GG-141, GG-215, GG-148. A Gizmo goes from token to token, and the Zomboid is
    Living.
    """
    t = g.table
    before = t.living()
    robber, robbed = t.characters[thief], t.characters[victim]
    if t.has(victim, "shield") != NO_CARD:
        if g.events is not None:
            g.tell(Saved(robbed.token, t.has(victim, "shield")))
        spend_shield(g, victim)
        return
    robbed.gizmos -= 1
    robber.gizmos += 1
    if robber.hand:
        g.reveal()  # GG-144: from now on nobody sees what comes to it
    if g.events is not None:
        g.tell(Stole(robber.token, robbed.token))
    zombify(g, victim)
    if not decide(g, before):
        console(g, victim)
