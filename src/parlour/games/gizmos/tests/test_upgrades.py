"""Upgrades: raised limits, discounts and negators."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.checks import must_refuse
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game

# What each increaser adds to the Storage Limit, the File Limit and the Research Amount.
STORAGE_AND_FILE = ["G1R1", "G1Y1", "G1U1", "G1K1"]
STORAGE_AND_RESEARCH = ["G1R2", "G1Y2", "G1U2", "G1K2"]
ALL_THREE = ["G2R1", "G2Y1", "G2U1", "G2K1"]
STORAGE_ALONE = ["G3U2", "G3K2"]
RAISES = {
    **dict.fromkeys(STORAGE_AND_FILE, (1, 1, 0)),
    **dict.fromkeys(STORAGE_AND_RESEARCH, (1, 0, 1)),
    **dict.fromkeys(ALL_THREE, (2, 1, 2)),
    **dict.fromkeys(STORAGE_ALONE, (4, 0, 0)),
}
COST = {1: 1, 2: 3, 3: 4}
UPGRADES = [*RAISES, "G3R1", "G3R2", "G3Y1", "G3Y2", "G3Y3", "G3U1", "G3U3", "G3U4", "G3K1", "G3K3"]
UPGRADES += ["G3X1#1", "G3X1#2", "G3X2#1", "G3X2#2"]


def limits(game: Game[Table], seat: int = 0) -> tuple[int, int, int]:
    shown = GAME.view(game, None)["players"][seat]["limits"]
    return shown["storage"], shown["file"], shown["research"]


# ---------------------------------------------------------------- passive


@pytest.mark.rule("GIZ-75")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_an_upgrade_is_never_triggered_and_cannot_be_used(upgrade: str) -> None:
    game = lay(Seat("UU", active=f"{upgrade} G1Y8 G1K8", archive="G1U4"), Seat())
    do(game, "build G1U4")
    if "pay 1 blue" in offered(game):  # an archive discount gives a choice
        do(game, "pay 1 blue")
    assert set(names(game.table.pending)) == {"G1Y8", "G1K8"}
    must_refuse(game, f"use {upgrade}", "GIZ-75")


@pytest.mark.rule("GIZ-75", "GIZ-79", "GIZ-R7")
def test_a_discount_works_for_every_build_of_a_turn_and_is_never_marked_used() -> None:
    game = lay(
        Seat("RU", active="G3Y2 G3U8"),
        Seat(),
        display="G2R2",
        decks={2: ["G2Y1", "G2U2", "G2R3", "G2Y3"]},
    )
    do(game, "build G2R2", "use G3U8", "research 2", "build G2U2")  # 2 red for 1, 2 blue for 1
    assert ring(game) == ""
    assert "G3Y2" not in names(game.table.used)


@pytest.mark.rule("GIZ-75")
def test_an_upgrade_works_turn_after_turn() -> None:
    game = lay(Seat("RUU", active="G3Y2"), Seat(), display="G2R2 G2U2")
    do(game, "build G2R2", "pick red", "build G2U2", "pay 1 blue")
    assert ring(game) == "U"


# ---------------------------------------------------------------- limits


@pytest.mark.rule("GIZ-76", "GIZ-77", "GIZ-75")
@pytest.mark.parametrize("upgrade", RAISES)
def test_an_increaser_raises_the_limits_it_names_from_the_moment_it_is_built(upgrade: str) -> None:
    price = COST[int(upgrade[1])]
    game = lay(Seat(price * upgrade[2]), Seat(), display=upgrade)
    assert limits(game) == (5, 1, 3)
    do(game, f"build {upgrade}")
    storage, filing, research = RAISES[upgrade]
    assert limits(game) == (5 + storage, 1 + filing, 3 + research)
    assert limits(game, 1) == (5, 1, 3)


@pytest.mark.rule("GIZ-76")
def test_increasers_add_up_without_a_cap() -> None:
    game = lay(Seat(active=" ".join(RAISES)), Seat(active=""))
    assert limits(game) == (5 + 24, 1 + 8, 3 + 12)
    do(game, "research 2")
    assert len(game.table.looked_at) == 15


@pytest.mark.rule("GIZ-76", "GIZ-31")
def test_a_ring_is_full_at_the_raised_limit() -> None:
    game = lay(Seat("RRRRR", active="G1R1"), Seat(), row="YYYYYY")
    do(game, "pick yellow", "pick yellow")  # the sixth sphere, and the other player's turn
    assert "6" in must_refuse(game, "pick yellow", "GIZ-31")


@pytest.mark.rule("GIZ-76", "GIZ-26")
def test_an_archive_is_full_at_the_raised_limit() -> None:
    game = lay(Seat(active="G1R1", archive="G1Y3"), Seat(), display="G1U3 G1R3")
    do(game, "file G1U3", "done", "pick red")
    assert "2" in must_refuse(game, "file G1R3", "GIZ-26")


@pytest.mark.rule("GIZ-77")
def test_a_raised_limit_serves_the_effects_of_the_same_turn() -> None:
    game = lay(Seat("RRRRR", active="G3R2 G2R6", archive="G1U1"), Seat(), row="YYYYYY")
    do(game, "build G1U1", "use G2R6", "pick yellow")  # five spheres, room for a sixth
    assert ring(game) == "RRRRRY"


@pytest.mark.rule("GIZ-77")
def test_a_raised_research_amount_serves_a_research_of_the_same_turn() -> None:
    game = lay(Seat("UUU", active="G3R8"), Seat(), display="G2U1")
    do(game, "build G2U1", "use G3R8", "research 1")
    assert len(game.table.looked_at) == 5


@pytest.mark.rule("GIZ-77")
def test_a_raised_file_limit_serves_a_file_of_the_same_turn() -> None:
    game = lay(Seat("U", active="G3K7", archive="G1Y3"), Seat(), display="G1U1 G1R3")
    do(game, "build G1U1", "use G3K7", "file G1R3")
    assert names(game.table.players[0].archive) == ["G1Y3", "G1R3"]


# ---------------------------------------------------------------- discounts


@pytest.mark.rule("GIZ-78")
@pytest.mark.parametrize("discount", ["G3Y2", "G3U4"])
@pytest.mark.parametrize(("card", "cheaper"), [("G1R3", False), ("G2R2", True), ("G3R3", False)])
def test_the_level_2_discount_is_for_level_2_only(discount: str, card: str, cheaper: bool) -> None:
    one_short = CARDS[gizmo(card)].cost - 1
    game = lay(Seat("R" * one_short, active=discount), Seat(), display=card)
    assert refused(game, f"build {card}") == (None if cheaper else "GIZ-41")


@pytest.mark.rule("GIZ-78", "GIZ-45")
@pytest.mark.parametrize("discount", ["G3R2", "G3U3"])
@pytest.mark.parametrize("card", ["G1R3", "G2R2", "G3R3"])
def test_the_archive_discount_is_for_the_archive_only(discount: str, card: str) -> None:
    one_short = "R" * (CARDS[gizmo(card)].cost - 1)
    game = lay(Seat(one_short, active=discount, archive=card), Seat())
    do(game, f"build {card}")
    assert ring(game) == ""
    game = lay(Seat(one_short, active=discount), Seat(), display=card)
    must_refuse(game, f"build {card}", "GIZ-41")
    game = lay(Seat(one_short, active=discount), Seat(), decks={int(card[1]): [card]})
    do(game, f"research {card[1]}")
    must_refuse(game, f"build {card}", "GIZ-41")


@pytest.mark.rule("GIZ-78", "GIZ-45", "GIZ-60")
@pytest.mark.parametrize("discount", ["G3Y3", "G3K3"])
@pytest.mark.parametrize("card", ["G1R3", "G2R2", "G3R3"])
def test_the_research_discount_is_for_research_only(discount: str, card: str) -> None:
    one_short = "R" * (CARDS[gizmo(card)].cost - 1)
    game = lay(Seat(one_short, active=discount), Seat(), decks={int(card[1]): [card]})
    do(game, f"research {card[1]}", f"build {card}")
    assert ring(game) == ""
    for seat, display in (
        (Seat(one_short, active=discount), card),
        (Seat(one_short, active=discount, archive=card), ""),
    ):
        game = lay(seat, Seat(), display=display)
        must_refuse(game, f"build {card}", "GIZ-41")


@pytest.mark.rule("GIZ-78")
def test_a_discount_is_no_more_than_one_and_only_its_owners() -> None:
    game = lay(Seat("R", active="G3Y2"), Seat("RR"), display="G2R3")
    because = must_refuse(game, "build G2R3", "GIZ-41")  # 3 less 1 is still 2
    assert "2" in because
    game = lay(Seat("R"), Seat("R", active="G3Y2"), display="G2R2")
    must_refuse(game, "build G2R2", "GIZ-41")


@pytest.mark.rule("GIZ-79", "GIZ-R7")
def test_two_equal_discounts_take_off_two() -> None:
    game = lay(Seat("R", active="G3Y2 G3U4"), Seat(), display="G2R3")
    do(game, "build G2R3")
    assert ring(game) == ""


@pytest.mark.rule("GIZ-79", "GIZ-R7")
def test_discounts_of_different_kinds_add_up() -> None:
    game = lay(Seat(active="G3Y2 G3R2", archive="G2R2"), Seat())
    do(game, "build G2R2")
    assert "G2R2" in names(game.table.players[0].active)
    game = lay(Seat("R", active="G3Y2 G3Y3"), Seat(), decks={2: ["G2R3"]})
    do(game, "research 2", "build G2R3")
    assert ring(game) == ""


@pytest.mark.rule("GIZ-79")
def test_a_cost_never_falls_below_nothing() -> None:
    game = lay(Seat("R", active="G3R2 G3U3", archive="G1R3"), Seat())
    do(game, "build G1R3")
    assert sorted(offered(game)) == ["pay 1 red", "pay nothing"]
    do(game, "pay nothing")
    assert ring(game) == "R"


@pytest.mark.rule("GIZ-79", "GIZ-8")
def test_discounts_apply_to_generic_gizmos() -> None:
    game = lay(Seat("RRYUK", active="G3R2 G3U3", archive="G3X1#1"), Seat())
    do(game, "build G3X1#1")
    assert ring(game) == ""


@pytest.mark.rule("GIZ-80", "GIZ-R8")
def test_any_payment_from_the_discounted_to_the_printed_cost_is_legal() -> None:
    game = lay(Seat("RRRR", active="G3Y2 G3U4"), Seat(), display="G2R3")
    do(game, "build G2R3")
    assert sorted(offered(game)) == ["pay 1 red", "pay 2 red", "pay 3 red"]
    for amount in ("nothing", "4 red"):
        must_refuse(game, f"pay {amount}", "GIZ-41")
    do(game, "pay 3 red")
    assert ring(game) == "R"


@pytest.mark.rule("GIZ-84")
@pytest.mark.parametrize("card", ["G3R2", "G3U3"])
def test_an_archive_discount_does_not_reduce_its_own_cost(card: str) -> None:
    game = lay(Seat(4 * card[2], archive=card), Seat())
    assert "5" in must_refuse(game, f"build {card}", "GIZ-41")


@pytest.mark.rule("GIZ-84")
@pytest.mark.parametrize("card", ["G3Y3", "G3K3"])
def test_a_research_discount_does_not_reduce_its_own_cost(card: str) -> None:
    game = lay(Seat(5 * card[2]), Seat(), decks={3: [card]})
    do(game, "research 3")
    assert "6" in must_refuse(game, f"build {card}", "GIZ-41")


@pytest.mark.rule("GIZ-84")
def test_a_new_discount_reduces_the_next_build_of_the_same_turn() -> None:
    game = lay(
        Seat("RYYYYY", active="G1R1 G3U8"), Seat(), display="G3Y2", decks={2: ["G2R2", "G2U3"]}
    )
    do(game, "build G3Y2", "use G3U8", "research 2", "build G2R2")
    assert ring(game) == ""


# ---------------------------------------------------------------- negators


@pytest.mark.rule("GIZ-81")
@pytest.mark.parametrize("negator", ["G3R1", "G3U1"])
def test_the_no_file_gizmo_forbids_every_file_from_then_on(negator: str) -> None:
    game = lay(Seat(4 * negator[2]), Seat(), display=f"{negator} G1R3")
    assert "file G1R3" in offered(game)
    do(game, f"build {negator}", "pick red")
    assert ring(game) == ""
    assert GAME.view(game, 0)["players"][0]["points"]["gizmos"] == 7
    must_refuse(game, "file G1R3", "GIZ-81")
    assert not any(move.startswith("file") for move in offered(game))


@pytest.mark.rule("GIZ-81", "GIZ-61")
def test_the_no_file_gizmo_forbids_filing_from_research() -> None:
    game = lay(Seat(active="G3R1"), Seat(), decks={1: ["G1R3", "G1Y3"]})
    do(game, "research 1")
    must_refuse(game, "file G1R3", "GIZ-81")
    assert offered(game) == ["take none"]


@pytest.mark.rule("GIZ-81", "GIZ-R9", "GIZ-73")
def test_the_no_file_gizmo_forbids_a_granted_file() -> None:
    game = lay(Seat("U", active="G3R1 G3K7 G1Y8"), Seat(), display="G1U3")
    do(game, "build G1U3")
    must_refuse(game, "use G3K7", "GIZ-81")
    assert offered(game) == ["use G1Y8", "done"]


@pytest.mark.rule("GIZ-81", "GIZ-R9")
def test_the_archive_stays_and_keeps_its_discounts_and_triggers_after_a_no_file_gizmo() -> None:
    game = lay(Seat("RRRR", active="G3U3 G3R5", archive="G1U3"), Seat(), display="G3R1")
    do(game, "build G3R1", "pick red")
    assert names(game.table.players[0].archive) == ["G1U3"]
    do(game, "build G1U3", "use G3R5")  # at a discount of one, and worth two points
    player = game.table.players[0]
    assert (names(player.archive), player.tokens) == ([], 2)


@pytest.mark.rule("GIZ-R9", "GIZ-81", "GIZ-73")
def test_a_pending_file_becomes_unusable_when_the_no_file_gizmo_is_built() -> None:
    game = lay(
        Seat("URRRR", active="G3K7 G3R8 G1Y8"),
        Seat(),
        display="G1U3 G1R3",
        decks={3: ["G3R1", "G3R3"]},
    )
    do(game, "build G1U3")
    assert "use G3K7" in offered(game)
    do(game, "use G3R8", "research 3", "build G3R1")
    finish_research(game)
    assert "G3K7" in names(game.table.pending)
    must_refuse(game, "use G3K7", "GIZ-81")


@pytest.mark.rule("GIZ-82")
@pytest.mark.parametrize("negator", ["G3Y1", "G3K1"])
def test_the_no_research_gizmo_forbids_every_research_from_then_on(negator: str) -> None:
    game = lay(Seat(4 * negator[2]), Seat(), display=negator)
    assert "research 1" in offered(game)
    do(game, f"build {negator}", "pick red")
    assert ring(game) == ""
    assert GAME.view(game, 0)["players"][0]["points"]["gizmos"] == 8
    for level in (1, 2, 3):
        must_refuse(game, f"research {level}", "GIZ-82")
    assert not any(move.startswith("research") for move in offered(game))


@pytest.mark.rule("GIZ-82", "GIZ-73")
def test_the_no_research_gizmo_forbids_a_granted_research() -> None:
    game = lay(Seat("U", active="G3Y1 G3R8 G1Y8"), Seat(), display="G1U3")
    do(game, "build G1U3")
    must_refuse(game, "use G3R8", "GIZ-82")
    assert offered(game) == ["use G1Y8", "done"]


@pytest.mark.rule("GIZ-R9", "GIZ-82", "GIZ-73")
def test_a_pending_research_becomes_unusable_when_the_no_research_gizmo_is_built() -> None:
    game = lay(
        Seat("RRRRRRRYYYY", active="G2R1 G2Y1 G2U1 G3R8 G3U8 G1Y8"),
        Seat(),
        display="G3X1#1",
        decks={3: ["G3R3", "G3Y1", "G3R4"]},
    )
    do(game, "build G3X1#1", "pay 7 red")
    assert {"use G3R8", "use G3U8"} <= set(offered(game))
    do(game, "use G3R8", "research 3", "build G3Y1")
    finish_research(game)
    assert "G3U8" in names(game.table.pending)
    must_refuse(game, "use G3U8", "GIZ-82")


@pytest.mark.rule("GIZ-81", "GIZ-82")
def test_a_negator_binds_only_its_owner_and_only_its_own_action() -> None:
    game = lay(Seat(active="G3R1"), Seat(active="G3Y1"), display="G1R3 G1Y3")
    assert {"research 1", "pick red"} <= set(offered(game))
    do(game, "pick red")
    assert {"file G1R3", "pick red"} <= set(offered(game))


def finish_research(game: Game[Table]) -> None:
    """Return what is left to return, in whatever order."""
    if offered(game)[0].startswith("return"):
        do(game, offered(game)[0])
