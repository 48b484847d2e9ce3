"""GIZ-39, GIZ-41, GIZ-R7, GIZ-R8, GIZ-R25: prices, and a slow search that must agree on them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import ANY, ARCHIVE, BY_LEVEL, CARDS, COLUMNS, DISPLAY, DOUBLES
from parlour.games.gizmos.moves import Build, Pay
from parlour.games.gizmos.rules.payment import payments
from parlour.games.gizmos.table import HouseRules, Table
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game

LETTERS = "RYUK"
Way = tuple[tuple[int, ...], tuple[int, ...]]  # spheres spent, converters

# What is held, what is active, what is built, and every way to pay for it.
VECTORS = {
    "1: one of two black counts twice": ("KK", "G2R3", "G3K1", []),
    "2: one of two yellow counts as blue": ("YY", "G1U4", "G2U5", []),
    "3: a chain of three": ("Y", "G1U4 G2U3 G2Y2", "G2U5", ["pay 1 yellow via G1U4 G2Y2 G2U3"]),
    "4: a doubler": ("YYR", "G2U4", "G2Y1", ["pay 2 yellow via G2U4"]),
    "5: a double doubler": ("RK", "G3U5", "G3X1#1", []),
    "6: an archive discount": ("", "G3R2", "G1R1 in the archive", ["pay nothing"]),
    "7: two discounts": ("U", "G3Y2 G3U4", "G2U5", ["pay nothing", "pay 1 blue"]),
    "9: no more than the price": ("RRR", "", "G1R1", ["pay 1 red"]),
    "10: any as red": ("RY", "G3R3 G2U3", "G2R1", ["pay 1 red 1 yellow via G3R3 G2U3"]),
}


def position(letters: str, active: str, wanted: str) -> tuple[Game[Table], int, int]:
    name = wanted.split()[0]
    filed = "archive" in wanted
    game = lay(
        Seat(letters, active, archive=name if filed else ""),
        Seat(),
        display="" if filed else name,
    )
    return game, gizmo(name), ARCHIVE if filed else DISPLAY


@pytest.mark.rule("GIZ-39", "GIZ-41", "GIZ-54", "GIZ-79", "GIZ-80", "GIZ-R7", "GIZ-R8")
@pytest.mark.parametrize("case", VECTORS)
def test_the_solver_knows_every_way_to_pay(case: str) -> None:
    letters, active, wanted, expected = VECTORS[case]
    game, card, origin = position(letters, active, wanted)
    found = payments(game.table, game.table.players[0], card, origin)
    assert {GAME.notation.write(way) for way in found} == {
        GAME.notation.write(GAME.notation.read(way)) for way in expected
    }


@pytest.mark.rule("GIZ-39", "GIZ-41", "GIZ-54", "GIZ-79", "GIZ-80", "GIZ-R7", "GIZ-R8")
@pytest.mark.parametrize("case", VECTORS)
def test_a_build_is_possible_just_when_there_is_a_way_to_pay(case: str) -> None:
    letters, active, wanted, expected = VECTORS[case]
    game, card, _ = position(letters, active, wanted)
    build = f"build {CARDS[card].code}"
    assert refused(game, build) == (None if expected else "GIZ-41")
    assert (build in offered(game)) == bool(expected)
    if not expected:
        return
    do(game, build)
    if len(expected) > 1:
        assert sorted(offered(game)) == sorted(expected)
        assert refused(game, "pay 2 blue") is not None
        do(game, expected[-1])
    way = GAME.notation.read(expected[-1])
    assert isinstance(way, Pay)
    spent = sum(way.spent)
    assert len(ring(game)) == len(letters) - spent
    assert card in game.table.players[0].active


@pytest.mark.rule("GIZ-7", "GIZ-41")
def test_case_6_a_gizmo_for_nothing_sets_off_its_color() -> None:
    game = lay(Seat("", "G3R2 G1Y9", archive="G1R1"), Seat())
    do(game, "build G1R1")
    assert names(game.table.pending) == ["G1Y9"]


@pytest.mark.rule("GIZ-55")
def test_case_8_a_converter_used_earlier_in_the_turn() -> None:
    game = lay(Seat("RRR", "G1U3 G3R8"), Seat(), display="G1U1", decks={1: ["G1Y1", "G1U2"]})
    do(game, "build G1U1", "use G3R8", "research 1")
    assert ring(game) == "RR"
    assert refused(game, "build G1U2") == "GIZ-41"


@pytest.mark.rule("GIZ-R8", "GIZ-80")
def test_a_discount_may_be_declined_in_whole_or_in_part() -> None:
    game = lay(Seat("RRRRR", "G3Y2 G3U4"), Seat(), display="G2R1")
    do(game, "build G2R1")
    assert sorted(offered(game)) == ["pay 1 red", "pay 2 red", "pay 3 red"]
    assert refused(game, "pay nothing") == "GIZ-41"
    assert refused(game, "pay 4 red") == "GIZ-41"
    do(game, "pay 3 red")
    assert ring(game) == "RR"


@pytest.mark.rule("GIZ-R7", "GIZ-79")
def test_discounts_add_up_whatever_their_kind_but_not_below_nothing() -> None:
    game = lay(Seat("", "G3Y2 G3U4 G3R2 G3U3", archive="G2R1"), Seat(), display="G2R2")
    assert refused(game, "build G2R1") is None  # 3 less 4
    assert refused(game, "build G2R2") is None  # 2 less 2
    do(game, "build G2R1")
    assert names(game.table.players[0].active)[-1] == "G2R1"


@pytest.mark.rule("GIZ-R7", "GIZ-79")
def test_discounts_apply_to_a_generic_gizmo() -> None:
    game = lay(Seat("RYUKR", "G3R2 G3U3", archive="G3X1#1"), Seat())
    do(game, "build G3X1#1")
    assert ring(game) == ""


@pytest.mark.rule("GIZ-R7")
def test_a_table_may_agree_that_only_one_discount_counts() -> None:
    house = HouseRules(discounts_add_up=False)
    game = lay(Seat("R", "G3Y2 G3U4 G3R2", archive="G2R1"), Seat(), display="G2R2", house=house)
    assert refused(game, "build G2R1") == "GIZ-41"
    do(game, "build G2R2")
    assert ring(game) == ""
    game = lay(Seat("RRR", "G3Y2 G3R2", archive="G2R1"), Seat(), house=house)
    do(game, "build G2R1")
    assert sorted(offered(game)) == ["pay 2 red", "pay 3 red"]


def two_level_2_builds(house: HouseRules) -> Game[Table]:
    """A turn in which a second level 2 gizmo, of 2 red, can be built with a single red."""
    game = lay(
        Seat("RRR", "G3Y2 G3U8"),
        Seat(),
        display="G2R5",
        decks={2: ["G2Y1", "G2R6"]},
        house=house,
    )
    do(game, "build G2R5")
    return game


@pytest.mark.rule("GIZ-R7", "GIZ-R25", "GIZ-79")
def test_a_discount_works_for_every_build_of_a_turn() -> None:
    game = two_level_2_builds(HouseRules())
    do(game, "pay 1 red", "use G3U8", "research 2", "build G2R6")
    assert sorted(offered(game)) == ["pay 1 red", "pay 2 red"]


@pytest.mark.rule("GIZ-R25")
def test_a_table_may_agree_that_the_level_2_discount_works_once_a_turn() -> None:
    game = two_level_2_builds(HouseRules(level_2_once=True))
    do(game, "pay 1 red", "use G3U8", "research 2", "build G2R6")
    assert (ring(game), game.waiting()) == ("", (1,))


@pytest.mark.rule("GIZ-R25")
def test_a_level_2_discount_that_was_declined_is_not_used_up() -> None:
    game = two_level_2_builds(HouseRules(level_2_once=True))
    do(game, "pay 2 red", "use G3U8", "research 2", "build G2R6")
    assert (ring(game), game.waiting()) == ("", (1,))


@pytest.mark.rule("GIZ-R25")
def test_two_level_2_discounts_once_a_turn_serve_two_builds() -> None:
    game = lay(
        Seat("RRR", "G3Y2 G3U4 G3U8"),
        Seat(),
        display="G2R5",
        decks={2: ["G2Y1", "G2R6"]},
        house=HouseRules(level_2_once=True),
    )
    do(game, "build G2R5", "pay 1 red", "use G3U8", "research 2", "build G2R6")
    assert sorted(offered(game)) == ["pay 1 red", "pay 2 red"]


@pytest.mark.rule("GIZ-R25")
@pytest.mark.parametrize(
    ("payment", "later"),
    [
        ("pay 2 red", ["pay 1 red", "pay 2 red"]),
        ("pay 1 red", ["pay 1 red", "pay 2 red"]),  # the archive discount was enough
        ("pay nothing", []),
    ],
)
def test_a_level_2_discount_is_used_up_only_if_the_price_needed_it(
    payment: str, later: list[str]
) -> None:
    game = lay(
        Seat("RRRR", "G3Y2 G3R2 G3U8", archive="G2R5"),
        Seat(),
        decks={2: ["G2R6"]},
        house=HouseRules(level_2_once=True),
    )
    do(game, "build G2R5", payment, "use G3U8", "research 2", "build G2R6")
    if later:
        assert sorted(offered(game)) == later
    else:
        assert (ring(game), game.waiting()) == ("RR", (1,))


@pytest.mark.rule("GIZ-R25")
@pytest.mark.parametrize("name", ["G3Y2", "G3U4"])
def test_the_level_2_discount_is_an_upgrade(name: str) -> None:
    assert COLUMNS[CARDS[gizmo(name)].column] == "upgrade"
    game = lay(Seat("R", name), Seat(), display="G1R1 G2R2 G3R1")
    assert [move for move in offered(game) if "build" in move] == ["build G1R1", "build G2R2"]


def reachable(spent: tuple[int, ...], parts: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """Everything the spent spheres can be counted as.

    `parts` are pairs of a converter and what it does. Each result is the count of each color
    followed by a mark for each part used on the way.
    """
    start = (*spent, *[0] * len(parts))
    found = {start}
    fresh = [start]
    while fresh:
        state = fresh.pop()
        for i, (_, part) in enumerate(parts):
            if state[4 + i]:
                continue
            used = [*state]
            used[4 + i] = 1
            for after in apply(used, part):
                if after not in found:
                    found.add(after)
                    fresh.append(after)
    return found


def apply(state: list[int], part: int) -> list[tuple[int, ...]]:
    """Each way in which one sphere can be counted anew."""
    results = []
    sources = range(4) if part == ANY else [part % DOUBLES]
    for source in sources:
        if state[source] == 0:
            continue
        for result in [source] if part >= DOUBLES else range(4):
            after = [*state]
            if part >= DOUBLES:
                after[source] += 1
            else:
                after[source] -= 1
                after[result] += 1
            results.append(tuple(after))
    return results


def slow_payments(
    held: list[int], converters: list[int], card: int, least: int, most: int
) -> set[Way]:
    """Every payment with no converter to spare, found by trying everything."""
    parts = [(name, part) for name in converters for part in CARDS[name].parts]
    doublers = sum(part >= DOUBLES for _, part in parts)
    ways: set[Way] = set()
    for spent in product(*(range(n + 1) for n in held)):
        if not least - doublers <= sum(spent) <= most:
            continue
        tools: dict[int, set[frozenset[int]]] = {price: set() for price in range(least, most + 1)}
        for state in reachable(spent, parts):
            counts = state[:4]
            price = sum(counts)
            color = CARDS[card].color
            if price in tools and (color == ANY or counts[color] == price):
                marks = zip(parts, state[4:], strict=True)
                tools[price].add(frozenset(name for (name, _), used in marks if used))
        for sets in tools.values():
            for one in sets:
                if not any(other < one for other in sets):
                    ways.add((spent, tuple(sorted(one))))
    return ways


CONVERTERS = [i for i, card in enumerate(CARDS) if card.parts]
DISCOUNTS = ["G3Y2", "G3U4", "G3R2", "G3U3"]


class Case:
    """A random ring with random converters and discounts before a random gizmo."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        tools = random.sample(CONVERTERS, random.choice([0, 1, 2, 3, 4, 4, 4]))
        discounts = random.sample(DISCOUNTS, random.choice([0, 0, 1, 2]))
        hues = random.sample(LETTERS, random.choice([1, 2, 3, 4]))
        letters = "".join(random.choice(hues) for _ in range(random.randrange(1, 10)))
        owned = {*tools, *map(gizmo, discounts), gizmo("G3U2")}
        generic = [i for i in BY_LEVEL[3] if CARDS[i].color == ANY]
        priced = [
            i
            for i, card in enumerate(CARDS)
            if i not in owned and card.level and -2 <= len(letters) - card.cost <= 4
        ]
        self.card = random.choice(generic if random.random() < 0.2 else priced)
        self.filed = random.random() < 0.4
        active = " ".join([*names(tools), *discounts, "G3U2"])
        name = CARDS[self.card].code
        self.game = lay(
            Seat(letters, active, archive=name if self.filed else ""),
            Seat(),
            display="" if self.filed else name,
        )
        # Some of the converters have already been used this turn.
        spent = [tool for tool in tools if random.random() < 0.15]
        self.game.table.used += spent
        self.tools = [tool for tool in tools if tool not in spent]
        self.spent_tools = spent
        fitting = 0
        for discount in discounts:
            if discount in ("G3Y2", "G3U4"):
                fitting += CARDS[self.card].level == 2
            else:
                fitting += self.filed
        self.cost = CARDS[self.card].cost
        self.least = max(0, self.cost - fitting)

    def expected(self) -> set[Way]:
        held = self.game.table.players[0].ring
        return slow_payments(held, self.tools, self.card, self.least, self.cost)


@pytest.mark.rule("GIZ-39", "GIZ-41", "GIZ-49", "GIZ-50", "GIZ-51", "GIZ-52", "GIZ-53", "GIZ-54")
@pytest.mark.rule("GIZ-56", "GIZ-R8", "GIZ-R27")
@pytest.mark.parametrize("batch", range(10))
def test_the_solver_agrees_with_a_search_that_tries_everything(batch: int) -> None:
    paid = chains = 0
    for seed in range(batch * 60, batch * 60 + 60):
        case = Case(seed)
        game = case.game
        origin = ARCHIVE if case.filed else DISPLAY
        listed = payments(game.table, game.table.players[0], case.card, origin)
        found = [(way.spent, way.converters) for way in listed]
        assert len(set(found)) == len(found), seed
        expected = case.expected()
        assert set(found) == expected, seed
        assert game.refuse(0, Build(case.card)) == (None if expected else "GIZ-41"), seed
        paid += bool(expected)
        chains += any(len(tools) > 2 for _, tools in expected)
    assert 10 < paid < 60  # some can be paid and some cannot
    assert chains  # and some need three converters or more


@pytest.mark.rule("GIZ-39", "GIZ-41", "GIZ-55", "GIZ-R27")
@pytest.mark.parametrize("batch", range(3))
def test_exactly_the_payments_found_by_that_search_are_accepted(batch: int) -> None:
    asked = 0
    for seed in range(1000 + batch * 60, 1060 + batch * 60):
        case = Case(seed)
        expected = case.expected()
        if len(expected) < 2:
            continue  # then nothing is asked
        asked += 1
        game = case.game
        used = list(game.table.used)
        do(game, f"build {CARDS[case.card].code}")
        assert game.table.used == used
        held = game.table.players[0].ring
        random = Random(seed)
        tools = case.tools + case.spent_tools
        for _ in range(30):
            spent = tuple(random.randrange(n + 2) for n in held)
            chosen = tuple(sorted(tool for tool in tools if random.random() < 0.4))
            legal = (spent, chosen) in expected
            assert (game.refuse(0, Pay(spent, chosen)) is None) == legal, (seed, spent, chosen)
        for spent, chosen in sorted(expected)[:30]:
            assert game.refuse(0, Pay(spent, chosen)) is None, (seed, spent, chosen)
    assert asked > 5
