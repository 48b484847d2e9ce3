"""Records as files: never half written, and never more than can be read."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from parlour.arena.record import BadRecord, Record, parse

LARGEST = 1 << 24  # bytes; far more than the longest game takes


def read_file(path: Path) -> Record:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadRecord("the file is too large to be a record of a game")
    return parse(data)


def write_file(path: Path, data: bytes) -> None:
    """Write the file as a whole: it holds what it held before or all of `data`, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as part:
        try:
            part.write(data)
            part.flush()
            os.fsync(part.fileno())
            os.replace(part.name, path)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise
