"""Rounds of one sealed choice each: `Sealed` asks everybody and reveals all the answers at once."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel import Event, Frame, Game, Move, Plain, Sealed, Text, joined, text

FINGERS: Final = 5

ONLY_SHOW: Final = "FIST-2"
ONCE_EACH: Final = "FIST-3"


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {"hands": "[[int]]", "shown": "[[int]]", "points": "[int]"}

    def __init__(self, hands: list[list[int]], shown: list[list[int]], points: list[int]) -> None:
        self.hands = hands  # the numbers each seat may still show
        self.shown = shown  # the numbers each seat has shown, in the order of the rounds
        self.points = points

    def copy(self) -> Table:
        hands = [hand.copy() for hand in self.hands]
        return Table(hands, [shown.copy() for shown in self.shown], self.points.copy())


class Show(Move):
    fields: ClassVar[dict[str, str]] = {"fingers": "int"}

    def __init__(self, fingers: int) -> None:
        self.fingers = fingers


class Began(Event):
    fields: ClassVar[dict[str, str]] = {"round": "int"}

    def __init__(self, round: int) -> None:  # noqa: A002  the rulebook's word
        self.round = round


class Ready(Event):
    """That a seat has answered; never what."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Revealed(Event):
    """What everybody has shown, by seat, and who wins the round; -1 for nobody."""

    fields: ClassVar[dict[str, str]] = {"fingers": "[int]", "winner": "int"}

    def __init__(self, fingers: tuple[int, ...], winner: int) -> None:
        self.fingers = fingers
        self.winner = winner


class Round(Frame[Table]):
    """FIST-1. Five rounds."""

    public = True
    fields: ClassVar[dict[str, str]] = {"number": "int"}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Game[Table]) -> None:
        if self.number > FINGERS:
            g.end()
        else:
            if g.events is not None:
                g.tell(Began(self.number))
            g.then(Fists(tuple(range(len(g.table.hands)))), Round(self.number + 1))


class Fists(Sealed[Table]):
    """FIST-2, FIST-4. Everybody chooses in secret; the last answer opens all the fists."""

    def open(self, g: Game[Table]) -> bool:
        return len(g.table.hands[0]) > 1

    def run(self, g: Game[Table]) -> None:
        """In the last round nobody has a choice left."""
        self.reveal(g, [Show(hand[0]) for hand in g.table.hands])

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Show(fingers) for fingers in g.table.hands[seat]]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Show):
            return ONLY_SHOW
        if move.fingers not in g.table.hands[seat]:
            return ONCE_EACH
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        left = joined(g.table.hands[seat], "or")
        if rule == ONCE_EACH and isinstance(move, Show):
            return text("You cannot show {}; you have {} left.", move.fingers, left)
        return text("Show some fingers: {}.", left)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if g.events is not None:
            g.tell(Ready(seat))
        super().play(g, seat, move)

    def reveal(self, g: Game[Table], answers: list[Move]) -> None:
        """FIST-5. The highest number that one seat alone shows scores the number of the round."""
        t = g.table
        fingers = [answer.fingers for answer in answers if isinstance(answer, Show)]
        for seat, number in enumerate(fingers):
            t.hands[seat].remove(number)
            t.shown[seat].append(number)
        alone = [number for number in fingers if fingers.count(number) == 1]
        winner = fingers.index(max(alone)) if alone else -1
        if winner >= 0:
            t.points[winner] += len(t.shown[winner])
        if g.events is not None:
            g.tell(Revealed(tuple(fingers), winner))
