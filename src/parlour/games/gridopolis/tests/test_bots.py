"""The bots: they play by the rules, from what they may see, and well enough."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

import pytest

from parlour.arena.playing import play_out
from parlour.bots import advisor, usual_bot
from parlour.contract import View
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.bots import Easy, Steady, Thinker
from parlour.games.gridopolis.moves import Capture, Kamikaze
from parlour.games.gridopolis.search.deeds import TAKE
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.positions import begin, lane, place
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

TABLES = [
    (2, {}),
    (3, {"limit": "10_rounds"}),
    (4, {"captures": "forced"}),
    (4, {"kinging": "goes_on", "blueprint": "plaza"}),
    (2, {"blueprint": "duel", "out_and_back": "allowed", "first_move": "free"}),
    (2, {"blueprint": "tower", "kamikaze": "alone"}),
    (2, {"blueprint": lane()}),
]


class Hasty(Thinker):
    """Thinks for so short a time that whole games can be tried."""

    budget: ClassVar[int] = 40


class Decision(NamedTuple):
    """What a bot is asked."""

    view: View
    moves: list[Move]


def asked(game: Game[Table]) -> Decision:
    seat = game.waiting()[0]
    return Decision(GAME.bot_view(game, seat), game.moves(seat))


def chosen(game: Game[Table], bot: Thinker | None = None) -> str:
    """What a bot does at this point, in notation."""
    return GAME.notation.write((bot or Easy()).choose(*asked(game), Seeded("luck")))


def captures(game: Game[Table]) -> list[Move]:
    return [move for move in asked(game).moves if isinstance(move, (Capture, Kamikaze))]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Every eighth decision of a long game between two of them."""
    bot, luck = Hasty(), Seeded("decisions", "bot")
    game = begin()
    found: list[Decision] = []
    while not game.over and len(found) < 60:
        found.append(asked(game))
        game.play(game.waiting()[0], bot.choose(*found[-1], luck))
    return found[::8]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_it_chooses_one_of_the_moves_offered_at_every_table(
    players: int, options: dict[str, str]
) -> None:
    bot, luck = Hasty(), Seeded("one of the moves", "bot")
    game = GAME.start(players, Seeded("one of the moves"), options)
    for _ in range(50):
        if game.over:
            break
        decision = asked(game)
        move = bot.choose(*decision, luck)
        assert move in decision.moves
        assert game.submit(game.waiting()[0], move) is None


def test_it_keeps_to_those_offered_even_if_they_are_few() -> None:
    decision = asked(begin())
    for few in (decision.moves[:2], decision.moves[-2:]):
        assert Hasty().choose(decision.view, few, Seeded("luck")) in few


def test_it_leaves_the_view_and_the_moves_as_they_were(decisions: list[Decision]) -> None:
    for decision in decisions:
        before = encode(list(decision))
        Hasty().choose(*decision, Seeded("luck"))
        assert encode(list(decision)) == before


def test_it_chooses_the_same_again_with_the_same_luck(decisions: list[Decision]) -> None:
    for decision in decisions:
        choice = Hasty().choose(*decision, Seeded("luck"))
        assert Hasty().choose(*decision, Seeded("luck")) == choice


def test_with_other_luck_it_may_choose_otherwise() -> None:
    decision = asked(begin())
    assert len({Hasty().choose(*decision, Seeded(f"luck {n}")) for n in range(6)}) > 1


@pytest.mark.parametrize("players", [2, 4])
def test_it_stops_when_its_budget_is_spent(players: int) -> None:
    crowd = {
        0: ["Ke5", "Kf5/1", "Kd5/-1", "Ke4/1", "Kf4", "Kd4"],
        1: ["Kf6", "Kd6", "Ke6/1", "Kf5/-1", "Kd5/1", "Ke6/-1"],
    }
    game = place(players, markers=crowd)
    for budget in (100, 1_000):
        bot = type("Bounded", (Thinker,), {"budget": budget})()
        search, order = bot.weigh(*asked(game), Seeded("luck"))
        assert budget < search.spent < budget + 2 * len(order)


# ---------------------------------------------------------------- what it plays


@pytest.mark.rule("GP-110")
def test_it_takes_what_is_free() -> None:
    game = place(markers={0: ["e4", "f2"], 1: ["e5", "f8", "d8"]})
    assert chosen(game) == "take e4 e6 x e5"


@pytest.mark.rule("GP-115")
def test_it_takes_as_many_as_it_can() -> None:
    game = place(markers={0: ["e3", "f2"], 1: ["e4", "e6", "f8", "d8"]})
    game.play(0, GAME.notation.read(chosen(game)))
    assert game.table.pile_pawns[0] == 3


def test_it_does_not_step_to_where_it_is_captured() -> None:
    game = place(
        markers={0: ["e4", "f2", "d2"], 1: ["e6", "f8", "d8"]},
        reserves={0: {"pads": 0, "blockers": 0}, 1: {"pads": 0, "blockers": 0}},
    )
    risky = 0
    for move in asked(game).moves:
        twin = game.copy()
        twin.play(0, move)
        risky += bool(captures(twin))
    assert risky == 3
    game.play(0, GAME.notation.read(chosen(game)))
    assert not captures(game)


def test_it_does_not_take_a_pawn_for_a_king() -> None:
    rest = ["f2", "d2"]
    bait = {0: ["Kd4/-1", *rest], 1: ["e4/-1", "f6/-1", "f5", "f5/-1"]}
    game = place(markers=bait, reserves={0: {"blockers": 0}, 1: {"blockers": 0}})
    king = game.table.kings
    game.play(0, GAME.notation.read(chosen(game, Steady())))
    while game.table.turn == 0:
        game.play(0, GAME.notation.read(chosen(game, Steady())))
    assert king
    for move in captures(game):
        twin = game.copy()
        twin.play(1, move)
        assert twin.table.pile_kings[1] == 0


@pytest.mark.rule("GP-131")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (["e4", "f4"], ["e5"]),
        (["Kd4", "f2"], ["f5"]),  # a step first, then the jump (GP-126)
        (["e3", "Kf2"], ["e4", "e6"]),
    ],
)
def test_it_wins_at_once_where_it_can(mine: list[str], theirs: list[str]) -> None:
    game = place(markers={0: mine, 1: theirs})
    while not game.over:
        assert game.waiting() == (0,)
        game.play(0, GAME.notation.read(chosen(game)))
    assert game.table.winner == 0


@pytest.mark.rule("GP-132")
def test_it_jumps_off_with_the_last_enemy() -> None:
    game = place(markers={0: ["f7"], 1: ["f8"]})
    assert chosen(game) == "kamikaze f7 x f8"


@pytest.mark.rule("GP-75")
def test_it_makes_a_king() -> None:
    game = place(markers={0: ["e7", "e2"], 1: ["f6/1", "d4/-1"]})
    assert chosen(game).startswith("step e7 ")
    game.play(0, GAME.notation.read(chosen(game)))
    assert game.table.kings


@pytest.mark.rule("GP-81")
def test_it_declines_a_second_move_that_would_only_cost_its_king() -> None:
    game = place(
        markers={0: ["Ke4/1"], 1: ["Kf6", "Kd6", "Ke6", "Ke7"]},
        added=[("e5/2", 0)],
    )
    game.play(0, GAME.notation.read("step e4/1 e5/2"))  # where no line leads through
    assert chosen(game) == "decline"


def test_captures_are_followed_to_their_end() -> None:
    game = place(markers={0: ["e4", "f2"], 1: ["e5", "f8", "d8"]})
    search, order = Easy().weigh(*asked(game), Seeded("luck"))
    assert order[0].deed.kind == TAKE
    assert order[0].value > max(one.value for one in order[1:])
    assert search.depth >= 1


# ---------------------------------------------------------------- how well


def test_the_weakest_is_the_usual_one_and_a_stronger_one_gives_hints() -> None:
    assert list(GAME.bots) == ["easy", "steady", "sharp"]
    assert (usual_bot(GAME), advisor(GAME)) == ("easy", "steady")


def test_the_weakest_beats_random_play() -> None:
    wins = 0
    for number in range(4):
        bots = ["easy", "random"] if number % 2 else ["random", "easy"]
        outcome = GAME.rules.outcome(play_out(GAME, bots, f"beats random {number}").game)
        wins += [bots[seat] for seat in outcome.winners] == ["easy"]
    assert wins == 4
