"""Accessibility of a page, as axe-core judges it."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Page
from tests.e2e.chromium import ROOT
from tests.e2e.tables import settled

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def violations(page: Page, stop: str) -> list[str]:
    """What is grave on the page as it is, in light and in dark."""
    settled(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    faults = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        settled(page)
        found: dict[str, Any] = page.evaluate(RUN)
        faults += [
            f"{stop}, {theme}: {fault['id']} ({fault['help']}) at "
            + "; ".join(str(node["target"][0]) for node in fault["nodes"][:5])
            for fault in found["violations"]
            if fault["impact"] in GRAVE
        ]
    page.emulate_media(color_scheme="light")
    return faults
