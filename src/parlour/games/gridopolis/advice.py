"""A hint as a friend would give it: what the turn gains, what it risks, and what else would do.

What is said is looked up on the table before and after the turn; how much better it is than the
next, and what is certain, comes from the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import View, points
from parlour.games.gridopolis.headlines import cell
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
from parlour.games.gridopolis.search.deeds import BLOCK, PAD, PLUNGE, STOP, Deed, move_of
from parlour.games.gridopolis.search.deepening import COUNTED_OUT, DEEPEST, WIN, Candidate, Search
from parlour.games.gridopolis.search.trial import Trial
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.words import rank, teleports
from parlour.kernel.text import Part, Text, joined, player, text
from parlour.kernel.values import Move

CLEARLY: Final = 50  # so much better than the next, in hundredths of a pawn, is worth saying
LEVEL: Final = 50  # so much is about even, and ...
MUCH: Final = 200  # from here on one is well ahead or behind
MOST_GAINS: Final = 2  # that are told
MOST_NAMED: Final = 2  # markers
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
    said, other = about(search, order[0]), against_the_next(search.trial.table, order)
    return said if other is None else text("{} {}", said, other)


def about(search: Search, best: Candidate) -> Text:
    """What the turn gains, and what it risks or gives up."""
    trial, me, deed = search.trial, search.me, best.deed
    t = trial.table
    gains, costs = captured(t, deed), spent(t, me, deed)
    if best.value > WIN - DEEPEST:
        return told([*gains, *goes_on(t, deed), *outright(best.value)], [])  # at any price
    gains += outright(best.value)
    if crowns(trial, me, deed):
        gains.append(text("makes a king"))
    saved, open_to, aimed_at = exposure(trial, me, deed)
    if saved:
        gains.append(text("brings {} out of danger", markers(t, saved, me)))
    if aimed_at and not deed.taken():
        gains.append(text("threatens {}", markers(t, aimed_at, me)))
    gains += approach(search, deed)
    if open_to:
        whose = "one of your markers" if open_to == 1 else f"{open_to} of your markers"
        costs.append(text("leaves {} open to capture", whose))
    if not gains:
        return quiet(best, costs)
    gains = [*gains[:MOST_GAINS], *goes_on(t, deed)]
    if not open_to and not costs and len(gains) < MOST_GAINS:
        gains.append(text("leaves nothing of yours open to capture"))
    return told(gains, costs)


def told(gains: Sequence[Text], costs: Sequence[Text]) -> Text:
    but = text(", but {}", joined(costs)) if costs else text("")
    return text("It {}{}.", joined(gains), but)


def quiet(best: Candidate, costs: Sequence[Text]) -> Text:
    """A turn with which nothing much happens."""
    but = text(", but {}", joined(costs)) if costs else text("")
    if best.value <= -LEVEL:
        return text("You are behind, and this loses the least{}.", but)
    stand = "a little ahead" if best.value < MUCH else "well ahead"
    keeps = "keeps things even" if best.value < LEVEL else f"keeps you {stand}"
    what = "Stopping here" if best.deed.kind == STOP else "This quiet move"
    return text("{} {}{}.", what, keeps, but)


def goes_on(t: Table, deed: Deed) -> list[Text]:
    """GP-80, GP-R10. Of one marker's two moves the second."""
    if deed.then is None or deed.then.kind == STOP:
        return []
    if deed.then.kind == PLUNGE:
        return [text("then ends in a kamikaze")]
    return [text("then goes on to {}", cell(t.lattice.cells[deed.then.end]))]


def outright(value: int) -> list[Text]:
    """GP-131, GP-133. What is certain, as far as the search has seen."""
    if value > WIN - DEEPEST:
        turns = WIN - value
        return [text("wins the game{}", " at once" if turns == 1 else f" within {turns} turns")]
    if value >= COUNTED_OUT:
        return [text("should win the game on points")]
    if value < DEEPEST - WIN:
        return [text("puts off losing for {} turns", WIN + value)]
    return []


def captured(t: Table, deed: Deed) -> list[Text]:
    """GP-142. Whom the turn captures, and what that scores."""
    taken = deed.taken()
    if not taken:
        return []
    scored = 3 * taken.bit_count() + (taken & t.kings).bit_count()
    return [text("captures {} for {}", markers(t, taken), points(scored))]


def spent(t: Table, me: int, deed: Deed) -> list[Text]:
    """What is lost for good."""
    reserve = t.reserves[me]
    if deed.kind == BLOCK:
        return [text("uses {}", one_of(reserve.blockers, "blocker-box", "blocker-boxes"))]
    if deed.kind == PAD:
        return [text("uses {}", one_of(reserve.pads, "pad", "pads"))]
    if not deed.plunges():
        return []
    last = deed.last if deed.then is None else deed.then.last
    victim = t.owner(1 << last)
    king = bool(t.kings >> deed.start & 1)
    worth = points(4 if king else 3)
    return [text("gives up your own {}, {} for {}", rank(king), worth, player(victim))]


def one_of(left: int, single: str, several: str) -> str:
    return f"your last {single}" if left == 1 else f"one of your {left} {several}"


def approach(search: Search, deed: Deed) -> list[Text]:
    """GP-75. A pawn on its way."""
    t = search.trial.table
    if deed.start < 0 or deed.stands() < 0 or t.kings >> deed.start & 1:
        return []
    away = search.worth.ground(t).away[search.me]
    left = away[deed.stands()]
    if not 0 < left < away[deed.start]:
        return []
    return [text("brings a pawn within {} step{} of a kingerizer", left, "" if left == 1 else "s")]


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


def markers(t: Table, pads: int, me: int = -1) -> Text:
    """Markers in words, with whose they are and where; of many only how many."""
    if pads.bit_count() > MOST_NAMED:
        return text(
            "{} {}markers", pads.bit_count(), "of your " if me >= 0 and t.markers[me] & pads else ""
        )
    places: dict[tuple[int, bool], list[Part]] = {}
    for pad in numbers(pads):
        which = t.owner(1 << pad), bool(t.kings >> pad & 1)
        places.setdefault(which, []).append(cell(t.lattice.cells[pad]))
    said: list[Part] = []
    for (owner, king), where in places.items():
        whose = text("your") if owner == me else text("{}'s", player(owner))
        many = "s" if len(where) > 1 else ""
        said.append(text("{} {}{} on {}", whose, rank(king), many, joined(where)))
    return joined(said)


def against_the_next(t: Table, order: Sequence[Candidate]) -> Text | None:
    """The others were only looked at until they were known to be no better."""
    best = order[0]
    first = move_of(t, best.deed)
    others = [one for one in order if move_of(t, one.deed) != first]
    if not others or abs(best.value) >= COUNTED_OUT:
        return None
    if others[0].value <= -COUNTED_OUT:
        return text("Anything else is likely to lose.")
    second = within_a_sentence(move_of(t, others[0].deed))
    if best.value - others[0].value >= CLEARLY:
        return text("Clearly better than the next best: {}.", second)
    return text("You could also {}.", second)


def within_a_sentence(move: Move) -> Text:
    """A move with the cells that it names."""
    match move:
        case Step():
            way = "by teleporter to" if teleports(move) else "to"
            return text("step from {} {} {}", cell(move.start), way, cell(move.end))
        case OwnJump():
            return text("jump from {} to {}", cell(move.start), cell(move.end))
        case Capture():
            return text("capture from {} to {}", cell(move.start), cell(move.end))
        case Kamikaze():
            return text("make a kamikaze from {}", cell(move.start))
        case PlaceBlocker():
            return text("block {}", cell(move.pad))
        case AddPad():
            return text("add a pad at {}", cell(move.cell))
    return text("stop here")
