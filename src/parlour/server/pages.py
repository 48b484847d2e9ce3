"""The browser's part of the program: files that the build has put into one folder."""

from __future__ import annotations

import gzip
import hashlib
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, route

INDEX = "index.html"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKABLE = {".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".wasm", ".webmanifest"}
HASHED = re.compile(r"assets/.+-[\w-]{8,}\.\w+")  # as the build names what never changes
HOST = re.compile(r"[\w.-]+(:[0-9]+)?|\[[0-9a-fA-F:]+\](:[0-9]+)?")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src {connect}; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
UNBUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>The table is not laid yet</h1>
<p>The browser's part of Parlour has not been built. Run <code>make web</code> and load this page
again.</p></html>
"""


class Page(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # with gzip, where that helps
    kind: str
    tag: str  # changes with the content
    lasting: bool  # its name changes with its content


class Pages:
    """The files by name, held in memory: a path that names none of them leads nowhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built: list[int] = []
        self.files: dict[str, Page] = {}

    def find(self, path: str) -> Page | None:
        """The file of that name; the index for whatever the client itself finds its way in."""
        self.refresh()
        if INDEX not in self.files:
            return None
        if path in self.files:
            return self.files[path]
        if "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException("There is no such file.")
        return self.files[INDEX]

    def refresh(self) -> None:
        """Read the files again if they were built again, or are just being built."""
        built = [changed(self.folder / name) for name in (INDEX, "assets")]
        if built != self.built:
            self.built = built
            self.files = read(self.folder) if built[0] else {}


def changed(path: Path) -> int:
    """When it has changed last; 0 if it is not there."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def read(folder: Path) -> dict[str, Page]:
    found = {}
    for path in sorted(folder.rglob("*")):
        with suppress(OSError):  # no file, or one that a build has just taken away
            body = path.read_bytes()
            name = path.relative_to(folder).as_posix()
            packed = gzip.compress(body, mtime=0) if path.suffix in PACKABLE else None
            if packed is not None and len(packed) >= len(body):
                packed = None
            kind = KINDS.get(path.suffix, "application/octet-stream")
            tag = hashlib.sha256(body).hexdigest()[:16]
            found[name] = Page(body, packed, kind, f'"{tag}"', bool(HASHED.fullmatch(name)))
    return found


def answer(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    headers = {
        **guarded(request.headers.get("host", "")),
        "Cache-Control": "public, max-age=31536000, immutable" if page.lasting else "no-cache",
        "ETag": page.tag,
    }
    body = page.body
    if page.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = page.packed
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    return Response(body, headers=headers, media_type=page.kind)


def guarded(host: str) -> dict[str, str]:
    """What a page may do: nothing but load its own parts and talk to its own server."""
    connect = "'self'"
    if HOST.fullmatch(host):  # not every browser takes 'self' to mean sockets too
        connect += f" ws://{host} wss://{host}"
    return {
        "Content-Security-Policy": POLICY.format(connect=connect),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
    }


def pages(folder: Path) -> HTTPRouteHandler:
    """Everything that is not under /api: the client's files, and its pages by any other path."""
    client = Pages(folder)

    @route(
        ["/", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"].lstrip("/")
        if path == "api" or path.startswith("api/"):
            raise NotFoundException("There is nothing of that name.")
        found = client.find(path)
        if found is None:
            headers = {**guarded(""), "Cache-Control": "no-store"}
            return Response(UNBUILT, status_code=503, headers=headers, media_type=KINDS[".html"])
        return answer(request, found)

    return page
