"""GG-74, GG-79. What may be done with each kind of Widget, and what that would change."""

from __future__ import annotations

from typing import Final

from parlour.games.gadget_grid.cards import RUBBLE, SENTRY, WIDGET, Card
from parlour.games.gadget_grid.moves import (
    Aim,
    PlayWidget,
    Push,
    Retrieve,
    Seize,
    Slide,
    Target,
)
from parlour.games.gadget_grid.rules.footing import portals
from parlour.games.gadget_grid.rules.ids import (
    ACTIVE_ONLY,
    BUGGY_BLOCKS,
    HELD,
    HUGGED,
    IMPASSABLE,
    LASSO,
    NO_CONTROL,
    NO_TARGET,
    POCKETS,
    SLIDE_END,
    SLIDES,
    SQUARE_100_RULE,
    SWAP,
    SWAP_GROUND,
    SWAP_SPARES,
    TRACTOR,
    WARP,
    WIDGETS_IN_ACTION,
)
from parlour.games.gadget_grid.rules.sight import distances
from parlour.games.gadget_grid.rules.zombs import refuse_zomb_step, zomb_steps
from parlour.games.gadget_grid.squares import (
    ADJACENT,
    BESIDE,
    EVERY_WAY,
    NOWHERE,
    SQUARE_100,
)
from parlour.games.gadget_grid.table import CHARACTERS, NO_CARD, NOBODY, TOKENS, Table
from parlour.kernel.values import Move

WidgetMove = PlayWidget | Target | Seize | Push | Aim | Slide | Retrieve
BY_ABILITY: Final[dict[str, type[Move]]] = {
    "swap": Target,
    "hack": Target,
    "seize": Seize,
    "lasso": Push,
    "treats": Push,
    "dissolve": Aim,
    "tractor": Aim,
    "slide": Slide,
    "retrieve": Retrieve,
    "draw": PlayWidget,
    "legs": PlayWidget,
    "byoop": PlayWidget,
    "unsubscribe": PlayWidget,
}


def refuse_widget(t: Table, seat: int, move: WidgetMove) -> str | None:
    """In this order: the card, how it is used, and what it is used on."""
    if move.card not in t.characters[seat].hand:
        return HELD
    card = t.catalog.cards[move.card]
    if card.category != WIDGET or type(move) is not BY_ABILITY.get(card.does):
        return WIDGETS_IN_ACTION
    if isinstance(move, Target):
        return (refuse_swap if card.does == "swap" else refuse_hack)(t, seat, move.token)
    if isinstance(move, Seize):
        return refuse_seize(t, seat, move)
    if isinstance(move, Push):
        if card.does == "lasso":
            return refuse_lasso(t, seat, move.token, move.square)
        return refuse_zomb_step(t, seat, move.token, move.square)
    if isinstance(move, Aim):
        if card.does == "dissolve":
            ground = 0 <= move.square < SQUARE_100 and t.environments[move.square] != NO_CARD
            return None if ground else NO_TARGET
        if move.square not in in_beam(t, seat, card):
            return TRACTOR
        return None if t.lying[move.square] else NO_TARGET
    if isinstance(move, Slide):
        return refuse_slide(t, card, move)
    if isinstance(move, Retrieve):
        return None if (move.pile, move.taken) in finds(t) else WARP
    if card.does == "draw":
        return None if cards_left(t) else NO_TARGET
    if card.does == "unsubscribe":
        return None if t.display else NO_TARGET
    return None


def widget_moves(t: Table, seat: int) -> list[Move]:
    """Every way to play a Widget; one that could change nothing is not played (GG-79)."""
    found: list[Move] = []
    for number in dict.fromkeys(t.characters[seat].hand):
        card = t.catalog.cards[number]
        if card.category == WIDGET:
            found += [move for move in ways_to_play(t, seat, card) if may_play(t, seat, move)]
    return found


def may_play(t: Table, seat: int, move: WidgetMove) -> bool:
    return refuse_widget(t, seat, move) is None


def ways_to_play(t: Table, seat: int, card: Card) -> list[WidgetMove]:
    """Those worth asking about; the judge has the last word."""
    number, does = card.number, card.does
    others = [c.token for c in t.characters if c.token != t.characters[seat].token]
    if does == "swap":
        return [Target(number, token) for token in range(TOKENS)]
    if does == "hack":
        return [Target(number, token) for token in others]
    if does == "seize":
        return [
            Seize(number, character.token, taken)
            for character in t.characters
            for taken in character.active
        ]
    if does == "lasso":
        return [Push(number, token, at) for token in others for at in lasso_steps(t, seat, token)]
    if does == "treats":
        return [Push(number, token, at) for token in t.zombs() for at in zomb_steps(t, seat, token)]
    if does == "dissolve":
        return [Aim(number, at) for at in range(100) if t.environments[at] != NO_CARD]
    if does == "tractor":
        return [Aim(number, square) for square in in_beam(t, seat, card)]
    if does == "slide":
        starts = [at for at in range(100) if t.environments[at] != NO_CARD]
        return [Slide(number, at, end) for at in starts for end in slides(t, card, at)]
    if does == "retrieve":
        return [Retrieve(number, pile, taken) for pile, taken in finds(t)]
    return [PlayWidget(number)] if does in BY_ABILITY else []


# ---------------------------------------------------------------------- on tokens


def refuse_swap(t: Table, seat: int, token: int) -> str | None:
    """GG-199, GG-200, GG-R70. Any other token, if both stand where either may."""
    if token == t.characters[seat].token or not 0 <= token < TOKENS:
        return SWAP
    square = t.where(token)
    if square == NOWHERE:
        return SWAP
    if t.alone and t.is_zomb(token):
        return NO_CONTROL
    for at in (square, t.characters[seat].square):
        if at == SQUARE_100:
            return SWAP_GROUND
        if t.ground[at] in (RUBBLE, SENTRY):
            return SWAP_SPARES
    if token == t.hugs and t.is_zomb(token):
        return HUGGED
    return None if square != t.characters[seat].square else NO_TARGET


def refuse_hack(t: Table, seat: int, token: int) -> str | None:
    """W06. Any other player with a card in hand, or laid down."""
    owner = t.seat_of(token)
    return None if owner not in (NOBODY, seat) and t.characters[owner].hand else POCKETS


def refuse_seize(t: Table, seat: int, move: Seize) -> str | None:
    """GG-202. Active Equipment of another Living player."""
    owner = t.seat_of(move.token)
    if owner in (NOBODY, seat) or not t.characters[owner].living:
        return ACTIVE_ONLY
    return None if move.taken in t.characters[owner].active else ACTIVE_ONLY


def lasso_steps(t: Table, seat: int, token: int) -> list[int]:
    """GG-203. Where somebody else's Character may be pulled."""
    return [at for at in one_step_away(t, token) if refuse_pull(t, seat, token, at) is None]


def one_step_away(t: Table, token: int) -> list[int]:
    """GG-203. As a Living Character steps."""
    square = t.where(token)
    if square == NOWHERE:
        return []
    beside = [BESIDE[way][square] for way in EVERY_WAY]
    found = [at for at in beside if at not in (NOWHERE, SQUARE_100)]
    if square in (doors := portals(t)):
        found += [at for at in doors if at != square and at not in found]
    return found


def refuse_lasso(t: Table, seat: int, token: int, square: int) -> str | None:
    owner = t.seat_of(token)
    if owner in (NOBODY, seat) or token >= CHARACTERS:
        return LASSO
    if t.alone and t.is_zomb(token):
        return NO_CONTROL
    return refuse_pull(t, seat, token, square)


def refuse_pull(t: Table, seat: int, token: int, square: int) -> str | None:
    """GG-203; D03, GG-220: a Zomboid is still a Zomb that somebody moves."""
    if square == SQUARE_100:
        return SQUARE_100_RULE
    if square not in one_step_away(t, token):
        return LASSO
    if t.ground[square] in (RUBBLE, SENTRY):
        return IMPASSABLE
    if not t.is_zomb(token):
        return None
    if token == t.hugs:
        return HUGGED
    return BUGGY_BLOCKS if square == t.buggy and t.owner_of("buggy") != seat else None


# ---------------------------------------------------------------------- on the ground


def in_beam(t: Table, seat: int, card: Card) -> list[int]:
    """W12. The squares in sight that are not too far away, nor too near."""
    square = t.characters[seat].square
    found = distances(t, seat, square, EVERY_WAY, card.range, attack=False)
    return [at for at in range(100) if found[at] >= card.least]


def slides(t: Table, card: Card, start: int) -> list[int]:
    """GG-201, W02. Where an Environment may be slid: straight steps, round and past the others."""
    reached, beyond = [start], {start}
    for _ in range(card.steps):
        further = []
        for square in reached:
            for at in ADJACENT[square]:
                if at not in beyond and t.environments[at] == NO_CARD:
                    beyond.add(at)
                    further.append(at)
        reached = further
    return sorted([at for at in beyond if at != start and refuse_slide_end(t, start, at) is None])


def refuse_slide(t: Table, card: Card, move: Slide) -> str | None:
    if not 0 <= move.start < SQUARE_100 or t.environments[move.start] == NO_CARD:
        return NO_TARGET
    if not 0 <= move.end < SQUARE_100:
        return SLIDES
    if move.end in slides(t, card, move.start):
        return None
    return refuse_slide_end(t, move.start, move.end) or SLIDES


def refuse_slide_end(t: Table, start: int, end: int) -> str | None:
    """W02. No card, Zombot or Buddy lies there, and Rubble falls on nobody."""
    if t.environments[end] != NO_CARD or t.lying[end] or t.buddy_at(end):
        return SLIDE_END
    tokens = t.tokens_at(end)
    if any(token >= CHARACTERS for token in tokens):
        return SLIDE_END
    return SLIDE_END if tokens and t.ground[start] == RUBBLE else None


# ---------------------------------------------------------------------- on cards


def finds(t: Table) -> list[tuple[int, int]]:
    """GG-204, W05. What lies in each discard pile, but Environments."""
    cards = t.catalog.cards
    return [
        (pile, card)
        for pile in (0, 1)
        for card in sorted(set(t.piles[pile]))
        if not cards[card].environment
    ]


def cards_left(t: Table) -> bool:
    """GG-56."""
    return any(t.decks) or any(t.piles)
