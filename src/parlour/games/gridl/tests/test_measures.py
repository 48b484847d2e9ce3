"""What is noted of a game is what has happened in it."""

from __future__ import annotations

from parlour.arena.playing import play_out
from parlour.games.gridl import GAME
from parlour.games.gridl.measures import Turns


def test_each_word_is_told_of_what_its_turns_scored_and_each_power_of_who_used_it() -> None:
    noted = Turns()
    bots, options = ["random"] * 4, {"powers": "yes"}
    match = play_out(GAME, bots, "noted", options, noted)
    t, tallies = match.game.table, noted.tallies(match.game)
    words = [tally for tally in tallies if tally.group == "Easier words"]
    assert sum(sum(tally.out_of) for tally in words) == 2 * len(t.past)
    assert sum(sum(tally.by_seat) for tally in words) == 2 * sum(turn.base for turn in t.past)
    used = [tally for tally in tallies if tally.group == "Powers"]
    assert sum(sum(tally.by_seat) for tally in used) == sum(
        power >= 0 for turn in t.past for power in turn.powers
    )
    assert used
