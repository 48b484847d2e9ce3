"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md"))
    if ".venv" not in path.parts
)

TOLD = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.name)
def test_the_examples_on_a_page_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False)
    assert failed == 0


def test_the_readme_shows_something_that_runs() -> None:
    _, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 6


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    targets = [link.split("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    missing = [t for t in targets if t and "://" not in t and not (page.parent / t).exists()]
    assert missing == []


def test_the_board_that_is_shown_whole_is_the_one_that_the_tests_play() -> None:
    board = (ROOT / "tests/toys/sprawl/web/index.tsx").read_text("utf-8")
    assert f"```tsx\n{board}```" in (ROOT / "docs/client.md").read_text("utf-8")
    assert len(board.splitlines()) <= 100


def test_every_decision_has_a_number_of_its_own_that_its_title_begins_with() -> None:
    pages = sorted(ROOT.glob("docs/decisions/*.md"))
    assert [page.name[:5] for page in pages] == [f"{n:04}-" for n in range(1, len(pages) + 1)]
    for number, page in enumerate(pages, start=1):
        assert page.read_text("utf-8").startswith(f"# {number}. ")


@pytest.mark.parametrize("example", sorted(ROOT.glob("examples/*.py")), ids=lambda path: path.name)
def test_an_example_runs(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out
