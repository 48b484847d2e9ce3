"""GL-140 at a server: nobody tells anything by a name or a seat while a card is secret.

These tests are not marked as being about a rule: what they try is the server.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import running

from parlour.games.gridl.tests.served import Served, served
from parlour.games.gridl.tests.tables import choice, kind

# Who keeps their name in a phase, and by which rule.
QUIET = {0: "GL-119", 1: "GL-120", 2: "GL-120", 3: "GL-120"}
PHASES: dict[str, dict[int, str]] = {
    "NameGridmaster": {},
    "ChooseFirst": {},
    "ChooseSecond": {0: "GL-119"},
    "PowerWindow": QUIET,
    "GivingClue": QUIET,
    "ObjectionWindow": QUIET,
    "Voting": QUIET,
    "SideGuessing": QUIET,
    "Guessing": QUIET,
}


async def names_refused(table: Served) -> dict[int, str]:
    """Which seats may not take another name now, and by which rule."""
    found = {}
    for seat in range(4):
        name = f"D{len(table.client.heard)}"
        answer = await table.client.ask("rename", seat=seat, name=name)
        if answer["type"] == "error":
            assert answer["code"] == "table/same-name"
            found[seat] = answer["refusal"]["rule"]
    return found


def test_names_stay_as_they_are_from_the_card_to_the_reveal_and_the_gridmasters_longer(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, powers="yes") as table:
            await table.to(*PHASES)
            table.game.table.holders = [1] * 12  # so that Blue has the side-guess
            seen = []
            while not table.game.table.past:
                phase = kind(table.game)
                assert await names_refused(table) == PHASES[phase], phase
                seen.append(phase)
                match phase:
                    case "PowerWindow" if choice(table.game).seats == (1, 3):
                        await table.decide("use P12")
                    case "ObjectionWindow":
                        await table.say(1, "object")
                    case _:
                        await table.decide()
            assert dict.fromkeys(seen) == dict.fromkeys(PHASES)
            assert await names_refused(table) == {}

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("kind_of", "fields"),
    [
        ("take_seat", {"seat": 2, "to": 1}),
        ("swap_seats", {"one": 0, "other": 2}),
        ("draw_seats", {}),
        ("ready", {"seat": 0, "ready": True}),
    ],
)
def test_nobody_changes_seat_or_team_or_gives_a_sign_by_readiness(
    tmp_path: Path, kind_of: str, fields: dict[str, int]
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server) as table:
            assert await table.client.fault(kind_of, **fields) == "table/started"

    asyncio.run(scene())
