"""The compiled build: what is compiled, and what happens where nothing can be."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import parlour

ROOT = Path(__file__).parent.parent
RUNNING = Path(parlour.__file__).parent.parent  # where the package under test lies

VALUES = "def double(n: int) -> int:\n    return 2 * n\n"
COUNTING = (
    "from parlour.kernel.values import double\n\n\ndef four() -> int:\n    return double(2)\n"
)
LIST = 'modules = ["rules/*.py"]\n'
UNFIT = 'from typing import Final\n\nFOUR: Final[int] = "four"\n'


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_script", ROOT / "scripts" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load_script()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A kernel of one module, a game with one rule, and a game that is not to be compiled."""
    for name, text in {
        "__init__.py": "",
        "kernel/__init__.py": "",
        "kernel/values.py": VALUES,
        "kernel/box.py": "",
        "bots/random.py": "",
        "cli/play.py": "",
        "games/__init__.py": "",
        "games/dots/__init__.py": "",
        "games/dots/compiled.toml": LIST,
        "games/dots/components.toml": "",
        "games/dots/rules/__init__.py": "",
        "games/dots/rules/counting.py": COUNTING,
        "games/lines/__init__.py": "",
        "games/lines/rules/__init__.py": "",
        "games/lines/rules/counting.py": COUNTING,
    }.items():
        path = tmp_path / "source" / "parlour" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "source"


def where_from(dest: Path) -> list[str]:
    """The files that the kernel, two rules and the box come from, having tried the rules."""
    program = (
        "from parlour.games.dots.rules import counting\n"
        "from parlour.games.lines.rules import counting as other\n"
        "from parlour.kernel import box, values\n"
        "assert counting.four() == other.four() == 4\n"
        "print(*[m.__file__ for m in (values, counting, other, box)], sep='\\n')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(dest)},
        check=True,
        capture_output=True,
        text=True,
    )
    return [Path(line).name for line in run.stdout.splitlines()]


def can_compile() -> bool:
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and header.exists()


def test_what_is_tested_is_compiled_as_far_as_its_marker_says() -> None:
    marker = RUNNING / script.MARKER
    compiled = marker.exists() and json.loads(marker.read_text(encoding="utf-8"))["compiled"]
    paths = script.modules(RUNNING)
    assert paths
    for path in paths:
        module = import_module(".".join(path.with_suffix("").parts))
        assert str(module.__file__).endswith(".py") is not compiled, path


def test_everything_named_to_be_compiled_is_there() -> None:
    package = ROOT / "src" / "parlour"
    assert [name for name in script.COMPILED if not list(package.glob(name))] == []


def test_a_game_says_itself_what_of_it_is_compiled(source: Path) -> None:
    rules = [path.as_posix() for path in script.modules(source) if "games" in path.parts]
    assert rules == ["parlour/games/dots/rules/counting.py"]


def test_a_game_that_names_a_module_it_does_not_have_is_an_error(source: Path) -> None:
    wanted = source / "parlour/games/dots/compiled.toml"
    wanted.write_text('modules = ["rules/*.py", "cards.py"]', encoding="utf-8")
    with pytest.raises(SystemExit, match=r"cards\.py"):
        script.modules(source)


def test_a_copy_is_compiled_once_where_there_is_a_c_compiler(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dest = tmp_path / "dest"
    compiled = script.build(dest, source)
    assert compiled is can_compile()
    suffix = sysconfig.get_config_var("EXT_SUFFIX") if compiled else ".py"
    assert where_from(dest) == [f"values{suffix}", f"counting{suffix}", "counting.py", "box.py"]
    assert (dest / "parlour/games/dots/components.toml").exists()

    capsys.readouterr()
    (source / "parlour/games/dots/components.toml").write_text("# more", encoding="utf-8")
    assert script.build(dest, source) is compiled
    assert ("nothing to do" in capsys.readouterr().err) is compiled
    assert (dest / "parlour/games/dots/components.toml").read_text(encoding="utf-8") == "# more"


def test_without_a_c_compiler_the_copy_is_plain_and_one_line_says_so(
    source: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    dest = tmp_path / "dest"
    assert script.build(dest, source) is False
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert where_from(dest) == ["values.py", "counting.py", "counting.py", "box.py"]


def test_a_module_that_is_not_fit_to_be_compiled_is_an_error(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "_no_compiler", lambda: "")
    (source / "parlour/games/dots/rules/counting.py").write_text(UNFIT, encoding="utf-8")
    dest = tmp_path / "dest"
    with pytest.raises(SystemExit) as failed:
        script.build(dest, source)
    assert failed.value.code
    assert json.loads((dest / script.MARKER).read_text(encoding="utf-8")) == {"compiled": False}
    assert not script.extensions(dest)


def test_a_folder_that_holds_something_else_is_left_alone(source: Path, tmp_path: Path) -> None:
    dest = tmp_path / "dest"
    dest.mkdir()
    (dest / "letter.txt").write_text("Dear all", encoding="utf-8")
    with pytest.raises(SystemExit, match="something else"):
        script.build(dest, source)
    assert [path.name for path in dest.iterdir()] == ["letter.txt"]


# ---------------------------------------------------------------------- what `make play` asks


def pretend_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "_compile", lambda dest, paths: True)


def test_a_copy_that_was_compiled_from_these_sources_can_be_used(
    source: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pretend_to_compile(monkeypatch)
    dest = tmp_path / "dest"
    script.build(dest, source)
    capsys.readouterr()
    assert script.ready(dest, source)
    assert capsys.readouterr().err == ""


def test_what_is_not_compiled_is_brought_up_to_date_before_it_is_used(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_to_compile(monkeypatch)
    dest = tmp_path / "dest"
    script.build(dest, source)
    page = "parlour/games/dots/page.html"
    (source / page).write_text("<p>", encoding="utf-8")
    (source / "parlour/games/dots/components.toml").unlink()
    assert script.ready(dest, source)
    assert (dest / page).read_text(encoding="utf-8") == "<p>"
    assert not (dest / "parlour/games/dots/components.toml").exists()


@pytest.mark.parametrize("changed", ["cli/play.py", "testing/laws.py", "games/dots/tests/cases.py"])
def test_what_nothing_compiled_imports_may_change(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    pretend_to_compile(monkeypatch)
    script.build(tmp_path / "dest", source)
    (source / "parlour" / changed).parent.mkdir(exist_ok=True)
    (source / "parlour" / changed).write_text("FOUR = 4\n", encoding="utf-8")
    assert script.ready(tmp_path / "dest", source)


@pytest.mark.parametrize(
    "changed",
    [
        *("kernel/values.py", "kernel/box.py", "bots/random.py", "games/dots/compiled.toml"),
        *("of_the_package.py", "some_folder/to_come.py"),
    ],
)
def test_a_copy_that_is_older_than_its_sources_is_not_used_and_one_line_says_so(
    source: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    changed: str,
) -> None:
    pretend_to_compile(monkeypatch)
    dest = tmp_path / "dest"
    script.build(dest, source)
    text = "modules = []" if changed.endswith("toml") else "FOUR = 4\n"
    (source / "parlour" / changed).parent.mkdir(exist_ok=True)
    (source / "parlour" / changed).write_text(text, encoding="utf-8")
    capsys.readouterr()
    assert not script.ready(dest, source)
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_where_nothing_was_compiled_there_is_nothing_to_use_and_nothing_to_say(
    source: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not script.ready(tmp_path / "nothing", source)
    assert not (tmp_path / "nothing").exists()
    monkeypatch.setattr(script, "_no_compiler", lambda: "none")
    script.build(tmp_path / "plain", source)
    capsys.readouterr()
    assert not script.ready(tmp_path / "plain", source)
    assert capsys.readouterr().err == ""


def test_make_play_runs_what_the_command_prints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_to_compile(monkeypatch)
    monkeypatch.setattr(sys, "argv", ["compile.py", str(tmp_path / "dest"), "--ready"])
    script.main()
    assert capsys.readouterr().out == ""
    script.build(tmp_path / "dest")
    script.main()
    assert capsys.readouterr().out == f"{tmp_path / 'dest'}\n"
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nplay:")[2]
    assert "PYTHONPATH=$$($(BIN)/python scripts/compile.py --ready" in recipe.splitlines()[1]
