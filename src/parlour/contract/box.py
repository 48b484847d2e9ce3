"""A game as it comes out of its box: all that the rest of the program may know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, final

import msgspec

from parlour.contract import usual
from parlour.contract.about import About
from parlour.contract.back import WentBack
from parlour.contract.bot import Bot
from parlour.contract.explained import Explained
from parlour.contract.headline import Headline, Headlines
from parlour.contract.options import BadSetup, Option
from parlour.contract.outcome import Outcome
from parlour.contract.parts import (
    Asides,
    BotViews,
    Channels,
    Clock,
    Foresight,
    FormerNotation,
    FreeOptions,
    Glossary,
    Listing,
    Measures,
    Notation,
    Page,
    Results,
    Rules,
    SetupCheck,
    Sides,
    Terminal,
    Typing,
    TypingAid,
    Views,
    Words,
)
from parlour.contract.sides import Side
from parlour.contract.sign import Sign
from parlour.contract.tutorial import Tutorial
from parlour.contract.typed import Aid
from parlour.contract.view import View
from parlour.kernel.agenda import MALFORMED, Aside, Copyable, Game
from parlour.kernel.codec import Kinds, Malformed
from parlour.kernel.luck import Luck
from parlour.kernel.rulebook import Refusal, Rulebook
from parlour.kernel.text import Text, text
from parlour.kernel.typed import LONGEST, clean
from parlour.kernel.values import Event, Move

T = TypeVar("T", bound=Copyable)
OURS: Final = (WentBack, Explained)  # events that are no game's own
NO_BOTS: Final[Mapping[int, str]] = {}


@final
@dataclass(eq=False, slots=True)
class Box(Generic[T]):
    """Everything about one game. Each game's folder makes one and calls it GAME.

    A part is any object that has its functions: as a rule a module of the game.
    `dataclasses.replace` makes a box that differs in some of its parts.
    """

    about: About
    _: KW_ONLY
    folder: Path  # where the game lives, with its guide and its pictures
    rulebook: Rulebook
    kinds: Kinds  # the plain things a game in progress is made of
    rules: Rules[T]
    views: Views[T]
    notation: Notation
    words: Words
    headlines: Headlines
    terminal: Terminal

    # What a game need not have.
    former_notation: FormerNotation = usual
    options: tuple[Option, ...] = ()
    play_now: Mapping[str, str] = field(default_factory=dict)  # those of a quick game against bots
    free_options: FreeOptions = usual
    setup_check: SetupCheck = usual
    bot_views: BotViews[T] = usual
    clock: Clock = usual
    sides: Sides = usual
    channels: Channels[T] = usual
    asides: Asides[T] = usual
    listing: Listing = usual
    typing: Typing = usual
    typing_aid: TypingAid = usual
    foresight: Foresight = usual
    page: Page = usual
    results: Results = usual
    glossary: Glossary = usual
    measures: Measures = usual
    signs: tuple[Sign, ...] = ()  # the key to what the board shows
    codes: str = ""  # a pattern: what things are called in notation alone, and in no text
    view_independent: tuple[type[Move], ...] = ()  # moves put into words alike, whatever the view
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)  # peculiar to this game
    reasons_after: tuple[type[Event], ...] = ()  # with these bots say why they did what they did
    tutorial: Tutorial | None = None
    earlier: Mapping[int, Box[Any]] = field(default_factory=dict)  # by former versions of its rules

    def for_version(self, version: int) -> Box[Any] | None:
        """This game by that version of its rules; None if they are not kept any more."""
        return self if version == self.about.rules_version else self.earlier.get(version)

    # ------------------------------------------------------------------ before play

    def start(
        self,
        players: int,
        luck: Luck,
        options: Mapping[str, str] | None = None,
        events: bool = False,
    ) -> Game[T]:
        """A new game at its first decision."""
        settled = self.settle_options(players, options or {})
        game = self.rules.setup(players, settled, luck)
        if events:
            game.events = []
        game.settle()
        return game

    def usual_options(self) -> dict[str, str]:
        """What the options are of which nothing is said."""
        return {option.name: option.default for option in self.options}

    def unusual_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Those of the settled options that differ from their default: all that is to be kept."""
        usual_ones = self.usual_options()
        return {name: value for name, value in options.items() if usual_ones.get(name) != value}

    def settle_options(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, or BadSetup."""
        title = self.about.title
        if players not in self.about.players:
            *few, most = map(str, self.about.players)
            known = f"{', '.join(few)} or {most}" if few else most
            noun = "player" if known == "1" else "players"
            raise BadSetup(f"{title} is for {known} {noun}, not {players}")
        settled = self.usual_options()
        for name, value in options.items():
            if name not in settled:
                known = ", ".join(settled) or "none"
                raise BadSetup(f"{title} has no option {name!r} (it has: {known})")
            option = next(option for option in self.options if option.name == name)
            settled[name] = option.settle(value, players, self.free_options)
        self.setup_check.check_setup(players, settled)
        return settled

    # ------------------------------------------------------------------ at the table

    def view(self, game: Game[T], viewer: int | None) -> View:
        """What `viewer` (None: a spectator) may know, both parts of it."""
        return {**self.views.public(game), **self.views.private(game, viewer)}

    def bot_view(
        self, game: Game[T], viewer: int | None, bots: Mapping[int, str] = NO_BOTS
    ) -> View:
        """The same for a bot in that seat, with what it needs besides; `imagine` takes it.

        `bots` sit at the table, as far as it is known who does; where a person asks for a hint,
        none sits in that seat.
        """
        return {
            **self.views.public(game),
            **self.views.private(game, viewer),
            **self.bot_views.for_bots(game, bots),
        }

    def asides_now(self, game: Game[T], seat: int) -> Sequence[Aside]:
        """What this seat may do out of turn; nothing after the end."""
        return [] if game.over else self.asides.asides_now(game, seat)

    def asides_for_bots(self, game: Game[T], seat: int) -> Sequence[Aside]:
        """Those of them that a bot in this seat is asked about."""
        return [] if game.over else self.asides.asides_for_bots(game, seat)

    def read(self, typed: str) -> Move:
        """The move that somebody has typed, legal or not; Malformed if it is none."""
        words = clean(typed)
        if len(words) > LONGEST:
            raise Malformed(f"that is {len(typed)} letters long; {LONGEST} is the most")
        return self.notation.read(words)

    def result(self, game: Game[T], sides: Sequence[Side]) -> Outcome | None:
        """The result, of a table with these sides; None while the game goes on."""
        if not game.over:
            return None
        outcome = self.rules.outcome(game)
        if not sides:
            return outcome
        return msgspec.structs.replace(outcome, sides=tuple(tuple(side.seats) for side in sides))

    def prompt(
        self, game: Game[T], view: View, sides: Sequence[Side], moves: Sequence[Move] = ()
    ) -> Text:
        """What is asked of who may make these moves; at the end, how it ended."""
        outcome = self.result(game, sides)
        if outcome is None:
            return self.words.prompt(view, moves)
        return self.results.tell_result(outcome, view)

    def why(self, game: Game[T], seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not make `move`: a sentence, and the rule; None if it is legal."""
        rule = game.refuse(seat, move)
        if rule is None:
            return None
        return self.rulebook.refusal(rule, game.because(seat, move, rule))

    def aid(self, game: Game[T], seat: int, move: Move, bots: Mapping[int, str]) -> Aid | None:
        """What to say to `seat`, who is asked and types `move`; `bots` sit at the table, too.

        Of a move that is refused only what might be meant instead.
        """
        if not move.typed or seat not in game.waiting():
            return None
        found = self.typing_aid.aid(move, self.view(game, seat), bots)
        if found is None or game.refuse(seat, move) is None:
            return found
        return Aid(None, found.offers) if found.offers else None

    def malformed(self, error: Malformed) -> Refusal:
        """The refusal of something that is no move at all, which says the form of one."""
        said = str(error)
        end = "" if said.endswith((".", "!", "?")) else "."
        return self.rulebook.refusal(MALFORMED, text("{}{}", said[:1].upper() + said[1:], end))

    # ------------------------------------------------------------------ in the log

    def describe_event(self, event: Event) -> Text:
        """A line of the log, in the game's words; of what is no game's own, in ours."""
        return event.said() if isinstance(event, OURS) else self.words.describe_event(event)

    def turn_of(self, event: Event) -> int | None:
        """`Headlines.turn_of`, for every line of a log."""
        return None if isinstance(event, OURS) else self.headlines.turn_of(event)

    def minor(self, event: Event) -> bool:
        """`Headlines.minor`, for every line of a log."""
        return not isinstance(event, OURS) and self.headlines.minor(event)

    def headline(self, events: Sequence[Event]) -> Headline | None:
        """`Headlines.headline`: what the game itself tells of this turn."""
        return self.headlines.headline([e for e in events if not isinstance(e, OURS)])
