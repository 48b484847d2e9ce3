"""Records verify for good: every game keeps some of each version of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.arena.files import read_file
from parlour.arena.replaying import verify
from parlour.contract import Box
from parlour.games import shelf
from parlour.games.fists import GAME as FISTS
from parlour.kernel.agenda import HOUSE
from parlour.testing import playthrough
from parlour.testing.playthrough import golden_records, kept_records, versions_to_keep

GAMES = list(shelf().values())
KEPT = [(box, version) for box in GAMES for version in versions_to_keep(box)]


@pytest.mark.parametrize(("box", "version"), KEPT, ids=lambda part: getattr(part, "name", part))
def test_records_of_every_version_of_the_rules_verify(box: Box[Any], version: int) -> None:
    assert box.for_version(version) is not None, (
        f"{box.about.title}: its box of version {version} is gone"
    )
    for path in kept_records(box, version):
        assert path.exists(), f"{box.about.title}: no {path.name}; run scripts/playthrough.py"
        record = read_file(path)
        assert record.rules_version == version
        assert record.result is not None
        verify(box, record)


@pytest.mark.parametrize(
    ("version", "earlier", "records", "kept"),
    [
        (1, [], [], [1]),  # a new game
        (2, [], ["rules-2-usual.json"], [2]),
        (2, [], ["rules-1-usual.json"], [1, 2]),
        (4, [], ["rules-2-others.json"], [2, 3, 4]),
        (3, [1], ["rules-3-usual.json"], [1, 2, 3]),
    ],
)
def test_records_are_kept_from_the_first_version_on_that_has_any_with_no_gap(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: int,
    earlier: list[int],
    records: list[str],
    kept: list[int],
) -> None:
    monkeypatch.setattr(playthrough, "records_of", lambda box: tmp_path)
    monkeypatch.setattr(FISTS, "about", FISTS.about._replace(rules_version=version))
    former = dict.fromkeys(earlier, FISTS)
    monkeypatch.setattr(FISTS, "earlier", former)
    for name in records:
        (tmp_path / name).touch()
    assert list(versions_to_keep(FISTS)) == kept
    names = [path.name for path in kept_records(FISTS, version)]
    assert names == [f"rules-{version}-usual.json", f"rules-{version}-others.json"]


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.about.name)
def test_the_records_to_keep_are_of_whole_games_also_with_other_options(box: Box[Any]) -> None:
    usual, others = golden_records(box).values()
    assert usual.options == {}
    assert bool(others.options) == bool(box.options)
    for record in (usual, others):
        assert record.result is not None
        assert len(record.seats) == max(box.about.players)


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.about.name)
def test_a_kept_record_counts_units_where_a_game_has_them_and_time_is_up_in_it(
    box: Box[Any],
) -> None:
    others = read_file(kept_records(box, box.about.rules_version)[1])
    for option in box.options:
        assert not option.units or others.options[option.name] not in option.values
    timed = box.clock.time_limit({**box.usual_options(), **others.options}) is not None
    assert (HOUSE in [entry.seat for entry in others.entries]) is timed
