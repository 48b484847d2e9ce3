"""Research: look at the top of a deck, take at most one card, put the others under the deck."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import RESEARCHED
from parlour.games.gizmos.events import Built, Filed
from parlour.games.gizmos.table import EMPTY, Table
from parlour.games.gizmos.tests.checks import must_refuse
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game

TOP = ["G2R3", "G2Y3", "G2U3", "G2K3", "G2R4", "G2Y4", "G2U4", "G2K4"]


def looked_at(game: Game[Table]) -> list[str]:
    """The cards that the player in turn is looking at, the former top card first."""
    return names(GAME.view(game, game.table.turn)["looked_at"])


def deck(game: Game[Table], level: int) -> list[str]:
    """A deck from its top card down."""
    return names(game.table.decks[level - 1][::-1])


# ---------------------------------------------------------------- looking


@pytest.mark.rule("GIZ-58", "GIZ-76")
@pytest.mark.parametrize(
    ("active", "amount"), [("", 3), ("G1R2", 4), ("G1R2 G1Y2", 5), ("G2R1", 5), ("G2R1 G1R2", 6)]
)
def test_a_research_shows_as_many_top_cards_as_the_research_amount(
    active: str, amount: int
) -> None:
    game = lay(Seat(active=active), Seat(), decks={2: TOP})
    do(game, "research 2")
    assert looked_at(game) == TOP[:amount]
    assert deck(game, 2) == TOP[amount:]


@pytest.mark.rule("GIZ-58")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_any_one_level_can_be_researched_and_only_that_deck_is_touched(level: int) -> None:
    game = lay()
    before = [len(pile) for pile in game.table.decks]
    do(game, f"research {level}")
    before[level - 1] -= 3
    assert [len(pile) for pile in game.table.decks] == before


@pytest.mark.rule("GIZ-58")
@pytest.mark.parametrize("level", [0, 4, 100])
def test_there_are_only_three_decks_to_research(level: int) -> None:
    must_refuse(lay(), f"research {level}", "GIZ-58")


@pytest.mark.rule("GIZ-58")
def test_what_may_be_taken_is_one_of_the_cards_looked_at_or_none() -> None:
    game = lay(Seat("R"), Seat(), decks={1: ["G1R3", "G1Y3", "G1U3", "G1K3"]})
    do(game, "research 1")
    assert set(offered(game)) == {
        "build G1R3",
        "file G1R3",
        "file G1Y3",
        "file G1U3",
        "take none",
    }


@pytest.mark.rule("GIZ-58")
@pytest.mark.parametrize("move", ["file G1K3", "build G1K3", "file G1R9", "build G1R9"])
def test_a_research_cannot_take_a_card_it_does_not_show(move: str) -> None:
    game = lay(
        Seat("RK"), Seat(), display="G1R9", decks={1: ["G1R3", "G1Y3", "G1U3", "G1K3", "G1K4"]}
    )
    do(game, "research 1")  # G1K3 is the fourth card, G1R9 lies in the display
    must_refuse(game, move, "GIZ-58")


@pytest.mark.rule("GIZ-58", "GIZ-62")
def test_never_more_than_one_card_is_taken() -> None:
    game = lay(
        Seat("RRR", active="G1R1"), Seat(), decks={1: ["G1R3", "G1R4", "G1R5", "G1K3", "G1K4"]}
    )
    do(game, "research 1", "file G1R3")
    for second in ("file G1R4", "build G1R4"):
        must_refuse(game, second, "GIZ-62")
    assert names(game.table.players[0].archive) == ["G1R3"]
    assert sorted(offered(game)) == ["return G1R4 G1R5", "return G1R5 G1R4"]


@pytest.mark.rule("GIZ-59")
@pytest.mark.parametrize("size", [1, 2])
def test_a_short_deck_is_looked_at_whole(size: int) -> None:
    game = lay(Seat(), Seat(), decks={2: TOP[:size]})
    do(game, "research 2")
    assert looked_at(game) == TOP[:size]
    assert deck(game, 2) == []


@pytest.mark.rule("GIZ-59", "GIZ-R11")
def test_an_empty_deck_cannot_be_researched() -> None:
    game = lay(Seat(), Seat(), decks={2: []})
    assert "research 2" not in offered(game)
    because = must_refuse(game, "research 2", "GIZ-59")
    assert "2" in because
    assert {"research 1", "research 3"} <= set(offered(game))


@pytest.mark.rule("GIZ-R11")
def test_researching_empty_decks_is_no_way_to_pass() -> None:
    game = lay(
        Seat("RRRRR", archive="G2U9"), Seat(), display="G1U1 G1U2", decks={1: [], 2: [], 3: []}
    )
    assert not any(move.startswith("research") for move in offered(game))
    for level in (1, 2, 3):
        must_refuse(game, f"research {level}", "GIZ-59")


@pytest.mark.rule("GIZ-65", "GIZ-R26")
def test_the_choice_of_deck_is_final_once_cards_have_been_seen() -> None:
    game = lay()
    before = game.reveals
    do(game, "research 2")
    assert game.reveals > before
    for level in (1, 2, 3):
        must_refuse(game, f"research {level}", "GIZ-58")
    for other in ("pick red", "done", "skip", "pass"):
        assert refused(game, other) is not None
    assert all(move.split()[0] in ("build", "file", "take") for move in offered(game))


# ---------------------------------------------------------------- building


@pytest.mark.rule("GIZ-60")
def test_a_build_from_research_is_paid_like_any_other() -> None:
    game = lay(Seat("RRRU"), Seat(), decks={2: ["G2R3", "G2Y3", "G2U3"]}, events=True)
    inside = list(game.table.dispenser)
    do(game, "research 2", "build G2R3")
    assert ring(game) == "U"
    assert game.table.dispenser == [inside[0] + 3, *inside[1:]]
    assert "G2R3" in names(game.table.players[0].active)
    assert game.events is not None
    built = [event for event, _ in game.events if isinstance(event, Built)]
    assert [(event.seat, event.origin) for event in built] == [(0, RESEARCHED)]


@pytest.mark.rule("GIZ-60")
def test_a_build_from_research_that_cannot_be_paid_is_refused() -> None:
    game = lay(Seat("RRUUU"), Seat(), decks={2: ["G2R3", "G2Y3", "G2U3"]})
    do(game, "research 2")
    because = must_refuse(game, "build G2R3", "GIZ-41")
    assert "3" in because
    assert "build G2U3" in offered(game)


@pytest.mark.rule("GIZ-60")
def test_converters_help_to_pay_a_build_from_research() -> None:
    game = lay(Seat("U", active="G1R4"), Seat(), decks={1: ["G1K3", "G1Y3", "G1U4"]})
    do(game, "research 1", "build G1K3")  # blue as any pays for the black gizmo
    assert ring(game) == ""
    assert "G1R4" in names(game.table.used)


@pytest.mark.rule("GIZ-60", "GIZ-45")
def test_a_build_from_research_triggers_by_color_and_by_level() -> None:
    game = lay(Seat("UUU", active="G1Y8 G1U8 G3R7"), Seat(), decks={2: ["G2U3", "G2Y3", "G2R3"]})
    do(game, "research 2", "build G2U3", "return G2Y3 G2R3")
    assert set(names(game.table.pending)) == {"G1Y8", "G3R7"}


@pytest.mark.rule("GIZ-R18", "GIZ-45", "GIZ-60")
@pytest.mark.parametrize("archivist", ["G2R8", "G3R5"])
def test_a_build_from_research_is_not_a_build_from_the_archive(archivist: str) -> None:
    game = lay(Seat("U", active=f"G1Y8 {archivist}"), Seat(), decks={1: ["G1U3", "G1Y3", "G1R3"]})
    do(game, "research 1", "build G1U3", "return G1Y3 G1R3")
    assert names(game.table.pending) == ["G1Y8"]


# ---------------------------------------------------------------- filing


@pytest.mark.rule("GIZ-61", "GIZ-29")
def test_a_card_filed_from_research_lies_in_the_archive_and_triggers_file_gizmos() -> None:
    game = lay(Seat(active="G1R5 G3R4"), Seat(), decks={3: ["G3U1", "G3U2", "G3U3"]}, events=True)
    do(game, "research 3", "file G3U2", "return G3U1 G3U3")
    assert names(game.table.players[0].archive) == ["G3U2"]
    assert set(names(game.table.pending)) == {"G0S1#1", "G1R5", "G3R4"}
    assert game.events is not None
    filed = [event for event, _ in game.events if isinstance(event, Filed)]
    assert [(event.seat, event.origin) for event in filed] == [(0, RESEARCHED)]


@pytest.mark.rule("GIZ-61", "GIZ-26", "GIZ-63")
def test_a_full_archive_takes_no_card_from_research() -> None:
    game = lay(Seat(archive="G1R9"), Seat(), decks={1: ["G1R3", "G1Y3", "G1U3"]})
    do(game, "research 1")
    because = must_refuse(game, "file G1R3", "GIZ-26")
    assert "1" in because
    assert offered(game) == ["take none"]


# ---------------------------------------------------------------- returning


@pytest.mark.rule("GIZ-62")
def test_the_cards_not_taken_go_under_the_same_deck_in_the_chosen_order() -> None:
    game = lay(Seat(), Seat(), decks={2: TOP[:5]})
    do(game, "research 2", "take none", "return G2U3 G2R3 G2Y3")
    assert deck(game, 2) == ["G2K3", "G2R4", "G2U3", "G2R3", "G2Y3"]
    do(game, "research 2")  # by the next player
    assert looked_at(game) == ["G2K3", "G2R4", "G2U3"]


@pytest.mark.rule("GIZ-62")
def test_every_order_of_return_is_offered() -> None:
    game = lay(Seat(), Seat(), decks={2: TOP[:3]})
    do(game, "research 2", "take none")
    orders = ["R3 Y3 U3", "R3 U3 Y3", "Y3 R3 U3", "Y3 U3 R3", "U3 R3 Y3", "U3 Y3 R3"]
    texts = {"return " + " ".join(f"G2{card}" for card in order.split()) for order in orders}
    assert set(offered(game)) == texts


@pytest.mark.rule("GIZ-62")
@pytest.mark.parametrize(
    "cards",
    [
        "",  # none of them
        "G2Y3",  # too few
        "G2Y3 G2Y3",  # one of them twice
        "G2Y3 G2U3 G2R3",  # the filed one too
        "G2Y3 G2K3",  # one that was not looked at
        "G2Y3 G2U3 G2K3",  # one more
    ],
)
def test_exactly_the_cards_not_taken_are_returned(cards: str) -> None:
    game = lay(Seat(), Seat(), decks={2: TOP[:5]})
    do(game, "research 2", "file G2R3")
    must_refuse(game, f"return {cards}", "GIZ-62")
    assert len(game.table.looked_at) == 2


@pytest.mark.rule("GIZ-62", "GIZ-R19")
@pytest.mark.parametrize("take", ["file G1K3", "build G1R3"])
def test_triggered_gizmos_wait_until_the_cards_are_back(take: str) -> None:
    game = lay(Seat("R", active="G1K9 G3R4"), Seat(), decks={1: ["G1R3", "G1K3", "G1U3", "G1Y3"]})
    do(game, "research 1", take)
    trigger = "G3R4" if take.startswith("file") else "G1K9"
    assert trigger in names(game.table.pending)
    assert all(move.startswith("return") for move in offered(game))
    assert must_refuse(game, f"use {trigger}", "GIZ-62")
    assert must_refuse(game, "done", "GIZ-62")
    do(game, offered(game)[0])
    do(game, f"use {trigger}")
    assert game.table.players[0].tokens == 1


@pytest.mark.rule("GIZ-R19", "GIZ-62")
def test_a_research_later_in_the_chain_finds_the_returned_cards_at_the_bottom() -> None:
    game = lay(
        Seat("R", active="G3U8"), Seat(), decks={1: ["G1R3", "G1K3", "G1U3", "G1Y3", "G1Y4"]}
    )
    do(game, "research 1", "build G1R3", "return G1U3 G1K3", "use G3U8", "research 1")
    assert looked_at(game) == ["G1Y3", "G1Y4", "G1U3"]
    assert deck(game, 1) == ["G1K3"]


@pytest.mark.rule("GIZ-62")
def test_a_single_card_not_taken_goes_back_too() -> None:
    game = lay(Seat(), Seat(), decks={2: ["G2R3"]})
    do(game, "research 2", "take none")
    if game.table.turn == 0:
        do(game, "return G2R3")
    assert deck(game, 2) == ["G2R3"]
    assert game.table.looked_at == []
    assert game.table.turn == 1


# ---------------------------------------------------------------- taking nothing


@pytest.mark.rule("GIZ-63")
@pytest.mark.parametrize("seat", [Seat("RRYYU"), Seat(archive="G1R9")])
def test_everything_may_be_returned_by_choice_or_by_need(seat: Seat) -> None:
    game = lay(seat, Seat(), decks={1: ["G1R3", "G1Y3", "G1U3", "G1K3"]})
    spheres, archive = ring(game), names(game.table.players[0].archive)
    do(game, "research 1", "take none", "return G1R3 G1Y3 G1U3")
    assert (ring(game), names(game.table.players[0].archive)) == (spheres, archive)
    assert deck(game, 1) == ["G1K3", "G1R3", "G1Y3", "G1U3"]
    assert game.table.turn == 1  # nothing was triggered: the turn is over


@pytest.mark.rule("GIZ-63", "GIZ-66")
def test_taking_nothing_triggers_nothing() -> None:
    game = lay(
        Seat(active="G1R5 G3R4 G1K9 G1R7"), Seat(), decks={1: ["G1R3", "G1Y3", "G1U3"]}, events=True
    )
    do(game, "research 1", "take none", "return G1R3 G1Y3 G1U3")
    assert game.events is not None
    assert not any(type(event).__name__ == "Triggered" for event, _ in game.events)
    assert game.table.turn == 1


# ---------------------------------------------------------------- the display


@pytest.mark.rule("GIZ-64", "GIZ-42")
@pytest.mark.parametrize("take", ["file G1R3", "build G1R3", "take none"])
def test_research_leaves_the_display_and_the_row_alone(take: str) -> None:
    game = lay(Seat("R"), Seat(), decks={1: ["G1R3", "G1Y3", "G1U3", "G1K3", "G1K4"]})
    display, row = [slots.copy() for slots in game.table.display], list(game.table.row)
    do(game, "research 1", take)
    do(game, offered(game)[0])  # some order of return
    assert game.table.display == display
    assert game.table.row == row
    assert len(game.table.decks[0]) == (5 if take == "take none" else 4)


@pytest.mark.rule("GIZ-64", "GIZ-87")
def test_research_does_not_fill_an_empty_slot() -> None:
    game = lay(Seat("R"), Seat(), display="G1R3", decks={1: [], 2: TOP})
    do(game, "file G1R3", "done")
    assert EMPTY in game.table.display[0]
    do(game, "research 2", "file G2R3", "return G2Y3 G2U3", "done")
    assert game.table.display[0].count(EMPTY) == 1
    assert len(game.table.display[1]) == 3


# ---------------------------------------------------------------- what is offered


@pytest.mark.rule("GIZ-62")
def test_of_many_cards_two_orders_are_listed_and_any_other_may_be_named() -> None:
    cards = ["G1R3", "G1Y3", "G1U3", "G1K3", "G1K4"]
    game = lay(Seat(active="G2R1"), Seat(), decks={1: [*cards, "G1R4"]})
    do(game, "research 1", "take none")
    there, back = f"return {' '.join(cards)}", f"return {' '.join(cards[::-1])}"
    assert offered(game) == [there, back]
    do(game, f"return {' '.join([cards[2], *cards[:2], *cards[3:]])}")
    assert deck(game, 1) == ["G1R4", "G1U3", "G1R3", "G1Y3", "G1K3", "G1K4"]
