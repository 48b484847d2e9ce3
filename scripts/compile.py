"""Compile the kernel, every game's rules, and what draws up views and words, with mypyc.

    python scripts/compile.py [DEST]

It is the same program, several times faster. DEST (build/compiled unless given) becomes a copy of
src/parlour in which the modules named by COMPILED are extension modules, which
`PYTHONPATH=build/compiled` runs. The sources stay beside them, for tracebacks, and are not what
runs; that is why this never happens inside src.

One call of mypyc compiles everything, so calls from a game into the kernel are C calls, too. The
kernel and each game become one library each: libraries compile side by side, and only those whose
C code has changed compile again.

Without a C compiler DEST is a plain copy, and one line says so: the program is whole without it.
A module that mypyc rejects is an error, as our code has to stay fit for it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import sysconfig
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
    *("kernel/values.py", "kernel/luck.py", "kernel/agenda.py", "kernel/codec.py"),
    *("games/*/cards.py", "games/*/lattice.py", "games/*/plan.py", "games/*/table.py"),
    *("games/*/moves.py", "games/*/events.py", "games/*/rules.py", "games/*/rules/*.py"),
    *("games/*/view.py", "games/*/words.py", "games/*/notation.py", "games/*/search/*.py"),
    *("arena/match.py", "server/phrases.py", "server/rendering.py", "server/audience.py"),
    *("server/live.py", "server/tables.py", "server/clocks.py", "server/decisions.py"),
    *("server/limits.py", "server/outbox.py", "server/frames.py", "server/connection.py"),
)
MARKER = "compiled.json"  # in DEST: whether it is compiled, from what, and with what
WORK = ".mypyc"  # in DEST: C code and object files
OPT_LEVEL = "3"
# Functions of one library call each other directly, and can be inlined: nobody replaces them.
FLAGS = ("-fno-semantic-interposition",) if os.name == "posix" else ()
PROBE = "#include <Python.h>\nint main(void) { return Py_IsInitialized(); }\n"


def modules(source: Path) -> list[Path]:
    """What is to be compiled, relative to `source`; an `__init__` only ties a package together."""
    found = {path for pattern in COMPILED for path in (source / PACKAGE).glob(pattern)}
    return sorted(path.relative_to(source) for path in found if path.name != "__init__.py")


def build(dest: Path, source: Path = SOURCE) -> bool:
    """Make `dest` the compiled copy of `source`, or a plain one; True if it is compiled."""
    wanted = {"compiled": True, "sources": _fingerprint(source), "tools": _tools()}
    marker = dest / MARKER
    made: dict[str, Any] = {}
    if marker.exists():
        made = json.loads(marker.read_text(encoding="utf-8"))
    elif dest.exists() and any(dest.iterdir()):
        raise SystemExit(f"compile: {dest} holds something else; name another folder")
    if made.get("tools") != wanted["tools"]:
        shutil.rmtree(dest, ignore_errors=True)
    _copy(source, dest)
    if made == wanted:
        _say("nothing to do")
        return True
    marker.write_text(json.dumps({"compiled": False}), encoding="utf-8")
    compiled = False
    try:
        compiled = _compile(dest, modules(source))
    finally:
        if not compiled:
            _remove(extensions(dest), dest)
    if compiled:
        marker.write_text(json.dumps(wanted), encoding="utf-8")
    return compiled


def extensions(dest: Path) -> set[Path]:
    """The extension modules in `dest`, relative to it."""
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    return {path.relative_to(dest) for path in dest.rglob(f"*{suffix}") if WORK not in path.parts}


def _say(line: str) -> None:
    print(f"compile: {line}", file=sys.stderr)


def _tools() -> str:
    """A change of these makes everything anew."""
    return f"Python {sys.version}, mypyc {version('mypy')}, -O{OPT_LEVEL} {' '.join(FLAGS)}"


def _fingerprint(source: Path) -> str:
    """Changes with all that mypyc sees: what is compiled, and what that may import."""
    digest = hashlib.sha256()
    digest.update(repr(COMPILED).encode())
    for folder in ("kernel", "contract", "games", "arena", "server"):
        for path in sorted((source / PACKAGE / folder).rglob("*.py")):
            if "tests" not in path.parts:
                digest.update(f"{path.relative_to(source)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _copy(source: Path, dest: Path) -> None:
    """Bring `dest` up to date; of what else lies there only what compiling has made stays."""
    made = extensions(dest)
    old = {path.relative_to(dest) for path in (dest / PACKAGE).rglob("*") if path.is_file()}
    _remove(old - made, dest)
    aside = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source / PACKAGE, dest / PACKAGE, ignore=aside, dirs_exist_ok=True)


def _remove(paths: set[Path], dest: Path) -> None:
    for path in paths:
        (dest / path).unlink()


def _compile(dest: Path, paths: list[Path]) -> bool:
    """Turn `paths` of the copy at `dest` into extension modules beside their sources, if we can."""
    missing = _no_compiler()
    if missing:
        _say(f"no working C compiler, so {PACKAGE} stays plain Python ({missing})")
        return False
    import setuptools  # before mypyc, which builds with what it finds
    from mypyc.build import mypycify

    began = perf_counter()
    with TemporaryDirectory() as cache, chdir(dest):
        parts = mypycify(
            ["--config-file=", "--explicit-package-bases", f"--cache-dir={cache}"]
            + [str(path) for path in paths],
            opt_level=OPT_LEVEL,
            debug_level="0",
            separate=_libraries(paths),
            target_dir=f"{WORK}/c",
        )
        for part in parts:
            part.extra_compile_args.extend(FLAGS)
        command: Any = setuptools.Distribution({"ext_modules": parts}).get_command_obj("build_ext")
        command.build_lib = "."
        command.build_temp = f"{WORK}/objects"
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        outputs = {Path(output) for output in command.get_outputs()}
    _remove(extensions(dest) - outputs, dest)  # those of modules that are no more
    _say(f"{len(paths)} modules compiled in {perf_counter() - began:.0f} s")
    return True


def _libraries(paths: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules by library: one for the kernel, one for each game, and so on."""
    found: dict[str, list[str]] = {}
    for path in paths:
        folder = path.parts[2] if path.parts[1] == "games" else path.parts[1]
        found.setdefault(f"{PACKAGE}_{folder}", []).append(str(path))
    return [(members, name) for name, members in found.items()]


def _no_compiler() -> str:
    """Why nothing can be compiled here, or an empty string."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text(PROBE, encoding="utf-8")
        try:
            compiler: Any = ccompiler.new_compiler()
            customize_compiler(compiler)
            include = sysconfig.get_path("include")
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=[include])
        except Exception as error:  # each compiler fails in its own way
            return str(error).splitlines()[0]
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the kernel and the rules with mypyc.")
    parser.add_argument("dest", nargs="?", type=Path, default=ROOT / "build" / "compiled")
    build(parser.parse_args().dest.resolve())


if __name__ == "__main__":
    main()
