"""GG-306. Card files: what can be played with, what cannot, and how that is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from parlour.cli.commands import parlour
from parlour.contract import BadSetup
from parlour.contract.options import LONGEST_TEXT
from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.card_files import (
    BadCards,
    canonical,
    problems,
    read_cards,
    sound_cards,
)
from parlour.games.gadget_grid.cards import OURS, card_set
from parlour.games.gadget_grid.options import inspect
from parlour.games.gadget_grid.tests.own_cards import changed, our_cards, with_card, without
from parlour.kernel.luck import Seeded

STICK: dict[str, Any] = {
    "id": "W50",
    "name": "Big Stick",
    "category": "widget",
    "copies": 2,
    "does": "legs",
    "steps": 2,
    "short": "Walk on.",
    "text": "Take 2 steps more.",
}


def wrong(told: dict[str, Any] | str) -> list[str]:
    """All that is wrong with it."""
    text = told if isinstance(told, str) else json.dumps(told)
    try:
        return list(problems(read_cards(text)))
    except BadCards as error:
        return [str(error)]


def one_more(**fields: Any) -> dict[str, Any]:
    told = our_cards()
    card = {**STICK, **fields}
    told["cards"].append({field: value for field, value in card.items() if value is not None})
    return told


# ---------------------------------------------------------------------- what can be played with


@pytest.mark.rule("GG-306")
def test_our_own_cards_are_a_sound_file() -> None:
    assert wrong(OURS) == []
    assert len(canonical(read_cards(OURS)).encode()) < LONGEST_TEXT


@pytest.mark.rule("GG-306")
def test_names_numbers_copies_and_texts_may_be_ones_own() -> None:
    assert wrong(one_more()) == []
    assert wrong(changed("A01", copies=20, range=9, text="It flies far.", flavor="")) == []
    assert wrong(without("W", "E01", "D12", "D15")) != []  # DLC name what is not there
    longer = one_more(name="n" * 40, short="s" * 120, text="t" * 700, flavor="f" * 200)
    assert wrong(longer) == []
    sentry = {"category": "environment", "id": "N50", "does": "sentry", "steps": None}
    assert wrong(one_more(**sentry, fires="block", radius=2)) == []
    assert wrong(one_more(**sentry, fires="line", directions="cross")) == []


@pytest.mark.rule("GG-306")
def test_files_that_mean_the_same_are_kept_as_the_same_text() -> None:
    told = our_cards()
    told["cards"] = [dict(reversed(card.items())) for card in reversed(told["cards"])]
    kept = canonical(read_cards(json.dumps(told, indent=3)))
    assert kept == canonical(read_cards(OURS))
    assert canonical(read_cards(kept)) == kept
    assert [card.id for card in card_set(kept).cards.values()] == [
        card.id for card in card_set("").cards.values()
    ]


@pytest.mark.rule("GG-306")
def test_the_option_keeps_the_cards_of_a_file() -> None:
    text = json.dumps(one_more())
    settled = GAME.settle_options(3, {"cards": text})["cards"]
    assert settled == canonical(sound_cards(text))
    assert GAME.settle_options(3, {"cards": settled})["cards"] == settled
    assert GAME.settle_options(3, {})["cards"] == "parlours_own"


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_a_game_with_other_cards_comes_to_its_end(players: int) -> None:
    told = without("W14", "E09", "E10", "A07", "S", "N07")
    told["cards"] = [card for card in told["cards"] if card.get("named") != "W14"]
    for number, does in enumerate(("portal", "rubble", "malfunction"), 50):
        setup = {"id": f"S{number}", "name": f"Ground {number}", "category": "setup", "does": does}
        told["cards"].append({**STICK, **setup, "copies": 3})
        del told["cards"][-1]["steps"]
    told["cards"].append(STICK)
    assert wrong(told) == []
    game = GAME.start(players, Seeded("others"), {"cards": json.dumps(told)})
    assert 50 in game.table.catalog.cards
    luck = Seeded("moves")
    while game.choice is not None:
        seat = game.waiting()[0]
        move = game.choice.any(game, seat, luck)
        GAME.words.describe_move(move, GAME.view(game, seat))
        game.play(seat, move)
    assert GAME.result(game, ()) is not None


# ---------------------------------------------------------------------- what cannot


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize(
    ("told", "said"),
    [
        (one_more(id="E50"), "cards[76] E50: id: that of a widget card is W01 to W99"),
        (one_more(id="W00"), "cards[76] W00: id: that of a widget card is W01 to W99"),
        (
            one_more(id="W01"),
            "cards[76] W01: id: it is that of Mirror Universe: a card of another name needs "
            "another id",
        ),
        (
            changed("A01", name="Stone"),
            "cards[24] A01: id: it is that of Rock: a card of another name needs another id",
        ),
        (one_more(name="Rock"), "cards[76] W50: name: A01 has it, too"),
        (one_more(name=""), "cards[76] W50: name: it is empty"),
        (
            one_more(name="n" * 41),
            "cards[76] W50: name: it has 41 letters, and 40 is the most",
        ),
        (
            one_more(name="Two  blanks"),
            "cards[76] W50: name: it has signs that cannot be shown, or blanks where none belong",
        ),
        (one_more(name="Not A01"), "cards[76] W50: name: it looks like the id of a card"),
        (
            one_more(text="t" * 701),
            "cards[76] W50: text: it has 701 letters, and 700 is the most",
        ),
        (
            one_more(copies=21),
            "cards[76] W50: copies: there are from 1 to 20 of a card, not 21",
        ),
        (
            one_more(does="throw"),
            "cards[76] W50: does: a widget card does one of: swap, slide, seize, lasso, retrieve, "
            "hack, draw, legs, treats, dissolve, byoop, tractor, coupon, unsubscribe",
        ),
        (
            one_more(steps=None),
            "cards[76] W50: steps: a card that does 'legs' needs it; it is from 1 to 9",
        ),
        (one_more(steps=10), "cards[76] W50: steps: it is from 1 to 9, not 10"),
        (one_more(range=3), "cards[76] W50: range: a card that does 'legs' has none"),
        (one_more(fires="line"), "cards[76] W50: fires: a card that does 'legs' has none"),
        (
            one_more(directions="all"),
            "cards[76] W50: directions: a card that does 'legs' has none",
        ),
        (one_more(named="A01"), "cards[76] W50: named: only DLC have a price"),
        (
            changed("A01", least=4),
            "cards[24] A01: least: it is no more than the range, 3",
        ),
        (
            changed("A01", directions="up"),
            "cards[24] A01: directions: they are one of: all, straight, diagonal, laser, cross",
        ),
        (
            changed("N04", fires="bubbles"),
            "cards[43] N04: fires: a Sentry fires one of: line, star, block",
        ),
        (changed("D06", copies=2), "cards[59] D06: copies: there is 1 of each DLC"),
        (
            changed("D06", named="N01"),
            "cards[59] D06: named: it is the id of a Widget, Equipment or Attack Card of this file",
        ),
        (
            one_more(id="D50", category="dlc", does="duo", copies=1, steps=None, named="A01"),
            "cards[76] D50: does: another DLC does 'duo', too",
        ),
        (
            changed("S04", fires="line", directions="cross"),
            "cards[50] S04: name: N04 has it, too",
        ),
        ({**our_cards(), "title": ""}, "title: a line of at most 40 letters"),
    ],
)
def test_what_is_wrong_is_told_with_the_card_and_the_field(told: dict[str, Any], said: str) -> None:
    assert said in wrong(told)


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "it is not JSON (Input data was truncated)"),
        ("[]", "expected an object, got a list"),
        ("{}", "format: it is missing"),
        (json.dumps({**our_cards(), "format": "other/1"}), "format: the format is"),
        (json.dumps({**our_cards(), "size": 3}), "size: there is no such field"),
        (json.dumps(one_more(id="X1")), "cards[76] X1: id: an id is one of the letters WEANSD"),
        (json.dumps(one_more(color="red")), "cards[76] W50: color: there is no such field"),
        (json.dumps(one_more(copies="two")), "cards[76] W50: copies: expected a whole number"),
        (json.dumps(one_more(text=None)), "cards[76] W50: text: it is missing"),
        (json.dumps(one_more(category="spell")), "cards[76] W50: category: it is one of widget,"),
        (json.dumps({**our_cards(), "cards": [3]}), "cards[0]: expected an object"),
        ('{"cards": [{"id": 3', "cards[0]: id: expected a text, got a whole number"),
        ('{"cards": [{"id": ' + "[" * 9999, "cards[0]: id: expected a text, got a list"),
        (" " * (LONGEST_TEXT + 1), "a card file is at most 64 kB long"),
    ],
)
def test_what_has_not_the_form_of_a_card_file_is_told(text: str, said: str) -> None:
    (told,) = wrong(text)
    assert told.startswith(said)


@pytest.mark.rule("GG-306", "GG-36", "GG-41")
@pytest.mark.parametrize(
    ("told", "said"),
    [
        (without("W", "A"), "from 40 to 300 Widgets, Equipment and Attack Cards are needed"),
        (without("S"), "9 Setup Cards are needed, and it has 0"),
        (without("D0", "D1", "D2"), "4 DLC are needed besides one that scares Zombs"),
    ],
)
def test_a_file_has_enough_for_every_table(told: dict[str, Any], said: str) -> None:
    assert any(said in fault for fault in wrong(told))


@pytest.mark.rule("GG-306", "GG-29")
def test_environments_do_not_fill_the_grid() -> None:
    told = our_cards()
    for card in told["cards"]:
        if card["category"] == "environment":
            card["copies"] = 20
    assert wrong(told) == ["cards: at most 50 Environments are left to the Grid, and it has 140"]


@pytest.mark.rule("GG-306")
def test_a_table_is_not_laid_with_cards_that_will_not_do() -> None:
    with pytest.raises(BadSetup, match=r"cards\[76\] W50: steps: .*\(GG-306\)"):
        GAME.settle_options(3, {"cards": json.dumps(one_more(steps=10))})
    with pytest.raises(BadSetup, match="option cards is one of parlours_own, or a text"):
        GAME.settle_options(3, {"cards": "theirs"})


@pytest.mark.rule("GG-306")
def test_a_designer_hears_all_that_is_wrong() -> None:
    assert inspect("cards", OURS) == {"errors": [], "title": "Parlour's cards", "cards": 168}
    report = inspect("cards", json.dumps(one_more(steps=10, copies=0)))
    assert len(report["errors"]) == 2
    assert inspect("cards", "{")["cards"] == 0


# ---------------------------------------------------------------------- parlour cards


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(parlour, ["cards", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def check(folder: Path, content: str | bytes) -> Result:
    file = folder / "mine.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return run("check", file)


@pytest.mark.rule("GG-306")
def test_a_designer_can_begin_from_our_cards(tmp_path: Path) -> None:
    shown = run("show").output
    assert shown == OURS
    result = check(tmp_path, b"\xef\xbb\xbf" + shown.encode())
    assert result.exit_code == 0
    assert result.output == (
        "Parlour's cards can be played with: 32 Widgets, 24 Equipment, 40 Attack Cards, "
        "24 Environments, 26 Setup Cards, 22 DLC.\n"
    )


@pytest.mark.rule("GG-306")
@pytest.mark.parametrize(
    ("content", "output"),
    [
        ("{", "GG-306 it is not JSON (Input data was truncated)\n"),
        (b"\xff\xfe{", "GG-306 it is not a text in UTF-8\n"),
        (b" " * 70_000, "GG-306 a card file is at most 64 kB long\n"),
        (
            with_card(**{**STICK, "steps": 10, "copies": 0}),
            "GG-306 cards[76] W50: copies: there are from 1 to 20 of a card, not 0\n"
            "GG-306 cards[76] W50: steps: it is from 1 to 9, not 10\n",
        ),
    ],
)
def test_the_command_tells_line_by_line_what_is_wrong(
    tmp_path: Path, content: str | bytes, output: str
) -> None:
    result = check(tmp_path, content)
    assert (result.exit_code, result.output) == (1, output)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = run("check", tmp_path / "nowhere.json")
    assert result.exit_code == 2
    assert "does not exist" in result.output
