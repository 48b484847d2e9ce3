"""Failing in one line: never a traceback, never a screenful."""

from __future__ import annotations

import errno
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click


class Stopped(click.ClickException):
    """Somebody stopped the program; no error, but not a success either."""

    exit_code = 128 + signal.SIGINT

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.format_message(), err=True)


class OneLine(click.Group):
    """A group of commands, each of which works or says in one line what is wrong."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # what a terminal cannot write must not stop a game
                stream.reconfigure(errors="replace")
        with termination_interrupts():
            return super().main(*args, **kwargs)

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with in_one_line():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with in_one_line():
            return super().invoke(ctx)


@contextmanager
def in_one_line() -> Iterator[None]:
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except KeyboardInterrupt:
        raise Stopped("Stopped.") from None
    except click.UsageError as error:
        where = f" (see: {error.ctx.command_path} --help)" if error.ctx else ""
        raise Misused(f"{error.format_message()}{where}") from error
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise  # whoever read the output has seen enough
        raise click.ClickException(f"{error.filename or 'output'}: {error.strerror}") from error


class Misused(click.ClickException):
    exit_code = click.UsageError.exit_code


@contextmanager
def termination_interrupts() -> Iterator[None]:
    """To be asked to terminate is like Ctrl-C: what must be kept is kept."""
    try:
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    except ValueError:  # not in the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
