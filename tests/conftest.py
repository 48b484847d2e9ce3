"""The toys can be imported like any game; `shelf()` lists them where their folder is asked for."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from parlour.games import shelf

shelf([Path(__file__).parent / "toys"])

# Whoever runs the tests in the background may have signals ignored, and programs started by a
# test would inherit that; these tests send them signals as a terminal does.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
for ignored in (signal.SIGHUP, signal.SIGTERM):
    if signal.getsignal(ignored) is signal.SIG_IGN:
        signal.signal(ignored, signal.SIG_DFL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for a browser is marked so, to be left out where that is of no use."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
