"""Golden playthroughs: one random game written out, to be compared to the letter ever after."""

from __future__ import annotations

from typing import Any

from parlour.arena.match import Match
from parlour.contract.box import Box
from parlour.kernel.codec import digest
from parlour.kernel.luck import Seeded

SEED = "golden"


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
