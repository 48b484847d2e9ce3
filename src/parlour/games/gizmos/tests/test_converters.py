"""GIZ-47 to GIZ-57, GIZ-R20, GIZ-R27: converters."""

from __future__ import annotations

import pytest

from parlour.games.gizmos.cards import COLORS
from parlour.games.gizmos.events import Built, Triggered
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game

LETTERS = "RYUK"
ONE_TO_ANY = {"G1R3": "K", "G1R4": "U", "G1Y3": "K", "G1Y4": "U"}
ONE_TO_ANY |= {"G1U3": "R", "G1U4": "Y", "G1K3": "R", "G1K4": "Y"}
TWO_TO_ANY = {"G2R2": "Y", "G2Y2": "R", "G2U2": "K", "G2K2": "U"}
DOUBLERS = {"G2R3": "K", "G2R4": "U", "G2Y3": "K", "G2Y4": "U"}
DOUBLERS |= {"G2U3": "R", "G2U4": "Y", "G2K3": "R", "G2K4": "Y"}
# Gizmos of each color by their cost; none of them is a converter.
PRICED = {
    letter: {1: f"G1{letter}1", 2: f"G2{letter}5", 3: f"G2{letter}1", 4: f"G3{letter}1"}
    for letter in LETTERS
}


def how_built(game: Game[Table]) -> list[tuple[str, list[str]]]:
    """What each Build has spent, and by which converters."""
    return [
        (
            "".join(letter * n for letter, n in zip(LETTERS, event.spent, strict=True)),
            names(event.converters),
        )
        for event, _ in game.events or ()
        if isinstance(event, Built)
    ]


def pays(letters: str, converters: str, name: str) -> list[str]:
    """The ways to pay for a gizmo of the display; none if it cannot be built."""
    game = lay(Seat(letters, converters), Seat(), display=name, events=True)
    if f"build {name}" not in offered(game):
        assert refused(game, f"build {name}") == "GIZ-41"
        return []
    do(game, f"build {name}")
    done = how_built(game)
    if done:
        spent, helped = done[0]
        counts = [f"{spent.count(i)} {color}" for i, color in zip(LETTERS, COLORS, strict=True)]
        paid = [count for count in counts if count[0] != "0"]
        return [" ".join(["pay", *paid, *(["via", *helped] if helped else [])])]
    return offered(game)


def second_build(letters: str, active: str, first: str, *payment: str) -> Game[Table]:
    """A turn in which building `first`, blue, has led to a Research that offers G1U2, also blue."""
    game = lay(
        Seat(letters, f"{active} G3R8"),
        Seat(),
        display=first,
        decks={1: ["G1Y1", "G1U2"]},
        events=True,
    )
    do(game, f"build {first}", *payment, "use G3R8", "research 1")
    assert "G1U2" in names(game.table.looked_at)
    return game


@pytest.mark.rule("GIZ-47")
def test_a_converter_is_not_used_outside_a_payment_and_leaves_the_ring_alone() -> None:
    game = lay(Seat("RY", "G1U3 G2U3 G3R3"), Seat(), display="G1R1")
    do(game, "file G1R1")
    for name in ("G1U3", "G2U3", "G3R3"):
        assert refused(game, f"use {name}") == "GIZ-47"
    assert (offered(game), ring(game)) == (["use G0S1#1", "done"], "RY")


@pytest.mark.rule("GIZ-47")
@pytest.mark.parametrize("action", ["pick red", "file G1R1", "build G1K1"])
def test_nothing_triggers_a_converter(action: str) -> None:
    converters = "G1U3 G1U4 G2K2 G2U3 G3K4 G3R3"
    game = lay(Seat("K", converters), Seat(), display="G1R1 G1K1", events=True)
    do(game, action)
    told = [e for e, _ in game.events or () if isinstance(e, Triggered)]
    assert all(names(event.gizmos) == ["G0S1#1"] for event in told)


@pytest.mark.rule("GIZ-47", "GIZ-22")
@pytest.mark.parametrize("name", ["G0S1#1", "G1Y1", "G1K4", "G1Y4", "G1R3"])
def test_only_an_active_converter_of_ones_own_helps_to_pay(name: str) -> None:
    # A File gizmo; an upgrade; in the display; in the own archive; of the other player.
    game = lay(Seat("RU", "G1R4 G1Y1", archive="G1Y4"), Seat("", "G1R3"), display="G1R1 G1K4 G1Y2")
    do(game, "build G1R1")
    assert refused(game, f"pay 1 blue via {name}") == "GIZ-47"


@pytest.mark.rule("GIZ-48", "GIZ-40")
def test_the_spheres_really_spent_go_back_as_what_they_are() -> None:
    game = lay(Seat("YUU", "G1U4 G2U3"), Seat(), display="G2R2")
    before = game.table.dispenser.copy()
    do(game, "build G2R2")  # the yellow counts as a red that counts twice
    after = game.table.dispenser
    assert ring(game) == "UU"
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 1, 0, 0]


@pytest.mark.rule("GIZ-48", "GIZ-51")
def test_counting_more_than_the_ring_could_hold_is_no_matter() -> None:
    game = lay(Seat("RRRRR", "G2U3 G2K3"), Seat(), display="G3R8 G3R7")
    assert game.table.players[0].storage == 5
    do(game, "build G3R8")  # 7 red
    assert ring(game) == ""


@pytest.mark.rule("GIZ-49")
@pytest.mark.parametrize("wanted", LETTERS)
@pytest.mark.parametrize("name", ONE_TO_ANY)
def test_one_of_the_named_color_counts_as_one_of_any(name: str, wanted: str) -> None:
    source = ONE_TO_ANY[name]
    word = COLORS[LETTERS.index(source)]
    helped = "" if source == wanted else f" via {name}"
    assert pays(source, name, PRICED[wanted][1]) == [f"pay 1 {word}{helped}"]
    if source != wanted:
        assert pays(source * 5, name, PRICED[wanted][2]) == []


@pytest.mark.rule("GIZ-49")
@pytest.mark.parametrize("name", ONE_TO_ANY)
def test_one_of_another_color_does_not(name: str) -> None:
    for source in LETTERS.replace(ONE_TO_ANY[name], ""):
        for wanted in LETTERS.replace(source, ""):
            assert pays(source, name, PRICED[wanted][1]) == []


@pytest.mark.rule("GIZ-49", "GIZ-54")
def test_energy_already_converted_may_be_converted_again() -> None:
    # Any counts as red, which counts twice; each of the two then counts as blue.
    game = lay(Seat("K", "G3R3 G2U3 G2Y2"), Seat(), display="G2U5", events=True)
    do(game, "build G2U5")
    assert [(spent, sorted(tools)) for spent, tools in how_built(game)] == [
        ("K", ["G2U3", "G2Y2", "G3R3"])
    ]


@pytest.mark.rule("GIZ-50")
@pytest.mark.parametrize("name", TWO_TO_ANY)
def test_one_or_two_of_the_named_color_count_as_any(name: str) -> None:
    source = TWO_TO_ANY[name]
    word = COLORS[LETTERS.index(source)]
    for wanted in LETTERS.replace(source, ""):
        assert pays(source, name, PRICED[wanted][1]) == [f"pay 1 {word} via {name}"]
        assert pays(source * 2, name, PRICED[wanted][2]) == [f"pay 2 {word} via {name}"]
        assert pays(source * 3, name, PRICED[wanted][3]) == []


@pytest.mark.rule("GIZ-50")
def test_the_two_results_may_be_of_two_colors() -> None:
    # Seven are reached only if one blue becomes red, the other yellow, and both are doubled.
    assert pays("UUKKK", "G2K2 G2U3 G2U4", "G3X1#1") == ["pay 2 blue 3 black via G2U3 G2U4 G2K2"]
    assert pays("UUKKK", "G2K2 G2U3 G2U4", "G3R8") == []
    assert pays("UUKKK", "G1R4 G2U3 G2U4", "G3X1#1") == []


@pytest.mark.rule("GIZ-51")
@pytest.mark.parametrize("name", DOUBLERS)
def test_a_doubler_makes_one_sphere_count_twice_and_only_one(name: str) -> None:
    color = DOUBLERS[name]
    word = COLORS[LETTERS.index(color)]
    assert pays(color, name, PRICED[color][2]) == [f"pay 1 {word} via {name}"]
    assert pays(color * 2, name, PRICED[color][3]) == [f"pay 2 {word} via {name}"]
    assert pays(color * 2, name, PRICED[color][4]) == []
    for other in LETTERS.replace(color, ""):
        assert pays(other, name, PRICED[other][2]) == []


@pytest.mark.rule("GIZ-52")
@pytest.mark.parametrize(("name", "pair"), [("G3U5", "RK"), ("G3K4", "YU")])
def test_a_double_doubler_doubles_one_of_either_color_or_of_both(name: str, pair: str) -> None:
    for color in LETTERS:
        expected = 1 if color in pair else 0
        assert len(pays(color, name, PRICED[color][2])) == expected
        assert pays(color * 2, name, PRICED[color][4]) == []
    filler = next(letter for letter in LETTERS if letter not in pair)
    assert len(pays(pair + filler * 3, name, "G3X1#1")) == 1
    assert pays(pair[0] * 2 + filler * 3, name, "G3X1#1") == []


@pytest.mark.rule("GIZ-53")
@pytest.mark.parametrize("name", ["G3R3", "G3Y4"])
def test_any_counts_as_any_once(name: str) -> None:
    for source in LETTERS:
        for wanted in LETTERS.replace(source, ""):
            word = COLORS[LETTERS.index(source)]
            assert pays(source, name, PRICED[wanted][1]) == [f"pay 1 {word} via {name}"]
            assert pays(source * 2, name, PRICED[wanted][2]) == []
            assert len(pays(source + wanted, name, PRICED[wanted][2])) == 1


@pytest.mark.rule("GIZ-54")
def test_the_output_of_a_converter_may_feed_another_in_any_order() -> None:
    assert pays("Y", "G1U4 G2U3", "G2R5") == ["pay 1 yellow via G1U4 G2U3"]  # convert, double
    assert pays("R", "G2U3 G2Y2", "G2U5") == ["pay 1 red via G2Y2 G2U3"]  # double, convert both
    assert pays("R", "G2U3 G1U3", "G2U5") == []  # only one of the two can be converted
    assert pays("Y", "G1U4 G2U3 G2Y2", "G2U5") == ["pay 1 yellow via G1U4 G2Y2 G2U3"]


@pytest.mark.rule("GIZ-54", "GIZ-51")
def test_two_doublers_of_one_color_may_double_what_was_doubled() -> None:
    assert pays("R", "G2U3 G2K3", "G2R1") == ["pay 1 red via G2U3 G2K3"]
    assert pays("R", "G2U3 G2K3", "G3R1") == []


@pytest.mark.rule("GIZ-R29", "GIZ-52", "GIZ-54")
@pytest.mark.parametrize(
    ("source", "tools", "wanted"),
    [("R", "G2Y2 G3U5", "K"), ("K", "G2U2 G3U5", "R"), ("U", "G2K2 G3K4", "Y")],
)
def test_the_halves_of_a_converter_may_be_used_around_another_one(
    source: str, tools: str, wanted: str
) -> None:
    # One red counts as two, both turn black, and of these one counts as two.
    name = {"K": "black", "R": "red", "U": "blue", "Y": "yellow"}[source]
    assert pays(source, tools, PRICED[wanted][3]) == [f"pay 1 {name} via {tools}"]
    assert pays(source, tools, PRICED[wanted][4]) == []  # neither half works twice


@pytest.mark.rule("GIZ-55")
def test_a_converter_helps_with_one_build_a_turn() -> None:
    game = second_build("RR", "G1U3", "G1U1")
    assert how_built(game) == [("R", ["G1U3"])]
    assert refused(game, "build G1U2") == "GIZ-41"


@pytest.mark.rule("GIZ-55")
def test_naming_a_used_converter_is_refused() -> None:
    game = second_build("RRUY", "G1U3 G1U4", "G1U1", "pay 1 red via G1U3")
    do(game, "build G1U2")
    assert offered(game) == ["pay 1 blue", "pay 1 yellow via G1U4"]
    assert refused(game, "pay 1 red via G1U3") == "GIZ-55"


@pytest.mark.rule("GIZ-55", "GIZ-51")
def test_a_converter_named_twice_is_refused() -> None:
    game = lay(Seat("RRRU", "G2U3 G1R4"), Seat(), display="G3R1")
    do(game, "build G3R1")
    assert refused(game, "pay 2 red via G2U3 G2U3") == "GIZ-55"


@pytest.mark.rule("GIZ-R20", "GIZ-55")
def test_the_second_half_of_a_converter_is_lost_with_the_first() -> None:
    game = second_build("RR", "G2Y2", "G1U1")
    assert how_built(game) == [("R", ["G2Y2"])]
    assert refused(game, "build G1U2") == "GIZ-41"


@pytest.mark.rule("GIZ-R20", "GIZ-55")
def test_the_second_color_of_a_double_doubler_is_lost_with_the_first() -> None:
    game = lay(Seat("UY", "G3K4 G3R8"), Seat(), display="G2U5", decks={2: ["G2Y1", "G2Y5"]})
    assert pays("Y", "G3K4", "G2Y5") == ["pay 1 yellow via G3K4"]
    do(game, "build G2U5", "use G3R8", "research 2")
    assert refused(game, "build G2Y5") == "GIZ-41"


@pytest.mark.rule("GIZ-56", "GIZ-55")
def test_a_converter_left_out_of_one_build_may_help_with_the_next() -> None:
    game = second_build("UR", "G2Y2", "G1U1", "pay 1 blue")
    do(game, "build G1U2")
    assert how_built(game) == [("U", []), ("R", ["G2Y2"])]


@pytest.mark.rule("GIZ-56")
def test_the_player_chooses_the_spheres_and_the_converters() -> None:
    game = lay(Seat("RUY", "G1R4 G1Y4 G3R3"), Seat(), display="G1R1", events=True)
    do(game, "build G1R1")
    assert sorted(offered(game)) == [
        "pay 1 blue via G1R4",
        "pay 1 blue via G1Y4",
        "pay 1 blue via G3R3",
        "pay 1 red",
        "pay 1 yellow via G3R3",
    ]
    for text in offered(game):
        twin = game.copy()
        do(twin, text)
        spent = text.split()[2]
        left = "".join(i for i, color in zip(LETTERS, COLORS, strict=True) if color != spent)
        assert ring(twin) == left.replace("K", "")


@pytest.mark.rule("GIZ-57")
def test_a_converter_does_not_help_to_build_itself() -> None:
    game = lay(Seat("RR"), Seat(), display="G1U3")
    assert refused(game, "build G1U3") == "GIZ-41"
    game = lay(Seat("RUY", "G1U4"), Seat(), display="G1U3")
    do(game, "build G1U3")
    assert offered(game) == ["pay 1 blue", "pay 1 yellow via G1U4"]
    assert refused(game, "pay 1 red via G1U3") == "GIZ-57"


@pytest.mark.rule("GIZ-57")
def test_a_new_converter_helps_with_a_later_build_of_the_turn() -> None:
    game = second_build("UR", "", "G1U3")
    do(game, "build G1U2")
    assert how_built(game) == [("U", []), ("R", ["G1U3"])]
    assert gizmo("G1U2") in game.table.players[0].active


@pytest.mark.rule("GIZ-R27", "GIZ-56")
def test_a_payment_names_no_converter_it_does_not_need() -> None:
    game = lay(Seat("RRU", "G1R4 G1U3 G2U3 G3R3"), Seat(), display="G1R1")
    do(game, "build G1R1")
    for text in (
        "pay 1 red via G1U3",
        "pay 1 red via G3R3",
        "pay 1 red via G2U3",
        "pay 1 blue via G1R4 G1U3",
        "pay 1 blue via G1R4 G3R3",
    ):
        assert refused(game, text) == "GIZ-R27", text
    assert sorted(offered(game)) == ["pay 1 blue via G1R4", "pay 1 blue via G3R3", "pay 1 red"]


@pytest.mark.rule("GIZ-R27", "GIZ-55")
def test_a_converter_that_was_not_needed_stays_unused() -> None:
    game = second_build("UR", "G1K3", "G1U1", "pay 1 blue")
    assert gizmo("G1K3") not in game.table.used
    do(game, "build G1U2")
    assert how_built(game)[-1] == ("R", ["G1K3"])


@pytest.mark.rule("GIZ-R27", "GIZ-80")
def test_whether_a_converter_is_needed_depends_on_the_price_paid() -> None:
    # Two red are the price less the discount, or the full price if one of them counts twice.
    assert pays("RR", "G2U3 G3Y2", "G2R1") == [
        "pay 1 red via G2U3",
        "pay 2 red",
        "pay 2 red via G2U3",
    ]
