"""The result of a game."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended. Place 1 is a win; seats may share a place if the game allows it.

    Those on one side share their place and their points. Where nobody has won (all against the
    game, or one player alone), the first is the second place.
    """

    places: tuple[int, ...]  # by seat
    points: tuple[int, ...]  # by seat
    reason: str  # the rule that decided it
    sides: tuple[tuple[int, ...], ...] = ()  # the seats of each; the box adds them

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
