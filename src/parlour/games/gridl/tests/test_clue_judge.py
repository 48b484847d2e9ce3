# ruff: noqa: RUF001 - some letters here are meant to look like others
"""GL-136. The judge of clues as a whole: the order of its tests, any text at all, foreign words."""

from __future__ import annotations

import unicodedata
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.gridl.clue_judge import clean_clue, doubt_clue, refuse_clue
from parlour.games.gridl.rules import ids
from parlour.games.gridl.tests.judged import fault
from parlour.games.gridl.word_cards import CARDS, Pack, WordForms
from parlour.games.gridl.word_lists import NO_LISTS, lists_for, printed_lists
from parlour.kernel.text import plain
from parlour.testing.effort import within_bounds

WORDS = [word for card in CARDS for word in card]
RULES = {value for name, value in vars(ids).items() if name.isupper()}
# Always the same examples, on a busy machine too: no law of this game is about seconds.
tried = settings(max_examples=200, deadline=None, derandomize=True)

# The clues that the rules were tried on before anything was written.
LEGAL = [
    ("September afternoon in a mall", "Playful", "Lonely"),
    ("volcano", "Dangerous", "Loud"),
    ("grandma's Sunday roast dinner table", "Cheap", "Sweet"),
    ("ghost town", "Crowded", "Creepy"),
    ("rowing boat", "Luxurious", "Nautical"),
    ("tortoise", "Fast", "Young"),
    ("birthday cake", "Festive", "Healthy"),
    ("lonely planet guide", "Touristy", "Remote"),
]
ILLEGAL = [
    ("danger zone", "Dangerous", "Loud", "GL-50"),
    ("a very safe place", "Dangerous", "Cheap", "GL-51"),
    ("hazard lights", "Dangerous", "Cheap", "GL-51"),
    ("three blind mice", "Loud", "Tiny", "GL-52"),
    ("B4 we go home", "Loud", "Tiny", "GL-52"),
    ("my old uncle who always snores loudly", "Loud", "Lazy", "GL-48"),
    ("silence", "Loud", "Lazy", "GL-51"),
    ("noise complaint", "Loud", "Lazy", "GL-51"),
    ("spooky castle", "Crowded", "Creepy", "GL-51"),
    ("luxury yacht", "Luxurious", "Nautical", "GL-50"),
    ("kindness of strangers", "Cruel", "Rare", "GL-51"),
    ("middle of the road", "Strange", "Fast", "GL-53"),
    ("wedding night nerves", "Nervous", "Romantic", "GL-50"),
    ("poverty", "Rich", "Famous", "GL-51"),
    ("Rocky II", "Famous", "Tough", "GL-52"),
    ("half-eaten apple", "Fresh", "Healthy", "GL-52"),
    ("state-of-the-art kitchen oven", "Obsolete", "Clean", "GL-48"),
    ("empty stadium", "Crowded", "Loud", "GL-51"),
]


@pytest.mark.rule("GL-136", "GL-46")
@pytest.mark.parametrize(("clue", "row", "column"), LEGAL)
def test_a_good_clue_passes(clue: str, row: str, column: str) -> None:
    assert fault(clue, row, column) is None


@pytest.mark.rule("GL-136")
@pytest.mark.parametrize(("clue", "row", "column", "rule"), ILLEGAL)
def test_a_bad_clue_is_refused_with_its_rule(clue: str, row: str, column: str, rule: str) -> None:
    assert fault(clue, row, column) == rule


@pytest.mark.rule("GL-136")
def test_the_first_rule_that_is_broken_is_cited() -> None:
    order = {
        "GL-131": "<",
        "GL-48": "the-long-and-winding-road",
        "GL-50": "loud",
        "GL-52": "two",
        "GL-53": "top",
        "GL-51": "noise",
    }
    for first, second in combinations(order, 2):
        assert fault(f"{order[first]} {order[second]}") == first
        assert fault(f"{order[second]} {order[first]}") == first


@pytest.mark.rule("GL-136", "GL-131")
@tried
@given(st.text(), st.sampled_from(WORDS), st.sampled_from(WORDS))
def test_any_text_is_accepted_or_refused_with_one_rule_and_a_sentence(
    clue: str, row: str, column: str
) -> None:
    found = refuse_clue(clue, (row, column), printed_lists())
    if found is None:
        assert clean_clue(clean_clue(clue)) == clean_clue(clue)
        assert 1 <= len(clean_clue(clue)) <= 80
    else:
        said = plain(found.because)
        assert found.rule in RULES
        assert said.endswith(".")
        assert not said[0].islower()
    doubt_clue(clue)


typed_words = st.lists(
    st.sampled_from(
        (
            *("glacier", "loud", "noise", "silence", "high", "school", "hot", "dog", "plan", "two"),
            *("castle", "the", "lo-ud", "well-known", "C.E.O", "iv", "wildlife", "middle", "old"),
            *("mix", "loudly", "b", "C.E"),
        )
    ),
    min_size=1,
    max_size=6,
)  # fmt: skip


@pytest.mark.rule("GL-131")
@tried
@given(typed_words, st.sampled_from(["Loud", "Cold", "Wild", "Famous"]), st.randoms())
def test_case_accents_and_a_final_s_change_nothing(
    words: list[str], axis_word: str, luck: Random
) -> None:
    clue = " ".join(words)
    before = fault(clue, axis_word)
    assert fault(clue.upper(), axis_word) == before
    assert fault(clue.title(), axis_word) == before
    assert fault(f"{clue}'s", axis_word) == before
    assert fault(f"{clue}’S", axis_word) == before
    accented = "".join(
        sign + luck.choice(["", "\u0300", "\u0308", "\u0327"]) if sign in "aeioucn" else sign
        for sign in clue
    )
    assert fault(unicodedata.normalize("NFD", accented), axis_word) == before
    assert fault(unicodedata.normalize("NFC", accented), axis_word) == before


@pytest.mark.rule("GL-R29")
def test_a_lone_adjective_is_doubted_and_passes() -> None:
    assert str(doubt_clue("fluffy")) == "Fluffy is an adjective; a clue is a noun or a phrase."
    assert fault("fluffy") is None
    for noun in ("kitten", "alien", "fluffy kitten", "well-known", ""):
        assert doubt_clue(noun) is None


@pytest.mark.rule("GL-141")
def test_of_a_foreign_word_only_the_word_itself_is_known() -> None:
    for lists in (NO_LISTS, printed_lists()):
        assert fault("gemütlich", "Gemütlich", "Schrill", lists=lists) == "GL-50"
        assert fault("ge-mutlich", "Gemütlich", "Schrill", lists=lists) == "GL-50"
        assert fault("Gemütlichkeit", "Gemütlich", "Schrill", lists=lists) is None
        assert fault("schrillsound", "Gemütlich", "Schrill", lists=lists) is None
        assert fault("plan B", "Gemütlich", "Schrill", lists=lists) == "GL-53"
    assert fault("silence", "Loud", "Cold", lists=NO_LISTS) is None


@pytest.mark.rule("GL-141")
def test_a_pack_may_say_what_is_banned_for_its_words() -> None:
    own = WordForms(
        frozenset({"Gemütlichkeit"}), frozenset({"heimelig"}), frozenset({"un-bequem", "kalt"})
    )
    lists = lists_for(Pack("German", (), banned={"Gemütlich": own, "Loud": own}))
    assert fault("Gemütlichkeiten", "Gemütlich", lists=lists) is None  # of plurals nothing is said
    assert fault("gemutlichkeit", "Gemütlich", lists=lists) == "GL-50"
    assert fault("heimelig", "GEMÜTLICH", lists=lists) == "GL-51"
    assert fault("un-bequem", "Gemütlich", lists=lists) == "GL-51"
    assert fault("silence", "Loud", lists=lists) is None  # what the pack says goes first
    assert fault("poverty", "Rich", lists=lists) == "GL-51"
    assert lists.version.startswith(f"{printed_lists().version}+")
    assert (
        lists.version
        == lists_for(Pack("the same", (), banned={"Loud": own, "Gemütlich": own})).version
    )
    assert lists.version != lists_for(Pack("less", (), banned={"Loud": own})).version
    assert lists_for(Pack("none", ())).version == printed_lists().version


@pytest.mark.rule("GL-136")
@pytest.mark.parametrize(
    "clue",
    ["volcano", "a.b.c.d.e." * 8, "x" * 80, "-a" * 40, "é" * 80, "𝐋" * 10_000, "a\u0301" * 5_000],
)
def test_no_clue_takes_long_to_judge(clue: str) -> None:
    with within_bounds() as effort:
        refuse_clue(clue, ("Loud", "Cold"), printed_lists())
    assert effort.calls < 5_000
