"""The browser of the tests: it is found or unpacked on any machine, and it really draws."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.e2e.chromium import ADVICE, SETTING, NoChromium, chromium, launch
from tests.e2e.fixtures import Launched
from tests.e2e.visitors import DESKTOP, PHONE

TRIANGLE = """() => {
  const canvas = document.querySelector("canvas");
  const gl = canvas.getContext("webgl2", { preserveDrawingBuffer: true });
  const shader = (kind, text) => {
    const made = gl.createShader(kind);
    gl.shaderSource(made, "#version 300 es\\nprecision mediump float;" + text);
    gl.compileShader(made);
    return made;
  };
  const program = gl.createProgram();
  gl.attachShader(program, shader(gl.VERTEX_SHADER, `void main() {
    gl_Position = vec4(vec2[3](vec2(-1, -1), vec2(3, -1), vec2(-1, 3))[gl_VertexID], 0, 1);
  }`));
  gl.attachShader(program, shader(gl.FRAGMENT_SHADER,
    "out vec4 color; void main() { color = vec4(0, 1, 0, 1); }"));
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixel = new Uint8Array(4);
  gl.readPixels(150, 75, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return [...pixel];
}"""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine with no browser: nothing is named, nothing is installed."""
    monkeypatch.delenv(SETTING, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))


def test_a_page_with_a_3d_canvas_is_drawn(browser: Browser) -> None:
    page = browser.new_page(**DESKTOP)
    page.set_content("<h1>Parlour</h1><canvas width=300 height=150></canvas>")
    assert page.evaluate(TRIANGLE) == [0, 255, 0, 255]
    assert page.get_by_role("heading", name="Parlour").is_visible()
    page.close()


def test_while_it_runs_other_tests_may_have_event_loops_of_their_own(launched: Launched) -> None:
    assert launched.browser.is_connected()
    assert asyncio.run(asyncio.sleep(0, "slept")) == "slept"


def test_letters_have_shapes(browser: Browser) -> None:
    page = browser.new_page(**PHONE)
    page.set_content("<p>Wi</p>")
    written = page.locator("p").screenshot()
    page.set_content("<p>iW</p>")
    assert page.locator("p").screenshot() != written
    page.close()


def test_the_packaged_browser_draws_where_none_is_installed(bare: None, browser: Browser) -> None:
    found = chromium()
    packaged = launch(browser.browser_type, found)
    page = packaged.new_page()
    page.set_content("<canvas width=300 height=150></canvas>")
    assert page.evaluate(TRIANGLE) == [0, 255, 0, 255]
    packaged.close()


def test_an_installed_browser_is_taken_before_the_packaged_one(bare: None, tmp_path: Path) -> None:
    installed = program(tmp_path / "chromium")
    assert chromium().program == installed


def test_a_named_browser_is_taken_before_all_others(
    bare: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "chromium")
    named = program(tmp_path / "my-own")
    monkeypatch.setenv(SETTING, str(named))
    assert chromium().program == named


def test_a_wrong_name_is_told_and_nothing_else_is_taken(
    bare: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "chromium")
    monkeypatch.setenv(SETTING, "no-such-browser")
    with pytest.raises(NoChromium, match="no-such-browser"):
        chromium()


def test_where_there_is_none_one_line_says_what_to_install(bare: None, tmp_path: Path) -> None:
    with pytest.raises(NoChromium) as told:
        chromium(package=tmp_path / "missing", cache=tmp_path)
    assert str(told.value) == ADVICE
    assert "\n" not in ADVICE


def program(path: Path) -> Path:
    path.write_text("#!/bin/sh\n", "utf-8")
    path.chmod(0o755)
    return path
