"""The types of the client are those of the server."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "web_types.py"


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load_script()


class Inner(msgspec.Struct):
    """Something small."""

    words: dict[str, list[int | None]]


class Outer(msgspec.Struct, tag_field="type", tag="outer"):
    inner: Inner
    many: list[Inner] = []  # None is not among them


def test_the_written_types_are_up_to_date() -> None:
    assert script.WRITTEN.read_text("utf-8") == script.typescript()
    checked = subprocess.run([sys.executable, SCRIPT, "--check"], check=False)
    assert checked.returncode == 0


def test_stale_types_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "WRITTEN", tmp_path / "messages.ts")
    monkeypatch.setattr(sys, "argv", ["web_types.py", "--check"])
    assert script.main() == 1
    (tmp_path / "messages.ts").write_text("// other", encoding="utf-8")
    assert script.main() == 1
    assert "messages.ts is stale" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["web_types.py"])
    assert script.main() == 0
    monkeypatch.setattr(sys, "argv", ["web_types.py", "--check"])
    assert script.main() == 0


def test_a_class_becomes_an_interface_with_its_remarks() -> None:
    outer, inner = script.kinds.multi_type_info([Outer, Inner])
    assert script.interface(inner, always=True).splitlines() == [
        "/** Something small. */",
        "export interface Inner {",
        "  words: Record<string, (number | null)[]>;",
        "}",
    ]
    assert script.interface(outer, always=False).splitlines() == [
        "export interface Outer {",
        '  type: "outer";',
        "  inner: Inner;",
        "  /** null is not among them */",
        "  many?: Inner[];",
        "}",
    ]


def test_every_message_is_in_the_union_of_its_side() -> None:
    text = script.typescript()
    (_, from_client, from_server) = text.split("\nexport type ")
    for module_class in vars(script.messages).values():
        if not isinstance(module_class, type):
            continue
        for side, union in (("FromClient", from_client), ("FromServer", from_server)):
            base = getattr(script.messages, side)
            if issubclass(module_class, base) and module_class is not base:
                assert f"| {module_class.__name__}" in union
