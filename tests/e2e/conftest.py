"""Every test here may ask for a browser."""

from tests.e2e.fixtures import browser, house, launched, visitors

__all__ = ["browser", "house", "launched", "visitors"]
