"""The agenda: what happens in which order, who may answer, and what a refusal leaves alone."""

from __future__ import annotations

from typing import ClassVar

import pytest

from parlour.kernel.agenda import Choice, Frame, Game, OwnChoice
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Luck, Scripted, Seeded
from parlour.kernel.values import Event, Move, Plain


class Diary(Plain):
    """A table that keeps nothing but what has happened."""

    fields: ClassVar[dict[str, str]] = {"lines": "[str]"}

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def copy(self) -> Diary:
        return Diary(self.lines.copy())


class Note(Frame[Diary]):
    fields: ClassVar[dict[str, str]] = {"line": "str"}

    def __init__(self, line: str) -> None:
        self.line = line

    def run(self, g: Game[Diary]) -> None:
        g.table.lines.append(self.line)


class OpenNote(Note):
    public = True


class Chapter(Note):
    """Notes its name, and has two sections to follow at once."""

    def run(self, g: Game[Diary]) -> None:
        super().run(g)
        g.then(Note(f"{self.line}.1"), Note(f"{self.line}.2"))


class Throw(Note):
    def run(self, g: Game[Diary]) -> None:
        g.table.lines.append(str(g.luck.below(1000)))


class Say(Move):
    fields: ClassVar[dict[str, str]] = {"line": "str"}

    def __init__(self, line: str) -> None:
        self.line = line


class Heard(Event):
    fields: ClassVar[dict[str, str]] = {"line": "str"}

    def __init__(self, line: str) -> None:
        self.line = line


class Ask(Choice[Diary]):
    """Any one of some seats says something short, unless silence has been noted."""

    def open(self, g: Game[Diary]) -> bool:
        return "silence" not in g.table.lines

    def run(self, g: Game[Diary]) -> None:
        g.table.lines.append("nobody asked")

    def moves(self, g: Game[Diary], seat: int) -> list[Move]:
        return [Say("a"), Say("b")]

    def refuse(self, g: Game[Diary], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Say) and len(move.line) < 5 else "TEST-1"

    def play(self, g: Game[Diary], seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        g.table.lines.append(f"{seat} {move.line}")
        if g.events is not None:
            g.tell(Heard(move.line))
            g.tell(Heard("whispered"), (seat,))


class FreeAsk(Ask):
    def complete(self, g: Game[Diary], seat: int) -> bool:
        return False

    def sample(self, g: Game[Diary], seat: int, luck: Luck) -> list[Move]:
        return [Say(str(luck.below(1000)))]


class React(OwnChoice[Diary]):
    """Says a line in place of the one that is due, or "stop" to end everything."""

    def moves(self, g: Game[Diary], seat: int) -> list[Move]:
        return [Say("stop"), Say("well")]

    def refuse(self, g: Game[Diary], seat: int, move: Move) -> str | None:
        return None if move in self.moves(g, seat) else "TEST-2"

    def play(self, g: Game[Diary], seat: int, move: Move) -> None:
        due = g.due(Note)
        assert isinstance(move, Say)
        if move.line == "stop":
            g.end()
        else:
            g.amend(due, due.replace(line=f"{move.line}, not {due.line}"))


def game(*frames: Frame[Diary], luck: Luck | None = None, events: bool = False) -> Game[Diary]:
    g = Game(Diary([]), luck or Seeded("agenda"), list(frames[::-1]), events)
    g.settle()
    return g


# ---------------------------------------------------------------------- order


def test_frames_happen_in_the_order_written() -> None:
    g = game(Note("1"), Note("2"), Note("3"))
    assert g.table.lines == ["1", "2", "3"]
    assert g.over


def test_what_follows_from_a_frame_comes_before_what_was_already_due() -> None:
    g = game(Chapter("1"), Chapter("2"))
    assert g.table.lines == ["1", "1.1", "1.2", "2", "2.1", "2.2"]


def test_nothing_happens_beyond_a_choice_that_waits() -> None:
    g = game(Note("1"), Ask((0,)), Note("2"))
    assert (g.table.lines, g.waiting(), g.over) == (["1"], (0,), False)
    assert g.submit(0, Say("yes")) is None
    assert (g.table.lines, g.waiting(), g.over) == (["1", "0 yes", "2"], (), True)


def test_a_closed_choice_lapses_into_what_it_does_by_itself() -> None:
    g = game(Note("silence"), Ask((0,)), Note("2"))
    assert g.table.lines == ["silence", "nobody asked", "2"]


def test_whether_a_choice_is_open_is_asked_when_its_time_comes() -> None:
    g = game(Ask((0,)), Ask((1,)))
    g.table.lines.append("silence")
    assert g.waiting() == (0,)  # which was open when the game came to it
    g.submit(0, Say("yes"))
    assert g.table.lines == ["silence", "0 yes", "nobody asked"]


def test_the_end_strikes_all_that_was_due() -> None:
    g = game(React(0), Note("1"), Note("2"))
    g.submit(0, Say("stop"))
    assert (g.over, g.table.lines) == (True, [])


def test_a_reaction_changes_the_action_that_it_answers() -> None:
    g = game(React(0), Note("1"), Note("2"))
    g.submit(0, Say("well"))
    assert g.table.lines == ["well, not 1", "2"]


# ---------------------------------------------------------------------- who may answer


@pytest.mark.rule("KERNEL-TURN")
def test_only_who_is_asked_may_answer() -> None:
    g = game(Ask((1,)))
    assert g.submit(0, Say("me")) == "KERNEL-TURN"
    assert g.submit(2, Say("me")) == "KERNEL-TURN"
    assert g.submit(1, Say("me")) is None


@pytest.mark.rule("KERNEL-TURN")
def test_any_one_of_several_answers_for_all_of_them() -> None:
    g = game(Ask((0, 2, 3)), Ask((1,)))
    assert g.waiting() == (0, 2, 3)
    assert g.submit(1, Say("me")) == "KERNEL-TURN"
    assert g.submit(2, Say("me")) is None
    assert g.waiting() == (1,)
    assert g.submit(0, Say("too")) == "KERNEL-TURN"
    assert g.table.lines == ["2 me"]


@pytest.mark.rule("KERNEL-OVER")
def test_after_the_end_nobody_may_do_anything() -> None:
    g = game(Note("1"))
    assert g.choice is None
    assert g.submit(0, Say("wait")) == "KERNEL-OVER"
    assert g.table.lines == ["1"]
    assert g.moves(0) == g.offer(0, Seeded("x")) == []


@pytest.mark.rule("KERNEL-TURN", "KERNEL-OVER")
def test_a_refused_move_changes_nothing() -> None:
    g = game(Ask((0,)), Throw(""))
    before = state_hash(g)
    refused = [g.submit(0, Say("too long")), g.submit(1, Say("me")), g.submit(0, Move())]
    assert refused == ["TEST-1", "KERNEL-TURN", "TEST-1"]
    assert (state_hash(g), g.luck.drawn) == (before, 0)
    g.submit(0, Say("end"))
    before = state_hash(g)
    assert g.submit(0, Say("more")) == "KERNEL-OVER"
    assert (state_hash(g), g.luck.drawn) == (before, 1)


def test_moves_are_listed_for_those_who_are_asked_and_nobody_else() -> None:
    g = game(Ask((0, 1)))
    assert g.moves(0) == g.moves(1) == [Say("a"), Say("b")]
    assert g.moves(2) == g.offer(2, Seeded("x")) == []


def test_an_offer_is_the_whole_list_or_else_a_sample() -> None:
    assert game(Ask((0,))).offer(0, Scripted([])) == [Say("a"), Say("b")]
    assert game(FreeAsk((0,))).offer(0, Scripted([7])) == [Say("7")]
    assert game(FreeAsk((0,))).moves(0) == [Say("a"), Say("b")]  # some, and without luck


# ---------------------------------------------------------------------- copies


def test_what_is_done_for_who_is_gone_is_left_to_a_bot_unless_the_choice_says_more() -> None:
    g = game(Ask((1,)))
    assert g.choice is not None
    assert g.choice.default(g, 1) is None


def test_a_copy_and_its_original_leave_each_other_alone() -> None:
    g = game(Ask((0,)), Throw(""), Ask((1,)))
    twin = g.copy()
    assert state_hash(twin) == state_hash(g)
    twin.submit(0, Say("twin"))
    assert (g.table.lines, g.waiting(), g.luck.drawn) == ([], (0,), 0)
    g.submit(0, Say("me"))
    assert (twin.table.lines[0], g.table.lines[0]) == ("0 twin", "0 me")
    assert twin.table.lines[1] == g.table.lines[1]  # the same chance lay before both


def test_a_copy_may_be_given_a_chance_of_its_own() -> None:
    g = game(Ask((0,)), Throw(""))
    twin = g.copy_with(Scripted([777]))
    twin.submit(0, Say("go"))
    assert twin.table.lines == ["0 go", "777"]
    assert g.luck.drawn == 0


def test_a_copy_remembers_how_much_has_come_to_light() -> None:
    g = game(Ask((0,)))
    g.reveal()
    twin = g.copy()
    twin.reveal()
    assert (g.reveals, twin.reveals) == (1, 2)


# ---------------------------------------------------------------------- what is told and shown


def test_the_log_names_the_audience_of_each_event() -> None:
    g = game(Ask((0, 1)), events=True)
    g.submit(1, Say("psst"))
    assert g.events == [(Heard("psst"), None), (Heard("whispered"), (1,))]


def test_nothing_is_kept_for_the_log_where_nobody_listens() -> None:
    g = game(Ask((0, 1)), events=True)
    twin = g.copy()
    twin.submit(1, Say("psst"))
    twin.tell(Heard("into the void"))
    assert (twin.events, g.events) == (None, [])


def test_a_frame_shows_nothing_unless_it_is_public() -> None:
    assert Note("secret").show(0) == Note("secret").show(None) == {}
    assert OpenNote("for all").show(0) == OpenNote("for all").show(None) == {"line": "for all"}
