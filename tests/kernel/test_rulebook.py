"""Rulebooks: ids that can be cited, and refusals with their reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.darts import GAME as DARTS
from parlour.kernel.codec import Malformed
from parlour.kernel.luck import Seeded
from parlour.kernel.rulebook import KERNEL_RULES, Rule, Rulebook, load_rulebook
from parlour.kernel.text import player, text

NOT_NOW = text("Not now.")
BOOK = """
[[chapter]]
title = "First things"
[[chapter.rule]]
id = "TEST-1"
title = "One"
kind = "enforced"
text = "Only one."
[[chapter]]
title = "Rulings"
[[chapter.rule]]
id = "TEST-R1"
title = "Or two"
kind = "effect"
text = "Two count as one."
reason = "They look alike."
option = "twins"
"""


def test_a_rulebook_is_read_in_the_order_of_its_chapters(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.toml"
    path.write_text(BOOK, encoding="utf-8")
    book = load_rulebook(path)
    assert list(book.rules) == ["TEST-1", "TEST-R1"]
    assert book.rules["TEST-1"] == Rule("TEST-1", "One", "Only one.", "enforced", "First things")
    ruling = book.rules["TEST-R1"]
    assert (ruling.chapter, ruling.reason, ruling.option) == (
        "Rulings",
        "They look alike.",
        "twins",
    )


def test_two_rules_cannot_share_an_id() -> None:
    rule = Rule("TEST-1", "One", "Only one.", "enforced", "First things")
    with pytest.raises(ValueError, match="share an id"):
        Rulebook([rule, rule._replace(text="Another.")])


def test_a_rule_is_of_a_known_kind() -> None:
    rule = Rule("TEST-1", "One", "Only one.", "optional", "First things")
    with pytest.raises(ValueError, match="no known kind: TEST-1"):
        Rulebook([rule])


def test_a_refusal_reads_as_a_sentence_and_then_its_rule() -> None:
    book = Rulebook([Rule("TEST-1", "One", "Only one.", "enforced", "First things")])
    refusal = book.refusal("TEST-1", text("You have 2 of 1; {} has none.", player(1)))
    assert refusal.said(["Ada", "Bob"]) == "You have 2 of 1; Bob has none. (TEST-1)"
    assert str(refusal) == "You have 2 of 1; Player 2 has none. (TEST-1)"
    assert (refusal.title, refusal.text) == ("One", "Only one.")


def test_what_holds_at_every_table_is_said_without_its_rule() -> None:
    assert str(Rulebook([]).refusal("KERNEL-TURN", NOT_NOW)) == "Not now."


@pytest.mark.rule("KERNEL-TURN", "KERNEL-OVER", "KERNEL-SEALED", "KERNEL-FORM")
def test_every_game_knows_the_rules_of_every_table() -> None:
    empty = Rulebook([])
    for rule in ("KERNEL-TURN", "KERNEL-OVER", "KERNEL-SEALED", "KERNEL-FORM"):
        assert empty.refusal(rule, NOT_NOW).text == KERNEL_RULES.rules[rule].text


def test_a_refusal_needs_a_rule() -> None:
    with pytest.raises(KeyError):
        Rulebook([]).refusal("TEST-9", NOT_NOW)


@pytest.mark.rule("KERNEL-TURN", "KERNEL-OVER")
def test_why_says_what_is_wrong_and_names_who_is_asked_instead() -> None:
    g = DARTS.start(2, Seeded("why"))
    far = DARTS.notation.read("throw 0 0")
    assert str(DARTS.why(g, 0, far)).endswith("you can throw 2.500 far. (DART-4)")
    refusal = DARTS.why(g, 1, far)
    assert refusal is not None
    assert (refusal.rule, refusal.said(["Ada", "Bob"])) == ("KERNEL-TURN", "It is Ada's turn.")
    assert DARTS.why(g, 0, DARTS.notation.read("throw 5 5")) is None
    g.end()
    refusal = DARTS.why(g, 0, far)
    assert refusal is not None
    assert (refusal.rule, str(refusal)) == ("KERNEL-OVER", "The game is over.")


@pytest.mark.rule("KERNEL-FORM")
@pytest.mark.parametrize("text", ["", "throw", "throw 1", "throw 1 2 3", "throw one two", "pass"])
def test_what_is_no_move_at_all_is_refused_by_a_rule_too(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        DARTS.notation.read(text)
    refusal = DARTS.malformed(caught.value)
    assert refusal.rule == "KERNEL-FORM"
    assert repr(text) in str(refusal)
    assert str(refusal).endswith(".")
