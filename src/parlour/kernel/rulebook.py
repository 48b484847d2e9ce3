"""Rulebooks as data: every rule has an id that code, tests, people and papers can cite."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from parlour.kernel.text import Text, plain

KINDS: Final = ("enforced", "effect", "judged", "information")


class Rule(NamedTuple):
    """One rule in our own words, or one ruling where the printed rules are silent."""

    id: str
    title: str
    text: str
    kind: str  # one of KINDS
    chapter: str
    reason: str = ""  # for a ruling: why it is read so
    option: str = ""  # for a ruling: the table option that offers the alternative


class Refusal(NamedTuple):
    """Why a move may not be made: a sentence to the player, and the rule that can be looked up."""

    rule: str
    title: str
    text: str
    because: Text

    def said(self, names: Sequence[str] = ()) -> str:
        """The sentence, then the rule. What holds at every table needs no rule to be cited."""
        sentence = plain(self.because, names)
        return sentence if self.rule in KERNEL_RULES.rules else f"{sentence} ({self.rule})"

    def __str__(self) -> str:
        return self.said()


class Rulebook:
    """The rules of one game, by id, in the order of the book."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules: Final = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise ValueError("two rules share an id")
        strange = [rule.id for rule in rules if rule.kind not in KINDS]
        if strange:
            raise ValueError(f"rules of no known kind: {', '.join(strange)}")

    def refusal(self, rule: str, because: Text) -> Refusal:
        found = self.rules.get(rule) or KERNEL_RULES.rules[rule]
        return Refusal(found.id, found.title, found.text, because)


def load_rulebook(path: Path) -> Rulebook:
    """Read a `rulebook.toml`: chapters with their rules, then the rulings."""
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    return Rulebook(
        [
            Rule(chapter=chapter["title"], **rule)
            for chapter in book["chapter"]
            for rule in chapter["rule"]
        ]
    )


KERNEL_RULES: Final = load_rulebook(Path(__file__).with_name("rulebook.toml"))
