"""The types of the client are those of the server and of the games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec.inspect import type_info
from scripts import typescript, web_types

from parlour.games import shelf
from parlour.kernel.agenda import Frame
from parlour.kernel.values import Event, Plain
from parlour.server import messages
from parlour.testing.laws import fits

ROOT = Path(__file__).parent.parent


class Inner(msgspec.Struct):
    """Something small."""

    words: dict[str, list[int | None]]


class Outer(msgspec.Struct, tag_field="type", tag="outer"):
    inner: Inner
    many: list[Inner] = []  # None is not among them


class Brief(msgspec.Struct, omit_defaults=True):
    author: str = ""


Spot = Annotated[tuple[int, ...], msgspec.Meta(min_length=3, max_length=3, extra={"alias": "Spot"})]


class Board(TypedDict):
    """Typed as a dict."""

    spots: list[Spot]
    pair: tuple[Literal["up", "down"], Brief]
    frames: list[Annotated[dict[str, Any], msgspec.Meta(extra={"kind": Frame})]]
    last: NotRequired[bool | None]  # False: not yet


class Base(Event):
    """Nothing by itself."""


class Moved(Base):
    """Somebody went."""

    fields: ClassVar[dict[str, str]] = {"way": "[[int*2]]", "who": "str?", "many": "[Plain]"}


class Slept(Base):
    pass


class Open(Frame[Any]):
    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int?"}


class Closed(Frame[Any]):
    fields: ClassVar[dict[str, str]] = {"seat": "int?"}


class Peculiar(Frame[Any]):
    def show(self, viewer: int | None) -> dict[str, Any]:
        return {"half": viewer}


class Whispered(Frame[Any]):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "word": "str?"}

    def show(self, viewer: int | None) -> dict[str, Any]:
        return {"seat": 0} if viewer is None else {"seat": 0, "word": "hush"}


def test_the_written_types_are_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "scripts.web_types", "--check"], cwd=ROOT, check=False
    )
    assert checked.returncode == 0


def test_every_game_with_a_board_has_its_types_beside_it() -> None:
    beside = {path.parent for path in web_types.files() if path.name == "generated.ts"}
    folders = (ROOT / "src" / "parlour" / "games", ROOT / "tests" / "toys")
    assert beside == {web for folder in folders for web in folder.glob("*/web")}


def test_stale_types_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = {tmp_path / "x" / "one.ts": "// one", tmp_path / "two.ts": "// two"}
    monkeypatch.setattr(web_types, "files", lambda: wanted)
    monkeypatch.setattr(sys, "argv", ["web_types.py", "--check"])
    assert web_types.main() == 1
    (tmp_path / "two.ts").write_text("// other", encoding="utf-8")
    assert web_types.main() == 1
    assert "two.ts is stale" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["web_types.py"])
    assert web_types.main() == 0
    monkeypatch.setattr(sys, "argv", ["web_types.py", "--check"])
    assert web_types.main() == 0


@pytest.mark.parametrize("box", shelf().values(), ids=lambda box: box.about.name)
def test_the_pieces_of_a_game_are_what_its_board_expects(box: Any) -> None:
    assert fits(box.page.pieces(), box.page.pieces)


def test_a_class_becomes_an_interface_with_its_remarks() -> None:
    found = typescript.Found()
    found.collect(type_info(Outer))
    outer, inner = found.interfaces["Outer"], found.interfaces["Inner"]
    assert typescript.interface(inner, always=True).splitlines() == [
        "/** Something small. */",
        "export interface Inner {",
        "  words: Record<string, (number | null)[]>;",
        "}",
    ]
    assert typescript.interface(outer, always=False).splitlines() == [
        "export interface Outer {",
        '  type: "outer";',
        "  inner: Inner;",
        "  /** null is not among them */",
        "  many?: Inner[];",
        "}",
    ]


def test_a_typed_dict_becomes_an_interface_of_what_it_is_made_of() -> None:
    found = typescript.Found()
    found.collect(type_info(Board))
    assert [name for name, _ in typescript.in_order(found.interfaces)] == ["Brief", "Board"]
    assert typescript.written(found.aliases["Spot"]) == "[number, number, number]"
    assert found.things == {"Frame": Frame}
    assert typescript.interface(found.interfaces["Board"], always=True).splitlines() == [
        "/** Typed as a dict. */",
        "export interface Board {",
        "  spots: Spot[];",
        '  pair: ["down" | "up", Brief];',
        "  frames: Frame[];",
        "  /** false: not yet */",
        "  last?: boolean | null;",
        "}",
    ]
    assert "author?: string;" in typescript.interface(found.interfaces["Brief"], always=True)


def test_plain_things_become_interfaces_and_a_union() -> None:
    every: list[type[Plain]] = [Event, Base, Moved, Slept, Open, Closed]
    moved, slept, union = typescript.things(Event, every)
    assert moved.splitlines() == [
        "/** Somebody went. */",
        "export interface MovedEvent {",
        '  kind: "Moved";',
        "  way: [number, number][];",
        "  who: string | null;",
        "  many: Record<string, unknown>[];",
        "}",
    ]
    assert slept == 'export interface SleptEvent {\n  kind: "Slept";\n}\n'
    assert union == "export type Event =\n  | MovedEvent\n  | SleptEvent;\n"


def test_of_a_frame_there_is_what_everybody_may_know() -> None:
    assert "seat: number | null;" in typescript.thing(Open, "OpenFrame")
    assert "seat" not in typescript.thing(Closed, "ClosedFrame")
    with pytest.raises(TypeError, match="what Peculiar shows"):
        typescript.thing(Peculiar, "PeculiarFrame")


def test_of_a_frame_that_says_itself_what_it_shows_each_field_may_be_missing() -> None:
    assert typescript.thing(Whispered, "WhisperedFrame").splitlines()[2:-1] == [
        "  seat?: number;",
        "  word?: string | null;",
    ]


def test_every_message_is_in_the_union_of_its_side() -> None:
    text = web_types.of_messages()
    (_, from_client, from_server) = text.split("\nexport type ")
    for module_class in vars(messages).values():
        if not isinstance(module_class, type):
            continue
        for side, union in (("FromClient", from_client), ("FromServer", from_server)):
            base = getattr(messages, side)
            if issubclass(module_class, base) and module_class is not base:
                assert f"| {module_class.__name__}" in union
