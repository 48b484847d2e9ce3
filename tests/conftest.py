"""The toys can be imported like any game; `shelf()` lists them where their folder is asked for."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from tests.outside import needs_the_world

from parlour.games import shelf

shelf([Path(__file__).parent / "toys"])

# What somebody has set for their own servers and screens is nothing to the tests, nor to the
# programs that these start; only where a browser is may be told.
for setting in [name for name in os.environ if name.startswith("PARLOUR_")]:
    if setting != "PARLOUR_CHROMIUM":
        del os.environ[setting]
for setting in ("FORCE_COLOR", "NO_COLOR"):
    os.environ.pop(setting, None)

# Whoever runs the tests in the background may have signals ignored, and programs started by a
# test would inherit that; these tests send them signals as a terminal does.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
for ignored in (signal.SIGHUP, signal.SIGTERM):
    if signal.getsignal(ignored) is signal.SIG_IGN:
        signal.signal(ignored, signal.SIG_DFL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test needs is found out, and it is marked so, to be chosen or left out by that."""
    for item in items:
        if needs_the_world(item):
            item.add_marker("outside")
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
