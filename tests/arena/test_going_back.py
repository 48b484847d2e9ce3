"""Going back further than one may alone: for practice against bots, or as the others agree."""

from __future__ import annotations

import pytest
from tests.arena.test_match import CUPS, NAMES, Say, match_after

from parlour.arena.match import PERSON, Match, take_up
from parlour.arena.record import dump, parse
from parlour.arena.replaying import verify
from parlour.kernel.codec import state_hash

# ---------------------------------------------------------------------- for practice


def against_a_bot(*words: str, timed: bool = False) -> Match:
    """The same, Ben being a bot."""
    match = Match(CUPS, NAMES, [PERSON, "random"], "saucer", timed=timed)
    for word in words:
        assert match.submit(match.game.waiting()[0], Say(word)) is None
    return match


BACK = "Ann went back to their last decision. This game is practice now."


@pytest.mark.rule("KERNEL-UNDO")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (("mark", "roll"), 1),
        (("mark", "peek"), 1),
        (("mark", "pass", "roll", "pass"), 1),
        (("mark", "pass", "roll", "peek"), 1),
        (("pass", "roll"), 0),
    ],
)
def test_against_bots_alone_one_goes_back_to_the_last_decision_whatever_came_to_light(
    words: tuple[str, ...], left: int
) -> None:
    match, there = against_a_bot(*words), against_a_bot(*words[:left])
    assert match.way_back(0) == "practice"
    assert match.undo(0, "practice") is None
    assert state_hash(match.game) == state_hash(there.game)
    assert match.entries == there.entries
    assert match.practice
    assert match.log(None) == [*there.log(None), BACK]
    assert match.told[-1].step == left


@pytest.mark.rule("KERNEL-UNDO")
def test_after_going_back_for_practice_chance_falls_as_before_and_the_record_verifies() -> None:
    match = against_a_bot("roll", "pass", "roll", "pass")
    rolled = match.log(0)
    assert match.undo(0, "practice") is None
    for word in ("pass", "roll", "pass"):
        assert match.submit(match.game.waiting()[0], Say(word)) is None
    assert match.log(0) == [*rolled[:2], BACK, *rolled[2:]]
    record = parse(dump(match.record()))
    assert record.practice
    assert [entry.move for entry in record.entries] == ["roll", "pass", "roll", "pass"]
    verify(CUPS, record)
    assert take_up(CUPS, record).practice
    assert not against_a_bot("roll").record().practice


@pytest.mark.rule("KERNEL-UNDO")
def test_one_can_go_back_again_and_again_and_the_log_says_so_once_for_each_place() -> None:
    match = against_a_bot("roll", "roll")
    for _ in range(3):
        assert match.undo(0, "practice") is None
        assert match.submit(0, Say("peek")) is None
    assert match.log(None).count(BACK) == 1
    for left in (1, 0):
        assert match.undo(0, "practice") is None
        assert len(match.entries) == left
        assert match.log(None)[-1] == BACK
    refusal = match.undo(0, "practice")
    assert refusal is not None
    assert str(refusal.because) == "You have not moved yet."
    assert match.log(None) == [BACK]  # it is never forgotten


@pytest.mark.rule("KERNEL-UNDO")
def test_what_one_may_take_back_alone_does_not_make_a_game_practice() -> None:
    match = against_a_bot("roll", "mark")
    assert match.way_back(0) == "alone"
    assert match.undo(0) is None
    assert not match.practice
    assert match.way_back(0) == "practice"


@pytest.mark.rule("KERNEL-UNDO")
@pytest.mark.parametrize(
    ("match", "seat", "because"),
    [
        (match_after("roll"), 0, "You play with other people, so you cannot go back for practice."),
        (
            against_a_bot("roll", timed=True),
            0,
            "A clock runs in this game, so you cannot go back for practice.",
        ),
        (against_a_bot("roll", "stop"), 0, "The game is over."),
        (against_a_bot(), 0, "You have not moved yet."),
        (against_a_bot("pass"), 1, "You have not moved yet."),
        (against_a_bot("pass", "roll"), 1, "Your last move has brought something new to light, "),
    ],
)
def test_who_may_not_go_back_for_practice_is_told_why(
    match: Match, seat: int, because: str
) -> None:
    before, log = match.record(), match.log(None)
    refusal = match.undo(seat, "practice")
    assert refusal is not None
    assert refusal.rule == "KERNEL-UNDO"
    assert str(refusal.because).startswith(because)
    assert (match.record(), match.log(None)) == (before, log)


# ---------------------------------------------------------------------- by consent


@pytest.mark.rule("KERNEL-UNDO")
def test_by_consent_a_move_is_taken_back_past_those_of_others() -> None:
    match, there = match_after("mark", "pass", "mark", "mark"), match_after("mark")
    assert match.way_back(0) == "consent"
    assert match.undo(0, "consent") is None
    assert match.record() == there.record()
    assert match.log(1) == [*there.log(1), "Ann took a move back. Everybody agreed."]
    assert not match.practice
    assert match.way_back(0) == "consent"  # her first move: for that she has to ask again
    assert match.submit(0, Say("roll")) is None
    assert match.record() == match_after("mark", "roll").record()


@pytest.mark.rule("KERNEL-UNDO")
@pytest.mark.parametrize(
    ("words", "because"),
    [
        (("pass", "roll"), "Something new has come to light since your last move, so it stands."),
        (("pass", "peek", "mark"), "Something new has come to light since your last move, "),
        (("mark", "roll"), "Your last move has brought something new to light, so it stands."),
        (("pass", "stop"), "The game is over."),
        ((), "You have not moved yet."),
    ],
)
def test_not_even_by_consent_is_taken_back_what_has_come_to_light(
    words: tuple[str, ...], because: str
) -> None:
    match = match_after(*words)
    before = match.record()
    assert match.way_back(0) is None
    refusal = match.undo(0, "consent")
    assert refusal is not None
    assert refusal.rule == "KERNEL-UNDO"
    assert str(refusal.because).startswith(because)
    assert match.record() == before


@pytest.mark.rule("KERNEL-UNDO")
def test_bots_are_not_asked_for_their_consent() -> None:
    refusal = against_a_bot("pass", "mark").refuse_undo(0, "consent")
    assert refusal is not None
    assert str(refusal.because) == "Nobody else plays here who could agree."
