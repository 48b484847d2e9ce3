"""Packs of other words (GL-141)."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from parlour.arena.playing import play_out
from parlour.contract import Advice, BadSetup
from parlour.games.gridl import GAME
from parlour.games.gridl.bots import BOTS
from parlour.games.gridl.cells import BY_NAME, row_of
from parlour.games.gridl.commands import words
from parlour.games.gridl.minds.characters import PACKS, giver_with, guesser_with
from parlour.games.gridl.moves import Guess
from parlour.games.gridl.pack_file import FORMAT, BadPack, read_pack
from parlour.games.gridl.word_packs import example
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain

POLES = {
    "aaish": {"high": ["loud", "noisy", "deafening"], "low": ["silent", "quiet", "hushed"]},
    "aeish": {"high": ["big", "huge", "giant"], "low": ["tiny", "small", "little"]},
}
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def pack(cards: int = 12, **more: Any) -> dict[str, Any]:
    """One of words that nobody knows."""
    made = [f"{a}{b}ish" for a in LETTERS for b in LETTERS][: 4 * cards]
    return {
        "format": FORMAT,
        "title": "Made-up words",
        "cards": [
            {"magenta": made[4 * n : 4 * n + 2], "navy": made[4 * n + 2 : 4 * n + 4]}
            for n in range(cards)
        ],
        **more,
    }


def start(players: int, contents: dict[str, Any], **options: str) -> Any:
    return GAME.start(players, Seeded("pack"), {"pack": json.dumps(contents), **options})


@pytest.mark.rule("GL-141")
@pytest.mark.parametrize(("side", "first"), [("magenta", "aaish"), ("navy", "acish")])
def test_a_game_is_played_with_the_words_of_the_pack(side: str, first: str) -> None:
    game = start(2, pack(), words=side)
    for seat in (0, 1):
        game.play(seat, GAME.notation.read("name 1"))
    drawn = GAME.view(game, None)["card"]
    told = [card[side] for card in pack()["cards"]]
    assert drawn in told
    assert told[0][0] == first


@pytest.mark.rule("GL-141")
def test_a_table_needs_two_cards_for_every_turn() -> None:
    assert start(2, pack(12)).table.word_deck
    with pytest.raises(BadSetup, match="4 players need 24 word cards, and the pack has 12"):
        start(4, pack(12))
    assert start(4, pack(24)).table.word_deck


ALPHABETS = [
    pytest.param("\u0430\u0431\u0432\u0433\u0434\u0435\u0436", id="Cyrillic"),
    pytest.param("\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6", id="Hebrew"),
    pytest.param("\u3042\u3044\u3046\u3048\u304a\u304b\u304d", id="Hiragana"),
    pytest.param("\u0915\u0916\u0917\u0918\u091a\u091b\u091c", id="Devanagari"),
    pytest.param("\u02d0\u02d1", id="two signs that no language writes"),
]


@pytest.mark.rule("GL-141", "GL-131", "GL-135")
@pytest.mark.parametrize("bot", ["steady", "random"])
@pytest.mark.parametrize("letters", ALPHABETS)
def test_bots_play_with_words_of_any_alphabet(letters: str, bot: str) -> None:
    """None of the things they could name is written in it."""
    words = ["".join(each) for n in (2, 3, 4, 5) for each in product(letters, repeat=n)]
    made = pack()
    for n, card in enumerate(made["cards"]):
        card["magenta"], card["navy"] = words[4 * n : 4 * n + 2], words[4 * n + 2 : 4 * n + 4]
    match = play_out(GAME, [bot] * 2, "any alphabet", {"pack": json.dumps(made)})
    assert len(match.game.table.past) == 6
    assert all(turn.clue for turn in match.game.table.past)


def doubled(made: dict[str, Any]) -> None:
    made["cards"][3]["navy"][0] = made["cards"][0]["magenta"][0].upper()


def strange(made: dict[str, Any]) -> None:
    made["cards"][0]["magenta"][0] = "two\u202ewords"


def signs(made: dict[str, Any]) -> None:
    made["cards"][0]["magenta"][0] = "\u2605\u2605"


def of_full_width(made: dict[str, Any]) -> None:
    made["cards"][0]["magenta"][0] = "\uff21\uff42"


def numbered(made: dict[str, Any]) -> None:
    made["cards"][0]["magenta"][0] = "B4"


def of_no_card(made: dict[str, Any]) -> None:
    made["poles"] = {"Sour": {"high": ["acid"], "low": ["sweet"]}}


def three(made: dict[str, Any]) -> None:
    made["cards"][0]["magenta"].append("more")


def of_another_form(made: dict[str, Any]) -> None:
    made["format"] = "gridl-words/9"


@pytest.mark.rule("GL-141")
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (doubled, "2 times"),
        (strange, "is no word"),
        (numbered, "is no word"),
        (signs, "is no word"),
        (of_full_width, "write 'Ab'"),
        (of_no_card, "which is on no card"),
        (three, "card 1, magenta: expected a list of 2"),
        (of_another_form, "its format is"),
    ],
)
def test_a_pack_that_cannot_be_played_with_is_refused_with_the_reason(
    spoil: Callable[[dict[str, Any]], None], said: str, tmp_path: Path
) -> None:
    made = pack()
    spoil(made)
    with pytest.raises(BadSetup, match=said):
        start(2, made)
    file = tmp_path / "pack.json"
    file.write_text(json.dumps(made), "utf-8")
    checked = CliRunner().invoke(words, ["check", str(file)])
    assert checked.exit_code == 1
    assert said in checked.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "it is not JSON (Input data was truncated)"),
        ("{]", "it is not JSON (object keys must be strings (byte 1))"),
        ("[]", "expected an object, got a list"),
        ("[" * 60_000, "expected an object, got a list"),
        ("\ud800", "it holds letters that no text can hold"),
        (
            '{"format":"gridset-blueprint/1"}',
            f"its format is '{FORMAT}', not 'gridset-blueprint/1'",
        ),
        ("{}", "format is missing"),
        ('{"\\u001bid":1}', r"there is no field '\x1bid'"),
        ('{"title":7}', "title: expected a text, got a whole number"),
        ('{"title":""}', "title: expected a text of at least 1 letter"),
        ('{"cards":[{"magenta":["a","b"]}]}', "card 1: navy is missing"),
        (
            f'{{"cards":[{{"navy":["a","{"b" * 25}"]}}]}}',
            "card 1, navy 2: expected a text of at most 24 letters",
        ),
        ('{"poles":{"a":{"up":[]}}}', "poles: there is no field 'up'"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_plain_words(text: str, said: str) -> None:
    with pytest.raises(BadPack) as error:
        read_pack(text)
    assert str(error.value) == said


@pytest.mark.rule("GL-141")
def test_what_a_pack_bans_is_refused_and_of_other_words_nothing_is_known() -> None:
    game = start(2, pack(banned={"aaish": {"forms": ["aaishly"], "synonyms": ["zippy"]}}))
    table = game.table
    for text in ("name 1", "word 1 row", "word 1"):
        for seat in game.waiting():
            game.play(seat, GAME.notation.read(text))
    table.words = [0, 4]  # aaish and aeish
    refused = {
        clue: game.refuse(0, GAME.notation.read(f"clue {clue}"))
        for clue in ("aaishly", "zippy", "aeish", "aeishly", "volcano")
    }
    assert refused == {
        "aaishly": "GL-50",
        "zippy": "GL-51",
        "aeish": "GL-50",
        "aeishly": None,
        "volcano": None,
    }


def test_a_pack_is_checked_at_the_terminal_and_there_is_one_to_begin_from(tmp_path: Path) -> None:
    file = tmp_path / "pack.json"
    file.write_text(json.dumps(pack(24)), "utf-8")
    checked = CliRunner().invoke(words, ["check", str(file)])
    assert checked.exit_code == 0
    assert checked.output == (
        "Made-up words: 24 cards, enough for any table.\n"
        "Note: bots will be guessing at 96 words that have no poles.\n"
    )
    shown = CliRunner().invoke(words, ["show"])
    assert json.loads(shown.output) == example()


def test_packs_that_mean_the_same_are_kept_alike() -> None:
    made = pack()
    once = GAME.settle_options(2, {"pack": json.dumps(made)})["pack"]
    again = dict(reversed(list(made.items())))
    assert GAME.settle_options(2, {"pack": json.dumps(again, indent=3)})["pack"] == once
    assert GAME.settle_options(2, {"pack": once})["pack"] == once


def with_pack(**more: Any) -> Any:
    """A cooperative game of made-up words, at the moment when the clue is given."""
    game = start(2, pack(**more))
    for said in ("name 1", "word 1 row", "word 1"):
        for seat in game.waiting():
            game.play(seat, GAME.notation.read(said))
    game.table.words = [0, 4]  # aaish and aeish
    return game


def advised(game: Any, seat: int) -> Advice:
    return BOTS["steady"]().advise(
        GAME.bot_view(game, seat), game.offer(seat, Seeded("offer")), Seeded("bot")
    )


@pytest.mark.rule("GL-141")
def test_bots_understand_a_word_by_the_poles_that_a_pack_brings() -> None:
    game = with_pack(poles=POLES)
    game.table.key = BY_NAME["E5"]
    given = advised(game, 0)
    assert "new word" not in plain(given.reason)
    assert "very aaish to me, and very aeish" in plain(given.reason)
    game.play(0, GAME.notation.read("clue rock concert"))
    guess = advised(game, 1)
    assert isinstance(guess.move, Guess)
    assert row_of(guess.move.cells[0]) >= 3  # a rock concert is loud, and so is what aaish means
    assert "new word" not in plain(guess.reason)


@pytest.mark.rule("GL-141")
def test_bots_say_that_they_guess_at_words_without_poles() -> None:
    game = with_pack(poles={"aaish": POLES["aaish"]})
    new = "Aeish is a new word to me, so I was guessing."
    given = advised(game, 0)
    assert plain(given.reason).endswith(f"aaish to me. {new}")
    game.play(0, given.move)
    assert plain(advised(game, 1).reason).endswith(f"aaish to me. {new}")
    game = with_pack()
    both = "Aaish and aeish are new words to me, so I was guessing."
    given = advised(game, 0)
    assert plain(given.reason) == both
    game.play(0, given.move)
    assert plain(advised(game, 1).reason) == both


@pytest.mark.rule("GL-141", "GL-R11")
def test_what_no_list_knows_of_a_foreign_word_is_left_to_the_vote() -> None:
    """With poles, which are for bots: what they name may be said, and objected to."""
    game = start(4, pack(24, poles=POLES))
    while type(game.choice).__name__ != "GivingClue":
        for seat in game.waiting():
            game.play(seat, game.moves(seat)[0])
    game.table.words = [0, 4]
    assert GAME.why(game, game.table.gridmaster, GAME.notation.read("clue noisy")) is None
    game.play(game.table.gridmaster, GAME.notation.read("clue noisy"))
    objector = game.waiting()[0]
    assert GAME.why(game, objector, GAME.notation.read("object")) is None


def test_bots_play_a_whole_game_with_a_pack_and_remember_only_so_many_of_them() -> None:
    for n in range(3):
        options = {"pack": json.dumps(pack(poles=POLES, title=f"Pack {n}"))}
        match = play_out(GAME, ["steady", "easy"], "pack", options)
        assert all(turn.clue for turn in match.game.table.past)
    assert giver_with.cache_info().maxsize == guesser_with.cache_info().maxsize == PACKS
