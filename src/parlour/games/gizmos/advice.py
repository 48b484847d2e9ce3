"""A hint as a friend would give it: what the move gains, what it costs, and what else would do.

All of it comes from the trials that chose the move; nothing is reckoned a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.contract import View, points
from parlour.games.gizmos.headlines import card
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
from parlour.games.gizmos.table import EMPTY, Player, Table
from parlour.games.gizmos.words import in_words
from parlour.kernel.text import Text, joined, player, text
from parlour.kernel.values import Move

# In points.
WORTH_SAYING: Final = 0.25  # of what a move gains or costs
ALIKE: Final = 0.05  # two moves that are so near to each other are as good
NEARLY: Final = 0.75  # ... and up to this one is nearly as good
MOST_TOLD: Final = 2  # of what it triggers and gains: the hint has to fit on a phone
MOST_NAMED: Final = 2  # of triggered gizmos

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

NOTHING_GAINED: Final[dict[type[Move], str]] = {
    Done: "What is left would not help you",
    Skip: "What is left would not help you",
    TakeNone: "None of these cards is worth taking",
    Pay: "This way you keep what you need most",
}


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
    ending = any(t.ending for t in best.tables)
    said = about_the_end(outlook, before, best) if ending else about_the_game(outlook, before, best)
    return text("{} {}", said, against_the_next(best, others[0]))


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


def about_the_game(outlook: Outlook, before: Table, best: Trial) -> Text:
    """What it gains, and what it costs."""
    set_off = triggers(before, best)
    told = [*set_off, *gains(outlook, before, best, MOST_TOLD - len(set_off))]
    if not told:
        return text("{}.", NOTHING_GAINED.get(type(best.move), "There is little to gain here"))
    who = "In all, it" if before.pending else "It"
    if isinstance(best.move, Research):
        who = "What you are likely to find"
    return text("{} {}{}.", who, joined(told), cost(outlook, before, best))


def triggers(before: Table, best: Trial) -> list[Text]:
    fresh = [gizmo for gizmo in best.triggered if gizmo not in before.pending]
    if len(fresh) > MOST_NAMED:
        return [text("triggers {} of your gizmos", len(fresh))]
    return [text("triggers {}", joined([card(gizmo) for gizmo in fresh]))] if fresh else []


def gains(outlook: Outlook, before: Table, best: Trial, most: int) -> list[Text]:
    """The most important of them."""
    made = change(outlook, before, best)
    more = energy_after(outlook, best) - before.players[outlook.seat].energy()
    within = comes_near(outlook, before, best)
    scores = made.points >= WORTH_SAYING
    later = f"about {round(made.engine)} more" if scores else roughly(made.engine, sure=False)
    found = [
        (made.points, text("scores {}", roughly(made.points))),
        (made.engine if made.engine >= 0.5 else 0.0, text("should earn you {} later", later)),
        (made.energy if more >= 2 else 0.0, text("adds {} energy", round(more))),
        (made.reach if within is not None else 0.0, within or text("")),
    ]
    worthy = sorted([worth for worth, _ in found if worth >= WORTH_SAYING])[-most:]
    told = [said for worth, said in found if worth in worthy]
    return told or ([text("adds {} energy", round(more))] if more >= 0.5 else [])


def roughly(worth: float, sure: bool = True) -> str:
    """Points as whole numbers; "about" if chance has a part in them."""
    whole = max(1, round(worth))
    about = "" if sure and abs(worth - whole) < ALIKE else "about "
    return f"{about}{points(whole)}"


def comes_near(outlook: Outlook, before: Table, best: Trial) -> Text | None:
    """The most promising gizmo that this makes easier to pay for, or may make so."""
    once = shortages(outlook, before)
    after = [shortages(outlook, t) for t in best.tables]
    me = best.tables[0].players[outlook.seat]
    for gizmo in reversed(after[0]):
        short = after[0][gizmo]
        if short >= once.get(gizmo, short):
            continue
        sure = all(each.get(gizmo) == short for each in after)
        way = text("{} {}", "lets you pay for" if sure else "may let you pay for", card(gizmo))
        if short:
            brings = "brings you" if sure else "may bring you"
            way = text("{} within {} energy of {}", brings, short, card(gizmo))
        free = gizmo not in me.archive and len(before.players) > 1
        return text("{} if nobody takes it first", way) if free else way
    return None


def shortages(outlook: Outlook, t: Table) -> dict[int, int]:
    """How much energy each gizmo lacks that could be built, the most promising last."""
    found = outlook.promising(t, t.players[outlook.seat])
    return {gizmo: short for _, gizmo, short in found if gizmo != EMPTY}


def cost(outlook: Outlook, before: Table, best: Trial) -> Text:
    """What it gives up: a gizmo that could have been paid for, energy, or room in the ring."""
    me = before.players[outlook.seat]
    had, left = me.energy(), energy_after(outlook, best)
    once, after = shortages(outlook, before), [shortages(outlook, t) for t in best.tables]
    for gizmo in reversed(once):
        if not once[gizmo] and any(each.get(gizmo) for each in after):
            will = "will" if all(each.get(gizmo) for each in after) else "may"
            return text(", but {} {} have to wait", card(gizmo), will)
    if left <= had - 1:
        few = f"{'only ' if left < 2.5 else ''}{round(left)}" if round(left) else "no"
        return text(", but leaves you with {} energy", few)
    if had < me.storage and all(full(t.players[outlook.seat]) for t in best.tables):
        return text(", but fills your ring")
    return text("")


def full(player: Player) -> bool:
    return player.energy() >= player.storage


def about_the_end(outlook: Outlook, before: Table, best: Trial) -> Text:
    """GIZ-91. In the last round only the final score counts."""
    final = sum([score(t.players[outlook.seat]) for t in best.tables]) / len(best.tables)
    ends = "triggers" if all(t.ending for t in best.tables) else "may trigger"
    why = "This is the last round" if before.ending else f"It {ends} the end of the game"
    theirs = text("{} with about {}", player(outlook.best_rival), round(outlook.rival_points))
    return text("{}: you should finish with about {}, and {}.", why, points(round(final)), theirs)


def against_the_next(best: Trial, next_best: Trial) -> Text:
    """The best of the others. Near the end of the game it is not points that count, but winning."""
    behind, other = best.mean - next_best.mean, within_a_sentence(next_best.move)
    if behind < ALIKE:
        return text("Just as good: {}.", other)
    if any(t.ending for trial in (best, next_best) for t in trial.tables):
        return text("Next best: {}.", other)
    if behind < NEARLY:
        return text("Nearly as good: {}.", other)
    return text("Next best: {}, {} less.", other, roughly(behind, sure=False))


def within_a_sentence(move: Move) -> Text:
    """A move with the cards that it names."""
    if isinstance(move, (File, Build, Use)):
        return text("{} {}", type(move).__name__.lower(), card(move.gizmo))
    said = in_words(move)
    return text("{}", f"{said[0].lower()}{said[1:]}")


def energy_after(outlook: Outlook, trial: Trial) -> float:
    held = [t.players[outlook.seat].energy() for t in trial.tables]
    return sum(held) / len(held)
