"""The rules that a clue is refused by, by name."""

from __future__ import annotations

from typing import Final

CLUE_LENGTH: Final = "GL-48"
AXIS_WORDS: Final = "GL-50"
NO_SYNONYMS: Final = "GL-51"
NO_NUMBERS: Final = "GL-52"
NO_COORDINATES: Final = "GL-53"
CLUE_TEXT: Final = "GL-131"
