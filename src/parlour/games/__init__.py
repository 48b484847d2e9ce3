"""One folder, one game. Folders are found, never listed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parlour.contract.box import Box


def shelf(extra: Iterable[Path] = ()) -> dict[str, Box[Any]]:
    """Every game by name: the folders beside this file, and those below the `extra` folders."""
    folders = [str(Path(__file__).parent), *map(str, extra)]
    __path__.extend(folder for folder in folders if folder not in __path__)
    boxes: dict[str, Box[Any]] = {}
    for found in pkgutil.iter_modules(folders):
        if found.ispkg:
            box: Box[Any] = importlib.import_module(f"{__name__}.{found.name}").GAME
            boxes[box.name] = box
    return dict(sorted(boxes.items()))
