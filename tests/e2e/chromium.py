"""A Chromium for the tests, on any machine and without root.

One that is installed is taken as it is (PARLOUR_CHROMIUM names another). Where there is none, the
npm package `@sparticuz/chromium` has one inside, with its libraries; it is unpacked once.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserType

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "node_modules" / "@sparticuz" / "chromium"
CACHE = ROOT / "build" / "chromium"
SETTING = "PARLOUR_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
ADVICE = (
    "no Chromium for the browser tests: install chromium or google-chrome, "
    f"or name one by {SETTING}, or run `npm ci` for the one inside @sparticuz/chromium"
)
DRAWING = (
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-rasterization",  # plain pages are drawn twice as fast without it
)  # WebGL without a graphics card
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { basename, join } = require("node:path");
const { createBrotliDecompress } = require("node:zlib");
const [into, ...packed] = process.argv.slice(1);
Promise.all(packed.map((path) => pipeline(
  createReadStream(path),
  createBrotliDecompress(),
  createWriteStream(join(into, basename(path, ".br"))),
)));
"""
# The package's own list of font folders names places of the machine that it was made for.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


class NoChromium(Exception):
    """There is none to be had; the message says what to install."""


class Chromium(NamedTuple):
    """A program that draws pages, and how to start it."""

    program: Path
    flags: tuple[str, ...]
    environment: dict[str, str]


def chromium(package: Path = PACKAGE, cache: Path = CACHE) -> Chromium:
    """The one that is named, else one that is installed, else the one in the package."""
    flags = (*DRAWING, *QUIET, *(("--no-sandbox",) if os.geteuid() == 0 else ()))
    named = os.environ.get(SETTING)
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoChromium(f"{SETTING} is {named!r}, which is no program that can be started")
        return Chromium(Path(found), flags, {})
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Chromium(Path(found), flags, {})
    if not (package / "package.json").exists():
        raise NoChromium(ADVICE)
    folder = unpacked(package, cache)
    libraries = os.environ.get("LD_LIBRARY_PATH", "")
    environment = {
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, [str(folder / "lib"), libraries])),
    }
    alone = ("--headless=shell", "--no-zygote", "--no-sandbox")
    return Chromium(folder / "chromium", (*DRAWING, *QUIET, *alone), environment)


def launch(kind: BrowserType, found: Chromium) -> Browser:
    """Start it."""
    return kind.launch(
        executable_path=found.program,
        args=list(found.flags),
        env={**os.environ, **found.environment},
    )


def end(browser: Browser) -> None:
    """Stop it at once: nothing of it is kept, and to close its pages may take many seconds."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    for process in told["processInfo"]:
        if process["type"] == "browser":
            os.kill(process["id"], signal.SIGKILL)
    browser.close()


def unpacked(package: Path, cache: Path) -> Path:
    """The folder with the package's Chromium; whoever comes second waits for the first."""
    version = json.loads((package / "package.json").read_text("utf-8"))["version"]
    folder = cache / version
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            fresh = cache / "unpacking"
            shutil.rmtree(fresh, ignore_errors=True)
            fresh.mkdir()
            unpack(package / "bin", fresh)
            (fresh / "fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
            fresh.rename(folder)
    return folder


def unpack(packed: Path, folder: Path) -> None:
    """Unfold what is packed; Node has the means to do it, Python has not."""
    archives = sorted(map(str, packed.glob("*.br")))
    subprocess.run([node(), "-e", UNPACK, str(folder), *archives], check=True)
    for archive in folder.glob("*.tar"):
        with tarfile.open(archive) as members:
            members.extractall(folder, filter="data")
        archive.unlink()
    (folder / "chromium").chmod(0o755)


def node() -> str:
    """The Node of this environment, else one on the path."""
    found = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    if found is None:
        raise NoChromium("no Node to unpack Chromium with: `make setup` brings one")
    return found
