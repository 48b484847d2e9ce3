"""The JSON Schema of card files: what it admits and what `parlour cards check` admits (GG-306)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.gadget_grid import card_files
from parlour.games.gadget_grid.card_files import BadCards, sound_cards
from parlour.games.gadget_grid.card_schema import schema
from parlour.games.gadget_grid.commands import cards
from parlour.games.gadget_grid.tests.own_cards import changed, our_cards, without

FILE = Path(card_files.__file__).with_name("cards.schema.json")
SCHEMA = jsonschema_rs.validator_for(json.loads(FILE.read_text("utf-8")))


def admitted(told: Any) -> bool:
    """By `parlour cards check`, or the option."""
    try:
        sound_cards(json.dumps(told))
    except BadCards:
        return False
    return True


def test_the_schema_is_that_of_the_files_that_are_read() -> None:
    """If not: `parlour cards schema`, and put what it prints into cards.schema.json."""
    assert FILE.read_text("utf-8") == schema() + "\n"
    assert CliRunner().invoke(cards, ["schema"]).output == schema() + "\n"


GOOD = {
    "ours": our_cards(),
    "other numbers": changed("A01", range=9, least=1, copies=20, directions="cross"),
    "no flavor": changed("A01", flavor=None),
    "foreign letters": changed("A01", text="Größe! 城"),
    "another title": {**our_cards(), "title": "城" * 40},
}
BAD = {
    "no object": [],
    "of another form": {**our_cards(), "format": "parlour-gadget-cards/2"},
    "a field too many": {**our_cards(), "author": "Ada"},
    "no title": {**our_cards(), "title": ""},
    "a title of two lines": {**our_cards(), "title": "one\ntwo"},
    "a title too long": {**our_cards(), "title": "x" * 41},
    "another letter": changed("A01", id="W50"),
    "no such number": changed("W14", id="W00"),
    "too many copies": changed("A01", copies=21),
    "no copies": changed("A01", copies=0),
    "two of a DLC": changed("D06", copies=2),
    "no such ability": changed("A01", does="dance"),
    "an ability of others": changed("W08", does="stride"),
    "a number too many": changed("A01", steps=3),
    "a number missing": changed("A01", range=None),
    "a number too great": changed("A01", range=10),
    "half a number": changed("A01", range=1.5),
    "no directions": changed("A01", directions=None),
    "strange directions": changed("A01", directions="up"),
    "directions for nothing": changed("A04", directions="all"),
    "a Sentry that does not fire": changed("N04", fires=None),
    "a Sentry with a range": changed("N04", range=3),
    "something else that fires": changed("N01", fires="line"),
    "a DLC without a price": changed("D06", named=None),
    "a price of Portals": changed("D06", named="N01"),
    "a Widget with a price": changed("W01", named="A01"),
    "an empty name": changed("A01", name=""),
    "a name too long": changed("A01", name="n" * 41),
    "no text": changed("A01", text=None),
    "a text too long": changed("A01", text="t" * 701),
    "a field of ones own": changed("A01", color="red"),
}
# What no schema can say: it needs all cards at once, or to know ours.
BEYOND = {
    "too few cards": without("W", "A", "D"),
    "an id twice": {**our_cards(), "cards": [*our_cards()["cards"], our_cards()["cards"][0]]},
    "a name of ours with another id": changed("A01", id="A50"),
    "two blanks": changed("A01", text="one  two"),
    "nearer than it reaches": changed("A01", least=4),
    "a price that is not there": changed("D06", named="A99"),
}


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize("name", GOOD)
def test_schema_and_check_admit_what_can_be_played_with(name: str) -> None:
    SCHEMA.validate(GOOD[name])
    assert admitted(GOOD[name])


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize("name", BAD)
def test_schema_and_check_refuse_what_is_no_card_file(name: str) -> None:
    assert not SCHEMA.is_valid(BAD[name])
    assert not admitted(BAD[name])


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize("name", BEYOND)
def test_some_of_it_the_check_alone_can_say(name: str) -> None:
    SCHEMA.validate(BEYOND[name])
    assert not admitted(BEYOND[name])


CARDS = st.sampled_from([card["id"] for card in our_cards()["cards"]])
FIELDS = st.sampled_from(
    [
        *("id", "name", "category", "copies", "does", "fires", "directions", "steps", "range"),
        *("least", "radius", "digit", "cards", "zombs", "named", "short", "text", "flavor"),
    ]
)
ANYTHING = (
    st.none()
    | st.integers(-1, 12)
    | st.text(max_size=9)
    | st.sampled_from(["all", "line", "sentry", "widget", "dlc", "A01", "W01", "legs", "throw"])
)


@pytest.mark.rule("GG-306")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(CARDS, FIELDS, ANYTHING)
def test_whatever_can_be_played_with_is_as_the_schema_says(
    card: str, field: str, value: Any
) -> None:
    told = changed(card, **{field: value})
    if admitted(told):
        SCHEMA.validate(told)
