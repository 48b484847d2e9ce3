"""Where things belong: imports point one way, and a game stays inside its folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "parlour"
FRONTS = [*SOURCE.glob("games/*/__init__.py"), *ROOT.glob("tests/toys/*/__init__.py")]
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/rulebook.toml"))

# A package may import those that stand before it, and itself.
ORDER = (
    ("kernel",),
    ("contract",),
    ("games",),
    ("bots",),
    ("arena",),
    ("research", "server", "testing"),
    ("cli",),
    ("__main__",),
)
RANK = {package: rank for rank, packages in enumerate(ORDER) for package in packages}


def modules() -> Iterator[tuple[str, Path]]:
    """Every module with its dotted name; tests may import what they like."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        if "tests" not in parts:
            yield ".".join(parts).removesuffix(".__init__"), path


def imports(source: str) -> Iterator[str]:
    """The modules of ours that a source imports, those inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def wrong_arrows(importer: str, source: str) -> list[str]:
    """What is wrong with the imports of one module."""
    faults = []
    ours = importer.split(".")
    for imported in imports(source):
        theirs = imported.split(".")
        if theirs[0] != "parlour" or len(theirs) < 2 or len(ours) < 2:
            continue
        if theirs[1] not in RANK:
            faults.append(f"{importer} imports {imported}: that is for scripts")
        elif ours[1] != theirs[1] and RANK[theirs[1]] >= RANK[ours[1]]:
            faults.append(f"{importer} imports {imported}: {ours[1]} may not know {theirs[1]}")
        if ours[1] == theirs[1] == "games" and len(ours) > 2 and ours[2] != theirs[2]:
            faults.append(f"{importer} imports {imported}: one game may not know another")
    return faults


def mentions(text: str, game: str) -> bool:
    return re.search(rf"(?<![a-z]){game}(?![a-z])", text.lower().replace("-", "_")) is not None


def test_imports_point_one_way() -> None:
    faults = [
        fault for name, path in modules() for fault in wrong_arrows(name, path.read_text("utf-8"))
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("importer", "source"),
    [
        ("parlour.kernel.agenda", "from parlour.games import shelf"),
        ("parlour.kernel.agenda", "def f():\n    import parlour.cli.play"),
        ("parlour.games.one.rules", "from parlour.bots import make_bot"),
        ("parlour.games.one.rules", "from parlour.games.two import table"),
        ("parlour.arena.match", "from parlour.cli import main"),
        ("parlour.server.app", "from parlour.cli import main"),
        ("parlour.server.app", "from parlour.testing import laws"),
        ("parlour.server.app", "from parlour import Match"),
    ],
)
def test_a_wrong_import_is_noticed(importer: str, source: str) -> None:
    assert wrong_arrows(importer, source)


@pytest.mark.parametrize(
    ("importer", "source"),
    [
        ("parlour.games.one.rules", "from parlour.kernel.agenda import Game"),
        ("parlour.games.one.rules", "from parlour.games.one import table"),
        ("parlour.cli.play", "from parlour.arena.match import Match"),
        ("parlour.kernel.agenda", "import hashlib"),
    ],
)
def test_a_right_import_is_left_alone(importer: str, source: str) -> None:
    assert wrong_arrows(importer, source) == []


def test_no_game_is_named_outside_its_folder() -> None:
    """A game may have a folder of its own name in scripts and benchmarks too. In the folder of one
    game the name of another may be a noun of its rulebook: there the imports are looked at.
    """
    folders = [SOURCE, ROOT / "tests", ROOT / "scripts", ROOT / "benchmarks", ROOT / "web" / "src"]
    named = [
        f"{path.relative_to(ROOT)} names {game}"
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in {".py", ".ts", ".tsx", ".css", ".toml"}
        for game in GAMES
        if not {*GAMES} & {*path.relative_to(ROOT).parts[:-1]}
        and mentions(path.read_text("utf-8"), game)
    ]
    assert named == []


def test_a_games_name_is_noticed_in_any_dress() -> None:
    assert mentions("import parlour.games.tiny_game", "tiny_game")
    assert mentions("Tiny-Game is fun", "tiny_game")
    assert not mentions("checkerboard", "checker")


def test_the_kernel_stays_small() -> None:
    written = [path.read_text("utf-8").splitlines() for path in SOURCE.glob("kernel/*.py")]
    assert sum(bool(line.strip()) for lines in written for line in lines) < 950


def test_no_file_is_longer_than_the_house_allows() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {count} lines"
        for folder in ("src", "tests", "scripts", "benchmarks")
        for path in (ROOT / folder).rglob("*.py")
        if (count := len(path.read_text("utf-8").splitlines())) > 500
    ]
    assert long == []


@pytest.mark.parametrize("path", FRONTS, ids=lambda path: path.parent.name)
def test_the_front_page_of_a_game_makes_its_box_and_does_nothing_else(path: Path) -> None:
    statements = ast.parse(path.read_text("utf-8")).body
    doing = (ast.Expr, ast.Import, ast.ImportFrom, ast.Assign)
    assert [ast.unparse(each) for each in statements if not isinstance(each, doing)] == []


def rule_constants(source: str) -> Iterator[tuple[str, str]]:
    """The names that stand for a rule id, or for several, and the ids."""
    for node in ast.parse(source).body:
        if not isinstance(node, (ast.Assign, ast.AnnAssign)) or node.value is None:
            continue
        value = node.value
        parts = value.elts if isinstance(value, (ast.Tuple, ast.List, ast.Set)) else [value]
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        for part in parts:
            if isinstance(part, ast.Constant) and re.fullmatch(r"[A-Z]+-R?\d+", str(part.value)):
                yield ast.unparse(target), str(part.value)


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_their_names_in_one_file_each_name_once(game: str) -> None:
    folder = SOURCE / "games" / game
    home = folder / "rules" / "ids.py"
    elsewhere = [
        f"{path.relative_to(ROOT)}: {name} is {rule}"
        for path in sorted(folder.rglob("*.py"))
        if path != home and "tests" not in path.relative_to(folder).parts
        for name, rule in rule_constants(path.read_text("utf-8"))
    ]
    assert elsewhere == []
    named = [rule for _, rule in rule_constants(home.read_text("utf-8"))]
    assert named
    assert sorted(named) == sorted(set(named))


@pytest.mark.parametrize(
    "line",
    [
        'GIVEN: Final = "ABC-R7"',
        'GIVEN = "ABC-12"',
        'BOTH: Final = ("ABC-1", "ABC-2")',
    ],
)
def test_a_name_for_a_rule_is_noticed(line: str) -> None:
    assert list(rule_constants(line))


def test_a_rule_that_is_cited_in_passing_is_no_name_for_it() -> None:
    assert not list(rule_constants('"""ABC-12. A rule."""\nWORDS = {"ABC-12": "why"}\nSIZE = "A4"'))
