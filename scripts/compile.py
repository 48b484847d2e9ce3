"""Compile the kernel, the rules of games, and what draws up views and words, with mypyc.

    python scripts/compile.py [DEST]          make DEST, or bring it up to date
    python scripts/compile.py --ready [DEST]  only say whether it can be used as it is

It is the same program, several times faster. DEST (build/compiled unless given) becomes a copy of
src/parlour in which some modules are extension modules: those named by COMPILED, and those that
a game names in the `compiled.toml` of its folder, if it has one. `PYTHONPATH=build/compiled` runs
it. The sources stay beside them, for tracebacks, and are not what runs; that is why this never
happens inside src.

One call of mypyc compiles everything, so calls from a game into the kernel are C calls, too. The
kernel and each game become one library each: libraries compile side by side, and only those whose
C code has changed compile again.

`--ready` never compiles: where DEST was compiled from the sources as they are now, it is brought up
to date in all else and its name is printed, and otherwise nothing is. `make play` asks that way,
so an engine that is older than its sources never runs.

Without a C compiler DEST is a plain copy, and one line says so: the program is whole without it.
A module that mypyc rejects is an error, as our code has to stay fit for it.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tomllib
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
    *("kernel/values.py", "kernel/text.py", "kernel/luck.py", "kernel/agenda.py"),
    "kernel/codec.py",
    *("arena/match.py", "server/phrases.py", "server/texts.py", "server/reading.py"),
    *("server/rendering.py", "server/audience.py"),
    *("server/live.py", "server/tables.py", "server/clocks.py", "server/decisions.py"),
    *("server/limits.py", "server/outbox.py", "server/websocket_frames.py", "server/connection.py"),
)
APART = ("cli", "testing")  # folders that nothing compiled may import: they come after all others
OF_A_GAME = "compiled.toml"  # in the folder of a game: `modules`, a list of names and patterns
MARKER = "compiled.json"  # in DEST: whether it is compiled, from what, and with what
WORK = ".mypyc"  # in DEST: C code and object files
OPT_LEVEL = "3"
# Functions of one library call each other directly, and can be inlined: nobody replaces them.
FLAGS = ("-fno-semantic-interposition",) if os.name == "posix" else ()
PROBE = "#include <Python.h>\nint main(void) { return Py_IsInitialized(); }\n"


def modules(source: Path) -> list[Path]:
    """What is to be compiled, relative to `source`."""
    package = source / PACKAGE
    found = set().union(*(_meant(package, pattern) for pattern in COMPILED))
    for wanted in sorted(package.glob(f"games/*/{OF_A_GAME}")):
        for pattern in tomllib.loads(wanted.read_text("utf-8"))["modules"]:
            meant = _meant(wanted.parent, pattern)
            if not meant:
                raise SystemExit(f"compile: {wanted} names {pattern}, but there is no such module")
            found |= meant
    return sorted(path.relative_to(source) for path in found)


def _meant(folder: Path, pattern: str) -> set[Path]:
    """The modules of that name; an `__init__` only ties a package together."""
    return {path for path in folder.glob(pattern) if path.name != "__init__.py"}


def build(dest: Path, source: Path = SOURCE) -> bool:
    """Make `dest` the compiled copy of `source`, or a plain one; True if it is compiled."""
    wanted, made = _wanted(source), _made(dest)
    if made is None and dest.exists() and any(dest.iterdir()):
        raise SystemExit(f"compile: {dest} holds something else; name another folder")
    if made is None or made.get("tools") != wanted["tools"]:
        shutil.rmtree(dest, ignore_errors=True)
    _copy(source, dest)
    if made == wanted:
        _say("nothing to do")
        return True
    marker = dest / MARKER
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


def ready(dest: Path, source: Path = SOURCE) -> bool:
    """Whether `dest` was compiled from just this `source`; then it is like it in all else, too."""
    made = _made(dest)
    if made is None or not made["compiled"]:
        return False
    if made != _wanted(source):
        _say(
            "the sources have changed since, so they are used; `make compile` brings it up to date"
        )
        return False
    _copy(source, dest)
    return True


def extensions(dest: Path) -> set[Path]:
    """The extension modules in `dest`, relative to it."""
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    return {path.relative_to(dest) for path in dest.rglob(f"*{suffix}") if WORK not in path.parts}


def _say(line: str) -> None:
    print(f"compile: {line}", file=sys.stderr)


def _wanted(source: Path) -> dict[str, Any]:
    """What the marker says of a copy of this `source` that is compiled and up to date."""
    return {"compiled": True, "sources": _fingerprint(source), "tools": _tools()}


def _made(dest: Path) -> dict[str, Any] | None:
    """What the marker says, if there is one."""
    marker = dest / MARKER
    return json.loads(marker.read_text(encoding="utf-8")) if marker.exists() else None


def _tools() -> str:
    """A change of these makes everything anew."""
    return f"Python {sys.version}, mypyc {version('mypy')}, -O{OPT_LEVEL} {' '.join(FLAGS)}"


def _fingerprint(source: Path) -> str:
    """Changes with all that mypyc sees: what is compiled, and what that may import."""
    digest = hashlib.sha256()
    digest.update("\n".join(map(str, modules(source))).encode())
    for path in sorted((source / PACKAGE).rglob("*.py")):
        within = path.relative_to(source)
        if within.parts[1] not in APART and "tests" not in within.parts:
            digest.update(f"{within}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _copy(source: Path, dest: Path) -> None:
    """Bring `dest` up to date; of what else lies there only what compiling has made stays.

    What is as it should be is not touched: a server may be running from it.
    """
    made = extensions(dest)
    new = {
        path.relative_to(source)
        for path in (source / PACKAGE).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    }
    old = {path.relative_to(dest) for path in (dest / PACKAGE).rglob("*") if path.is_file()}
    _remove(old - new - made, dest)
    for path in new:
        (dest / path).parent.mkdir(parents=True, exist_ok=True)
        if path not in old or not filecmp.cmp(source / path, dest / path, shallow=False):
            shutil.copy2(source / path, dest / path)


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
    parser.add_argument("--ready", action="store_true", help="print DEST if it is up to date")
    arguments = parser.parse_args()
    dest = arguments.dest.resolve()
    if not arguments.ready:
        build(dest)
    elif ready(dest):
        print(dest)


if __name__ == "__main__":
    main()
