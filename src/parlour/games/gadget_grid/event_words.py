"""What has happened, in sentences for the log."""

from __future__ import annotations

from parlour.games.gadget_grid import events as ev
from parlour.games.gadget_grid.rules.ids import SOLO_STALLED, STALLED
from parlour.games.gadget_grid.squares import DIRECTIONS, NOWHERE
from parlour.games.gadget_grid.table import NOBODY
from parlour.games.gadget_grid.things import (
    known_card,
    known_cards,
    place,
    some,
    token,
    tokens,
)
from parlour.kernel.text import Text, joined, player, text
from parlour.kernel.values import Event


def describe_event(event: Event) -> Text:
    """An event as one sentence; a fall deserves two."""
    said = set_up(event) or on_cards(event) or on_tokens(event) or on_life(event)
    said = said or shopping(event) or around(event)
    if said is None:
        raise TypeError(f"no words for {event!r}")
    return said


# ---------------------------------------------------------------------- dice and placing


def set_up(event: Event) -> Text | None:
    match event:
        case ev.CharacterChosen():
            return text("{} plays {}.", player(event.seat), token(event.token))
        case ev.TokenPlaced():
            return text("{} begins on {}.", token(event.token), place(event.square))
        case ev.Rolled():
            return rolled(event)
        case ev.Turned():
            return text("{} turns over {}.", player(event.seat), known_card(event.card))
        case ev.Placed():
            return placed(event)
        case ev.NoRoom():
            return text("There is no room for {}, so it goes.", known_card(event.card))
    return None


def rolled(event: ev.Rolled) -> Text:
    dice = f"{event.first} and {event.second}"
    if event.seat == NOBODY:
        return text("The dice show {}.", dice)
    ways = ("rolls {}", "rolls again: {}", "changes a die: {}")
    return text("{} {}.", player(event.seat), ways[event.how].format(dice))


def placed(event: ev.Placed) -> Text:
    """GG-28. Where it was due is told if it does not lie there."""
    there = text("{}", place(event.square))
    if event.rolled != event.square:
        there = text("{}, displaced from {}", there, place(event.rolled))
    if event.seat == NOBODY:
        return text("{} is placed on {}.", known_card(event.card), there)
    return text("{} places {} on {}.", player(event.seat), known_card(event.card), there)


# ---------------------------------------------------------------------- what becomes of cards


def on_cards(event: Event) -> Text | None:
    match event:
        case ev.Drew():
            some_cards = "a card" if event.cards == 1 else f"{event.cards} cards"
            return text("{} draws {}.", player(event.seat), some_cards)
        case ev.Got():
            return text("{} gets {}.", player(event.seat), known_cards(event.cards))
        case ev.Reshuffled():
            return text("The discard piles are shuffled into two new decks.")
        case ev.Discarded():
            return discarded(event)
        case ev.Clashed():
            both = known_cards(event.cards)
            return text("{} cannot hold {} together: both go.", player(event.seat), both)
        case ev.Collected():
            collects = "{} collects {} on {}."
            return text(collects, player(event.seat), known_cards(event.cards), place(event.square))
        case ev.Activated():
            return text("{} activates {}.", player(event.seat), known_card(event.card))
        case ev.Seized():
            taken = known_card(event.card)
            return text("{} takes {} from {}.", player(event.seat), taken, player(event.victim))
        case ev.Hacked():
            takes = "{} takes a card at random from {}."
            return text(takes, player(event.seat), player(event.victim))
        case ev.Retrieved():
            takes = "{} takes {} out of a discard pile."
            return text(takes, player(event.seat), known_card(event.card))
    return None


def discarded(event: ev.Discarded) -> Text:
    cards = known_cards(event.cards)
    if event.seat == NOBODY:
        return text("{} {} discarded.", cards, "is" if len(event.cards) == 1 else "are")
    return text("{} discards {}.", player(event.seat), cards)


# ---------------------------------------------------------------------- tokens on their way


def on_tokens(event: Event) -> Text | None:
    match event:
        case ev.Stepped():
            way = text("from {} to {}", place(event.start), place(event.end))
            if event.seat == NOBODY:
                return text("{} goes {}.", token(event.token), way)
            return text("{} moves {} {}.", player(event.seat), token(event.token), way)
        case ev.Swapped():
            one, other = token(event.one), token(event.other)
            return text("{} lets {} and {} swap squares.", player(event.seat), one, other)
        case ev.Fell():
            falls = "Byoop! {} falls through the floor on {}."
            return text(falls, token(event.token), place(event.square))
        case ev.Landed():
            return text("{} lands on {}.", token(event.token), place(event.square))
        case ev.Stood():
            stays = "{} does not fall through the floor on {}."
            return text(stays, token(event.token), place(event.square))
        case ev.TakenOff():
            return text("{} is taken off the Grid for now.", token(event.token))
        case ev.Approached():
            dice = f"{event.first} and {event.second}"
            near = "{} is as far from either player: the dice show {}, so it goes for {}."
            return text(near, token(event.token), dice, player(event.seat))
    return None


# ---------------------------------------------------------------------- attacks and life


def on_life(event: Event) -> Text | None:
    match event:
        case ev.Played():
            return text("{} plays {}.", player(event.seat), known_card(event.card))
        case ev.Attacked():
            hit, used = tokens(event.tokens) if event.tokens else "nobody", known_card(event.card)
            return text("{} attacks with {} and hits {}.", player(event.seat), used, hit)
        case ev.Shoveled():
            hits = "{} hits {} with a shovel."
            return text(hits, player(event.seat), token(event.token))
        case ev.Delivered():
            uses = "{} uses {} as a Remote Control."
            return text(uses, player(event.seat), known_card(event.card))
        case ev.SetOff():
            return set_off(event)
        case ev.Exploded():
            return text("{} on {} explodes.", known_card(event.card), place(event.square))
        case ev.Lost():
            lose = "loses a Life Gizmo" if len(event.tokens) == 1 else "lose a Life Gizmo each"
            return text("{} {}.", tokens(event.tokens), lose)
        case ev.Saved():
            saves = "{} saves {} from losing a Life Gizmo."
            return text(saves, known_card(event.card), token(event.token))
        case ev.Zombified():
            return text("{} becomes a Zomboid.", token(event.token))
        case ev.Stole():
            thief, victim = token(event.thief), token(event.victim)
            return text("{} steals a Life Gizmo from {} and is Living again.", thief, victim)
    return None


def set_off(event: ev.SetOff) -> Text:
    way = "" if event.direction == NOWHERE else f" {DIRECTIONS[event.direction]}"
    sentry, there = known_card(event.card), place(event.square)
    hit = tokens(event.tokens) if event.tokens else "nobody"
    fires = "{} sets off {} on {}: it fires{} and hits {}."
    return text(fires, player(event.seat), sentry, there, way, hit)


# ---------------------------------------------------------------------- the e-Shoppe and Buddies


def shopping(event: Event) -> Text | None:
    match event:
        case ev.Bought():
            return bought(event)
        case ev.Dealt():
            return text("The e-Shoppe displays {}.", known_card(event.dlc))
        case ev.PutUnder():
            return text("{} puts {} DLC under their deck.", player(event.seat), event.cards)
        case ev.Hugged():
            puts = "{} sets the Huggly Muggly on {}."
            return text(puts, player(event.seat), token(event.token))
        case ev.Rolling():
            if event.start == NOWHERE:
                sets = "{} sets the Rollerskate down on {}."
                return text(sets, player(event.seat), place(event.end))
            return text("The Rollerskate goes from {} to {}.", place(event.start), place(event.end))
        case ev.BuggyMoved():
            return text("The Buggy Buddy stands on {} now.", place(event.square))
        case ev.BuoyMoved():
            if event.square == NOWHERE:
                return text("The Zombuoy is off the Grid.")
            return text("The Zombuoy stands on {} now.", place(event.square))
    return None


def bought(event: ev.Bought) -> Text:
    paid = [text("{}", known_card(card)) for card in event.cards]
    if event.bank:
        paid.append(text("{} from the bank", some(event.bank, "Life Gizmo")))
    if event.token:
        paid.append(text("{} from the token", some(event.token, "Life Gizmo")))
    return text("{} buys {} for {}.", player(event.seat), known_card(event.dlc), joined(paid))


# ---------------------------------------------------------------------- the Grid, and the game


def around(event: Event) -> Text | None:
    match event:
        case ev.TurnBegan():
            return text("Round {}: {}'s turn.", event.round, player(event.seat))
        case ev.Removed():
            removed = known_card(event.card)
            return text("{} removes {} from {}.", player(event.seat), removed, place(event.square))
        case ev.Slid():
            way = text("from {} to {}", place(event.start), place(event.end))
            return text("{} slides {} {}.", player(event.seat), known_card(event.card), way)
        case ev.RoundEnded():
            quiet = some(event.quiet, "complete round")
            since = f", {quiet} in a row without a loss" if event.quiet else ""
            return text("The round is over{}.", since)
        case ev.GameEnded():
            return ended(event)
    return None


def ended(event: ev.GameEnded) -> Text:
    """GG-249, GG-250, GG-264, GG-268, GG-290."""
    why = "The show is canceled" if event.rule in (STALLED, SOLO_STALLED) else "The game is over"
    winners = joined([player(seat) for seat in event.winners])
    if not event.winners:
        return text("{}, and nobody wins.", why)
    if len(event.winners) > 1:
        return text("{}: a draw between {}.", why, winners)
    return text("{}: {} wins.", why, winners)
