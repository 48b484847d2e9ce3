"""A game that gains an option, fields and kinds of frames still reads what it wrote before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from parlour.arena.match import Match, take_up
from parlour.arena.record import dump, parse
from parlour.arena.replaying import verify
from parlour.contract import About, Box, OpenViews, Option, Outcome, View
from parlour.kernel.agenda import Game, OwnChoice
from parlour.kernel.codec import Kinds, Malformed, load, save, state_hash
from parlour.kernel.luck import Luck, Seeded
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.text import Text, text
from parlour.kernel.values import Event, Move, Plain

NAMES = ["Ann", "Ben"]


class Say(Move):
    fields: ClassVar[dict[str, str]] = {"number": "int"}

    def __init__(self, number: int) -> None:
        self.number = number


class Counting:
    """Each says a number in turn; who brings the sum to ten has won."""

    def __init__(self, lay: Callable[[Mapping[str, str], Luck], Game[Any]]) -> None:
        self.lay = lay

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Any]:
        return self.lay(options, luck)

    def components(self, game: Game[Any]) -> dict[str, int]:
        return {}

    def outcome(self, game: Game[Any]) -> Outcome:
        sum_of = game.table.sum
        return Outcome((1, 2), (sum_of, 0), "the end")

    def write(self, move: Move) -> str:
        assert isinstance(move, Say)
        return f"say {move.number}"

    def read(self, text: str) -> Move:
        word, _, number = text.partition(" ")
        if word != "say" or not number.isdigit():
            raise Malformed(f"{text!r} is no number")
        return Say(int(number))

    def describe_move(self, move: Move, view: View) -> Text:
        return text("{}", self.write(move))

    def turn_of(self, event: Event) -> None:
        return None

    def minor(self, event: Event) -> bool:
        return False

    def headline(self, events: Sequence[Event]) -> None:
        return None

    def describe_event(self, event: Event) -> Text:
        return text("{}", str(event))

    def prompt(self, view: View, moves: Sequence[Move] = ()) -> Text:
        return text("Say a number.")

    def draw_board(self, view: View, names: Sequence[str]) -> str:
        return str(view["table"])


def boxed(
    kinds: Kinds,
    lay: Callable[[Mapping[str, str], Luck], Game[Any]],
    options: tuple[Option, ...] = (),
) -> Box[Any]:
    game = Counting(lay)
    return Box(
        About(
            name="counting",
            title="Counting",
            blurb="Count.",
            goal="Count to the end.",
            minutes=(1, 1),
            players=(2,),
            usual_players=2,
            rules_version=1,
            max_decisions=20,
            shared_places=False,
            secrets=False,
        ),
        folder=Path(__file__).parent,
        rulebook=Rulebook([]),
        kinds=kinds,
        rules=game,
        views=OpenViews(kinds),
        notation=game,
        words=game,
        headlines=game,
        terminal=game,
        options=options,
    )


def as_it_was() -> Box[Any]:
    class Table(Plain):
        fields: ClassVar[dict[str, str]] = {"sum": "int", "said": "[int]"}

        def __init__(self, sum: int, said: list[int]) -> None:  # noqa: A002
            self.sum = sum
            self.said = said

        def copy(self) -> Table:
            return Table(self.sum, self.said.copy())

    class Turn(OwnChoice[Table]):
        def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
            return None

        def play(self, g: Game[Table], seat: int, move: Move) -> None:
            assert isinstance(move, Say)
            g.table.sum += move.number
            g.table.said.append(move.number)
            if g.table.sum < 10:
                g.then(Turn(1 - seat))

    def lay(options: Mapping[str, str], luck: Luck) -> Game[Any]:
        return Game(Table(luck.below(3), []), luck, [Turn(0)])

    return boxed({"Table": Table, "Turn": Turn, "Say": Say}, lay)


def as_it_is_now() -> Box[Any]:
    """With an option, and what that needs: two more fields of the table, one of the turn."""

    class Table(Plain):
        fields: ClassVar[dict[str, str]] = {
            "sum": "int",
            "goal": "int",
            "said": "[int]",
            "twice": "[int]",
        }
        defaults: ClassVar[dict[str, Any]] = {"goal": 10}

        def __init__(
            self,
            sum: int,  # noqa: A002
            goal: int,
            said: list[int],
            twice: list[int],
        ) -> None:
            self.sum = sum
            self.goal = goal
            self.said = said
            self.twice = twice  # seats that have said a number twice

        def copy(self) -> Table:
            return Table(self.sum, self.goal, self.said.copy(), self.twice.copy())

    class Turn(OwnChoice[Table]):
        fields: ClassVar[dict[str, str]] = {"seat": "int", "again": "bool"}

        def __init__(self, seat: int, again: bool = False) -> None:
            super().__init__(seat)
            self.again = again

        def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
            return None

        def play(self, g: Game[Table], seat: int, move: Move) -> None:
            assert isinstance(move, Say)
            g.table.sum += move.number
            g.table.said.append(move.number)
            if g.table.sum < g.table.goal:
                g.then(Turn(1 - seat))

    def lay(options: Mapping[str, str], luck: Luck) -> Game[Any]:
        return Game(Table(luck.below(3), int(options["goal"]), [], []), luck, [Turn(0)])

    goal = Option("goal", "The game ends at", ("10", "20"), "X-1")
    return boxed({"Table": Table, "Turn": Turn, "Say": Say}, lay, (goal,))


THEN, NOW = as_it_was(), as_it_is_now()


def played(box: Box[Any], *numbers: int, **options: str) -> Match:
    match = Match(box, NAMES, NAMES, "grown", options)
    for number in numbers:
        match.play(match.game.waiting()[0], Say(number))
    return match


@pytest.mark.parametrize("numbers", [(), (3,), (0, 2), (5, 0, 5)])
def test_an_old_record_verifies_with_the_same_hash(numbers: tuple[int, ...]) -> None:
    data = dump(played(THEN, *numbers).record())
    record = parse(data)
    assert state_hash(verify(NOW, record)) == record.state
    assert dump(take_up(NOW, record).record()) == data


@pytest.mark.parametrize("numbers", [(), (3,), (0, 2), (5, 0, 5)])
def test_the_same_game_is_written_in_the_same_bytes_as_before(numbers: tuple[int, ...]) -> None:
    assert dump(played(NOW, *numbers).record()) == dump(played(THEN, *numbers).record())


def test_what_was_saved_before_is_loaded_with_the_new_fields_at_their_default() -> None:
    saved = save(played(THEN, 3, 0).game)
    game = load(saved, NOW.kinds, Seeded("grown"))
    assert (game.table.goal, game.table.twice) == (10, [])
    assert repr(game.choice) == "Turn(seat=0, again=False)"
    assert save(game) == saved


def test_what_is_new_shows_in_the_record_and_in_the_hash() -> None:
    match = played(NOW, 3, goal="20")
    assert match.record().options == {"goal": "20"}
    assert match.record().state != played(NOW, 3).record().state
    assert state_hash(verify(NOW, parse(dump(match.record())))) == state_hash(match.game)
