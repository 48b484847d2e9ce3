"""Turns of free text: a clue nobody can list, a judgment by people, guesses by any of a team."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from parlour.games.password.table import (
    NONE,
    WORDS,
    Clue,
    Drop,
    Guess,
    Said,
    Table,
    TurnEnded,
    Uphold,
    possible,
)
from parlour.kernel import Choice, Frame, Game, Luck, Move, OwnChoice, Text, text

HINTS: Final = ("sea", "stone", "warm", "metal", "tall", "quiet", "sharp", "green", "old", "light")
TURNS: Final = 6
GUESSES: Final = 3
LONGEST_CLUE: Final = 3
SAMPLED: Final = 8

ONLY_CLUE: Final = "WORD-3"
CLUE_FORM: Final = "WORD-4"
WORD_IN_CLUE: Final = "WORD-5"
ONLY_JUDGE: Final = "WORD-11"
ONLY_GUESS: Final = "WORD-7"
GUESS_FORM: Final = "WORD-8"
GUESSED: Final = "WORD-9"


class Turn(Frame[Table]):
    """WORD-1, WORD-2. Teams take turns, and so do the givers of a team; then the game is over."""

    public = True
    fields: ClassVar[dict[str, str]] = {"number": "int"}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Game[Table]) -> None:
        t = g.table
        if self.number == TURNS:
            g.end()
            return
        team = self.number % 2
        members = tuple(range(team, t.players, 2))
        t.giver = members[self.number // 2 % len(members)]
        t.word = t.deck.pop()
        g.reveal()  # to the giver
        g.then(
            GiveClue(t.giver),
            Judge(tuple(range(1 - team, t.players, 2))),
            Guessing(tuple([seat for seat in members if seat != t.giver]), GUESSES),
            Turn(self.number + 1),
        )


class GiveClue(OwnChoice[Table]):
    public = True

    def complete(self, g: Game[Table], seat: int) -> bool:
        return False

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Clue(hint) for hint in HINTS if self.refuse(g, seat, Clue(hint)) is None]

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        drawn = [[HINTS[luck.below(len(HINTS))] for _ in range(2)] for _ in range(SAMPLED)]
        clues: list[Move] = [Clue(" ".join(hints)) for hints in drawn]
        return [clue for clue in clues if self.refuse(g, seat, clue) is None]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Clue):
            return ONLY_CLUE
        if not re.fullmatch(r"[A-Za-z'-]+( [A-Za-z'-]+){0,2}", move.text):
            return CLUE_FORM
        if WORDS[g.table.word] in move.text.lower():
            return WORD_IN_CLUE
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == CLUE_FORM and isinstance(move, Clue):
            told = "A clue is from 1 to {} plain words; that would be {}."
            return text(told, LONGEST_CLUE, len(move.text.split()))
        if rule == WORD_IN_CLUE:
            return text("Your clue gives away the word, {}.", WORDS[g.table.word])
        return text("It is for you to give a clue.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Clue)
        g.table.clues.append(move.text)
        if g.events is not None:
            g.tell(Said(seat, "gives the clue", move.text))


class Judge(Choice[Table]):
    """WORD-6. What is too close to the word is for people to say: any one of the other team."""

    public = True

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Drop(), Uphold()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, (Drop, Uphold)) else ONLY_JUDGE

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return text("Strike the clue, or let it stand.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Uphold):
            g.then(GiveClue(g.table.giver))  # which no second Judge follows
            if g.events is not None:
                g.tell(Said(seat, "strikes the clue", g.table.clues[-1]))


class Guessing(Choice[Table]):
    """WORD-7. Any of the giver's team may answer. Nothing here but `play` may look at the word."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "left": "int"}

    def __init__(self, seats: tuple[int, ...], left: int) -> None:
        super().__init__(seats)
        self.left = left

    def complete(self, g: Game[Table], seat: int) -> bool:
        return False

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        return [Guess(WORDS[i]) for i in possible(t.past, t.clues, t.guesses)]

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        t = g.table
        words = possible(t.past, t.clues, t.guesses)
        luck.shuffle(words)
        return [Guess(WORDS[i]) for i in words[:SAMPLED]]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Guess):
            return ONLY_GUESS
        if not re.fullmatch(r"[A-Za-z]+", move.text):
            return GUESS_FORM
        return GUESSED if move.text.lower() in g.table.guesses else None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == GUESSED and isinstance(move, Guess):
            return text("Your team has guessed {} before.", move.text.lower())
        if rule == GUESS_FORM:
            return text("A guess is one word, of plain letters.")
        return text("It is for your team to guess.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Guess)
        t = g.table
        right = move.text.lower() == WORDS[t.word]
        t.guesses.append(move.text.lower())
        if g.events is not None:
            g.tell(Said(seat, "guesses", move.text))
        if right or self.left == 1:
            finish(g, self.left if right else 0)
        else:
            g.reveal()  # that it is another word
            g.then(self.replace(left=self.left - 1))


def finish(g: Game[Table], points: int) -> None:
    """WORD-9, WORD-10. The word is told, and the team of the giver scores."""
    t = g.table
    g.reveal()
    if g.events is not None:
        g.tell(TurnEnded(t.word, points))
    t.points[t.giver % 2] += points
    t.past.append(t.word)
    t.word = NONE
    t.clues.clear()
    t.guesses.clear()
