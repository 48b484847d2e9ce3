"""A capture that cannot be made is refused by its rule wherever it is tried.

It comes four moves from the start. The judge once hopped to and fro over the neighbor of the pawn
until Python gave up.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.harness import running

from parlour.cli.commands import parlour

BEFORE = ("jump 1,-3,0 1,-1,0", "jump 1,3,0 1,1,0", "jump 0,-3,0 0,-1,0", "jump 1,2,0 1,0,0")
IN_VAIN = "take 1,-1,0 1,1,0 x 1,0,0"  # where it would land, another enemy stands


@pytest.mark.rule("GP-110")
def test_at_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = ["play", "gridopolis", "--seats", "human,human", "--option", "first_player=first_seat"]
    text = "\n".join([*BEFORE, f"why {IN_VAIN}", IN_VAIN, "quit", ""])
    result = CliRunner().invoke(parlour, table, input=text)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.output.count("GP-110") == 2
    assert "Traceback" not in result.output


@pytest.mark.rule("GP-110")
def test_at_a_table_of_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        table = {"game": "gridopolis", "options": {"first_player": "first_seat"}}
        async with running(tmp_path) as server, server.pair(**table) as (ada, bob, _, _two):
            for number, move in enumerate(BEFORE):
                client, other = (ada, bob) if number % 2 == 0 else (bob, ada)
                await client.do("move", seat=number % 2, version=client.version, move=move)
                while other.version < client.version:
                    await other.hear()
            assert (await ada.ask("why", seat=0, move=IN_VAIN))["refusal"]["rule"] == "GP-110"
            refused = await ada.ask("move", seat=0, version=ada.version, move=IN_VAIN)
            assert refused["refusal"]["rule"] == "GP-110"
            await ada.lives()

    asyncio.run(scene())
