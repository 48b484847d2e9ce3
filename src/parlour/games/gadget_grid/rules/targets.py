"""GG-102 to GG-107, GG-278, GG-300. Whom an Attack hits."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.gadget_grid.rules.ids import LIVING_ONLY, MUST_MATTER, NOT_ITS_USER, SEEN
from parlour.games.gadget_grid.rules.sight import OUT_OF_SIGHT
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Table

# What keeps an Attack away.
NOTHING = ""
BLASTS = "blast_proof"  # E09
SENTRIES = "sentry_proof"  # E10


def hit(
    t: Table, seat: int, squares: Sequence[int], kept_away_by: str = NOTHING, itself: bool = True
) -> list[int]:
    """GG-104, GG-105, GG-134, GG-211, GG-212. The tokens on these squares that an attack of this
    player's would hit.

    `itself`: it does not spare the attacker. D13: nobody is hit by both of two Attack Cards.
    """
    found = []
    for other in range(len(t.characters)):
        character = t.characters[other]
        if character.gizmos > 0 and character.square in squares and (itself or other != seat):
            if kept_away_by and t.has(other, kept_away_by) != NO_CARD:
                continue
            found.append(character.token)
    if t.alone:  # GG-245
        found += [token for token in t.zombs() if t.where(token) in squares]
    return [token for token in found if token not in t.now.hit]


def matters(t: Table, seat: int, tokens: Sequence[int]) -> bool:
    """GG-107, GG-R27. A Living opponent, or in the one-player game a Zomb."""
    return any(token != t.characters[seat].token for token in tokens)


def refuse_token(t: Table, seat: int, token: int, found: list[int], least: int) -> str | None:
    """GG-102, GG-104, GG-105. May one token be the target, at these distances?"""
    if token == t.characters[seat].token:
        return NOT_ITS_USER
    owner = t.seat_of(token)
    living = owner != NOBODY and t.characters[owner].living
    if not living and not (t.alone and t.is_zomb(token)):
        return LIVING_ONLY
    distance = found[t.where(token)]
    if distance == OUT_OF_SIGHT or distance < least:
        return SEEN
    return MUST_MATTER if token in t.now.hit else None


def tokens_in_reach(t: Table, seat: int, found: list[int], least: int) -> list[int]:
    """Every token that may be the target at these distances."""
    tokens = [character.token for character in t.characters]
    tokens += [token for token in t.zombs() if token not in tokens] if t.alone else []
    return [token for token in tokens if refuse_token(t, seat, token, found, least) is None]


def seats_and_zombs(t: Table, tokens: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Living Characters by seat, who are harmed; and Zombs, which are taken off."""
    seats, zombs = [], []
    for token in tokens:
        owner = t.seat_of(token)
        if owner != NOBODY and t.characters[owner].living:
            seats.append(owner)
        else:
            zombs.append(token)
    return tuple(seats), tuple(zombs)
