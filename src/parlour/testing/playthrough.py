"""Golden games, made at random once: one written out to be compared to the letter until the rules
change, and a record of each version of the rules to be verified ever after.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.arena.guides import folder_of
from parlour.arena.match import Match
from parlour.arena.playing import play_out
from parlour.arena.record import Record
from parlour.contract.box import BadSetup, Box
from parlour.kernel.codec import digest
from parlour.kernel.luck import Seeded

SEED = "golden"


def kept_records(box: Box[Any], version: int) -> list[Path]:
    """The records that a game has of games by that version of its rules."""
    return sorted(records_of(box).glob(f"rules-{version}-*.json"))


def records_of(box: Box[Any]) -> Path:
    return folder_of(box) / "tests" / "records"


def golden_records(box: Box[Any]) -> dict[Path, Record]:
    """By where they belong: whole games of the most players, with the usual options and others."""
    players = max(box.players)
    bots = ["random"] * players
    games = {"usual": {}, "others": other_options(box, players)}
    return {
        records_of(box) / f"rules-{box.rules_version}-{name}.json": play_out(
            box, bots, SEED, options
        ).record()
        for name, options in games.items()
    }


def other_options(box: Box[Any], players: int) -> dict[str, str]:
    """For each option the first value that is not the default, as far as they go together."""
    chosen: dict[str, str] = {}
    for option in box.options:
        for value in option.values[1:]:
            try:
                box.settle_options(players, {**chosen, option.name: value})
            except BadSetup:
                continue
            chosen[option.name] = value
            break
    return chosen


def playthrough(box: Box[Any]) -> str:
    """A whole game with the most players: moves, log, and a mark of every viewer's every view."""
    players = max(box.players)
    names = [f"seat {seat}" for seat in range(players)]
    match = Match(box, names, names, SEED)
    chance = Seeded(SEED, "playthrough")
    lines = [f"{box.title}, rules version {box.rules_version}, {players} players", marks(match)]
    while not match.game.over:
        seat = match.game.waiting()[0]
        offered = match.game.offer(seat, chance)
        move = offered[chance.below(len(offered))]
        told = len(match.told)
        match.play(seat, move)
        lines += ["", f"{len(match.entries)}. seat {seat}: {box.write(move)}  (of {len(offered)})"]
        lines += [f"   {sentence}" for sentence in match.log(seat, told)]
        lines.append(marks(match))
    outcome = box.outcome(match.game)
    lines += ["", f"places {list(outcome.places)}, points {list(outcome.points)}"]
    return "\n".join(lines) + "\n"


def marks(match: Match) -> str:
    """A short mark of what each viewer sees; any change of any view changes its mark."""
    viewers: list[int | None] = [*range(len(match.seats)), None]
    shown = [digest(match.view(viewer))[:8] for viewer in viewers]
    return "   views " + " ".join(shown)
