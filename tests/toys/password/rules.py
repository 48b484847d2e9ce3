"""Turns of free text: a clue nobody can list, a judgment by people, guesses that all agree on."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from parlour.games.password.table import (
    NONE,
    WORDS,
    Clue,
    Drop,
    Guess,
    Guessed,
    Look,
    Nodded,
    Pass,
    Proposed,
    Said,
    Table,
    TurnEnded,
    Uphold,
    possible,
)
from parlour.kernel import (
    Aside,
    Choice,
    Frame,
    Game,
    Luck,
    Move,
    OwnChoice,
    Text,
    TimeLimit,
    Together,
    player,
    text,
)

HINTS: Final = ("sea", "stone", "warm", "metal", "tall", "quiet", "sharp", "green", "old", "light")
TURNS: Final = 6
GUESSES: Final = 3
LONGEST_CLUE: Final = 3
SAMPLED: Final = 8
SECONDS: Final = 20  # for each guess

ONLY_CLUE: Final = "WORD-3"
CLUE_FORM: Final = "WORD-4"
WORD_IN_CLUE: Final = "WORD-5"
ONLY_JUDGE: Final = "WORD-11"
ONLY_GUESS: Final = "WORD-7"
GUESS_FORM: Final = "WORD-8"
GUESSED: Final = "WORD-9"
ONLY_LOOK: Final = "WORD-12"
NO_NOD: Final = "WORD-15"


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
        g.then(
            LookUp(t.giver),
            GiveClue(t.giver),
            Judge(tuple(range(1 - team, t.players, 2))),
            Guessing(tuple([seat for seat in members if seat != t.giver]), GUESSES),
            Turn(self.number + 1),
        )


class LookUp(OwnChoice[Table]):
    """WORD-12. Until then the giver may still talk."""

    public = True

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Look()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Look) else ONLY_LOOK

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return text("First look at your word.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        g.table.word = g.table.deck.pop()
        g.reveal()  # to the giver


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


class Guessing(Together[Table]):
    """WORD-7. The team agrees on a guess. Nothing here but `play` may look at the word."""

    fields: ClassVar[dict[str, str]] = {
        "seats": "[int]",
        "left": "int",
        "proposal": "Plain?",
        "agreed": "[int]",
        "sign": "str",
    }
    talk: ClassVar[tuple[str, ...]] = (*Together.talk, "sign")

    def __init__(
        self,
        seats: tuple[int, ...],
        left: int,
        proposal: Move | None = None,
        agreed: tuple[int, ...] = (),
        sign: str = "",
    ) -> None:
        super().__init__(seats, proposal, agreed)
        self.left = left
        self.sign = sign  # of the giver to the proposal: "nod", "shake", or none yet

    def show(self, viewer: int | None) -> dict[str, Any]:
        """The giver, too, may see what her team proposes."""
        if viewer is None or viewer % 2 != self.seats[0] % 2:
            return {"seats": self.seats, "left": self.left}
        return {name: getattr(self, name) for name in self.fields}

    def proposed(self, viewer: int | None) -> tuple[Move, tuple[int, ...]] | None:
        """WORD-15. The giver, too, for she nods at it."""
        mates = viewer is not None and viewer % 2 == self.seats[0] % 2
        return None if self.proposal is None or not mates else (self.proposal, self.agreed)

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        """WORD-16."""
        return TimeLimit(SECONDS, f"turn {len(g.table.past)}, guess {self.left}")

    def default(self, g: Game[Table], seat: int) -> Move | None:
        """WORD-16."""
        return Pass() if self.proposal is None else self.proposal

    def discuss(self, g: Game[Table], seat: int, move: Move) -> None:
        sign = self.sign if move == self.proposal else ""
        agreed = self.those_for(move, seat)
        g.amend(self, self.replace(proposal=move, agreed=agreed, sign=sign))
        if g.events is not None:
            word = move.text if isinstance(move, Guess) else ""
            g.tell(Proposed(seat, word), team(g, seat))

    def complete(self, g: Game[Table], seat: int) -> bool:
        return False

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        return [*(Guess(WORDS[i]) for i in possible(t.past, t.clues, t.guesses)), Pass()]

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        t = g.table
        words = possible(t.past, t.clues, t.guesses)
        luck.shuffle(words)
        return [Guess(WORDS[i]) for i in words[:SAMPLED]]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Pass):
            return None
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
        t = g.table
        right = isinstance(move, Guess) and move.text.lower() == WORDS[t.word]
        if isinstance(move, Guess):
            t.guesses.append(move.text.lower())
        if g.events is not None:
            g.tell(Guessed(self.seats, move.text if isinstance(move, Guess) else ""))
        if right or self.left == 1:
            finish(g, self.left if right else 0)
        else:
            g.reveal()  # that it is another word
            g.then(Guessing(self.seats, self.left - 1))


class Nod(Aside):
    """WORD-15. No record keeps it, and nobody but the team hears of it."""

    kept = False
    fields: ClassVar[dict[str, str]] = {"yes": "bool"}

    def __init__(self, yes: bool) -> None:
        self.yes = yes

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        guessing = g.choice
        if not isinstance(guessing, Guessing) or seat != g.table.giver:
            return NO_NOD
        return NO_NOD if guessing.proposal is None or guessing.sign else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        guessing = g.choice
        if seat != g.table.giver:
            return text("Only {} may nod or shake.", player(g.table.giver))
        if isinstance(guessing, Guessing) and guessing.sign:
            return text("You have answered that proposal already.")
        return text("Your team proposes nothing just now.")

    def happen(self, g: Game[Any], seat: int) -> None:
        guessing = g.due(Guessing)
        g.amend(guessing, guessing.replace(sign="nod" if self.yes else "shake"))
        if g.events is not None:
            g.tell(Nodded(seat, self.yes), team(g, seat))


def team(g: Game[Table], seat: int) -> tuple[int, ...]:
    return tuple(range(seat % 2, g.table.players, 2))


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
