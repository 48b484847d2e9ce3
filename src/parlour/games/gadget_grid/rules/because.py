"""Why a move may not be made, in a sentence to the player: what was needed, and what there is."""

from __future__ import annotations

from typing import Final

from parlour.games.gadget_grid.rules import ids
from parlour.games.gadget_grid.rules.reasons import REASONS
from parlour.games.gadget_grid.rules.tried import Tried
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Part, Text, text
from parlour.kernel.values import Move

# What stands in braces is a part of what was tried (`tried.py`), or a card by what it does.
SAID: Final = {
    ids.NOT_ON_ENVIRONMENT: "There is {ground} on {square}, so no card may be placed there.",
    ids.ENVIRONMENT_ON_EMPTY: "An Environment needs an empty square, and {square} is not empty.",
    ids.NEAREST: "It goes to one of the nearest squares that will do: {square} is none of them.",
    ids.BESIDE_BLOCKED: "Choose one of the nearest squares that will do: {choices}.",
    ids.BUDDY_SQUARE: "Choose one of the nearest squares that will do: {choices}.",
    ids.STRANDED: "Choose one of the nearest squares that will do: {choices}.",
    ids.ONE_ON_EACH: "What is to be placed now is {placing}.",
    ids.FREE_CHARACTER: "You cannot be {token}: choose a Character that nobody has yet.",
    ids.ONE_ACTION: "You have taken your one Action of this turn.",
    ids.HELD: "You do not have {card} in hand.",
    ids.IN_HAND: "You do not have {card} in hand.",
    ids.ZOMBOID_LAYS_DOWN: "You are a Zomboid: your cards are laid down and cannot be activated.",
    ids.ZOMBOID_ACTION: "A Zomboid may buy a DLC or roll for two more cards, but plays no Widgets.",
    ids.SECOND_WIDGET: "You have played {played} in this turn: with [thumb] you may play one more "
    "Widget, of another name.",
    ids.EQUIPMENT_WORKS: "Only Equipment is activated, and {card} is none.",
    ids.NO_DUPLICATES: "You have an active {card} already.",
    ids.REPLACEMENT_WAITS: "You have just lost an active {card}: another one has to wait until "
    "your next turn.",
    ids.RE_ROLL: "To roll again takes an active [reroll], once in each of your turns.",
    ids.TURN_A_DIE: "With [shift] you may change one die by 1, from 0 to 9; they show {dice}.",
    ids.BUGGY_BLOCKS: "The Buggy Buddy stands on {square} and keeps Zombs out.",
    ids.IMPASSABLE: "There is {ground} on {square}, and you cannot enter it.",
    ids.SQUARE_100_RULE: "Only its owner may enter Square 100, and only from 90 or 91.",
    ids.NO_REFUGE: "Your last turn ended on Rubble, a Floor Malfunction or Square 100, so you have "
    "to leave {here} while you can.",
    ids.NO_WAY_ROUND: "Your last turn ended on such ground, and your {left} would not take you off "
    "{there} again.",
    ids.ONCE_A_PHASE: "That takes an active [grapple], once in each of your Movement Phases.",
    ids.STEAL_ONE: "The Zomboid can steal from {victims} here.",
    ids.LASER: "It flies only along the lasers, up-right and down-left, as far as it sees: from "
    "{here} it does not reach {token} on {at}.",
    ids.CROSS: "It flies only across the lasers, up-left and down-right, as far as it sees: from "
    "{here} it does not reach {token} on {at}.",
    ids.LIVING_ONLY: "Only Living Characters can be hit, and {token} is none.",
    ids.NOT_ITS_USER: "You cannot aim at yourself.",
    ids.A_SENTRY: "There is no Sentry on {square}.",
    ids.A_SENTRY_TYPE: "There is no Sentry of that type on the Grid.",
    ids.MORTAR_SQUARE: "You are on Square 100, which has no opposite square.",
    ids.HUGGED: "The Huggly Muggly sits on {token}, so nobody may move it.",
    ids.ANY_ZOMB: "A Zomb is moved, and {token} is none on the Grid.",
    ids.ZOMB_SQUARES: "From {at} a Zomb steps straight to a square beside it, or from Portal to "
    "Portal, and so not to {square}.",
    ids.NO_DOUBLING_BACK: "In this turn {token} has been on {square} already.",
    ids.ZOMB_BLOCKED: "There is {ground} on {square}, which is closed to Zombs.",
    ids.NO_CONTROL: "In the one-player game you neither move Zombs nor swap squares with them.",
    ids.CAMOUFLAGED: "The player of {token} has [camouflage], so nobody else may move it.",
    ids.ONE_WHISTLE: "With other players an active [whistle] moves a Zomb, once in each of your "
    "turns.",
    ids.SCARED_AWAY: "Each Zomb goes one square farther from {here}, to where it has not been in "
    "this turn.",
    ids.SHORTEST_PATH: "The first step of a shortest way leads {mover} to {choices}.",
    ids.HUNT: "The first step of a shortest way to you leads {mover} to {choices}.",
    ids.END_OF_TURN: "Either the Zombs are scared first, or the Zombots march first.",
    ids.SWAP: "You swap squares with another Character or a Zombot on the Grid, and {token} is "
    "none.",
    ids.SWAP_GROUND: "You are on {here} and {token} is on {at}: nobody swaps squares with Square "
    "100.",
    ids.SWAP_SPARES: "You are on {here} and {token} is on {at}: nobody swaps onto Rubble or a "
    "Sentry.",
    ids.SLIDES: "It slides up to {steps}, straight, and never across another Environment: {end} is "
    "out of reach.",
    ids.ACTIVE_ONLY: "You take active Equipment of another Living Character, and {taken} of "
    "{token} is none.",
    ids.LASSO: "You cannot pull {token} to {square}: it takes another Character, and a step "
    "that it could make.",
    ids.POCKETS: "You take a card of another player, and {token} has none.",
    ids.TRACTOR: "There are no cards in your sight on {square}, up to {range} away.",
    ids.ANY_ORDER: "Name each of the displayed DLC once: {display}.",
    ids.TREATS: "You have moved {token} already: choose another Zomb.",
    ids.DISPLAYED: "The e-Shoppe does not display {dlc}.",
    ids.WILD_CARD: "You would need {due} in all; {gizmos}.",
    ids.NAMED_FOR_TWO: "The named card may be paid for with 2 Life Gizmos; {gizmos}.",
    ids.OWN_GIZMOS: "You owe {owed}; {gizmos}.",
    ids.LAST_GIZMO: "With one or two players you keep the last Life Gizmo on your token; {gizmos}.",
    ids.ONE_PURCHASE: "You have bought a DLC in this turn.",
    ids.OTHER_HOST: "The Huggly Muggly moves to another Character or Zombot on the Grid, and "
    "{token} is none.",
}


def because(g: Game[Table], seat: int, move: Move, rule: str) -> Text:
    """The sentence for a move of `seat` that `rule` forbids, whatever was being asked."""
    tried = Tried(g, seat, move)
    reason = REASONS.get(rule)
    return filled(reason(tried) if reason is not None else SAID[rule], tried)


def filled(said: str, tried: Tried) -> Text:
    """The sentence with a part for each name in braces, and a card for each ability in brackets."""
    template, parts = "", list[Part]()
    while (at := min(found(said, "{"), found(said, "["))) < len(said):
        end = said.index("}" if said[at] == "{" else "]", at)
        name = said[at + 1 : end]
        parts.append(getattr(tried, name)() if said[at] == "{" else tried.card_that_does(name))
        template, said = f"{template}{said[:at]}{{}}", said[end + 1 :]
    return text(template + said, *parts)


def found(said: str, sign: str) -> int:
    at = said.find(sign)
    return at if at >= 0 else len(said)
