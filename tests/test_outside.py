"""Which tests are run again and again, by `make steady`."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from tests.outside import needs_the_world, reaches_out


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """A file with tests, which has nothing in it yet."""
    made = ModuleType(f"games.new.tests.{request.node.name}")
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


def named(name: str) -> type:
    return type("Something", (), {"__module__": name})


def test_a_test_of_rules_alone_is_not_among_them(request: pytest.FixtureRequest) -> None:
    assert not needs_the_world(request.node)
    assert request.node.get_closest_marker("outside") is None


def test_a_file_that_imports_sockets_is(module: ModuleType) -> None:
    vars(module)["anything"] = ModuleType("socket")
    assert reaches_out(module.__name__)


def test_a_file_that_takes_something_from_such_a_file_is(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = ModuleType("games.new.tests.harness")
    vars(harness)["Client"] = named("websockets.asyncio.client")
    monkeypatch.setitem(sys.modules, harness.__name__, harness)
    vars(module)["table"] = named(harness.__name__)
    assert reaches_out(module.__name__)


def test_what_the_program_uses_in_turn_does_not_count_but_what_it_is_does(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    near, far = ModuleType("parlour.near"), ModuleType("parlour.far")
    monkeypatch.setitem(sys.modules, near.__name__, near)
    monkeypatch.setitem(sys.modules, far.__name__, far)
    vars(far)["Popen"] = named("subprocess")
    vars(near)["simulate"] = named(far.__name__)
    vars(module)["play"] = named(near.__name__)
    assert not reaches_out(module.__name__)
    reaches_out.cache_clear()
    vars(module)["simulate"] = named(far.__name__)
    assert reaches_out(module.__name__)


def test_files_that_take_from_each_other_are_looked_at_once(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = ModuleType("games.new.tests.other")
    monkeypatch.setitem(sys.modules, other.__name__, other)
    vars(module)["other"], vars(other)["first"] = other, module
    assert not reaches_out(module.__name__)
    reaches_out.cache_clear()
    vars(other)["anything"] = ModuleType("socket")
    assert reaches_out(module.__name__)
    assert reaches_out(other.__name__)
