"""Turns at random: two words of different cards, a key, and what is covered.

`python -m benchmarks.gridl.draws 164 careful` has drawn the turns of careful_clues.csv.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from parlour.games.gridl.word_cards import CARDS, SIDES

HERE: Final = Path(__file__).parent
MOST_COVERED: Final = 11  # in the last turn of a game


class Turn(NamedTuple):
    row: str
    column: str
    key: int
    covered: tuple[int, ...] = ()


def counted_on() -> set[str]:
    """The words on which it was counted how friends differ (scripts/gridl/opinions.py)."""
    return {word for card in CARDS[::2] for word in card}


def turns(count: int, seed: str, without: Collection[str] = ()) -> Iterator[Turn]:
    """As they come in games: none to eleven cells are covered, and the key is none of them."""
    luck = Random(seed)
    given = 0
    while given < count:
        side = luck.choice(SIDES)
        row, column = (
            getattr(card, f"{side}_{luck.choice('12')}") for card in luck.sample(CARDS, 2)
        )
        cells = list(range(25))
        luck.shuffle(cells)
        if row not in without and column not in without:
            yield Turn(row, column, cells[-1], tuple(cells[: luck.randint(0, MOST_COVERED)]))
            given += 1


def careful() -> list[tuple[Turn, str]]:
    """The clues of careful_clues.csv with the turns they were thought up for."""
    with (HERE / "careful_clues.csv").open(encoding="utf-8", newline="") as rows:
        return [
            (Turn(row["row_word"], row["column_word"], cell_of(row["cell"])), row["clue"])
            for row in csv.DictReader(rows)
        ]


def cell_of(name: str) -> int:
    return 5 * (int(name[1]) - 1) + "ABCDE".index(name[0])


def name_of(cell: int) -> str:
    return f"{'ABCDE'[cell % 5]}{cell // 5 + 1}"


def main() -> None:
    count, seed = sys.argv[1:]
    luck = Random(seed)
    write = csv.writer(sys.stdout, lineterminator="\n")
    write.writerow(["side", "row_word", "column_word", "cell"])
    for number in range(int(count)):
        side = SIDES[number % 2]
        row, column = (
            getattr(card, f"{side}_{luck.choice('12')}") for card in luck.sample(CARDS, 2)
        )
        write.writerow([side, row, column, luck.choice("ABCDE") + luck.choice("12345")])


if __name__ == "__main__":
    main()
