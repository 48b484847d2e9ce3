"""What is told of the parts of the game."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS


def test_the_cards_are_told_as_they_are_printed() -> None:
    told = GAME.page.pieces()["cards"]
    assert [each["number"] for each in told] == list(range(112))
    for card, each in zip(CARDS, told, strict=True):
        printed = (card.code, card.name, card.text, card.cost)
        assert (each["code"], each["name"], each["text"], each["cost"]) == printed
        does = [each["trigger"], each["converts"], each["discount"], each["bans"], each["award"]]
        raises = any(each["raises"].values())
        assert sum(bool(part) for part in (*does, raises)) == 1, "every gizmo does one thing"
        assert (each["trigger"] is None) == (each["gain"] is None)


@pytest.mark.rule("GIZ-3", "GIZ-13", "GIZ-16", "GIZ-89")
def test_the_numbers_of_the_box_are_told() -> None:
    told = GAME.page.pieces()
    assert [color["shape"] for color in told["colors"]] == ["flame", "spark", "atom", "battery"]
    assert (told["row"], told["display"], told["each_color"]) == (6, [4, 3, 2], 13)
    assert told["limits"] == {"storage": 5, "file": 1, "research": 3}
    assert told["end"] == {"gizmos": 16, "level_3": 4}
