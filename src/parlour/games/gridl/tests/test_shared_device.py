"""GL-137: what a device is sent that Gridmaster and guesser share, over real sockets.

All that it gets in a whole game while the Gridmaster does not hold it is searched for the key, as
is all that others get (test_leaks.py). What else it is sent, the test of every game holds
(tests/server/test_shared_device.py).
"""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.harness import Message, running

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import CELLS, NAMES, NONE
from parlour.games.gridl.tests.test_leaks import KEYS, Scene, leaks
from parlour.server import audience


class Device(Scene):
    """Two at one device, who pass it on after every move."""

    async def play(self) -> None:
        (device,) = self.clients
        never = self.game.table.solutions[: CELLS - KEYS]
        others: list[Message] = []  # what came in this turn while the Gridmaster did not hold it
        self.gridmasters: list[Message] = []
        while self.game.choice is not None:
            table, kind = self.game.table, type(self.game.choice).__name__
            (seat, *_) = self.game.waiting()
            for holder in (NONE, table.gridmaster, NONE, seat):
                known = len(device.heard)
                await device.look(None if holder == NONE else holder)
                mine = holder == table.gridmaster != NONE
                (self.gridmasters if mine else others).extend(device.heard[known:])
            if kind == "Guessing":
                self.turns.append((table.key, others))
                others = []
            self.clients = [device, device]
            move = self.wanted(kind, never)
            known = len(device.heard)
            await device.do("move", seat=seat, version=device.version, move=move)
            if kind != "Guessing" and seat != table.gridmaster:  # a guess brings the card to light
                others += device.heard[known:]


def play_at_one_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Device:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "5" * 32)

    async def scene() -> Device:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            one = await server.open(game=GAME.about.name, seats=2, name="Ada")
            two = await server.join(one["code"], name="Bob")
            tokens = [one["token"], two["token"]]
            device = Device(server, one["code"], tokens, stack)
            device.clients = [await device.sit(*tokens, one["host_token"])]
            await device.clients[0].do("start")
            await device.play()
            return device

    return asyncio.run(scene())


@pytest.mark.rule("GL-137", "GL-116")
def test_the_solution_is_sent_only_while_the_gridmaster_holds_the_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = play_at_one_device(tmp_path, monkeypatch)
    assert leaks(device) == []
    assert len(device.turns) == 6
    told = json.dumps(device.gridmasters)
    assert all(NAMES[key] in told for key, _ in device.turns)


def test_a_device_that_is_sent_what_all_its_seats_may_know_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "viewers", lambda table, page: list(page.seats) or [None])
    assert leaks(play_at_one_device(tmp_path, monkeypatch))
