"""The tests of the board have a browser, those at a server a clock that stands."""

from tests.e2e.fixtures import browser, house, late, late_house, launched, visitors
from tests.server.conftest import standing_clock

__all__ = ["browser", "house", "late", "late_house", "launched", "standing_clock", "visitors"]
