"""GG-51 to GG-56. Decks and discard piles, and what comes to a hand."""

from __future__ import annotations

from bisect import insort

from parlour.games.gadget_grid.events import Clashed, Discarded, Drew, Got, Reshuffled, Turned
from parlour.games.gadget_grid.rules.choices import SeatFrame
from parlour.games.gadget_grid.rules.placing import PutOne
from parlour.games.gadget_grid.rules.rolling import Roll
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.kernel.agenda import Game


def draw(g: Game[Table], deck: int) -> int:
    """GG-53, GG-55, GG-56. The top card of this deck, or of the other; NO_CARD if there is none."""
    t = g.table
    if not t.decks[0] and not t.decks[1]:
        reshuffle(g)
    if not t.decks[deck]:
        deck = 1 - deck
    if not t.decks[deck]:
        return NO_CARD
    g.reveal()
    return t.decks[deck].pop()


def reshuffle(g: Game[Table]) -> None:
    """GG-55, GG-R11. Both piles together become two new decks."""
    t = g.table
    cards = [*t.piles[0], *t.piles[1]]
    if not cards:
        return
    g.luck.shuffle(cards)
    half = (len(cards) + 1) // 2
    t.decks = [cards[:half], cards[half:]]
    t.piles = [[], []]
    if g.events is not None:
        g.tell(Reshuffled())


def fuller_deck(t: Table) -> int:
    """D21."""
    return 0 if len(t.decks[0]) >= len(t.decks[1]) else 1


def draw_into_hand(g: Game[Table], seat: int, card: int) -> None:
    """GG-59. A card drawn is seen by who has drawn it, unless it is laid down at once (GG-280)."""
    if g.events is not None:
        g.tell(Drew(seat, 1))
        g.tell(Got(seat, (card,)), audience_of_hand(g.table, seat))
    gain(g, seat, card)


def audience_of_hand(t: Table, *seats: int) -> tuple[int, ...] | None:
    """GG-57, GG-58, GG-R12. Who sees what lies in these hands; None: everybody."""
    if t.house.open_hands or not all(t.characters[seat].living for seat in seats):
        return None
    return tuple(sorted(set(seats)))


def gain(g: Game[Table], seat: int, card: int) -> None:
    """GG-88, GG-208. A card comes to a hand, in its order there; two kinds of axes do not stay."""
    t = g.table
    character, cards = t.characters[seat], t.catalog.cards
    insort(character.hand, card)
    if cards[card].does != "axe":
        return
    for other in character.hand:
        if cards[other].does == "axe" and other != card:
            g.reveal()
            clash = (min(card, other), max(card, other))
            for axe in clash:
                character.hand.remove(axe)
            if g.events is not None:
                g.tell(Clashed(seat, clash))
            to_pile(g, seat, clash)
            return


def discard(g: Game[Table], seat: int, cards: tuple[int, ...]) -> None:
    if not cards:
        return
    if g.events is not None:
        g.tell(Discarded(seat, cards))
    to_pile(g, seat, cards)


def to_pile(g: Game[Table], seat: int, cards: tuple[int, ...]) -> None:
    """GG-54, GG-R65. The pile is that which the active player prefers. D08: once a turn, a card of
    one's own there is made up for.
    """
    t = g.table
    t.piles[t.characters[t.turn].pile].extend(cards)
    if seat == t.turn and not t.now.composted and t.has(seat, "compost") != NO_CARD:
        t.now.composted = True
        g.then(Compost(seat))


class Compost(SeatFrame):
    """D08, GG-231. One card into the hand; an Environment is placed at once."""

    def run(self, g: Game[Table]) -> None:
        draw_or_place(g, self.seat)


def draw_or_place(g: Game[Table], seat: int) -> None:
    """W07, D08. A card from the preferred deck; an Environment is rolled for."""
    t = g.table
    card = draw(g, t.characters[seat].deck)
    if card == NO_CARD:
        return
    if t.catalog.cards[card].environment:
        t.placing.append(card)
        if g.events is not None:
            g.tell(Turned(seat, card))
        g.then(Roll(seat), PutOne(seat))
    else:
        draw_into_hand(g, seat, card)
