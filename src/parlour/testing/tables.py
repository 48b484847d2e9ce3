"""Tables to try a game at: how many play there, and with which options."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from parlour.contract import MOST_UNITS, BadSetup, Box, Option
from parlour.kernel.luck import Seeded

SMALL: Final = 9  # so many units, rounds say, a random game may well live to see


class Table(NamedTuple):
    players: int
    options: dict[str, str]


def fits(box: Box[Any], players: int, options: dict[str, str]) -> bool:
    """Whether so many can play with these options."""
    try:
        box.settle_options(players, options)
    except BadSetup:
        return False
    return True


def sizes(box: Box[Any]) -> tuple[int, ...]:
    """To draw from. The smaller half is there twice: more happens there in as many moves."""
    players = box.about.players
    return (*players, *players[: (len(players) + 1) // 2])


def tables(box: Box[Any]) -> st.SearchStrategy[Table]:
    """Any options that go together.

    No two parts are drawn in the same way: Hypothesis likes to put what one draw has given in the
    place of another, and most situations would be the beginning of some game.
    """
    names = [option.name for option in box.options]
    values = st.tuples(*(values_of(option) for option in box.options))
    options = values.map(lambda drawn: dict(zip(names, drawn, strict=True)))
    drawn = st.builds(Table, st.sampled_from(sizes(box)), options)
    return drawn.filter(lambda table: fits(box, *table))


def values_of(option: Option) -> st.SearchStrategy[str]:
    """Those that are listed, and any number of its units."""
    listed = st.sampled_from(option.values)
    if not option.units:
        return listed
    numbers, units = st.sampled_from(range(1, MOST_UNITS + 1)), st.sampled_from(option.units)
    return listed | st.builds(lambda number, unit: f"{number}_{unit}", numbers, units)


def any_table(box: Box[Any], chance: Seeded) -> Table:
    """The same by chance."""
    while True:
        among = sizes(box)
        players = among[chance.below(len(among))]
        options = {option.name: any_value(option, chance) for option in box.options}
        if fits(box, players, options):
            return Table(players, options)


def any_value(option: Option, chance: Seeded) -> str:
    """One that is listed or, where units count, often another number of them; often a small one."""
    if not option.units or chance.below(2):
        return option.values[chance.below(len(option.values))]
    number = 1 + chance.below(MOST_UNITS if chance.below(2) else SMALL)
    return f"{number}_{option.units[chance.below(len(option.units))]}"
