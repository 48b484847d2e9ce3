"""People who look at pages, each with a browser of their own, at a desk or with a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
# Settings that hold until somebody changes them; a blank page keeps none.
SET = """(() => {
  if (location.protocol === 'about:') return;
  localStorage['parlour.settings'] ??= JSON.stringify({ pace: '%s' });
})()"""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


class Visitors:
    """Opens browsers, and hears what goes wrong in them."""

    def __init__(self, browser: Browser, address: str, patience: int) -> None:
        self.browser = browser
        self.address = address
        self.patience = patience
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []

    def arrive(
        self, path: str = "/", size: str = "desktop", pace: str = "off", **options: Any
    ) -> Page:
        """Somebody new, who knows no secrets, opens a page. Nothing moves on it by itself, and what
        happens at once is shown at once.
        """
        settings = {"reduced_motion": "reduce", "accept_downloads": True, **SIZES[size], **options}
        context = self.browser.new_context(base_url=self.address, **settings)
        context.set_default_timeout(self.patience)
        context.add_init_script(SET % pace)
        context.on("console", self._console)
        context.on("weberror", self._error)
        self.contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    def forgive(self, pattern: str) -> None:
        """A test that breaks something on purpose says which complaints belong to it."""
        self.forgiven.append(re.compile(pattern))

    def photograph(self, folder: Path) -> None:
        """Keep what every open page shows."""
        folder.mkdir(parents=True, exist_ok=True)
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / f"{number}.png")

    def leave(self) -> None:
        """Everybody closes their browser."""
        for context in self.contexts:
            context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._trouble(f"{message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._trouble(f"uncaught: {error.error}")

    def _trouble(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self.forgiven):
            self.troubles.append(text)
