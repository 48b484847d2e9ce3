"""Reaction windows: what is to happen waits on the agenda, where an answer may still change it."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.parry.table import (
    Again,
    Attack,
    Attacked,
    Duck,
    Guard,
    Rolled,
    Stand,
    Table,
    Take,
    Weakened,
    Wounded,
)
from parlour.kernel import Frame, Game, Move, OwnChoice, Text, player, text

TURNS: Final = 20
DUCKING: Final = 3  # guard that it costs
DIE: Final = 6

ONLY_ATTACK: Final = "PARRY-2"
FORCE: Final = "PARRY-3"
ONLY_PARRY: Final = "PARRY-4"
NO_GUARD: Final = "PARRY-5"
NO_MORE: Final = "PARRY-6"
ONLY_RETEST: Final = "PARRY-7"


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
    """PARRY-4 to PARRY-6. The window: the blow is due after it; it may be amended or struck out."""

    public = True

    def open(self, g: Game[Table]) -> bool:
        return g.table.guard[self.seat] > 0

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        answers = [Take(), *(Guard(points) for points in (1, 2, 3)), Duck()]
        return [move for move in answers if self.refuse(g, seat, move) is None]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Take):
            return None
        if not isinstance(move, (Guard, Duck)):
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
        return text("{} attacks: take the blow, guard or duck.", player(blow.seat))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Take):
            return
        blow = g.due(Blow)
        g.table.guard[seat] -= cost(move)
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
    return move.points if isinstance(move, Guard) else DUCKING


class Blow(Frame[Table]):
    """PARRY-7. Roll; the attacker first and then the other fighter may have it rolled again."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int"}

    def __init__(self, seat: int, force: int) -> None:
        self.seat = seat
        self.force = force

    def run(self, g: Game[Table]) -> None:
        wound = Wound(self.seat, self.force, roll(g, self.seat, self.force))
        g.then(Retest(self.seat), Retest(1 - self.seat), wound)


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


class Retest(OwnChoice[Table]):
    """PARRY-7. Each fighter is asked once; the new roll stands, better or worse."""

    public = True

    def open(self, g: Game[Table]) -> bool:
        return g.table.nerve[self.seat] > 0

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Stand(), Again()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, (Stand, Again)) else ONLY_RETEST

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return text("Let the roll stand, or have it rolled again.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Again):
            wound = g.due(Wound)
            g.table.nerve[seat] -= 1
            g.amend(wound, wound.replace(die=roll(g, wound.seat, wound.force)))


def roll(g: Game[Table], seat: int, force: int) -> int:
    die = g.luck.below(DIE) + 1
    if g.events is not None:
        g.tell(Rolled(seat, force, die))
    return die
