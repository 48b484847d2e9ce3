"""A real terminal: however a game is broken off, what was played is there to go on with."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE, wait_until

from parlour.arena.files import read_file
from parlour.arena.match import take_up
from parlour.contract import Box


class Terminal:
    """A game in a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.keyboard, screen = pty.openpty()
        self.shown = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            cwd=folder,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "50"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(screen)

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def wait_for(self, text: str) -> None:
        """Read on until this has been shown once more."""
        begin = len(self.shown)
        while text not in self.shown[begin:]:
            assert self.read(), self.shown[-2000:]

    def wait_to_be_asked(self) -> None:
        """Until the game waits for a line.

        It says so before it does, and a signal that comes in between is heard at the next line.
        """
        self.wait_for("Player>")
        status = Path(f"/proc/{self.process.pid}/stat")
        wait_until(lambda: status.read_text().rsplit(")", 1)[1].split()[0] == "S")  # it sleeps

    def read(self) -> bool:
        """Read what there is; False if nothing comes any more."""
        if not select.select([self.keyboard], [], [], PATIENCE)[0]:
            return False
        try:
            self.shown += os.read(self.keyboard, 65536).decode(errors="replace")
        except OSError:  # the other side is closed
            return False
        return True

    def stop(self, how: Callable[[], None]) -> int:
        """Stop the game; the code it ends with."""
        how()
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.keyboard)


@pytest.fixture
def terminal(box: Box[Any], tmp_path: Path) -> Iterator[Terminal]:
    """A game in which one move has been made by a person, who is asked again."""
    seats = ["human"] + ["random"] * (box.about.usual_players - 1)
    opened = Terminal(tmp_path, "play", box.about.name, "--seed", "s", "--seats", ",".join(seats))
    try:
        opened.wait_to_be_asked()
        opened.type("1\n")
        opened.wait_to_be_asked()
        yield opened
    finally:
        opened.close()


@pytest.fixture
def kept(box: Box[Any], tmp_path: Path) -> Iterator[Path]:
    """The file of that game; when all is over, it can be gone on with."""
    path = tmp_path / f"{box.about.name}-s.parlour.json"
    yield path
    match = take_up(box, read_file(path))
    assert any(entry.seat == 0 for entry in match.entries)
    assert 0 in match.game.waiting()


def said_last(terminal: Terminal) -> str:
    return terminal.shown.replace("\r", "").strip().splitlines()[-1]


@pytest.mark.parametrize(
    ("keys", "code", "said"),
    [("\x03", 130, "Stopped. Go on with:"), ("\x04", 1, "Error: the input ended. Go on with:")],
    ids=["Ctrl-C", "Ctrl-D"],
)
def test_a_key_that_ends_the_game_keeps_it(
    kept: Path, terminal: Terminal, keys: str, code: int, said: str
) -> None:
    assert terminal.stop(lambda: terminal.type(keys)) == code
    assert said_last(terminal) == f"{said} parlour play --resume {kept.name}"
    assert "Traceback" not in terminal.shown


def test_a_polite_signal_keeps_the_game_and_says_so(kept: Path, terminal: Terminal) -> None:
    assert terminal.stop(terminal.process.terminate) == 130
    assert said_last(terminal).startswith("Stopped. Go on with:")


@pytest.mark.parametrize("name", ["SIGKILL", "SIGHUP"])
def test_a_signal_that_leaves_no_time_takes_no_move_away(
    kept: Path, terminal: Terminal, name: str
) -> None:
    code = terminal.stop(lambda: terminal.process.send_signal(getattr(signal, name)))
    assert code == -getattr(signal, name)
