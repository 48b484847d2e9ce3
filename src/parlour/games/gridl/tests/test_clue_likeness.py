# ruff: noqa: RUF001 - some letters here are meant to look like others
"""GL-50, GL-51, GL-R9, GL-R37. The words on the board, their forms, and words of like meaning."""

from __future__ import annotations

import pytest

from parlour.games.gridl.tests.judged import fault, why


@pytest.mark.rule("GL-50", "GL-R9")
@pytest.mark.parametrize(
    ("word", "clue"),
    [
        *(("Loud", clue) for clue in ("loud", "LOUD music", "loudly", "the louder one", "loud’s")),
        *(("Loud", clue) for clue in ("Lòùd", "løud", "ｌｏｕｄ", "𝐋𝐨𝐮𝐝", "a loud-mouthed man")),
        *(("Loud", clue) for clue in ("lo-ud", "l.o.u.d.", "lo'ud", "lo/ud noises", "l o u d")),
        *(("Shy", clue) for clue in ("s h y", "s-h-y", "a shy's heart", "sh y-ness")),
        ("Loud", "loudspeaker"),
        ("Wild", "wildlife"),
        ("Wild", "Wildflowers"),
        ("Heavy", "heavyweight"),
        ("Fair", "county fair"),
        ("Heartwarming", "heart warming"),
        ("Heartwarming", "heart-warming tale"),
        ("Adventurous", "adventure"),
        ("Strange", "stranger"),
        ("Dangerous", "danger zone"),
        ("Luxurious", "luxury yacht"),
        ("Nervous", "wedding night nerves"),
        ("Scientific", "science fair"),
        ("Sunny", "sun"),
        ("Comfortable", "comfortably seated"),
        ("Cold", "ice-cold beer"),
        ("Cold", "cold turkey"),  # in a compound too, and in whatever sense
    ],
)
def test_an_axis_word_is_refused_in_every_form_and_spelling(word: str, clue: str) -> None:
    assert fault(clue, word) == "GL-50"
    assert fault(clue, "Wobbly", word) == "GL-50"


@pytest.mark.rule("GL-50", "GL-R9")
@pytest.mark.parametrize(
    ("word", "clue"),
    [
        ("Loud", "cloud"),
        ("Fair", "fairy"),
        ("Fast", "breakfast"),
        ("Shy", "Shylocks"),
        ("Candid", "candidate"),
        ("Tall", "Tallinn"),
        ("Loud", "lo and behold"),
        ("Loud", "duol"),
        ("Old", "mold"),
        ("Round", "ground"),
    ],
)
def test_mere_letters_are_no_axis_word(word: str, clue: str) -> None:
    assert fault(clue, word) is None


@pytest.mark.rule("GL-51", "GL-R9", "GL-R37")
@pytest.mark.parametrize(
    ("word", "clue"),
    [
        ("Dangerous", "a very safe place"),
        ("Dangerous", "hazard lights"),
        ("Loud", "silence"),
        ("Loud", "noise complaint"),
        ("Loud", "noises"),
        ("Loud", "quietly"),
        ("Loud", "the quietest room"),
        ("Loud", "noisily"),
        ("Creepy", "spooky castle"),
        ("Cruel", "kindness of strangers"),
        ("Rich", "poverty"),
        ("Crowded", "empty stadium"),
        ("Fair", "unfair"),
        ("Spiky", "unspiky"),
        ("Fluffy", "nonfluffy"),
        ("Honest", "dishonesty"),
        ("Cold", "white-hot steel"),
        ("Famous", "well-known"),
        ("Famous", "well known"),
        ("Rich", "hard up"),
    ],
)
def test_synonyms_and_antonyms_are_refused(word: str, clue: str) -> None:
    assert fault(clue, word) == "GL-51"
    assert fault(clue, "Wobbly", word) == "GL-51"


@pytest.mark.rule("GL-51", "GL-R37")
@pytest.mark.parametrize(
    ("word", "clue"),
    [
        ("Cold", "glacier"),
        ("Sour", "lemon"),
        ("Evil", "demon"),
        ("Nocturnal", "night"),
        ("Aggressive", "vulture"),
        ("Bright", "silk"),
        ("Calm", "thunder"),
        ("Royal", "king"),
        ("Loud", "silencer"),
        ("Vintage", "evening news"),
        ("Heavy", "traffic lights"),
        ("Strange", "alien"),
        ("Sticky", "glue"),
        ("Hopeful", "black coffee"),
        ("Fashionable", "yoga class"),
        ("Powerful", "influencer"),
        ("Healthy", "we'll meet again"),
        ("Fair", "just married"),
        ("Windy", "unwind"),
        ("Proud", "cat stuck up a tree"),
    ],
)
def test_a_thing_that_has_the_quality_passes(word: str, clue: str) -> None:
    assert fault(clue, word) is None


@pytest.mark.rule("GL-51", "GL-R9")
@pytest.mark.parametrize(
    ("word", "clue"),
    [
        ("Cold", "hot dog"),
        ("Cold", "hot dogs"),
        ("Cold", "Hot-dog stand"),
        ("Cold", "the hot dog's bun"),
        ("Beautiful", "science fair"),
        ("Friendly", "social media"),
        ("Fresh", "old age"),
    ],
)
def test_a_synonym_inside_a_dictionary_compound_passes(word: str, clue: str) -> None:
    assert fault(clue, word) is None


@pytest.mark.rule("GL-51")
def test_a_compound_frees_only_its_own_words() -> None:
    assert fault("hot dog", "Cold") is None
    assert fault("hot hot dog", "Cold") == "GL-51"
    assert fault("high technology", "Futuristic") == "GL-51"  # itself a synonym


@pytest.mark.rule("GL-50", "GL-51")
@pytest.mark.parametrize(
    ("clue", "because"),
    [
        ("loud", "Loud is one of the words on the board."),
        ("loudly", "Loudly is a form of Loud, one of the words on the board."),
        ("loudspeaker", "Loudspeaker begins with Loud, one of the words on the board."),
        ("lo-ud", "Lo ud spells Loud, a word on the board."),
        ("lo-udly", "Lo udly spells a form of Loud, a word on the board."),
        ("noises", "Noises means much the same as Loud, a word on the board."),
        ("silence", "Silence is an opposite of Loud, a word on the board."),
    ],
)
def test_the_reason_names_the_word_and_the_board(clue: str, because: str) -> None:
    assert why(clue) == because
