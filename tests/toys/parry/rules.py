"""Reaction windows: what is to happen waits on the agenda, where an answer may still change it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from parlour.games.parry.table import (
    Again,
    Answer,
    Attack,
    Attacked,
    Brace,
    Duck,
    Guard,
    Riposted,
    Rolled,
    Stand,
    Table,
    Take,
    Weakened,
    Wounded,
)
from parlour.kernel import (
    Aside,
    Choice,
    Frame,
    Game,
    Move,
    OwnChoice,
    Text,
    TimeLimit,
    player,
    text,
)

TURNS: Final = 20
DUCKING: Final = 3  # guard that it costs
RIPOSTE: Final = 2
SECONDS: Final = 20  # for all that is done about one blow
DIE: Final = 6

ONLY_ATTACK: Final = "PARRY-2"
FORCE: Final = "PARRY-3"
ONLY_PARRY: Final = "PARRY-4"
NO_GUARD: Final = "PARRY-5"
NO_MORE: Final = "PARRY-6"
ONLY_RETEST: Final = "PARRY-7"
NO_NERVE_LEFT: Final = "PARRY-12"


class Turn(Frame[Table]):
    """PARRY-1. The fighters attack in turn."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int"}

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, g: Game[Table]) -> None:
        if self.left:
            g.then(Fight(self.seat), Turn(1 - self.seat, self.left - 1))


class Fight(OwnChoice[Table]):
    """PARRY-2. The blow is announced; it falls only after the answer."""

    public = True

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Attack(force) for force in (1, 2, 3)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Attack):
            return ONLY_ATTACK
        return None if 1 <= move.force <= 3 else FORCE

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if not isinstance(move, Attack):
            return text("It is for you to attack.")
        return text("An attack has a force from 1 to 3, not {}.", move.force)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Attack)
        if g.events is not None:
            g.tell(Attacked(seat, move.force))
        g.then(Parry(1 - seat), Blow(seat, move.force))


class Parry(OwnChoice[Table]):
    """PARRY-4 to PARRY-6. The window: the blow is due after it; it may be amended or struck out.

    It opens whether the fighter has any guard or not, for that is nobody else's business.
    """

    public = True

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        return reaction_time(g)

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        answers = [Take(), *(Guard(points) for points in (1, 2, 3)), Duck(), Answer()]
        return [move for move in answers if self.refuse(g, seat, move) is None]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Take):
            return None
        if not isinstance(move, (Guard, Duck, Answer)):
            return ONLY_PARRY
        if cost(move) > g.table.guard[seat]:
            return NO_GUARD
        if isinstance(move, Guard) and not 1 <= move.points <= g.due(Blow).force:
            return NO_MORE
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        blow = g.due(Blow)
        if rule == NO_GUARD:
            return text("That takes {} guard; you have {}.", cost(move), g.table.guard[seat])
        if rule == NO_MORE:
            return text("The force of the blow is {}; guard against no more.", blow.force)
        return text("{} attacks: take the blow, guard, duck or riposte.", player(blow.seat))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Take):
            return
        blow = g.due(Blow)
        if isinstance(move, Answer):
            g.table.guard[seat] -= RIPOSTE
            g.amend(blow, blow, Riposte(seat))
            return
        g.table.change_guard(seat, -cost(move))
        force = blow.force - move.points if isinstance(move, Guard) else 0
        if force:
            g.amend(blow, blow.replace(force=force))
        else:
            g.amend(blow)
        if g.events is not None:
            g.tell(Weakened(seat, force))

    def default(self, g: Game[Table], seat: int) -> Move | None:
        """Who is gone takes the blow."""
        return Take()


def cost(move: Move) -> int:
    if isinstance(move, Guard):
        return move.points
    return RIPOSTE if isinstance(move, Answer) else DUCKING


def reaction_time(g: Game[Table]) -> TimeLimit:
    """PARRY-10. The answer to a blow and the word on its roll share the time."""
    return TimeLimit(SECONDS, f"blow {g.due(Turn).left}")


class Blow(Frame[Table]):
    """PARRY-7. Roll; each fighter may then have it rolled again."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int"}

    def __init__(self, seat: int, force: int) -> None:
        self.seat = seat
        self.force = force

    def run(self, g: Game[Table]) -> None:
        wound = Wound(self.seat, self.force, roll(g, self.seat, self.force))
        g.then(Retest((self.seat, 1 - self.seat)), wound)


class Wound(Frame[Table]):
    """PARRY-8. More than the force must be rolled for the blow to land."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int", "die": "int"}

    def __init__(self, seat: int, force: int, die: int) -> None:
        self.seat = seat  # of the attacker
        self.force = force
        self.die = die

    def run(self, g: Game[Table]) -> None:
        if self.die <= self.force:
            return
        foe = 1 - self.seat
        g.table.life[foe] = max(0, g.table.life[foe] - self.force)
        if g.events is not None:
            g.tell(Wounded(foe, self.force))
        if not g.table.life[foe]:
            g.end()


class Riposte(Frame[Table]):
    """PARRY-9. Until it happens nobody else may know that it is there."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def show(self, viewer: int | None) -> dict[str, Any] | None:
        return {"seat": self.seat} if viewer == self.seat else None

    def run(self, g: Game[Table]) -> None:
        g.reveal()
        g.table.known[self.seat] -= RIPOSTE
        foe = 1 - self.seat
        g.table.life[foe] = max(0, g.table.life[foe] - 1)
        if g.events is not None:
            g.tell(Riposted(self.seat))
        if not g.table.life[foe]:
            g.end()


class Retest(Choice[Table]):
    """PARRY-7. Both fighters are asked at once, each for itself and once, with nerve or without."""

    simultaneous = True
    public = True

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        return reaction_time(g)

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [move for move in (Stand(), Again()) if self.refuse(g, seat, move) is None]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, (Stand, Again)):
            return ONLY_RETEST
        return NO_NERVE_LEFT if isinstance(move, Again) and not g.table.nerve[seat] else None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == NO_NERVE_LEFT:
            return text("You have no nerve left.")
        return text("Let the roll stand, or have it rolled again.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Again):
            wound = g.due(Wound)
            g.table.nerve[seat] -= 1
            g.amend(wound, wound.replace(die=roll(g, wound.seat, wound.force)))
        others = tuple([other for other in self.seats if other != seat])
        if others:
            g.then(Retest(others))

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return Stand()


def asides_now(g: Game[Table], seat: int) -> list[Aside]:
    return [Brace(nerve) for nerve in range(1, g.table.nerve[seat] + 1)]


def asides_for_bots(g: Game[Table], seat: int) -> list[Aside]:
    """Who is about to be hit may think of it."""
    parry = g.choice
    return asides_now(g, seat) if isinstance(parry, Parry) and seat == parry.seat else []


def roll(g: Game[Table], seat: int, force: int) -> int:
    die = g.luck.below(DIE) + 1
    if g.events is not None:
        g.tell(Rolled(seat, force, die))
    return die
