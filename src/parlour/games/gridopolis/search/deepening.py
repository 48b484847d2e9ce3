"""Alpha-beta by iterative deepening, as far as a budget of positions goes.

Between two players it is the plain thing. With three or four, all others are taken to play against
the seat that thinks (paranoid): it is too careful then, but never careless. A turn is one step of
depth, a king's two moves included. At the end of the depth only captures are followed.
"""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.rules.ending import THIRD_TIME
from parlour.games.gridopolis.search.builds import rank
from parlour.games.gridopolis.search.deeds import STOP, Deed
from parlour.games.gridopolis.search.trial import COUNTED, RUNNING, WON, Trial
from parlour.games.gridopolis.search.worth import KING, PAWN, Worth
from parlour.games.gridopolis.table import Table

WIN: Final = 1_000_000  # less what it takes to get there
COUNTED_OUT: Final = 6_000  # a win by points: never sought where more is to be had
DECIDED: Final = COUNTED_OUT // 2  # less is a matter of opinion
ENDLESS: Final = 10_000_000
DEEPEST: Final = 30  # turns
EXCHANGES: Final = 6  # turns of captures alone, after the depth is used up
AT_ROOT: Final = 12  # builds that are tried there
IN_REPLY: Final = 3  # and one turn later
TIRESOME: Final = 25  # a position that has been there before
PER_POSITION: Final = 10  # deeds listed cost as much as one position tried

KNOWN: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Entry:
    """What is known of a position."""

    def __init__(self, depth: int, bound: int, value: int, deed: Deed | None) -> None:
        self.depth = depth
        self.bound = bound
        self.value = value
        self.deed = deed


class Candidate:
    """A turn that is open to the seat, and what it has come to so far.

    Without a whim two bots would play the same game over and over.
    """

    def __init__(self, deed: Deed, whim: int = 0) -> None:
        self.deed = deed
        self.whim = whim  # what it is favored by, for no reason
        self.value = -ENDLESS

    @property
    def liking(self) -> int:
        """What it is chosen by; what is decided leaves no room for whims."""
        return self.value if abs(self.value) >= DECIDED else self.value + self.whim


class Search:
    """Thinks about one decision. The table it gets is its own."""

    def __init__(self, table: Table, budget: int) -> None:
        self.trial = Trial(table)
        self.me = table.turn
        self.worth = Worth(self.me)
        self.budget = budget
        self.spent = 0
        self.depth = 0  # the last that was finished
        self.known: dict[tuple[int, ...], Entry] = {}
        self.liked = [0] * (64 * 64)  # how often a move from here to there was best

    def best_first(self, candidates: list[Candidate], deepest: int = DEEPEST) -> list[Candidate]:
        """The candidates in the order of what they promise; equal ones stay as they were."""
        order = list(candidates)
        if not order:
            return order
        for depth in range(1, deepest + 1):
            if not self.deepen(order, depth):
                break
            self.depth = depth
            if order[0].value > WIN - DEEPEST or order[0].value < DEEPEST - WIN:
                break
            if len(order) == 1:
                break
        return order

    def deepen(self, order: list[Candidate], depth: int) -> bool:
        """Look at all of them to this depth, and sort them; False if the budget ended that."""
        alpha = -ENDLESS
        for at, candidate in enumerate(order):
            bar = alpha - candidate.whim if -DECIDED < alpha < DECIDED else alpha
            value = self.try_out(candidate.deed, depth, bar)
            if self.spent > self.budget and depth > 1:
                if at == 0:
                    return False
                for later in range(at, len(order)):  # what was not looked at stays behind
                    rest = order[later]
                    rest.value = min(rest.value, alpha - rest.whim - 1)
                order.sort(key=by_liking, reverse=True)
                return False
            candidate.value = value
            alpha = max(alpha, candidate.liking)
        order.sort(key=by_liking, reverse=True)
        return True

    def try_out(self, deed: Deed, depth: int, alpha: int) -> int:
        """What this turn comes to, for us; not exact if it is no better than `alpha`."""
        trial = self.trial
        before = trial.do(deed)
        self.spent += 1
        again = trial.repeats() if trial.state == RUNNING else 0
        if again >= THIRD_TIME - 1:  # GP-133 a
            value = self.counted(1)
        elif alpha == -ENDLESS:
            value = self.reply(depth - 1, alpha, ENDLESS, 0, True)
        else:
            value = self.reply(depth - 1, alpha, alpha + 1, 0, True)
            if value > alpha:
                value = self.reply(depth - 1, alpha, ENDLESS, 0, True)
        if again == 1:
            value -= TIRESOME
        trial.undo(deed, before)
        return value

    # ------------------------------------------------------------------ below the root

    def look(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """What the table promises to the side on turn: us, or all the others."""
        trial = self.trial
        if depth <= 0:
            return self.exchange(depth, alpha, beta, ply)
        if self.spent > self.budget:
            return self.judged()
        t = trial.table
        key = (*t.markers, t.kings, t.fresh, t.blocked, t.turn, id(t.lattice))
        entry = self.known.get(key)
        if entry is not None and entry.depth >= depth:
            if entry.bound == KNOWN:
                return entry.value
            if entry.bound == AT_LEAST and entry.value >= beta:
                return entry.value
            if entry.bound == AT_MOST and entry.value <= alpha:
                return entry.value
        deeds = trial.deeds(True, ply < 2, IN_REPLY if ply < 2 else 0)
        self.spent += len(deeds) // PER_POSITION
        self.arrange(deeds, entry.deed if entry is not None else None)
        side = t.turn == self.me
        best, chosen, low = -ENDLESS, deeds[0], alpha
        for number, deed in enumerate(deeds):
            before = trial.do(deed)
            self.spent += 1
            if number == 0:
                value = self.reply(depth - 1, low, beta, ply, side)
            else:
                value = self.reply(depth - 1, low, low + 1, ply, side)
                if low < value < beta:
                    value = self.reply(depth - 1, low, beta, ply, side)
            trial.undo(deed, before)
            if self.spent > self.budget:
                return max(best, value)
            if value > best:
                best, chosen = value, deed
            low = max(low, value)
            if low >= beta:
                break
        if chosen.end >= 0 and chosen.start >= 0:
            self.liked[chosen.start << 6 | chosen.stands()] += depth * depth
        bound = KNOWN if alpha < best < beta else AT_LEAST if best >= beta else AT_MOST
        self.known[key] = Entry(depth, bound, best, chosen)
        return best

    def reply(self, depth: int, alpha: int, beta: int, ply: int, side: bool) -> int:
        """What the turn just tried comes to for the side that made it; `side`: that was us."""
        t = self.trial.table
        if self.trial.state != RUNNING or t.out[self.me]:
            value = self.final(ply + 1)
            return value if side else -value
        if (t.turn == self.me) == side:
            return self.look(depth, alpha, beta, ply + 1)
        return -self.look(depth, -beta, -alpha, ply + 1)

    def exchange(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Captures alone, which nobody has to make; the depth falls below zero."""
        trial = self.trial
        best = self.judged()
        if best >= beta or depth <= -EXCHANGES or self.spent > self.budget:
            return best
        deeds = trial.deeds(False, False, 0)
        self.spent += len(deeds) // PER_POSITION
        self.arrange(deeds, None)
        low = max(alpha, best)
        side = trial.table.turn == self.me
        for deed in deeds:
            before = trial.do(deed)
            self.spent += 1
            value = self.reply(depth - 1, low, beta, ply, side)
            trial.undo(deed, before)
            best = max(best, value)
            low = max(low, value)
            if low >= beta:
                break
        return best

    # ------------------------------------------------------------------ values and order

    def judged(self) -> int:
        t = self.trial.table
        value = self.worth.judge(t)
        return value if t.turn == self.me else -value

    def final(self, ply: int) -> int:
        """GP-130 to GP-132. The end of the game, or of our part in it; for us."""
        if self.trial.state == COUNTED:
            return self.counted(ply)
        won = self.trial.state == WON and self.trial.winner == self.me
        return WIN - ply if won else ply - WIN

    def counted(self, ply: int) -> int:
        """GP-133, GP-136, GP-142. The game ends by points; for us."""
        t = self.trial.table
        most = -1
        for seat in range(t.players):
            if seat == self.me or t.resigned[seat]:  # GP-R30
                continue
            if not t.out[seat] or t.house.timed:  # GP-136
                most = max(most, t.points(seat))
        lead = t.points(self.me) - most
        if lead == 0:
            return 0
        return COUNTED_OUT + lead - ply if lead > 0 else lead - COUNTED_OUT + ply

    def arrange(self, deeds: list[Deed], first: Deed | None) -> None:
        """What promises most comes first: known to be good, captures, what was good elsewhere."""
        t = self.trial.table
        thrones = t.plan.kingerizers & ~t.plan.homes[t.turn]
        for deed in deeds:
            if first is not None and deed.same(first):
                deed.rank = ENDLESS
                continue
            if deed.start < 0:
                continue  # builds are ranked already
            taken = deed.taken()
            worth = PAWN * taken.bit_count() + (KING - PAWN) * (taken & t.kings).bit_count()
            if deed.plunges():
                worth -= KING if t.kings >> deed.start & 1 else PAWN
            elif not t.kings >> deed.start & 1 and thrones >> deed.stands() & 1:
                worth += KING - PAWN
            deed.rank = 1_000 * worth
            if deed.kind != STOP and deed.stands() >= 0:
                deed.rank += min(900, self.liked[deed.start << 6 | deed.stands()])
        deeds.sort(key=rank, reverse=True)


def by_liking(candidate: Candidate) -> int:
    return candidate.liking
