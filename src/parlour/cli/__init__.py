"""The command line."""

from __future__ import annotations

import signal


def main(prog_name: str | None = None) -> None:
    """Run `parlour`. Who presses Ctrl-C while it is being loaded need not read a traceback."""
    try:
        from parlour.cli.commands import parlour
    except KeyboardInterrupt:
        raise SystemExit(128 + signal.SIGINT) from None
    parlour(prog_name=prog_name)
