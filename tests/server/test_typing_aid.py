"""What is said to who types, beside the judge's word: to nobody else, and asked of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.server.harness import TOYS, running

from parlour.contract import Aid, View
from parlour.games import shelf
from parlour.games.password.table import Clue
from parlour.kernel.text import player, text
from parlour.kernel.values import Move


class Echo:
    """Says what has been typed, and which bots there are."""

    def aid(self, move: Move, view: View, bots: Mapping[int, str]) -> Aid | None:
        if not isinstance(move, Clue):
            return None
        (seat, name), *_ = bots.items()
        remark = text("{} ({}) hears {} from {}.", player(seat), name, move.text, view["viewer"])
        return Aid(remark, (f"{move.text}weed",))


def test_who_is_asked_gets_it_with_the_answer_of_the_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            monkeypatch.setattr(shelf((TOYS,))["password"], "typing_aid", Echo())
            one = await server.open(game="password", name="Ada", seats=4, start=True)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"])
                await ada.do("move", seat=0, version=ada.version, move="look")
                legal = await ada.ask("why", seat=0, move="clue sea")
                assert legal["refusal"] is None
                words = legal["aid"]["remark"]["words"]
                assert words[1:] == [" (random) hears sea from 0."]
                assert legal["aid"]["remark"]["things"][0]["id"] == "1"
                assert legal["aid"]["offers"] == ["seaweed"]
                refused = await ada.ask("why", seat=0, move="clue a b c d")
                assert refused["refusal"]
                assert refused["aid"] == {"remark": None, "offers": ["a b c dweed"]}
                for other in ("guess sea", "look", "?!"):
                    assert (await ada.ask("why", seat=0, move=other))["aid"] is None
                await ada.do("move", seat=0, version=ada.version, move="clue sea")
                assert (await ada.ask("why", seat=0, move="clue sea"))["aid"] is None

    asyncio.run(scene())
