"""GL-136, GL-140. What is said while a clue for a bot is typed: from the list of things alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

import pytest

from parlour.contract import Aid
from parlour.games.gridl import GAME
from parlour.games.gridl.aid import OFFERS, aid
from parlour.games.gridl.cells import CELLS
from parlour.games.gridl.clue_judge import refuse_clue
from parlour.games.gridl.minds.giver import Giver
from parlour.games.gridl.minds.guesser import Guesser
from parlour.games.gridl.moves import GiveClue
from parlour.games.gridl.rules.words_in_force import lists_of, words_in_force
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import number_of, start, to_clue, to_guess
from parlour.games.gridl.tests.test_word_packs import POLES, with_pack
from parlour.kernel.agenda import Game
from parlour.kernel.text import plain

NAMES = ["Ada", "Bea", "Cyd", "Dot", "Eve", "Fay", "Gil"]
PUBLIC = ("words", "pack", "coop", "teams", "guessing", "gridmaster", "viewer")
CLUES = (
    "volcano",
    "volc",
    "a volcano at night",
    "my spreadsheet",
    "Calm",
    "silent",
    "7",
    "…",
    "猫",
)


def giving(players: int = 2, words: str = "Calm Luxurious") -> Game[Table]:
    """Seat 0 is about to give a clue to these words."""
    game = to_clue(start(players))
    game.table.words = [number_of(word) for word in words.split()]
    return game


def typed(game: Game[Table], clue: str, bots: Mapping[int, str], seat: int = 0) -> Aid | None:
    return GAME.aid(game, seat, GiveClue(clue), bots)


def said(game: Game[Table], clue: str, bots: Mapping[int, str]) -> str:
    found = typed(game, clue, bots)
    return plain(found.remark, NAMES) if found and found.remark else ""


@pytest.mark.rule("GL-136")
@pytest.mark.parametrize(
    ("clue", "told"),
    [
        ("volcano", "Bea knows this one well."),
        ("the Kittens", "Bea knows this one well."),
        ("hedghog", "Bea knows this as “hedgehog”."),
        ("a kitten in the snow", "Bea knows “kitten”, which comes close."),
        ("my neighbor's spreadsheet", "Bea does not know this, only its words."),
        ("calmness", ""),  # it is refused, and the reason is enough
    ],
)
def test_the_gridmaster_hears_how_well_the_bot_knows_what_she_types(clue: str, told: str) -> None:
    assert said(giving(), clue, {1: "steady"}) == told


@pytest.mark.rule("GL-136")
def test_several_bots_are_named_together_and_one_that_looks_nothing_up_by_itself() -> None:
    game = giving(7)
    assert said(game, "volcano", {2: "steady", 4: "bold"}) == "Cyd and Eve know this one well."
    assert said(game, "volcano", {2: "steady", 6: "easy"}) == (
        "Cyd knows this one well. Gil goes by the words alone."
    )


@pytest.mark.rule("GL-R29")
def test_an_adjective_is_doubted_while_it_is_typed_whoever_guesses() -> None:
    doubt = "Silent is an adjective; a clue is a noun or a phrase."
    assert said(giving(), "silent", {}) == doubt
    assert said(giving(), "silent", {1: "steady"}).startswith(doubt)


@pytest.mark.rule("GL-136")
def test_nothing_is_said_of_the_other_team_or_to_anybody_but_the_gridmaster() -> None:
    game = giving(7)
    assert typed(game, "volcano", {1: "steady", 3: "bold"}) == Aid()
    assert typed(game, "volcano", {}) == Aid()
    for seat in range(1, 7):
        assert typed(game, "volcano", {2: "steady"}, seat) is None
    after = to_guess(giving())
    assert typed(after, "volcano", {1: "steady"}, 1) is None


@pytest.mark.rule("GL-136")
def test_what_is_offered_goes_on_from_what_is_typed_and_may_be_said() -> None:
    game = giving(words="Cold Wild")
    found = typed(game, "roll", {1: "steady"})
    assert found is not None
    assert "roller coaster" in found.offers
    for begun in ("s", "ice", "c", "cold", "wild"):
        found = typed(game, begun, {1: "steady"})
        offers = found.offers if found else ()
        assert len(offers) <= OFFERS
        for offer in offers:
            assert refuse_clue(offer, words_in_force(game.table), lists_of(game.table)) is None
    alone = typed(game, "roller coaster", {1: "steady"})
    assert alone is not None
    assert "roller coaster" not in alone.offers


@pytest.mark.rule("GL-140", "GL-44", "GL-136")
def test_it_is_the_same_whatever_the_key_is_and_nobodys_mind_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(*_: Any) -> NoReturn:
        raise AssertionError("a mind was asked")

    monkeypatch.setattr(Guesser, "read", asked)
    monkeypatch.setattr(Giver, "hopes", asked)
    game = giving()
    bots = {1: "steady"}
    for clue in CLUES:
        told = []
        for key in range(CELLS):
            game.table.key = key
            told.append(typed(game, clue, bots))
        assert told == [told[0]] * CELLS
        # And so it must be: it is given no more than this to look at.
        view = GAME.view(game, 0)
        public = aid(GiveClue(clue), {name: view[name] for name in PUBLIC}, bots)
        assert public is not None
        assert told[0] in (public, Aid(None, public.offers), None)


@pytest.mark.rule("GL-141")
def test_words_of_a_pack_that_nobody_explains_are_told_to_be_new() -> None:
    new = "Bea knows this one well. Aaish and aeish are new words to Bea: expect a guess."
    assert said(with_pack(), "volcano", {1: "steady"}) == new
    assert said(with_pack(poles=POLES), "volcano", {1: "steady"}) == "Bea knows this one well."
