"""GL-5, GL-R9. The cards and the lists that come with the game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.clue_judge import refuse_clue
from parlour.games.gridl.word_cards import CARDS, MAGENTA, NAVY, printed_pack
from parlour.games.gridl.word_lists import FOLDER, printed_lists

# By the version of the rules, which is what a record names: the version of the lists that clues are
# judged by, what these lists are, and what the cards are.
KNOWN = {1: ("1", "20ef8ce7902eab9a", "24bfcd29bd66a21e")}


@pytest.mark.rule("GL-5")
def test_there_are_85_cards_with_two_words_a_side() -> None:
    assert len(CARDS) == 85
    assert CARDS[0] == ("Playful", "Round", "Versatile", "Imminent")
    assert CARDS[0].side(MAGENTA) == ("Playful", "Round")
    assert CARDS[0].side(NAVY) == ("Versatile", "Imminent")
    words = [word for card in CARDS for word in card]
    assert len({word.casefold() for word in words}) == 340
    assert {*printed_pack().words(MAGENTA), *printed_pack().words(NAVY)} == set(words)


def test_of_every_printed_word_poles_and_forms_are_known() -> None:
    for word in {*printed_pack().words(MAGENTA), *printed_pack().words(NAVY)}:
        high, low = printed_pack().poles[word]
        assert len(high) == len(low) == 3
        known = printed_lists().known(word)
        assert known is not None
        assert word.casefold() in known.forms
        assert known.synonyms
        assert known.antonyms


def test_the_poles_of_a_word_are_of_like_or_opposite_meaning_unless_they_are_things() -> None:
    poles = printed_pack().poles
    judged = [
        refuse_clue(pole, (word, word), printed_lists()) is not None
        for word in poles
        for pole in (*poles[word].high, *poles[word].low)
    ]
    assert sum(judged) > 0.9 * len(judged)


def test_the_corrections_by_hand_are_in_the_lists() -> None:
    edits = json.loads((FOLDER / "banned_edits.json").read_text("utf-8"))
    banned = json.loads((FOLDER / "banned.json").read_text("utf-8"))["words"]
    for word, changes in edits["words"].items():
        for kind, change in changes.items():
            found = set(banned[word][("forms", "synonyms", "antonyms").index(kind)])
            assert found.issuperset(change.get("add", ()))
            assert found.isdisjoint(change.get("remove", ()))
    compounds = (FOLDER / "compounds.txt").read_text("utf-8").splitlines()
    assert set(edits["compounds"]) <= set(compounds)


def digest(paths: Iterable[Path]) -> str:
    made = hashlib.sha256()
    for path in sorted(paths):
        made.update(path.read_bytes())
    return made.hexdigest()[:16]


def test_other_lists_or_cards_are_another_version_of_the_rules() -> None:
    """What was legal in a record could be refused by other lists, and other cards would lie there.
    So whoever changes them raises VERSION in the script that makes the lists, and `rules_version`;
    the former lists stay, with the rules that read them.
    """
    lists = [path for path in FOLDER.glob("*.*") if path.suffix in (".txt", ".json")]
    judging = digest(path for path in lists if path.stem != "banned_edits")
    found = (printed_lists().version, judging, digest([FOLDER.parent / "word_cards.csv"]))
    assert KNOWN[GAME.about.rules_version] == found
    versions = [known[0] for known in KNOWN.values()]
    assert len(set(KNOWN.values())) == len(KNOWN), "two versions of the rules are the same"
    assert versions == sorted(versions, key=int), "an older list in newer rules"
