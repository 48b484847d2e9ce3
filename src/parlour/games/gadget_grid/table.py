"""What lies on the table.

Tokens have numbers: the eight Characters from 0, then the six Zombots. Players are the first of
`characters`, in the order of their seats; in the one-player game the opponents come after.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gadget_grid.cards import FLOOR, MALFUNCTION, RUBBLE, CardSet, card_set
from parlour.games.gadget_grid.squares import NOWHERE, SQUARE_100
from parlour.games.gadget_grid.this_turn import ThisTurn
from parlour.kernel.values import Plain, Value

NAMES: Final = (  # GG-4; as tokens are called
    *("Uoiea", "Fiona Rey Monster", "Myron", "Sudo Deratchet"),
    *("Trish McKish", "Graygue", "Wunowenoh", "Zaggy Moonpowder"),
)
CHARACTERS: Final = 8  # GG-4
ZOMBOTS: Final = 6  # GG-5
TOKENS: Final = CHARACTERS + ZOMBOTS
NOBODY: Final = -1
NO_CARD: Final = -1
FIRST_TOKEN: Final = 1000  # GG-44: as a card of the Start Deck, a token is this and its number


class HouseRules(Value):
    """GG-R66. The table options."""

    fields: ClassVar[dict[str, str]] = {
        "players_place": "bool",
        "open_hands": "bool",
        "axes_return": "bool",
        "sentries_land": "bool",
        "stall_rule": "bool",
        "round_cap": "int",
        "opponents": "int",
        "cards": "str",
    }

    def __init__(
        self,
        players_place: bool = False,  # GG-R4
        open_hands: bool = False,  # GG-R12
        axes_return: bool = False,  # GG-R31
        sentries_land: bool = False,  # GG-R64
        stall_rule: bool = True,  # GG-290, GG-287
        round_cap: int = 0,  # GG-R55; 0: none
        opponents: int = 0,  # GG-238, GG-239; of the one-player game
        cards: str = "",  # GG-306; "": ours
    ) -> None:
        self.players_place = players_place
        self.open_hands = open_hands
        self.axes_return = axes_return
        self.sentries_land = sentries_land
        self.stall_rule = stall_rule
        self.round_cap = round_cap
        self.opponents = opponents
        self.cards = cards


class Character(Plain):
    """One Character, and what its player has."""

    fields: ClassVar[dict[str, str]] = {
        "token": "int",
        "square": "int",
        "gizmos": "int",
        "bank": "int",
        "hand": "[int]",
        "active": "[int]",
        "dlc": "[int]",
        "held_back": "[int]",
        "refuge": "bool",
        "footing": "bool",
        "deck": "int",
        "pile": "int",
    }

    def __init__(
        self,
        token: int,
        square: int,
        gizmos: int,
        bank: int,
        hand: list[int],
        active: list[int],
        dlc: list[int],
        held_back: list[int],
        refuge: bool,
        footing: bool,
        deck: int,
        pile: int,
    ) -> None:
        self.token = token  # NOBODY until it is chosen (GG-38)
        self.square = square
        self.gizmos = gizmos  # on the token
        self.bank = bank  # GG-111
        self.hand = hand  # in order; those of a Zomboid are laid down (GG-131)
        self.active = active  # Equipment; that of a Zomboid is inert (GG-132)
        self.dlc = dlc
        self.held_back = held_back  # GG-195: spares in hand that wait for the next turn
        self.refuge = refuge  # GG-292: the last turn ended on ground that is not to be stayed on
        self.footing = footing  # may stay on the Sentry, Rubble or Floor Malfunction below it
        self.deck = deck  # GG-R65: preferred
        self.pile = pile

    @property
    def living(self) -> bool:
        """GG-60."""
        return self.gizmos > 0

    def copy(self) -> Character:
        return Character(
            self.token,
            self.square,
            self.gizmos,
            self.bank,
            self.hand.copy(),
            self.active.copy(),
            self.dlc.copy(),
            self.held_back.copy(),
            self.refuge,
            self.footing,
            self.deck,
            self.pile,
        )


class Table(Plain):
    """Everything on the table. Decks and piles are listed from bottom to top; cards are numbers."""

    fields: ClassVar[dict[str, str]] = {
        "house": "Plain",
        "players": "int",
        "characters": "[Plain]",
        "first": "int",
        "turn": "int",
        "round": "int",
        "quiet": "int",
        "loss": "bool",
        "now": "Plain",
        "decks": "[[int]]",
        "piles": "[[int]]",
        "setup": "[int]",
        "unused": "[int]",
        "box": "[int]",
        "dlc_deck": "[int]",
        "dlc_known": "[int]",
        "display": "[int]",
        "start_deck": "[int]",
        "placing": "[int]",
        "in_play": "[int]",
        "dice": "[int]",
        "came_down": "int",
        "environments": "[int]",
        "lying": "[[int]]",
        "zombots": "[int]",
        "buggy": "int",
        "skate": "int",
        "zombuoy": "int",
        "hugs": "int",
        "gone": "int",
        "winners": "[int]",
        "decided_by": "str",
    }
    defaults: ClassVar[dict[str, int]] = {
        "came_down": -1,
        "buggy": -1,
        "skate": -1,
        "zombuoy": -1,
        "hugs": -1,
    }

    def __init__(
        self,
        house: HouseRules,
        players: int,
        characters: list[Character],
        first: int,
        turn: int,
        round: int,  # noqa: A002  the rulebook's word
        quiet: int,
        loss: bool,
        now: ThisTurn,
        decks: list[list[int]],
        piles: list[list[int]],
        setup: list[int],
        unused: list[int],
        box: list[int],
        dlc_deck: list[int],
        dlc_known: list[int],
        display: list[int],
        start_deck: list[int],
        placing: list[int],
        in_play: list[int],
        dice: list[int],
        came_down: int,
        environments: list[int],
        lying: list[list[int]],
        zombots: list[int],
        buggy: int = NOWHERE,
        skate: int = NOWHERE,
        zombuoy: int = NOWHERE,
        hugs: int = NOBODY,
        gone: int = 0,
        winners: list[int] | None = None,
        decided_by: str = "",
        ground: list[int] | None = None,
    ) -> None:
        self.house = house
        self.players = players
        self.characters = characters
        self.first = first
        self.turn = turn
        self.round = round  # GG-291
        self.quiet = quiet  # GG-290: complete rounds without a loss; GG-287: turns
        self.loss = loss  # GG-290: has a Gizmo left a token for good since then?
        self.now = now
        self.decks = decks  # GG-51; one until it is split (GG-293)
        self.piles = piles
        self.setup = setup  # Setup Cards, until the Start Deck is made
        self.unused = unused  # GG-37: Setup Cards that nobody sees
        self.box = box  # GG-177: those removed from the Grid
        self.dlc_deck = dlc_deck
        self.dlc_known = dlc_known  # GG-275: the seat that knows the card there, or NOBODY
        self.display = display
        self.start_deck = start_deck
        self.placing = placing  # GG-274: cards drawn to be placed
        self.in_play = in_play  # GG-305: cards that are being resolved, or laid down to pay
        self.dice = dice
        self.came_down = came_down  # the square on which a card was placed last
        self.environments = environments  # by square, or NO_CARD
        self.lying = lying  # by square: the other cards
        self.zombots = zombots  # by number; NOWHERE while one is off the Grid (GG-245)
        self.buggy = buggy
        self.skate = skate
        self.zombuoy = zombuoy
        self.hugs = hugs  # the token that the Huggly Muggly sits on
        self.gone = gone  # GG-114: Gizmos that have left the game
        self.winners = winners if winners is not None else []
        self.decided_by = decided_by  # the rule that ended the game
        self.catalog: CardSet = card_set(house.cards)
        self.ground = ground if ground is not None else self._grounds()

    def _grounds(self) -> list[int]:
        """By square, what lies there; Square 100 is always floor."""
        cards = self.catalog.cards
        laid = [cards[card].ground if card != NO_CARD else FLOOR for card in self.environments]
        return [*laid, FLOOR]

    def copy(self) -> Table:
        return Table(
            self.house,
            self.players,
            [character.copy() for character in self.characters],
            self.first,
            self.turn,
            self.round,
            self.quiet,
            self.loss,
            self.now.copy(),
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.piles],
            self.setup.copy(),
            self.unused,  # never changes once the Start Deck is made
            self.box.copy(),
            self.dlc_deck.copy(),
            self.dlc_known.copy(),
            self.display.copy(),
            self.start_deck.copy(),
            self.placing.copy(),
            self.in_play.copy(),
            self.dice.copy(),
            self.came_down,
            self.environments.copy(),
            self.lying.copy(),  # its piles are replaced, never changed
            self.zombots.copy(),
            self.buggy,
            self.skate,
            self.zombuoy,
            self.hugs,
            self.gone,
            self.winners.copy(),
            self.decided_by,
            self.ground.copy(),
        )

    # ------------------------------------------------------------------ who is where

    @property
    def alone(self) -> bool:
        """The one-player game."""
        return self.players == 1

    def seat_of(self, token: int) -> int:
        """Whose Character this token is, or NOBODY; opponents of the one-player game count too."""
        if 0 <= token < CHARACTERS:
            for seat in range(len(self.characters)):
                if self.characters[seat].token == token:
                    return seat
        return NOBODY

    def where(self, token: int) -> int:
        """The square a token stands on, or NOWHERE."""
        if token >= CHARACTERS:
            number = token - CHARACTERS
            return self.zombots[number] if number < len(self.zombots) else NOWHERE
        seat = self.seat_of(token)
        return self.characters[seat].square if seat != NOBODY else NOWHERE

    def put(self, token: int, square: int) -> None:
        """A token comes to stand somewhere; what it was allowed to stay on lies behind it."""
        if token >= CHARACTERS:
            self.zombots[token - CHARACTERS] = square
        else:
            character = self.characters[self.seat_of(token)]
            character.square = square
            character.footing = False

    def is_zomb(self, token: int) -> bool:
        """GG-118. A Zombot or a Zomboid on the Grid; no such token is no Zomb."""
        if token >= CHARACTERS:
            return self.where(token) != NOWHERE
        seat = self.seat_of(token)
        if seat == NOBODY or self.characters[seat].living:
            return False
        return self.players != 2 and self.characters[seat].square != NOWHERE  # GG-258

    def zombs(self) -> list[int]:
        """GG-299. Zombots in number order, then Zomboids in Character order."""
        zombots = [CHARACTERS + n for n in range(len(self.zombots)) if self.zombots[n] != NOWHERE]
        zomboids = [c.token for c in self.characters if not c.living and c.square != NOWHERE]
        if self.players == 2:
            return zombots
        return zombots + sorted(zomboids)

    def living(self) -> list[int]:
        """The seats of Living Characters, opponents of the one-player game included."""
        return [seat for seat in range(len(self.characters)) if self.characters[seat].gizmos > 0]

    def living_at(self, square: int) -> list[int]:
        """The seats of the Living Characters there."""
        found = []
        for seat in range(len(self.characters)):
            character = self.characters[seat]
            if character.square == square and character.gizmos > 0:
                found.append(seat)
        return found

    def tokens_at(self, square: int) -> list[int]:
        """Every token there, Characters first."""
        found = [c.token for c in self.characters if c.square == square and c.token != NOBODY]
        for number in range(len(self.zombots)):
            if self.zombots[number] == square:
                found.append(CHARACTERS + number)
        return found

    def buddy_at(self, square: int) -> bool:
        return square in (self.buggy, self.skate, self.zombuoy)

    # ------------------------------------------------------------------ what somebody has

    def has(self, seat: int, ability: str) -> int:
        """The card of this ability that works for a player, or NO_CARD.

        GG-133: DLC always does. GG-192: Equipment does for a Living owner.
        """
        character, cards = self.characters[seat], self.catalog.cards
        for card in character.dlc:
            if cards[card].does == ability:
                return card
        if character.gizmos > 0:
            for card in character.active:
                if cards[card].does == ability:
                    return card
        return NO_CARD

    def owner_of(self, ability: str) -> int:
        """The seat that has the DLC of this ability, or NOBODY."""
        for seat in range(self.players):
            for card in self.characters[seat].dlc:
                if self.catalog.cards[card].does == ability:
                    return seat
        return NOBODY

    def square_100(self) -> bool:
        """GG-233. Whether somebody has brought Square 100 into play."""
        return self.owner_of("square_100") != NOBODY

    # ------------------------------------------------------------------ the ground

    def is_environment(self, card: int) -> bool:
        """GG-44. A token of the Start Deck is placed as a card that is none."""
        return card < FIRST_TOKEN and self.catalog.cards[card].environment

    def lay_environment(self, card: int, square: int) -> None:
        """GG-176. There it stays until a card removes or moves it."""
        self.environments[square] = card
        self.ground[square] = self.catalog.cards[card].ground

    def lift_environment(self, square: int) -> int:
        """GG-282. The card goes; whoever stands there stays."""
        card = self.environments[square]
        self.environments[square] = NO_CARD
        self.ground[square] = FLOOR
        return card

    def is_empty(self, square: int) -> bool:
        """GG-27. No card, token or Buddy lies there."""
        return (
            self.environments[square] == NO_CARD
            and not self.lying[square]
            and not self.tokens_at(square)
            and not self.buddy_at(square)
        )

    def refuge_at(self, square: int) -> bool:
        """GG-292. Ground that nobody may end on twice running."""
        return square == SQUARE_100 or self.ground[square] in (RUBBLE, MALFUNCTION)
