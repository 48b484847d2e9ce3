"""A match step by step."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.harness import log_lines

from parlour.arena.match import Match
from parlour.contract import Box
from parlour.games.darts import GAME as DARTS
from parlour.games.fists import GAME as FISTS
from parlour.games.parry import GAME as PARRY
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded
from parlour.server.messages import Text
from parlour.server.replays import Replay, Replays
from parlour.server.tables import Made
from parlour.server.texts import sent


def begun(box: Box[Any] = FISTS) -> Match:
    return Match(box, ["Ada", "Bob"], ["human", "human"], "a replay", {})


def play(match: Match, *moves: tuple[int, str]) -> None:
    for seat, text in moves:
        assert match.submit(seat, match.box.notation.read(text)) is None


def play_on(match: Match, luck: Seeded, moves: int) -> None:
    for _ in range(moves):
        if match.game.over:
            return
        seat = match.game.waiting()[0]
        offered = match.game.offer(seat, luck)
        match.play(seat, offered[luck.below(len(offered))])


@pytest.mark.parametrize("box", [FISTS, PARRY, DARTS], ids=lambda box: box.about.name)
def test_every_step_is_what_everybody_saw_when_it_was_played(box: Box[Any]) -> None:
    match, luck = begun(box), Seeded("moves")
    replay = Replay(match)
    shown = []
    while True:
        for viewer in (None, 0, 1):
            view, log = match.view(viewer), log_lines(match, viewer)
            prompt = sent(box.prompt(match.game, view, match.sides), match.seats)
            shown.append((len(match.entries), viewer, view, prompt, log))
        if match.game.over:
            break
        play_on(match, luck, 1)
    for step, viewer, view, prompt, log in shown:
        position = replay.position(match.entries, step, viewer)
        assert (position.view, position.prompt, position.log) == (view, prompt, log)
        assert (position.step, position.steps) == (step, len(match.entries))


def test_a_film_goes_on_with_its_match_and_goes_back_with_it() -> None:
    match = begun()
    replay = Replay(match)
    play(match, (0, "show 1"))
    replay.position(match.entries, 1, 0)
    match.undo(0)
    play(match, (0, "show 2"), (1, "show 3"))
    assert replay.position(match.entries, 2, None).view["shown"] == [[2], [3]]
    assert state_hash(replay.games[-1]) == state_hash(match.game)
    assert [line.step for line in replay.log(2, None)] == [0, 1, 2, 2, 2]
    assert [line.step for line in replay.log(1, None)] == [0, 1]


def test_while_the_game_runs_only_who_made_a_move_is_told_what_it_was() -> None:
    match = begun()
    play(match, (0, "show 5"))
    replay = Replay(match)
    mine = replay.position(match.entries, 1, 0)
    assert (mine.seat, mine.move, mine.label) == (0, "show 5", Text(["show 5"], []))
    for viewer in (1, None):
        theirs = replay.position(match.entries, 1, viewer)
        assert (theirs.seat, theirs.move, theirs.label) == (0, None, None)
        assert b"5" not in msgspec.json.encode([theirs.view["agenda"], theirs.log])
    play_on(match, Seeded("on"), 100)
    assert replay.position(match.entries, 1, 1).move == "show 5"


def test_the_story_has_every_move_and_every_figure() -> None:
    match = begun()
    play_on(match, Seeded("on"), 100)
    steps = len(match.entries)
    made = [Made("person", 1000 + step) for step in range(steps)]
    story = Replay(match).story(match.entries, made)
    assert (story.title, story.names, story.steps) == ("Fists", ["Ada", "Bob"], steps)
    assert [told.move for told in story.moves] == [entry.move for entry in match.entries]
    assert (story.moves[1].by, story.moves[1].at) == ("person", 1001)
    assert [len(by_step) for by_step in story.figures.values()] == [steps + 1, steps + 1]
    assert story.figures["points"][0] == [0, 0]
    outcome = FISTS.rules.outcome(match.game)
    assert story.figures["points"][-1] == list(outcome.points)
    won, shown = story.breakdown
    assert (won.label, won.by_seat) == ("Points from rounds won", list(outcome.points))
    assert (shown.label, shown.unit) == ("Fingers shown", "count")
    assert len(story.headlines) == 3, "one for each player, and one for all others"
    assert [each.words[0][:3] for each in story.headlines[:2]] == ["You", "You"]
    assert (story.result, story.decided_by.id) == (outcome, outcome.reason)
    assert story.decided_by.text == FISTS.rulebook.rules[outcome.reason].text


def test_only_so_many_films_are_kept() -> None:
    async def scene() -> None:
        replays = Replays(most=2)
        for code in ("OAK-1", "OAK-2", "OAK-1", "OAK-3"):
            await replays._replay(code, begun())
        assert list(replays.kept) == ["OAK-1", "OAK-3"]
        replays.close()

    asyncio.run(scene())
