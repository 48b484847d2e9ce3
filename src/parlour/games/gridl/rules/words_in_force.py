"""The words on the axes, as they are read."""

from __future__ import annotations

from functools import lru_cache

from parlour.games.gridl.cells import COLUMN, NONE, ROW
from parlour.games.gridl.table import Table
from parlour.games.gridl.word_lists import WordLists, lists_for
from parlour.games.gridl.word_packs import REMEMBERED, pack_named


def word_of(t: Table, number: int) -> str:
    """A word by its number, four a card."""
    return pack_named(t.pack).cards[number // 4][number % 4]


def words_on(t: Table, card: int) -> tuple[int, int]:
    """GL-10. The two words of the side in play; a word is a number, four a card."""
    first = 4 * card + 2 * t.house.navy
    return first, first + 1


def words_drawn(t: Table) -> tuple[str, ...]:
    """Those of the card that a team chooses from, if there is one."""
    return () if t.card == NONE else tuple([word_of(t, n) for n in words_on(t, t.card)])


def words_in_force(t: Table) -> tuple[str, str]:
    """GL-2. One for each axis."""
    return word_of(t, t.words[ROW]), word_of(t, t.words[COLUMN])


def lists_of(t: Table) -> WordLists:
    return lists_of_pack(t.pack)


@lru_cache(maxsize=REMEMBERED)
def lists_of_pack(pack: str) -> WordLists:
    """GL-141. What a pack says of its words, and what is known of them anyway."""
    return lists_for(pack_named(pack))
