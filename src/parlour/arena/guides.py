"""How a game is played here: the GUIDE.md of its folder, and the pictures beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.contract import Box

GUIDE = "GUIDE.md"
PICTURES = "pictures"  # the folder that a guide's pictures are in, and all that is in it is theirs


def guide_of(box: Box[Any]) -> Path | None:
    """The guide of a game, if it has one."""
    path = box.folder / GUIDE
    return path if path.exists() else None
