"""Two friends who have never compared notes: what the minds of bots do, and what they may not."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from parlour.games.gridl.cells import CELLS
from parlour.games.gridl.minds.cells import POINTS, pointing
from parlour.games.gridl.minds.characters import CHARACTERS, giver, guesser
from parlour.games.gridl.minds.foreign import Stranger
from parlour.games.gridl.minds.giver import Given
from parlour.games.gridl.minds.knows import house_knows
from parlour.games.gridl.minds.lookup import LONGEST
from parlour.games.gridl.minds.poles import names_a_pole, poles
from parlour.games.gridl.minds.stored import DATA
from parlour.games.gridl.minds.why import (
    opening,
    quoted,
    said_of_guess,
    unusual,
    why_given,
    why_guessed,
)
from parlour.games.gridl.word_cards import Poles
from parlour.kernel.luck import Seeded

MOST_BYTES = 30_000_000
JUNK = [
    "",
    " ",
    "🦄🦄🦄",
    "\u202e\x00\x07",
    "кошка на клавиатуре",
    "猫",
    "a" * 10_000,
    "very " * 2_000,
    "<b>kitten</b>",
    "z̷̢̛a̴l̸g̵o̶" * 50,
    "--- ''' ...",
    "qwzx vbrtk",
]


def anything(_: str) -> bool:
    return True


def give(seed: str, used: tuple[str, ...] = (), character: str = "steady", key: int = 7) -> Given:
    given = giver(character).clue("Calm", "Luxurious", key, (), used, anything, Seeded(seed))
    assert given is not None
    return given


def test_a_guess_is_worth_less_the_farther_it_is_from_the_key() -> None:
    assert [POINTS[12][cell] for cell in (12, 13, 7, 8, 14, 0)] == [3, 2, 2, 1, 0, 0]
    assert POINTS.sum() == 299  # of 625 pairs, as the solution cards say


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_covered_cell_is_never_guessed_or_thought_the_key(character: str) -> None:
    for seed in range(25):
        covered = tuple(cell for cell in range(CELLS) if (cell + seed) % 5 < 4)
        for clue in ("kitten", "a sad song about trains", ""):
            read = guesser(character).read("Calm", "Tiny", clue, covered)
            assert read.cell not in covered
            assert not any(read.chances[cell] for cell in covered)
            assert sum(read.chances) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_giver_names_no_thing_twice_and_none_that_the_judge_refuses(character: str) -> None:
    refused = set(giver(character).opinion.things[::2])
    used: list[str] = []
    luck = Seeded("twice")
    for _ in range(24):
        given = giver(character).clue(
            "Evil", "Soft", 3, (4, 9), used, lambda clue: clue not in refused, luck
        )
        assert given is not None
        assert given.clue not in used
        assert given.clue not in refused
        used.append(given.clue)


def test_a_giver_to_whom_nothing_is_left_says_nothing() -> None:
    steady = giver("steady")
    assert steady.clue("Evil", "Soft", 3, (), steady.opinion.things, anything, Seeded("x")) is None
    assert steady.clue("Evil", "Soft", 3, (), (), lambda _: False, Seeded("x")) is None


def test_the_same_luck_gives_the_same_clue_and_other_luck_others() -> None:
    assert give("one") == give("one")
    assert len({give(str(seed), key=12).clue for seed in range(20)}) > 1


def test_a_giver_names_no_pole_of_its_words_and_no_ordinal() -> None:
    assert names_a_pole("razor wire", ("Sharp",)) == ("razor" in poles()["sharp"].high)
    assert names_a_pole(f"two {poles()['calm'].high[0]}s", ("Loud", "Calm"))
    assert not names_a_pole("kitten", ("Calm", "Loud"))
    steady = giver("steady")
    for key in range(CELLS):
        left = [thing for thing in steady.opinion.things if thing != "first date"]
        assert steady.clue("Calm", "Wild", key, (), left, anything, Seeded("x")) is None


def test_giver_and_guesser_hold_different_opinions_and_share_nothing() -> None:
    for name, other in product(CHARACTERS, CHARACTERS):
        gives, guesses = giver(name).opinion, guesser(other, name).opinion
        assert gives is not guesses
        assert not np.shares_memory(gives.levels, guesses.levels)
        assert not np.shares_memory(gives.bins, guesses.bins)
        assert not np.array_equal(gives.levels, guesses.levels)
        follows = guesser(other, name).reader, guesser(other, name).hearsay
        assert CHARACTERS[name].gives == "first" or follows == (None, None)
    assert guesser("steady").opinion is not giver("steady").opinion


def test_a_giver_takes_for_granted_that_people_point_where_a_thing_stands_or_next_to_an_x() -> None:
    a1, a2, b1, c3 = 0, 5, 1, 12
    assert np.array_equal(pointing(()), np.eye(CELLS))
    beside = pointing((a1, c3))
    assert [beside[a1][cell] for cell in (a1, a2, b1)] == [0, 0.5, 0.5]
    assert beside[c3].max() == 0.25
    assert np.allclose(beside.sum(axis=1), 1)


def test_of_things_as_fit_a_giver_names_one_that_has_to_do_with_the_words() -> None:
    steady = giver("steady")
    rows = steady.opinion.row_of
    flight = steady.bearing.on("Loud")
    assert flight[rows["rock concert"]] > flight[rows["pearl"]]
    told = [steady.telling("Loud", "Calm", key) for key in (0, 12)]
    assert not told[0].any()  # at the ends of both words a thing has to do with them
    assert told[1][rows["rock concert"]] > told[1][rows["pearl"]]
    assert not steady.bearing.on("Xqzvt").any()


def test_a_pair_of_words_promises_more_if_things_fit_every_key() -> None:
    steady = giver("steady")
    found = [steady.promise("Calm", word, (0, 7)) for word in ("Luxurious", "Loud", "Xqzvt")]
    assert 3 > found[0] > found[1] > found[2] > 0


def test_a_clue_is_known_in_any_number_case_article_and_spelling() -> None:
    knows = house_knows()
    for typed in ("Kittens", "the KITTEN", "a kitten!", "kitten\N{RIGHT SINGLE QUOTATION MARK}s"):
        assert knows.how_well(typed) == "thing"
        assert knows.thing(typed) == "kitten"
    assert knows.thing("great white sharks") == "great white shark"
    assert knows.thing("hedghog") == "hedgehog"
    assert knows.how_well("a kitten in the snow") == "close"
    assert knows.how_well("my neighbor's spreadsheet") == "words"
    assert knows.how_well("…") == "nothing"
    assert knows.offers("roll")[0] == "roller coaster"
    assert "great white shark" in knows.offers("shark")
    assert knows.offers("") == ()


def test_what_is_known_of_a_clue_is_what_the_guesser_knows() -> None:
    assert house_knows().names.things == guesser("steady").names.things


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk[:12]))
def test_junk_is_read_without_failing(junk: str) -> None:
    for character in ("steady", "easy"):
        read = guesser(character).read("Calm", "Tiny", junk, (12,))
        assert read.cell != 12
        assert sum(read.chances) == pytest.approx(1, abs=1e-4)
    house_knows().how_well(junk)
    house_knows().offers(junk)
    assert len(junk) <= LONGEST or house_knows().thing(junk) is None


def test_words_are_made_sense_of() -> None:
    read = guesser("steady").read
    for row, column, clue, high in (
        ("Cold", "Dangerous", "Arctic expedition", (True, True)),
        ("Delicious", "Edible", "warm apple crumble", (True, True)),
        ("Delicious", "Heavy", "rusty iron anvil", (False, True)),
        ("Funny", "Soft", "broken concrete wall", (False, False)),
    ):
        reading = read(row, column, clue, ())
        assert (reading.row_level > 2, reading.column_level > 2) == high, clue


@pytest.mark.rule("GL-141")
def test_of_a_foreign_word_a_bot_makes_what_kindred_words_say_and_says_that_it_guesses() -> None:
    noisy = guesser("steady").stranger.things("Noisy")
    assert noisy is not None
    rows = giver("steady").opinion.row_of
    assert noisy[rows["rock concert"]][4] > noisy[rows["library"]][4]
    assert noisy[rows["drum kit"]][4] > noisy[rows["pebble"]][4]
    for word in ("Noisy", "Xqzvt"):
        given = giver("steady").clue(word, "Calm", 24, (), (), anything, Seeded("pack"))
        assert given is not None
        assert given.guessing
        assert given.row_level == 0
        assert guesser("steady").read(word, "Calm", given.clue, ()).guessing
    assert not guesser("steady").read("Loud", "Calm", "kitten", ()).guessing
    assert guesser("steady").read("Xqzvt", "Xqzvt", "kitten", ()).known == "nothing"


@pytest.mark.rule("GL-141")
def test_the_poles_that_a_pack_names_say_what_a_foreign_word_means() -> None:
    pack = {"Blorpy": Poles(("loud", "noisy", "deafening"), ("silent", "quiet", "hushed"))}
    spread = Stranger(giver("steady").opinion, pack).things("blorpy")
    assert spread is not None
    rows = giver("steady").opinion.row_of
    assert spread[rows["rock concert"]][4] > spread[rows["library"]][4]
    assert Stranger(giver("steady").opinion).things("blorpy") is None


def test_a_bot_says_why() -> None:
    assert why_given("lullaby", "Calm", 5, "Luxurious", 1) == (
        "A lullaby is very calm to me, and hardly luxurious."
    )
    assert why_guessed("pogo dance", None, "Calm", 2, "Tiny", 3) == (
        f"{quoted('pogo dance')} sounds not very calm to me, and somewhat tiny."
    )
    assert why_guessed("猫", None, "Calm", 0, "Tiny", 0) == (
        f"{quoted('猫')} says nothing to me, so I guessed."
    )


def test_a_bot_says_so_where_its_guess_is_not_what_it_takes_the_clue_for() -> None:
    e4, d3, d4 = 19, 13, 18
    assert said_of_guess(4, 5, (e4,), ()) == ""
    assert said_of_guess(4, 0, (d4,), ()) == ""  # of one word it has no idea
    assert said_of_guess(4, 5, (d3, e4), ()) == ""
    assert said_of_guess(4, 5, (d3,), ()) == "D3 seemed the safest guess"
    assert said_of_guess(4, 5, (d3,), (e4,)) == "D3 was as close as I could get"
    assert said_of_guess(4, 5, (d3, d4), (e4,)) == "D3 and D4 were as close as I could get"
    assert why_guessed("Godzilla", "Godzilla", "Calm", 1, "Rich", 3, (), "C2 will do") == (
        "Godzilla is hardly calm to me, and somewhat rich; C2 will do."
    )


@pytest.mark.parametrize(
    "said",
    [
        "An umbrella is", "A unicorn is", "A ukulele is", "A UFO is", "An X-ray is",
        "High heels are", "Godzilla is", "The Taj Mahal is", "Snow White is", "A Rubik's cube is",
        "The Sphinx is",
        "French fries are", "Rice is", "Losing your keys is", "Being lost at the zoo is",
        "Pinocchio's nose is", "Decorating the Christmas tree is", "A one-man band is",
    ],
)  # fmt: skip
def test_a_sentence_begins_with_any_thing_as_a_friend_would_say_it(said: str) -> None:
    assert said in {opening(thing) for thing in house_knows().names.things}


def test_what_begins_otherwise_is_a_thing_that_bots_know() -> None:
    assert set(unusual()) <= set(house_knows().names.things)
    assert all(opening.endswith((" is", " are")) for opening in unusual().values())


def test_the_licenses_of_what_the_data_were_made_from_lie_beside_them() -> None:
    folder = DATA.with_name("licenses")
    notice = (folder / "NOTICE.md").read_text("utf-8")
    told = (DATA.with_name("DATA.md")).read_text("utf-8")
    for name, begins in (
        ("Apache-2.0.txt", "Apache License"),
        ("CC-BY-SA-4.0.txt", "Attribution-ShareAlike 4.0 International"),
    ):
        assert (folder / name).read_text("utf-8").strip().startswith(begins)
        assert f"({name})" in notice
        assert f"(licenses/{name})" in told
    assert all(f"{name}.npz" in notice for name in ("reader", "glove", "bearing"))
    assert all(f"data/{file.name}" in told for file in DATA.iterdir())


def test_the_data_weigh_no_more_than_was_promised() -> None:
    assert sum(file.stat().st_size for file in DATA.iterdir()) < MOST_BYTES
