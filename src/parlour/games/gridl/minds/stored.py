"""Arrays and lists of names, as they lie in the files of data/."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

DATA: Final = Path(__file__).with_name("data")

Arrays = dict[str, npt.NDArray[Any]]


def read_arrays(file: Path) -> Arrays:
    with np.load(file) as stored:
        return {name: stored[name] for name in stored.files}


def as_lines(names: Iterable[str]) -> npt.NDArray[np.uint8]:
    return np.frombuffer("\n".join(names).encode(), np.uint8)


def names_in(lines: npt.NDArray[Any]) -> list[str]:
    return lines.tobytes().decode().split("\n")
