"""How a game is played here: the GUIDE.md of its folder, and the pictures beside it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from parlour.contract.box import Box

GUIDE = "GUIDE.md"
PICTURES = "pictures"  # the folder that a guide's pictures are in, and all that is in it is theirs


def folder_of(box: Box[Any]) -> Path:
    """Where a game lives."""
    return Path(str(sys.modules[type(box).__module__].__file__)).parent


def guide_of(box: Box[Any]) -> Path | None:
    """The guide of a game, if it has one."""
    path = folder_of(box) / GUIDE
    return path if path.exists() else None
