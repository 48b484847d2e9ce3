"""What is noted of a game is what has happened in it."""

from __future__ import annotations

from parlour.arena.playing import play_out
from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.measures import Gizmos
from parlour.games.gizmos.moves import File, Use


def test_each_gizmo_is_told_of_who_filed_built_and_used_it() -> None:
    noted = Gizmos()
    match = play_out(GAME, ["random", "random", "random"], "noted", measure=noted)
    moves = [GAME.notation.read(entry.move) for entry in match.entries]
    tallies = {(tally.deed, tally.piece): tally for tally in noted.tallies(match.game)}
    filed = [move.gizmo for move in moves if isinstance(move, File)]
    used = [move.gizmo for move in moves if isinstance(move, Use) and CARDS[move.gizmo].level]
    for deed, done in (("filed", filed), ("used", used)):
        told = [sum(tally.by_seat) for (what, _), tally in tallies.items() if what == deed]
        assert sum(told) == len(done) > 0
    for seat, player in enumerate(match.game.table.players):
        active = {CARDS[gizmo].name for gizmo in player.active if CARDS[gizmo].level}
        built = {p for (d, p), tally in tallies.items() if d == "built" and tally.by_seat[seat]}
        assert built == active
    assert {tally.group for tally in tallies.values()} <= {"Level 1", "Level 2", "Level 3"}
