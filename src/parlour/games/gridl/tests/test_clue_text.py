# ruff: noqa: RUF001 - some letters here are meant to look like others
"""GL-48, GL-131, GL-R30. The signs of a clue, and how many words it has."""

from __future__ import annotations

import pytest

from parlour.games.gridl.clue_text import clean_clue, words_of
from parlour.games.gridl.tests.judged import fault, why

LONGEST = "the wonderfully quick caterpillars underneath unbelievable rhododendron bushland"
MARKS = "A letter of your clue has marks that are no accents, or too many."
UNSEEN = "Your clue holds a sign that nobody can see."
ONE_LINE = "A clue stays on one line."


@pytest.mark.rule("GL-131")
@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("volcano", "volcano"),
        ("  ghost \u00a0  town ", "ghost town"),
        ("grandma’s kitchen", "grandma's kitchen"),
        ("grandma´s kitchen", "grandma's kitchen"),
        ("well‑known sight", "well-known sight"),
        ("ｖｏｌｃａｎｏ", "volcano"),
        ("ﬁre", "fire"),
        ("½ price", "1/2 price"),
        ("cafe\u0301", "café"),
    ],
)
def test_a_clue_is_brought_to_one_way_of_writing(typed: str, cleaned: str) -> None:
    assert clean_clue(typed) == cleaned
    assert clean_clue(cleaned) == cleaned


@pytest.mark.rule("GL-131")
@pytest.mark.parametrize(
    "clue",
    [
        "café au lait",
        "smörgåsbord",
        "Straße",
        "phở",
        "Łódź",
        "crème brûlée",
        "what a day! (really?)",
        "“sleeping” dragon; lion: tiger, bear",
        "mother & child",
        "rock 'n' roll",
        "cat/dog",
        "summer — winter",
        "o'clock",
    ],
)
def test_letters_with_accents_and_ordinary_punctuation_pass(clue: str) -> None:
    assert fault(clue) is None


@pytest.mark.rule("GL-131")
@pytest.mark.parametrize(
    ("clue", "because"),
    [
        ("vоlcano", "The о in your clue is a letter of another alphabet."),
        ("火山", "The 火 in your clue is a letter of another alphabet."),
        ("vɑlley", "The ɑ in your clue is a letter of another alphabet."),
        ("vol\u200bcano", UNSEEN),
        ("vol\u00adcano", UNSEEN),
        ("\u202eonaclov", UNSEEN),
        ("vol\u2066cano", UNSEEN),
        ("volcano\ufeff", UNSEEN),
        ("vol\x00cano", UNSEEN),
        ("vol\tcano", UNSEEN),
        ("vol\ud800cano", UNSEEN),
        ("vol\ue000cano", UNSEEN),
        ("vol\ncano", ONE_LINE),
        ("vol\u2028cano", ONE_LINE),
        ("v̶o̶l̶c̶a̶n̶o̶", MARKS),
        ("vo\u0301\u0302\u0303lcano", MARKS),
        ("vol\u034fcano", MARKS),
        ("\u0301volcano", MARKS),
        ("🌋", "Leave out the 🌋: a clue is made of words."),
        ("1\ufe0f\u20e3", MARKS),
        ("<b>loud</b>", "Leave out the <: a clue is made of words."),
        ("＜script＞", "Leave out the <: a clue is made of words."),
        ("{}", "Leave out the {: a clue is made of words."),
        ("50%", "Leave out the %: a clue is made of words."),
        ("*volcano*", "Leave out the *: a clue is made of words."),
        ("snake_case", "Leave out the _: a clue is made of words."),
        ("vol\u2800cano", "Leave out the \u2800: a clue is made of words."),
        ("x" * 10_000, "A clue has at most 80 letters and signs; yours has 10000."),
        ("ﷺ" * 100, "A clue has at most 80 letters and signs; yours has 1800."),
    ],
)  # fmt: skip
def test_other_signs_are_refused_with_the_reason(clue: str, because: str) -> None:
    assert fault(clue) == "GL-131"
    assert why(clue) == because


@pytest.mark.rule("GL-131")
def test_a_clue_has_80_signs_at_most() -> None:
    assert len(LONGEST) == 80
    assert fault(LONGEST, "Sour") == "GL-48"  # it has as many signs as it may
    assert fault(LONGEST + "s", "Sour") == "GL-131"
    assert fault("a" * 80, "Sour") is None
    assert fault("a" * 40 + " " * 100 + "b" * 39, "Sour") is None  # spaces are one


@pytest.mark.rule("GL-131", "GL-141")
def test_the_alphabet_is_that_of_the_words_on_the_board() -> None:
    assert fault("вулкан", "Громкий", "Холодный") is None
    assert fault("vulkan", "Громкий", "Холодный") == "GL-131"
    assert fault("йогурт", "Громкий", "Холодный") is None
    assert fault("ज्वालामुखी", "ठंडा", "मीठा") is None
    assert fault("화산", "차가운", "달콤한") is None
    assert fault("ラーメン", "冷たい", "甘い") is None
    assert fault("volcano", "冷たい", "甘い") == "GL-131"
    assert fault("화\u3164산", "차가운", "달콤한") == "GL-131"  # a letter that nobody sees


@pytest.mark.rule("GL-48", "GL-R30")
@pytest.mark.parametrize(
    ("clue", "count"),
    [
        ("volcano", 1),
        ("September afternoon in a mall", 5),
        ("well-known", 1),
        ("well-known sight", 2),
        ("state-of-the-art", 4),
        ("jack-in-the-box toy", 5),
        ("salt/pepper", 2),
        ("salt,pepper", 2),
        ("salt & pepper", 2),
        ("salt&pepper", 2),
        ("salt:pepper", 2),
        ("salt—pepper", 2),
        ("salt -- pepper", 2),
        ("salt--pepper", 2),
        ("C.E.O.", 1),
        ("C.E.O.'s", 1),
        ("C.E's party", 2),
        ("Ph.D. party", 2),
        ("volcano.eruption", 2),
        ("Mr. Bean", 2),
        ("grandma's", 1),
        ("'ghost town'", 2),
        ("rock 'n' roll", 3),
        ("wow !", 1),
        ("- ! -", 0),
        ("", 0),
    ],
)
def test_words_are_counted(clue: str, count: int) -> None:
    assert sum(word.counted for word in words_of(clean_clue(clue))) == count


@pytest.mark.rule("GL-48")
@pytest.mark.parametrize(
    ("clue", "because"),
    [
        ("", "A clue has at least one word."),
        ("   ", "A clue has at least one word."),
        ("?!", "A clue has at least one word."),
        ("a quiet walk along the beach", "A clue has at most 5 words; yours has 6."),
        (
            "state-of-the-art kitchen oven",
            "A clue has at most 5 words; each in state-of-the-art counts.",
        ),
        ("one/two/three/four/five/six", "A clue has at most 5 words; yours has 6."),
    ],
)
def test_too_few_or_too_many_words_are_refused(clue: str, because: str) -> None:
    assert fault(clue, "Sour") == "GL-48"
    assert why(clue, "Sour") == because
