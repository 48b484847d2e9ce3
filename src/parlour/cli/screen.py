"""What people at one screen see: the log, the board, the moves, and nobody else's secrets."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.arena.match import PERSON, Match
from parlour.cli.common import visible
from parlour.contract import Box, ScorePart, Side, turns_in
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text as Said
from parlour.kernel.text import addressed, plain
from parlour.kernel.values import Event, Move

RECENT = 12  # events told to somebody who takes up a game again
MANY = 12  # more moves than these stand under headings, if the game has some for them
Numbered = tuple[int, str]  # a move's number in the list, and the words for it
AGREE = "+"  # what agrees to what the others of one's team propose; no word that could be meant
FORGET_ABOVE = "\x1b[3J"  # what has scrolled away goes too


class Screen:
    """Shows one match to whoever sits before it."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.box = match.box
        self.console = console
        self.persons = match.players.count(PERSON)
        recent = max(0, len(match.told) - RECENT) if match.entries else 0
        self.heard = [recent] * len(match.seats)  # how much of the log each seat has been shown
        self.facing: int | None = None  # the person who sits before the screen

    def say(self, text: str, style: str = "") -> None:
        self.console.print(visible(text), style=style)

    def ask(self, question: str) -> str:
        """One line of input; when it does not come from a keyboard, it is shown."""
        self.console.print(Text(question, "bold"), end=" ", soft_wrap=True)
        text = input()
        if not sys.stdin.isatty():
            self.say(text)
        return text

    def turn_to(self, seat: int) -> None:
        """Several people at one screen: nobody sees another's secrets by accident."""
        if self.persons > 1 and self.facing != seat and self.box.about.secrets:
            self.facing = None  # until they say that they are there
            self.clear()
            self.ask(f"{self.match.seats[seat]}, it is your turn. Enter:")
        self.facing = seat

    def clear(self) -> None:
        if self.console.is_dumb_terminal:  # it can only scroll
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_ABOVE)

    # ------------------------------------------------------------------ the match

    def show_all(self, seat: int, moves: list[Move]) -> None:
        self.say("")
        self.show_news(seat)
        self.show_board(seat)
        self.show_moves(seat, moves)

    def show_end(self) -> None:
        """The last news, the board as it stays, and who has won; several see what all may."""
        viewer = self.facing if self.persons == 1 else None
        self.show_log(viewer, 0 if self.facing is None else self.heard[self.facing])
        self.show_board(viewer)
        parts = self.box.page.breakdown(self.match.view(viewer))
        if parts:
            self.console.print(scores(parts, self.match.seats))
        self.say(
            ending(self.box, self.match.game, self.match.sides, viewer, self.match.seats), "bold"
        )

    def show_news(self, seat: int) -> None:
        """What others did, in one line for each of their turns; one's own turn in its details."""
        known = len(self.match.heard(seat)) - len(self.match.heard(seat, self.heard[seat]))
        events = [told.event for told in self.match.heard(seat)]
        told = turns_in(self.box, events)
        before = min([turn.start for turn in told], default=len(events))
        self.show_events(events[known:before], seat)
        for turn in told:
            if turn.end <= known:
                continue
            headline = self.box.headline(events[turn.start : turn.end])
            if headline is None or turn.seat == seat:
                self.show_events(events[max(turn.start, known) : turn.end], seat)
            else:
                self.say(f"  {self.read(headline.text, seat)}", "dim")
        self.heard[seat] = len(self.match.told)

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        for event in events:
            if not self.box.minor(event):
                self.say(f"  {self.read(self.box.describe_event(event), seat)}", "dim")

    def read(self, said: Said, seat: int) -> str:
        """As the player on that seat reads it."""
        return plain(addressed(said, seat), self.match.seats)

    def show_log(self, viewer: int | None, start: int = 0) -> None:
        for sentence in self.match.log(viewer, start):
            self.say(f"  {sentence}", "dim")

    def show_board(self, viewer: int | None) -> None:
        self.console.print(self.box.terminal.draw_board(self.match.view(viewer), self.match.seats))

    def show_moves(self, seat: int, moves: list[Move]) -> None:
        """What is asked, the answers with their numbers, and what may be done besides."""
        view, choice = self.match.view(seat), self.match.game.choice
        answers = [move for move in moves if not move.out_of_turn]
        asked = self.box.prompt(self.match.game, view, self.match.sides, answers)
        self.say(plain(asked, self.match.seats), "bold")
        wanted = choice is not None and seat in choice.waiting()
        found = choice.proposed(seat) if choice is not None and wanted else None
        if found is not None:
            told = plain(self.box.words.describe_move(found[0], view), self.match.seats)
            self.say(f"  Proposed: {told}. To agree, type 1 or {AGREE}.", "green")
        at_first: list[Numbered] = []
        headed: dict[str, list[Numbered]] = {}
        apart: dict[str, list[Numbered]] = {}  # after all others, whatever their headings are
        for number, move in enumerate(answers, 1):
            heading = self.box.listing.apart(move, view)
            words = self.box.words.describe_move(move, view)
            under = apart if heading else headed
            if not heading and len(answers) > MANY:
                heading, words = self.box.listing.grouped(move, view) or (heading, words)
            numbered = number, plain(words, self.match.seats)
            (under.setdefault(heading, []) if heading else at_first).append(numbered)
        if at_first:
            self.console.print(one_by_one(at_first))
        if headed or apart:
            self.console.print(under_headings([*headed.items(), *apart.items()]))
        if choice is not None and not choice.complete(self.match.game, seat):
            self.say("     (and others, by name)", "dim")
        if len(moves) > len(answers):
            self.say("  Besides, now or later:", "dim")
            besides = [
                (number, plain(self.box.words.describe_move(move, view), self.match.seats))
                for number, move in enumerate(moves, 1)
                if move.out_of_turn
            ]
            self.console.print(one_by_one(besides))

    def taken_back(self) -> None:
        """After an undo: what no longer happened may happen otherwise, and is then news."""
        self.heard = [min(heard, len(self.match.told)) for heard in self.heard]


def ending(
    box: Box[Any],
    game: Game[Any],
    sides: Sequence[Side],
    viewer: int | None,
    names: Sequence[str],
) -> str:
    """How a game that is over has ended, told to this viewer, and by which rule."""
    rule = box.rulebook.rules[box.rules.outcome(game).reason]
    said = plain(box.prompt(game, box.view(game, viewer), sides), names)
    return f"{said} Decided by: {rule.title} ({rule.id})."


def scores(parts: Sequence[ScorePart], names: Sequence[str]) -> Table:
    """What the points are made of, a row for each part."""
    table = Table(box=None, pad_edge=False)
    for heading in ("", *names):
        table.add_column(visible(heading), justify="right" if heading else "left")
    for part in parts:
        table.add_row(part.label, *map(str, part.by_seat))
    return table


def key(box: Box[Any]) -> Table:
    """What the signs mean that the terminal prints."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for sign in box.signs:
        if sign.typed:
            table.add_row(f"  {sign.typed}", sign.name, sign.means)
    return table


def one_by_one(told: Sequence[Numbered]) -> Table:
    offered = Table.grid(padding=(0, 1))
    offered.add_column(justify="right", min_width=4, style="cyan")
    offered.add_column()
    for number, words in told:
        offered.add_row(str(number), Text(visible(words)))
    return offered


def under_headings(headed: Sequence[tuple[str, Sequence[Numbered]]]) -> Table:
    """Every heading, and beside it all its moves with their numbers."""
    offered = Table.grid(padding=(0, 2))
    offered.add_column(style="bold", no_wrap=True)
    offered.add_column()
    for heading, told in headed:
        moves = [Text.assemble((f"{number:3} ", "cyan"), visible(words)) for number, words in told]
        offered.add_row(Text(visible(heading)), Columns(moves, padding=(0, 2), column_first=False))
    return offered
