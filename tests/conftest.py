"""The toys can be imported like any game; `shelf()` lists them where their folder is asked for."""

from __future__ import annotations

from pathlib import Path

from parlour.games import shelf

shelf([Path(__file__).parent / "toys"])
