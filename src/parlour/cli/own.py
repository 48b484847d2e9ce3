"""Commands that games bring along: a `commands.py` in a game's folder, with a list of COMMANDS."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import click

from parlour import games
from parlour.cli.common import Shelf
from parlour.cli.errors import OneLine


class WithGames(OneLine):
    """Our own commands, and those of the games on the shelf. They are found, never listed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted((*super().list_commands(ctx), *self.brought(ctx)))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        brought = self.brought(ctx)  # looked at in any case: a broken one is told at once
        return super().get_command(ctx, cmd_name) or brought.get(cmd_name)

    def brought(self, ctx: click.Context) -> dict[str, click.Command]:
        if ctx.obj is None:
            ctx.obj = Shelf(self.folders(ctx))
        found: dict[str, click.Command] = {}
        for game in ctx.obj.boxes:
            for command in commands_of(game):
                if command.name is None or command.name in {**self.commands, **found}:
                    raise click.ClickException(f"{game}: a command {command.name!r} exists already")
                found[command.name] = command
        return found

    def folders(self, ctx: click.Context) -> tuple[Any, ...]:
        """Further folders with games; where help is asked for, the environment is still unread."""
        if "folders" in ctx.params:
            return tuple(ctx.params["folders"])
        asked = next(param for param in self.params if param.name == "folders")
        named = asked.value_from_envvar(ctx)
        return tuple(asked.type_cast_value(ctx, named)) if named else ()


def commands_of(game: str) -> list[click.Command]:
    name = f"{games.__name__}.{game}.commands"
    if importlib.util.find_spec(name) is None:
        return []
    try:
        commands = importlib.import_module(name).COMMANDS
        if not all(isinstance(each, click.Command) for each in commands):
            raise TypeError("COMMANDS is a list of click's commands")
    except Exception as error:  # a folder from outside may hold anything
        raise click.ClickException(f"the commands of {game} are broken: {error!r}") from error
    return list(commands)
