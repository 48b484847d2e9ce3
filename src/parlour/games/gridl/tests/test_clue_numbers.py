# ruff: noqa: RUF001 - some digits here are meant to look like others
"""GL-52, GL-53, GL-R10. Numbers, letters of columns, places on the grid or on a scale."""

from __future__ import annotations

import pytest

from parlour.games.gridl.tests.judged import fault, why


@pytest.mark.rule("GL-52", "GL-R10")
@pytest.mark.parametrize(
    "clue",
    [
        *("three blind mice", "Three-legged race", "half-eaten apple", "halves of an apple"),
        *("second base", "thirteenth floor", "twenty-one guns", "hundreds of bees", "zero gravity"),
        *("a dozen eggs", "pair of socks", "double trouble", "married couple", "once upon a time"),
        *("single sock", "quarter", "millions", "twenties", "sixes", "the one's"),
        *("Apollo 13", "Se7en", "B4 we go home", "9", "٣ volcano", "２ cats", "x²", "½ price", "①"),
        *("Rocky II", "Henry viii", "Super Bowl XXXIX", "Ⅷ", "World War-II", "iv drip"),
        *("I.V. drip",),
        *("Henry V", "Henry V's", "hepatitis-V", "V", "I", "The King and I", "you and I!"),
    ],
)  # fmt: skip
def test_a_number_is_refused_in_whatever_dress(clue: str) -> None:
    assert fault(clue, "Sour") == "GL-52"


@pytest.mark.rule("GL-52", "GL-R10")
@pytest.mark.parametrize(
    "clue",
    [
        *("stone", "someone", "millionaire", "tricycle", "twins", "uno", "often", "weight"),
        *("mix", "CD", "XL", "XL shirt", "civic", "Malcolm X", "X-ray", "DIY", "villa"),
        *("I spy", "V for victory", "me, I think", "I'll be back", "September", "firstborn"),
    ],
)  # fmt: skip
def test_what_only_looks_like_a_number_or_hints_at_one_passes(clue: str) -> None:
    assert fault(clue, "Sour") is None


@pytest.mark.rule("GL-53", "GL-R10")
@pytest.mark.parametrize(
    "clue",
    [
        *("plan B", "D-Day", "e-mail", "C", "vitamin C tablet", "B&B", "b's", "C. E. O."),
        *("Vitamin A", "Vitamin-A", "A", "hepatitis a!"),
        *("middle of the road", "high mountain", "low clouds", "lowest point", "mid-air crash"),
        *("street edge", "corners", "medium rare steak", "tops"),
        *("average Joe", "front row", "advice columns", "bottom drawer", "higher ground"),
    ],
)  # fmt: skip
def test_a_place_on_the_grid_or_on_a_scale_is_refused(clue: str) -> None:
    assert fault(clue, "Sour") == "GL-53"


@pytest.mark.rule("GL-53", "GL-R10")
@pytest.mark.parametrize(
    "clue",
    [
        *("high school", "community center", "high schools", "top hat", "low tide", "high-rise"),
        *("an old high school desk", "shopping centers", "high heels", "street corner"),
        *("rowing boat", "highway", "pyramid", "stop sign", "laptop", "cornerstone"),
        *("C.E.O.", "AC/DC", "E.T.", "A-team", "a walk", "jack-in-a-box", "O", "Mr. T"),
        *("northwest", "fore", "D'Artagnan"),
    ],
)  # fmt: skip
def test_compounds_articles_and_abbreviations_pass(clue: str) -> None:
    assert fault(clue, "Sour") is None


@pytest.mark.rule("GL-52", "GL-53")
def test_a_compound_frees_no_number() -> None:
    assert fault("second hand", "Sour") == "GL-52"
    assert fault("middle ear", "Sour") is None
    assert fault("high B", "Sour") == "GL-53"


@pytest.mark.rule("GL-52", "GL-53")
@pytest.mark.parametrize(
    ("clue", "because"),
    [
        ("three mice", "Three counts as a number; a clue does without numbers."),
        ("Se7en", "A clue has no digits: Se7en has to go."),
        ("Rocky II", "II can be read as a Roman numeral; a clue has no numbers."),
        ("Henry V", "V at the end can be read as a Roman numeral."),
        ("plan B", "B alone could be a column of the grid; leave it out."),
        ("in the middle", "Middle could name a place on the grid or on a scale."),
    ],
)
def test_the_reason_names_the_word(clue: str, because: str) -> None:
    assert why(clue, "Sour") == because
