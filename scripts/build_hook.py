"""A wheel carries the compiled kernel and rules, where they can be compiled.

Editable installs stay interpreted: a compiled module would hide later edits of its source.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Adds what scripts/compile.py makes; without a C compiler the wheel is plain Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
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
