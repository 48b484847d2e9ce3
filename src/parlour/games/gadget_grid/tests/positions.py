"""Positions for tests: a Grid laid exactly as a test needs it, every component there once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import (
    ATTACK,
    ENVIRONMENT,
    EQUIPMENT,
    SETUP,
    WIDGET,
    card_set,
    id_of,
    number_of,
)
from parlour.games.gadget_grid.rules.acting import ActionPhase
from parlour.games.gadget_grid.rules.attacking import AttackPhase
from parlour.games.gadget_grid.rules.moving import MovementPhase
from parlour.games.gadget_grid.rules.setup import dlc_in_play
from parlour.games.gadget_grid.rules.turn import EndOfTurn, Turn
from parlour.games.gadget_grid.squares import NOWHERE, opposite
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Character, HouseRules, Table
from parlour.games.gadget_grid.this_turn import GENERATION, ThisTurn
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.luck import Luck, Scripted, Seeded

FROM = {
    "turn": (Turn,),
    "action": (ActionPhase, MovementPhase, AttackPhase, EndOfTurn),
    "movement": (MovementPhase, AttackPhase, EndOfTurn),
    "attack": (AttackPhase, EndOfTurn),
    "end": (EndOfTurn,),
}


class Seat:
    """A Character and what its player has: cards by id ("W01 A01 A01"). Without Gizmos on the token
    it is a Zomboid. Seat 0 is Uoiea, seat 1 Fiona, seat 2 Myron, 3 Sudo, 4 Trish, 5 Graygue,
    6 Wunowenoh, 7 Zaggy; in moves: uoiea, fiona, myron, sudo, trish, graygue, wunowenoh, zaggy.
    """

    def __init__(
        self,
        square: int,
        hand: str = "",
        active: str = "",
        dlc: str = "",
        gizmos: int = 3,
        bank: int | None = None,
        refuge: bool = False,
        footing: bool = False,
    ) -> None:
        self.square = square
        self.hand = hand.split()
        self.active = active.split()
        self.dlc = dlc.split()
        self.gizmos = gizmos
        self.bank = 3 - gizmos if bank is None else bank
        self.refuge = refuge  # the last turn ended on Square 100, Rubble or a Floor Malfunction
        self.footing = footing  # may stay on the Sentry, Rubble or Floor Malfunction it stands on


def lay(
    *seats: Seat,
    phase: str = "action",
    zombots: Sequence[int] = (),
    ground: Mapping[int, str] | None = None,
    lying: Mapping[int, str] | None = None,
    deck: str = "",
    piles: Sequence[str] = ("", ""),
    display: str = "",
    dice: Sequence[int] = (),
    buggy: int = NOWHERE,
    skate: int = NOWHERE,
    hugs: int = NOBODY,
    house: HouseRules | None = None,
    luck: Luck | None = None,
    turn: int = 0,
    round_number: int = 1,
    quiet: int = 0,
    opponents: Sequence[Seat] = (),
    events: bool = False,
) -> Game[Table]:
    """A game in which seat `turn` is at the beginning of that phase of its turn ("turn", "action",
    "movement", "attack" or "end").

    `zombots`: their squares; Zombot 1 is token "z1" (number 8). `ground`: Environments by square,
    by id ("N01" a Portal, "S02" Rubble of the Setup deck). `lying`: other cards by square. `deck`:
    the cards that are drawn next, the first first, from whichever deck. `display`: DLC; four others
    if nothing is said. `dice`: what chance brings next, such as the digits of a placement roll (and
    whatever else is drawn; without it chance is seeded). One seat alone is the one-player game,
    with these `opponents`. A Zombuoy stands where its owner's square says.
    """
    house = house or HouseRules()
    catalog = card_set(house.cards)
    ground, lying = ground or {}, lying or {}
    everybody = [*seats, *opponents]
    wanted = deck.split()
    named = [number_of(name) for name in (*wanted, *piles[0].split(), *piles[1].split())]
    named += [number_of(name) for name in ground.values()]
    named += [number_of(name) for names in lying.values() for name in names.split()]
    for seat in everybody:
        named += [number_of(name) for name in (*seat.hand, *seat.active)]
    gadgets = catalog.copies_of(WIDGET, EQUIPMENT, ATTACK, ENVIRONMENT)
    setup = catalog.copies_of(SETUP)
    for card in named:
        (setup if catalog.cards[card].category == SETUP else gadgets).remove(card)
    Seeded("the rest of the cards").shuffle(gadgets)
    drawn = [number_of(name) for name in wanted]
    # Whichever deck is drawn from, the next card is the next one wanted.
    decks = [[*gadgets, *drawn[::-1]], []] if drawn else [gadgets[0::2], gadgets[1::2]]
    owned = [number_of(name) for seat in everybody for name in seat.dlc]
    spare = [card for card in dlc_in_play(catalog, len(seats)) if card not in owned]
    shown = [number_of(name) for name in display.split()] or spare[:4]
    dlc_deck = [card for card in spare if card not in shown]
    characters = [
        Character(
            number,
            seat.square,
            seat.gizmos,
            seat.bank,
            sorted(number_of(name) for name in seat.hand),
            [number_of(name) for name in seat.active],
            [number_of(name) for name in seat.dlc],
            [],
            seat.refuge,
            seat.footing,
            0,
            0,
        )
        for number, seat in enumerate(everybody)
    ]
    piles_laid = [[number_of(name) for name in pile.split()] for pile in piles]
    table = Table(
        house=house,
        players=len(seats),
        characters=characters,
        first=0,
        turn=turn,
        round=round_number,
        quiet=quiet,
        loss=False,
        now=ThisTurn(GENERATION),
        decks=decks,
        piles=piles_laid,
        setup=[],
        unused=setup,
        box=[],
        dlc_deck=dlc_deck,
        dlc_known=[NOBODY] * len(dlc_deck),
        display=shown,
        start_deck=[],
        placing=[],
        in_play=[],
        dice=[0, 0],
        came_down=NOWHERE,
        environments=[number_of(ground[at]) if at in ground else NO_CARD for at in range(100)],
        lying=[sorted(number_of(name) for name in lying.get(at, "").split()) for at in range(100)],
        zombots=list(zombots),
        buggy=buggy,
        skate=skate,
        hugs=hugs,
    )
    buoy = table.owner_of("zombuoy")
    if buoy != NOBODY:
        table.zombuoy = opposite(characters[buoy].square)
    if luck is None:
        luck = Scripted(dice, Seeded("a test")) if dice else Seeded("a test")
    agenda: list[Frame[Table]] = [kind(turn) for kind in FROM[phase]]
    game = Game(table, luck, agenda[::-1], events=events)
    game.settle()
    return game


def do(game: Game[Table], *moves: str) -> None:
    """Play moves written in notation, each by the seat that is waited for; all must be legal."""
    for text in moves:
        seat = game.waiting()[0]
        refusal = GAME.why(game, seat, GAME.notation.read(text))
        assert refusal is None, f"{text}: {refusal}"
        game.submit(seat, GAME.notation.read(text))


def refused(game: Game[Table], text: str) -> str | None:
    """The id of the rule against a move of the seat that is waited for; None if it is legal.

    A move that is refused changes nothing, and is said to be against a rule in a sentence.
    """
    seat, move = game.waiting()[0], GAME.notation.read(text)
    refusal = GAME.why(game, seat, move)
    rule = game.refuse(seat, move)
    assert (refusal.rule if refusal else None) == rule
    return rule


def offered(game: Game[Table]) -> list[str]:
    """The legal moves of the seat that is waited for, in notation."""
    if not game.waiting():
        return []
    return [GAME.notation.write(move) for move in game.moves(game.waiting()[0])]


def names(cards: Sequence[int]) -> str:
    """Cards by their ids: "A01 W03"."""
    return " ".join(id_of(card) for card in cards)


def lies(game: Game[Table], square: int) -> str:
    """What lies there but Environments, by id."""
    return names(game.table.lying[square])


def ground(game: Game[Table], square: int) -> str:
    """The Environment there, by id; "" if there is none."""
    card = game.table.environments[square]
    return "" if card == NO_CARD else id_of(card)


def gizmos(game: Game[Table]) -> list[int]:
    """How many Life Gizmos are on each token, by seat."""
    return [character.gizmos for character in game.table.characters]


def squares(game: Game[Table]) -> list[int]:
    """Where each Character stands, by seat."""
    return [character.square for character in game.table.characters]


def hand(game: Game[Table], seat: int = 0) -> str:
    return names(game.table.characters[seat].hand)


def active(game: Game[Table], seat: int = 0) -> str:
    return names(game.table.characters[seat].active)


def asked(game: Game[Table]) -> str:
    """What is asked: the kind of choice that waits, "" when the game is over."""
    return type(game.choice).__name__ if game.choice is not None else ""
