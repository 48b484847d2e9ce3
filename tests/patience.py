"""How long a test waits for what is to come. It says nothing about how quick anything has to be."""

from __future__ import annotations

import asyncio
import inspect
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 180.0  # seconds until a test gives up: only a test that fails comes so far
GLANCE: Final = 0.01  # seconds between two looks at what tells nobody when it changes


async def eventually(fits: Callable[[], object]) -> None:
    """Wait until it is so, however slow the machine is; `fits` may have to be awaited."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = fits()
            if await found if inspect.isawaitable(found) else found:
                return
            await asyncio.sleep(GLANCE)


def wait_until(fits: Callable[[], object]) -> None:
    """The same where nothing else is to go on meanwhile."""
    until = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < until, "it never came to be so"
        time.sleep(GLANCE)


@contextmanager
def or_else(give_up: Callable[[], object]) -> Iterator[None]:
    """For what waits in a way that knows no limit, such as for a line of another process."""
    timer = threading.Timer(PATIENCE, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
