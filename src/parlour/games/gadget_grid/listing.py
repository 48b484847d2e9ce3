"""Where moves stand in a list of many: by card, by Zomb, and by what they are."""

from __future__ import annotations

from typing import Final

from parlour.contract import View
from parlour.games.gadget_grid import moves as mv
from parlour.games.gadget_grid.move_words import asked, lying_on, use_of
from parlour.games.gadget_grid.rules.attacks import AttackMove
from parlour.games.gadget_grid.rules.widgets import WidgetMove
from parlour.games.gadget_grid.squares import DIRECTIONS
from parlour.games.gadget_grid.things import card, cards_of, place, token, token_name
from parlour.kernel.text import Text, plain, text
from parlour.kernel.values import Move

KINDS: Final[dict[type[Move], str]] = {
    mv.ChooseCharacter: "Character",
    mv.Generate: "Roll",
    mv.GenerateAgain: "Two more cards",
    mv.Reroll: "Roll again",
    mv.Shift: "Change a die",
    mv.MoveZomb: "Move a Zomb",
    mv.StealFrom: "Steal",
    mv.FromBank: "Gizmos",
    mv.CallOff: "Call off",
    mv.TurnTo: "Fire",
    mv.LetGo: "Let go",
    mv.SwapIn: "Roll to be re-placed",
    mv.StepIn: "Step in",
}
PAYMENTS: Final = (mv.PayCard, mv.PayActive, mv.PayGizmos, mv.PayCoupon)


def grouped(move: Move, view: View) -> tuple[str, Text] | None:
    """What is used or moved is the heading; where to, or on whom, stands below it."""
    cards = cards_of(view)
    if isinstance(move, (mv.PlayWidget, mv.Fire)):
        return None
    if isinstance(move, (WidgetMove, AttackMove)):
        return plain(text("{}", card(cards, move.card))), use_of(move, view, cards)
    match move:
        case mv.MoveZomb() | mv.Lead():
            return token_name(move.token), text("to {}", place(move.square))
        case mv.Whistle():
            return f"Whistle {token_name(move.token)}", text("to {}", place(move.square))
        case mv.Step():
            return "Step to", text("{}", place(move.square))
        case mv.Land():
            return "Land on", text("{}", place(move.square))
        case mv.Grapple():
            return "Haul in", text("{} from {}", lying_on(view, move.square), place(move.square))
        case mv.Put():
            heading = plain(text("Put {} on", card(cards, move.card)))
            return heading, text("{}", place(move.square))
        case mv.Activate():
            return "Activate", text("{}", card(cards, move.card))
        case mv.Buy() if not move.coupon:
            return "Buy", text("{}", card(cards, move.dlc))
        case mv.Buy():
            return "Buy with a coupon", text("{}", card(cards, move.dlc))
        case mv.PayCard() | mv.PayActive():
            return "Pay with", text("{}", card(cards, move.card))
        case mv.Shovel():
            return "Shovel", text("{}", token(move.token))
        case mv.Hug():
            return "Hug", text("{}", token(move.token))
        case mv.Skate():
            return "Roll the Rollerskate", text("{}", DIRECTIONS[move.direction])
    return None


def kind_of(move: Move) -> str:
    if isinstance(move, PAYMENTS):
        return "Pay"
    if isinstance(move, WidgetMove):
        return "Widget"
    if isinstance(move, AttackMove):
        return "Attack Card"
    return KINDS.get(type(move), "")


def apart(move: Move, view: View) -> str:
    """GG-156: hardly anybody spends the token's Gizmos before those in the bank. W14: and the order
    below the DLC deck rarely matters.
    """
    if isinstance(move, mv.Arrange):
        return "" if list(move.cards) == view["display"] else "In another order"
    if isinstance(move, mv.FromBank):
        bank = view["characters"][asked(view)["seat"]]["bank"]
        return "" if move.gizmos == min(bank, asked(view)["gizmos"]) else "From your token"
    return ""
