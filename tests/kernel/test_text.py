"""Texts: words with the things that they name, made without names and printed with them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.codec import Malformed, from_wire, to_wire
from parlour.kernel.text import (
    Part,
    Text,
    Thing,
    addressed,
    joined,
    named,
    plain,
    player,
    rule,
    text,
)

KINDS = {"Text": Text, "Thing": Thing}
PAWN = Thing("piece", "p3", "blue pawn")
CELL = Thing("place", "1 3 0", "b4")
CARD = Thing("card", "G1R4", "Red Relay")
letters = st.text(st.characters(codec="utf-8", exclude_characters="{}"), max_size=8)
things = st.builds(Thing, st.sampled_from(["card", "player2", "piece"]), letters, letters)
parts = st.recursive(
    letters | things | st.integers(0, 99),
    lambda inner: st.lists(inner, max_size=3).map(joined),
    max_leaves=6,
)


def test_a_text_prints_what_its_things_are_called() -> None:
    said = text("{} captures {} on {}.", player(1), PAWN, CELL)
    assert said.words == ("", " captures ", " on ", ".")
    assert [thing.sort for thing in said.things] == ["player", "piece", "place"]
    assert plain(said, ["Ada", "Bob"]) == "Bob captures blue pawn on b4."


def test_a_rule_does_not_know_names_so_a_player_without_one_goes_by_number() -> None:
    said = text("It is {}'s turn.", player(1))
    assert plain(said) == str(said) == "It is Player 2's turn."
    assert plain(said, ["Ada", "Bob"]) == "It is Bob's turn."
    assert plain(said, ["Ada"]) == "It is Player 2's turn."


def test_names_are_filled_in_for_players_alone_and_once() -> None:
    said = text("{} has {}.", player(0), CARD)
    known = named(said, ["Ada", "Bob"])
    assert known.things == (Thing("player", "0", "Ada"), CARD)
    assert named(known, ["Eve"]) == known
    assert said.things[0].name == ""


def test_words_and_numbers_and_texts_are_spliced_in() -> None:
    inner = text("{} and {}", PAWN, CELL)
    said = text("You need {} {}: {}.", 5, "red", inner)
    assert said == Text(("You need 5 red: ", " and ", "."), (PAWN, CELL))


def test_a_rule_is_called_by_its_id() -> None:
    assert plain(text("You need 5 red. ({})", rule("GIZ-41"))) == "You need 5 red. (GIZ-41)"


def test_a_name_that_begins_a_sentence_is_capitalized() -> None:
    assert str(text("{} is stuck.", PAWN)) == "Blue pawn is stuck."
    assert str(text("Stop! {} is stuck. {} moved.", PAWN, PAWN)) == (
        "Stop! Blue pawn is stuck. Blue pawn moved."
    )
    assert str(text("{} is stuck.", text("your {}", PAWN))) == "Your blue pawn is stuck."


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (text("{}, jump", PAWN), "blue pawn, jump"),
        (text("You lost {}.", PAWN), "You lost blue pawn."),
        (text("{}{} is stuck.", CELL, PAWN), "b4blue pawn is stuck."),
        (text("{} is taken.", CELL), "b4 is taken."),
    ],
    ids=["no sentence", "not at the beginning", "not alone", "no word"],
)
def test_whatever_else_is_printed_as_it_is(said: Text, printed: str) -> None:
    assert str(said) == printed


def test_a_player_is_spelled_as_they_spell_themselves() -> None:
    assert plain(text("{} waits.", player(0)), ["ada"]) == "ada waits."


@pytest.mark.parametrize(
    ("listed", "printed"),
    [([], ""), ([PAWN], "blue pawn"), ([1, 2], "1 and 2"), ([CELL, "c1", 3], "b4, c1 and 3")],
)
def test_a_list_reads_like_one(listed: list[Part], printed: str) -> None:
    assert str(joined(listed)) == printed


def test_a_list_may_offer_a_choice() -> None:
    assert str(joined(["red", "blue"], "or")) == "red or blue"


def test_a_template_has_a_place_for_every_part() -> None:
    with pytest.raises(AssertionError):
        text("{} and {}", PAWN)
    with pytest.raises(AssertionError):
        text("nothing", PAWN)


def test_words_stand_around_every_thing() -> None:
    with pytest.raises(AssertionError):
        Text(("one",), (PAWN,))


def test_texts_are_values() -> None:
    assert text("{} is stuck", PAWN) == text("{} is stuck", Thing("piece", "p3", "blue pawn"))
    assert text("{} is stuck", PAWN) != text("{} is stuck", CELL)
    assert len({text("{}", PAWN), text("{}", PAWN), text("{}", CELL)}) == 2


def test_a_text_is_sent_as_plain_data() -> None:
    assert to_wire(text("On {}.", CELL)) == {
        "kind": "Text",
        "words": ["On ", "."],
        "things": [{"kind": "Thing", "sort": "place", "id": "1 3 0", "name": "b4"}],
    }
    with pytest.raises(Malformed):
        from_wire({"kind": "Text", "words": [1], "things": []}, KINDS)


@given(st.lists(parts, max_size=4))
def test_every_text_comes_back_from_the_wire_as_it_was(listed: list[Part]) -> None:
    said = joined(listed)
    back = from_wire(to_wire(said), KINDS)
    assert back == said
    assert hash(back) == hash(said)
    assert str(back) == str(said)


@given(st.lists(parts, min_size=1, max_size=4))
def test_splicing_prints_the_same_as_printing_each(listed: list[Part]) -> None:
    def alone(part: Part) -> str:
        return part.name if isinstance(part, Thing) else str(part)

    template = ", ".join(["{}"] * len(listed)) + ":"
    assert str(text(template, *listed)) == ", ".join(map(alone, listed)) + ":"


def test_what_is_the_readers_own_is_called_your() -> None:
    taken = text("{} jumped {}'s pawn.", player(0), player(1))
    assert plain(addressed(taken, 1), ["Ada", "Bob"]) == "Ada jumped your pawn."
    for other in (0, None):
        assert addressed(taken, other) == taken
    assert plain(addressed(text("{}'s turn.", player(1)), 1)) == "Your turn."
    assert plain(addressed(text("{} 's on.", player(1)), 1)) == "Player 2 's on."
    assert plain(addressed(text("{}'sel.", player(1)), 1)) == "Player 2'sel."
