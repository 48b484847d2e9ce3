"""A hint in words: what the bot counted for and against the move it would make.

Every number comes from the trials that chose the move; nothing is reckoned a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.contract import View
from parlour.games.gizmos.cards import card_name
from parlour.games.gizmos.moves import (
    Build,
    Done,
    Draw,
    File,
    Pass,
    Pay,
    Pick,
    Research,
    Return,
    Skip,
    TakeNone,
    Use,
)
from parlour.games.gizmos.outlook import Outlook, Trial, points_now
from parlour.games.gizmos.rules.scoring import score
from parlour.games.gizmos.table import EMPTY, Table
from parlour.games.gizmos.words import in_words
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

WORTH_SAYING: Final = 0.05  # points; less rounds to nothing

# Which rule allows which move, and where that matters, in which decision.
ALLOWING: Final[dict[str, list[tuple[str, type[Move]]]]] = {
    "GIZ-24": [("", File)],
    "GIZ-30": [("", Pick)],
    "GIZ-35": [("", Draw)],
    "GIZ-38": [("", Build)],
    "GIZ-39": [("", Pay)],
    "GIZ-46": [("FreeBuild", Build)],
    "GIZ-56": [("with converters", Pay)],
    "GIZ-58": [("", Research)],
    "GIZ-60": [("Examine", Build)],
    "GIZ-61": [("Examine", File)],
    "GIZ-62": [("", Return)],
    "GIZ-63": [("", TakeNone)],
    "GIZ-67": [("", Use)],
    "GIZ-70": [("GrantedPick", Pick), ("GrantedFile", File), ("GrantedResearch", Research)],
    "GIZ-R3": [("", Done)],
    "GIZ-R5": [("", Skip)],
    "GIZ-R14": [("", Pass)],
    "GIZ-R30": [("GrantedPick", Use)],
}
ALLOWED: Final = {case: rule for rule, cases in ALLOWING.items() for case in cases}


class Change(NamedTuple):
    """What a move adds to what its maker may expect without any, on the average of its trials."""

    points: float  # at once
    engine: float
    energy: float
    reach: float


def rule_for(move: Move, view: View) -> str:
    """The id of the rule by which this move may be made now."""
    asked = view["agenda"][-1]["kind"]
    if isinstance(move, Pay) and move.converters:
        asked = "with converters"
    return ALLOWED.get((asked, type(move))) or ALLOWED["", type(move)]


def explain(outlook: Outlook, before: Table, best: Trial, others: Sequence[Trial]) -> Text:
    """Why this move and no other, in two sentences."""
    if any(t.ending for t in best.tables):
        said = about_the_end(outlook, before, best)
    else:
        said = about_the_game(outlook, before, best)
    return text("{}", f"{said} {against_the_next(best, others[0])}")


def change(outlook: Outlook, before: Table, trial: Trial) -> Change:
    """The parts of what the trial's tables promise beyond the table as it is."""
    seat = outlook.seat

    def mean(worth: Callable[[Table], float]) -> float:
        return sum([worth(t) for t in trial.tables]) / len(trial.tables)

    old = outlook.prospects(before, before.players[seat])
    return Change(
        mean(lambda t: points_now(t, t.players[seat])) - score(before.players[seat]),
        mean(lambda t: outlook.prospects(t, t.players[seat]).engine) - old.engine,
        mean(lambda t: outlook.prospects(t, t.players[seat]).energy) - old.energy,
        mean(lambda t: outlook.prospects(t, t.players[seat]).reach) - old.reach,
    )


def about_the_game(outlook: Outlook, before: Table, best: Trial) -> str:
    """What it is worth, by where that comes from, and what it gives up."""
    made = change(outlook, before, best)
    ring = ring_after(outlook, best)
    pace = f"{made.engine / outlook.turns:.2f} a turn for about {number(outlook.turns)} turns"
    gains = [
        (made.points, "at once"),
        (made.engine, f"from a better engine ({pace})"),
        (made.energy, f"for the energy ({ring})"),
        (made.reach, f"for what comes within reach (first {nearest(outlook, best.tables[0])})"),
    ]
    costs = [
        (-made.energy, f"of energy ({ring})"),
        (-made.reach, "of what was within reach"),
    ]
    gained, given_up = listed(gains), listed(costs)
    if not gained:
        return f"Nothing better is in sight: it comes to {points(sum(made))} by the end."
    fresh = [card_name(gizmo) for gizmo in best.triggered if gizmo not in before.pending]
    begin = f"It triggers {joined(fresh)} and is worth" if fresh else "Worth"
    but = f"; it gives up {given_up}" if given_up else ""
    return f"{begin} about {points(sum(made))} by the end: {gained}{but}."


def about_the_end(outlook: Outlook, before: Table, best: Trial) -> str:
    """GIZ-91. In the last round only the final score counts."""
    final = sum([score(t.players[outlook.seat]) for t in best.tables]) / len(best.tables)
    rival = f"the best rival should reach about {round(outlook.rival_now)}"
    if before.ending:
        return f"In this last round it brings you to about {points(final)}; {rival}."
    ends = "triggers" if all(t.ending for t in best.tables) else "may trigger"
    return f"It {ends} the end with about {points(final)} for you; {rival}."


def against_the_next(best: Trial, next_best: Trial) -> str:
    behind = best.mean - next_best.mean
    if behind < WORTH_SAYING:
        return f"Just as good: {in_words(next_best.move)}."
    return f"The next best, {in_words(next_best.move)}, promises {number(behind)} less."


def ring_after(outlook: Outlook, trial: Trial) -> str:
    players = [t.players[outlook.seat] for t in trial.tables]
    held = sum([player.energy() for player in players]) / len(players)
    return f"ring {number(held)} of {players[0].storage}"


def nearest(outlook: Outlook, t: Table) -> str:
    """The most promising gizmo, and what is still wanting for it."""
    _, gizmo, short = outlook.promising(t, t.players[outlook.seat])[-1]
    if gizmo == EMPTY:
        return "nothing in particular"
    return f"{card_name(gizmo)}, {f'{short} energy short' if short else 'ready to build'}"


def listed(parts: Sequence[tuple[float, str]]) -> str:
    """The parts that are worth saying, with their numbers."""
    return joined([f"{number(worth)} {what}" for worth, what in parts if worth >= WORTH_SAYING])


def joined(said: Sequence[str]) -> str:
    return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def points(worth: float) -> str:
    return f"{number(worth)} point{'' if number(worth) == '1' else 's'}"


def number(worth: float) -> str:
    """With one decimal, but for whole numbers."""
    return f"{round(worth, 1) or 0.0:.1f}".removesuffix(".0")
