"""Codes for tables, and the secrets by which browsers hold their seats."""

from __future__ import annotations

import hashlib
import re
import secrets

WORDS = tuple(
    word
    for line in (
        "amber anchor apple arrow aspen badger bamboo basil beacon birch bison bramble brook",
        "candle canyon cedar cherry cinder clover cobalt comet copper coral cotton cricket",
        "crystal daisy ember falcon fennel fern fiddle flint forest fossil garnet ginger glacier",
        "granite harbor hazel heron honey indigo iris ivory ivy jasper juniper kettle lagoon",
        "lantern laurel lemon lilac linen lotus magnet mango maple marble meadow mellow mint",
        "mosaic nectar nutmeg oak olive onyx opal orchid otter paper pebble pepper pine plum",
        "pollen poppy quartz quill raven reef river robin rowan saffron sage sorrel spruce sunset",
        "tangle thistle thyme timber topaz tulip umber velvet violet walnut willow winter wren",
        "yarrow zephyr",
    )
    for word in line.split()
)
CODE = re.compile(r"[A-Z]{3,12}-[0-9]{2,4}")
NAME_LENGTH = 24


def new_code() -> str:
    """Readable and easy to say, like MAPLE-4207; rare enough not to be guessed by chance."""
    return f"{secrets.choice(WORDS).upper()}-{secrets.randbelow(9000) + 1000}"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What the server keeps of a token: it can recognise it, and not give it away."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it may be shown: one line of visible characters, not too long."""
    visible = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(visible.split())[:NAME_LENGTH]
