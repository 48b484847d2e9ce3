"""`parlour blueprint`, as a designer uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from parlour.cli.commands import parlour
from parlour.games.gridopolis.blueprint import built_in, canonical, read_blueprint
from parlour.games.gridopolis.tests.designs import Plan, plan_of


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(parlour, ["blueprint", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def check(folder: Path, content: str | bytes | Plan) -> Result:
    file = folder / "mine.json"
    if isinstance(content, dict):
        content = json.dumps(content)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return run("check", file)


@pytest.mark.rule("GP-151", "GP-1")
def test_a_sound_blueprint_is_told_with_its_parts_beside_the_box(tmp_path: Path) -> None:
    result = check(tmp_path, canonical(built_in()["matrix"]))
    lines = [line.split() for line in result.output.splitlines()]
    assert result.exit_code == 0
    assert result.output.startswith("Matrix can be built, and played by 2, 3 or 4 players.\n")
    assert ["pads", "45", "54", "63", "63"] in lines
    assert ["teleporters", "5", "5", "5", "6"] in lines
    assert "Note: GP-R25 seating.3: with 3 players" in result.output


def test_there_is_no_note_where_there_is_nothing_to_note(tmp_path: Path) -> None:
    result = check(tmp_path, canonical(built_in()["duel"]))
    assert result.exit_code == 0
    assert "Note" not in result.output


@pytest.mark.rule("GP-151")
def test_all_that_is_wrong_is_told_line_by_line_rule_first(tmp_path: Path) -> None:
    plan = plan_of("duel")
    plan["pads"].append([0, 0, 0])
    plan["links"].append([[0, 0, 0], [1, 1, 0]])
    plan["teleporters"].pop()
    result = check(tmp_path, plan)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "GP-151 teleporters: a single teleporter leads nowhere: there are none or at least 2",
        "GP-3 pads[24]: there is a pad at e5 on level 0 already (pads[11])",
        "GP-4 links[34]: the link from e5 to f6 on level 0 "
        "does not join neighbors in one file or row on one level",
    ]


@pytest.mark.rule("GP-150")
@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("{", "GP-150 it is not JSON: Input data was truncated"),
        (b"\xff\xfe{", "GP-150 it is not a text in UTF-8"),
        (b" " * 70_000, "GP-150 a blueprint is at most 64 kB long"),
        ('{"size": 3}', "GP-150 size: there is no such field"),
    ],
)
def test_what_is_no_blueprint_is_told_in_a_line(
    tmp_path: Path, content: str | bytes, line: str
) -> None:
    result = check(tmp_path, content)
    assert (result.exit_code, result.output) == (1, f"{line}\n")


def test_a_mark_of_byte_order_does_no_harm(tmp_path: Path) -> None:
    result = check(tmp_path, b"\xef\xbb\xbf" + canonical(built_in()["duel"]).encode())
    assert result.exit_code == 0


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = run("check", tmp_path / "nowhere.json")
    assert result.exit_code == 2
    assert "does not exist" in result.output


def test_our_blueprints_are_listed() -> None:
    lines = run("list").output.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == [
        "Blueprint",
        *built_in(),
    ]


@pytest.mark.parametrize("name", built_in())
def test_a_designer_can_begin_from_one_of_ours(tmp_path: Path, name: str) -> None:
    shown = run("show", name).output
    assert read_blueprint(shown) == built_in()[name]
    assert check(tmp_path, shown).exit_code == 0


def test_a_blueprint_that_there_is_not_is_told() -> None:
    result = run("show", "castle")
    assert result.exit_code == 1
    assert "there is no blueprint 'castle' (there is: matrix, duel, plaza, tower)" in result.output
