"""A game in progress: what lies on the table, and an agenda of what is still to be done."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, joined, player, text
from parlour.kernel.typed import LONGEST, is_clean
from parlour.kernel.values import Event, Move, Value

# Refusals that belong to no game's rulebook; their wording is in kernel/rulebook.toml.
GAME_OVER: Final = "KERNEL-OVER"
NOT_ASKED: Final = "KERNEL-TURN"
ALREADY_SEALED: Final = "KERNEL-SEALED"
MALFORMED: Final = "KERNEL-FORM"
HOUSE: Final = -1  # the seat of who keeps the time and plays no part in the game


class Copyable(Protocol):
    def copy(self) -> Self: ...


T = TypeVar("T", bound=Copyable)
F = TypeVar("F", bound="Frame[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[T]):
    """One unfinished paragraph of the rulebook. The agenda may replace it, never change it."""

    public: ClassVar[bool] = False  # may every viewer see all its fields?
    talk: ClassVar[tuple[str, ...]] = ()  # the fields that hold what is only said before an answer

    def run(self, g: Game[T]) -> None:
        """Happen. Called once, when the frame has just left the agenda."""

    def show(self, viewer: int | None) -> dict[str, Any] | None:
        """What `viewer` may know of this frame beyond its kind, built from nothing.

        None: `viewer` may not even know that it is there.
        """
        return {name: getattr(self, name) for name in self.fields} if self.public else {}


class TimeLimit(NamedTuple):
    """How long the rules let somebody decide. After that the default of the choice is played."""

    seconds: int
    of: str  # choices that name the same share the seconds: "turn 12", "the third guess"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[T]):
    """A frame that waits for an answer from any one of `seats`."""

    fields: ClassVar[dict[str, str]] = {"seats": "[int]"}
    simultaneous: ClassVar[bool] = False  # each answers for itself; what others are asked stays
    waits_in_secret: ClassVar[bool] = False  # may `seen_waiting` be other than `waiting`?
    of_answers: ClassVar[tuple[str, ...]] = ("seats",)  # fields that change as others answer

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def open(self, g: Game[T]) -> bool:
        """False if there is nothing to choose; the frame then lapses into `run`."""
        return True

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still wanted."""
        return self.seats

    def seen_waiting(self, viewer: int | None) -> tuple[int, ...]:
        """The same, as far as `viewer` may know; other than that only if it `waits_in_secret`."""
        return self.waiting()

    def may_answer(self, seat: int) -> bool:
        """Whether an answer of this seat would be judged; it may be waited for no more."""
        return seat in self.waiting()

    def goes_on(self, before: Choice[T]) -> bool:
        """Whether it is still what `before` has asked of those whose answer is wanted: that has
        been answered by others, each for itself. Fields that tell of answers do not count.
        """
        if not self.simultaneous or type(self) is not type(before):
            return False
        if not set(self.waiting()) < set(before.waiting()):
            return False
        told = self.of_answers
        same = [getattr(self, n) == getattr(before, n) for n in self.fields if n not in told]
        return all(same)

    def time_limit(self, g: Game[T]) -> TimeLimit | None:
        """How long the rules give for it; None: as long as the table likes."""
        return None

    def complete(self, g: Game[T], seat: int) -> bool:
        """Whether `moves` lists every legal move; never for free text or free movement."""
        return True

    def moves(self, g: Game[T], seat: int) -> list[Move]:
        """Every legal move in a fixed order, the most natural first; some, if not `complete`."""
        raise NotImplementedError

    def sample(self, g: Game[T], seat: int, luck: Luck) -> list[Move]:
        """Where `moves` is not complete: a fair sample of the legal moves."""
        return self.moves(g, seat)

    def offer(self, g: Game[T], seat: int, luck: Luck) -> list[Move]:
        """The moves to put before a bot: all of them, or a sample drawn with `luck`."""
        return self.moves(g, seat) if self.complete(g, seat) else self.sample(g, seat, luck)

    def any(self, g: Game[T], seat: int, luck: Luck) -> Move:
        """One legal move, each as likely as any other; a game may know a way without the list, or
        draw the kind of move first.
        """
        moves = self.offer(g, seat, luck)
        return moves[luck.below(len(moves))]

    def refuse(self, g: Game[T], seat: int, move: Move) -> str | None:
        """The id of the rule that forbids `move`, or None. The only judge of legality."""
        raise NotImplementedError

    def because(self, g: Game[T], seat: int, move: Move, rule: str) -> Text:
        """Why not, in a whole sentence to this player: what was needed, and what there is."""
        raise NotImplementedError

    def play(self, g: Game[T], seat: int, move: Move) -> None:
        """Carry out a legal move; what follows from it goes on the agenda."""
        raise NotImplementedError

    def settles(self, g: Game[T], seat: int, move: Move) -> bool:
        """Whether this answer is the last word. If not, all that comes of it is talk."""
        return True

    def discuss(self, g: Game[T], seat: int, move: Move) -> None:
        """Take in an answer that does not settle the choice, which waits on."""
        raise NotImplementedError

    def proposed(self, viewer: int | None) -> tuple[Move, tuple[int, ...]] | None:
        """The answer that is talked about, and who is for it, if `viewer` may know."""
        return None

    def default(self, g: Game[T], seat: int) -> Move | None:
        """What happens if the player of `seat` is gone, or the time is up; None: a bot decides."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnChoice(Choice[T]):
    """A choice that belongs to one seat alone."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seats = (seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice[T]):
    """Every one of `seats` answers in secret; the last answer reveals them all."""

    simultaneous = True
    of_answers: ClassVar[tuple[str, ...]] = ("seats", "answers")
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "answers": "[Plain?]"}

    def __init__(
        self, seats: tuple[int, ...], answers: tuple[Move | None, ...] | None = None
    ) -> None:
        self.seats = seats
        self.answers: tuple[Move | None, ...] = (None,) * len(seats) if answers is None else answers

    def waiting(self) -> tuple[int, ...]:
        return tuple(
            [seat for seat, given in zip(self.seats, self.answers, strict=True) if given is None]
        )

    def play(self, g: Game[T], seat: int, move: Move) -> None:
        answers = list(self.answers)
        answers[self.seats.index(seat)] = move
        sealed = self.replace(answers=tuple(answers))
        if sealed.waiting():
            g.then(sealed)
        else:
            g.reveal()
            sealed.reveal(g, [answer for answer in answers if answer is not None])

    def reveal(self, g: Game[T], answers: list[Move]) -> None:
        """All have answered; `answers` stand in the order of `seats`."""
        raise NotImplementedError

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Who has answered is public; what they answered is theirs."""
        shown: dict[str, Any] = {"seats": self.seats, "waiting": self.waiting()}
        if viewer in self.seats:
            shown["answer"] = self.answers[self.seats.index(viewer)]
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[T]):
    """A choice that `seats` make as one: they propose and confirm until all are for one answer.

    To submit an answer is to be for it; another one than what is proposed takes its place, and
    nobody else is for that yet. All this is talk, and only the answer is kept: `play` is given the
    last to agree, or any other after the seconds, and must not tell; say that the team has decided.
    """

    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "proposal": "Plain?", "agreed": "[int]"}
    talk: ClassVar[tuple[str, ...]] = ("proposal", "agreed")
    waits_in_secret = True

    def __init__(
        self, seats: tuple[int, ...], proposal: Move | None = None, agreed: tuple[int, ...] = ()
    ) -> None:
        self.seats = seats
        self.proposal = proposal
        self.agreed = agreed  # who is for what is proposed

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats if seat not in self.agreed])

    def seen_waiting(self, viewer: int | None) -> tuple[int, ...]:
        return self.waiting() if viewer in self.seats else self.seats  # how far they are, is theirs

    def may_answer(self, seat: int) -> bool:
        return seat in self.seats  # whoever has agreed may still think of something else

    def offer(self, g: Game[T], seat: int, luck: Luck) -> list[Move]:
        """A bot joins what is proposed, and proposes something itself only if nothing is."""
        proposal = self.proposal
        if proposal is None or self.refuse(g, seat, proposal) is not None:  # things have changed
            return super().offer(g, seat, luck)
        return [proposal]

    def settles(self, g: Game[T], seat: int, move: Move) -> bool:
        return len(self.those_for(move, seat)) == len(self.seats)

    def discuss(self, g: Game[T], seat: int, move: Move) -> None:
        """A game that tells of it adds an event for those who may hear."""
        g.amend(self, self.replace(proposal=move, agreed=self.those_for(move, seat)))

    def those_for(self, move: Move, seat: int) -> tuple[int, ...]:
        """Who is for this answer once `seat` is."""
        return tuple(sorted({*self.agreed, seat})) if move == self.proposal else (seat,)

    def proposed(self, viewer: int | None) -> tuple[Move, tuple[int, ...]] | None:
        found = self.proposal if viewer in self.seats else None
        return None if found is None else (found, self.agreed)

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Whom it takes is public; what they say about it is theirs."""
        shown: dict[str, Any] = {"seats": self.seats}
        if viewer in self.seats:
            shown["proposal"], shown["agreed"] = self.proposal, self.agreed
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move):
    """A move out of turn: it answers no choice, and the agenda stays but for what it does to it.

    One that no record keeps changes nothing but the `talk` of frames, and draws no luck.
    """

    out_of_turn = True
    undoable = False

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        """The id of the rule that forbids it to `seat` (or the HOUSE) now, or None."""
        return NOT_ASKED

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        """Why not, in a whole sentence to this player."""
        return text("You cannot do that now.")

    def happen(self, g: Game[Any], seat: int) -> None:
        """Carry it out; nothing is checked."""
        raise NotImplementedError


@final
class Game(Generic[T]):
    """A game in progress. Only `submit` (judged) and `play` (unjudged, for search) change it."""

    def __init__(self, table: T, luck: Luck, agenda: list[Frame[T]], events: bool = False) -> None:
        self.table = table
        self.luck = luck
        self.agenda = agenda  # the last item is next
        self.reveals = 0  # how often something hidden has come to light, chance apart
        self.events: list[tuple[Event, tuple[int, ...] | None]] | None = [] if events else None

    def copy(self) -> Game[T]:
        """An independent twin that nobody listens to."""
        return self.copy_with(self.luck.copy())

    def copy_with(self, luck: Luck) -> Game[T]:
        """An independent twin whose chance comes from `luck`."""
        twin = Game(self.table.copy(), luck, self.agenda.copy())
        twin.reveals = self.reveals
        return twin

    # ------------------------------------------------------------------ for players

    @property
    def choice(self) -> Choice[T] | None:
        """The choice that waits, or None when the game is over."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        return top if isinstance(top, Choice) else None

    @property
    def over(self) -> bool:
        return not self.agenda

    def waiting(self) -> tuple[int, ...]:
        choice = self.choice
        return choice.waiting() if choice is not None else ()

    def seen_waiting(self, viewer: int | None) -> tuple[int, ...]:
        """Who is waited for, as far as `viewer` may know."""
        choice = self.choice
        return choice.seen_waiting(viewer) if choice is not None else ()

    def agreed(self) -> tuple[int, Move] | None:
        """What all whom the choice waits for had agreed on before it was asked: nobody is waited
        for, and it has only to be decided. In the name of the first, as of a default.
        """
        choice = self.choice
        if choice is None or choice.waiting():
            return None
        seat = choice.seats[0]
        found = choice.proposed(seat)
        return None if found is None else (seat, found[0])

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of `seat` (some of them where the choice cannot be listed)."""
        choice = self.choice
        if choice is None or not choice.may_answer(seat):
            return []
        return choice.moves(self, seat)

    def offer(self, seat: int, luck: Luck) -> list[Move]:
        """The moves to put before a bot: all of them, or a sample drawn with `luck`."""
        choice = self.choice
        if choice is None or seat not in choice.waiting():
            return []
        return choice.offer(self, seat, luck)

    def refuse(self, seat: int, move: Move) -> str | None:
        """The id of the rule that forbids `move` to `seat` now, or None."""
        choice = self.choice
        if choice is None:
            return GAME_OVER
        for name in move.typed:
            if not is_clean(getattr(move, name)):
                return MALFORMED
        if isinstance(move, Aside):
            return move.refuse(self, seat)
        if not choice.may_answer(seat):
            return ALREADY_SEALED if seat in choice.seats else NOT_ASKED
        return choice.refuse(self, seat, move)

    def because(self, seat: int, move: Move, rule: str) -> Text:
        """Why `rule` forbids `move` to `seat` now, in a whole sentence to this player."""
        choice = self.choice
        if choice is None:
            return text("The game is over.")
        if rule == MALFORMED:
            return text("Write up to {} plain letters, signs and single spaces.", LONGEST)
        if isinstance(move, Aside):
            return move.because(self, seat, rule)
        waiting = choice.seen_waiting(seat)
        if choice.may_answer(seat):
            return choice.because(self, seat, move, rule)
        if rule == ALREADY_SEALED:
            return text("You have already answered. {}", whose_turn(waiting))
        return whose_turn(waiting)

    def submit(self, seat: int, move: Move) -> str | None:
        """Play `move`, or name the rule against it and change nothing."""
        rule = self.refuse(seat, move)
        if rule is None:
            self.play(seat, move)
        return rule

    def settles(self, seat: int, move: Move) -> bool:
        """Whether this legal move is more than talk, and is to be kept."""
        if move.out_of_turn:
            return move.kept
        choice = self.agenda[-1]
        assert isinstance(choice, Choice)
        return choice.settles(self, seat, move)

    def play(self, seat: int, move: Move) -> None:
        """Play a move known to be legal. Nothing is checked."""
        if move.out_of_turn or self.settles(seat, move):
            self.decide(seat, move)
        else:
            self.say(seat, move)

    def say(self, seat: int, move: Move) -> None:
        """The same for what is known to be talk, and not kept."""
        if move.out_of_turn:
            self.decide(seat, move)
        else:
            choice = self.agenda[-1]
            assert isinstance(choice, Choice)
            choice.discuss(self, seat, move)

    def decide(self, seat: int, move: Move) -> None:
        """The same for an answer that all have agreed on whom it takes, whatever has been said."""
        if isinstance(move, Aside):
            move.happen(self, seat)
        else:
            choice = self.agenda.pop()
            assert isinstance(choice, Choice)
            choice.play(self, seat, move)
        self.settle()

    # ------------------------------------------------------------------ for the rules

    def then(self, *frames: Frame[T]) -> None:
        """Let `frames` happen next, in the order written, before what was already due."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def due(self, kind: type[F]) -> F:
        """The next frame of this kind still to come: in a reaction, the action it answers."""
        for frame in reversed(self.agenda):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"no {kind.__name__} is due")

    def amend(self, due: Frame[T], *instead: Frame[T]) -> None:
        """Let other frames, or nothing at all, happen in place of one that is due."""
        at = [frame is due for frame in self.agenda].index(True)
        self.agenda[at : at + 1] = instead[::-1]

    def end(self) -> None:
        """Nothing more is due: the game is over."""
        self.agenda.clear()

    def settle(self) -> None:
        """Run everything that needs nobody's decision."""
        while self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Choice) and top.open(self):
                return
            self.agenda.pop()
            top.run(self)

    def reveal(self) -> None:
        """Something hidden has come to light: nobody may take back what led to it."""
        self.reveals += 1

    def tell(self, event: Event, audience: tuple[int, ...] | None = None) -> None:
        """Let `audience` (None: everybody) hear of `event`. Ask `g.events is not None` first."""
        if self.events is not None:
            self.events.append((event, audience))


def whose_turn(waiting: tuple[int, ...]) -> Text:
    """Who is asked, in a sentence to somebody who is not."""
    if not waiting:  # as far as anybody else may know
        return text("It is not your turn.")
    if len(waiting) == 1:
        return text("It is {}'s turn.", player(waiting[0]))
    return text("It is up to {} now.", joined([player(seat) for seat in waiting]))
