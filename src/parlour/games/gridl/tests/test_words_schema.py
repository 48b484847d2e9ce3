"""The JSON Schema of word packs: what it admits and what `parlour words check` admits (GL-141)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.gridl import pack_file
from parlour.games.gridl.commands import words
from parlour.games.gridl.pack_file import BadPack, schema
from parlour.games.gridl.tests.test_word_packs import POLES, pack
from parlour.games.gridl.word_packs import example, sound_pack

FILE = Path(pack_file.__file__).with_name("words.schema.json")
SCHEMA = jsonschema_rs.validator_for(json.loads(FILE.read_text("utf-8")))
BANNED = {"aaish": {"forms": ["aaishly"], "synonyms": ["zippy"]}, "aeish": {}}


def with_word(word: Any) -> dict[str, Any]:
    made = pack()
    made["cards"][0]["magenta"][1] = word
    return made


def without(field: str) -> dict[str, Any]:
    made = pack()
    del made[field]
    return made


def admitted(made: Any, folder: Path) -> bool:
    """By `parlour words check`."""
    file = folder / "pack.json"
    file.write_text(json.dumps(made), "utf-8")
    return CliRunner().invoke(words, ["check", str(file)]).exit_code == 0


def test_the_schema_is_that_of_the_packs_that_are_read() -> None:
    """If not: `parlour words schema`, and put what it prints into words.schema.json."""
    assert FILE.read_text("utf-8") == schema() + "\n"
    assert CliRunner().invoke(words, ["schema"]).output == schema() + "\n"


GOOD = {
    "small": pack(12),
    "for teams": pack(24),
    "the largest": {**pack(12), "cards": pack(169)["cards"]},
    "with all there is": pack(poles=POLES, banned=BANNED),
    "foreign letters": with_word("Größe"),
    "longest word": with_word("m" * 24),
    "two words in one": with_word("well-known fact"),
    "longest title": pack(title="城" * 60),
}
BAD = {
    "no object": [],
    "of another form": pack(format="gridl-words/2"),
    "a field too many": pack(author="Ada"),
    "no title": without("title"),
    "empty title": pack(title=""),
    "title too long": pack(title="x" * 61),
    "title of two lines": pack(title="one\ntwo"),
    "title that turns around": pack(title="one\u202etwo"),
    "no cards": without("cards"),
    "too few cards": pack(11),
    "only an example": example(),
    "too many cards": {**pack(), "cards": pack(169)["cards"] * 2},
    "an empty word": with_word(""),
    "a word too long": with_word("m" * 25),
    "a number for a word": with_word(7),
    "a number in a word": with_word("B4"),
    "a card of one side": {**pack(), "cards": [{"magenta": ["a", "b"]}] * 12},
    "three words": {**pack(), "cards": [{"magenta": ["a", "b", "c"], "navy": ["d", "e"]}] * 12},
    "one pole": pack(poles={"aaish": {"high": ["loud"]}}),
    "too many poles": pack(poles={"aaish": {"high": ["loud"] * 21, "low": []}}),
    "too many forms": pack(banned={"aaish": {"forms": ["loud"] * 201}}),
    "another kind of ban": pack(banned={"aaish": {"rhymes": ["loud"]}}),
}
# What no schema can say: it needs all cards at once, or to know every letter there is.
BEYOND = {
    "a word twice": with_word("aaish"),
    "poles for no word": pack(poles={"Sour": {"high": ["acid"], "low": ["sweet"]}}),
    "bans for no word": pack(banned={"Sour": {}}),
    "a word without letters": with_word("\u2605"),
    "special signs": with_word("\uff21\uff42"),
    "two spaces": with_word("well  known"),
}


@pytest.mark.rule("GL-141")
@pytest.mark.parametrize("name", GOOD)
def test_schema_and_check_admit_what_can_be_played_with(name: str, tmp_path: Path) -> None:
    SCHEMA.validate(GOOD[name])
    assert admitted(GOOD[name], tmp_path)


@pytest.mark.rule("GL-141")
@pytest.mark.parametrize("name", BAD)
def test_schema_and_check_refuse_what_is_no_pack(name: str, tmp_path: Path) -> None:
    assert not SCHEMA.is_valid(BAD[name])
    assert not admitted(BAD[name], tmp_path)


@pytest.mark.rule("GL-141")
@pytest.mark.parametrize("name", BEYOND)
def test_some_of_it_the_check_alone_can_say(name: str, tmp_path: Path) -> None:
    SCHEMA.validate(BEYOND[name])
    assert not admitted(BEYOND[name], tmp_path)


ANYTHING = st.none() | st.integers(-2, 30) | st.text(max_size=30) | st.lists(st.text(max_size=3))
PLACES = st.sampled_from(["format", "title", "cards", "poles", "banned", "more", "word", "card"])


@pytest.mark.rule("GL-141")
@settings(max_examples=100, deadline=None, derandomize=True)
@given(PLACES, ANYTHING)
def test_whatever_can_be_played_with_is_as_the_schema_says(place: str, value: Any) -> None:
    made = with_word(value) if place == "word" else pack(poles=POLES, banned=BANNED)
    if place == "card":
        made["cards"][0] = value
    elif place != "word":
        made[place] = value
    try:
        sound_pack(json.dumps(made))
    except BadPack:
        return
    SCHEMA.validate(made)
