"""Compile the kernel and every game's rules with mypyc: the same program, several times faster.

    python scripts/compile.py [DEST]

DEST (build/compiled unless given) becomes a copy of src/parlour in which the modules named by
COMPILED are extension modules; `PYTHONPATH=build/compiled` runs it. The sources stay beside them, for
tracebacks, but are not what runs, which is why this never happens inside src. Everything compiled
is one mypyc group, so that calls between modules are plain C calls.

Without a C compiler DEST is a plain copy, and one line says so: the program is whole without it.
A module that mypyc rejects is an error: it means that our code is no longer fit to be compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = "parlour"
COMPILED = (
    *("kernel/values.py", "kernel/luck.py", "kernel/agenda.py"),
    *("games/*/cards.py", "games/*/table.py", "games/*/moves.py", "games/*/events.py"),
    *("games/*/rules.py", "games/*/rules/*.py"),
)
MARKER = "compiled.json"  # in DEST: whether it is compiled, and from what
OPT_LEVEL = "3"
PROBE = "#include <Python.h>\nint main(void) { return Py_IsInitialized(); }\n"


def modules(source: Path) -> list[Path]:
    """What is to be compiled, relative to `source`; an `__init__` only ties a package together."""
    found = {path for pattern in COMPILED for path in (source / PACKAGE).glob(pattern)}
    return sorted(path.relative_to(source) for path in found if path.name != "__init__.py")


def build(dest: Path, source: Path = SOURCE) -> bool:
    """Make `dest` the compiled copy of `source`, or a plain one; True if it is compiled."""
    stamp = _stamp(source)
    marker = dest / MARKER
    made = json.loads(marker.read_text(encoding="utf-8")) if marker.exists() else {}
    if dest.exists() and any(dest.iterdir()) and not made:
        raise SystemExit(f"compile: {dest} holds something else; name another folder")
    fresh = made.get("compiled") is True and made["stamp"] == stamp
    _copy(source, dest, keep_extensions=fresh)
    if fresh:
        _say("nothing to do")
        return True
    marker.write_text('{"compiled": false}', encoding="utf-8")  # should what follows fail
    missing = _no_compiler()
    if missing:
        _say(f"no working C compiler, so {PACKAGE} stays plain Python ({missing})")
        return False
    began = perf_counter()
    paths = modules(source)
    _compile(dest, paths)
    marker.write_text(json.dumps({"compiled": True, "stamp": stamp}), encoding="utf-8")
    _say(f"{len(paths)} modules compiled in {perf_counter() - began:.0f} s")
    return True


def extensions(dest: Path) -> list[Path]:
    """The extension modules in `dest`, relative to it."""
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path.relative_to(dest) for path in dest.rglob(f"*{suffix}"))


def _say(line: str) -> None:
    print(f"compile: {line}", file=sys.stderr)


def _stamp(source: Path) -> str:
    """Changes with whatever decides what the compiled modules are.

    What is compiled may import from kernel and games only, and mypyc looks into what is imported.
    """
    tools = [sys.version, version("mypy"), OPT_LEVEL, *map(str, modules(source))]
    digest = hashlib.sha256("\n".join(tools).encode())
    for folder in ("kernel", "games"):
        for path in sorted((source / PACKAGE / folder).rglob("*.py")):
            if "tests" not in path.parts:
                digest.update(str(path.relative_to(source)).encode() + path.read_bytes())
    return digest.hexdigest()


def _copy(source: Path, dest: Path, keep_extensions: bool) -> None:
    """Bring `dest` up to date with `source`, and leave nothing else there but the extensions."""
    kept = {dest / path for path in extensions(dest)} if keep_extensions else set()
    kept.add(dest / MARKER)
    for old in _files(dest):
        if old not in kept:
            old.unlink()
    shutil.copytree(
        source / PACKAGE,
        dest / PACKAGE,
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        dirs_exist_ok=True,
    )


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _no_compiler() -> str:
    """Why nothing can be compiled here, or nothing."""
    try:
        from setuptools._distutils import ccompiler
        from setuptools._distutils.sysconfig import customize_compiler
    except ImportError as error:
        return str(error)
    with TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text(PROBE, encoding="utf-8")
        try:
            compiler: Any = ccompiler.new_compiler()
            customize_compiler(compiler)
            include = sysconfig.get_path("include")
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=[include])
        except Exception as error:  # each compiler fails in its own way
            return str(error)
    return ""


def _compile(dest: Path, paths: list[Path]) -> None:
    """Turn `paths`, in the copy at `dest`, into extension modules beside their sources."""
    import setuptools  # before mypyc, which builds with what it finds
    from mypyc.build import mypycify

    with TemporaryDirectory() as scratch, chdir(dest):
        options = ["--config-file=", "--strict", "--explicit-package-bases"]
        options.append(f"--cache-dir={scratch}/mypy")
        parts = mypycify(
            [*options, *map(str, paths)],
            opt_level=OPT_LEVEL,
            debug_level="0",
            group_name=PACKAGE,
            target_dir=f"{scratch}/c",
        )
        command = setuptools.Distribution({"ext_modules": parts}).get_command_obj("build_ext")
        command.build_lib = "."
        command.build_temp = f"{scratch}/o"
        command.ensure_finalized()
        command.run()


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("dest", nargs="?", type=Path, default=ROOT / "build" / "compiled")
    build(parser.parse_args().dest.resolve())


if __name__ == "__main__":
    main()
