"""Every test here may ask for a browser."""

from tests.e2e.fixtures import browser, house, visitors

__all__ = ["browser", "house", "visitors"]
