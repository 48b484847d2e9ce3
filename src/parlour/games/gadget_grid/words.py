"""The game in sentences: what is asked, the log, what a move means, and what a card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.contract import View
from parlour.games.gadget_grid import moves as mv
from parlour.games.gadget_grid.cards import CATEGORIES, Card
from parlour.games.gadget_grid.event_words import describe_event
from parlour.games.gadget_grid.move_words import asked, describe_move, price_in_gizmos
from parlour.games.gadget_grid.rules.attacks import AttackMove
from parlour.games.gadget_grid.rules.widgets import WidgetMove
from parlour.games.gadget_grid.things import (
    OURS,
    card,
    cards_of,
    gizmos,
    one_of,
    place,
    some,
    token,
)
from parlour.kernel.text import Part, Text, joined, text
from parlour.kernel.values import Move

__all__ = ["describe_event", "describe_move", "explain", "prompt"]

Kinds = Any  # what isinstance takes
# What may be done in each phase, in the order in which it is told.
PHASES: Final[dict[str, tuple[tuple[Kinds, str], ...]]] = {
    "Ready": ((mv.Activate, "activate Equipment"), (mv.Generate, "roll for your two new cards")),
    "Action": (
        (mv.Activate, "activate Equipment"),
        (WidgetMove, "play a Widget"),
        (mv.Buy, "buy a DLC"),
        (mv.GenerateAgain, "roll for two more cards"),
        (mv.Skate, "roll the Rollerskate"),
        (mv.Hug, "move the Huggly Muggly"),
        (mv.Pass, "end your Action Phase"),
    ),
    "Pickup": (
        (mv.Activate, "activate Equipment before you are hurt"),
        (mv.Pass, "take the damage"),
    ),
    "Movement": (
        (mv.Activate, "activate Equipment"),
        (mv.Step, "step"),
        (mv.Grapple, "haul in cards"),
        (mv.Pass, "stop here"),
    ),
    "Attack": (
        (mv.Activate, "activate Equipment"),
        (AttackMove, "play an Attack Card"),
        (mv.Shovel, "strike with the shovel"),
        (mv.MoveZomb, "move a Zomb"),
        (mv.Whistle, "whistle for a Zomb first"),
        (mv.Pass, "end your Attack Phase"),
    ),
    "Compensation": ((mv.Draw, "draw a card for the Zombots near you"), (mv.Pass, "pass")),
    "Reconsider": (
        (mv.Keep, "keep your roll"),
        (mv.Reroll, "roll again"),
        (mv.Shift, "change a die by one"),
    ),
    "MeetBuggy": ((mv.StepIn, "step in"), (mv.SwapIn, "roll to be re-placed")),
    "OnMalfunction": ((mv.Stand, "stand on the Floor Malfunction"), (mv.Fall, "fall")),
    "Treat": ((mv.MoveZomb, "move another Zomb"), (mv.Pass, "leave the others where they are")),
    "BuyToo": ((mv.Buy, "buy a DLC"), (mv.Pass, "buy nothing")),
    "Scare": ((mv.Lead, "choose where a Zomb is scared to"), (mv.LetGo, "let them all go")),
    "Aftermath": ((mv.First, "choose what the Zombs do first: be scared, or march"),),
}
ONLY: Final = {
    "Choosing": "Choose the Character that you play.",
    "Robbing": "Choose who loses a Life Gizmo to the Zomboid.",
    "DropAll": "Choose who falls next.",
    "PutUnderDeck": "Put the displayed DLC under their deck, in the order you like.",
    "SetDown": "Choose the square on which your Buddy begins.",
    "FirstHug": "Choose whom the Huggly Muggly hugs.",
    "TurnSentry": "Choose the direction in which the Sentry fires.",
    "SkateLands": "Choose the square on which the Rollerskate lands.",
}


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    """What is asked, in one sentence; of a phase only what can be done in it now."""
    top = asked(view)
    if not view["agenda"]:
        return text("The game is over.")
    if top["kind"] in ONLY:
        return text("{}", ONLY[top["kind"]])
    if top["kind"] in PHASES:
        return phase(view, top["kind"], moves)
    if top["kind"] in ("Purchase", "Settlement"):
        return paying(view, top, moves)
    if top["kind"] in ("PutTwo", "PutOne", "PlaceCard"):
        return placing(view, top)
    if top["kind"] == "ChooseLanding":
        return text("Choose the square on which {} lands.", token(top["token"]))
    return moving(view, top)


def phase(view: View, kind: str, moves: Sequence[Move]) -> Text:
    ways = [way for some_kind, way in PHASES[kind] if not moves or some_move(moves, some_kind)]
    *few, last = ways
    said = f"{', '.join(few)}, or {last}" if few else last
    if kind == "Movement" and (not moves or some_move(moves, mv.Step)):
        said += f" ({some(view['steps_left'], 'step')} left)"
    return text("{}{}.", said[0].upper(), said[1:])


def some_move(moves: Sequence[Move], kinds: Kinds) -> bool:
    return any(isinstance(move, kinds) for move in moves)


# ---------------------------------------------------------------------- cards and payments


def placing(view: View, top: dict[str, Any]) -> Text:
    cards = cards_of(view)
    if top["kind"] == "PlaceCard":
        choose = "Choose where {} goes, which is due on {}."
        return text(choose, card(cards, top["card"]), place(top["square"]))
    first, second = view["dice"]
    one, other = place(10 * first + second), place(10 * second + first)
    if top["kind"] == "PutOne":
        return text("Put {} on {} or {}.", card(cards, view["placing"][0]), one, other)
    both = joined([card(cards, each) for each in view["placing"]])
    if first == second:
        return text("Choose which of {} is put on {} first.", both, one)
    return text("Choose which of {} is put on {}; the other goes to {}.", both, one, other)


def paying(view: View, top: dict[str, Any], moves: Sequence[Move]) -> Text:
    """GG-R72. The component that is due, and the ways in which it can be paid."""
    cards = cards_of(view)
    dlc = card(cards, top["dlc"])
    if top["kind"] == "Settlement":
        choose = "Buying {}: choose how many of {} come from your bank."
        return text(choose, dlc, gizmos(top["gizmos"]))
    named, others = cards.price(top["dlc"])
    due: Part = card(cards, named)
    if top["stage"]:
        due = one_of(others[top["stage"] - 1])
    ways = [
        *([due] if not moves or some_move(moves, (mv.PayCard, mv.PayActive)) else []),
        *(["your coupon"] if some_move(moves, mv.PayCoupon) else []),
        *([gizmos(price_in_gizmos(view))] if not moves or some_move(moves, mv.PayGizmos) else []),
    ]
    return text("Buying {}: pay {}, or call it off.", dlc, joined(ways, "or"))


# ---------------------------------------------------------------------- tokens that are moved


def moving(view: View, top: dict[str, Any]) -> Text:
    ways = {
        "MoveOn": "Move {} on, or leave it there.",
        "Pull": "Move {} on, or let go.",
        "MarchOn": "Choose the way that {} takes to you.",
        "Chase": "Choose the way that {} takes to you, or let it go by itself.",
    }
    if top["kind"] in ways:
        return text(ways[top["kind"]], token(top["token"]))
    return text("The game goes on.")


# ---------------------------------------------------------------------- what a card does


def explain(word: str) -> str | None:
    """A card of ours by its id or its name."""
    called = [
        each
        for each in OURS.values()
        if word.upper() == each.id or word.casefold() == each.name.casefold()
    ]
    return f"{told(called[0])} [{', '.join([each.id for each in called])}]" if called else None


def told(each: Card) -> str:
    kind = {"dlc": "DLC"}.get(CATEGORIES[each.category], CATEGORIES[each.category].capitalize())
    copies = some(each.copies, "copy", "copies")
    return f"{each.name} ({kind}, {copies}): {each.text}"
