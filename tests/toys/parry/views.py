"""Who sees what, and worlds that would look the same."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.parry import rules, table
from parlour.games.parry.rules import RIPOSTE, Retest, Riposte, Wound
from parlour.games.parry.table import LEAST_GUARD, MOST_GUARD, Table
from parlour.kernel import Game, Luck, agenda_view, kinds, load_agenda

KINDS = kinds(table, rules)


def public(game: Game[Table]) -> View:
    t = game.table
    return {"life": t.life.copy(), "nerve": t.nerve.copy(), "known": t.known.copy()}


def private(game: Game[Table], viewer: int | None) -> View:
    """PARRY-1. Each fighter knows its own guard."""
    guard = None if viewer is None else game.table.guard[viewer]
    return {"viewer": viewer, **agenda_view(game, viewer), "guard": guard}


def imagine(view: View, luck: Luck) -> Game[Table]:
    """Any guard that may be left; and who has been hit may have set up a riposte."""
    viewer, known = view["viewer"], list(view["known"])
    guard = []
    for seat in range(2):
        fewest = max(0, LEAST_GUARD + known[seat])
        guard.append(fewest + luck.below(MOST_GUARD + known[seat] - fewest + 1))
    if viewer is not None:
        guard[viewer] = view["guard"]
    agenda = load_agenda(view["agenda"], KINDS)
    if agenda and isinstance(agenda[-1], Retest):
        wound = agenda[-2]
        assert isinstance(wound, Wound)
        hit = 1 - wound.seat
        if viewer != hit and guard[hit] >= RIPOSTE and luck.below(3) == 0:
            guard[hit] -= RIPOSTE
            agenda.insert(-2, Riposte(hit))
    return Game(Table(list(view["life"]), guard, list(view["nerve"]), known), luck, agenda)
