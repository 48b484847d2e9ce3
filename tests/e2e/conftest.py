"""Every test here may ask for a browser."""

from tests.e2e.fixtures import browser, house, late, late_house, launched, visitors

__all__ = ["browser", "house", "late", "late_house", "launched", "visitors"]
