"""The result of a game."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. Place 1 is a win; seats may share a place if the game allows it.

    Where nobody has won (all against the game, or one player alone), the first is the second place.
    """

    places: tuple[int, ...]  # by seat
    points: tuple[int, ...]  # by seat
    reason: str  # the rule that decided it

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
