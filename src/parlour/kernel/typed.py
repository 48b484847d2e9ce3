"""Words that people type: cleaned and bounded in one place, for moves and for chat."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 500  # characters, once they are clean
SPACES: Final = ("Zs", "Zl", "Zp")
GAPS: Final = "\t\n\r\v\f"  # control characters that part words
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co")  # controls, turned lines, half characters


def clean(typed: str) -> str:
    """The same words in one way of writing, with single spaces, and nothing that cannot be seen."""
    if len(typed) > 8 * LONGEST:
        return typed[: LONGEST + 1]  # too long whatever it holds; to clean it might take for ever
    if typed.isascii() and typed.isprintable() and "  " not in typed:
        return typed.strip()
    kept: list[str] = []
    for sign in unicodedata.normalize("NFC", typed):
        kind = unicodedata.category(sign)
        if kind in SPACES or sign in GAPS:
            kept.append(" ")
        elif kind not in UNSEEN and ord(sign) & 0xFFFE != 0xFFFE:  # which is no character at all
            kept.append(sign)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def is_clean(typed: str) -> bool:
    """Whether these are words as `clean` leaves them, and no more than can be read."""
    return len(typed) <= LONGEST and clean(typed) == typed
