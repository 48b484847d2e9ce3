"""Why a move may not be made, where that depends on what was tried: the sentence for `because`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.gadget_grid.cards import ATTACK, WIDGET
from parlour.games.gadget_grid.moves import (
    Aim,
    Buy,
    Drop,
    Hug,
    Lob,
    Pass,
    PayActive,
    PayCard,
    PayCoupon,
    Put,
    Slide,
    Target,
    Throw,
)
from parlour.games.gadget_grid.rules import ids
from parlour.games.gadget_grid.rules.footing import steps_left
from parlour.games.gadget_grid.rules.tried import Tried
from parlour.games.gadget_grid.squares import ADJACENT
from parlour.games.gadget_grid.table import NO_CARD


def square_rolled(tried: Tried) -> str:
    if isinstance(tried.move, Put) and len(tried.t.placing) == 2:
        return "Say which card goes to {first}; the other one goes to {second}."
    return "Choose {first} or {second}, which were rolled."


def not_used_so(tried: Tried) -> str:
    """A Widget, by GG-75."""
    if tried.category() != WIDGET:
        return "Only Widgets are played as an Action, and {card} is none."
    return "That is not how {card} is played. {short}"


def no_attack(tried: Tried) -> str:
    """GG-99."""
    if not hasattr(tried.move, "card"):
        return "You have played an Attack Card: that was your Attack."
    if tried.category() != ATTACK:
        return "Only Attack Cards are played here, and {card} is none."
    return "That is not how {card} is played. {short}"


def no_effect(tried: Tried) -> str:
    """GG-79."""
    if isinstance(tried.move, Target):
        return "You and {token} are on the same square, so nothing would change."
    if isinstance(tried.move, Slide):
        return "There is no Environment on {start}."
    if isinstance(tried.move, Aim):
        return "There is no Environment on {square}."
    return "There is nothing left for {card} to bring."


def no_step(tried: Tried) -> str:
    """GG-80, GG-138."""
    if steps_left(tried.t, tried.seat) == 0:
        return "You have no steps left in this turn."
    if tried.own.living or tried.t.has(tried.seat, "zomboid_diagonal") != NO_CARD:
        return "You have {left} left, and no single one leads from {here} to {square}."
    return "You have {left} left; a Zomboid goes straight, and so not from {here} to {square}."


def no_stay(tried: Tried) -> str:
    """GG-230."""
    if isinstance(tried.move, Pass):
        return "Your turn may not end here on {here}, and you can still leave it."
    return "Your turn may not end on {square}, and with {left} you could not get off it in time."


def no_grapple(tried: Tried) -> str:
    """GG-217."""
    if tried.move.square in ADJACENT[tried.own.square]:
        return "There is nothing to haul in on {square}."
    return "You haul in from squares that share a side with {here}, and {square} is none."


def not_seen(tried: Tried) -> str:
    """GG-102."""
    if isinstance(tried.move, Throw):
        return "From {here} your {card} does not reach {token} on {at}. {short}"
    if isinstance(tried.move, Lob):
        return "From {here} your {card} does not reach {square}. {short}"
    return "From {here} there is no such line. {short}"


def no_hit(tried: Tried) -> str:
    """GG-107, D13."""
    if isinstance(tried.move, Throw):
        return "Your first Attack Card has hit {token} already."
    return "That would hit no opponent."


def no_shovel(tried: Tried) -> str:
    if tried.t.has(tried.seat, "shovel") == NO_CARD:
        return "That takes [shovel]."
    return "From {here} your [shovel] does not reach {token} on {at}."


def not_turned(tried: Tried) -> str:
    """GG-187."""
    sentry = tried.t.catalog.cards[tried.t.environments[tried.number("square")]]
    if sentry.fires != "line":
        return "That Sentry is not turned: it fires all around."
    return "That Sentry cannot be turned that way: it fires {ways}."


def no_slide(tried: Tried) -> str:
    """W02."""
    if isinstance(tried.move, Drop):
        return "Only who stands on {square} falls now, and {token} does not."
    return "It cannot come to rest on {end}: something lies there, or somebody would be buried."


def no_find(tried: Tried) -> str:
    """W05."""
    found = tried.t.catalog.cards.get(tried.number("taken"))
    if found is not None and found.environment:
        return "You cannot take an Environment such as {taken} out of a pile."
    return "In discard pile {pile} there is no {taken}."


def no_coupon(tried: Tried) -> str:
    """W13."""
    if isinstance(tried.move, Buy):
        return "You have no [coupon] that you could play."
    if isinstance(tried.move, PayCoupon):
        return "A [coupon] stands for one component, but never for the named card."
    return "You are buying with a [coupon], so it has to stand for one of the components."


def no_price(tried: Tried) -> str:
    """GG-151."""
    if isinstance(tried.move, Buy):
        return "You cannot pay for {dlc}: it takes {price}."
    if isinstance(tried.move, PayCard | PayActive) and not tried.asked.wants(
        tried.t, tried.move.card
    ):
        return "What is due is {wanted}, and {card} is not that."
    return "After that you could not pay the rest."


def not_held(tried: Tried) -> str:
    """GG-152, GG-198."""
    if isinstance(tried.move, PayActive):
        return "You cannot pay with {card}: it is not active before you."
    return "You cannot pay with {card}: it is not in your hand."


def no_hug(tried: Tried) -> str:
    """GG-223."""
    if isinstance(tried.move, Hug):
        return "The Huggly Muggly moves once in each Action Phase of its owner's later turns."
    return "First move the Huggly Muggly: that is not left out."


def no_skate(tried: Tried) -> str:
    """GG-224."""
    if tried.t.has(tried.seat, "skate") == NO_CARD:
        return "That takes [skate]."
    if tried.t.now.skated:
        return "Your Rollerskate has rolled in this turn."
    return "Your Rollerskate rolls up, right, down or left."


REASONS: Final[dict[str, Callable[[Tried], str]]] = {
    ids.SQUARE_ROLLED: square_rolled,
    ids.WIDGETS_IN_ACTION: not_used_so,
    ids.ATTACK_OPTIONS: no_attack,
    ids.NO_TARGET: no_effect,
    ids.THREE_SQUARES: no_step,
    ids.ZOMBOID_STEPS: no_step,
    ids.NOT_TO_STAY: no_stay,
    ids.GRAPPLER: no_grapple,
    ids.SEEN: not_seen,
    ids.MUST_MATTER: no_hit,
    ids.SHOVEL: no_shovel,
    ids.SENTRY_DIRECTION: not_turned,
    ids.SLIDE_END: no_slide,
    ids.WARP: no_find,
    ids.COUPON: no_coupon,
    ids.PRICE: no_price,
    ids.FROM_HAND: not_held,
    ids.MUST_HUG: no_hug,
    ids.SKATE_ONCE: no_skate,
}
