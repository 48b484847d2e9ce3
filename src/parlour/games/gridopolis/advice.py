"""A hint in words: what the turn gets, what it gives up, and by which rule it may be made.

What is said is looked up on the table before and after the turn; only how much better it is than
the next comes from the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import View
from parlour.games.gridopolis.cells import full
from parlour.games.gridopolis.lattice import NOWHERE, numbers
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Decline,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.search.deeds import BLOCK, PAD, STEP, STOP, Deed, move_of
from parlour.games.gridopolis.search.deepening import COUNTED_OUT, DEEPEST, WIN, Candidate, Search
from parlour.games.gridopolis.search.trial import Trial
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.words import offered, rank, teleports
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

WORTH_SAYING: Final = 5  # hundredths of a pawn
ALLOWING: Final = {  # by the rule that allows it
    "GP-60": Step.__name__,
    "GP-65": OwnJump.__name__,
    "GP-R10": "free jump",
    "GP-80": "second move",
    "GP-81": Decline.__name__,
    "GP-85": "through a teleporter",
    "GP-90": PlaceBlocker.__name__,
    "GP-100": AddPad.__name__,
    "GP-110": Capture.__name__,
    "GP-115": "chain",
    "GP-120": Kamikaze.__name__,
    "GP-123": "last hop",
}


def rule_for(move: Move, view: View) -> str:
    """The id of the rule by which this move may be made now."""
    kind = kind_of(move, view)
    return next(rule for rule, allowed in ALLOWING.items() if allowed == kind)


def kind_of(move: Move, view: View) -> str:
    if view["second"] is not None and view["second"]["jump"]:
        return "free jump"
    if isinstance(move, (Capture, Kamikaze)) and len(move.victims) > 1:
        return "chain" if isinstance(move, Capture) else "last hop"
    if isinstance(move, Step):
        if teleports(move):
            return "through a teleporter"
        if view["second"] is not None:
            return "second move"
    return type(move).__name__


def explain(search: Search, order: Sequence[Candidate], view: View) -> Text:
    """Why this turn and no other, in two sentences or one."""
    best = order[0]
    said = about(search, best, view)
    return text("{}", f"{said} {against_the_next(search.trial.table, order, view)}".strip())


def about(search: Search, best: Candidate, view: View) -> str:
    """What the turn gets, and what it gives up."""
    trial, me, deed = search.trial, search.me, best.deed
    t = trial.table
    gains, costs = [*outright(best.value)], list[str]()
    gains += captured(t, deed, view)
    if crowns(trial, me, deed):
        gains.append("makes a king (GP-75)")
    if deed.then is not None:
        by = "(GP-R10)" if jumps_free(t, deed) else "(GP-80)"
        gains.append(f"goes on with {told(move_after(t, deed), view)} {by}")
    costs += spent(t, me, deed, view)
    if best.value <= WIN - DEEPEST:
        saved, open_to, aimed_at = exposure(trial, me, deed)
        if saved:
            gains.append(f"brings {markers(t, saved, view, me)} out of danger")
        if aimed_at and not deed.taken():
            gains.append(f"threatens {markers(t, aimed_at, view, me)}")
        gains += approach(search, deed)
        if open_to:
            costs.append(f"leaves {open_to} of yours open to capture")
        elif gains:
            gains.append("leaves nothing of yours to be captured in answer")
    if not gains:
        gains.append("goes no further" if deed.kind == STOP else "keeps the rest as it is")
    but = f", but {joined(costs)}" if costs else ""
    return f"It {joined(gains)}{but}."


def jumps_free(t: Table, deed: Deed) -> bool:
    """GP-R10. Whether the turn goes on with a free jump: of a king's two moves that comes first."""
    if deed.kind != STEP or deed.then is None or deed.then.kind == STEP:
        return False
    return t.house.free_jump and bool(t.plan.teleporters >> deed.end & 1)


def outright(value: int) -> list[str]:
    """GP-131, GP-133. What is certain, as far as the search has seen."""
    if value > WIN - DEEPEST:
        turns = WIN - value
        return ["wins the game at once" if turns == 1 else f"wins the game within {turns} turns"]
    if value >= COUNTED_OUT:
        return ["comes to a win by points"]
    if value < DEEPEST - WIN:
        return [f"puts off the loss for {WIN + value} turns"]
    return []


def captured(t: Table, deed: Deed, view: View) -> list[str]:
    """GP-142. Whom the turn captures, and what that scores."""
    taken = deed.taken()
    if not taken:
        return []
    points = 3 * taken.bit_count() + (taken & t.kings).bit_count()
    return [f"captures {markers(t, taken, view)} ({points} points)"]


def spent(t: Table, me: int, deed: Deed, view: View) -> list[str]:
    """What is lost for good."""
    reserve = t.reserves[me]
    if deed.kind == BLOCK:
        return [f"spends a blocker-box ({reserve.blockers - 1} left)"]
    if deed.kind == PAD:
        return [f"spends a pad ({reserve.pads - 1} left)"]
    if not deed.plunges():
        return []
    last = deed.last if deed.then is None else deed.then.last
    victim = t.owner(1 << last)
    king = bool(t.kings >> deed.start & 1)
    given = f"gives up your own {rank(king)}"
    return [f"{given} ({4 if king else 3} points to {view['players'][victim]['color']})"]


def approach(search: Search, deed: Deed) -> list[str]:
    """GP-75. A pawn on its way."""
    t = search.trial.table
    if deed.start < 0 or deed.stands() < 0 or t.kings >> deed.start & 1:
        return []
    away = search.worth.ground(t).away[search.me]
    left = away[deed.stands()]
    if not 0 < left < away[deed.start]:
        return []
    return [f"brings a pawn within {left} step{'' if left == 1 else 's'} of a kingerizer"]


def exposure(trial: Trial, me: int, deed: Deed) -> tuple[int, int, int]:
    """What is out of danger by this turn, how many are in danger after it, and who of theirs is."""
    t = trial.table
    before, free = in_danger(trial, me), capturable(trial, me)
    undo = trial.do(deed)
    if trial.state:
        after, aims = 0, 0
    else:
        after, aims = in_danger(trial, me), capturable(trial, me) & ~free
    mine = t.markers[me]
    trial.undo(deed, undo)
    moved = 1 << deed.start if deed.start >= 0 and deed.stands() != NOWHERE else 0
    safe = before & mine & ~after
    if before & moved and not after >> deed.stands() & 1:
        safe |= moved
    return safe, after.bit_count(), aims


def in_danger(trial: Trial, me: int) -> int:
    """Markers of a seat that some other could capture, were it on turn."""
    t, found = trial.table, 0
    for seat in range(t.players):
        if seat != me and not t.out[seat]:
            found |= capturable(trial, seat)
    return found & t.markers[me]


def capturable(trial: Trial, seat: int) -> int:
    """What this seat could capture, were it on turn."""
    t, found = trial.table, 0
    turn, t.turn = t.turn, seat
    for deed in trial.deeds(False, False, 0):
        found |= deed.taken()
    t.turn = turn
    return found


def crowns(trial: Trial, me: int, deed: Deed) -> bool:
    t = trial.table
    had = (t.kings & t.markers[me]).bit_count()
    if deed.plunges():
        return False
    undo = trial.do(deed)
    has = (t.kings & t.markers[me]).bit_count()
    trial.undo(deed, undo)
    return has > had


def move_after(t: Table, deed: Deed) -> Move:
    assert deed.then is not None
    return move_of(t, deed.then)


def markers(t: Table, pads: int, view: View, me: int = -1) -> str:
    """Markers in words, one's own without their color."""
    said = []
    for pad in numbers(pads):
        owner = t.owner(1 << pad)
        whose = "your" if owner == me else f"the {view['players'][owner]['color']}"
        king = bool(t.kings >> pad & 1)
        said.append(f"{whose} {rank(king)} at {full(t.lattice.cells[pad])}")
    return joined(said)


def against_the_next(t: Table, order: Sequence[Candidate], view: View) -> str:
    """What it comes to. The others were only looked at until they were known to be no better."""
    best = order[0]
    first = move_of(t, best.deed)
    others = [one for one in order if move_of(t, one.deed) != first]
    if not others or abs(best.value) >= COUNTED_OUT:
        return ""
    lead = f"{pawns(best.value)} ahead" if best.value > 0 else f"{pawns(-best.value)} behind"
    stand = "That should keep the game even" if abs(best.value) < WORTH_SAYING else ""
    behind = best.value - others[0].value
    second = told(move_of(t, others[0].deed), view)
    rest = f"at least {pawns(behind)} better than" if behind >= WORTH_SAYING else "second choice:"
    return f"{stand or f'That should leave you {lead}'}, {rest} {second}."


def told(move: Move, view: View) -> str:
    """A move in the middle of a sentence."""
    said = offered(move, view)
    return said[0].lower() + said[1:]


def pawns(worth: int) -> str:
    """Hundredths of a pawn in words, with one decimal."""
    said = f"{worth / 100:.1f}".removesuffix(".0")
    return f"{said} pawn{'' if said == '1' else 's'}"


def joined(said: Sequence[str]) -> str:
    return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)
