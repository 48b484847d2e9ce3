"""The file that a game in play is kept in: after every move it is up to date."""

from __future__ import annotations

import tempfile
from pathlib import Path

from parlour.arena.files import write_file
from parlour.arena.match import Match
from parlour.arena.record import dump

SUFFIX = ".parlour.json"


class Keeping:
    """Keeps one match. If the wanted file cannot be written, another place is sought."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        self.latest = dump(match.record())  # the match after its last whole move
        self.moved = False  # is that news to the file?
        self.safe = True  # there is nothing that could be lost

    def begin(self) -> None:
        """Write the file before the first move; if that fails, it is the caller's affair."""
        write_file(self.path, self.latest)

    def keep(self) -> str:
        """Write down how the match stands; what there is to say about that, if anything."""
        self.latest = dump(self.match.record())
        self.moved = True
        return self.write()

    def write(self) -> str:
        """Write down what is not written yet: after a move, or once more when all is to end."""
        if not self.moved:
            return ""
        try:
            write_file(self.path, self.latest)
        except OSError as error:
            return self.elsewhere(error)
        self.moved, self.safe = False, True
        return ""

    def elsewhere(self, error: OSError) -> str:
        """The game is not lost because a folder or a disk is."""
        refuge = Path(tempfile.gettempdir()) / self.path.name
        trouble = f"{self.path} cannot be written ({error.strerror})"
        try:
            refuge = unused(refuge)
            write_file(refuge, self.latest)
        except OSError:
            said_before, self.safe = not self.safe, False
            return "" if said_before else f"{trouble}: the game is not kept. Try: save FILE"
        self.path, self.moved, self.safe = refuge, False, True
        return f"{trouble}: the game is now kept in {refuge}."

    def move_to(self, name: str) -> str:
        """From now on keep the game in the file of that name, which must not exist yet."""
        try:
            path = Path(name).expanduser()
            if path != self.path and path.exists():
                return f"{path} exists already; choose another name."
            write_file(path, self.latest)
        except OSError as error:
            return f"Not kept: {name!r}: {error.strerror}"
        except (ValueError, RuntimeError) as error:  # this is no path at all, or nobody's home
            return f"Not kept: {name!r}: {error}"
        self.path, self.moved, self.safe = path, False, True
        return f"Kept in {path}."


def unused(path: Path) -> Path:
    """The path, or the first like it that no file has yet: game.json, game-2.json, ..."""
    stem = path.name.removesuffix(SUFFIX)
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{stem}-{number}{SUFFIX}")
    return found
