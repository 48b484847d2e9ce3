"""What the judge says of clues, in few words."""

from __future__ import annotations

from parlour.games.gridl.clue_judge import refuse_clue
from parlour.games.gridl.word_lists import WordLists, printed_lists
from parlour.kernel.text import plain

OTHER = "Wobbly"  # a second word on the board that has nothing to do with the clues here


def fault(clue: str, *words: str, lists: WordLists | None = None) -> str | None:
    """The rule that the clue breaks with these words on the board, or None."""
    found = refuse_clue(clue, two(*words), printed_lists() if lists is None else lists)
    return None if found is None else found.rule


def why(clue: str, *words: str) -> str:
    found = refuse_clue(clue, two(*words), printed_lists())
    return "" if found is None else plain(found.because)


def two(first: str = "Loud", second: str = OTHER) -> tuple[str, str]:
    return first, second
