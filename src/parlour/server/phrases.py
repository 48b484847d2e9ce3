"""The moves of a game in words, each put into words once for all the tables of this process."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec

from parlour.contract import Box, View
from parlour.kernel.codec import to_wire
from parlour.kernel.values import Move
from parlour.server.messages import Offered
from parlour.server.texts import sent

MOST = 10_000  # moves remembered; a game with more begins anew


class Phrases:
    """What was offered once need not be worded, encoded or read again: equal moves are offered all
    the time. It depends on nothing but the move, so no table can learn of another through it.
    """

    def __init__(self, box: Box[Any]) -> None:
        self.box = box
        self.offers: dict[Move, Offered] = {}
        self.moves: dict[str, Move] = {}  # by the one way in which they are written

    def offer(self, move: Move, view: View) -> Offered:
        """A move as it is offered to who sees `view`: one of the game's plain ones is encoded."""
        known = self.offers.get(move)
        if known is not None:
            return known
        box = self.box
        reveals, ends_turn, weighty, caution = box.foresight.foresee(move, view)
        worded = Offered(
            box.notation.write(move),
            sent(box.words.describe_move(move, view)),
            to_wire(move),
            box.listing.kind_of(move),
            box.listing.apart(move, view),
            None if caution is None else sent(caution),
            reveals,
            ends_turn,
            weighty,
            move.grave,
        )
        return self._remember(move, worded) if isinstance(move, box.view_independent) else worded

    def _remember(self, move: Move, worded: Offered) -> Offered:
        if len(self.offers) >= MOST:
            self.offers.clear()
            self.moves.clear()
        encoded = cast("Offered", msgspec.Raw(msgspec.json.encode(worded)))  # for an encoder only
        self.offers[move] = encoded
        self.moves[worded.move] = move
        return encoded

    def read(self, text: str) -> tuple[Move, str]:
        """The move that `text` names, and how that is written; Malformed if it names none."""
        move = self.moves.get(text)
        if move is not None:
            return move, text
        move = self.box.read(text)
        return move, self.box.notation.write(move)


@cache
def phrases_of(box: Box[Any]) -> Phrases:
    """Those of this game, for as long as this process runs."""
    return Phrases(box)
