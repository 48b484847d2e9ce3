"""What is noted of a game is what has happened in it."""

from __future__ import annotations

from parlour.arena.playing import play_out
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.events import Kinged, Teleported
from parlour.games.gridopolis.measures import Parts


def test_each_part_is_told_of_who_used_it() -> None:
    noted = Parts()
    match = play_out(GAME, ["random", "random"], "noted", measure=noted, logged=True)
    t = match.game.table
    told = {(tally.piece, tally.deed): sum(tally.by_seat) for tally in noted.tallies(match.game)}
    events = [told.event for told in match.told]
    assert told["King", "made"] == sum(isinstance(event, Kinged) for event in events) > 0
    assert told["Pad", "added"] == len(t.added) > 0
    assert told["Pawn", "captured"] == sum(t.pile_pawns) > 0
    assert told["Teleporter", "stepped through"] > 0
    assert told["Teleporter", "stepped through"] <= sum(isinstance(e, Teleported) for e in events)
    assert noted.after(match.game)["rounds"] == t.round
