"""Eight people come to a table with a code, each by a connection of their own, and play a turn.

What a page of the browser would send is sent here: nothing but the code is known to them.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import pytest
from tests.server.harness import Client, Running, level, running

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import NAMES as CELL_NAMES
from parlour.games.gridl.table import BLUE, PINK
from parlour.games.gridl.tests.party import NAMES, Party
from parlour.games.gridl.tests.tables import kind

WANTED: Final = (PINK, PINK, PINK, PINK, BLUE, BLUE, BLUE, BLUE)  # by who comes when
PROPOSALS: Final = {
    "NameGridmaster": "name 3",
    "ChooseFirst": "word 2 column",
    "ChooseSecond": "word 1",
    "GivingClue": "clue lighthouse",
    "ObjectionWindow": "waive",
}


async def come(server: Running, code: str, name: str, team: int, stack: AsyncExitStack) -> Client:
    """Somebody takes any seat by the code, says who they are, and goes over to their side."""
    held = await server.join(code)
    page = await stack.enter_async_context(server.client(code))
    await page.hello(held["token"])
    (seat,) = page.mine
    await page.do("rename", seat=seat, name=name)
    side = page.room["sides"][team]["seats"]
    if seat not in side:
        free = [to for to in side if not page.room["seats"][to]["name"]]
        await page.do("take_seat", seat=seat, to=free[0])
        await page.sees(lambda: page.mine == [free[0]])
    return page


async def gather(server: Running, stack: AsyncExitStack) -> Party:
    options = {"first": "pink"}
    one = await server.open(game=GAME.about.name, seats=8, name=NAMES[0], options=options)
    code, enter = one["code"], stack.enter_async_context
    host = await enter(server.client(code))
    await host.hello(one["token"], one["host_token"])
    pages = [host]
    for name, team in zip(NAMES[1:], WANTED[1:], strict=True):
        pages.append(await come(server, code, name, team, stack))
    watcher = await enter(server.client(code))
    await watcher.hello()
    await level(*pages, watcher)
    pages.sort(key=lambda page: page.mine)
    return Party(server, code, [page.tokens[0] for page in pages], pages, watcher)


def seen_by_all(table: Party) -> list[object]:
    """What is open to everybody, as each of them has it."""
    found = []
    for seat, page in [*enumerate(table.pages), (None, table.watcher)]:
        view = page.seen[seat]["view"]
        found.append({name: view[name] for name in table.watcher.seen[None]["view"]})
    return [{**view, "viewer": None, "agenda": None, "key": None} for view in found]


@pytest.mark.rule("GL-17", "GL-133", "GL-23", "GL-116")
def test_eight_people_meet_at_a_table_and_play_a_whole_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            table = await gather(server, stack)
            named = [seat["name"] for seat in table.watcher.room["seats"]]
            assert named == ["Ada", "Eve", "Bob", "Fay", "Cyd", "Gil", "Dot", "Hal"]
            for seat, page in enumerate(table.pages):
                assert page.mine == [seat]
                await page.do("ready", seat=seat)
            await level(*table.everybody)
            assert table.watcher.room["ready"] == list(range(8))
            await table.start()
            await play_a_turn(table)

    asyncio.run(scene())


async def play_a_turn(table: Party) -> None:
    met = []
    while not table.game.table.past:
        asked = kind(table.game)
        met.append(asked)
        key = table.game.table.key
        await table.decide(PROPOSALS.get(asked) or f"guess {CELL_NAMES[key]}")
        knowing = [seat for seat, page in enumerate(table.pages) if page.seen[seat]["view"]["key"]]
        secret = kind(table.game) in ("GivingClue", "ObjectionWindow", "Guessing")
        assert knowing == ([2] if secret else [])
        first, *others = seen_by_all(table)
        assert others == [first] * 8
    assert met == [*PROPOSALS, "Guessing"]
    (turn,) = table.watcher.seen[None]["view"]["past"]
    assert (turn["gridmaster"], turn["clue"], turn["base"]) == (2, "lighthouse", 3)
    assert table.watcher.seen[None]["view"]["scores"] == [3, 1]
    assert [seat for seat, page in enumerate(table.pages) if page.seen[seat]["asked"]] == [
        *(1, 3, 5, 7)
    ]
