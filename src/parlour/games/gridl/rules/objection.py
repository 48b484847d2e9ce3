"""GL-R11. What a machine cannot judge of a clue, the players do."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridl.events import Objected, Voted
from parlour.games.gridl.moves import Guess, Object, PlaceSideGuess, Vote, Waive
from parlour.games.gridl.powers import SIDE_GUESS
from parlour.games.gridl.rules.clue import GivingClue
from parlour.games.gridl.rules.guess import Guessing, SideGuessing, wanted
from parlour.games.gridl.rules.ids import NOT_NOW, TWO_DIFFERENT
from parlour.games.gridl.rules.team_choice import asked_for
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import (
    ALREADY_SEALED,
    NOT_ASKED,
    Choice,
    Game,
    TimeLimit,
    whose_turn,
)
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

TO_OBJECT: Final = 10  # seconds
TO_VOTE: Final = 20
AGAINST, FOR, UNKNOWN = 0, 1, -1


class Disputable(Choice[Table]):
    """As long as the clue may fall, nothing is placed. Guessers may point and confirm already: what
    they say is taken down where the guess is due, and placed as soon as it may be.
    """

    public = True
    simultaneous: ClassVar[bool] = True

    def confirms(self, seat: int) -> bool:
        """Whether this is a guesser."""
        raise NotImplementedError

    def may_answer(self, seat: int) -> bool:
        return seat in self.waiting() or self.confirms(seat)

    def guesses(self, g: Game[Table], seat: int) -> list[Move]:
        """What this seat may confirm already."""
        if not self.confirms(seat) or g.table.declares(SIDE_GUESS):
            return []
        return [*g.due(Guessing).whole(g)]

    def refuse_guess(self, g: Game[Table], seat: int, move: Guess) -> str | None:
        """GL-R20, GL-123. Not before the other team's side-guess, nor before all is pointed at."""
        if g.table.declares(SIDE_GUESS):
            return NOT_NOW
        rule = g.due(Guessing).refuse(g, seat, move)
        if rule is None and len(move.cells) < wanted(g.table):
            return TWO_DIFFERENT  # time alone may place one of two
        return rule

    def because_no_guess(self, g: Game[Table], seat: int, move: Guess, rule: str) -> Text:
        if rule == NOT_NOW:
            return text("The other team places its side-guess first.")
        return g.due(Guessing).because(g, seat, move, rule)

    def settles(self, g: Game[Table], seat: int, move: Move) -> bool:
        return not isinstance(move, Guess)

    def discuss(self, g: Game[Table], seat: int, move: Move) -> None:
        g.due(Guessing).discuss(g, seat, move)


class ObjectionWindow(Disputable):
    """Each of the passive team lets the clue stand, or one of them objects."""

    of_answers: ClassVar[tuple[str, ...]] = ("seats", "waived")
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "waived": "[int]", "guessers": "[int]"}

    def __init__(
        self,
        seats: tuple[int, ...],
        waived: tuple[int, ...] = (),
        guessers: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats)
        self.waived = waived
        self.guessers = guessers

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        return t.house.objections and bool(t.clue) and not t.objected

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats if seat not in self.waived])

    def confirms(self, seat: int) -> bool:
        return seat in self.guessers

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        if self.confirms(seat):
            return self.guesses(g, seat)
        side = g.table.declares(SIDE_GUESS)
        cells = [PlaceSideGuess(cell) for cell in g.table.empty()] if side else []
        return [Waive(), Object(), *cells]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        """To place a side-guess is to let the clue stand."""
        if self.confirms(seat) and isinstance(move, Guess):
            return self.refuse_guess(g, seat, move)
        if seat not in self.waiting():
            return NOT_ASKED
        if isinstance(move, PlaceSideGuess) and g.table.declares(SIDE_GUESS):
            return g.due(SideGuessing).refuse(g, seat, move)
        return None if isinstance(move, (Waive, Object)) else NOT_NOW

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if self.confirms(seat):
            if isinstance(move, Guess):
                return self.because_no_guess(g, seat, move, rule)
            return whose_turn(self.waiting())
        if isinstance(move, PlaceSideGuess) and rule != NOT_NOW:
            return g.due(SideGuessing).because(g, seat, move, rule)
        return asked_for("whether the clue may stand")

    def settles(self, g: Game[Table], seat: int, move: Move) -> bool:
        if not isinstance(move, PlaceSideGuess):
            return super().settles(g, seat, move)
        return g.due(SideGuessing).settles(g, seat, move)

    def discuss(self, g: Game[Table], seat: int, move: Move) -> None:
        """What the others are for is known; each lets the clue stand with that."""
        if isinstance(move, Guess):
            super().discuss(g, seat, move)
        else:
            g.due(SideGuessing).discuss(g, seat, move)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, PlaceSideGuess):
            side = g.due(SideGuessing)
            g.amend(side)
            side.play(g, seat, move)
            return
        if isinstance(move, Object):
            g.table.objected = True
            g.tell(Objected(seat))
            voters = (*self.seats, *g.table.guessers())
            votes = [FOR if voter == seat else UNKNOWN for voter in voters]
            g.then(Voting(voters, len(self.seats), tuple(votes)))
            return
        waived = (*self.waived, seat)
        if len(waived) < len(self.seats):
            g.then(self.replace(waived=waived))

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        return TimeLimit(TO_OBJECT, f"objection {g.table.turn}")

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return Waive()


class Voting(Disputable):
    """Upheld if all of the passive team and one guesser say so; what is not cast is against it."""

    of_answers: ClassVar[tuple[str, ...]] = ("seats", "votes")
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "passive": "int", "votes": "[int]"}

    def __init__(self, seats: tuple[int, ...], passive: int, votes: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.passive = passive  # so many of `seats`, which stand first, are of the passive team
        self.votes = votes

    def waiting(self) -> tuple[int, ...]:
        pairs = zip(self.seats, self.votes, strict=True)
        return tuple([seat for seat, vote in pairs if vote == UNKNOWN])

    def verdict(self) -> int:
        """FOR or AGAINST as soon as it is decided."""
        others, guessers = self.votes[: self.passive], self.votes[self.passive :]
        if AGAINST in others or all(vote == AGAINST for vote in guessers):
            return AGAINST
        return FOR if UNKNOWN not in others and FOR in guessers else UNKNOWN

    def confirms(self, seat: int) -> bool:
        return seat in self.seats[self.passive :]

    def votes_of(self, seat: int) -> list[Move]:
        return [Vote(False), Vote(True)] if seat in self.waiting() else []

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [*self.votes_of(seat), *self.guesses(g, seat)]

    def offer(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        """GL-135. A bot votes, and joins a guess when it is asked for one."""
        return self.votes_of(seat)

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Guess) and self.confirms(seat):
            return self.refuse_guess(g, seat, move)
        if seat not in self.waiting():
            return ALREADY_SEALED
        return None if isinstance(move, Vote) else NOT_NOW

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if isinstance(move, Guess) and self.confirms(seat):
            return self.because_no_guess(g, seat, move, rule)
        if rule == ALREADY_SEALED:
            return text("You have voted already.")
        return asked_for("whether the objection is right")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Vote)
        votes = list(self.votes)
        votes[self.seats.index(seat)] = FOR if move.upholds else AGAINST
        voting = self.replace(votes=tuple(votes))
        verdict = voting.verdict()
        if verdict == UNKNOWN:
            g.then(voting)
            return
        g.tell(Voted(verdict == FOR))
        if verdict == FOR:
            void(g)

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        return TimeLimit(TO_VOTE, f"vote {g.table.turn}")

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return Vote(False)


def void(g: Game[Table]) -> None:
    """GL-55. The clue is void, and the Gridmaster gives another, without a penalty."""
    t = g.table
    t.void, t.clue = t.clue, ""
    side, guessing = g.due(SideGuessing), g.due(Guessing)
    g.amend(side, SideGuessing(side.seats, side.team))  # what was said of the void clue is void
    g.amend(guessing, Guessing(guessing.seats, guessing.team))  # nothing is pointed at any more
    g.then(GivingClue(t.gridmaster))
