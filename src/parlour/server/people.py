"""Codes for tables, and the secrets by which browsers hold their seats."""

from __future__ import annotations

import hashlib
import re
import secrets

from parlour.server.code_words import WORDS

CODE = re.compile(r"[A-Z]{3,12}-[0-9]{2,5}")
FIRST_NUMBER, NUMBERS = 10_000, 90_000  # of five digits
NAME_LENGTH = 24
FRIENDLY = (  # for those who give no name
    "Bold Badger",
    "Clever Crow",
    "Daring Dolphin",
    "Eager Eagle",
    "Fearless Fox",
    "Gentle Goose",
    "Happy Heron",
    "Jolly Jackdaw",
    "Keen Kestrel",
    "Lucky Lynx",
    "Merry Mole",
    "Noble Newt",
    "Patient Panda",
    "Quick Quail",
    "Sunny Swan",
    "Tidy Tern",
    "Witty Wren",
    "Zesty Zebra",
)


def new_code() -> str:
    """Readable and easy to say, like MAPLE-42071; too many of them to be found by trying."""
    return f"{secrets.choice(WORDS).upper()}-{secrets.randbelow(NUMBERS) + FIRST_NUMBER}"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What the server keeps of a token: it can recognize it, and not give it away."""
    return hashlib.sha256(token.encode()).hexdigest()


def friendly_name(token: str, taken: set[str]) -> str:
    """A name for somebody who gives none: if it can be, one that nobody else has."""
    first = int(hashed(token), 16) % len(FRIENDLY)
    in_turn = FRIENDLY[first:] + FRIENDLY[:first]
    return next((name for name in in_turn if name not in taken), in_turn[0])


def clean_name(name: str) -> str:
    """A name as it may be shown: one line of visible characters, not too long."""
    visible = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(visible.split())[:NAME_LENGTH]
