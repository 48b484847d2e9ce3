"""A table in the terminal: asks, explains, takes back, and keeps the game."""

from __future__ import annotations

from math import ceil
from time import monotonic

from parlour.arena.match import ALONE, PRACTICE, Match, Way, lapse
from parlour.arena.playing import SeatedBot, answer_of, in_turn, let_volunteer
from parlour.bots import advisor
from parlour.cli.keeping import Keeping
from parlour.cli.screen import AGREE, Screen, key
from parlour.contract import NOTHING
from parlour.kernel.agenda import HOUSE
from parlour.kernel.codec import Malformed
from parlour.kernel.luck import commitment
from parlour.kernel.rulebook import KERNEL_RULES, Refusal
from parlour.kernel.text import Text, plain
from parlour.kernel.values import Move
from parlour.server.clocks import Timer

HELP = """\
A number       play the move with that number
{example:14} play a move by its name; the beginning of its first word is enough
why MOVE       may I do that, and what does it mean? if not, which rule forbids it
? NAME         what that thing does;  ? RULE-ID  what a rule says
hint           what a bot would do
undo           take back your last move, while nothing has come to light since
undo practice  against bots alone: go back to your last decision all the same;
               the game is practice from then on
board, moves, log      show them again
save FILE      keep the game in another file;  quit  leave, to go on later"""
OR_PRACTICE = (
    "You can still go back for practice: type undo practice. Luck stays as it is, and the game "
    "no longer counts."
)

LEAVE = ("quit", "exit")


class Quit(Exception):
    """The players leave for now."""


class TerminalTable:
    """One match, played on this screen."""

    def __init__(self, match: Match, keeping: Keeping, screen: Screen) -> None:
        self.match = match
        self.box = match.box
        self.keeping = keeping
        self.screen = screen
        self.bots = {
            seat: SeatedBot(match.box, bot, seat, f"{match.seed}+{len(match.entries)}", match.bots)
            for seat, bot in match.bots.items()
        }
        self.warned: Move | None = None  # a move that was cautioned against in this decision
        self.timer = Timer()  # of what is asked
        limit = self.box.clock.time_limit(match.options)
        self.ends = None if limit is None else monotonic() + limit  # a game taken up begins anew

    def play(self) -> None:
        """To the end of the game, or until the players leave."""
        bound = commitment(self.match.seed)
        self.screen.say(f"The luck of this game is bound by {bound}.", "dim")
        let_volunteer(self.match, self.bots.values())
        while not self.match.game.over:
            if not self.call_time() and not self.let_lapse():
                self.one_decision()
            let_volunteer(self.match, self.bots.values())
            if trouble := self.keeping.keep():
                self.screen.say(trouble, "yellow")
        self.screen.show_end()

    def call_time(self) -> bool:
        """The house's word, once the time of the whole game is up and the game lets it."""
        word = self.box.clock.time_up()
        if word is None or self.ends is None or monotonic() < self.ends:
            return False
        if self.match.game.refuse(HOUSE, word) is not None:
            return False
        self.match.play(HOUSE, word)
        self.ends = None
        return True

    def let_lapse(self) -> bool:
        """What is asked is decided without an answer once the seconds for it are over."""
        game = self.match.game
        choice = game.choice
        limit = None if choice is None else choice.time_limit(game)
        if limit is None and self.timer.limit is None:
            return False
        at = int(monotonic() * 1000)
        self.timer.ask(limit, at)
        lapsed = lapse(game) if self.timer.up(at) else None
        if choice is None or limit is None or lapsed is None:
            return False
        seat, move = lapsed
        said = f"The {limit.seconds} seconds are over"
        theirs = not choice.simultaneous and self.screen.facing in choice.seats
        if theirs or seat == self.screen.facing:
            told = self.box.words.describe_move(move, self.match.view(seat))
            said += f", so this is done: {plain(told, self.match.seats)}"
        self.screen.say(f"{said}.", "yellow")
        self.match.decide(seat, move)
        self.match.decide_agreed()
        return True

    def one_decision(self) -> None:
        """People before bots: where any of several may answer, a bot is not to be quicker."""
        waiting = in_turn(self.match.game, len(self.match.entries))
        persons = [seat for seat in waiting if seat not in self.bots]
        if not persons:
            bot = self.bots[waiting[0]]
            answer = answer_of(bot, self.match)
            self.match.play(bot.seat, answer.move, reason=answer.reason)
            return
        seat = persons[0]
        moves = self.offered(seat)
        self.warned = None
        self.screen.turn_to(seat)
        self.screen.show_all(seat, moves)
        while not self.answer(seat, moves):
            pass

    def offered(self, seat: int) -> list[Move]:
        """What has a number: first what is proposed, then other answers, then what is no answer."""
        game = self.match.game
        moves = game.moves(seat)
        proposal = self.proposed(seat)
        if proposal is not None:
            moves = [proposal, *[move for move in moves if move != proposal]]
        return [*moves, *self.box.asides_now(game, seat)]

    def proposed(self, seat: int) -> Move | None:
        """What the others are for, where the word of this seat is wanted."""
        choice = self.match.game.choice
        found = None if choice is None or seat not in choice.waiting() else choice.proposed(seat)
        return None if found is None else found[0]

    def answer(self, seat: int, moves: list[Move]) -> bool:
        """Deal with one line of input; True if it moved the game on (or back)."""
        text = self.screen.ask(f"{self.match.seats[seat]}{self.seconds()}>").strip()
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word.lower() not in LEAVE and self.let_lapse():
            return True  # too late
        match word.lower():
            case "":
                self.screen.say("A number, a move, or ? for help.", "dim")
            case "help":
                self.explain(seat, rest, moves)
            case "why":
                self.why(seat, rest, moves)
            case "hint":
                self.hint(seat)
            case "undo":
                return self.undo(seat, rest.lower())
            case "board":
                self.screen.show_board(seat)
            case "moves":
                self.screen.show_moves(seat, moves)
            case "log":
                self.screen.show_log(seat)
            case "save":
                self.screen.say(self.keeping.move_to(rest or str(self.keeping.path)))
            case leaving if leaving in LEAVE:
                self.quit()
            case _ if word == AGREE and (proposal := self.proposed(seat)) is not None:
                return self.submit(seat, proposal)
            case _ if word.startswith("?"):
                self.explain(seat, text[1:].strip(), moves)
            case _:
                move = self.read(text, moves)
                return move is not None and self.submit(seat, move)
        return False

    def seconds(self) -> str:
        """How long there is to answer, if the rules say so."""
        if self.timer.limit is None:
            return ""
        left = self.timer.left(int(monotonic() * 1000)) or 0
        return f" ({ceil(left / 1000)} s)"

    def submit(self, seat: int, move: Move) -> bool:
        """Play the move, if it is legal and meant."""
        if self.refused(self.box.why(self.match.game, seat, move)):
            return False
        caution = self.box.foresight.foresee(move, self.match.view(seat)).caution
        if caution is None and move.grave:
            caution = Text(("That cannot be taken back.",))
        if caution is not None and move != self.warned:
            self.warned = move
            asked = plain(caution, self.match.seats)
            self.screen.say(f"{asked} Once more, if that is what you want.", "yellow")
            return False
        self.match.play(seat, move)
        return True

    def read(self, text: str, moves: list[Move]) -> Move | None:
        if text.isascii() and text.isdigit():
            if len(text) < 10 and 1 <= int(text) <= len(moves):
                return moves[int(text) - 1]
            self.screen.say(f"There are moves 1 to {len(moves)}.", "yellow")
            return None
        try:
            return self.box.read(text)
        except Malformed as error:
            refusal = self.box.malformed(error)
            self.screen.say(f"Not understood. {refusal}", "yellow")
            return None

    def refused(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self.screen.say(refusal.said(self.match.seats), "yellow")
        return refusal is not None

    def undo(self, seat: int, how: str) -> bool:
        """Take back alone where that is enough; for practice only if that is asked for."""
        if how not in ("", PRACTICE):
            self.screen.say("Type undo, or undo practice.", "yellow")
            return False
        alone = how == "" or self.match.may_undo(seat)
        way: Way = ALONE if alone else PRACTICE
        if self.refused(self.match.undo(seat, way)):
            if self.match.way_back(seat) == PRACTICE:
                self.screen.say(OR_PRACTICE, "yellow")
            return False
        self.screen.taken_back()
        self.screen.say("Taken back." if alone else self.match.log(seat)[-1], "green")
        return True

    def why(self, seat: int, text: str, moves: list[Move]) -> None:
        if not text:
            self.screen.say(f"Ask about a move, such as: why {self.example(moves)}", "dim")
            return
        move = self.read(text, moves)
        if move is not None and not self.refused(self.box.why(self.match.game, seat, move)):
            view = self.match.view(seat)
            told = plain(self.box.words.describe_move(move, view), self.match.seats)
            self.screen.say(f"You may. It means: {told}", "green")
            caution = self.box.foresight.foresee(move, view).caution
            if caution is not None:
                self.screen.say(plain(caution, self.match.seats), "yellow")
        if move is not None:
            self.help_typing(seat, move)

    def help_typing(self, seat: int, move: Move) -> None:
        """What a page says while one types."""
        aid = self.box.aid(self.match.game, seat, move, self.match.bots)
        if aid is not None and aid.remark is not None:
            self.screen.say(plain(aid.remark, self.match.seats))
        if aid is not None and aid.offers:
            self.screen.say(f"You might also say: {', '.join(aid.offers)}", "dim")

    def example(self, moves: list[Move]) -> str:
        return self.box.notation.write(moves[0]) if moves else "MOVE"

    def hint(self, seat: int) -> None:
        """What the game's own bot would do with what this seat may know."""
        bot = advisor(self.box)
        luck = f"{self.match.seed} hint {len(self.match.entries)}"
        asked = SeatedBot(self.box, bot, seat, luck, self.match.bots)
        advice = asked.advise(self.match.game)
        told = self.box.words.describe_move(advice.move, self.match.view(seat))
        self.screen.say(f"Hint: {plain(told, self.match.seats)}", "green")
        if advice.reason != NOTHING:
            self.screen.say(f"{plain(advice.reason, self.match.seats)} ({advice.rule})")

    def explain(self, seat: int, word: str, moves: list[Move]) -> None:
        if not word:
            self.screen.console.print(HELP.format(example=self.example(moves)))
            for each in self.box.asides_now(self.match.game, seat):
                words = self.box.words.describe_move(each, self.match.view(seat))
                said = plain(words, self.match.seats)
                self.screen.say(f"{self.box.notation.write(each):14} out of turn: {said}")
            self.screen.console.print(key(self.box))
            return
        if word.isascii() and word.isdigit():
            move = self.read(word, moves)
            if move is not None:
                self.screen.say(f"You may type it, too: {self.box.notation.write(move)}")
            return
        rule = {**self.box.rulebook.rules, **KERNEL_RULES.rules}.get(word.upper())
        told = f"{rule.id} {rule.title}: {rule.text}" if rule else self.box.glossary.explain(word)
        self.screen.say(told or f"Nothing here is called {word!r}.")

    def quit(self) -> None:
        if not self.keeping.safe:
            self.screen.say("The game is not kept anywhere. First: save FILE", "yellow")
            return
        raise Quit
