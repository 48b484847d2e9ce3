"""A table in the terminal: shows the board, asks, explains, and keeps what is left unfinished."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding

from parlour.arena.match import PERSON, Match
from parlour.arena.playing import SeatedBot
from parlour.kernel.codec import Malformed
from parlour.kernel.record import dump
from parlour.kernel.rulebook import KERNEL_RULES, Refusal
from parlour.kernel.values import Move

HELP = """\
A number       play the move with that number
pick red       play a move by its name; the beginning of a verb is enough
why MOVE       may I do that? if not, which rule forbids it
? NAME         what a card does;  ? RULE-ID  what a rule says
hint           what a bot would do
undo           take back your last move, while nothing has come to light since
board, moves, log      show them again
save [FILE]    keep the game;  quit  keep it and leave"""


class Left(Exception):
    """The players left before the end; the message says where the game is kept."""


class TerminalTable:
    """One match, played on this screen."""

    def __init__(self, match: Match, path: Path, console: Console) -> None:
        self.match = match
        self.box = match.box
        self.path = path
        self.console = console
        self.bots = {
            seat: SeatedBot(match.box, player, seat, f"{match.seed}+{len(match.entries)}")
            for seat, player in enumerate(match.players)
            if player != PERSON
        }
        self.heard = 0  # how much of the log has been shown
        self.facing: int | None = None  # the person who last sat before the screen

    def play(self) -> None:
        """To the end of the game, or until the players leave."""
        try:
            while not self.match.game.over:
                self.one_decision()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep(self.path)
            raise Left(
                f"left before the end; go on with: parlour play --resume {self.path}"
            ) from None
        self.show_log(self.facing)
        self.show_board(self.facing)
        self.console.print(f"[dim]The luck of this game came from the seed {self.match.seed}.")

    def one_decision(self) -> None:
        waiting = self.match.game.waiting()
        for seat in waiting:
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.game))
                return
        self.turn_screen_to(waiting[0])
        self.show_log(waiting[0])
        self.show_board(waiting[0])
        moves = self.match.game.moves(waiting[0])
        self.show_moves(waiting[0], moves)
        while not self.answer(waiting[0], moves):
            pass

    def turn_screen_to(self, seat: int) -> None:
        """Several people at one screen: nobody sees another's secrets by accident."""
        if self.facing not in (None, seat):
            self.console.clear()
            self.console.input(f"[bold]{self.match.seats[seat]}[/bold], it is your turn: Enter. ")
        self.facing = seat

    # ------------------------------------------------------------------ showing

    def show_log(self, viewer: int | None) -> None:
        for sentence in self.match.log(viewer, self.heard):
            self.console.print(f"  {sentence}", style="dim", markup=False)
        self.heard = len(self.match.told)

    def show_board(self, viewer: int | None) -> None:
        self.console.print(self.box.board(self.match.view(viewer), self.match.seats))

    def show_moves(self, seat: int, moves: list[Move]) -> None:
        view = self.match.view(seat)
        self.console.print(f"[bold]{self.box.prompt(view)}[/bold]")
        for number, move in enumerate(moves, 1):
            line = Padding(self.box.tell(move, view), (0, 0, 0, 1))
            self.console.print(f"[cyan]{number:4}[/cyan]", line.renderable, sep=" ")
        choice = self.match.game.choice
        if choice is not None and not choice.complete(self.match.game, seat):
            self.console.print("     [dim](and others, by name)")

    # ------------------------------------------------------------------ asking

    def answer(self, seat: int, moves: list[Move]) -> bool:
        """Deal with one line of input; True if it moved the game on (or back)."""
        text = self.console.input(f"[bold]{self.match.seats[seat]}>[/bold] ").strip()
        word, _, rest = text.partition(" ")
        if word in ("?", "help", ""):
            self.explain(rest.strip())
        elif word == "why":
            self.why(seat, rest)
        elif word == "hint":
            self.hint(seat)
        elif word == "undo":
            return self.say_refusal(self.match.undo(seat)) or self.forget()
        elif word == "board":
            self.show_board(seat)
        elif word == "moves":
            self.show_moves(seat, moves)
        elif word == "log":
            for sentence in self.match.log(seat):
                self.console.print(f"  {sentence}", style="dim", markup=False)
        elif word == "save":
            self.keep(Path(rest.strip()) if rest.strip() else self.path)
        elif word == "quit":
            raise EOFError
        else:
            move = self.read(text, moves)
            return move is not None and not self.say_refusal(self.match.submit(seat, move))
        return False

    def read(self, text: str, moves: list[Move]) -> Move | None:
        if text.isascii() and text.isdigit():
            if 1 <= int(text) <= len(moves):
                return moves[int(text) - 1]
            self.console.print(f"There are moves 1 to {len(moves)}.", style="yellow")
            return None
        try:
            return self.box.read(text)
        except Malformed as error:
            self.say_refusal(self.box.malformed(error))
            return None

    def forget(self) -> bool:
        self.heard = min(self.heard, len(self.match.told))
        return True

    def say_refusal(self, refusal: Refusal | None) -> bool:
        """True if there was one."""
        if refusal is not None:
            self.console.print(f"No. {refusal}", style="yellow", markup=False)
        return refusal is not None

    def why(self, seat: int, text: str) -> None:
        move = self.read(text, self.match.game.moves(seat))
        if move is not None and not self.say_refusal(self.box.why(self.match.game, seat, move)):
            self.console.print("You may.", style="green")

    def hint(self, seat: int) -> None:
        """What the game's own bot would do with what this seat may know."""
        advisor = next(iter(self.box.bots), "random")
        bot = SeatedBot(
            self.box, advisor, seat, f"{self.match.seed} hint {len(self.match.entries)}"
        )
        move = bot.choose(self.match.game)
        told = self.box.tell(move, self.match.view(seat))
        self.console.print(f"{advisor} would: {told}", style="green", markup=False)

    def explain(self, word: str) -> None:
        if not word:
            self.console.print(HELP, markup=False)
            return
        rule = {**self.box.rulebook.rules, **KERNEL_RULES.rules}.get(word.upper())
        told = f"{rule.id} {rule.title}: {rule.text}" if rule else self.box.explain(word)
        self.console.print(told or f"Nothing here is called {word!r}.", markup=False)

    def keep(self, path: Path) -> None:
        path.write_bytes(dump(self.match.record()))
        self.console.print(f"Kept in {path}.", markup=False, soft_wrap=True)
