"""The tests of the board have a browser."""

from tests.e2e.fixtures import browser, house, launched, visitors

__all__ = ["browser", "house", "launched", "visitors"]
