"""What a score is made of, and how a game ended, in words for each who looks on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple

from parlour.contract.outcome import Outcome
from parlour.kernel.text import Part, Text, joined, player, text

ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


class ScorePart(NamedTuple):
    """One part of everybody's result: points that somebody got, or how many of something."""

    what: str  # what the points come from, or what is counted: "captured kings", "rounds played"
    unit: Literal["points", "count"]
    by_seat: list[int]

    @property
    def label(self) -> str:
        """The heading of these numbers, which says what they are."""
        what = f"points from {self.what}" if self.unit == "points" else self.what
        return what[0].upper() + what[1:]


def points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def result_sentence(
    outcome: Outcome,
    viewer: int | None,
    after: str = "",
    resigned: Collection[int] = (),
    because: str = "",
) -> Text:
    """How it ended, told to `viewer` (None: to somebody who did not play).

    `after` says how long it took ("22 rounds"), `resigned` who gave up, and `because` what the only
    winner did if it was not the points that decided: "{} had more cards".
    """
    if because and viewer not in resigned:
        (winner,) = outcome.winners
        reason = text(because, "you" if winner == viewer else player(winner))
        return text("{}: {}.", ended(outcome, viewer, after, resigned), reason)
    return text("{}.", ended(outcome, viewer, after, resigned))


def ended(outcome: Outcome, viewer: int | None, after: str, resigned: Collection[int]) -> Text:
    time = f" after {after}" if after else ""
    won, players = outcome.winners, len(outcome.places)
    if outcome.sides and players > 1:
        return sides_sentence(outcome, viewer, time, resigned)
    if not won:
        lost = player(0) if viewer is None else "You"
        if players > 1:
            return text("Nobody won{}", time)
        return text("{} lost with {}{}", lost, points(outcome.points[0]), time)
    if viewer in resigned:
        return text("You resigned, and {}{}", with_points(outcome, viewer, resigned), time)
    if viewer is None or viewer in won or players == 2:
        if players == 2 and len(won) == 1 and resigned:
            gave_up = player(1 - won[0])
            winner = "you" if viewer in won else player(won[0])
            return text("{} resigned, so {} won{}", gave_up, winner, time)
        if players == 2 and len(won) == 1 and viewer is not None:
            return duel(outcome, viewer, time)
        return text("{}{}", with_points(outcome, viewer, resigned), time)
    mine, place = points(outcome.points[viewer]), ORDINALS[outcome.places[viewer] - 1]
    rest = with_points(outcome, viewer, resigned)
    return text("You came {} with {}, and {}{}", place, mine, rest, time)


def sides_sentence(
    outcome: Outcome, viewer: int | None, time: str, resigned: Collection[int]
) -> Text:
    """The same where some play together: a side wins or loses as one."""
    sides, won = outcome.sides, outcome.winners
    if len(sides) == 1:
        did, scored = "won" if won else "lost", outcome.points[0]
        return text("Everybody {}{}{}", did, f" with {points(scored)}" if scored else "", time)
    if not won:
        return text("Nobody won{}", time)
    winners = [side for side in sides if side[0] in won]
    if viewer in resigned:
        return text("You resigned, and {}{}", sides_won(outcome, winners, None), time)
    mine = next((side for side in sides if viewer in side), None)
    if mine is None or (len(winners) > 1 and mine in winners):
        return text("{}{}", sides_won(outcome, winners, mine), time)
    scored = outcome.points[mine[0]]
    if len(sides) > 2 and mine not in winners:
        place = ORDINALS[outcome.places[mine[0]] - 1]
        rest = sides_won(outcome, winners, None)
        return text("{} came {} with {}, and {}{}", ours(mine), place, points(scored), rest, time)
    if len(sides) > 2:
        return text("{}{}", sides_won(outcome, winners, mine), time)
    theirs = next(outcome.points[side[0]] for side in sides if side is not mine)
    did, ahead = ("won", scored - theirs) if mine in winners else ("lost", theirs - scored)
    if ahead > 0:
        return text("{} {} {} to {}{}", ours(mine), did, scored, theirs, time)
    if ahead == 0 and scored:
        return text("{} {} the tie-break at {} each{}", ours(mine), did, points(scored), time)
    return text("{} {}{}", ours(mine), did, time)


def ours(mine: Sequence[int] | None) -> str:
    """What the side of the viewer is called; somebody may stand against all the others."""
    return "you" if mine is not None and len(mine) == 1 else "your side"


def sides_won(
    outcome: Outcome, winners: Sequence[tuple[int, ...]], mine: tuple[int, ...] | None
) -> Text:
    """Which sides have won, told to who is on the side `mine`."""
    scored = outcome.points[winners[0][0]]
    behind = all(outcome.points[seat] <= scored for seat in range(len(outcome.points)))
    how = f" with {points(scored)}" if scored and behind else ""
    if len(winners) == len(outcome.sides):
        return text("{} share the win{}", "both sides" if len(winners) == 2 else "all sides", how)
    told: list[Part] = [ours(mine)] if mine in winners else []
    told += [player(seat) for side in winners if side != mine for seat in side]
    return text("{} {}{}", joined(told), "share the win" if len(winners) > 1 else "won", how)


def duel(outcome: Outcome, viewer: int, time: str) -> Text:
    """Two players, one winner, told to one of them. Points that did not decide are not told."""
    mine, theirs = outcome.points[viewer], outcome.points[1 - viewer]
    did, ahead = ("won", mine - theirs) if viewer in outcome.winners else ("lost", theirs - mine)
    if ahead > 0:
        return text("You {} {} to {}{}", did, mine, theirs, time)
    if ahead == 0 and mine:
        return text("You {} the tie-break at {} each{}", did, points(mine), time)
    return text("You {}{}", did, time)


def with_points(outcome: Outcome, viewer: int | None, resigned: Collection[int]) -> Text:
    """Who has won, and with how many points if those decided."""
    won, players = outcome.winners, range(len(outcome.places))
    others = [seat for seat in players if seat not in won and seat not in resigned]
    told: list[Part] = ["you"] if viewer in won else []
    told += [player(seat) for seat in won if seat != viewer]
    if len(won) == len(players) > 2:
        said = text("everybody shares the win")
    else:
        said = text("{} {}", joined(told), "share the win" if len(won) > 1 else "won")
    best = outcome.points[won[0]]
    if not best or any(outcome.points[seat] > best for seat in others):
        return said
    if len({outcome.points[seat] for seat in won}) > 1:
        return said
    return text("{} with {}", said, points(best))
