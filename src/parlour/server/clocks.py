"""Time to think. Clocks are reckoned from the times of the entries alone."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.server.entries import Clock


class Clocks:
    """Who is on the clock since when, and how much each bank still holds (milliseconds)."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.bank = [clock.seconds * 1000] * seats
        self.since: dict[int, int] = {}  # the seats that are waited for

    def ask(self, waiting: Iterable[int], at: int) -> None:
        """These seats are waited for now; who already was goes on thinking."""
        self.since = {seat: self.since.get(seat, at) for seat in waiting}

    def answered(self, seat: int, at: int) -> None:
        """The seat has answered: charge the time, and add the increment."""
        began = self.since.pop(seat, at)
        if self.clock.kind == "bank":
            used = max(0, at - began)
            self.bank[seat] = max(0, self.bank[seat] - used) + self.clock.increment * 1000

    def taken_back(self, seat: int) -> None:
        """The seat has taken its answer back, and with it the increment that this had brought."""
        if self.clock.kind == "bank":
            self.bank[seat] = max(0, self.bank[seat] - self.clock.increment * 1000)

    def resumed(self, at: int) -> None:
        """The server was away: nobody is charged for that."""
        self.since = dict.fromkeys(self.since, at)

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat runs out, or None."""
        if self.clock.kind == "none" or seat not in self.since:
            return None
        allowed = self.bank[seat] if self.clock.kind == "bank" else self.clock.seconds * 1000
        return self.since[seat] + allowed

    def left(self, at: int) -> list[int | None]:
        """What the clocks show, for every seat."""
        if self.clock.kind == "none":
            return [None] * len(self.bank)
        shown: list[int | None] = []
        for seat, bank in enumerate(self.bank):
            deadline = self.deadline(seat)
            shown.append(max(0, deadline - at) if deadline is not None else bank)
        return shown
