"""Who knows what: the view, the events, and nothing else that would tell hidden things."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import BY_LEVEL
from parlour.games.gizmos.events import (
    Built,
    DisplayRefilled,
    Drew,
    Filed,
    Researched,
    Returned,
    RowRefilled,
)
from parlour.games.gizmos.moves import Build, File, Return, Use
from parlour.games.gizmos.table import EMPTY, HouseRules, Table
from parlour.games.gizmos.tests.checks import random_move, visible
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, ring, spheres
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Luck, Scripted, Seeded
from parlour.kernel.values import Event, Move

SHOWN = HouseRules(next_shown=True)


def told(game: Game[Table], viewer: int | None) -> list[Any]:
    """The events that `viewer` hears of."""
    assert game.events is not None
    return [event for event, ears in game.events if ears is None or viewer in ears]


# ---------------------------------------------------------------- public


@pytest.mark.rule("GIZ-99", "GIZ-R12")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_on_the_table_but_the_decks_is_public(viewer: int | None) -> None:
    game = lay(
        Seat("RRY", active="G1R1 G3R4 G1R5", archive="G3R8", tokens=3),
        Seat("UUUU", archive="G2K9"),
        Seat("K", active="G2R1", tokens=12),
        display="G1U1 G1U2 G1U3 G1U4 G2Y1 G2Y2 G2Y3 G3Y1 G3Y2",
        decks={1: ["G1K1", "G1K2", "G1K3"], 2: ["G2K1"], 3: []},
        row="RRYYUK",
        first=2,
    )
    do(game, "file G1U2", "use G3R4")
    view = GAME.view(game, viewer)
    assert [names(slots) for slots in view["display"][1:]] == [
        ["G2Y1", "G2Y2", "G2Y3"],
        ["G3Y1", "G3Y2"],
    ]
    assert set(names(view["display"][0])) == {"G1U1", "G1K1", "G1U3", "G1U4"}
    assert sorted(view["row"]) == [0, 0, 1, 1, 2, 3]
    assert [player["ring"] for player in view["players"]] == [
        spheres("RRY"),
        spheres("UUUU"),
        spheres("K"),
    ]
    assert [names(player["active"]) for player in view["players"]] == [
        ["G0S1#1", "G1R1", "G3R4", "G1R5"],
        ["G0S1#2"],
        ["G0S1#3", "G2R1"],
    ]
    assert [names(player["archive"]) for player in view["players"]] == [
        ["G3R8", "G1U2"],
        ["G2K9"],
        [],
    ]
    assert [player["tokens"] for player in view["players"]] == [4, 0, 12]
    assert [tuple(player["limits"].values()) for player in view["players"]] == [
        (6, 2, 3),
        (5, 1, 3),
        (7, 2, 5),
    ]
    assert view["decks"] == [2, 1, 0]
    assert view["dispenser"] == [13 - 4, 13 - 3, 13 - 5, 13 - 2]
    assert (view["first"], view["turn"], view["ending"]) == (2, 0, False)
    assert set(names(view["pending"])) == {"G0S1#1", "G1R5"}
    assert names(view["used"]) == ["G3R4"]


@pytest.mark.rule("GIZ-99", "GIZ-R22")
def test_everybody_learns_that_the_end_has_been_triggered() -> None:
    game = lay(Seat("RRRR", active="G3U2 G3R2 G3Y2"), Seat(), display="G3R3")
    assert not any(GAME.view(game, viewer)["ending"] for viewer in (0, 1, None))
    do(game, "build G3R3")
    assert all(GAME.view(game, viewer)["ending"] for viewer in (0, 1, None))


# ---------------------------------------------------------------- a Research is private


def mentioned(event: Event) -> list[int]:
    """The gizmos that an event names."""
    gizmos = getattr(event, "gizmos", ())
    return [*gizmos, getattr(event, "gizmo", -1)]


RESEARCH_DECK = {2: ["G2R2", "G2Y3", "G2U3", "G2K3"]}


@pytest.mark.rule("GIZ-101", "GIZ-R12")
def test_only_the_researcher_sees_the_cards_and_the_others_learn_how_many_of_what_level() -> None:
    game = lay(Seat("RR"), Seat(), Seat(), decks=RESEARCH_DECK, events=True)
    do(game, "research 2")
    cards = [gizmo(name) for name in ("G2R2", "G2Y3", "G2U3")]
    assert GAME.view(game, 0)["looked_at"] == cards
    for viewer in (1, 2, None):
        assert GAME.view(game, viewer)["looked_at"] is None
        assert GAME.view(game, viewer)["looked_at_count"] == 3
        assert visible(game, viewer).isdisjoint(cards)
        assert told(game, viewer)[-1] == Researched(0, 2, 3)
    do(game, "take none", "return G2R2 G2Y3 G2U3")
    for viewer in (0, 1, 2, None):  # not even the researcher is told of them again
        assert visible(game, viewer).isdisjoint(cards)
        assert not any(set(cards) & set(mentioned(event)) for event in told(game, viewer))


@pytest.mark.rule("GIZ-101")
def test_the_order_of_return_is_told_to_nobody() -> None:
    views, events = [], []
    for order in ("G2R2 G2Y3 G2U3", "G2U3 G2R2 G2Y3"):
        game = lay(Seat(), Seat(), decks=RESEARCH_DECK, events=True)
        do(game, "research 2", "take none", f"return {order}")
        views.append([encode(GAME.view(game, viewer)) for viewer in (1, None)])
        events.append([encode(told(game, viewer)) for viewer in (1, None)])
        assert Returned(0, 2, 3) in told(game, 1)
    assert views[0] == views[1]
    assert events[0] == events[1]


@pytest.mark.rule("GIZ-101", "GIZ-R12", "GIZ-99")
@pytest.mark.parametrize("take", ["file G2R2", "build G2R2"])
def test_a_card_taken_from_research_becomes_public_and_the_others_do_not(take: str) -> None:
    game = lay(Seat("RR"), Seat(), decks=RESEARCH_DECK, events=True)
    do(game, "research 2", take, "return G2Y3 G2U3")
    kind = Filed if take.startswith("file") else Built
    for viewer in (0, 1, None):
        assert gizmo("G2R2") in visible(game, viewer)
        assert [e.gizmo for e in told(game, viewer) if isinstance(e, kind)] == [gizmo("G2R2")]
        assert visible(game, viewer).isdisjoint(map(gizmo, ("G2Y3", "G2U3", "G2K3")))


@pytest.mark.rule("GIZ-101")
def test_cards_put_back_are_not_shown_again_even_to_who_put_them_there() -> None:
    game = lay(Seat(), Seat(), decks=RESEARCH_DECK)
    do(game, "research 2", "take none")
    assert gizmo("G2Y3") in visible(game, 0)  # until they are back
    do(game, "return G2Y3 G2U3 G2R2", "pick red")
    assert game.table.turn == 0
    assert visible(game, 0).isdisjoint(map(gizmo, RESEARCH_DECK[2]))
    assert not GAME.view(game, 0)["looked_at"]


# ---------------------------------------------------------------- chance is public


@pytest.mark.rule("GIZ-104")
def test_a_sphere_drawn_or_moved_into_the_row_is_known_to_all_at_once() -> None:
    game = lay(Seat(active="G1Y7"), Seat(), row="RRRRRR", events=True, luck=Scripted([0, 7, 38]))
    do(game, "pick red", "use G1Y7")
    for viewer in (0, 1, None):
        view = GAME.view(game, viewer)
        entered = [event.color for event in told(game, viewer) if isinstance(event, RowRefilled)]
        drawn = [event.color for event in told(game, viewer) if isinstance(event, Drew)]
        assert len(entered) == len(drawn) == 1
        assert sorted(view["row"]) == sorted([0] * 5 + entered)
        assert view["players"][0]["ring"] == [
            (color == 0) + drawn.count(color) for color in range(4)
        ]


@pytest.mark.rule("GIZ-104")
@pytest.mark.parametrize("take", ["file G1R1", "build G1R1"])
def test_a_card_revealed_in_the_display_is_known_to_all_at_once(take: str) -> None:
    game = lay(Seat("R"), Seat(), display="G1R1", decks={1: ["G1Y4", "G1U4"]}, events=True)
    do(game, take)
    for viewer in (0, 1, None):
        assert DisplayRefilled(1, gizmo("G1Y4")) in told(game, viewer)
        assert gizmo("G1Y4") in GAME.view(game, viewer)["display"][0]
        assert gizmo("G1U4") not in visible(game, viewer)


# ---------------------------------------------------------------- the next sphere


@pytest.mark.rule("GIZ-100", "GIZ-R15")
def test_by_default_nobody_can_tell_which_sphere_comes_next() -> None:
    games = [lay(luck=Scripted([outcome])) for outcome in (0, 45)]
    for viewer in (0, 1, None):
        views = [GAME.view(game, viewer) for game in games]
        assert views[0]["next_sphere"] == EMPTY
        assert encode(views[0]) == encode(views[1])
    for game in games:
        do(game, "pick red")
        assert GAME.view(game, 0)["next_sphere"] == EMPTY
    assert games[0].table.row != games[1].table.row


@pytest.mark.rule("GIZ-R15")
def test_if_the_table_wants_it_the_next_sphere_is_shown_and_is_the_one_that_enters_the_row() -> (
    None
):
    game = GAME.start(3, Seeded("shown"), {"next_sphere": "shown"}, events=True)
    for _ in range(10):
        shown = {GAME.view(game, viewer)["next_sphere"] for viewer in (0, 1, 2, None)}
        assert len(shown) == 1
        assert (
            sum(GAME.rules.components(game)[color] for color in ("red", "yellow", "blue", "black"))
            == 52
        )
        do(game, "pick " + ("red", "yellow", "blue", "black")[game.table.row[0]])
        entered = [event.color for event in told(game, None) if isinstance(event, RowRefilled)]
        assert entered[-1] in shown
        assert 0 <= game.table.next_sphere < 4


@pytest.mark.rule("GIZ-R15", "GIZ-34")
@pytest.mark.parametrize("outcome", [0, 12, 13, 25, 26, 38])
def test_a_random_draw_never_takes_the_sphere_shown_for_the_row(outcome: int) -> None:
    game = lay(
        Seat("R"),
        Seat("RRRRR"),
        row="RRRRRR",
        display="G1R1",
        house=SHOWN,
        luck=Scripted([outcome]),
    )
    game.table.dispenser[0] -= 1  # the last red is the one shown
    game.table.next_sphere = 0
    do(game, "file G1R1", "use G0S1#1")
    assert ring(game).count("R") == 1
    assert len(ring(game)) == 2
    assert GAME.view(game, 0)["next_sphere"] == 0
    assert GAME.rules.components(game)["red"] == 13


# ---------------------------------------------------------------- no leaks


def observation(game: Game[Table], viewer: int | None, heard: int, probes: list[Move]) -> bytes:
    """All that `viewer` gets at this moment: view, news, legal moves, and refusals of `probes`."""
    assert game.events is not None
    news = [e for e, ears in game.events[heard:] if ears is None or viewer in ears]
    moves = [] if viewer is None else game.moves(viewer)
    answers = [] if viewer is None else [str(GAME.why(game, viewer, move)) for move in probes]
    undo = [game.reveals, game.luck.drawn]
    return encode([GAME.view(game, viewer), news, moves, answers, undo])


def seen_cards(game: Game[Table], viewer: int | None) -> set[int]:
    """By the rules, not by the view: the cards that lie open to `viewer` (GIZ-99, GIZ-101)."""
    t = game.table
    found = {card for slots in t.display for card in slots}
    for player in t.players:
        found.update(player.archive, player.active)
    if viewer is not None and t.turn == viewer:
        found.update(t.looked_at)
    return found


def mixed_up(unseen: set[int], luck: Luck) -> dict[int, int]:
    """Every card of which `viewer` never saw the face changes places with another of its level."""
    swap: dict[int, int] = {}
    for level in (1, 2, 3):
        cards = [card for card in BY_LEVEL[level] if card in unseen]
        places = cards.copy()
        luck.shuffle(places)
        swap.update(zip(cards, places, strict=True))
    return swap


@pytest.mark.rule("GIZ-100", "GIZ-101", "GIZ-R12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("number", "options"), [(0, {}), (1, {}), (2, {"next_sphere": "shown"})])
def test_a_viewer_cannot_tell_two_worlds_apart_that_differ_only_in_what_they_never_saw(
    players: int, number: int, options: dict[str, str]
) -> None:
    def begin() -> Game[Table]:
        return GAME.start(players, Seeded(f"leak {number}"), options, events=True)

    luck = Seeded(f"leak {players} {number}")
    game = begin()
    moves: list[tuple[int, Move]] = []
    seen = {viewer: seen_cards(game, viewer) for viewer in [*range(players), None]}
    returned_unseen = 0
    while not game.over:
        moves.append(
            (game.waiting()[0], random_move(game, luck, "Research", "Build", "Use", "TakeNone"))
        )
        game.play(*moves[-1])
        for viewer, cards in seen.items():
            cards |= seen_cards(game, viewer)
    for viewer, cards in seen.items():
        unseen = {card for level in (1, 2, 3) for card in BY_LEVEL[level]} - cards
        swap = mixed_up(unseen, luck)
        probes: list[Move] = [
            verb(card) for card in sorted(unseen)[::20] for verb in (File, Build, Use)
        ]
        world, twin = begin(), begin()
        piles = [*twin.table.decks, twin.table.removed]
        for pile in piles:
            pile[:] = [swap.get(card, card) for card in pile]
        assert any(card != place for card, place in swap.items())
        heard = 0
        for seat, move in moves:
            asked = probes if seat == viewer else []
            assert observation(world, viewer, heard, asked) == observation(
                twin, viewer, heard, asked
            )
            assert world.events is not None
            heard = len(world.events)
            mirrored = move
            if isinstance(move, Return):
                mirrored = Return(tuple(swap.get(card, card) for card in move.gizmos))
                returned_unseen += mirrored != move
            assert world.submit(seat, move) is None
            assert twin.submit(seat, mirrored) is None
        assert world.over
        assert observation(world, viewer, heard, []) == observation(twin, viewer, heard, [])
        assert GAME.rules.outcome(world) == GAME.rules.outcome(twin)
    assert returned_unseen > 0  # the worlds did differ in what other players looked at
