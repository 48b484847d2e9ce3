"""What can go wrong with a request, in one shape, and how many of them one client may make."""

from __future__ import annotations

from http import HTTPStatus
from ipaddress import IPv6Address
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec

from parlour.server.backend import Backend
from parlour.server.decisions import Fault
from parlour.server.http_messages import Problem, ProblemCode
from parlour.server.live import Unreadable
from parlour.server.stores.base import Unavailable

log = structlog.get_logger()
STATUS = {
    "server/full": 503,
    "rate": 429,
    "replay/no-such-step": 404,
    "replay/not-yours": 403,
    "table/busy": 409,
    "table/closed": 409,
    "table/full": 409,
    "request/too-large": 413,
    "table/no-guide": 404,
    "table/no-such-game": 404,
    "table/no-such-option": 404,
    "table/no-such-table": 404,
    "table/no-tutorial": 404,
    "table/old-rules": 409,
    "table/seat-taken": 409,
    "table/started": 409,
    "table/unreadable": 409,
}
CODES = {404: "request/no-such-page", 405: "request/method", 413: "request/too-large"}
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in sorted({400, *CODES, *STATUS.values()})
}  # for the description of the interface


def problem(fault: Fault) -> HTTPException:
    status = STATUS.get(fault.code, 400)
    headers = {"Retry-After": "1"} if status == 429 else None
    extra = {"code": fault.code}
    return HTTPException(fault.message, status_code=status, extra=extra, headers=headers)


async def within_rate(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: each address may ask for so much, and no more. If not async, it ran in a thread."""
    backend: Backend = connection.app.state.backend
    if not backend.requests.take(address(connection)):
        raise problem(Fault("rate", "Too many requests; slow down."))


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a client is; behind a proxy, what a proxy that we trust says of it."""
    return network(connection.client.host) if connection.client else ""


def network(host: str) -> str:
    """The address, or the part of it that one household has: it may use all the rest at will."""
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19]


def in_one_shape(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error has a status, a sentence and a code; what is our fault tells nothing more."""
    headers: dict[str, str] = {}
    if isinstance(error, Unavailable):
        error = HTTPException(str(error), status_code=503, extra={"code": "server/away"})
    if isinstance(error, Unreadable):
        error = Fault("table/unreadable", "This server cannot go on with that table.")
    if isinstance(error, RecursionError):  # what was sent is nested too deep to be read
        error = HTTPException("That is nested too deep.", status_code=400)
    if isinstance(error, Fault):
        error = problem(error)
    if not isinstance(error, HTTPException) or (error.status_code >= 500 and not error.extra):
        log.error("a request has failed", path=request.url.path, exc_info=error)
        status, detail, code = 500, "Something went wrong here; try again.", "server/error"
    else:
        status, detail = error.status_code, error.detail
        headers = dict(error.headers or {})
        code = CODES.get(status, "request/malformed")
        if isinstance(error.extra, dict):
            code = error.extra.get("code", code)
        elif error.extra:  # what was wrong with each field
            told = [f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in error.extra]
            detail = "; ".join(told)
    content = Problem(status, detail, ProblemCode(code))
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)
