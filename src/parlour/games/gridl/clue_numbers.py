"""GL-52, GL-53, GL-R10. Numbers, and what names a place on the grid or on a scale."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from typing import Final

from parlour.games.gridl.clue_text import Part
from parlour.games.gridl.faults import Fault, refusal
from parlour.games.gridl.rules.ids import NO_COORDINATES, NO_NUMBERS
from parlour.games.gridl.word_lists import COMMON
from parlour.kernel.text import text

ROMAN: Final = re.compile(r"(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})")  # from II to XXXIX
LAST_ROMAN: Final = ("i", "v")  # a number only at the end: "Henry V"
COLUMNS: Final = ("b", "c", "d", "e")
LAST_COLUMN: Final = "a"  # elsewhere it is the article


def refuse_numbers(parts: Sequence[Part]) -> Fault | None:
    """GL-52. Wherever it stands, inside a name or a compound too."""
    for part in parts:
        if any(sign.isnumeric() for sign in part.plain):
            told = text("A clue has no digits: {} has to go.", part.typed)
            return refusal(NO_NUMBERS, told)
        if part.plain in COMMON.numbers:
            told = text("{} counts as a number; a clue does without numbers.", part.typed)
            return refusal(NO_NUMBERS, told)
        if ROMAN.fullmatch(part.plain):
            told = text("{} can be read as a Roman numeral; a clue has no numbers.", part.typed)
            return refusal(NO_NUMBERS, told)
    if parts[-1].plain in LAST_ROMAN:
        told = text("{} at the end can be read as a Roman numeral.", parts[-1].typed)
        return refusal(NO_NUMBERS, told)
    return None


def refuse_places(parts: Sequence[Part], inside: Container[int]) -> Fault | None:
    """GL-53. Words for degrees are free `inside` a dictionary compound, letters nowhere."""
    for i in range(len(parts)):
        part = parts[i]
        if part.plain in COLUMNS or (part.plain == LAST_COLUMN and i == len(parts) - 1):
            told = text("{} alone could be a column of the grid; leave it out.", part.typed)
            return refusal(NO_COORDINATES, told)
        if part.plain in COMMON.degrees and i not in inside:
            told = text("{} could name a place on the grid or on a scale.", part.typed)
            return refusal(NO_COORDINATES, told)
    return None
