"""What `make` does and leaves alone, on a small project whose tools only note their calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = "src/parlour/server/client/index.html"
FILES = (
    *("pyproject.toml", "constraints.txt", "package.json", "package-lock.json", ".venv/ready"),
    *("web/main.tsx", "web/src/old.tsx", "src/parlour/games/dots/__init__.py"),
    "src/parlour/games/dots/web/index.tsx",
)
NPM = f"""#!/bin/sh
echo "$*" >> calls
case "$*" in
install*)
    mkdir installing && mkdir -p node_modules
    for file in node_modules/*; do rm -f "$file"; done # as npm does with what is no package
    rmdir installing ;;
*build*)
    pages=${{PARLOUR_PAGES:-{Path(PAGE).parent}}}
    mkdir -p "$pages" && touch "$pages/index.html" ;;
esac
"""
LONG_AGO = 1_000_000_000
OF_MAKE = {
    "MAKEFLAGS",
    "MFLAGS",
    "MAKELEVEL",
    "MAKEOVERRIDES",
    "GAME",
}  # `make unit` may be running


class Project:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "Makefile", folder)
        for name in FILES:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()
        tools = folder / ".venv" / "bin"
        tools.mkdir()
        for name, text in {"npm": NPM, "python": "#!/bin/sh\n", "pytest": "#!/bin/sh\n"}.items():
            (tools / name).write_text(text, encoding="utf-8")
            (tools / name).chmod(0o755)
        self.grow_old()

    def grow_old(self) -> None:
        """Whatever is there is of one age, so that whatever changes now is newer."""
        for path in [self.folder, *self.folder.rglob("*")]:
            os.utime(path, (LONG_AGO, LONG_AGO))

    def make(self, *goals: str, **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
        return subprocess.run(
            ["make", *goals],
            cwd=self.folder,
            env={**clean, **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self, *goals: str) -> list[str]:
        """How `make` of the goals installs and builds."""
        calls = self.folder / "calls"
        calls.write_text("", encoding="utf-8")
        run = self.make(*goals)
        assert (run.returncode, run.stderr) == (0, "")
        lines = calls.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if "install" in line or "build" in line]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.mark.parametrize(
    "goals", [["unit"], ["steady"], ["web-test", "web"], ["web", "web-test"]], ids=" ".join
)
@pytest.mark.parametrize("jobs", ["-j1", "-j4"])
def test_on_a_new_machine_the_page_is_built_once_and_after_that_nothing_is_to_do(
    project: Project, goals: list[str], jobs: str
) -> None:
    calls = project.calls(jobs, *goals)
    assert len([call for call in calls if "build" in call]) == 1
    assert "build" not in calls[0]
    assert project.calls(jobs, *goals) == []


def test_what_only_tests_need_is_not_installed_to_build_the_page(project: Project) -> None:
    assert "--omit=dev" in project.calls("web")[0]
    assert [call for call in project.calls("web-test") if "--omit" in call] == []


@pytest.mark.parametrize("gone", ["web/src/old.tsx", "src/parlour/games/dots/web/index.tsx"])
def test_the_page_is_built_anew_when_a_source_of_it_is_gone(project: Project, gone: str) -> None:
    project.calls("web")
    project.grow_old()
    assert project.calls("web") == []
    (project.folder / gone).unlink()
    assert len(project.calls("web")) == 1


def test_the_pages_for_tests_are_built_apart_with_the_boards_of_the_toys(project: Project) -> None:
    board = project.folder / "tests" / "toys" / "dice" / "web" / "index.tsx"
    board.parent.mkdir(parents=True)
    board.touch()
    assert len([call for call in project.calls("unit") if "build" in call]) == 1
    assert (project.folder / "build" / "pages" / "index.html").exists()
    assert not (project.folder / PAGE).exists()
    project.grow_old()
    assert project.calls("unit") == []
    board.unlink()
    assert len(project.calls("unit")) == 1


def test_the_boards_of_further_games_are_built_where_one_asks_for_it(
    project: Project, tmp_path_factory: pytest.TempPathFactory
) -> None:
    mine, pages = tmp_path_factory.mktemp("mine"), tmp_path_factory.mktemp("pages")
    board = mine / "dice" / "web" / "index.tsx"
    board.parent.mkdir(parents=True)
    board.touch()
    asked = {"PARLOUR_GAMES": os.pathsep.join([str(mine), "nowhere"]), "PARLOUR_PAGES": str(pages)}
    assert project.make("web", **asked).returncode == 0
    assert (pages / "index.html").exists()
    built = len((project.folder / "calls").read_text(encoding="utf-8").splitlines())
    os.utime(board, (2 * LONG_AGO, 2 * LONG_AGO))  # later than the pages
    assert project.make("web", **asked).returncode == 0
    assert len((project.folder / "calls").read_text(encoding="utf-8").splitlines()) > built


def test_the_trace_needs_no_folder_to_be_there(project: Project) -> None:
    run = project.make("trace")
    assert run.returncode == 0, run.stderr
    assert (project.folder / "build" / "rules.txt").exists()


def test_one_game_is_tested_alone_only_if_the_command_line_says_so(project: Project) -> None:
    whole = project.make("-n", "test")
    assert whole.returncode == 0, whole.stderr
    for name in ("dots", "nonsense"):
        assert project.make("-n", "test", GAME=name).stdout == whole.stdout
        assert project.make("-n", "-e", "test", GAME=name).stdout == whole.stdout
    assert "-k dots" in project.make("-n", "test", "GAME=dots").stdout
    assert "no game in" in project.make("-n", "test", "GAME=nonsense").stderr
