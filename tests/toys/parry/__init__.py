"""Parry: a duel of blows that the other fighter may answer before they fall."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.contract import OpenBox, Outcome, View
from parlour.games.parry import rules, table
from parlour.games.parry.table import Attack, Guard, Rolled, Table, Weakened, Wounded
from parlour.kernel import Event, Game, Luck, Malformed, Move, kinds, load_rulebook

KINDS = kinds(table, rules)
PLAIN_WORDS: dict[str, Move] = {
    "duck": table.Duck(),
    "take": table.Take(),
    "again": table.Again(),
    "stand": table.Stand(),
}
PROMPTS = {
    "Fight": "Attack with a force of 1, 2 or 3.",
    "Parry": "A blow is coming: guard, duck or take it.",
    "Retest": "Let the roll stand, or roll again.",
}


class Duel(OpenBox[Table]):
    name = "parry"
    title = "Parry"
    blurb = "Strike, parry, and trust to luck."
    minutes = (2, 5)
    players = (2,)
    usual_players = 2
    rules_version = 1
    longest = rules.TURNS * 4
    shared_places = True
    kinds = KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        first = luck.below(2)
        return Game(Table([10, 10], [8, 8], [3, 3]), luck, [rules.Turn(first, rules.TURNS)])

    def outcome(self, game: Game[Table]) -> Outcome:
        life = game.table.life
        return Outcome(tuple(1 if n == max(life) else 2 for n in life), tuple(life), "PARRY-8")

    def components(self, game: Game[Table]) -> dict[str, int]:
        """Everything on this table is used up."""
        return {}

    def write(self, move: Move) -> str:
        match move:
            case Attack():
                return f"attack {move.force}"
            case Guard():
                return f"guard {move.points}"
        return type(move).__name__.lower()

    def read(self, text: str) -> Move:
        if text in PLAIN_WORDS:
            return PLAIN_WORDS[text]
        found = re.fullmatch(r"(attack|guard) ([0-9]{1,3})", text)
        if found is None:
            known = ", ".join(PLAIN_WORDS)
            raise Malformed(f"{text!r} is none of: attack 2, guard 1, {known}")
        return Attack(int(found[2])) if found[1] == "attack" else Guard(int(found[2]))

    def say(self, event: Event, names: Sequence[str]) -> str:
        match event:
            case Weakened():
                return f"{names[event.seat]} parries: force {event.force} is left."
            case Rolled():
                return f"{names[event.seat]} rolls {event.die} for a force of {event.force}."
            case Wounded():
                return f"{names[event.seat]} loses {event.force}."
        raise TypeError(f"no words for {event!r}")

    def prompt(self, view: View) -> str:
        return PROMPTS[view["agenda"][-1]["kind"]] if view["agenda"] else "The game is over."

    def board(self, view: View, names: Sequence[str]) -> str:
        t = view["table"]
        return "\n".join(
            f"{name}: {t['life'][i]} life, {t['guard'][i]} guard, {t['nerve'][i]} nerve"
            for i, name in enumerate(names)
        )


GAME = Duel()
