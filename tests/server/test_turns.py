"""The turns of a log and their headlines, as each viewer hears of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.harness import read

from parlour.arena.match import Match
from parlour.contract import Box
from parlour.games.darts import GAME as DARTS
from parlour.games.fists import GAME as FISTS
from parlour.games.parry import GAME as PARRY
from parlour.kernel.luck import Seeded
from parlour.server.reading import Moment, Reader
from parlour.server.replays import Replay

NAMES = ["Ada", "Bob"]


def begun(box: Box[Any], seed: str = "turns") -> Match:
    return Match(box, NAMES, ["human", "human"], seed)


def play(match: Match, *moves: str) -> None:
    for text in moves:
        match.play(match.game.waiting()[0], match.box.notation.read(text))


def news(match: Match, reader: Reader) -> dict[str, Any]:
    """What is new to this reader, as it arrives."""
    told: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(reader.read_on(Moment(match))._asdict())
    )
    return told


def sentence(turn: dict[str, Any]) -> str | None:
    return turn["headline"] and read(turn["headline"]["text"])


def test_a_turn_is_told_with_its_lines_and_in_one_sentence() -> None:
    match, reader = begun(PARRY), Reader(None)
    assert news(match, reader)["turns"] == []
    play(match, "attack 2")
    (turn,) = news(match, reader)["turns"]
    assert (turn["seat"], turn["start"], turn["step"]) == (0, 0, 1)
    assert sentence(turn) == "Ada attacked Bob."


def test_only_the_turn_that_goes_on_and_those_after_it_are_told_again() -> None:
    match, reader = begun(DARTS), Reader(0)
    shown: list[dict[str, Any]] = []
    for number in range(4):
        seat = match.game.waiting()[0]
        match.play(seat, match.game.offer(seat, Seeded(str(number)))[0])
        new = news(match, reader)
        assert len(new["turns"]) <= 2
        shown = shown[: new["turns_start"]] + new["turns"]
    assert shown == news(match, Reader(0))["turns"]
    assert [turn["start"] for turn in shown] == [0, 1, 2, 3]


def test_a_round_that_all_play_at_once_is_nobodys_turn_and_told_when_it_is_over() -> None:
    match, reader = begun(FISTS), Reader(1)
    (first,) = news(match, reader)["turns"]
    assert (first["seat"], first["headline"]) == (None, None)
    play(match, "show 2")
    assert sentence(news(match, reader)["turns"][0]) is None
    play(match, "show 3")
    over, second = news(match, reader)["turns"]
    assert sentence(over) == "Ada 2 and Bob 3: Bob wins the round."
    assert (second["start"], second["headline"]) == (4, None)


def test_what_is_taken_back_is_gone_from_its_turn() -> None:
    match, reader = begun(PARRY), Reader(0)
    play(match, "attack 2")
    attacked = news(match, reader)["turns"]
    assert match.undo(0) is None
    new = news(match, reader)
    assert (new["turns_start"], new["turns"]) == (0, [])
    play(match, "attack 2")
    assert news(match, reader)["turns"] == attacked


@pytest.mark.parametrize("box", [FISTS, PARRY, DARTS], ids=lambda box: box.about.name)
def test_a_replay_shows_the_turns_as_they_stood_then(box: Box[Any]) -> None:
    match, luck = begun(box), Seeded("moves")
    replay, shown = Replay(match), []
    while not match.game.over:
        seat = match.game.waiting()[0]
        offered = match.game.offer(seat, luck)
        match.play(seat, offered[luck.below(len(offered))])
        turns = news(match, Reader(1))["turns"]
        shown.append((len(match.entries), turns))
    for step, turns in shown:
        assert msgspec.to_builtins(replay.position(match.entries, step, 1).turns) == turns
