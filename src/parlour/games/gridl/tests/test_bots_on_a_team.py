"""GL-135: bots join what people decide, and give no signs but an honest nod."""

from __future__ import annotations

import pytest

from parlour.arena.playing import SeatedBot
from parlour.games.gridl import GAME
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import offered, say, start, to
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded


@pytest.mark.rule("GL-135")
@pytest.mark.parametrize(
    ("phase", "proposal"),
    [
        ("NameGridmaster", "name 3"),
        ("ChooseFirst", "word 2 column"),
        ("ChooseSecond", "word 2"),
        ("Guessing", "guess B5"),
    ],
)
def test_a_bot_joins_what_is_proposed_and_proposes_only_where_nothing_is(
    phase: str, proposal: str
) -> None:
    game = to(start(7), phase)
    first, other, last = game.waiting()[:3]
    chance = Seeded("a bot")
    assert len(game.offer(first, chance)) > 1
    say(game, first, proposal)
    for bot in (other, last):
        assert [GAME.notation.write(move) for move in game.offer(bot, chance)] == [proposal]
    assert proposal in offered(game, other)


@pytest.mark.rule("GL-135", "GL-121")
def test_no_bot_moves_the_pointer() -> None:
    game = to(start(7), "Guessing")
    say(game, 2, offered(game, 2)[0])
    assert any(GAME.asides_now(game, seat) for seat in range(7))
    assert not any(GAME.asides.asides_for_bots(game, seat) for seat in range(7))


@pytest.mark.rule("GL-135", "GL-36", "GL-81")
@pytest.mark.parametrize("phase", ["ChooseFirst", "ChooseSecond"])
def test_a_bot_nods_once_at_one_of_two_words_and_shakes_its_head_at_the_other(phase: str) -> None:
    game = to(start(2, gridmaster="last"), phase)
    assert sign_of_bot(game, 1) == ""
    axis = " row" if phase == "ChooseFirst" else ""
    signs = []
    for word in ("word 1", "word 2"):
        say(game, 0, f"propose {word}{axis}")
        signs.append(sign_of_bot(game, 1))
        say(game, 1, signs[-1])
        assert sign_of_bot(game, 1) == ""
        assert sign_of_bot(game, 0) == ""
    assert sorted(signs) == ["nod", "shake"]


@pytest.mark.rule("GL-135", "GL-109")
def test_a_bot_nods_at_a_power_that_is_worth_its_use_now() -> None:
    for held, proposal, sign in (
        ("P5 P6", "use P5", "nod"),
        ("P5 P6", "use P6", "shake"),
        ("P5 P6", "no power", "shake"),
        ("P6", "no power", "nod"),
    ):
        game = to(start(4, pink=held), "PowerWindow")
        say(game, 2, f"propose {proposal}")
        assert sign_of_bot(game, 0) == sign, (held, proposal)


def sign_of_bot(game: Game[Table], seat: int) -> str:
    """What a bot in this seat does just now without being asked."""
    done = SeatedBot(GAME, "steady", seat, "a bot").aside(game)
    return "" if done is None else GAME.notation.write(done)
