"""What happens, as everybody or somebody hears of it."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.values import Event


class CharacterChosen(Event):
    """GG-38."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int"}

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token


class TokenPlaced(Event):
    """GG-45. Where a token begins."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "square": "int"}

    def __init__(self, token: int, square: int) -> None:
        self.token = token
        self.square = square


class TurnBegan(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "round": "int"}

    def __init__(self, seat: int, round: int) -> None:  # noqa: A002  the rulebook's word
        self.seat = seat
        self.round = round


class Rolled(Event):
    """The dice of a placement roll; `how`: 0 the first time, 1 rolled again, 2 a die turned."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "first": "int",
        "second": "int",
        "how": "int",
    }

    def __init__(self, seat: int, first: int, second: int, how: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.how = how


class Turned(Event):
    """Over to a card that is to be placed (GG-274)."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Placed(Event):
    """A card comes to lie on a square; it was due on `rolled`."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "card": "int",
        "square": "int",
        "rolled": "int",
    }

    def __init__(self, seat: int, card: int, square: int, rolled: int) -> None:
        self.seat = seat
        self.card = card
        self.square = square
        self.rolled = rolled


class NoRoom(Event):
    """GG-272. An Environment that fits nowhere goes."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Drew(Event):
    """So many cards, which only their owner sees."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "cards": "int"}

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards


class Got(Event):
    """What somebody has drawn or taken unseen, told to who may know."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "cards": "[int]"}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Reshuffled(Event):
    """GG-55."""


class Discarded(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "cards": "[int]"}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Clashed(Event):
    """GG-208. Both axes go."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "cards": "[int]"}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Collected(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "cards": "[int]", "square": "int"}

    def __init__(self, seat: int, cards: tuple[int, ...], square: int) -> None:
        self.seat = seat
        self.cards = cards
        self.square = square


class Activated(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Played(Event):
    """A Widget is revealed."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Attacked(Event):
    """An Attack Card is revealed, and whom it hits."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "tokens": "[int]"}

    def __init__(self, seat: int, card: int, tokens: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.tokens = tokens


class Shoveled(Event):
    """GG-229."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int"}

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token


class Delivered(Event):
    """D17. A Widget serves as a Remote Control."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class SetOff(Event):
    """GG-186. A Sentry fires; whom it hits."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "card": "int",
        "square": "int",
        "direction": "int",
        "tokens": "[int]",
    }

    def __init__(
        self, seat: int, card: int, square: int, direction: int, tokens: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.card = card
        self.square = square
        self.direction = direction
        self.tokens = tokens


class Exploded(Event):
    """GG-210."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "square": "int"}

    def __init__(self, card: int, square: int) -> None:
        self.card = card
        self.square = square


class Removed(Event):
    """GG-177. An Environment leaves the Grid."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "square": "int"}

    def __init__(self, seat: int, card: int, square: int) -> None:
        self.seat = seat
        self.card = card
        self.square = square


class Slid(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "start": "int", "end": "int"}

    def __init__(self, seat: int, card: int, start: int, end: int) -> None:
        self.seat = seat
        self.card = card
        self.start = start
        self.end = end


class Stepped(Event):
    """A token goes from square to square, moved by `seat`."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int", "start": "int", "end": "int"}

    def __init__(self, seat: int, token: int, start: int, end: int) -> None:
        self.seat = seat
        self.token = token
        self.start = start
        self.end = end


class Swapped(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "one": "int", "other": "int"}

    def __init__(self, seat: int, one: int, other: int) -> None:
        self.seat = seat
        self.one = one
        self.other = other


class Fell(Event):
    """GG-183. Byoop."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "square": "int"}

    def __init__(self, token: int, square: int) -> None:
        self.token = token
        self.square = square


class Landed(Event):
    fields: ClassVar[dict[str, str]] = {"token": "int", "start": "int", "square": "int"}

    def __init__(self, token: int, start: int, square: int) -> None:
        self.token = token
        self.start = start
        self.square = square


class Stood(Event):
    """Did not fall through a Floor Malfunction."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "square": "int"}

    def __init__(self, token: int, square: int) -> None:
        self.token = token
        self.square = square


class Lost(Event):
    """GG-110. These Characters lose a Life Gizmo each."""

    fields: ClassVar[dict[str, str]] = {"tokens": "[int]"}

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens = tokens


class Saved(Event):
    """GG-216. A Fourth Eye takes the damage."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "card": "int"}

    def __init__(self, token: int, card: int) -> None:
        self.token = token
        self.card = card


class Zombified(Event):
    """GG-113."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class Stole(Event):
    """GG-141. A Zomboid is Living again."""

    fields: ClassVar[dict[str, str]] = {"thief": "int", "victim": "int"}

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim


class TakenOff(Event):
    """GG-245. A Zomb is off the Grid for now."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class Bought(Event):
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "dlc": "int",
        "cards": "[int]",
        "bank": "int",
        "token": "int",
    }

    def __init__(self, seat: int, dlc: int, cards: tuple[int, ...], bank: int, token: int) -> None:
        self.seat = seat
        self.dlc = dlc
        self.cards = cards
        self.bank = bank
        self.token = token


class Dealt(Event):
    """GG-163."""

    fields: ClassVar[dict[str, str]] = {"dlc": "int"}

    def __init__(self, dlc: int) -> None:
        self.dlc = dlc


class PutUnder(Event):
    """W14."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "cards": "int"}

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards


class Seized(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "victim": "int", "card": "int"}

    def __init__(self, seat: int, victim: int, card: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card


class Hacked(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "victim": "int"}

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim


class Retrieved(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Hugged(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int"}

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token


class Rolling(Event):
    """The Rollerskate goes from square to square."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "start": "int", "end": "int"}

    def __init__(self, seat: int, start: int, end: int) -> None:
        self.seat = seat
        self.start = start
        self.end = end


class BuggyMoved(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "square": "int"}

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square


class BuoyMoved(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "square": "int"}

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square


class Approached(Event):
    """GG-253. The dice of the march, by seat, and whom the Zombot goes for."""

    fields: ClassVar[dict[str, str]] = {
        "token": "int",
        "first": "int",
        "second": "int",
        "seat": "int",
    }

    def __init__(self, token: int, first: int, second: int, seat: int) -> None:
        self.token = token
        self.first = first
        self.second = second
        self.seat = seat


class RoundEnded(Event):
    """GG-290. So many complete rounds without a loss."""

    fields: ClassVar[dict[str, str]] = {"quiet": "int"}

    def __init__(self, quiet: int) -> None:
        self.quiet = quiet


class GameEnded(Event):
    """Who has won, by seat; nobody, or several in a draw."""

    fields: ClassVar[dict[str, str]] = {"winners": "[int]", "rule": "str"}

    def __init__(self, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        self.rule = rule
