"""GL-116: until the reveal nobody but the Gridmaster's client gets the solution, over real sockets.

All that anybody else is sent during whole games is searched for the key: by its name, in sentences,
and as a number that tells of it in one turn after the other. That nothing else depends on it, the
test of two worlds holds (tests/server/test_wire_leaks.py).
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from tests.patience import eventually
from tests.server.harness import Client, Message, Running, level, running

from parlour.games.gridl import GAME, talk
from parlour.games.gridl import view as views
from parlour.games.gridl.cells import CELLS, NAMES, column_of, points, row_of
from parlour.games.gridl.powers import TWO_GUESSES
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Game

CLUES: Final = ("kangaroo", "umbrella", "accordion", "lighthouse", "pancake", "octopus", "teapot")
KEYS: Final = 15  # GL-76: so many cards of a deck are used at most
SHOWING: Final = ("use P3", "use P4")  # these tell a part of the solution, as they may
CELL: Final = re.compile(r"\b[a-e][1-5]\b", re.IGNORECASE)
# How a number could tell of the key, if it did so in every turn.
TELLING: Final[dict[str, Callable[[int], int]]] = {
    "the key": lambda key: key,
    "the key, from 1": lambda key: key + 1,
    "its row": row_of,
    "its row, from 1": lambda key: row_of(key) + 1,
    "its column": column_of,
    "its column, from 1": lambda key: column_of(key) + 1,
}


class Scene:
    """A table at which everybody listens, and others come by in every turn."""

    def __init__(self, server: Running, code: str, tokens: list[str], stack: AsyncExitStack):
        self.server = server
        self.code = code
        self.tokens = tokens
        self.stack = stack
        self.clients: list[Client] = []  # by seat, and last a spectator
        self.heard: list[int] = []  # how much each of them had heard when the last turn was over
        self.came_by: list[Message] = []
        self.turns: list[tuple[int, list[Message]]] = []  # the key, and what the others were sent
        self.asked: set[str] = set()
        self.away: list[Message] = []  # what others were sent while the Gridmaster was gone

    @property
    def game(self) -> Game[Table]:
        match = self.server.backend.registry.live[self.code].table.match
        assert match is not None
        return match.game

    async def sit(self, *tokens: str | None) -> Client:
        client = await self.stack.enter_async_context(self.server.client(self.code))
        await client.hello(*tokens)
        return client

    async def play(self) -> None:
        never = self.game.table.solutions[: CELLS - KEYS]  # these are the key in no turn
        while self.game.choice is not None:
            kind = type(self.game.choice).__name__
            self.asked.add(kind)
            if kind == "Guessing":
                await self.point_about()
                await self.come_by()
                await self.lose_the_gridmaster()
                self.turns.append((self.game.table.key, [*self.came_by, *self.told_to_others()]))
            move = self.wanted(kind, never)
            for seat in self.game.choice.waiting():
                if seat in self.game.waiting() and type(self.game.choice).__name__ == kind:
                    client = self.clients[seat]
                    await client.do("move", seat=seat, version=client.version, move=move)
                    await level(*self.clients)
            if kind == "Guessing":
                self.heard = [len(client.heard) for client in self.clients]
                self.came_by = []

    def wanted(self, kind: str, never: list[int]) -> str:
        """No guess and no side-guess is at the key of any turn."""
        table = self.game.table
        far = [NAMES[cell] for cell in sorted(never, key=lambda cell: points(table.key, cell))]
        if kind == "GivingClue":
            return f"clue {CLUES[table.turn % len(CLUES)]}"
        if kind == "SideGuessing":
            return f"side-guess {far[0]}"
        if kind == "Guessing":
            return f"guess {' '.join(far[: 1 + table.declares(TWO_GUESSES)])}"
        (seat, *_) = self.game.waiting()
        offered: list[str] = [each["move"] for each in self.clients[seat].seen[seat]["moves"]]
        return next(move for move in offered if move not in SHOWING)

    def told_to_others(self) -> list[Message]:
        gridmaster = self.clients[self.game.table.gridmaster]
        pairs = zip(self.clients, self.heard, strict=True)
        return [m for client, n in pairs if client is not gridmaster for m in client.heard[n:]]

    async def point_about(self) -> None:
        """The judge and the pointer find no cell different from another."""
        (seat, *_) = self.game.waiting()
        client, answers = self.clients[seat], set()
        for cell in self.game.table.empty():
            answer = await client.ask("why", seat=seat, move=f"point {NAMES[cell]}")
            answers.add(json.dumps(answer["refusal"]))
        assert answers == {"null"}

    async def come_by(self) -> None:
        """Another tab of everybody else, a big screen, and who only asks over HTTP."""
        table = self.game.table
        for seat, token in enumerate([*self.tokens, None]):
            for since in (None, self.clients[0].version - 3):
                if seat != table.gridmaster:
                    async with self.server.client(self.code) as again:
                        await again.hello(token, since=since)
                        await again.lives()
                        self.came_by += again.heard
        step = self.clients[-1].seen[None]["step"]
        for path in ("", "/record", "/story", f"/position/{step}"):
            answer = await self.server.http.get(f"/api/tables/{self.code}{path}")
            self.came_by.append(answer.json())

    async def lose_the_gridmaster(self) -> None:
        """GL-119. Nobody is told that their line is lost, or is back."""
        seat = self.game.table.gridmaster
        there = self.server.backend.registry.live[self.code].audience.listeners
        await eventually(lambda: len(there) == len(self.clients))  # who came by is gone
        for client in self.clients:
            await client.lives()
        before = [len(client.heard) for client in self.clients]
        await self.clients[seat].socket.close()
        await eventually(lambda: len(there) == len(self.clients) - 1)
        self.clients[seat] = await self.sit(self.tokens[seat])
        for client, known in zip(self.clients, before, strict=True):
            await client.lives()
            if client is not self.clients[seat]:
                self.away += [m for m in client.heard[known:] if m["type"] != "pong"]


def play_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, **options: str) -> Scene:
    """A whole game; its luck is the same each time."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: "5" * 32)

    async def scene() -> Scene:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            table = {"game": GAME.about.name, "seats": players, "options": options}
            one = await server.open(name="Ada", **table)
            code = one["code"]
            tokens = [one["token"]]
            for name in ("Bob", "Cyd", "Dot")[: players - 1]:
                tokens.append((await server.join(code, name=name))["token"])
            scene = Scene(server, code, tokens, stack)
            for token in (*tokens, None):
                host = one["host_token"] if token == tokens[0] else None
                scene.clients.append(await scene.sit(token, host))
            scene.heard = [0 for _ in scene.clients]
            await scene.clients[0].do("start")
            await level(*scene.clients)
            await scene.play()
            return scene

    return asyncio.run(scene())


def leaks(scene: Scene) -> list[str]:
    """Where anything tells of the key of the turn."""
    found = [f"while the Gridmaster was gone: {message}" for message in scene.away]
    places: list[dict[str, set[int]]] = []
    for turn, (key, messages) in enumerate(scene.turns):
        numbers: dict[str, set[int]] = defaultdict(set)
        line, column = row_of(key) + 1, "ABCDE"[column_of(key)]
        telling = re.compile(rf"\b({NAMES[key]}|row {line}|column {column})\b", re.IGNORECASE)
        for message in messages:
            rest = without_choices(message, CELLS - turn, found)
            found += [f"{m[0]} in {rest}" for m in telling.finditer(json.dumps(rest))]
            for place, number in numbers_in(rest, ""):
                numbers[place].add(number)
        places.append(numbers)
    keys = [key for key, _ in scene.turns]
    for what, number_of in TELLING.items():
        told = [number_of(key) for key in keys]
        others = [told[n:] + told[:n] for n in range(1, len(told))]
        for place in set.intersection(*map(set, places)):
            shown = [each[place] for each in places]
            # Where the keys of other turns are found just as well, all numbers are.
            if follows(told, shown) and not any(follows(other, shown) for other in others):
                found.append(f"{what} at {place}")
    return found


def follows(numbers: list[int], shown: list[set[int]]) -> bool:
    return all(number in there for number, there in zip(numbers, shown, strict=True))


def without_choices(message: Message, empty: int, found: list[str]) -> Message:
    """What can be done names all empty cells, none more often than another, or none."""
    seen = []
    for each in message.get("seen", ()):
        for kind in ("moves", "aside"):
            offered = [cell.upper() for m in each.get(kind, ()) for cell in CELL.findall(m["move"])]
            counts = Counter(offered)
            if offered and (len(counts) != empty or len(set(counts.values())) > 1):
                found.append(f"{kind} {offered}")
        seen.append({name: each[name] for name in each if name not in ("moves", "aside")})
    return {**message, "seen": seen}


def numbers_in(thing: Any, place: str) -> Iterator[tuple[str, int]]:
    """Every number, with the names on the way to it."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from numbers_in(value, f"{place}.{name}")
    elif isinstance(thing, list):
        for value in thing:
            yield from numbers_in(value, place)
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield place, thing


@pytest.mark.rule("GL-116")
def test_nobody_else_is_sent_the_solution_in_a_team_game_with_powers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_in(tmp_path, monkeypatch, 4, powers="yes", first="pink")
    assert leaks(scene) == []
    assert len(scene.turns) == 12
    assert scene.asked >= {"PowerWindow", "ObjectionWindow", "SideGuessing"}


@pytest.mark.rule("GL-116")
def test_nobody_else_is_sent_the_solution_in_a_cooperative_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_in(tmp_path, monkeypatch, 3)
    assert leaks(scene) == []
    assert len(scene.turns) == 6


def test_a_view_that_tells_the_row_of_the_key_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = views.public

    def glass(g: Game[Table]) -> Any:
        return {**honest(g), "word_cards": row_of(g.table.key)}

    monkeypatch.setattr(views, "public", glass)
    found = leaks(play_in(tmp_path, monkeypatch, 3))
    assert "its row at .seen.view.word_cards" in found


def test_a_gridmaster_who_is_seen_to_come_and_go_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "hidden_presence", lambda game, viewer: ())
    assert "presence" in str(leaks(play_in(tmp_path, monkeypatch, 3)))
