"""The bots of the game: what they do in every role, and how well they understand each other."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from parlour.arena.match import Match
from parlour.arena.playing import SeatedBot, answer_of, in_turn, play_out
from parlour.cli.commands import parlour
from parlour.contract import Explained, View
from parlour.games.gridl import GAME
from parlour.games.gridl.bot_words import word_eases
from parlour.games.gridl.bots import BOTS
from parlour.games.gridl.cells import BY_NAME
from parlour.games.gridl.events import Revealed
from parlour.games.gridl.minds.characters import giver
from parlour.games.gridl.minds.opinion import Opinion
from parlour.games.gridl.minds.stored import DATA
from parlour.games.gridl.moves import (
    ChooseWord,
    GiveClue,
    Guess,
    Name,
    PlaceWord,
    Vote,
    Waive,
)
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import decide, say, start, to
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain
from parlour.kernel.values import Move


def seen(game: Game[Table], seat: int) -> View:
    """What a bot in this seat sees."""
    return GAME.bot_view(game, seat, {seat: "steady"})


def answer(game: Game[Table], seat: int) -> Move:
    luck = Seeded("bot")
    return BOTS["steady"]().choose(seen(game, seat), game.offer(seat, luck), luck)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games_and_never_give_the_same_clue_twice(bot: str, players: int) -> None:
    options = {"powers": "yes"} if players == 4 else {}
    match = play_out(GAME, [bot] * players, f"whole {bot}", options)
    clues = [turn.clue for turn in match.game.table.past]
    assert all(clues)
    assert len(set(clues)) == len(clues)


@pytest.mark.rule("GL-78")
def test_two_steady_bots_understand_each_other() -> None:
    """2.3 points a turn is what is measured; 1.6 is far below that, and far above a guess."""
    games = [play_out(GAME, ["steady"] * 2, f"pair {n}").game.table for n in range(12)]
    turns = [turn.base for table in games for turn in table.past]
    assert sum(turns) > 1.6 * len(turns)


@pytest.mark.rule("GL-45", "GL-136")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_gives_a_legal_clue_and_says_why(bot: str) -> None:
    game = to(start(2, "E5"), "GivingClue")
    seat = game.table.gridmaster
    advice = BOTS[bot]().advise(seen(game, seat), game.moves(seat), Seeded("why"))
    assert isinstance(advice.move, GiveClue)
    assert GAME.why(game, seat, advice.move) is None
    said = plain(advice.reason)
    assert said.endswith(".")
    assert "to me" in said


@pytest.mark.rule("GL-59", "GL-94")
def test_a_bot_guesses_no_covered_cell_and_believes_a_row_that_is_shown() -> None:
    game = start(4, "C3", pink="P3", blue="")
    game.table.covered = [BY_NAME[name] for name in ("A3", "B3", "D3", "E3")]
    decide(to(game, "PowerWindow"), "use P3")
    say(to(game, "GivingClue"), game.table.gridmaster, "clue and line volcano")
    to(game, "Guessing")
    (guesser,) = game.table.guessers()
    assert answer(game, guesser) == Guess((BY_NAME["C3"],))


@pytest.mark.rule("GL-R11", "GL-135")
def test_bots_leave_it_to_people_to_object_and_agree_with_their_own_side() -> None:
    game = to(start(7), "ObjectionWindow")
    assert answer(game, 1) == Waive()
    say(game, 1, "object")
    assert answer(game, 3) == Vote(True)
    assert answer(game, game.table.guessers()[0]) == Vote(False)


@pytest.mark.rule("GL-R11")
def test_who_asks_about_an_objection_hears_that_people_decide() -> None:
    game = to(start(7), "ObjectionWindow")
    assert hint(game, 1) == (
        "waive",
        "I find nothing against it, but whether a clue is fair is for people to say.",
    )
    say(game, 1, "object")
    for seat in (3, game.table.guessers()[0]):
        move, why = hint(game, seat)
        assert move == "reject"
        assert why.endswith("whether a clue is fair is for people to say.")
    game = to(start(7), "GivingClue")
    say(game, game.table.gridmaster, "clue gigantic")
    assert hint(game, 1)[1].startswith("Gigantic is an adjective")


def hint(game: Game[Table], seat: int) -> tuple[str, str]:
    """What a person in this seat is told."""
    view, luck = GAME.bot_view(game, seat), Seeded("hint")
    advice = BOTS["steady"]().advise(view, game.offer(seat, luck), luck)
    return GAME.notation.write(advice.move), plain(advice.reason)


@pytest.mark.rule("GL-88", "GL-113")
def test_a_hint_for_the_draft_and_for_what_is_given_up_says_why() -> None:
    game = GAME.start(4, Seeded("draft"), {"powers": "yes"})
    assert hint(game, game.waiting()[0])[1].startswith("Nobody has taken ")
    game = to(start(4, pink="P5 P6"), "PowerWindow")
    game.table.supply[0] = 0
    decide(to(game, "Guessing"))
    assert hint(to(game, "ForcedFlip"), 0) == (
        "flip P6",
        "One of them has to go, and none would bring in less than Three Discards.",
    )


@pytest.mark.rule("GL-31", "GL-35")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_takes_easy_words_for_its_own_team_and_leaves_hard_ones_to_the_other(
    bot: str,
) -> None:
    game = start(4)
    for phase, own in (("ChooseFirst", False), ("ChooseSecond", True)):
        view = seen(to(game, phase), game.waiting()[0])
        eases = word_eases(view, giver(bot))
        advice = BOTS[bot]().advise(view, game.moves(game.waiting()[0]), Seeded("words"))
        assert isinstance(advice.move, (PlaceWord, ChooseWord))
        assert eases[advice.move.word] == (max if own else min)(eases)
        chosen, other = view["card"][advice.move.word], view["card"][1 - advice.move.word]
        assert chosen in plain(advice.reason)
        assert other in plain(advice.reason)
        assert ("the other team" in plain(advice.reason)) != own


@pytest.mark.rule("GL-81")
def test_in_the_cooperative_game_the_first_word_is_for_ones_own_team_too() -> None:
    game = to(start(2), "ChooseFirst")
    (seat,) = game.waiting()
    eases = word_eases(seen(game, seat), giver("steady"))
    chosen = answer(game, seat)
    assert isinstance(chosen, PlaceWord)
    assert eases[chosen.word] == max(eases)


def test_who_guesses_goes_by_the_opinion_that_the_clue_was_not_given_by() -> None:
    """Whatever bots sit together: it can be read who is Gridmaster."""
    game = to(start(4), "Guessing")
    (guesses,), gave = game.table.guessers(), game.table.gridmaster
    for giving, holds in (("steady", "second"), ("second", "first"), ("random", "second")):
        for reading in ("steady", "second", "easy"):
            view = GAME.bot_view(game, guesses, {gave: giving, guesses: reading})
            mind = BOTS[reading]().mind(view)
            assert np.array_equal(mind.opinion.levels, Opinion(DATA / f"{holds}.npz").levels)
            assert (mind.reader is None) == (holds == "first")
    view = GAME.bot_view(game, guesses, {guesses: "second"})  # a person gave it
    assert BOTS["second"]().mind(view).reader is not None


@pytest.mark.rule("GL-135")
def test_a_bot_joins_what_is_proposed() -> None:
    game = to(start(7), "Guessing")
    one, other = game.table.guessers()[:2]
    say(game, one, "guess A1")
    assert answer(game, other) == Guess((0,))


def test_a_bot_offers_to_be_the_first_gridmaster() -> None:
    game = start(2)
    assert answer(game, 1) == Name(1)


@pytest.mark.rule("GL-57", "GL-62")
def test_in_the_terminal_a_bot_says_why_after_the_reveal_and_how_it_knows_a_clue_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    seats = ["play", "gridl", "--seed", "s", "--seats", "steady,human"]
    lines = ["", "why clue volc", "why clue volcano", "clue volcano", "log", "quit"]
    done = CliRunner().invoke(
        parlour, [*seats, "--option", "gridmaster=last"], input="\n".join(lines) + "\n"
    )
    before, after = done.output.split("gives the clue “volcano”", 1)
    assert "Steady does not know this, only its words.\nYou might also say: volcano" in before
    assert "Steady knows this one well." in before
    assert "to me" not in before
    assert "Steady: “A volcano is" in after


@pytest.mark.rule("GL-62")
def test_bots_of_both_teams_say_why_with_the_reveal_and_those_who_only_agreed_do_not() -> None:
    box = GAME
    match = Match(box, [*"ABCDEFG"], ["steady"] * 7, "reasons", {"first": "pink"})
    bots = [SeatedBot(box, "steady", seat, "luck") for seat in range(7)]
    while not match.game.table.past:
        seat = in_turn(match.game, len(match.entries))[0]
        answer = answer_of(bots[seat], match)
        match.play(seat, answer.move, reason=answer.reason)
    told = [each.event for each in match.told]
    reasons = [event for event in told if isinstance(event, Explained)]
    gridmaster = match.game.table.past[0].gridmaster
    assert [event.seat == gridmaster for event in reasons] == [True, False]
    at = told.index(reasons[0])
    assert isinstance(told[at - 1], Revealed)
    assert told[at : at + 2] == reasons
