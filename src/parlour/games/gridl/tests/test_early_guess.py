"""GL-R11 at a server: a guess that all have confirmed waits until no objection can be made.

These tests are not marked as being about a rule: what they try is the server.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import running
from tests.server.standing_clock import StandingClock

from parlour.games.gridl.tests.served import Served, at, served
from parlour.games.gridl.tests.tables import in_vain, kind
from parlour.server import decisions

TO_OBJECT = 10  # seconds


async def confirmed(table: Served) -> str:
    """While the other team may object, all guessers are for this."""
    await table.to("ObjectionWindow")
    guess = f"guess {in_vain(table.game)}"
    for seat in table.game.table.guessers():
        await table.say(seat, guess)
    assert kind(table.game) == "ObjectionWindow"
    return guess


async def placed(table: Served, guess: str) -> None:
    await table.hold(0)
    await table.sees(lambda: table.client.seen[0]["view"]["past"])
    assert table.moves[-1] == guess
    assert kind(table.game) == "NameGridmaster"


def test_it_is_placed_by_itself_when_the_last_has_let_the_clue_stand(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 5) as table:
            guess = await confirmed(table)
            await table.decide("waive")
            await placed(table, guess)

    asyncio.run(scene())


def test_it_is_placed_by_itself_when_the_time_to_object_is_over(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 5) as table:
            guess = await confirmed(table)
            standing_clock.forward(TO_OBJECT + 1)
            server.wake_autoplay(table.code)
            await placed(table, guess)

    asyncio.run(scene())


def test_it_is_placed_after_a_restart_in_between_or_before_the_last_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 5) as table:
            code, tokens, guess = table.code, table.tokens, await confirmed(table)
        async with running(tmp_path) as server, at(server, code, tokens) as table:
            assert kind(table.game) == "ObjectionWindow"
            with monkeypatch.context() as patch:  # and this one dies before it can place it
                patch.setattr(decisions, "let_agree", lambda table: [])
                await table.decide("waive")
                assert (kind(table.game), table.game.waiting()) == ("Guessing", ())
                await server.steward_looks(code)
        async with running(tmp_path) as server, at(server, code, tokens) as table:
            await placed(table, guess)

    asyncio.run(scene())


def test_nobody_else_hears_of_it_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 5) as table:
            await table.to("ObjectionWindow")
            guess = f"guess {in_vain(table.game)}"
            async with at(server, table.code, [table.tokens[1]]) as blue:
                heard = len(blue.client.heard)
                for seat in table.game.table.guessers():
                    await table.say(seat, guess)
                await blue.client.reaches(table.client.version)
                told = str(blue.client.heard[heard:])
                assert "P3" not in told
                assert guess not in told
                assert "Proposed" not in told

    asyncio.run(scene())
