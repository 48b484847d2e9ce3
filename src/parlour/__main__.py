"""`python -m parlour` is the command line."""

from __future__ import annotations

from parlour.cli import main

main(prog_name="parlour")
