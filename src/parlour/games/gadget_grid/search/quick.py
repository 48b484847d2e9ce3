"""What a bot does without thinking long: the plain answers, one for each kind of choice."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.gadget_grid.moves import (
    Activate,
    CallOff,
    Draw,
    FromBank,
    Generate,
    Hug,
    Keep,
    Land,
    Lead,
    LetGo,
    Pass,
    PayActive,
    PayCard,
    PayCoupon,
    PayGizmos,
    Stand,
    StealFrom,
    StepIn,
)
from parlour.games.gadget_grid.rules.buying import Purchase
from parlour.games.gadget_grid.table import CHARACTERS, NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move

PLAIN = (Activate, Generate, Draw, Keep, Stand, StepIn, LetGo)


def quick(g: Game[Table], seat: int, moves: Sequence[Move]) -> Move:
    """A fair answer, whoever is asked."""
    for kind in PLAIN:
        for move in moves:
            if isinstance(move, kind):
                return move
    first = moves[0]
    if isinstance(first, (PayCard, PayActive, PayCoupon, PayGizmos, CallOff)):
        return payment(g, seat, moves)
    if isinstance(first, (FromBank, Lead)):
        return first
    if isinstance(first, Land):
        return safest(g.table, [move for move in moves if isinstance(move, Land)])
    if isinstance(first, (Hug, StealFrom)):
        return at_somebody(g.table, seat, moves)
    for move in moves:
        if isinstance(move, Pass):
            return move
    return first


def payment(g: Game[Table], seat: int, moves: Sequence[Move]) -> Move:
    """Cards first, spares before others; Gizmos from the bank, and never from the token."""
    character = g.table.characters[seat]
    cards = [move for move in moves if isinstance(move, PayCard)]
    if cards:
        return max(cards, key=lambda move: character.hand.count(move.card))
    for move in moves:
        if isinstance(move, PayCoupon):
            return move
    due = g.choice
    promised = due.gizmos if isinstance(due, Purchase) else 0
    asked = due.price_in_gizmos() if isinstance(due, Purchase) else 1
    for move in moves:
        if isinstance(move, PayGizmos) and promised + asked <= character.bank:
            return move
    for move in moves:
        if isinstance(move, PayActive):
            return move
    return moves[-1]


def safest(t: Table, moves: Sequence[Land]) -> Move:
    """Where nobody does harm; then where most cards lie."""

    def value(move: Land) -> tuple[int, int]:
        zombs = [token for token in t.tokens_at(move.square) if t.is_zomb(token)]
        return -len(zombs), len(t.lying[move.square])

    return max(moves, key=value)


def at_somebody(t: Table, seat: int, moves: Sequence[Move]) -> Move:
    """At the opponent who has most Gizmos."""

    def value(move: Move) -> tuple[int, int]:
        token = move.token if isinstance(move, (Hug, StealFrom)) else NOBODY
        owner = t.seat_of(token)
        mine = owner == seat
        return (0 if mine else 1, t.characters[owner].gizmos if token < CHARACTERS else 0)

    return max(moves, key=value)
