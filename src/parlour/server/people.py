"""Codes for tables, and the secrets by which browsers hold their seats."""

from __future__ import annotations

import hashlib
import re
import secrets

from parlour.server.words import WORDS

CODE = re.compile(r"[A-Z]{3,12}-[0-9]{2,5}")
FIRST_NUMBER, NUMBERS = 10_000, 90_000  # of five digits
NAME_LENGTH = 24


def new_code() -> str:
    """Readable and easy to say, like MAPLE-42071; too many of them to be found by trying."""
    return f"{secrets.choice(WORDS).upper()}-{secrets.randbelow(NUMBERS) + FIRST_NUMBER}"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What the server keeps of a token: it can recognise it, and not give it away."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it may be shown: one line of visible characters, not too long."""
    visible = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(visible.split())[:NAME_LENGTH]
