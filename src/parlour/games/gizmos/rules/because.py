"""Why a move may not be made, in a sentence to the player: what was needed, and what there is."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.gizmos.cards import ANY, CARDS, COLORS, card_name
from parlour.games.gizmos.moves import Build, File, Pay, Pick, Research, Use
from parlour.games.gizmos.rules import ids
from parlour.games.gizmos.rules.actions import origin_of
from parlour.games.gizmos.rules.payment import discount
from parlour.games.gizmos.table import Player, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Part, Text, Thing, joined, text
from parlour.kernel.text import player as called
from parlour.kernel.values import Move


def because(g: Game[Table], seat: int, move: Move, rule: str) -> Text:
    """The sentence for a move of `seat` that `rule` forbids, whatever was being asked."""
    t = g.table
    player = t.players[seat]
    if rule == ids.STORAGE_LIMIT:
        return text("Your ring is full: {} of {} energy.", player.energy(), player.storage)
    if rule == ids.FILE_LIMIT:
        return text("Your archive is full: {} of {} filed.", len(player.archive), player.filing)
    if rule == ids.NO_FILE:
        bans = [i for i in player.active if CARDS[i].bans_file]
        return text("You can no longer file, because of {}.", cards(bans))
    if rule == ids.NO_RESEARCH:
        bans = [i for i in player.active if CARDS[i].bans_research]
        return text("You can no longer research, because of {}.", cards(bans))
    if rule == ids.EMPTY_DECK:
        if isinstance(move, Research) and 1 <= move.level <= 3 and any(t.decks):
            return text("The level {} deck is empty.", move.level)
        return text("All three decks are empty.")
    if isinstance(move, Use):
        return of_use(t, player, move.gizmo, rule)
    if isinstance(move, File):
        return of_file(t, seat, move.gizmo)
    if isinstance(move, Build):
        return of_build(t, player, move.gizmo, rule)
    if isinstance(move, Pick):
        color = COLORS[move.color] if 0 <= move.color < len(COLORS) else "such"
        row = count([t.row.count(each) for each in range(4)])
        return text("There is no {} energy in the row; it holds {}.", color, row)
    if isinstance(move, Research):
        return text("There is a deck of level 1, 2 and 3, but none of level {}.", move.level)
    if rule == ids.FIRST_PART_FORCED:
        return text("Pick one energy first; only the rest can be skipped.")
    return text("You can still take an action, so you cannot pass.")


def of_use(t: Table, player: Player, gizmo: int, rule: str) -> Text:
    if rule == ids.FROM_DISPLAY:
        return text("The display has no gizmo to file.")
    if rule == ids.FREE_LEVEL_1:
        return text("There is no level 1 gizmo that you could build for free.")
    if rule == ids.ARCHIVE_INERT:
        return text("You have only filed {}; build it before you use it.", card(gizmo))
    if rule == ids.NOT_YOURS:
        return text("You have not built {}.", card(gizmo))
    if rule == ids.CONVERTERS_PAY:
        return text("{} is a converter: it works only while you pay for a build.", card(gizmo))
    if rule == ids.PASSIVE:
        return text("{} works by itself all the time and is never used.", card(gizmo))
    if rule == ids.ONCE_PER_TURN:
        return text("You have already used {} this turn.", card(gizmo))
    if rule == ids.NOT_BY_ITSELF:
        return text(
            "You have only just built {}, and its own build does not trigger it.", card(gizmo)
        )
    if t.pending:
        told = "Nothing has triggered {} this turn; triggered now: {}."
        return text(told, card(gizmo), cards(t.pending))
    return text("Nothing has triggered {} this turn.", card(gizmo))


def of_file(t: Table, seat: int, gizmo: int) -> Text:
    for other, owner in enumerate(t.players):
        if gizmo in owner.archive:
            if other == seat:
                return text("{} is in your archive already.", card(gizmo))
            return text("{} is in {}'s archive.", card(gizmo), called(other))
    return text("{} is not in the display.", card(gizmo))


def of_build(t: Table, player: Player, gizmo: int, rule: str) -> Text:
    if rule == ids.EXACT_PRICE:
        return price(t, player, gizmo)
    for other, owner in enumerate(t.players):
        if owner is not player and gizmo in owner.archive:
            return text("{} is in {}'s archive.", card(gizmo), called(other))
    if rule == ids.FREE_LEVEL_1 and 0 <= gizmo < len(CARDS) and origin_of(t, player, gizmo) >= 0:
        if CARDS[gizmo].level != 1:
            told = "{} is of level {}; only a level 1 gizmo is free."
            return text(told, card(gizmo), CARDS[gizmo].level)
        return text("{} is in your archive; here only the display is free.", card(gizmo))
    return text("{} is neither in the display nor in your archive.", card(gizmo))


def price(t: Table, player: Player, gizmo: int) -> Text:
    """GIZ-41. What is missing, once discounts and converters have done what they can."""
    color = CARDS[gizmo].color
    needed = CARDS[gizmo].cost - discount(t, player, gizmo, origin_of(t, player, gizmo))
    held = player.energy() if color == ANY else player.ring[color]
    tools = [tool for tool in player.converters if tool not in t.used]
    but = ", and your converters cannot make up for that" if held and tools else ""
    return text("You need {}; your ring holds {}{}.", energy(needed, color), held or "none", but)


def of_payment(t: Table, player: Player, gizmo: int, move: Pay, rule: str) -> Text:
    """Why this does not pay for the gizmo."""
    tools, spent = move.converters, list(move.spent)
    if rule == ids.NEW_CONVERTER:
        return text("{} cannot help to pay for itself.", card(gizmo))
    if rule == ids.CONVERTERS_PAY:
        strange = [tool for tool in tools if tool not in player.converters]
        return text("{} is not one of your converters.", card(strange[0]))
    if rule == ids.CONVERTER_ONCE:
        for tool in tools:
            if tool in t.used:
                return text("{} has already helped with a build this turn.", card(tool))
        return text("A converter can help only once, so name each of them once.")
    if rule == ids.NEEDED_CONVERTERS:
        return text("You do not need all of these converters to pay like that: {}.", cards(tools))
    cost = energy(CARDS[gizmo].cost, CARDS[gizmo].color)
    if len(spent) != 4 or min(spent) < 0:
        return text("Say how much of each of the four colors you pay.")
    if any(spent[color] > player.ring[color] for color in range(4)):
        return text("You offer {}; your ring holds {}.", count(spent), count(player.ring))
    if rule == ids.PAYMENT and tools:
        told = "Even with {}, {} cannot count as {}."
        return text(told, cards(tools), count(spent), cost)
    return text("{} costs {}; you offer {}.", card(gizmo), cost, count(spent))


def energy(number: int, color: int) -> str:
    return f"{number} energy of any color" if color == ANY else f"{number} {COLORS[color]}"


def count(spheres: Sequence[int]) -> str:
    """Spheres of each color in words."""
    some: list[Part] = [f"{n} {color}" for n, color in zip(spheres, COLORS, strict=False) if n]
    return str(joined(some)) if some else "nothing"


def card(gizmo: int) -> Part:
    if not 0 <= gizmo < len(CARDS):
        return "that gizmo"
    return Thing("card", CARDS[gizmo].code, card_name(gizmo))


def cards(gizmos: Sequence[int]) -> Text:
    return joined([card(gizmo) for gizmo in gizmos])
