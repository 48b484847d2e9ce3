"""`parlour rules`: the rules of a game, or one of them."""

from __future__ import annotations

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from parlour.cli.common import Shelf, json_flag, print_json, terminal
from parlour.kernel.rulebook import KERNEL_RULES, Rule


@click.command()
@click.argument("game")
@click.argument("rule_id", metavar="[ID]", required=False)
@json_flag
@click.pass_obj
def rules(found: Shelf, game: str, rule_id: str | None, as_json: bool) -> None:
    """Print the rules of GAME, or the one with this ID."""
    known = {**found.box(game).rulebook.rules, **KERNEL_RULES.rules}
    if rule_id is None:
        chosen = list(known.values())
    elif rule_id.upper() in known:
        chosen = [known[rule_id.upper()]]
    else:
        raise click.ClickException(f"{game} has no rule {rule_id!r} (parlour rules {game} has all)")
    if as_json:
        documents = [rule._asdict() for rule in chosen]
        print_json(documents if rule_id is None else documents[0])
    else:
        show(terminal(), chosen)


def show(console: Console, chosen: list[Rule]) -> None:
    chapter = ""
    for rule in chosen:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.rule(Text(chapter, "bold"), align="left")
        heading = ((rule.id, "bold"), f"  {rule.title}  ", (f"({rule.kind})", "dim"))
        console.print(Text.assemble(*heading))
        indent(console, rule.text)
        if rule.reason:
            indent(console, f"Why: {rule.reason}")
        if rule.option:
            indent(console, f"Table option: {rule.option}")


def indent(console: Console, text: str) -> None:
    console.print(Padding(text, (0, 0, 0, 4), expand=False))
