"""How long a test waits for what is to come. It says nothing about how quick anything has to be."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable
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
