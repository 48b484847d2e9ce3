"""What a move means, as a short phrase to who may make it."""

from __future__ import annotations

from typing import Any, Final

from parlour.contract import View
from parlour.games.gadget_grid import moves as mv
from parlour.games.gadget_grid.cards import CardSet
from parlour.games.gadget_grid.notation import write
from parlour.games.gadget_grid.rules.asides import Prefer
from parlour.games.gadget_grid.rules.widgets import WidgetMove
from parlour.games.gadget_grid.squares import DIRECTIONS, NOWHERE, opposite
from parlour.games.gadget_grid.table import CHARACTERS, NAMES, NO_CARD
from parlour.games.gadget_grid.things import (
    card,
    cards_of,
    gizmos,
    place,
    sentry_type,
    some,
    token,
    token_id,
)
from parlour.kernel.text import Part, Text, Thing, joined, text
from parlour.kernel.values import Move

PLAIN: Final[dict[type[Move], str]] = {
    mv.Generate: "Roll for two new cards",
    mv.Draw: "Draw a card",
    mv.Reroll: "Roll again",
    mv.GenerateAgain: "Roll for two more cards",
    mv.CallOff: "Call off the purchase",
    mv.Fall: "Fall",
    mv.Stand: "Do not fall",
    mv.StepIn: "Step in as usual",
    mv.SwapIn: "Roll to be re-placed",
    mv.LetGo: "Let the others go by themselves",
}
PASSES: Final = {  # by the kind of the choice
    "Compensation": "Draw no more",
    "Action": "End your Action Phase",
    "Pickup": "Activate nothing",
    "Movement": "Stop here",
    "Attack": "End your Attack Phase",
    "MoveOn": "Leave it there",
    "Pull": "Let go",
    "Treat": "Move no other Zomb",
    "BuyToo": "Buy nothing",
}
FIRST: Final = ("Scare the Zombs first", "Let the Zombots march first")


def describe_move(move: Move, view: View) -> Text:
    """A move as people see it offered."""
    cards = cards_of(view)
    said = PLAIN.get(type(move))
    if said is not None:
        return text("{}", said)
    found = about_dice(move, view, cards) or with_a_card(move, view, cards)
    found = found or payment(move, view, cards) or on_the_grid(move, view)
    return found or text("{}", write(move))


def asked(view: View) -> dict[str, Any]:
    """The choice that waits, as the view shows it."""
    found: dict[str, Any] = view["agenda"][-1] if view["agenda"] else {"kind": ""}
    return found


# ---------------------------------------------------------------------- dice and placing


def about_dice(move: Move, view: View, cards: CardSet) -> Text | None:
    first, second = view["dice"]
    match move:
        case mv.Keep():
            return text("Keep {} and {}", first, second)
        case mv.Shift():
            dice = [first, second]
            dice[move.die] += move.by
            return text("Make it {} and {}", *dice)
        case mv.Put():
            return text(
                "Put {} on {}{}", card(cards, move.card), place(move.square), rest(move, view)
            )
        case mv.ChooseCharacter():
            return text("Play as {}", whole_name(move.token))
        case Prefer():
            return text(
                "{} {}", "Discard to pile" if move.pile else "Draw from deck", move.number + 1
            )
    return None


def rest(move: mv.Put, view: View) -> Text:
    """GG-23. Where the other one of two cards goes, or that it comes later."""
    placing, (first, second) = list(view["placing"]), view["dice"]
    if asked(view)["kind"] != "PutTwo" or move.card not in placing:
        return text("")
    if first == second:
        return text(" first")
    placing.remove(move.card)
    other = card(cards_of(view), placing[0])
    return text(", and {} on {}", other, place(10 * second + first))


def whole_name(number: int) -> Part:
    known = 0 <= number < CHARACTERS
    return Thing("token", token_id(number), NAMES[number]) if known else token(number)


# ---------------------------------------------------------------------- cards


def with_a_card(move: Move, view: View, cards: CardSet) -> Text | None:
    match move:
        case mv.Activate():
            return text("Activate {}", card(cards, move.card))
        case mv.Arrange():
            order = joined([card(cards, each) for each in move.cards])
            return text("Put them under their deck in this order: {}", order)
        case mv.Shovel():
            return text("Hit {} with {}", token(move.token), of_ability(cards, "shovel"))
        case mv.Throw():
            return text("Throw {} {}", card(cards, move.card), use_of(move, view, cards))
        case mv.Lob():
            return text("Throw {} {}", card(cards, move.card), use_of(move, view, cards))
        case mv.Beam():
            return text("Fire {} {}", card(cards, move.card), use_of(move, view, cards))
        case mv.Press():
            return text("Press {}: {}", card(cards, move.card), use_of(move, view, cards))
        case mv.Remote():
            return text("Use {}: {}", card(cards, move.card), use_of(move, view, cards))
        case mv.Fire():
            return text("Attack with {}{}", card(cards, move.card), where(move, view, cards))
        case mv.PlayWidget():
            return text("Play {}", card(cards, move.card))
    if isinstance(move, WidgetMove):
        return text("Play {}: {}", card(cards, move.card), use_of(move, view, cards))
    return None


def use_of(move: Move, view: View, cards: CardSet) -> Text:
    """What is done with the card of a move, where there is more to it than that it is used."""
    match move:
        case mv.Target():
            swaps = cards.cards[move.card].does == "swap"
            deed = "swap squares with" if swaps else "take a card from"
            return text("{} {}", deed, token(move.token))
        case mv.Seize():
            return text("take {} from {}", card(cards, move.taken), token(move.token))
        case mv.Push():
            return text("move {} to {}", token(move.token), place(move.square))
        case mv.Aim():
            if cards.cards[move.card].does == "dissolve":
                ground = ground_at(cards, view, move.square)
                return text("remove {} from {}", ground, place(move.square))
            return text("take {} from {}", lying_on(view, move.square), place(move.square))
        case mv.Slide():
            way = text("from {} to {}", place(move.start), place(move.end))
            return text("slide {} {}", ground_at(cards, view, move.start), way)
        case mv.Retrieve():
            return text("take {} from pile {}", card(cards, move.taken), move.pile + 1)
        case mv.Throw():
            return text("at {}", token(move.token))
        case mv.Lob():
            return text("on {}", place(move.square))
        case mv.Beam():
            return text("{}{}", DIRECTIONS[move.direction], through(move))
        case mv.Press():
            return text("every {} explodes", sentry_type(cards, move.sentry))
        case mv.Remote():
            sentry = text("{} on {}", ground_at(cards, view, move.square), place(move.square))
            return text("fire {}{}", sentry, ahead(move.direction))
    return text("")


def where(move: mv.Fire, view: View, cards: CardSet) -> Text:
    """The squares that an area lies on, as far as a few words can tell."""
    used = cards.cards[move.card]
    if used.does == "mortar":
        own = view["characters"][view["viewer"]]["square"]
        return text(" around {}", place(opposite(own)))
    return text(" on every {} of the Grid", used.digit) if used.does == "digit" else text("")


def ahead(direction: int) -> str:
    """Where a Sentry is turned, if it can be."""
    return "" if direction == NOWHERE else f" {DIRECTIONS[direction]}"


def through(move: mv.Beam) -> Text:
    if move.entry == NOWHERE:
        return text("")
    return text(", in by the Portal on {} and out on {}", place(move.entry), place(move.leave))


def ground_at(cards: CardSet, view: View, square: int) -> Part:
    found = view["environments"][square] if 0 <= square < 100 else NO_CARD
    return card(cards, found) if found != NO_CARD else "nothing"


def of_ability(cards: CardSet, does: str) -> Part:
    """The first card that does this; there is one DLC of each ability."""
    found = [each for each in cards.cards.values() if each.does == does]
    return card(cards, found[0].number) if found else "a card"


# ---------------------------------------------------------------------- the e-Shoppe


def payment(move: Move, view: View, cards: CardSet) -> Text | None:
    match move:
        case mv.Buy():
            how = text(" with {}", of_ability(cards, "coupon")) if move.coupon else text("")
            return text("Buy {}{}", card(cards, move.dlc), how)
        case mv.PayCard():
            return text("Pay with {}", card(cards, move.card))
        case mv.PayActive():
            return text("Pay with your active {}", card(cards, move.card))
        case mv.PayGizmos():
            return text("Pay with {}", gizmos(price_in_gizmos(view)))
        case mv.PayCoupon():
            return text("Pay with {}", of_ability(cards, "coupon"))
        case mv.FromBank():
            return text("{}", shares(move.gizmos, asked(view).get("gizmos", move.gizmos)))
    return None


def price_in_gizmos(view: View) -> int:
    """GG-153, GG-154. For the component that is due."""
    return 2 if asked(view).get("stage") == 0 else 1


def shares(bank: int, due: int) -> str:
    """GG-156."""
    if bank == due:
        return f"Pay {'it' if due == 1 else f'all {due}'} from your bank"
    if bank == 0:
        return f"Pay {'it' if due == 1 else f'all {due}'} from your token"
    return f"Pay {bank} from your bank and {due - bank} from your token"


# ---------------------------------------------------------------------- on the Grid


def on_the_grid(move: Move, view: View) -> Text | None:
    top = asked(view)
    match move:
        case mv.Pass():
            return text("{}", PASSES.get(top["kind"], "Pass"))
        case mv.Step():
            if top["kind"] in ("MoveOn", "Pull"):
                return text("Move {} on to {}", token(top["token"]), place(move.square))
            return text("Step to {}", place(move.square))
        case mv.Grapple():
            return text("Haul in {} from {}", lying_on(view, move.square), place(move.square))
        case mv.Land():
            return landing(move, view)
        case mv.Drop():
            return text("Let {} fall next", token(move.token))
        case mv.StealFrom():
            return text("Steal from {}", token(move.token))
        case mv.MoveZomb():
            return text("Move {} to {}", token(move.token), place(move.square))
        case mv.Whistle():
            return text("Whistle {} to {}", token(move.token), place(move.square))
        case mv.Lead():
            return text("Let {} go to {}", token(move.token), place(move.square))
        case mv.Hug():
            return text("Set the Huggly Muggly on {}", token(move.token))
        case mv.Skate():
            return text("Roll the Rollerskate {}", DIRECTIONS[move.direction])
        case mv.TurnTo():
            return text(
                "Fire {}", "around" if move.direction == NOWHERE else DIRECTIONS[move.direction]
            )
        case mv.First():
            return text("{}", FIRST[move.effect])
    return None


def landing(move: mv.Land, view: View) -> Text:
    """One's own Character lands; others, and Buddies, are set down."""
    top, own = asked(view), view["characters"][view["viewer"] or 0]["token"]
    if top["kind"] == "ChooseLanding" and top["token"] != own:
        return text("Let {} land on {}", token(top["token"]), place(move.square))
    if top["kind"] == "SetDown":
        return text("Set your Buddy down on {}", place(move.square))
    return text("Land on {}", place(move.square))


def lying_on(view: View, square: int) -> str:
    return some(len(view["lying"][square]), "card")
