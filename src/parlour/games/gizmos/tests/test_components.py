"""What is in the box, and that it stays there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.contract import BadSetup
from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import (
    ANY,
    ARCHIVE,
    BY_LEVEL,
    CARDS,
    COLORLESS,
    COLORS,
    COLUMNS,
    DOUBLES,
    DRAW,
    GAINS,
    ON_FILE,
    WHEN,
    Card,
)
from parlour.games.gizmos.events import Built, Drew, Picked
from parlour.games.gizmos.table import EMPTY, Table
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered, ring
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Scripted, Seeded
from parlour.kernel.values import Event

# Level, cost, points and what it does, colors left out: how many gizmos are like that.
FAMILIES = {
    (0, 0, 0, "file: draw 1"): 4,
    (1, 1, 1, "file: pick 1"): 4,
    (1, 1, 1, "pick 1 color: draw 1"): 8,
    (1, 1, 1, "build 1 color: pick 1"): 4,
    (1, 1, 1, "build 1 color: points 1"): 4,
    (1, 1, 1, "convert color"): 8,
    (1, 1, 1, "raise 1 1 0"): 4,
    (1, 1, 1, "raise 1 0 1"): 4,
    (2, 2, 2, "pick 2 color: draw 1"): 4,
    (2, 2, 2, "build 2 color: pick 1"): 8,
    (2, 3, 3, "build 2 color: points 1"): 4,
    (2, 3, 3, "build archive: pick 2"): 4,
    (2, 2, 2, "convert color color"): 4,
    (2, 3, 3, "convert double"): 8,
    (2, 3, 3, "raise 2 1 2"): 4,
    (3, 4, 4, "file: points 1"): 2,
    (3, 4, 4, "file: draw 3"): 2,
    (3, 4, 4, "convert any"): 2,
    (3, 4, 4, "raise 4 0 0"): 2,
    (3, 4, 7, "no file"): 2,
    (3, 4, 8, "no research"): 2,
    (3, 5, 5, "convert double double"): 2,
    (3, 5, 5, "build 2 color: points 2"): 2,
    (3, 5, 5, "build archive: points 2"): 2,
    (3, 5, 5, "build 2 color: file 1"): 2,
    (3, 5, 5, "discount 0"): 2,
    (3, 5, 5, "discount 1"): 2,
    (3, 6, 6, "discount 2"): 2,
    (3, 6, 6, "build level 2: pick 2"): 2,
    (3, 6, 6, "build 2 color: free build 1"): 2,
    (3, 7, 7, "build 2 color: research 1"): 2,
    (3, 7, 0, "award energy"): 2,
    (3, 7, 0, "award tokens"): 2,
}


def describe(card: Card) -> str:
    """What a gizmo does, whatever its colors."""
    if card.when:
        event: str = next(word for word, when in WHEN.items() if when == card.when)
        if card.colors:
            event += f" {len(card.colors)} color"
        if card.from_archive:
            event += " archive"
        if card.built_level:
            event += f" level {card.built_level}"
        gain = next(word for word, kind in GAINS.items() if kind == card.gain)
        return f"{event}: {gain} {card.amount}"
    if card.parts:
        sorts = ["any" if p == ANY else "double" if p >= DOUBLES else "color" for p in card.parts]
        return " ".join(["convert", *sorts])
    if card.storage or card.filing or card.research:
        return f"raise {card.storage} {card.filing} {card.research}"
    if card.bans_file or card.bans_research:
        return "no file" if card.bans_file else "no research"
    if card.awards_energy or card.awards_tokens:
        return "award energy" if card.awards_energy else "award tokens"
    return f"discount {card.discount}"


@pytest.mark.rule("GIZ-2")
def test_there_are_112_gizmos_of_four_levels() -> None:
    assert [len(BY_LEVEL[level]) for level in range(4)] == [4, 36, 36, 36]
    assert len({card.code for card in CARDS}) == len(CARDS) == 112


@pytest.mark.rule("GIZ-2", "GIZ-5", "GIZ-76", "GIZ-78")
def test_every_family_of_gizmos_is_there_in_full() -> None:
    found = Counter((card.level, card.cost, card.points, describe(card)) for card in CARDS)
    assert found == FAMILIES


@pytest.mark.rule("GIZ-2", "GIZ-8")
def test_every_color_has_the_same_number_of_gizmos() -> None:
    for level, each in ((1, 9), (2, 9), (3, 8)):
        colors = Counter(CARDS[i].color for i in BY_LEVEL[level])
        assert [colors[color] for color in range(4)] == [each] * 4
    assert Counter(card.color for card in CARDS)[ANY] == 4


@pytest.mark.rule("GIZ-49", "GIZ-50", "GIZ-51", "GIZ-52", "GIZ-53")
def test_converters_name_each_color_equally_often_and_never_their_own() -> None:
    converted = Counter(part for card in CARDS for part in card.parts)
    assert converted == {
        **dict.fromkeys(range(4), 2 + 2),  # two of level 1, and one of level 2 that does it twice
        **dict.fromkeys(range(DOUBLES, DOUBLES + 4), 2 + 1),  # two of level 2, half of a level 3
        ANY: 2,
    }
    for card in CARDS:
        assert card.color not in [part % DOUBLES for part in card.parts if part != ANY]
        assert card.color not in card.colors


@pytest.mark.rule("GIZ-6")
def test_no_gizmo_belongs_to_a_research_column() -> None:
    assert COLUMNS == ("upgrade", "converter", "file", "pick", "build")
    expected = {1: (8, 8, 4, 8, 8), 2: (4, 12, 0, 4, 16), 3: (16, 4, 4, 0, 12)}
    for level, sizes in expected.items():
        columns = Counter(CARDS[i].column for i in BY_LEVEL[level])
        assert tuple(columns[column] for column in range(5)) == sizes


@pytest.mark.rule("GIZ-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSetup, match="2, 3 or 4"):
        GAME.start(players, Seeded("too many or too few"))


@pytest.mark.rule("GIZ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players_changes_no_other_number(players: int) -> None:
    table = GAME.start(players, Seeded("any number")).table
    assert len(table.players) == players
    assert [len(deck) for deck in table.decks] == [32, 33, 14]
    assert [len(slots) for slots in table.display] == [4, 3, 2]
    assert (len(table.row), table.inside()) == (6, 46)
    assert {(p.storage, p.filing, p.research) for p in table.players} == {(5, 1, 3)}


@pytest.mark.rule("GIZ-4", "GIZ-R13", "GIZ-74")
def test_points_are_gained_even_when_the_cardboard_tokens_would_be_gone() -> None:
    game = lay(Seat("Y", "G3R6", tokens=43), Seat(tokens=50), display="G1Y1")
    do(game, "build G1Y1", "use G3R6")
    assert game.table.players[0].tokens == 45


@pytest.mark.rule("GIZ-7", "GIZ-R17")
def test_converted_energy_does_not_change_the_color_of_what_it_builds() -> None:
    # G1K8 waits for a blue gizmo, G1Y9 for a red one.
    game = lay(Seat("R", "G1U3 G1K8 G1Y9"), Seat(), display="G1U1")
    do(game, "build G1U1")
    assert names(game.table.pending) == ["G1K8"]


@pytest.mark.rule("GIZ-7", "GIZ-R17")
def test_a_gizmo_built_for_nothing_still_has_its_color() -> None:
    game = lay(Seat("U", "G3Y8 G1Y9 G1U9"), Seat(), display="G1U1 G1R1")
    do(game, "build G1U1", "use G3Y8", "build G1R1")
    assert names(game.table.pending) == ["G1Y9"]


@pytest.mark.rule("GIZ-8", "GIZ-39", "GIZ-R16")
@pytest.mark.parametrize("name", ["G3X1#1", "G3X1#2", "G3X2#1", "G3X2#2"])
def test_a_generic_gizmo_takes_any_mix_and_counts_as_every_color(name: str) -> None:
    game = lay(Seat("RRYUUUK", "G3U2 G1R8 G1U9 G1K8 G1Y9 G2U6"), Seat(), display=name)
    do(game, f"build {name}")
    assert ring(game) == ""
    assert sorted(names(game.table.pending)) == ["G1K8", "G1R8", "G1U9", "G1Y9", "G2U6"]


@pytest.mark.rule("GIZ-9")
def test_a_starting_gizmo_costs_and_scores_nothing_and_has_no_color() -> None:
    for card in (CARDS[i] for i in BY_LEVEL[0]):
        assert (card.level, card.cost, card.points, card.color) == (0, 0, 0, COLORLESS)
        assert (card.when, card.gain, card.amount) == (ON_FILE, DRAW, 1)
        assert COLUMNS[card.column] == "file"
        assert not any(card.is_color(color) for color in range(4))


@pytest.mark.rule("GIZ-9", "GIZ-29")
def test_after_filing_the_starting_gizmo_may_draw_one_energy() -> None:
    game = lay(Seat(), Seat(), display="G1R1")
    do(game, "file G1R1")
    assert offered(game) == ["use G0S1#1", "done"]
    do(game, "use G0S1#1")
    assert (len(ring(game)), game.waiting()) == (1, (1,))


@pytest.mark.rule("GIZ-9", "GIZ-89")
@pytest.mark.parametrize(("built", "ends"), [(13, False), (14, True)])
def test_the_starting_gizmo_is_one_of_the_sixteen(built: int, ends: bool) -> None:
    quiet = [i for i in BY_LEVEL[1] if COLUMNS[CARDS[i].column] in ("upgrade", "pick")]
    game = lay(Seat("RR", " ".join(names(quiet[:built]))), Seat(), display="G2R2")
    assert len(game.table.players[0].active) == built + 1
    do(game, "build G2R2")
    assert game.table.ending == ends


@pytest.mark.rule("GIZ-10")
def test_each_sphere_inside_is_equally_likely_to_be_drawn() -> None:
    game = lay(Seat("RU"), Seat("YYY"), row="RRYKKK", display="G1R1")
    do(game, "file G1R1")
    drawn = []
    for outcome in range(game.table.inside()):
        twin = game.copy_with(Scripted([outcome]))
        do(twin, "use G0S1#1")
        drawn.append(color_gained(game, twin))
    assert Counter(drawn) == dict(enumerate(game.table.dispenser))


@pytest.mark.rule("GIZ-10", "GIZ-40")
def test_each_sphere_inside_even_one_just_spent_is_equally_likely_to_enter_the_row() -> None:
    game = lay(Seat("RR", "G1Y9"), Seat("RRRRR"), row="RRRRRR", display="G1R1")
    assert game.table.dispenser[0] == 0
    do(game, "build G1R1", "use G1Y9")
    entered = []
    for outcome in range(game.table.inside()):
        twin = game.copy_with(Scripted([outcome]))
        do(twin, "pick red")
        (new,) = Counter(twin.table.row) - Counter([0] * 5)
        entered.append(new)
    assert Counter(entered) == {0: 1, 1: 13, 2: 13, 3: 13}


def color_gained(before: Game[Table], after: Game[Table]) -> int:
    held, holds = before.table.players[0].ring, after.table.players[0].ring
    (color,) = [i for i in range(4) if holds[i] > held[i]]
    return color


Step = tuple[Game[Table], list[Event], Game[Table]]


def steps(seed: str) -> Iterator[Step]:
    """Every decision of a whole game played at random: before it, what happened, after it."""
    chance = Seeded(seed, "players")
    game = GAME.start(2 + chance.below(3), Seeded(seed), events=True)
    while not game.over:
        before, told = game.copy(), len(game.events or ())
        seat = game.waiting()[0]
        moves = game.offer(seat, chance)
        assert game.submit(seat, moves[chance.below(len(moves))]) is None
        yield before, [event for event, _ in (game.events or ())[told:]], game


GAMES = [f"game {i}" for i in range(6)]


@pytest.mark.rule("GIZ-2", "GIZ-3")
@pytest.mark.parametrize("seed", GAMES)
def test_nothing_is_ever_added_or_lost(seed: str) -> None:
    for before, _, after in steps(seed):
        counts = GAME.rules.components(after)
        assert counts == GAME.rules.components(before)
        assert [counts.pop(color) for color in COLORS] == [13] * 4
        assert set(counts.values()) == {1}
        assert len(counts) == 108 + len(after.table.players)


@pytest.mark.rule("GIZ-26", "GIZ-31", "GIZ-85")
@pytest.mark.parametrize("seed", GAMES)
def test_no_ring_and_no_archive_ever_holds_more_than_its_limit(seed: str) -> None:
    for _, _, after in steps(seed):
        for player in after.table.players:
            owned = [CARDS[i] for i in player.active]
            assert sum(player.ring) <= 5 + sum(card.storage for card in owned)
            assert len(player.archive) <= 1 + sum(card.filing for card in owned)


@pytest.mark.rule("GIZ-32", "GIZ-40", "GIZ-86")
@pytest.mark.parametrize("seed", GAMES)
def test_energy_comes_by_picking_or_drawing_and_goes_by_building_only(seed: str) -> None:
    for before, happened, after in steps(seed):
        expected = [list(player.ring) for player in before.table.players]
        for event in happened:
            if isinstance(event, Picked | Drew):
                expected[event.seat][event.color] += 1
            if isinstance(event, Built):
                old = expected[event.seat]
                expected[event.seat] = [n - m for n, m in zip(old, event.spent, strict=True)]
        assert [player.ring for player in after.table.players] == expected


@pytest.mark.rule("GIZ-27", "GIZ-43")
@pytest.mark.parametrize("seed", GAMES)
def test_a_filed_gizmo_leaves_only_when_its_owner_builds_it_and_a_built_one_stays(
    seed: str,
) -> None:
    for before, happened, after in steps(seed):
        built = [e for e in happened if isinstance(e, Built)]
        for seat, (old, new) in enumerate(
            zip(before.table.players, after.table.players, strict=True)
        ):
            assert new.active[: len(old.active)] == old.active
            gone = set(old.archive) - set(new.archive)
            assert gone == {e.gizmo for e in built if e.seat == seat and e.origin == ARCHIVE}
            assert gone <= set(new.active)


@pytest.mark.rule("GIZ-22", "GIZ-23")
@pytest.mark.parametrize("seed", GAMES)
def test_whenever_somebody_is_asked_row_and_display_are_full_and_only_they_have_effects(
    seed: str,
) -> None:
    for _, _, after in steps(seed):
        table = after.table
        if after.over:
            continue
        assert len(table.row) == 6
        for slots, deck in zip(table.display, table.decks, strict=True):
            assert EMPTY not in slots or not deck
        assert after.waiting() == (table.turn,)
        assert {*table.pending, *table.used} <= set(table.players[table.turn].active)


@pytest.mark.rule("GIZ-37")
def test_all_rings_and_the_row_together_cannot_empty_the_dispenser() -> None:
    most = 4 * 5 + sum(card.storage for card in CARDS)
    assert (most, 4 * 13 - most - 6) == (44, 2)


def test_the_position_builder_keeps_every_component() -> None:
    game = lay(Seat("RY", "G1R1", archive="G2K1"), Seat("K"), display="G3R1", decks={1: ["G1Y1"]})
    counts = GAME.rules.components(game)
    assert [counts.pop(color) for color in COLORS] == [13] * 4
    assert set(counts.values()) == {1}
    assert (len(counts), game.table.decks[0]) == (108 + 2, [gizmo("G1Y1")])
