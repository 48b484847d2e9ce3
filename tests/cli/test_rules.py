"""`parlour rules`: every rule at hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from click.testing import Result

from parlour.contract import Box
from parlour.kernel.rulebook import KERNEL_RULES

Run = Callable[..., Result]
Refused = Callable[..., str]


def test_the_whole_book_and_what_holds_at_every_table_is_printed(run: Run, box: Box[Any]) -> None:
    printed = run("rules", box.about.name).stdout
    for rule in (*box.rulebook.rules, *KERNEL_RULES.rules):
        assert f"{rule}  " in printed


def test_the_whole_book_is_one_json_document(run: Run, box: Box[Any]) -> None:
    rules = json.loads(run("rules", box.about.name, "--json").stdout)
    assert [rule["id"] for rule in rules] == [*box.rulebook.rules, *KERNEL_RULES.rules]


def test_one_rule_is_printed_whole(run: Run, box: Box[Any]) -> None:
    for rule in list(box.rulebook.rules.values())[:3]:
        words = " ".join(run("rules", box.about.name, rule.id).stdout.split())
        assert rule.id in words
        assert rule.title in words
        assert " ".join(rule.text.split()) in words


def test_one_rule_is_one_json_document(run: Run, box: Box[Any]) -> None:
    rule = next(iter(box.rulebook.rules.values()))
    assert json.loads(run("rules", box.about.name, rule.id, "--json").stdout) == rule._asdict()


def test_an_id_may_be_typed_in_small_letters(run: Run, box: Box[Any]) -> None:
    rule = next(iter(box.rulebook.rules))
    assert (
        run("rules", box.about.name, rule.lower()).stdout
        == run("rules", box.about.name, rule).stdout
    )


def test_a_ruling_says_why_and_what_the_alternative_is(run: Run, box: Box[Any]) -> None:
    for rule in box.rulebook.rules.values():
        if rule.option:
            printed = " ".join(run("rules", box.about.name, rule.id).stdout.split())
            assert f"Why: {' '.join(rule.reason.split())}" in printed
            assert f"Table option: {rule.option}" in printed


def test_a_rule_that_is_not_there_is_refused(refused: Refused, box: Box[Any]) -> None:
    for wrong in ("nothing", "[bold]", ""):
        assert repr(wrong) in refused("rules", box.about.name, wrong)
