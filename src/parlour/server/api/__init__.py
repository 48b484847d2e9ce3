"""The HTTP side: what there is to play, tables to open and to join, and how their games went."""

from __future__ import annotations

from litestar import Router
from litestar.datastructures import CacheControlHeader

from parlour.server.api import games, guides, replays, tables
from parlour.server.api.faults import PROBLEMS, within_rate

ROUTES = (*games.ROUTES, *guides.ROUTES, *tables.ROUTES, *replays.ROUTES)
for route in ROUTES:  # any of them may be answered with a problem
    route.responses = {**PROBLEMS, **(route.responses or {})}

router = Router(
    "/api",
    route_handlers=ROUTES,
    guards=[within_rate],
    cache_control=CacheControlHeader(no_store=True),
)
files = Router("/api", route_handlers=guides.FILES, guards=[within_rate])  # these may be kept
