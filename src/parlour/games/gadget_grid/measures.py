"""What is noted of one game of many: who fell and rose again, and what each card was good for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.contract import Tally
from parlour.games.gadget_grid import moves as mv
from parlour.games.gadget_grid.cards import CardSet
from parlour.games.gadget_grid.rules.attacks import AttackMove
from parlour.games.gadget_grid.rules.widgets import WidgetMove
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move

GROUPS: Final = ("Widgets", "Equipment", "Attack Cards", "", "", "DLC")  # by category
HELD, PLAYED, ACTIVATED, SPENT, BOUGHT = "held", "played", "activated", "spent", "bought"
Deed = tuple[str, int]  # what was done with which card


class Cards:
    """Each by the seats that did it; cards are held for as many turns as they are there."""

    def __init__(self) -> None:
        self.done: dict[Deed, list[int]] = {}
        self.players = 0
        self.turn = (0, 0)
        self.living: list[bool] = []
        self.zombified = 0
        self.revived = 0

    def before(self, game: Game[Any]) -> None:
        self.players = game.table.players
        self.living = [True] * len(game.table.characters)

    def step(self, game: Game[Any], seat: int, move: Move) -> None:
        t: Table = game.table
        self.look_round(t)
        if isinstance(move, (WidgetMove, AttackMove)):
            self.note(PLAYED, move.card, seat)
        elif isinstance(move, mv.Activate):
            self.note(ACTIVATED, move.card, seat)
        elif isinstance(move, (mv.PayCard, mv.PayActive)):
            self.note(SPENT, move.card, seat)

    def look_round(self, t: Table) -> None:
        """Who has changed sides since the last move; at each new turn, what everybody has."""
        living = [character.gizmos > 0 for character in t.characters]
        if living != self.living:
            for was, is_now in zip(self.living, living, strict=True):
                self.zombified += was and not is_now
                self.revived += is_now and not was
            self.living = living
        if (t.round, t.turn) != self.turn:
            self.turn = (t.round, t.turn)
            for seat in range(self.players):
                character = t.characters[seat]
                for card in {*character.hand, *character.active}:
                    self.note(HELD, card, seat)

    def note(self, deed: str, card: int, seat: int) -> None:
        self.done.setdefault((deed, card), [0] * self.players)[seat] += 1

    def after(self, game: Game[Any]) -> Mapping[str, float]:
        t: Table = game.table
        self.look_round(t)
        return {
            "rounds": t.round,
            "Characters made Zomboids": self.zombified,
            "Zomboids revived": self.revived,
            "DLC bought": sum([len(character.dlc) for character in t.characters]),
        }

    def tallies(self, game: Game[Any]) -> list[Tally]:
        t: Table = game.table
        done = dict(self.done)
        for seat in range(self.players):
            for dlc in t.characters[seat].dlc:
                done.setdefault((BOUGHT, dlc), [0] * self.players)[seat] += 1
        return [tally(t.catalog, deed, card, seats) for (deed, card), seats in sorted(done.items())]


def tally(catalog: CardSet, deed: str, card: int, seats: list[int]) -> Tally:
    design = catalog.cards[card]
    return Tally(design.name, deed, tuple(seats), GROUPS[design.category])


def measure() -> Cards:
    return Cards()
