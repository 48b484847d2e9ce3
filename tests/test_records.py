"""Records verify for good: every game keeps some of each version of its rules but the first."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.arena.files import read_file
from parlour.arena.replaying import verify
from parlour.contract.box import Box
from parlour.games import shelf
from parlour.testing.playthrough import golden_records, kept_records

FIRST = 2  # what was played by the first versions of the rules need not be read any more
GAMES = list(shelf().values())
KEPT = [(box, version) for box in GAMES for version in range(FIRST, box.rules_version + 1)]


@pytest.mark.parametrize(("box", "version"), KEPT, ids=lambda part: getattr(part, "name", part))
def test_records_of_every_version_of_the_rules_verify(box: Box[Any], version: int) -> None:
    assert box.under(version) is not None, f"{box.title}: its box of version {version} is gone"
    paths = kept_records(box, version)
    assert paths, f"{box.title}: no records of version {version}; run scripts/playthrough.py"
    for path in paths:
        record = read_file(path)
        assert record.rules_version == version
        assert record.result is not None
        verify(box, record)


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.name)
def test_the_records_to_keep_are_of_whole_games_also_with_other_options(box: Box[Any]) -> None:
    usual, others = golden_records(box).values()
    assert usual.options == {}
    assert bool(others.options) == bool(box.options)
    for record in (usual, others):
        assert record.result is not None
        assert len(record.seats) == max(box.players)
