"""GL-124. What the members of a team decide together, by proposing and confirming."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from parlour.games.gridl.events import Nodded, Proposed
from parlour.games.gridl.moves import ChooseWord, PlaceWord
from parlour.games.gridl.rules.ids import ANSWERED, MUTE, NOT_NOW
from parlour.games.gridl.rules.words_in_force import words_drawn
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Aside, Game, TimeLimit, Together
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move, Plain

NOD: Final = "nod"
SHAKE: Final = "shake"
QUESTIONS: Final = 8  # in a turn, or in the draft, that chance may have to decide


class TeamChoice(Together[Table]):
    """The Gridmaster may nod at a proposal where `nods`, once at each (GL-R12)."""

    nods: ClassVar[bool] = False
    fields: ClassVar[dict[str, str]] = {
        "seats": "[int]",
        "team": "[int]",
        "proposal": "Plain?",
        "agreed": "[int]",
        "sign": "str",
        "signed": "[Plain]",
    }
    talk: ClassVar[tuple[str, ...]] = (*Together.talk, "sign", "signed")

    def __init__(
        self,
        seats: tuple[int, ...],
        team: tuple[int, ...],
        proposal: Move | None = None,
        agreed: tuple[int, ...] = (),
        sign: str = "",
        signed: tuple[Move, ...] = (),
    ) -> None:
        super().__init__(seats, proposal, agreed)
        self.team = team  # who may hear of it
        self.sign = sign  # what the Gridmaster says to what is proposed
        self.signed = signed  # what that was said to before

    def show(self, viewer: int | None) -> dict[str, Any]:
        """GL-132."""
        shown: dict[str, Any] = {"seats": self.seats, "team": self.team}
        if viewer in self.team:
            shown["proposal"], shown["agreed"] = self.proposal, self.agreed
            shown["sign"], shown["signed"] = self.sign, self.signed
        return shown

    def seen_waiting(self, viewer: int | None) -> tuple[int, ...]:
        return self.waiting() if viewer in self.team else self.seats

    def proposed(self, viewer: int | None) -> tuple[Move, tuple[int, ...]] | None:
        """Those who only listen are shown it, too."""
        known = self.proposal if viewer in self.team else None
        return None if known is None else (known, self.agreed)

    def discuss(self, g: Game[Table], seat: int, move: Move) -> None:
        sign = self.sign if move == self.proposal else ""
        agreed = self.those_for(move, seat)
        g.amend(self, self.replace(proposal=move, agreed=agreed, sign=sign))
        g.tell(Proposed(seat, move, words_drawn(g.table)), self.team)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        """What was talked over among themselves comes to light."""
        g.reveal()
        self.carry_out(g, move)

    def carry_out(self, g: Game[Table], move: Move) -> None:
        """What follows from the decision."""
        raise NotImplementedError

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        """GL-R35."""
        seconds = g.table.house.seconds
        return TimeLimit(seconds, self.timed_as(g)) if seconds else None

    def side(self, t: Table) -> int:
        """The team that decides."""
        return t.team_of(self.team[0])

    def timed_as(self, g: Game[Table]) -> str:
        return f"{type(self).__name__} {g.table.turn} {self.side(g.table)}"

    def default(self, g: Game[Table], seat: int) -> Move | None:
        """GL-R35. The proposal on screen; else what the rules say."""
        proposal = self.proposal
        if proposal is not None and self.refuse(g, seat, proposal) is None:
            return proposal
        return self.otherwise(g)

    def otherwise(self, g: Game[Table]) -> Move:
        """What is decided where the time is over and nothing is proposed."""
        raise NotImplementedError


class Nod(Aside):
    """GL-36, GL-109. The Gridmaster nods at what is proposed, or shakes their head."""

    kept = False
    fields: ClassVar[dict[str, str]] = {"yes": "bool"}

    def __init__(self, yes: bool) -> None:
        self.yes = yes

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        asked = g.choice
        if seat != g.table.gridmaster or not isinstance(asked, TeamChoice):
            return MUTE
        if not asked.nods or seat not in asked.team or asked.proposal is None:
            return MUTE
        return ANSWERED if option_of(asked.proposal) in asked.signed else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if seat != g.table.gridmaster:
            return text("Only the Gridmaster nods, or shakes their head.")
        if rule == MUTE:
            return text("Your team proposes nothing that you could answer just now.")
        return text("You have answered that proposal already.")

    def happen(self, g: Game[Any], seat: int) -> None:
        asked = g.due(TeamChoice)
        assert asked.proposal is not None
        sign = NOD if self.yes else SHAKE
        g.amend(asked, asked.replace(sign=sign, signed=(*asked.signed, option_of(asked.proposal))))
        g.tell(Nodded(seat, self.yes), asked.team)


def option_of(move: Move) -> Move:
    """GL-R12. What is nodded at is a word, whatever its axis, a power, or none."""
    return ChooseWord(move.word) if isinstance(move, PlaceWord) else move


class Propose(Aside):
    """GL-36, GL-124. Who decides alone says first what it would be, so that it can be nodded at."""

    kept = False
    fields: ClassVar[dict[str, str]] = {"move": "Plain"}

    def __init__(self, move: Plain) -> None:
        self.move = move  # as data it may be anything

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        asked, move = g.choice, self.move
        if not isinstance(asked, TeamChoice) or not asked.nods or asked.seats != (seat,):
            return NOT_NOW
        return NOT_NOW if not isinstance(move, Move) else asked.refuse(g, seat, move)

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        asked, move = g.choice, self.move
        if not isinstance(asked, TeamChoice) or not isinstance(move, Move):
            return text("There is nothing to propose: to answer is to propose.")
        if asked.nods and asked.seats == (seat,):
            return asked.because(g, seat, move, rule)
        return text("There is nothing to propose: to answer is to propose.")

    def happen(self, g: Game[Any], seat: int) -> None:
        asked = g.due(TeamChoice)
        assert isinstance(self.move, Move)
        sign = asked.sign if self.move == asked.proposal else ""
        g.amend(asked, asked.replace(proposal=self.move, agreed=(), sign=sign))
        g.tell(Proposed(seat, self.move, words_drawn(g.table)), asked.team)


class TakeBack(Aside):
    """GL-122. Take one's confirmation back; also one given before it was asked for (GL-R11)."""

    kept = False

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        return None if confirmed_in(g, seat) is not None else NOT_NOW

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        return text("You have confirmed nothing that you could take back.")

    def happen(self, g: Game[Any], seat: int) -> None:
        asked = confirmed_in(g, seat)
        assert asked is not None
        g.amend(asked, asked.replace(agreed=tuple([s for s in asked.agreed if s != seat])))


def confirmed_in(g: Game[Table], seat: int) -> TeamChoice | None:
    """The choice of the team in which this seat has confirmed what is proposed."""
    for due in reversed(g.agenda):
        if isinstance(due, TeamChoice) and seat in due.agreed:
            return due
    return None


def asked_for(what: str) -> Text:
    """Why an answer to another question is refused."""
    return text("Right now you are asked {}.", what)


def chance(g: Game[Table], ways: int, question: int) -> int:
    """GL-R35. By chance, in each turn and for each question anew. It uses up no luck of the game:
    nobody can foresee this, and what is played when time is up must be legal before that, too.
    """
    twin = g.luck.copy()
    for _ in range(QUESTIONS * g.table.turn + question):
        twin.below(ways)
    return twin.below(ways)
