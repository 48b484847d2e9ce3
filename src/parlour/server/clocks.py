"""Time to think, and time for the whole game: reckoned from the times of the entries alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from parlour.kernel.agenda import TimeLimit
from parlour.server.entries import Clock


class Clocks:
    """Who is on the clock since when, and how much each bank still holds (milliseconds)."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.bank = [clock.seconds * 1000] * seats
        self.since: dict[int, int] = {}  # the seats that are waited for
        self.begun: dict[int, int] = {}  # those it was asked of, and since when each had thought
        self.stood: list[int] = self.bank  # what the banks held then
        self.used: list[dict[int, int]] = []  # how long each answer took whom; nobody: it was none

    def ask(self, waiting: Iterable[int], at: int, as_before: bool = False) -> None:
        """These seats are waited for now; who already was goes on thinking."""
        self.since = {seat: self.since.get(seat, at) for seat in waiting}
        if not as_before:
            self.begun, self.stood = self.since.copy(), self.bank.copy()

    def answered(self, seats: Iterable[int], at: int) -> None:
        """The seats have answered as one: charge each the time, and add the increment."""
        used = {seat: max(0, at - self.since.pop(seat, at)) for seat in seats}
        self.used.append(used)
        if self.clock.kind == "bank":
            for seat, time in used.items():
                self.bank[seat] = max(0, self.bank[seat] - time) + self.clock.increment * 1000

    def spoken(self) -> None:
        """Something has been done out of turn, which takes nobody's time."""
        self.used.append({})

    def taken_back(self, at: int) -> bool:
        """The last move has been taken back; if that was an answer, which is returned, those who
        gave it have as much time as when they did.
        """
        used = self.used.pop()
        for seat, time in used.items():
            if self.clock.kind == "move":
                self.since[seat] = at - time
            elif self.clock.kind == "bank":  # charged already; the increment goes
                self.bank[seat] = max(0, self.bank[seat] - self.clock.increment * 1000)
        return bool(used)

    def resumed(self, at: int) -> None:
        """The server was away: nobody is charged for that."""
        self.since = dict.fromkeys(self.since, at)
        self.begun = dict.fromkeys(self.begun, at)

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat runs out, or None."""
        if self.clock.kind == "none" or seat not in self.since:
            return None
        return self.since[seat] + self._allowed(self.bank[seat])

    def _allowed(self, bank: int) -> int:
        return bank if self.clock.kind == "bank" else self.clock.seconds * 1000

    def left(self, at: int) -> list[int | None]:
        """What the clocks show, for every seat."""
        if self.clock.kind == "none":
            return [None] * len(self.bank)
        shown: list[int | None] = []
        for seat, bank in enumerate(self.bank):
            deadline = self.deadline(seat)
            shown.append(max(0, deadline - at) if deadline is not None else bank)
        return shown

    def left_in_secret(
        self, at: int, mine: Collection[int], waiting: Collection[int]
    ) -> list[int | None]:
        """The same while it is a secret who has answered: one's own clock is shown as it is, those
        of others as if nobody had, running for those who are `waiting` as far as one may know.
        """
        shown = self.left(at)
        if self.clock.kind != "none":
            for seat, since in self.begun.items():
                if seat not in mine:
                    thought = at - since if seat in waiting else 0
                    shown[seat] = max(0, self._allowed(self.stood[seat]) - thought)
        return shown


class Timer:
    """The seconds that the rules give for what is asked. It stands still while something else is
    asked, or no server keeps the table; whoever is asked the same again goes on where it stood.
    """

    def __init__(self) -> None:
        self.limit: TimeLimit | None = None
        self.since = 0
        self.used: dict[str, int] = {}  # milliseconds, by what they were given for

    def ask(self, limit: TimeLimit | None, at: int) -> None:
        """This is how long the rules give for what is asked now."""
        before = self.limit
        if before is None or limit is None or before.of != limit.of:
            self._count(at)
            self.since = at
        self.limit = limit

    def resumed(self, last: int, at: int) -> None:
        """No server kept the table since its last entry: that time does not count."""
        self._count(last)
        self.since = at

    def _count(self, until: int) -> None:
        if self.limit is not None:
            so_far = self.used.get(self.limit.of, 0)
            self.used[self.limit.of] = so_far + max(0, until - self.since)

    @property
    def ends(self) -> int | None:
        """When the time is up, if it is limited."""
        if self.limit is None:
            return None
        return self.since + 1000 * self.limit.seconds - self.used.get(self.limit.of, 0)

    def up(self, at: int) -> bool:
        ends = self.ends
        return ends is not None and ends <= at

    def left(self, at: int) -> int | None:
        """What it shows (milliseconds)."""
        ends = self.ends
        return None if ends is None else max(0, ends - at)


class Hourglass:
    """The time of a whole game, if it has a limit; it runs from the start on."""

    def __init__(self, seconds: int | None, at: int) -> None:
        self.ends = None if seconds is None else at + seconds * 1000
        self.called = False  # the house has said that time is up

    def resumed(self, last: int, at: int) -> None:
        """No server kept the table since its last entry: that time does not count."""
        if self.ends is not None:
            self.ends += max(0, at - last)

    @property
    def runs(self) -> bool:
        return self.ends is not None and not self.called

    def up(self, at: int) -> bool:
        """Whether the house is to say so now."""
        return self.ends is not None and not self.called and self.ends <= at

    def left(self, at: int) -> int | None:
        """What it shows (milliseconds); None if there is no limit, or it is past."""
        return None if self.ends is None or self.called else max(0, self.ends - at)
