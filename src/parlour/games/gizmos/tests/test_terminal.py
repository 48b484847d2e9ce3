"""What the drawn table shows, and what it must not show."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

from parlour.games.gizmos import GAME
from parlour.games.gizmos.card_text import LETTERS, SYMBOLS, fold, short
from parlour.games.gizmos.cards import BY_CODE, CARDS, card_name
from parlour.games.gizmos.rules.scoring import ranking
from parlour.games.gizmos.table import EMPTY, HouseRules, Table
from parlour.games.gizmos.terminal import draw_board
from parlour.games.gizmos.tests.positions import Seat, do, lay
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

NAMES = ("Ada", "Ben", "Cleo", "Dora")
WIDTHS = (60, 80, 100, 140)
GIZMO = re.compile(r"\bG\d[A-Z]\d(?:#\d)?")


def drawn(
    game: Game[Table],
    viewer: int | None = 0,
    width: int = 100,
    names: Sequence[str] = NAMES,
) -> str:
    """The table as plain characters."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    view = GAME.view(game, viewer)
    with console.capture() as capture:
        console.print(draw_board(view, names[: len(view["players"])]))
    return capture.get()


@cache
def played(players: int, seed: str, decisions: int) -> Game[Table]:
    """A position of a game played at random, with a liking for building."""
    game = GAME.start(players, Seeded(seed))
    luck = Seeded(seed, "players")
    for _ in range(decisions):
        if game.over:
            break
        seat = game.waiting()[0]
        moves = game.offer(seat, luck)
        builds = [move for move in moves if GAME.notation.write(move).startswith(("build", "use"))]
        game.submit(seat, (builds or moves)[luck.below(len(builds or moves))])
    return game


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def heading(text: str, name: str) -> str:
    """The top edge of a player's tableau, as far as it is about that player."""
    found = re.search(rf"[╭┏][─━] {name}\b[^─━]*", text)
    assert found is not None
    return found.group()


# ---------------------------------------------------------------------- the whole table


@pytest.mark.rule("GIZ-99")
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("players", "decisions"), [(2, 0), (2, 150), (3, 60), (4, 260)])
def test_every_gizmo_on_the_table_is_named_once(players: int, decisions: int, width: int) -> None:
    game = played(players, f"seed {players}", decisions)
    t = game.table
    lying = [gizmo for slots in t.display for gizmo in slots if gizmo != EMPTY]
    for player in t.players:
        lying += player.archive + player.active
    if t.turn == 0:
        lying += t.looked_at
    assert sorted(GIZMO.findall(drawn(game, 0, width))) == sorted(CARDS[i].code for i in lying)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut_off(
    players: int, width: int
) -> None:
    for decisions in (0, 100, 10_000):
        text = drawn(played(players, "wide", decisions), 1, width)
        assert all(cell_len(line) <= width for line in text.splitlines())
        assert "…" not in text


def test_a_name_is_printed_as_it_is_written() -> None:
    assert "[bold]Ada[/bold]" in drawn(lay(), names=("[bold]Ada[/bold]", "Ben"))


# ---------------------------------------------------------------------- energy and display


def test_the_symbols_of_the_colors_differ_and_are_one_cell_wide() -> None:
    assert len(set(SYMBOLS)) == len(set(LETTERS)) == 4
    assert [cell_len(symbol) for symbol in SYMBOLS] == [1, 1, 1, 1]


def test_the_row_shows_each_sphere_by_symbol_and_letter() -> None:
    text = drawn(lay(row="RYUKKR"))
    assert "(▲R) (☼Y) (●U) (■K) (■K) (▲R)" in text
    assert "dispenser 11▲R 12☼Y 12●U 11■K" in text


def test_a_row_that_could_not_be_refilled_shows_its_gaps() -> None:
    assert "(▲R) (☼Y) (  ) (  ) (  ) (  )" in drawn(lay(row="RY"))


@pytest.mark.rule("GIZ-R15")
def test_the_next_sphere_is_shown_where_the_table_plays_so() -> None:
    game = lay(house=HouseRules(next_shown=True))
    assert "next" not in drawn(game)
    game.table.next_sphere = 2
    assert "next (●U)" in drawn(game)


def test_a_card_of_the_display_shows_cost_points_and_effect() -> None:
    text = drawn(lay(display="G2K5 G3X2#1"))
    assert "Onyx Heat-Spark" in text
    assert "G2K5 2■K 2pt" in text
    assert "pick R/Y → draw" in text
    assert "G3X2#1 7any 0pt" in text


@pytest.mark.rule("GIZ-87")
def test_a_slot_that_stays_empty_is_shown_with_its_empty_deck() -> None:
    game = lay(decks={2: []})
    game.table.display[1][1] = EMPTY
    text = drawn(game)
    assert text.count("empty") == 1
    assert re.findall(r"deck (\d+)", text)[1] == "0"


# ---------------------------------------------------------------------- players


def test_a_tableau_tells_who_it_belongs_to() -> None:
    text = drawn(lay(Seat(), Seat(), Seat(), first=2, turn=1), viewer=0)
    assert "(you)" in heading(text, "Ada")
    assert "(to move)" in heading(text, "Ben")
    assert "(first player)" in heading(text, "Cleo")


def test_a_spectator_is_nobody_at_the_table() -> None:
    assert "you" not in drawn(lay(), viewer=None)


def test_a_tableau_shows_holdings_against_limits() -> None:
    ada = Seat("RRK", active="G1R1 G1R2 G3U2", archive="G1Y4", tokens=3)
    text = drawn(lay(ada), width=80)
    assert "3/11 2▲R 1■K" in line_with(text, "┃ ring")
    assert "1/2   research 4" in line_with(text, "┃ archive")
    assert "Volt Atom Swap G1Y4 1☼Y 1pt U→any" in text
    assert "4/16   level 3 1/4   tokens 3pt" in line_with(text, "┃ gizmos")
    assert "9pt" in heading(text, "Ada")


@pytest.mark.rule("GIZ-81", "GIZ-82")
def test_bans_are_shown_beside_the_limits_they_overrule() -> None:
    text = drawn(lay(Seat(active="G3R1 G3Y1")), width=80)
    assert "0/1, no more File   research none" in line_with(text, "┃ archive")


def test_active_gizmos_stand_in_their_columns() -> None:
    text = drawn(lay(Seat(active="G1R1 G1R3 G2K5 G1R8")), width=80)
    for column, gizmo in (
        ("upgrade", "Ember Cabinet G1R1 +1 storage +1 file"),
        ("converter", "Ember Cell Swap G1R3 K→any"),
        ("file", "Starter Scoop G0S1#1 → draw"),
        ("pick", "Onyx Heat-Spark Scoop G2K5 R/Y→draw"),
        ("build", "Ember Cell Claw G1R8 K→pick"),
    ):
        assert f"┃ {column} " in line_with(text, gizmo)


@pytest.mark.rule("GIZ-99")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_see_which_gizmos_are_triggered_and_which_are_used(viewer: int | None) -> None:
    game = lay(Seat(active="G1R6 G2R5 G1Y7"), row="UUUUUU")
    triggered = [i for i in game.table.players[0].active if 2 in CARDS[i].colors]
    assert len(triggered) >= 2
    first, second = triggered[:2]
    assert "►" not in drawn(game, viewer)
    do(game, "pick blue", f"use {CARDS[first].code}")
    text = drawn(game, viewer)
    assert f"√{card_name(first)}" in text
    assert f"►{card_name(second)}" in text
    assert "►Volt Heat" not in text
    assert "√Volt Heat" not in text
    assert "► triggered" in text.splitlines()[-1]


# ---------------------------------------------------------------------- research


@pytest.mark.rule("GIZ-101")
def test_only_the_researcher_sees_the_cards_looked_at() -> None:
    hidden = ("G2R1", "G2Y2", "G2U3")
    game = lay(Seat(), Seat(), decks={2: [*hidden, "G2K4"]})
    do(game, "research 2")
    own = drawn(game, 0)
    assert "Research, level 2" in own
    assert all(name in own for name in hidden)
    assert "G2K4" not in own
    for other in (1, None):
        text = drawn(game, other)
        assert "Ada looks at 3 cards." in text
        assert not any(name in text for name in hidden)


def test_a_large_research_shows_every_card() -> None:
    ada = Seat(active="G2R1 G2Y1")
    hidden = ["G1R1", "G1R2", "G1R3", "G1R4", "G1R5", "G1R6", "G1R7"]
    for width in WIDTHS:
        game = lay(ada, Seat(), decks={1: hidden})
        do(game, "research 1")
        assert set(hidden) <= set(GIZMO.findall(drawn(game, 0, width)))


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("GIZ-91")
def test_the_last_round_is_announced_with_whose_turn_ends_it() -> None:
    game = lay(Seat(), Seat(), Seat(), first=1)
    assert "LAST ROUND" not in drawn(game)
    game.table.ending = True
    assert "LAST ROUND: the game ends after Ada's turn" in drawn(game, width=60)


@pytest.mark.rule("GIZ-94", "GIZ-95")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_shows_the_scores_in_order(players: int) -> None:
    game = played(players, "to the end", 10_000)
    assert game.over
    text = drawn(game, None, 80)
    order = ranking(game.table)
    assert f"{NAMES[order[0]]} wins" in text
    assert "LAST ROUND" not in text
    assert "to move" not in text
    points = GAME.view(game, None)["players"]
    for place, seat in enumerate(order, 1):
        cells = line_with(text, f"│ {place}. │").replace("│", " ").split()
        won = points[seat]["points"]
        parts = [won["gizmos"], won["tokens"], won["awards"], won["total"]]
        assert cells == [f"{place}.", NAMES[seat], *map(str, parts)]


@pytest.mark.rule("GIZ-96", "GIZ-98")
def test_a_tie_is_shown_in_the_order_that_breaks_it() -> None:
    game = lay(Seat(tokens=1), Seat(active="G1R1"), Seat(tokens=1), first=2)
    game.agenda.clear()
    text = drawn(game)
    assert "Ben wins" in text
    assert "A tie goes to" in text
    assert "Ben" in line_with(text, "│ 1. │")
    assert "Ada" in line_with(text, "│ 2. │")
    assert "Cleo" in line_with(text, "│ 3. │")


def test_there_are_no_scores_while_the_game_goes_on() -> None:
    assert "wins" not in drawn(lay())


# ---------------------------------------------------------------------- effects


def test_every_gizmo_has_a_short_effect() -> None:
    assert len(CARDS) == 112
    for card in CARDS:
        assert 4 <= len(short(card)) <= 30, card.code


def test_gizmos_that_do_different_things_are_told_apart() -> None:
    texts = {card.text for card in CARDS}
    effects = {(card.text, short(card)) for card in CARDS}
    assert len({effect for _, effect in effects}) == len(effects) == len(texts)


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("G0S1#1", "file → draw"),
        ("G3Y5", "file → draw 3"),
        ("G1R6", "pick U → draw"),
        ("G1R9", "build Y → +1pt"),
        ("G2Y8", "build archived → pick 2"),
        ("G3R7", "build level 2 → pick 2"),
        ("G3Y7", "build R/K → file"),
        ("G3R8", "build U/K → research"),
        ("G3Y8", "build U/K → free level 1"),
        ("G1R3", "K→any"),
        ("G2U2", "K→any twice"),
        ("G2U3", "R→RR"),
        ("G3U5", "R→RR K→KK"),
        ("G3R3", "any→any"),
        ("G2U1", "+2 storage +1 file +2 research"),
        ("G3R1", "no more File"),
        ("G3Y1", "no more Research"),
        ("G3Y2", "level 2 cost 1 less"),
        ("G3R2", "archived cost 1 less"),
        ("G3Y3", "researched cost 1 less"),
        ("G3X1#1", "end: +1pt per energy"),
        ("G3X2#1", "end: tokens score again"),
    ],
)
def test_a_short_effect_says_what_the_gizmo_does(name: str, effect: str) -> None:
    assert short(CARDS[BY_CODE[name]]) == effect


def test_a_folded_effect_keeps_an_arrow_or_a_number_with_its_word() -> None:
    assert fold("build R/U → pick 2", 12) == "build R/U\n→ pick 2"
    assert fold("+2 storage +1 file +2 research", 19) == "+2 storage +1 file\n+2 research"
    assert fold("file → draw 3", 14) == "file → draw 3"
