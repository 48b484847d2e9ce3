"""GG-36 to GG-56, GG-238 to GG-241, GG-251, GG-260, GG-261. Setting up the Grid."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gadget_grid.cards import (
    ATTACK,
    DLC,
    ENVIRONMENT,
    EQUIPMENT,
    SETUP,
    WIDGET,
    CardSet,
    card_set,
)
from parlour.games.gadget_grid.events import CharacterChosen, Dealt, Rolled
from parlour.games.gadget_grid.moves import PASS, ChooseCharacter, Draw, Pass
from parlour.games.gadget_grid.rules.choices import GadgetChoice, SeatFrame
from parlour.games.gadget_grid.rules.ids import FREE_CHARACTER, PHASES
from parlour.games.gadget_grid.rules.paths import lengths_to
from parlour.games.gadget_grid.rules.placing import PlaceCard, PutOne
from parlour.games.gadget_grid.rules.rolling import squares_rolled
from parlour.games.gadget_grid.rules.supply import discard, draw, draw_into_hand
from parlour.games.gadget_grid.rules.turn import Turn
from parlour.games.gadget_grid.squares import NOWHERE
from parlour.games.gadget_grid.table import (
    CHARACTERS,
    FIRST_TOKEN,
    NO_CARD,
    NOBODY,
    Character,
    HouseRules,
    Table,
)
from parlour.games.gadget_grid.this_turn import ThisTurn
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

SHOWN: Final = 4  # GG-36
REACH: Final = 2  # GG-48
# By the number of players: Setup Cards, Zombots and Gadget Cards (GG-41, GG-42, GG-238, GG-251,
# GG-260).
START_DECK: Final = {
    1: (8, 6, 2),
    2: (8, 6, 6),
    3: (9, 6, 4),
    4: (8, 6, 4),
    5: (6, 5, 6),
    6: (6, 4, 6),
    7: (6, 4, 6),
    8: (6, 4, 6),
}


def set_up(players: int, house: HouseRules, luck: Luck) -> Game[Table]:
    """GG-36, GG-37, GG-40, GG-52, GG-9, GG-39. The decks are shuffled, and the first player begins
    to choose.
    """
    catalog = card_set(house.cards)
    dlc = dlc_in_play(catalog, players)
    setup = catalog.copies_of(SETUP)
    gadgets = catalog.copies_of(WIDGET, EQUIPMENT, ATTACK, ENVIRONMENT)
    for deck in (dlc, setup, gadgets):
        luck.shuffle(deck)
    display = [dlc.pop() for _ in range(SHOWN)]
    first = luck.below(players)
    opponents = house.opponents if players == 1 else 0
    gizmos = 1 if players == 1 else 3  # GG-46, GG-240
    table = Table(
        house=house,
        players=players,
        characters=[newcomer(gizmos) for _ in range(players + opponents)],
        first=first,
        turn=first,
        round=0,
        quiet=0,
        loss=False,
        now=ThisTurn(),
        decks=[gadgets, []],
        piles=[[], []],
        setup=setup,
        unused=[],
        box=[],
        dlc_deck=dlc,
        dlc_known=[NOBODY] * len(dlc),
        display=display,
        start_deck=[],
        placing=[],
        in_play=[],
        dice=[0, 0],
        came_down=NOWHERE,
        environments=[NO_CARD] * 100,
        lying=[[] for _ in range(100)],
        zombots=[NOWHERE] * START_DECK[players][1],
    )
    in_order = [(first + n) % players for n in range(players)]
    agenda: list[Frame[Table]] = [
        *[Choosing(seat) for seat in in_order],
        BuildStartDeck(first),
        PlaceStartDeck(first),
        *[Compensate(seat) for seat in in_order],
        SplitDeck(first),
        Turn(first),
    ]
    return Game(table, luck, agenda[::-1])


def newcomer(gizmos: int) -> Character:
    return Character(NOBODY, NOWHERE, gizmos, 0, [], [], [], [], False, False, 0, 0)


def dlc_in_play(catalog: CardSet, players: int) -> list[int]:
    """GG-237. Alone one plays without Scarezomb."""
    cards = catalog.copies_of(DLC)
    return [card for card in cards if players > 1 or catalog.cards[card].does != "scare"]


class Choosing(GadgetChoice):
    """GG-38, GG-307. A Character that nobody has yet."""

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the Character that you play.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        free = [token for token in range(CHARACTERS) if g.table.seat_of(token) == NOBODY]
        return [ChooseCharacter(token) for token in free]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, ChooseCharacter):
            return PHASES
        free = 0 <= move.token < CHARACTERS and g.table.seat_of(move.token) == NOBODY
        return None if free else FREE_CHARACTER

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, ChooseCharacter)
        g.table.characters[seat].token = move.token
        if g.events is not None:
            g.tell(CharacterChosen(seat, move.token))


class BuildStartDeck(SeatFrame):
    """GG-37 to GG-43. Setup Cards, Characters, Zombots and Gadget Cards, shuffled together."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        setup, zombots, gadgets = START_DECK[t.players]
        free = [token for token in range(CHARACTERS) if t.seat_of(token) == NOBODY]
        for opponent in t.characters[t.players :]:  # GG-238, GG-239
            opponent.token = free.pop(g.luck.below(len(free)))
        tokens = [character.token for character in t.characters]
        tokens += [CHARACTERS + number for number in range(zombots)]
        t.start_deck = [
            *t.setup[:setup],
            *[t.decks[0].pop() for _ in range(gadgets)],
            *[FIRST_TOKEN + token for token in tokens],
        ]
        t.unused, t.setup = t.setup[setup:], []
        g.luck.shuffle(t.start_deck)
        if g.events is not None:
            for dlc in t.display:
                g.tell(Dealt(dlc))


class PlaceStartDeck(SeatFrame):
    """GG-43, GG-44, GG-R3, GG-R4. Two cards at a time, by a roll, in the order drawn; the game
    chooses where one is displaced, or the players take turns.
    """

    def run(self, g: Game[Table]) -> None:
        t = g.table
        if not t.start_deck:
            return
        chooser = self.seat if t.house.players_place else NOBODY
        t.dice = [g.luck.below(10), g.luck.below(10)]
        if g.events is not None:
            g.tell(Rolled(chooser, t.dice[0], t.dice[1], 0))
        squares = squares_rolled(t)
        g.then(PlaceStartDeck((self.seat + 1) % t.players))
        g.reveal()
        t.placing = [t.start_deck.pop() for _ in range(min(2, len(t.start_deck)))]
        if len(t.placing) == 2:
            one, two = t.placing
            g.then(PlaceCard(chooser, one, squares[0]), PlaceCard(chooser, two, squares[-1]))
        elif chooser != NOBODY:
            g.then(PutOne(chooser))
        else:  # GG-R9
            g.then(PlaceCard(NOBODY, t.placing[0], squares[g.luck.below(len(squares))]))


class Compensate(SeatFrame):
    """GG-48, GG-50, GG-R10. As many cards as there are Zombots within two steps."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        ways = lengths_to(t, t.characters[self.seat].square, falls=False)
        near = [square for square in t.zombots if square != NOWHERE and ways[square] <= REACH]
        g.then(Compensation(self.seat, len(near)))


class Compensation(GadgetChoice):
    """GG-48, GG-293. One card at a time; each is seen before the next is taken or declined."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int"}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: Game[Table]) -> bool:
        return self.left > 0 and bool(g.table.decks[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First draw a card, or pass.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Draw(), PASS]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, (Draw, Pass)) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        """GG-49. Environments are discarded, and another card is drawn."""
        if isinstance(move, Pass):
            return
        t = g.table
        card = draw(g, 0)
        while card != NO_CARD and t.catalog.cards[card].environment:
            discard(g, NOBODY, (card,))
            card = draw(g, 0)
        if card != NO_CARD:
            draw_into_hand(g, seat, card)
            g.then(Compensation(seat, self.left - 1))


class SplitDeck(SeatFrame):
    """GG-51. Two decks, as equal as possible."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        half = len(t.decks[0]) // 2
        t.decks = [t.decks[0][half:], t.decks[0][:half]]
