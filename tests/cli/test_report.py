"""`parlour report`: a page, taken up again where it was stopped, and errors in one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from parlour.arena.report.keeping import Kept
from parlour.cli import report as reporting
from parlour.contract import Box

Run = Callable[..., Result]
Refused = Callable[..., str]


def command(box: Box[Any], *more: object) -> list[object]:
    few = ("--games", 4, "--seed", "s", "--workers", 1)
    return ["report", box.about.name, *few, *more]


def test_it_writes_a_page_and_says_where(run: Run, box: Box[Any], tmp_path: Path) -> None:
    result = run(*command(box))
    assert result.exit_code == 0
    assert result.stdout == "Summit: 12 games played, none without end. See report-summit.html.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["report-summit.html"]
    before = (tmp_path / "report-summit.html").read_bytes()
    run(*command(box))
    assert (tmp_path / "report-summit.html").read_bytes() == before


def test_it_prints_the_same_as_one_document(run: Run, box: Box[Any], tmp_path: Path) -> None:
    found = json.loads(run(*command(box, "--json", "--no-options")).stdout)
    assert found["command"].endswith("--seed s --bots random --no-options")
    assert (found["played"], found["endless"], found["table_options"]) == (4, 0, [])
    assert list(tmp_path.iterdir()) == []
    run(*command(box, "--json", "--output", "deep/page.html"))
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["page.html"]


def test_stopped_in_the_middle_it_goes_on_from_there(
    run: Run, box: Box[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a seed, it goes on with that of the games that are kept."""
    few = ["report", box.about.name, "--games", 4, "--workers", 1, "--output"]
    stopped = tmp_path / "stopped.html"
    state = Path(f"{stopped}{reporting.STATE}")
    keep = Kept.keep

    def press_ctrl_c(kept: Kept, *part: Any) -> None:
        keep(kept, *part)
        if kept.finished == 5:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Kept, "keep", press_ctrl_c)
        result = run(*few, stopped)
    assert result.exit_code == 130
    (line,) = result.stderr.splitlines()
    assert line.startswith("Stopped; 5 of 12 games are kept in ")
    assert line.endswith(f"{state}: the same command goes on from there.")
    assert not stopped.exists()
    seed = json.loads(state.read_bytes().splitlines()[0])["seed"]
    assert run(*few, stopped).exit_code == 0
    assert not state.exists()
    assert f"--seed {seed} " in stopped.read_text()
    run(*few, tmp_path / "at-once.html", "--seed", seed)
    assert stopped.read_bytes() == (tmp_path / "at-once.html").read_bytes()


def test_the_games_of_another_run_are_left_alone(
    run: Run, refused: Refused, box: Box[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(reporting, "play_all", stop)
    assert run(*command(box)).exit_code == 130
    (state,) = tmp_path.iterdir()
    before = state.read_bytes()
    line = refused(*command(box, "--seed", "t"))
    assert f"{state.name} holds games of another run (seed s, not t)" in line
    assert "choose another --output" in line
    assert "as usual, not rope=one" in refused(*command(box, "--option", "rope=one"))
    assert state.read_bytes() == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--players", "99"], "players"),
        (["--games", "0"], "--games"),
        (["--seed", "a b"], "seed"),
        (["--bots", "nobody"], "no bot 'nobody'"),
        (["--bots", ",".join(["random"] * 13)], "13 bots do not fit"),
        (["--option", "loud=yes"], "no option 'loud'"),
        (["--option", "rope=two"], "none, one"),
        (["--output", "."], "is a directory"),
        (["--output", "file/page.html"], "file"),
        (["--output", "/dev/null/page.html"], "/dev/null"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_wrong_is_said_before_anything_is_played(
    refused: Refused, box: Box[Any], tmp_path: Path, wrong: list[str], said: str
) -> None:
    (tmp_path / "file").touch()
    assert said in refused(*command(box, *wrong))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_without_the_library_for_charts_it_says_how_to_get_it(
    run: Run, refused: Refused, box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("parlour.arena.report.page")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "parlour.arena.report.charts", raising=False)
    monkeypatch.delattr("parlour.arena.report.charts", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "charts need matplotlib: pip install 'parlour[report]'" in refused(*command(box))
    assert run(*command(box, "--json")).exit_code == 0
