"""The parts of a box, each as small as it can be. A module is one by having its functions.

The second half need not be there: `usual.py` says what holds where a game has none of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from parlour.contract.channel import Channel
from parlour.contract.consequences import Consequences
from parlour.contract.outcome import Outcome
from parlour.contract.scores import ScorePart
from parlour.contract.sides import Side
from parlour.contract.tally import Tally
from parlour.contract.typed import Aid, Typed
from parlour.contract.view import View
from parlour.kernel.agenda import Aside, Copyable, Game
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text
from parlour.kernel.values import Event, Move

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T", bound=Copyable)


class Rules(Protocol[T]):
    """How a game begins, how it has ended, and what it is made of; its frames are all between."""

    def setup(self, players: int, options: Mapping[str, str], luck: Luck, /) -> Game[T]:
        """A table laid for `players`; nothing is checked here."""

    def outcome(self, game: Game[T], /) -> Outcome:
        """The result of a game that is over."""

    def components(self, game: Game[T], /) -> dict[str, int]:
        """How many there are of what can neither appear nor vanish."""


class Views(Protocol[T]):
    """Who sees what: one part for everybody and one for each viewer, which share no name.

    Both are built from nothing. The public one is made and encoded once for all who look on.
    """

    def public(self, game: Game[T], /) -> Mapping[str, Any]:
        """What is alike for everybody, spectators too."""

    def private(self, game: Game[T], viewer: int | None, /) -> Mapping[str, Any]:
        """The rest of what `viewer` (None: a spectator) may know."""

    def imagine(self, view: View, luck: Luck, /) -> Game[T]:
        """A whole game that looks to its viewer like `view`, which is what a bot gets.

        What is hidden is drawn anew.
        """


class Notation(Protocol):
    """Moves as they are written."""

    def write(self, move: Move, /) -> str:
        """The move in the game's notation; `read` gives it back."""

    def read(self, text: str, /) -> Move:
        """The move that `text` names, legal or not; Malformed if it names none."""


class FormerNotation(Protocol):
    """Moves as they were written before."""

    def formerly(self, move: Move, /) -> tuple[str, ...]:
        """How the game has written this move, if otherwise: records keep that for good."""


class Words(Protocol):
    """What people read. A text names players by their seats, and things as the board knows them."""

    def describe_move(self, move: Move, view: View, /) -> Text:
        """The move as a short phrase for people who see `view`."""

    def describe_event(self, event: Event, /) -> Text:
        """The event as a sentence for the log."""

    def prompt(self, view: View, moves: Sequence[Move] = (), /) -> Text:
        """What the players who are waited for are asked to do, in one sentence.

        It names nothing that is not among `moves`, those on offer to whose view it is. There are
        none for who only looks on.
        """


class Terminal(Protocol):
    """The table where there are no pictures."""

    def draw_board(self, view: View, names: Sequence[str], /) -> RenderableType:
        """The table as something `rich` can print."""


# ---------------------------------------------------------------------- what need not be there


class BotViews(Protocol[T]):
    """What a bot needs besides a view, and no page shows."""

    def for_bots(self, game: Game[T], bots: Mapping[int, str], /) -> View:
        """It tells no more than every view does, under names that no view has.

        `bots`: which bot sits where, as everybody at the table can read.
        """


class FreeOptions(Protocol):
    """The texts that free options take."""

    def settle_text(self, option: str, text: str, players: int, /) -> str:
        """What is kept of a text given for a free option: canonical, so that it settles to itself.

        BadSetup if it is none of this game's.
        """

    def inspect(self, option: str, text: str, /) -> dict[str, Any]:
        """What a designer wants to know of such a text while it is being made: plain data."""


class SetupCheck(Protocol):
    """Whether settled options go together."""

    def check_setup(self, players: int, options: Mapping[str, str], /) -> None:
        """BadSetup if a table cannot be laid like that, although each option is fine by itself."""


class Clock(Protocol):
    """The time a whole game may take."""

    def time_limit(self, options: Mapping[str, str], /) -> int | None:
        """So many seconds after its start the house ends the game; None: never."""

    def time_up(self) -> Aside | None:
        """How the house does it."""


class Sides(Protocol):
    """Who plays together."""

    def sides(self, players: int, options: Mapping[str, str], /) -> Sequence[Side]:
        """The sides of a table, every seat on one of them; none where everybody plays alone."""


class Channels(Protocol[T]):
    """Who may talk to whom, now."""

    def channels(self, game: Game[T], sides: Sequence[Side], /) -> Sequence[Channel]:
        """All there are just now, at a table with these sides."""

    def refuse_talk(self, game: Game[T], channel: str, seat: int | None, /) -> str | None:
        """The id of the rule by which `seat` (None: a spectator) may not write there, or None.

        It is asked of channels that the seat may read; of the table's also before a seat takes
        another name, which everybody reads.
        """

    def because_silent(self, game: Game[T], channel: str, seat: int | None, /) -> Text:
        """Why not, in a whole sentence to who would like to say something."""

    def hidden_presence(self, game: Game[T], viewer: int | None, /) -> Sequence[int]:
        """The seats of which `viewer` may not know just now whether anybody is connected there.

        What is hidden from a seat is hidden from spectators too.
        """


class Asides(Protocol[T]):
    """What may be done out of turn."""

    def asides_now(self, game: Game[T], seat: int, /) -> Sequence[Aside]:
        """What this seat may do just now without being asked, in a fixed order."""

    def asides_for_bots(self, game: Game[T], seat: int, /) -> Sequence[Aside]:
        """Those of them that a bot in this seat is asked about; never a grave one."""


class Listing(Protocol):
    """How many moves are set out."""

    def grouped(self, move: Move, view: View, /) -> tuple[str, Text] | None:
        """Where the move stands in a long list: under which heading, and in which words there.

        None: it stands by itself, in the words of `describe_move`.
        """

    def kind_of(self, move: Move, /) -> str:
        """What moves of its kind are called where a page puts them behind one name: "Jump".

        "": as its class is.
        """

    def apart(self, move: Move, view: View, /) -> str:
        """Under which heading the move stands apart, after all the others; "" for nearly every one.

        It is as legal as they are, only hardly anybody would want it: to pay more than is due, say.
        """


class Typing(Protocol):
    """What people type where not every move can be listed."""

    def typed(self, view: View, moves: Sequence[Move], /) -> Typed | None:
        """What is typed by who may make these moves and others; None: nothing."""


class TypingAid(Protocol):
    """What is said to somebody who types, beside the judge's word."""

    def aid(self, move: Move, view: View, bots: Mapping[int, str], /) -> Aid | None:
        """What to say of a move with words of theirs, legal or not, to who is asked; None: nothing.

        `bots` names those that sit at the table, by their seats. None of them is asked: it is
        worked out from what `view` tells anyway, and so it tells nobody what another seat knows.
        """


class Foresight(Protocol):
    """What becomes of a move, as far as can be said beforehand."""

    def foresee(self, move: Move, view: View, /) -> Consequences:
        """What a legal move leads to, to whoever sees `view` and may make it."""


class Page(Protocol):
    """What a page shows besides the view."""

    def pieces(self) -> Mapping[str, Any]:
        """What is printed on the parts of the game, for everybody to read: plain data."""

    def figures(self, view: View, /) -> dict[str, list[int]]:
        """Numbers that change in the course of the game, by seat; the score stands first."""

    def breakdown(self, view: View, /) -> Sequence[ScorePart]:
        """What the points at the end are made of, and what else may be counted then.

        Those parts that are points add up to the score.
        """


class Results(Protocol):
    """How a game ended."""

    def tell_result(self, outcome: Outcome, view: View, /) -> Text:
        """It in one sentence, to who sees `view`: "You lost 35 to 46 after 22 rounds."."""


class Measure(Protocol):
    """What is noted of one game of many besides how it ends. It only looks on."""

    def before(self, game: Game[Any], /) -> None:
        """The game is at its first decision."""

    def step(self, game: Game[Any], seat: int, move: Move, /) -> None:
        """`seat` is about to make `move`: an answer, or one out of turn."""

    def after(self, game: Game[Any], /) -> Mapping[str, float]:
        """What has come of it, by the names that a report has for it: "rounds played"."""

    def tallies(self, game: Game[Any], /) -> Sequence[Tally]:
        """What was done with each card or piece, once the game is over: for `parlour report`."""


class Measures(Protocol):
    """What is measured of a game where many are played."""

    def measure(self) -> Measure | None:
        """A new one for each game."""


class Glossary(Protocol):
    """The named things of the game."""

    def explain(self, word: str, /) -> str | None:
        """What a card or other named thing of the game does, or None if there is no such thing."""
