"""Whatever is asked over HTTP is answered as the description of the interface says, never by 5xx.

The requests are made by schemathesis from that description: as it wants them, and against it.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.core.result import Ok
from tests.patience import PATIENCE
from tests.server.harness import TOYS, Running, play_out, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
DRAWN = {"name", "public", "start"}  # what may be said of a table as one likes
EXAMPLES = {GenerationMode.POSITIVE: 20, GenerationMode.NEGATIVE: 10}  # for each operation


class Open(NamedTuple):
    """A server with a table of each state."""

    address: str
    codes: list[str]
    usual_seats: dict[str, int]  # by the games there are


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """It runs in a thread, since schemathesis waits for its answers."""
    opened: list[Open] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(tmp_path_factory.mktemp("data"), games=(TOYS,)) as server:
            opened.append(await lay_tables(server))
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.02)

    def run() -> None:
        try:
            asyncio.run(serve())
        finally:
            ready.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield opened[0]
    finally:
        done.set()
        thread.join()


async def lay_tables(server: Running) -> Open:
    gathering = await server.open(public=True)
    async with server.pair() as (_ada, _bob, playing, _):
        pass
    async with server.pair(game="fists") as (ada, bob, over, _):
        await play_out((ada, 0), (bob, 1))
    codes = [table["code"] for table in (gathering, playing, over)]
    boxes = server.backend.registry.boxes
    seats = {name: box.about.usual_players for name, box in boxes.items()}
    return Open(f"http://127.0.0.1:{server.port}", codes, seats)


@pytest.mark.parametrize("mode", list(EXAMPLES), ids=lambda mode: mode.value)
def test_every_answer_is_as_the_interface_says(server: Open, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    answers: Counter[int] = Counter()
    session = requests.Session()
    session.trust_env = False
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not (list(operation.body) + list(operation.query)):
            continue  # nothing about it could be broken

        @settings(
            max_examples=EXAMPLES[mode],
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(generation_mode=mode),
            code=st.sampled_from(server.codes),
            game=st.sampled_from(list(server.usual_seats)),
            known=st.booleans(),
        )
        def check(case: Any, code: str, game: str, known: bool) -> None:
            if known and mode is GenerationMode.POSITIVE:  # what exists, or else all is 404
                real = {"code": code, "game": game}
                for name in real.keys() & case.path_parameters.keys():
                    case.path_parameters[name] = real[name]
                if isinstance(case.body, dict) and "game" in case.body:
                    sound = {"game": game, "seats": server.usual_seats[game]}
                    drawn = {name: case.body[name] for name in DRAWN & case.body.keys()}
                    case.body = {**sound, **drawn}  # so that tables are really laid, too
            answer = case.call_and_validate(checks=CHECKS, session=session, timeout=PATIENCE)
            answers[answer.status_code] += 1

        check()
    session.close()
    assert answers[404] > 0
    if mode is GenerationMode.POSITIVE:
        assert answers[200] > 50
        assert answers[201] > 0
    else:
        assert answers[400] > 5


def test_a_body_of_any_bytes_gets_a_problem_with_a_code(server: Open) -> None:
    chance = Random("bodies")
    paths = ["/api/tables", *(f"/api/tables/{code}/join" for code in server.codes)]
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        for _ in range(150):
            kind = chance.choice(("application/json", "text/plain", "application/json; charset=x"))
            body = garbage(chance, server)
            answer = http.post(chance.choice(paths), content=body, headers={"Content-Type": kind})
            assert answer.status_code < 500, body
            if answer.status_code != 201:
                told = answer.json()
                assert told["status_code"] == answer.status_code
                assert told["detail"]
                assert told["extra"]["code"]
        assert http.get("/healthz").json()["ok"] is True


def garbage(chance: Random, server: Open) -> bytes:
    """Broken JSON, JSON of another shape, or nearly right."""
    nearly: dict[str, Any] = {"game": chance.choice(list(server.usual_seats)), "name": "Ada"}
    odd: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "x" * 300,
        [],
        {},
        [[]],
        {"kind": "bank"},
        "\x00",
    ]
    nearly[chance.choice(("seats", "seat", "name", "clock", "options", "start", "more"))] = (
        chance.choice(odd)
    )
    return chance.choice(
        (
            b"",
            b"{",
            b"null",
            b"\xff\xfe",
            b'{"name": "\\ud800"}',
            b'{"name": NaN}',
            b"[" * 5000,
            b'{"a":' * 2000 + b"1" + b"}" * 2000,
            b" " * 20_000,
            json.dumps(nearly).encode(),
            json.dumps(nearly).encode(),
            json.dumps(nearly).encode("utf-16"),
            chance.randbytes(40),
        )
    )
