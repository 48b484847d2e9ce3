"""The page on the protocol leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from parlour.server import messages
from parlour.server.app import create_app
from parlour.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCES = sorted((ROOT / "src" / "parlour" / "server").rglob("*.py"))
CODE = re.compile(
    r'"((?:message|request|seat|host|move|undo|table|chat|hint|record|replay|server)/[a-z-]+)"'
)


def test_every_route_is_on_the_page() -> None:
    routes = [
        re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        for route in create_app(Settings()).routes
        if isinstance(route, HTTPRoute | WebSocketRoute)
    ]
    ours = [path for path in routes if path.startswith(("/api/", "/healthz"))]
    assert len(ours) > 10
    left_out = [path for path in ours if f"{path}`" not in PAGE and f"{path}?" not in PAGE]
    assert [path for path in left_out if not path.startswith("/api/schema")] == []


def test_every_message_is_on_the_page() -> None:
    kinds = [*get_args(messages.AnyFromClient), *get_args(messages.AnyFromServer)]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(tags) > 20
    assert [tag for tag in tags if f"`{tag}`" not in PAGE] == []


def test_every_error_code_is_on_the_page_and_no_other() -> None:
    told = set(re.findall(r"`([a-z]+/[a-z-]+)`", PAGE.split("## Error codes")[1]))
    used = {code for path in SOURCES for code in CODE.findall(path.read_text("utf-8"))}
    assert len(used) > 20
    assert told == used


def test_every_close_code_is_on_the_page() -> None:
    used = {n for path in SOURCES for n in re.findall(r"code=([0-9]{4})", path.read_text("utf-8"))}
    assert {n for n in used if f"| {n} |" not in PAGE} == set()


@pytest.mark.parametrize("name", Settings._fields)
def test_every_setting_is_on_the_page_with_its_default(name: str) -> None:
    default = Settings._field_defaults[name]
    if isinstance(default, Path) and default.is_absolute():
        default = default.relative_to(ROOT)
    shown = "" if default in ("", ()) else f" `{default}`"
    assert f"| `PARLOUR_{name.upper()}` |{shown} |" in PAGE
