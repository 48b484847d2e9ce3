"""Who is at a table in person, and who is waited for there in vain."""

from __future__ import annotations

from collections.abc import Collection, Iterable


class Attendance:
    """Reckoned from what this process has seen itself: with a server it begins anew."""

    def __init__(self) -> None:
        self.came: dict[int, int] = {}  # who is here, and since when
        self.missed: dict[int, int] = {}  # who has been waited for since they went, and since when

    def note(self, here: Iterable[int], at: int) -> None:
        """These people are connected, to whichever process, and have not left."""
        self.came = {seat: self.came.get(seat, at) for seat in here}
        self.missed = {seat: at for seat, at in self.missed.items() if seat not in self.came}

    def miss(self, awaited: Iterable[int], at: int) -> None:
        """These people are waited for. Who is here is not missed."""
        for seat in awaited:
            if seat not in self.came:
                self.missed.setdefault(seat, at)

    def company(self, hidden: Collection[int]) -> int | None:
        """Since when somebody has been here who might wait for another.

        Of whom nobody may know whether they are there count only if there is nobody else: what
        comes of it would tell.
        """
        known = [at for seat, at in self.came.items() if seat not in hidden]
        return min(known or self.came.values(), default=None)
