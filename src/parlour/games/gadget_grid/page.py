"""What the page shows besides the view: what is printed on the cards, and numbers of the game."""

from __future__ import annotations

from typing import Final

from parlour.contract import Outcome, ScorePart, View
from parlour.games.gadget_grid.cards import CATEGORIES, NUMBERS, Card, CardSet, card_set
from parlour.games.gadget_grid.cards import DLC as DLC_CARD
from parlour.games.gadget_grid.piece_types import (
    CardPiece,
    GadgetPieces,
    PricePiece,
    TokenPiece,
)
from parlour.games.gadget_grid.rules.ids import (
    CAPPED,
    SOLO_LOST,
    SOLO_STALLED,
    SOLO_WON,
    STALLED,
    TIE,
)
from parlour.games.gadget_grid.squares import DIRECTIONS
from parlour.games.gadget_grid.table import CHARACTERS, NAMES, TOKENS
from parlour.games.gadget_grid.things import gizmos, some, token_id, token_name
from parlour.games.gadget_grid.this_turn import PHASES
from parlour.kernel.text import Part, Text, joined, player, text

NOT_PRINTED: Final = {"digit": -1}  # what a card has that names no such number; of others it is 0


# ---------------------------------------------------------------------- what never changes


def pieces() -> GadgetPieces:
    cards = card_set("")
    return {
        "cards": [card_piece(cards, card) for card in cards.cards.values()],
        "tokens": [token_piece(number) for number in range(TOKENS)],
        "sentries": list(cards.sentries),
        "directions": list(DIRECTIONS),
        "phases": list(PHASES),
    }


def card_piece(cards: CardSet, card: Card) -> CardPiece:
    return {
        "number": card.number,
        "id": card.id,
        "name": card.name,
        "category": CATEGORIES[card.category],
        "copies": card.copies,
        "does": card.does,
        "short": card.short,
        "text": card.text,
        "flavor": card.flavor,
        "numbers": {
            name: number
            for name in NUMBERS
            if (number := getattr(card, name)) != NOT_PRINTED.get(name, 0)
        },
        "directions": card.directions,
        "fires": card.fires,
        "sentry": card.sentry,
        "price": price_piece(cards, card) if card.category == DLC_CARD else None,
    }


def price_piece(cards: CardSet, card: Card) -> PricePiece:
    named, others = cards.price(card.number)
    return {"named": named, "others": [CATEGORIES[each] for each in others]}


def token_piece(number: int) -> TokenPiece:
    character = number < CHARACTERS
    return {
        "number": number,
        "id": token_id(number),
        "name": token_name(number),
        "full_name": NAMES[number] if character else token_name(number),
        "kind": "character" if character else "zombot",
    }


# ---------------------------------------------------------------------- numbers of a game


def figures(seen: View) -> dict[str, list[int]]:
    """What changes in the course of a game, by seat; what decides it stands first (GG-264)."""
    players = seen["characters"][: seen["players"]]
    return {
        "Life Gizmos": [each["gizmos"] for each in players],
        "bank": [each["bank"] for each in players],
        "cards in hand": [each["hand_size"] for each in players],
        "DLC": [len(each["dlc"]) for each in players],
    }


def breakdown(seen: View) -> list[ScorePart]:
    told = figures(seen)
    return [
        ScorePart("Life Gizmos on the token", "points", told["Life Gizmos"]),
        ScorePart("Life Gizmos in the bank", "count", told["bank"]),
        ScorePart("cards in hand", "count", told["cards in hand"]),
        ScorePart("DLC bought", "count", told["DLC"]),
    ]


# ---------------------------------------------------------------------- how it ended


def tell_result(outcome: Outcome, seen: View) -> Text:
    """GG-264, GG-268, GG-290, and of the one-player game GG-249, GG-250 and GG-287."""
    after = f"after {some(seen['round'], 'round')}"
    if outcome.reason in (SOLO_WON, SOLO_LOST, SOLO_STALLED) or len(outcome.places) == 1:
        return alone(outcome, seen, after)
    if outcome.reason == TIE:
        return tied(seen, after)
    if outcome.reason in (STALLED, CAPPED):
        return stopped(outcome, seen, after)
    winner = outcome.winners[0]
    you = winner == seen["viewer"]
    won = text("{} won {}", "You" if you else player(winner), after)
    return text("{}, the last with a Life Gizmo.", won)


def alone(outcome: Outcome, seen: View, after: str) -> Text:
    who = player(0) if seen["viewer"] is None else text("You")
    ends: dict[str, Part] = {
        SOLO_WON: "no opponent has a Life Gizmo left",
        SOLO_LOST: "the only Life Gizmo is gone",
        SOLO_STALLED: "the show was canceled, as no opponent had lost anything for 30 turns",
        CAPPED: "there was no more time",
    }
    did = "won" if outcome.winners else "lost"
    return text("{} {} {}: {}.", who, did, after, ends[outcome.reason])


def tied(seen: View, after: str) -> Text:
    """GG-268. The draw is the work of whose turn it is."""
    author = seen["turn"]
    if author == seen["viewer"]:
        return text("You are the Tie Fighter: {} nobody was left.", after)
    return text("{} is the Tie Fighter: {} nobody was left.", player(author), after)


def stopped(outcome: Outcome, seen: View, after: str) -> Text:
    """GG-290, GG-R55. The most Gizmos on a token decide; those who have as many draw."""
    most = gizmos(outcome.points[outcome.winners[0]])
    others = [player(seat) for seat in outcome.winners if seat != seen["viewer"]]
    winners: list[Part] = [*(["you"] if seen["viewer"] in outcome.winners else []), *others]
    why = "The show was canceled" if outcome.reason == STALLED else "Time was up"
    if len(winners) == 1:
        return text("{} {}: {} won with {}.", why, after, winners[0], most)
    return text("{} {}: {} drew with {} each.", why, after, joined(winners), most)
