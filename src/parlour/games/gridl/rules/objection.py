"""GL-R11. What a machine cannot judge of a clue, the players do."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridl.events import Objected, Voted
from parlour.games.gridl.moves import Object, PlaceSideGuess, Vote, Waive
from parlour.games.gridl.powers import SIDE_GUESS
from parlour.games.gridl.rules.clue import GivingClue
from parlour.games.gridl.rules.guess import Guessing, SideGuessing
from parlour.games.gridl.rules.ids import NOT_NOW
from parlour.games.gridl.rules.team_choice import asked_for
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Choice, Game, TimeLimit
from parlour.kernel.text import Text
from parlour.kernel.values import Move

TO_OBJECT: Final = 10  # seconds
TO_VOTE: Final = 20
AGAINST, FOR, UNKNOWN = 0, 1, -1


class ObjectionWindow(Choice[Table]):
    """Each of the passive team lets the clue stand, or one of them objects."""

    public = True
    simultaneous: ClassVar[bool] = True
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "waived": "[int]"}

    def __init__(self, seats: tuple[int, ...], waived: tuple[int, ...] = ()) -> None:
        super().__init__(seats)
        self.waived = waived

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        return t.house.objections and bool(t.clue) and not t.objected

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats if seat not in self.waived])

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        side = g.table.declares(SIDE_GUESS)
        cells = [PlaceSideGuess(cell) for cell in g.table.empty()] if side else []
        return [Waive(), Object(), *cells]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        """To place a side-guess is to let the clue stand."""
        if isinstance(move, PlaceSideGuess) and g.table.declares(SIDE_GUESS):
            return g.due(SideGuessing).refuse(g, seat, move)
        return None if isinstance(move, (Waive, Object)) else NOT_NOW

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if isinstance(move, PlaceSideGuess) and rule != NOT_NOW:
            return g.due(SideGuessing).because(g, seat, move, rule)
        return asked_for("whether the clue may stand")

    def settles(self, g: Game[Table], seat: int, move: Move) -> bool:
        if not isinstance(move, PlaceSideGuess):
            return True
        return g.due(SideGuessing).settles(g, seat, move)

    def discuss(self, g: Game[Table], seat: int, move: Move) -> None:
        """What the others are for is known; each lets the clue stand with that."""
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


class Voting(Choice[Table]):
    """Upheld if all of the passive team and one guesser say so; what is not cast is against it."""

    simultaneous: ClassVar[bool] = True
    public = True
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

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Vote(False), Vote(True)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Vote) else NOT_NOW

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
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
    guessing = g.due(Guessing)
    g.amend(guessing, Guessing(guessing.seats, guessing.team))  # nothing is pointed at any more
    g.then(GivingClue(t.gridmaster))
