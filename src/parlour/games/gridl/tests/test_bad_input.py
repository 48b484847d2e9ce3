# ruff: noqa: RUF001 - some letters here are meant to look like others
"""GL-131, GL-136 at a server: whatever is typed for a clue, a name or a chat, and however much.

These tests are not marked as being about a rule: what they try is the server.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import Message, level, read, running
from tests.server.standing_clock import StandingClock

from parlour.games.gridl.rules.words_in_force import words_in_force
from parlour.games.gridl.tests.served import Served, at, served

LOOKALIKES = str.maketrans("aceopxyACEHKMOPTX", "асеорхуАСЕНКМОРТХ")  # Cyrillic for Latin
WIDE = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(ord("A"), ord("z") + 1)})
BAD = (
    ("x" * 10_000, "KERNEL-FORM"),
    ("ﷺ" * 400, "GL-131"),
    ("🌋", "GL-131"),
    ("👩‍🚒 work", "GL-131"),
    ("1️⃣", "GL-131"),
    ("<script>alert(1)</script>", "GL-131"),
    ("<img src=x onerror=alert(1)>", "GL-131"),
    ("＜b＞loud＜/b＞", "GL-131"),
    ("v̶o̶l̶c̶a̶n̶o̶", "GL-131"),
    ("вулкан", "GL-131"),
)
UNSEEN = ("\x00", "\x07", "\u200b", "\u00ad", "\u202e", "\u2066", "\ufeff", "\ue000")
HTML = "<b onmouseover=alert(1)>&amp; \u202ehi"


def disguised(word: str) -> list[tuple[str, str]]:
    """An axis word as it must not get past: in letters that look alike, wide ones, or apart."""
    found = [(word.translate(WIDE), "GL-50"), (f"{word}\u0301", "GL-50")]
    found += [(unseen.join(word), "GL-50") for unseen in UNSEEN]
    alike = word.translate(LOOKALIKES)
    return [*found, *([(alike, "GL-131")] if alike != word else [])]


async def clues(table: Served) -> list[tuple[str, str]]:
    await table.to("GivingClue")
    return [*BAD, *(each for word in words_in_force(table.game.table) for each in disguised(word))]


def rule_of(answer: Message) -> str:
    return str((answer.get("refusal") or {}).get("rule"))


@pytest.mark.parametrize("seed", range(2))
def test_a_bad_clue_is_refused_by_a_rule_and_the_gridmaster_alone_hears_of_it(
    seed: int, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, words="navy") as table:
            bad = await clues(table)
            async with at(server, table.code, table.tokens[:1]) as gridmaster:
                version, heard = table.client.version, len(table.client.heard)
                for clue, rule in bad:
                    code = await gridmaster.refused(0, f"clue {clue}")
                    answer = gridmaster.client.heard[-1]
                    assert code in ("move/refused", "move/malformed"), clue
                    assert rule_of(answer) == rule, (clue, answer)
                    assert len(str(answer)) < 2_000, clue
                    asked = await gridmaster.client.ask("why", seat=0, move=f"clue {clue}")
                    assert rule_of(asked) == rule, clue
                await table.client.lives()
                told = table.client.heard[heard:]
                assert [m for m in told if m["type"] not in ("presence", "pong")] == []
                assert table.table.version == version
                await gridmaster.say(0, f"clue  Cafe\u0301 &\nrock{''.join(UNSEEN)} 'n'\u2028roll")
                await level(table.client, gridmaster.client)
                await table.hold(1)
                assert table.client.seen[1]["view"]["clue"] == "Café & rock 'n' roll"

    asyncio.run(scene())


def test_markup_in_names_and_chat_is_words_and_nothing_unseen_comes_through(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server) as table:
            await table.client.do("rename", seat=0, name=HTML)
            await table.hold(0)
            await table.client.do("chat", seat=0, channel="pink", text=HTML)
            name = table.client.room["seats"][0]["name"]
            assert name.startswith("<b onm")
            assert "\u202e" not in name
            (line,) = table.client.room["chat"]
            assert (line["text"], line["name"]) == ("<b onmouseover=alert(1)>&amp; hi", name)
            await table.decide("name 1")
            await table.hold(1)
            log = [read(line["text"]) for line in table.client.seen[1]["log"]]
            assert f"{name} is Gridmaster." in log

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("phase", "ways"),
    [
        ("ChooseSecond", ("propose word 1", "propose word 2")),
        ("Guessing", ("point B2", "point D4")),
    ],
)
def test_a_flood_of_pointers_or_proposals_is_stopped_and_the_game_goes_on(
    phase: str, ways: tuple[str, str], tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, messages_per_second=20) as server,
            served(server, objections="no") as table,
            at(server, table.code, table.tokens[2:3]) as flood,
        ):
            while type(table.game.choice).__name__ != phase:
                standing_clock.forward(10)
                await table.decide()
            await flood.client.reaches(table.table.version)
            before, made, told = table.table.version, len(table.moves), []
            for number in range(50):
                fields = {"seat": 2, "version": before, "move": ways[number % 2]}
                told.append(await flood.client.ask("move", **fields))
            assert [answer.get("code") for answer in told] == [None] * 30 + ["rate"] * 20
            assert (table.table.version - before, len(table.moves)) == (30, made)
            await table.client.lives()
            standing_clock.forward(1)
            await flood.say(2, ways[0])

    asyncio.run(scene())
