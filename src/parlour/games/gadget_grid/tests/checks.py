"""What several tests do: finish a turn, get through the setup, look at what was told."""

from __future__ import annotations

from typing import Any

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.moves import PASS
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import asked, do, offered
from parlour.games.gadget_grid.this_turn import SETTING_UP
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

LONG = 400  # decisions: a setup or a turn that takes more does not end


def told(game: Game[Table], viewer: int | None = None, kind: type | None = None) -> list[Any]:
    """The events that `viewer` hears of, all or those of one kind."""
    assert game.events is not None
    heard = [event for event, ears in game.events if ears is None or viewer in ears]
    return [event for event in heard if kind is None or type(event) is kind]


def steps(game: Game[Table]) -> set[int]:
    """The squares that a step may go to."""
    return {int(move.split()[1]) for move in offered(game) if move.startswith("step ")}


def squares_for(game: Game[Table], card: str) -> set[int]:
    """The squares that this card may be put on."""
    begins = f"put {card} "
    return {int(move.removeprefix(begins)) for move in offered(game) if move.startswith(begins)}


def landings(game: Game[Table]) -> set[int]:
    return {int(move.split()[1]) for move in offered(game) if move.startswith("land ")}


def end_turn(game: Game[Table]) -> None:
    """Pass whatever may be passed until the next turn begins, or the game ends."""
    seat, game_round = game.table.turn, game.table.round
    for _ in range(LONG):
        if game.over or (game.table.turn, game.table.round) != (seat, game_round):
            return
        moves = offered(game)
        do(game, "pass" if "pass" in moves else moves[0])
    raise AssertionError(f"{asked(game)} is asked for ever")


def go_on_to(game: Game[Table], phase: str, seat: int = 0) -> None:
    """Pass whatever may be passed until this player is asked that."""
    for _ in range(LONG):
        if asked(game) == phase and game.table.turn == seat:
            return
        moves = offered(game)
        do(game, "pass" if "pass" in moves else moves[0])
    raise AssertionError(f"{phase} never comes")


def set_up(
    players: int, seed: str = "a setup", events: bool = False, **options: str
) -> Game[Table]:
    """A real game at its first turn: everybody takes the first Character offered, and no cards."""
    game = GAME.start(players, Seeded(seed), options, events)
    for _ in range(LONG):
        if game.table.now.phase != SETTING_UP:
            return game
        (seat,) = game.waiting()
        moves = game.moves(seat)
        game.submit(seat, PASS if PASS in moves else moves[0])
    raise AssertionError(f"{asked(game)} is asked for ever")


def numbers(names: str) -> list[int]:
    """Cards by their ids, as numbers."""
    return [number_of(name) for name in names.split()]


def short_of_cards(game: Game[Table], deck: str = "", piles: str = "") -> None:
    """From now on these are all the cards to be drawn, the first first; the others are out."""
    t = game.table
    for pile in (*t.decks, *t.piles):
        t.unused += pile
    t.decks, t.piles = [numbers(deck)[::-1], []], [numbers(piles), []]


def won_by(game: Game[Table]) -> list[int]:
    """Who has won; the game must be over."""
    assert game.over
    places = GAME.rules.outcome(game).places
    return [seat for seat, place in enumerate(places) if place == 1]
