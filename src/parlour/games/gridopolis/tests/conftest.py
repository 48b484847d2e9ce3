"""The tests of the board and of the workshop have a browser."""

from tests.e2e.fixtures import browser, house, visitors

__all__ = ["browser", "house", "visitors"]
