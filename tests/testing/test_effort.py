"""Work is counted in calls, and only that of who is watched."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from parlour.testing import effort
from parlour.testing.effort import within_bounds

COLLECTED = 100_000  # lists that hold themselves: garbage is collected many times over


def work(calls: int) -> None:
    with within_bounds():
        for _ in range(calls):
            call()


def call() -> None:
    """Something that can be called."""


@pytest.fixture
def collections() -> Iterator[list[str]]:
    """When garbage has been collected, as somebody hears who is called then."""
    heard: list[str] = []

    def hear(phase: str, info: dict[str, int]) -> None:
        heard.append(phase)

    gc.callbacks.append(hear)
    yield heard
    gc.callbacks.remove(hear)


def test_more_calls_than_the_bound_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "CALLS", 10)
    with pytest.raises(AssertionError, match="not come to an end after 10 calls"):
        work(11)


def test_what_collects_garbage_is_not_counted(
    collections: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "CALLS", 10)  # to leave is some
    with within_bounds() as counted:
        for _ in range(COLLECTED):
            knot: list[object] = []
            knot += [knot]
        met = (counted.calls, len(collections))
    assert met == (0, 0)
    assert gc.isenabled()
    gc.collect()
    assert collections[-1] == "stop"
