"""Bots at the table get what a person in their seat would get, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from parlour import bots
from parlour.arena import playing
from parlour.arena.playing import Endless, play_out
from parlour.contract import View
from parlour.games.summit import GAME as BOX
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move

SEED = "a seed that nobody at the table may know"


class Spy:
    """Keeps all that it is given."""

    blind = False
    strength = ""
    plays = ""
    given: list[tuple[View, Sequence[Move], Luck]] = []

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        self.given.append((view, moves, luck))
        return moves[luck.below(len(moves))]


def reachable(thing: Any, seen: set[int]) -> list[Any]:
    """Everything that can be got at from `thing`, attribute by attribute and item by item."""
    if id(thing) in seen or isinstance(thing, type):
        return []
    seen.add(id(thing))
    inside: list[Any] = []
    if isinstance(thing, dict):
        inside = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple)):
        inside = list(thing)
    elif not isinstance(thing, (str, bytes, int, float, bool, type(None))):
        inside = [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
        inside = [item for item in inside if not callable(item)]
    return [thing, *(found for item in inside for found in reachable(item, seen))]


def test_a_bot_cannot_reach_the_seed_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.ANY_GAME, "spy", Spy)
    Spy.given.clear()
    play_out(BOX, ["spy"] * BOX.about.usual_players, SEED)
    assert Spy.given
    for given in Spy.given[:20]:
        texts = [thing for thing in reachable(given, set()) if isinstance(thing, str)]
        assert texts
        assert not any(SEED in text for text in texts)


def test_bots_that_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX, "about", BOX.about._replace(max_decisions=5))
    monkeypatch.setattr(playing, "ENDLESS", 1)
    with pytest.raises(Endless, match="no end after 5 decisions"):
        play_out(BOX, ["random"] * BOX.about.usual_players, SEED)
