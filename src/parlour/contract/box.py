"""A game as it comes out of its box: all that the rest of the program may know of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from parlour.contract.tutorial import Tutorial
from parlour.kernel.agenda import MALFORMED, Copyable, Game, Interjection
from parlour.kernel.codec import Kinds, Malformed, from_wire, load_agenda, to_wire
from parlour.kernel.codec import agenda_view as agenda_view
from parlour.kernel.luck import Luck
from parlour.kernel.rulebook import Refusal, Rulebook
from parlour.kernel.values import Event, Move

T = TypeVar("T", bound=Copyable)
MOST_PLAYERS = 12  # seats that a page has a color and a shape for
LONGEST_TEXT = 64 * 1024  # bytes of an option's value
MOST_UNITS = 999
OFFERED = 200  # moves that a page is sent of a longer list; its judge accepts the others too
View = dict[str, Any]  # plain data; what one viewer may know, and nothing else


class Option(NamedTuple):
    """Something a table may settle before play. The first value is the default."""

    name: str
    title: str
    values: tuple[str, ...]
    ruling: str  # the ruling whose alternative this offers
    free: bool = False  # any text that `Box.settle_text` accepts is a value, too
    units: tuple[str, ...] = ()  # any number of these is a value, too, written as 45_minutes

    @property
    def default(self) -> str:
        return self.values[0]

    def counted(self, text: str) -> str | None:
        """The text as it is kept, if it says from 1 to MOST_UNITS of one of the units."""
        said = re.fullmatch(r"([1-9][0-9]{0,2})[ _]([a-z]+)", text)
        if said is None:
            return None
        number, unit = said.groups()
        several = unit if unit.endswith("s") else f"{unit}s"
        return f"{number}_{several}" if several in self.units else None


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. Place 1 is a win; seats may share a place if the game allows it.

    Where nobody has won (all against the game, or one player alone), the first is the second place.
    """

    places: tuple[int, ...]  # by seat
    points: tuple[int, ...]  # by seat
    reason: str  # the rule that decided it

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Bot(Protocol):
    """A player that is a program. It gets what a person in its seat would see, never the game."""

    blind: bool  # it does not look at the view, so none need be made

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move: ...


class Advice(NamedTuple):
    """A suggested move, and why: what it is worth and what it gives up, in a sentence or two."""

    move: Move
    reason: str = ""
    rule: str = ""  # the rule that allows it


@runtime_checkable
class Advisor(Bot, Protocol):
    """A bot that can say why. Any other gives its move alone."""

    def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice: ...


class BadSetup(ValueError):
    """A table cannot be set up like that; the message says why."""


def fitting(text: str) -> str:
    """The text, unless it is too long for an option."""
    if len(text.encode(errors="replace")) > LONGEST_TEXT:
        raise BadSetup(f"it is longer than {LONGEST_TEXT} bytes")
    return text


class Box(Generic[T]):
    """Everything about one game. Each game's folder defines one and calls it GAME.

    What needs nothing of the box itself can be a plain function of the game: `staticmethod(f)`.
    """

    name: ClassVar[str]  # its folder
    title: ClassVar[str]
    blurb: ClassVar[str]  # one sentence for the shelf
    minutes: ClassVar[tuple[int, int]]
    players: ClassVar[tuple[int, ...]]  # possible numbers of players, from 1 to MOST_PLAYERS
    usual_players: ClassVar[int]  # how many sit down where nobody says how many
    rules_version: ClassVar[int]  # moves with every change of what is legal or what it does
    longest: ClassVar[int]  # no game among players who want it to end takes more decisions
    shared_places: ClassVar[bool]  # may two seats end on the same place?
    secrets: ClassVar[bool]  # is there anything a viewer may not know?
    unsent: ClassVar[tuple[str, ...]] = ()  # parts of a view that bots need, and no page does
    options: ClassVar[tuple[Option, ...]] = ()
    interjections: ClassVar[tuple[Interjection, ...]] = ()  # what people may do at any time
    time_up: ClassVar[Interjection | None] = None  # what the house does at the `time_limit`
    kinds: ClassVar[Kinds]  # the plain things a game in progress is made of
    rulebook: ClassVar[Rulebook]
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}  # players peculiar to this game
    plain: ClassVar[tuple[type[Move], ...]] = ()  # moves put into words alike, whatever the view
    tutorial: ClassVar[Tutorial | None] = None
    earlier: ClassVar[Mapping[int, Box[Any]]] = {}  # the game by former versions of its rules

    # ------------------------------------------------------------------ the game

    def setup(self, players: int, options: Mapping[str, str], luck: Luck, /) -> Game[T]:
        """A table laid for `players`; nothing is checked here."""
        raise NotImplementedError

    def view(self, game: Game[T], viewer: int | None, /) -> View:
        """What `viewer` (None: a spectator) may know, built from nothing."""
        raise NotImplementedError

    def public(self, game: Game[T], /) -> View:
        """The part of a view that is alike for everybody, spectators too: made once for them all.

        A game need not tell its views apart in this way; one that does so gives both parts.
        """
        return {}

    def private(self, game: Game[T], viewer: int | None, /) -> View:
        """The rest of the view of `viewer`: `public` and this together are `view`."""
        return self.view(game, viewer)

    def shown(self, view: View) -> View:
        """A view, or a part of one, as a page gets it."""
        if not self.unsent:
            return view
        return {name: part for name, part in view.items() if name not in self.unsent}

    def imagine(self, view: View, luck: Luck, /) -> Game[T]:
        """A whole game that looks like `view` to its viewer; what is hidden is drawn anew."""
        raise NotImplementedError

    def outcome(self, game: Game[T], /) -> Outcome:
        """The result of a game that is over."""
        raise NotImplementedError

    def components(self, game: Game[T], /) -> dict[str, int]:
        """How many there are of what can neither appear nor vanish."""
        raise NotImplementedError

    def team(self, players: int, seat: int) -> list[int]:
        """The seats that are on the same side as this one, itself included."""
        return [seat]

    def time_limit(self, options: Mapping[str, str], /) -> int | None:
        """So many seconds after its start the house ends the game (`time_up`); None: never."""
        return None

    def settle_text(self, option: str, text: str, players: int, /) -> str:
        """What is kept of a text given for a free option: canonical, so that it settles to itself.

        BadSetup if it is none of this game's.
        """
        raise BadSetup("this game takes none")

    def inspect(self, option: str, text: str, /) -> dict[str, Any]:
        """What a designer wants to know of such a text while it is being made: plain data."""
        return {}

    # ------------------------------------------------------------------ what a page shows besides

    def pieces(self) -> dict[str, Any]:
        """What is printed on the parts of the game, for everybody to read: plain data."""
        return {}

    def figures(self, view: View, /) -> dict[str, list[int]]:
        """Numbers that change in the course of the game, by seat; the score stands first."""
        return {}

    def breakdown(self, view: View, /) -> dict[str, list[int]]:
        """What the points at the end are made of: the parts, each by seat."""
        return {}

    # ------------------------------------------------------------------ words

    def write(self, move: Move, /) -> str:
        """The move in the game's notation; `read` gives it back."""
        raise NotImplementedError

    def read(self, text: str, /) -> Move:
        """The move that `text` names, legal or not; Malformed if it names none."""
        raise NotImplementedError

    def tell(self, move: Move, view: View, /) -> str:
        """The move as a short phrase for people who see `view`."""
        return self.write(move)

    def listed(self, move: Move, view: View, /) -> tuple[str, str]:
        """Where the move stands in a long list: under which heading, and in which words there.

        A game that often offers many says so; without a heading they are told one by one.
        """
        return "", self.tell(move, view)

    def apart(self, move: Move, view: View, /) -> str:
        """Under which heading the move stands apart, after all the others; "" for nearly every one.

        It is as legal as they are, only hardly anybody would want it: to pay more than is due, say.
        """
        return ""

    def caution(self, move: Move, view: View, /) -> str | None:
        """What a person should be asked once before a legal move that gives something away."""
        return None

    def say(self, event: Event, names: Sequence[str], /) -> str:
        """The event as a sentence for the log."""
        raise NotImplementedError

    def prompt(self, view: View, /) -> str:
        """What the players who are waited for are asked to do, in one sentence."""
        raise NotImplementedError

    def board(self, view: View, names: Sequence[str], /) -> Any:
        """The table as something `rich` can print in a terminal."""
        raise NotImplementedError

    def explain(self, word: str, /) -> str | None:
        """What a card or other named thing of the game does, or None if there is no such thing."""
        return None

    # ------------------------------------------------------------------ the same for all games

    def under(self, version: int) -> Box[Any] | None:
        """This game by that version of its rules; None if they are not kept any more."""
        return self if version == self.rules_version else self.earlier.get(version)

    def start(
        self,
        players: int,
        luck: Luck,
        options: Mapping[str, str] | None = None,
        events: bool = False,
    ) -> Game[T]:
        """A new game at its first decision."""
        settled = self.settle_options(players, options or {})
        game = self.setup(players, settled, luck)
        if events:
            game.events = []
        game.settle()
        return game

    def usual_options(self) -> dict[str, str]:
        """What the options are of which nothing is said."""
        return {option.name: option.default for option in self.options}

    def unusual_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Those of the settled options that differ from their default: all that is to be kept."""
        usual = self.usual_options()
        return {name: value for name, value in options.items() if usual.get(name) != value}

    def settle_options(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, or BadSetup."""
        if players not in self.players:
            *few, most = map(str, self.players)
            known = f"{', '.join(few)} or {most}" if few else most
            noun = "player" if known == "1" else "players"
            raise BadSetup(f"{self.title} is for {known} {noun}, not {players}")
        settled = self.usual_options()
        for name, value in options.items():
            if name not in settled:
                known = ", ".join(settled) or "none"
                raise BadSetup(f"{self.title} has no option {name!r} (it has: {known})")
            option = next(option for option in self.options if option.name == name)
            settled[name] = self.settle_value(option, value, players)
        return settled

    def settle_value(self, option: Option, value: str, players: int) -> str:
        if value in option.values:
            return value
        known = f"option {option.name} is one of {', '.join(option.values)}"
        if option.units:
            counted = option.counted(value)
            if counted is not None:
                return counted
            known += f", or from 1 to {MOST_UNITS} {' or '.join(option.units)}"
        if not option.free:
            raise BadSetup(f"{known}, not {value[:40]!r}")
        try:
            settled = self.settle_text(option.name, fitting(value), players)
            return fitting(settled)  # it is settled again when it is read from paper
        except RecursionError:
            raise BadSetup(f"{known}, or a text; this one is nested too deep") from None
        except BadSetup as error:
            raise BadSetup(f"{known}, or a text; this one will not do: {error}") from error

    def result(self, game: Game[T]) -> Outcome | None:
        """The result; None while the game goes on."""
        return self.outcome(game) if game.over else None

    def why(self, game: Game[T], seat: int, move: Move) -> Refusal | None:
        """The rule against `move`, its wording and the numbers that failed; None if it is legal."""
        rule = game.refuse(seat, move)
        if rule is None:
            return None
        choice, because = game.choice, ""
        if choice is not None and isinstance(move, Interjection):
            because = move.because(game, seat, rule)
        elif choice is not None and seat in choice.waiting():
            because = choice.because(game, seat, move, rule)
        return self.rulebook.refusal(rule, because)

    def malformed(self, error: Malformed) -> Refusal:
        """The refusal of something that is no move at all."""
        return self.rulebook.refusal(MALFORMED, str(error))


class OpenBox(Box[T]):
    """A game without secrets: everybody sees the whole table."""

    secrets = False

    def view(self, game: Game[T], viewer: int | None) -> View:
        return {
            "viewer": viewer,
            "waiting": list(game.waiting()),
            "agenda": to_wire(game.agenda),
            "table": to_wire(game.table),
        }

    def imagine(self, view: View, luck: Luck) -> Game[T]:
        table: T = from_wire(view["table"], self.kinds)
        return Game(table, luck, load_agenda(view["agenda"], self.kinds))
