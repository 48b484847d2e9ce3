"""The verbs a player may submit; notation.py writes them.

Cards, squares, tokens and directions are numbers.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel.values import Move


class Pass(Move):
    """GG-63. Leave out what is left of this phase, or of this effect."""


class ChooseCharacter(Move):
    """GG-38. Play as this Character."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class Generate(Move):
    """GG-68. Roll the dice for two new cards."""


class Draw(Move):
    """GG-48. Draw a card to make up for Zombots nearby."""


class Keep(Move):
    """GG-22. Leave the dice as they fell."""


class Reroll(Move):
    """E07. Roll both dice again."""


class Shift(Move):
    """D16. Turn one die up or down by one."""

    fields: ClassVar[dict[str, str]] = {"die": "int", "by": "int"}

    def __init__(self, die: int, by: int) -> None:
        self.die = die  # 0 or 1
        self.by = by  # 1 or -1


class Put(Move):
    """GG-23. Put this card on that square; the other one goes to the opposite square."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "square": "int"}

    def __init__(self, card: int, square: int) -> None:
        self.card = card
        self.square = square


class Activate(Move):
    """GG-65. Lay Equipment down before oneself: it works from now on."""

    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, card: int) -> None:
        self.card = card


class GenerateAgain(Move):
    """GG-76. As the Action: repeat the Generation Phase."""


class PlayWidget(Move):
    """GG-74. A Widget that needs nothing else to be said."""

    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, card: int) -> None:
        self.card = card


class Target(Move):
    """GG-74. A Widget that is used on a token, or on whose token it is."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "token": "int"}

    def __init__(self, card: int, token: int) -> None:
        self.card = card
        self.token = token


class Seize(Move):
    """W03. Take this active Equipment from that Character's player."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "token": "int", "taken": "int"}

    def __init__(self, card: int, token: int, taken: int) -> None:
        self.card = card
        self.token = token
        self.taken = taken


class Push(Move):
    """W04. Let a token take its first step to this square."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "token": "int", "square": "int"}

    def __init__(self, card: int, token: int, square: int) -> None:
        self.card = card
        self.token = token
        self.square = square


class Aim(Move):
    """GG-74. A Widget that is used on a square."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "square": "int"}

    def __init__(self, card: int, square: int) -> None:
        self.card = card
        self.square = square


class Slide(Move):
    """W02. Slide the Environment of one square to another."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "start": "int", "end": "int"}

    def __init__(self, card: int, start: int, end: int) -> None:
        self.card = card
        self.start = start
        self.end = end


class Retrieve(Move):
    """W05. Take this card out of a discard pile."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "pile": "int", "taken": "int"}

    def __init__(self, card: int, pile: int, taken: int) -> None:
        self.card = card
        self.pile = pile
        self.taken = taken


class Arrange(Move):
    """W14. Put the displayed DLC under their deck; the last named lies at the very bottom."""

    fields: ClassVar[dict[str, str]] = {"cards": "[int]"}

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


class Buy(Move):
    """GG-150. Buy this DLC; how it is paid is asked next."""

    fields: ClassVar[dict[str, str]] = {"dlc": "int", "coupon": "bool"}

    def __init__(self, dlc: int, coupon: bool = False) -> None:
        self.dlc = dlc
        self.coupon = coupon  # W13: a Cosmic Coupon pays one component


class PayCard(Move):
    """GG-152. Pay with a card in hand."""

    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, card: int) -> None:
        self.card = card


class PayActive(Move):
    """GG-198. Pay with Equipment that lies before oneself."""

    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, card: int) -> None:
        self.card = card


class PayGizmos(Move):
    """GG-153. Pay with Life Gizmos instead of a card."""


class PayCoupon(Move):
    """W13. Let the Cosmic Coupon stand for this component."""


class FromBank(Move):
    """GG-156. Take so many of the Gizmos from the bank, the others from the token."""

    fields: ClassVar[dict[str, str]] = {"gizmos": "int"}

    def __init__(self, gizmos: int) -> None:
        self.gizmos = gizmos


class CallOff(Move):
    """GG-R72. Do not buy after all."""


class Hug(Move):
    """GG-223. Set the Huggly Muggly on this token."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class Skate(Move):
    """GG-224. Let the Rollerskate go."""

    fields: ClassVar[dict[str, str]] = {"direction": "int"}

    def __init__(self, direction: int) -> None:
        self.direction = direction


class TurnTo(Move):
    """GG-186. Turn the Sentry that has been set off."""

    fields: ClassVar[dict[str, str]] = {"direction": "int"}

    def __init__(self, direction: int) -> None:
        self.direction = direction


class Step(Move):
    """GG-80. Take a step to this square."""

    fields: ClassVar[dict[str, str]] = {"square": "int"}

    def __init__(self, square: int) -> None:
        self.square = square


class Grapple(Move):
    """GG-217. Haul in the cards of this square."""

    fields: ClassVar[dict[str, str]] = {"square": "int"}

    def __init__(self, square: int) -> None:
        self.square = square


class Fall(Move):
    """GG-182. Fall through the Floor Malfunction."""


class Stand(Move):
    """E06, GG-295. Do not fall."""


class SwapIn(Move):
    """GG-221. Be re-placed by a roll instead of stepping on the Buggy's square."""


class StepIn(Move):
    """GG-221. Step on the Buggy's square as on any other."""


class Land(Move):
    """GG-182. Come to stand on this square."""

    fields: ClassVar[dict[str, str]] = {"square": "int"}

    def __init__(self, square: int) -> None:
        self.square = square


class Drop(Move):
    """W02. Let this one fall next."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class StealFrom(Move):
    """GG-142. Take a Life Gizmo from this Character."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class MoveZomb(Move):
    """GG-108. Move a Zomb one step, as the Attack."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "square": "int"}

    def __init__(self, token: int, square: int) -> None:
        self.token = token
        self.square = square


class Whistle(Move):
    """GG-218. Move a Zomb one step by the Zomb Whistle."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "square": "int"}

    def __init__(self, token: int, square: int) -> None:
        self.token = token
        self.square = square


class Throw(Move):
    """GG-102. An Attack Card against one token."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "token": "int"}

    def __init__(self, card: int, token: int) -> None:
        self.card = card
        self.token = token


class Fire(Move):
    """GG-102. An Attack Card that needs nothing else to be said."""

    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, card: int) -> None:
        self.card = card


class Beam(Move):
    """A12. A ray in this direction; at a Portal it may go on from another one."""

    fields: ClassVar[dict[str, str]] = {
        "card": "int",
        "direction": "int",
        "entry": "int",
        "leave": "int",
    }

    def __init__(self, card: int, direction: int, entry: int, leave: int) -> None:
        self.card = card
        self.direction = direction
        self.entry = entry  # the Portal it goes in by, or NOWHERE
        self.leave = leave  # the Portal it comes out of


class Lob(Move):
    """A14. Throw it on this square."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "square": "int"}

    def __init__(self, card: int, square: int) -> None:
        self.card = card
        self.square = square


class Press(Move):
    """GG-210. All Sentries of this type explode."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "sentry": "int"}

    def __init__(self, card: int, sentry: int) -> None:
        self.card = card
        self.sentry = sentry


class Remote(Move):
    """GG-213. Set off the Sentry on this square."""

    fields: ClassVar[dict[str, str]] = {"card": "int", "square": "int", "direction": "int"}

    def __init__(self, card: int, square: int, direction: int) -> None:
        self.card = card
        self.square = square
        self.direction = direction  # or NOWHERE if it has none


class Shovel(Move):
    """GG-229. Hit this token with the Laser Shovel."""

    fields: ClassVar[dict[str, str]] = {"token": "int"}

    def __init__(self, token: int) -> None:
        self.token = token


class Lead(Move):
    """GG-232, GG-254. Let this Zomb go to that square."""

    fields: ClassVar[dict[str, str]] = {"token": "int", "square": "int"}

    def __init__(self, token: int, square: int) -> None:
        self.token = token
        self.square = square


class LetGo(Move):
    """GG-308. Let the rest go by themselves."""


class First(Move):
    """GG-66. Let this happen first at the end of the turn."""

    fields: ClassVar[dict[str, str]] = {"effect": "int"}

    def __init__(self, effect: int) -> None:
        self.effect = effect


# Moves never change, so one of each is enough.
PASS: Final = Pass()
STEPS: Final = [Step(square) for square in range(101)]
