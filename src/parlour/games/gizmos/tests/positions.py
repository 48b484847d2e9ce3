"""Positions for tests: a table laid exactly as a test needs it, every component there once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import BY_CODE, BY_LEVEL, CARDS
from parlour.games.gizmos.rules.turn import Turn
from parlour.games.gizmos.table import EACH_COLOR, EMPTY, HouseRules, Player, Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck, Seeded


class Seat:
    """What one player has: spheres as letters ("RRYUK"), gizmos by name."""

    def __init__(
        self, ring: str = "", active: str = "", archive: str = "", tokens: int = 0
    ) -> None:
        self.ring = ring
        self.active = active.split()
        self.archive = archive.split()
        self.tokens = tokens


def gizmo(name: str) -> int:
    return BY_CODE[name]


def spheres(letters: str) -> list[int]:
    """How many of each color: R red, Y yellow, U blue, K black."""
    return [letters.count(letter) for letter in "RYUK"]


def lay(
    *seats: Seat,
    row: str = "RYUKRY",
    display: str = "",
    decks: Mapping[int, Sequence[str]] | None = None,
    house: HouseRules | None = None,
    luck: Luck | None = None,
    first: int = 0,
    turn: int = 0,
    events: bool = False,
) -> Game[Table]:
    """A game in which seat `turn` is about to choose a main action.

    Every player also owns a starting gizmo (G0S1#1 for seat 0, and so on). `display` names gizmos
    that lie there; the other slots are filled with others. `decks` names the cards of a level's
    deck, top card first; a level not named keeps all its other cards, a level named [] is empty
    (the cards left over count as removed, so that each card is somewhere exactly once).
    """
    seats = seats or (Seat(), Seat())
    taken = {gizmo(name) for seat in seats for name in (*seat.active, *seat.archive)}
    shown = [gizmo(name) for name in display.split()]
    named = {level: [gizmo(name) for name in names] for level, names in (decks or {}).items()}
    taken.update(shown, *named.values())
    slots: list[list[int]] = []
    piles: list[list[int]] = []
    removed: list[int] = []
    for level, size in ((1, 4), (2, 3), (3, 2)):
        wanted = [i for i in shown if CARDS[i].level == level]
        spare = [i for i in BY_LEVEL[level] if i not in taken]
        while len(wanted) < size:
            wanted.append(spare.pop() if spare else EMPTY)
        slots.append(wanted)
        if level in named:
            piles.append(named[level][::-1])
            removed += spare
        else:
            keep = 14 if level == 3 else len(spare)
            piles.append(spare[:keep])
            removed += spare[keep:]
    dispenser = [EACH_COLOR] * 4
    for letters in (row, *(seat.ring for seat in seats)):
        dispenser = [have - used for have, used in zip(dispenser, spheres(letters), strict=True)]
    table = Table(
        house=house or HouseRules(),
        players=[
            Player(
                spheres(seat.ring),
                [gizmo(name) for name in seat.archive],
                [BY_LEVEL[0][i], *(gizmo(name) for name in seat.active)],
                seat.tokens,
            )
            for i, seat in enumerate(seats)
        ],
        first=first,
        turn=turn,
        round=1,
        decks=piles,
        display=slots,
        removed=removed,
        looked_at=[],
        dispenser=dispenser,
        next_sphere=EMPTY,
        row=["RYUK".index(letter) for letter in row],
        pending=[],
        used=[],
        built=[],
        ending=False,
    )
    game = Game(table, luck or Seeded("a test"), [Turn(turn)], events=events)
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
    """The id of the rule against a move of the seat that is waited for."""
    return game.refuse(game.waiting()[0], GAME.notation.read(text))


def offered(game: Game[Table]) -> list[str]:
    """The legal moves of the seat that is waited for, in notation."""
    return [GAME.notation.write(move) for move in game.moves(game.waiting()[0])]


def ring(game: Game[Table], seat: int = 0) -> str:
    """The spheres in a ring as letters, in the order red, yellow, blue, black."""
    counts = game.table.players[seat].ring
    return "".join(letter * n for letter, n in zip("RYUK", counts, strict=True))


def names(gizmos: Sequence[int]) -> list[str]:
    return [CARDS[i].code for i in gizmos]
