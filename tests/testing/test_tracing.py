"""The tracing of rules, tried on a game that is in good order and on a copy that is not."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from parlour.kernel.agenda import GAME_OVER
from parlour.testing import trials
from parlour.testing.refusals import Code
from parlour.testing.runs import LEFT_OUT, Project, RunFailed, fresh_run, read_run, run_tests
from parlour.testing.switch_off import AlreadyImported, FromSource, SwitchedOff
from parlour.testing.tracing import NotWhole, Trace, UnknownBook, trace
from parlour.testing.tracing import trials as trials_for
from parlour.testing.trials import Trial, Verdict, attempt, hold

NIM = tomllib.loads(Path(__file__).with_name("nim.toml").read_text(encoding="utf-8"))
SCRIPT = Path(__file__).parents[2] / "scripts" / "rules.py"
RULES = "games/nim/rules.py"
TESTS = "games/nim/tests/test_nim.py"
ODD = "games/nim/tests/test_odd.py"


def lay_out(folder: Path, files: dict[str, str]) -> Project:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return Project(folder, folder / "games")


def line_of(project: Project, file: str, text: str, nth: int = 0) -> str:
    lines = (project.root / file).read_text(encoding="utf-8").splitlines()
    return f"{file}:{[n for n, line in enumerate(lines, 1) if text in line][nth]}"


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return lay_out(tmp_path_factory.mktemp("good"), NIM["good"])


@pytest.fixture(scope="module")
def good_trace(good: Project) -> Trace:
    return trace(good, ["nim"])


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Project:
    files = NIM["good"] | {
        name: NIM["good"].get(name, "") + text for name, text in NIM["added"].items()
    }
    files[TESTS] = files[TESTS].replace("[0, -1]", "[0]")
    return lay_out(tmp_path_factory.mktemp("spoilt"), files)


@pytest.fixture(scope="module")
def spoilt_trace(spoilt: Project) -> Trace:
    return trace(spoilt, ["nim"])


@pytest.fixture
def problems(spoilt_trace: Trace) -> Callable[[str], list[str]]:
    return lambda subject: [text for found, text in spoilt_trace.problems if found == subject]


# ---------------------------------------------------------------------- following rules


def test_a_game_in_good_order_has_no_problems(good_trace: Trace) -> None:
    assert good_trace.problems == []


def test_a_rule_is_followed_to_its_constant_its_refusals_and_its_tests(
    good: Project, good_trace: Trace
) -> None:
    some = next(traced for traced in good_trace.rules if traced.rule.id == "NIM-2")
    refusals = [line_of(good, RULES, "return AT_LEAST_ONE", n) for n in (0, 1)]
    tests = [f"{TESTS}::test_a_stick_must_be_taken[{n}]" for n in (0, -1)]
    assert some.rule.title == "Some"
    assert some.code == [line_of(good, "games/nim/ids.py", "NIM-2"), *refusals]
    assert some.refusals == refusals
    assert some.tests == some.provoked_by == tests


def test_a_comparison_or_a_comment_cites_a_rule_without_refusing(
    good: Project, good_trace: Trace
) -> None:
    by_id = {traced.rule.id: traced for traced in good_trace.rules}
    assert line_of(good, RULES, "rule == ids.THERE") in by_id["NIM-4"].code
    assert by_id["NIM-4"].refusals == [line_of(good, RULES, "else ids.THERE")]
    assert by_id["NIM-1"].code == [line_of(good, RULES, "# NIM-1")]
    assert by_id["NIM-1"].refusals == []


def test_every_fault_is_found_and_nothing_else(spoilt_trace: Trace) -> None:
    assert {problem.subject for problem in spoilt_trace.problems} == {
        *(f"NIM-{n}" for n in (7, 8, 9, 10, 11, 77, 78, 79, 80)),
        f"{ODD}::test_that_fails_anyway",
        "games/nim/tests/test_broken.py",
    }


def test_a_rule_without_a_test_or_without_code_is_found(
    problems: Callable[[str], list[str]],
) -> None:
    assert problems("NIM-7") == [
        "no test cites it (Untested, effect)",
        "no code cites it (Untested, effect)",
    ]


def test_an_enforced_rule_that_no_code_refuses_with_is_found(
    problems: Callable[[str], list[str]],
) -> None:
    assert problems("NIM-8") == ["no code refuses with it (Unenforced, enforced)"]


def test_a_refusal_with_a_rule_that_is_not_enforced_is_found(
    spoilt: Project, problems: Callable[[str], list[str]]
) -> None:
    place = line_of(spoilt, RULES, 'return "NIM-9"')
    assert problems("NIM-9") == [f"{place} refuses with it, but its kind is effect"]


def test_a_refusal_that_no_test_provokes_is_found(problems: Callable[[str], list[str]]) -> None:
    assert problems("NIM-10") == ["no test that cites it provokes it"]


def test_a_refusal_that_cannot_be_traced_is_found(
    spoilt: Project, problems: Callable[[str], list[str]]
) -> None:
    place = line_of(spoilt, RULES, "rule = HIDDEN")
    assert problems("NIM-11") == [
        "no code refuses with it (Hidden, enforced)",
        f"{place} uses it where it cannot be traced: return it",
    ]


@pytest.mark.parametrize(
    ("rule", "file"),
    [("NIM-77", "games/nim/rulebook.toml"), ("NIM-78", RULES), ("NIM-80", ODD)],
)
def test_the_mention_of_a_rule_that_does_not_exist_is_found(
    spoilt: Project, problems: Callable[[str], list[str]], rule: str, file: str
) -> None:
    place = line_of(spoilt, file, rule)
    assert problems(rule) == [f"no rulebook has this rule, but {place} cites it"]


def test_a_mark_with_a_rule_that_does_not_exist_is_found(
    problems: Callable[[str], list[str]],
) -> None:
    test = f"{ODD}::test_that_does_not_look_at_the_answer"
    assert f"no rulebook has this rule, but {test} cites it" in problems("NIM-79")


def test_tests_that_fail_or_cannot_be_collected_are_found(
    problems: Callable[[str], list[str]],
) -> None:
    assert problems(f"{ODD}::test_that_fails_anyway") == ["fails as the code is"]
    assert problems("games/nim/tests/test_broken.py") == ["cannot be collected"]


def test_there_must_be_a_book_of_that_name(good: Project) -> None:
    with pytest.raises(UnknownBook, match=r"no rulebook of chess \(there are: kernel, .*nim\)"):
        trace(good, ["chess"])


def test_source_is_traced_even_where_a_compiled_module_lies_beside_it(tmp_path: Path) -> None:
    project = lay_out(tmp_path, NIM["good"])
    (tmp_path / RULES).with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"not what is traced")
    assert trace(project, ["nim"]).problems == []


# ---------------------------------------------------------------------- by a run that has been


def run_once(project: Project, *arguments: str) -> Path:
    """Where a run of the tests has left what it has shown."""
    report = project.root / "build" / "ran.json"
    command = [sys.executable, "-m", "pytest", "-q", "--rule-games", "games", "--rootdir", "."]
    command += [word for plugin in LEFT_OUT for word in ("-p", f"no:{plugin}")]
    command += ["--rule-report", str(report), *(arguments or ["games"])]
    subprocess.run(command, cwd=project.root, capture_output=True, check=False)
    return report


def seen(found: Trace) -> object:
    """What a trace says, whatever the order in which the tests have run."""
    rules = [(one.rule.id, one.code, one.refusals, one.tests) for one in found.rules]
    return rules, [one.provoked_by for one in found.rules], sorted(found.problems)


def test_a_run_in_several_processes_shows_the_same_as_one_made_for_the_trace(
    good: Project, good_trace: Trace
) -> None:
    run = fresh_run(good, run_once(good, "-n", "2", "games"))
    assert run is not None
    assert seen(trace(good, ["nim"], run)) == seen(good_trace)


def test_every_fault_shows_in_a_run_in_several_processes(
    spoilt: Project, spoilt_trace: Trace
) -> None:
    report = run_once(spoilt, "-n", "2", "games", "--continue-on-collection-errors")
    assert seen(trace(spoilt, ["nim"], read_run(report))) == seen(spoilt_trace)


@pytest.mark.parametrize(
    "arguments",
    [["games", "-k", "four"], [f"{TESTS}::test_four_are_too_many"], ["games/nim/ids.py"]],
)
def test_a_run_that_left_out_tests_of_a_game_does_not_judge_it(
    good: Project, arguments: list[str]
) -> None:
    run = read_run(run_once(good, *arguments))
    with pytest.raises(NotWhole, match=rf"of nim not every test ran: .*{TESTS}"):
        trace(good, ["nim"], run)


# ---------------------------------------------------------------------- switching rules off


def test_in_a_game_in_good_order_every_refusal_switched_off_is_caught(
    good: Project, good_trace: Trace
) -> None:
    verdicts = hold(good, trials_for(good_trace.rules), good_trace.failing)
    some = [line_of(good, RULES, "return AT_LEAST_ONE", n) for n in (0, 1)]
    assert [(str(verdict.off), verdict.caught_by.partition("::")[2]) for verdict in verdicts] == [
        ("NIM-2", "test_a_stick_must_be_taken[0]"),
        (f"NIM-2@{some[0]}", "test_a_stick_must_be_taken[0]"),
        (f"NIM-2@{some[1]}", "test_a_stick_must_be_taken[-1]"),
        ("NIM-3", "test_four_are_too_many"),
        ("NIM-4", "test_only_what_is_there_can_be_taken"),
        ("NIM-5", "test_nothing_else_can_be_done"),
    ]


def test_a_refusal_that_its_tests_do_not_miss_is_found(
    spoilt: Project, spoilt_trace: Trace
) -> None:
    doubtful = [t for t in trials_for(spoilt_trace.rules) if t.off.rule in ("NIM-2", "NIM-12")]
    verdicts = hold(spoilt, doubtful, spoilt_trace.failing)
    second = line_of(spoilt, RULES, "return AT_LEAST_ONE", 1)
    assert [(str(verdict.off), verdict.why_not) for verdict in verdicts if verdict.why_not] == [
        (f"NIM-2@{second}", "the tests that cite it (1) pass without it"),
        ("NIM-12", "the tests that cite it (1) pass without it"),
    ]


def try_out(project: Project, place: str, test: str) -> Verdict:
    return attempt(project, Trial(SwitchedOff("NIM-3"), (place,), (test,)), [])


def test_a_file_that_cannot_be_collected_catches_nothing(spoilt: Project) -> None:
    verdict = try_out(
        spoilt, line_of(spoilt, RULES, "return FEW"), "games/nim/tests/test_broken.py"
    )
    assert verdict.caught_by == ""
    assert verdict.why_not == "could not be collected: games/nim/tests/test_broken.py"


def test_tests_that_do_not_import_the_code_catch_nothing(good: Project) -> None:
    verdict = try_out(good, "games/nim/elsewhere.py:1", f"{TESTS}::test_four_are_too_many")
    assert verdict.caught_by == ""
    assert verdict.why_not == "its tests never import games/nim/elsewhere.py:1"


def test_tests_that_do_not_end_catch_nothing(
    good: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "PATIENCE", 0.01)
    verdict = try_out(good, line_of(good, RULES, "return FEW"), f"{TESTS}::test_four_are_too_many")
    assert verdict.caught_by == ""
    assert verdict.why_not == "its tests did not end within 0 seconds"


def test_it_is_an_error_if_the_tests_cannot_be_run_at_all(good: Project) -> None:
    with pytest.raises(RunFailed, match="no_such_file"):
        run_tests(good, "no_such_file.py")


def test_nothing_is_switched_off_in_what_is_already_imported() -> None:
    code = Code(Path.cwd(), None)
    finder = FromSource(code, SwitchedOff(GAME_OVER).applied(code))
    with pytest.raises(AlreadyImported, match=r"parlour\.kernel\.agenda was imported before"):
        finder.install()
    assert finder not in sys.meta_path


@pytest.mark.parametrize(
    ("body", "without_it"),
    [
        ("if x: return RULE\n return 'next'", "next"),
        ("return RULE", None),
        ("return RULE if x else 'no'", None),
        ("return 'no' if not x else ('no' if not x else RULE)", None),
        ("return None or RULE", None),
        ("return book.refusal(RULE, 'numbers')", None),
        ("return book.refusal(\n  RULE,\n  'numbers',\n )", None),
        ("if x: return OTHER\n return RULE", "TOY-2"),
        ("return 'TOY-1 in a sentence'", "TOY-1 in a sentence"),
    ],
)
def test_switching_a_rule_off_takes_away_that_answer_and_no_other(
    tmp_path: Path, body: str, without_it: str | None
) -> None:
    game = tmp_path / "toy"
    game.mkdir()
    file = game / "rules.py"
    file.write_text(f"RULE = 'TOY-1'\nOTHER = 'TOY-2'\ndef judge(x, book):\n {body}\n")
    code = Code(tmp_path, tmp_path)
    tree, places = code.without(file, SwitchedOff("TOY-1").covers)
    found = [use.place for use in code.uses(file) if use.refusal and use.text == "TOY-1"]
    assert places == found
    names: dict[str, Callable[[bool, object], str | None]] = {}
    exec(compile(tree, str(file), "exec"), names)
    assert names["judge"](True, None) == without_it


# ---------------------------------------------------------------------- the command


def command(project: Project, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), "--games", "games", *arguments],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_succeeds_only_without_problems(good: Project, spoilt: Project) -> None:
    fine = command(good, "nim")
    assert fine.returncode == 0
    assert "6 rules, 0 problems" in fine.stdout
    bad = command(spoilt, "nim", "--json")
    assert bad.returncode == 1
    document = json.loads(bad.stdout)
    assert "NIM-7: no test cites it (Untested, effect)" in document["problems"]
    assert [rule["id"] for rule in document["rules"]] == [f"NIM-{n}" for n in range(1, 13)]


def test_the_command_fails_on_a_refusal_that_nothing_catches(tmp_path: Path) -> None:
    files = NIM["good"] | {TESTS: NIM["good"][TESTS].replace('(4)) == "NIM-3"', '(4)) != "NIM-4"')}
    deeper = command(lay_out(tmp_path, files), "nim", "--switch-off")
    assert deeper.returncode == 1
    assert "6 rules, 1 problems" in deeper.stdout
    assert "NIM-3: switched off: the tests that cite it (1) pass without it" in deeper.stdout


def test_the_command_believes_a_run_that_has_been_and_tells_of_one_that_is_too_old(
    tmp_path: Path,
) -> None:
    project = lay_out(tmp_path, NIM["good"])
    report = run_once(project)
    said = json.loads(report.read_text("utf-8"))
    report.write_text(json.dumps({**said, "failed": ["a test"]}), encoding="utf-8")
    for arguments in ([], ["--ran", "build/ran.json"]):
        believed = command(project, "nim", *arguments)
        assert "a test: fails as the code is" in believed.stdout
    (tmp_path / TESTS).write_text(NIM["good"][TESTS] + "# more\n", encoding="utf-8")
    old = command(project, "nim", "--ran", "build/ran.json")
    assert old.returncode == 1
    assert "run the tests anew" in old.stderr
    assert command(project, "nim").returncode == 0  # it runs them itself
