"""A pytest plugin: `@pytest.mark.rule("ID", ...)` says which rules a test is about."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test is about")
