"""Who sees what (GG-57 to GG-59, GG-274, GG-275), and worlds that would look the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from parlour.contract import View
from parlour.games.gadget_grid import moves, table
from parlour.games.gadget_grid.cards import (
    ATTACK,
    ENVIRONMENT,
    EQUIPMENT,
    SETUP,
    WIDGET,
    card_set,
)
from parlour.games.gadget_grid.rules import (
    acting,
    arriving,
    asides,
    attacking,
    buddies,
    buying,
    challenge,
    choices,
    falling,
    generation,
    harm,
    march,
    moving,
    placing,
    rolling,
    scaring,
    setup,
    striking,
    supply,
    turn,
    using,
    zombs,
)
from parlour.games.gadget_grid.rules.footing import allowance, steps_left
from parlour.games.gadget_grid.rules.setup import dlc_in_play
from parlour.games.gadget_grid.rules.turn import SOLO_STALL_TURNS, STALL_ROUNDS
from parlour.games.gadget_grid.table import (
    FIRST_TOKEN,
    NO_CARD,
    NOBODY,
    Character,
    HouseRules,
    Table,
)
from parlour.games.gadget_grid.this_turn import ThisTurn
from parlour.games.gadget_grid.view_types import (
    CharacterView,
    PrivateView,
    PublicView,
    StartDeckView,
)
from parlour.kernel.agenda import Game
from parlour.kernel.codec import agenda_view, from_wire, kinds, load_agenda, to_wire
from parlour.kernel.luck import Luck

KINDS: Final = kinds(
    *(table, moves, acting, arriving, asides, attacking, buddies, buying, challenge, choices),
    *(falling, generation, harm, march, moving, placing, rolling, scaring, setup, striking),
    *(supply, turn, using, zombs),
)


PAYING: Final = (buying.Purchase.__name__, buying.Settlement.__name__)


def private(g: Game[Table], viewer: int | None) -> PrivateView:
    """GG-58, GG-275. One's own hand, and the DLC that one has put under their deck."""
    t = g.table
    own = t.characters[viewer] if viewer is not None else None
    return {
        "viewer": viewer,
        **agenda_view(g, viewer),
        "hand": own.hand.copy() if own is not None else None,
        "held_back": sorted(own.held_back) if own is not None else [],
        "dlc_known": [
            card if viewer is not None and who == viewer else NO_CARD
            for card, who in zip(t.dlc_deck, t.dlc_known, strict=True)
        ],
    }


def public(g: Game[Table]) -> PublicView:
    """GG-57. What lies open to everybody."""
    t = g.table
    return {
        "house": to_wire(t.house),
        "players": t.players,
        "characters": [character_view(t, character) for character in t.characters],
        "first": t.first,
        "turn": t.turn,
        "round": t.round,
        "quiet": t.quiet,
        "loss": t.loss,
        "stall": 0 if not t.house.stall_rule else SOLO_STALL_TURNS if t.alone else STALL_ROUNDS,
        "now": to_wire(t.now),
        "steps_left": steps_left(t, t.turn),
        "allowance": allowance(t, t.turn),
        "decks": [len(deck) for deck in t.decks],
        "piles": [pile.copy() for pile in t.piles],
        "setup": len(t.setup),
        "unused": len(t.unused),
        "box": t.box.copy(),
        "dlc_deck": len(t.dlc_deck),
        "display": t.display.copy(),
        "start_deck": start_deck_view(t),
        "placing": t.placing.copy(),
        "in_play": t.in_play.copy(),
        "dice": t.dice.copy(),
        "came_down": t.came_down,
        "environments": t.environments.copy(),
        "lying": [pile.copy() for pile in t.lying],
        "zombots": t.zombots.copy(),
        "buggy": t.buggy,
        "skate": t.skate,
        "zombuoy": t.zombuoy,
        "hugs": t.hugs,
        "gone": t.gone,
        "winners": t.winners.copy(),
        "decided_by": t.decided_by,
    }


def character_view(t: Table, character: Character) -> CharacterView:
    return {
        "token": character.token,
        "square": character.square,
        "living": character.living,
        "gizmos": character.gizmos,
        "bank": character.bank,
        "hand": character.hand.copy() if lies_open(t.house, character.living) else None,
        "hand_size": len(character.hand),
        "active": character.active.copy(),
        "dlc": character.dlc.copy(),
        "refuge": character.refuge,
        "footing": character.footing,
        "deck": character.deck,
        "pile": character.pile,
    }


def lies_open(house: HouseRules, living: bool) -> bool:
    """GG-131, GG-R12."""
    return house.open_hands or not living


def start_deck_view(t: Table) -> StartDeckView:
    """What has not been placed yet, by kind; nobody knows the order."""
    cards = t.catalog.cards
    designs = [card for card in t.start_deck if card < FIRST_TOKEN]
    setups = sum([cards[card].category == SETUP for card in designs])
    tokens = sorted([card - FIRST_TOKEN for card in t.start_deck if card >= FIRST_TOKEN])
    return {"setup": setups, "gadgets": len(designs) - setups, "tokens": tokens}


# ---------------------------------------------------------------------- other worlds


def imagine(seen: View, luck: Luck) -> Game[Table]:
    """GG-58. The unseen cards are dealt anew: decks, hands, and what is not in this game."""
    house: HouseRules = from_wire(seen["house"], KINDS)
    now: ThisTurn = from_wire(seen["now"], KINDS)
    characters = [known_character(seen, seat) for seat in range(len(seen["characters"]))]
    t = Table(
        house=house,
        players=seen["players"],
        characters=characters,
        first=seen["first"],
        turn=seen["turn"],
        round=seen["round"],
        quiet=seen["quiet"],
        loss=seen["loss"],
        now=now,
        decks=[[], []],
        piles=[pile.copy() for pile in seen["piles"]],
        setup=[],
        unused=[],
        box=seen["box"].copy(),
        dlc_deck=seen["dlc_known"].copy(),
        dlc_known=[seen["viewer"] if card != NO_CARD else NOBODY for card in seen["dlc_known"]],
        display=seen["display"].copy(),
        start_deck=[],
        placing=seen["placing"].copy(),
        in_play=seen["in_play"].copy(),
        dice=seen["dice"].copy(),
        came_down=seen["came_down"],
        environments=seen["environments"].copy(),
        lying=[pile.copy() for pile in seen["lying"]],
        zombots=seen["zombots"].copy(),
        buggy=seen["buggy"],
        skate=seen["skate"],
        zombuoy=seen["zombuoy"],
        hugs=seen["hugs"],
        gone=seen["gone"],
        winners=seen["winners"].copy(),
        decided_by=seen["decided_by"],
    )
    deal_setup(t, seen, luck)
    deal_gadgets(t, seen, luck)
    deal_dlc(t, luck)
    t.start_deck += [FIRST_TOKEN + token for token in seen["start_deck"]["tokens"]]
    luck.shuffle(t.start_deck)
    return Game(t, luck, load_agenda(seen["agenda"], KINDS))


def known_character(seen: View, seat: int) -> Character:
    told = seen["characters"][seat]
    own = seat == seen["viewer"]
    hand: list[int] = seen["hand"] if own else told["hand"] or promised(seen, seat)
    return Character(
        told["token"],
        told["square"],
        told["gizmos"],
        told["bank"],
        hand.copy(),
        told["active"].copy(),
        told["dlc"].copy(),
        seen["held_back"].copy() if own else [],
        told["refuge"],
        told["footing"],
        told["deck"],
        told["pile"],
    )


def promised(seen: View, seat: int) -> list[int]:
    """GG-R72. What is known of a hidden hand: the cards that its owner is just paying with."""
    found: list[int] = []
    for frame in seen["agenda"]:
        if frame["kind"] in PAYING and frame["seat"] == seat:
            found += frame["cards"]
            if frame["coupon"]:
                cards = card_set(seen["house"]["cards"]).cards.values()
                found += [card.number for card in cards if card.does == "coupon"][:1]
    return found


def unseen(t: Table, categories: Iterable[int], luck: Luck) -> list[int]:
    """The cards of these categories that are nowhere to be seen, shuffled."""
    left = Counter(t.catalog.copies_of(*categories))
    everywhere = [*t.box, *t.placing, *t.in_play, *t.environments]
    for pile in (*t.piles, *t.lying):
        everywhere += pile
    for character in t.characters:
        everywhere += character.hand + character.active
    left.subtract([card for card in everywhere if card in left])
    cards = sorted(left.elements())
    luck.shuffle(cards)
    return cards


def deal_setup(t: Table, seen: View, luck: Luck) -> None:
    cards = unseen(t, (SETUP,), luck)
    t.setup = [cards.pop() for _ in range(seen["setup"])]
    t.unused = [cards.pop() for _ in range(seen["unused"])]
    t.start_deck = cards


def deal_gadgets(t: Table, seen: View, luck: Luck) -> None:
    """Hidden hands first: nobody holds both kinds of axes (GG-208)."""
    cards = unseen(t, (WIDGET, EQUIPMENT, ATTACK, ENVIRONMENT), luck)
    kinds_of = t.catalog.cards
    for character, told in zip(t.characters, seen["characters"], strict=True):
        hand = character.hand
        while len(hand) < told["hand_size"]:
            fit = [i for i in range(len(cards)) if may_hold(t, hand, cards[i])]
            hand.append(cards.pop(fit[-1] if fit else len(cards) - 1))
        hand.sort()
    assert all(not kinds_of[card].environment for c in t.characters for card in c.hand)
    t.start_deck += [cards.pop() for _ in range(seen["start_deck"]["gadgets"])]
    first, second = seen["decks"]
    t.decks = [cards[:first], cards[first : first + second]]


def may_hold(t: Table, hand: list[int], card: int) -> bool:
    """What may lie in a hand: no Environments, and axes of one kind."""
    cards = t.catalog.cards
    if cards[card].environment:
        return False
    axes = [other for other in hand if cards[other].does == "axe"]
    return cards[card].does != "axe" or axes.count(card) == len(axes)


def deal_dlc(t: Table, luck: Luck) -> None:
    owned = [card for character in t.characters for card in character.dlc]
    known = {*owned, *t.display, *t.dlc_deck}
    cards = [card for card in dlc_in_play(t.catalog, t.players) if card not in known]
    luck.shuffle(cards)
    t.dlc_deck = [card if card != NO_CARD else cards.pop() for card in t.dlc_deck]
