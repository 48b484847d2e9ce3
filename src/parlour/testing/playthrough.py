"""Golden games, made at random once: one written out to be compared to the letter until the rules
change, and a record of each version of the rules to be verified ever after.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.arena.match import Match
from parlour.arena.playing import SeatedBot, in_turn, let_volunteer
from parlour.arena.record import Record
from parlour.contract import MOST_UNITS, BadSetup, Box, Option
from parlour.kernel.agenda import HOUSE
from parlour.kernel.codec import digest
from parlour.kernel.luck import Seeded

SEED = "golden"
RECORDS = ("usual", "others")  # of each version of the rules, by their options
TIME_UP = 60  # decisions after which the house calls time in a record, where it has the clock


def versions_to_keep(box: Box[Any]) -> range:
    """Every version of the rules since records or a box were first kept, with no gap."""
    kept = {int(path.name.split("-")[1]) for path in records_of(box).glob("rules-*.json")}
    return range(min({box.about.rules_version, *box.earlier, *kept}), box.about.rules_version + 1)


def kept_records(box: Box[Any], version: int) -> list[Path]:
    """Where the records belong that a game has to have of that version of its rules."""
    return [records_of(box) / f"rules-{version}-{name}.json" for name in RECORDS]


def records_of(box: Box[Any]) -> Path:
    return box.folder / "tests" / "records"


def golden_records(box: Box[Any]) -> dict[Path, Record]:
    """By where they belong: whole games of the most players, with the usual options and others."""
    paths = kept_records(box, box.about.rules_version)
    options = [{}, other_options(box, max(box.about.players))]
    return {path: golden_game(box, chosen) for path, chosen in zip(paths, options, strict=True)}


def golden_game(box: Box[Any], options: dict[str, str]) -> Record:
    """A whole game among bots; if it has a time limit, time is up at some point."""
    bots = ["random"] * max(box.about.players)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    match = Match(box, names, bots, SEED, options, watched=False)
    seated = [SeatedBot(box, name, seat, SEED) for seat, name in enumerate(bots)]
    timed, word = box.clock.time_limit(match.options) is not None, box.clock.time_up()
    while not match.game.over:
        if timed and word is not None and len(match.entries) >= TIME_UP:
            match.play(HOUSE, word)
            timed = False
        let_volunteer(match, seated)
        if not match.game.over:
            seat = in_turn(match.game, len(match.entries))[0]
            match.play(seat, seated[seat].choose(match.game))
    return match.record()


def other_options(box: Box[Any], players: int) -> dict[str, str]:
    """For each option the first value that is not the default, as far as they go together.

    Where any number of a unit is one, it is a number that no list has.
    """
    chosen: dict[str, str] = {}
    for option in box.options:
        for value in (*unlisted(option), *option.values[1:]):
            try:
                box.settle_options(players, {**chosen, option.name: value})
            except BadSetup:
                continue
            chosen[option.name] = value
            break
    return chosen


def unlisted(option: Option) -> list[str]:
    """For each unit, the last one first, a number of it that the list does not name."""
    counted = (
        [f"{number}_{unit}" for number in range(7, MOST_UNITS + 1)]
        for unit in reversed(option.units)
    )
    return [next(value for value in values if value not in option.values) for values in counted]


def playthrough(box: Box[Any]) -> str:
    """A whole game with the most players: moves, log, and a mark of every viewer's every view."""
    players = max(box.about.players)
    names = [f"seat {seat}" for seat in range(players)]
    match = Match(box, names, names, SEED)
    chance = Seeded(SEED, "playthrough")
    lines = [
        f"{box.about.title}, rules version {box.about.rules_version}, {players} players",
        marks(match),
    ]
    while not match.game.over:
        seat = in_turn(match.game, len(match.entries))[0]
        offered = match.game.offer(seat, chance)
        move = offered[chance.below(len(offered))]
        told = len(match.told)
        match.play(seat, move)
        made = f"{len(match.entries)}. seat {seat}: {box.notation.write(move)}"
        lines += ["", f"{made}  (of {len(offered)})"]
        lines += [f"   {sentence}" for sentence in match.log(seat, told)]
        lines.append(marks(match))
    outcome = box.rules.outcome(match.game)
    lines += ["", f"places {list(outcome.places)}, points {list(outcome.points)}"]
    return "\n".join(lines) + "\n"


def marks(match: Match) -> str:
    """A short mark of what each viewer sees; any change of any view changes its mark."""
    viewers: list[int | None] = [*range(len(match.seats)), None]
    shown = [digest(match.box.bot_view(match.game, viewer))[:8] for viewer in viewers]
    return "   views " + " ".join(shown)
