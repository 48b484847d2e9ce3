"""Codes, tokens and names."""

from __future__ import annotations

import pytest

from parlour.server.code_words import WORDS
from parlour.server.people import (
    CODE,
    NAME_LENGTH,
    NUMBERS,
    clean_name,
    hashed,
    new_code,
    new_token,
)


def test_every_code_can_be_read_aloud_and_found_again() -> None:
    codes = {new_code() for _ in range(500)}
    assert all(CODE.fullmatch(code) for code in codes)
    assert len(codes) > 490
    assert len(set(WORDS)) == len(WORDS)


def test_every_word_fits_into_a_code_of_today_and_of_yesterday() -> None:
    for number in ("1234", "12345"):
        assert all(CODE.fullmatch(f"{word.upper()}-{number}") for word in WORDS)


def test_there_are_too_many_codes_to_try_and_all_fit_on_a_phone() -> None:
    assert len(WORDS) * NUMBERS > 50_000_000
    assert max(len(code) for code in (new_code() for _ in range(5000))) <= 13
    assert {len(new_code().split("-")[1]) for _ in range(500)} == {5}


def test_a_token_is_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) >= 32


def test_a_hash_recognizes_a_token_and_does_not_hold_it() -> None:
    token = new_token()
    assert hashed(token) == hashed(token) != hashed(new_token())
    assert token not in hashed(token)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n\t Lovelace ", "Ada Lovelace"),
        ("A\x1b[31mda", "A [31mda"),
        ("\u202eadA", "adA"),
        ("x" * 100, "x" * NAME_LENGTH),
        (" \n ", ""),
    ],
)
def test_a_name_is_one_short_line_of_visible_letters(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
