"""Draw turns at random, to think up careful clues for: `draw_turns.py WORDS 164 careful`."""

import csv
import sys
from pathlib import Path
from random import Random


def main() -> None:
    words, count, seed = sys.argv[1:]
    with Path(words).open() as rows:
        cards = list(csv.DictReader(rows))
    luck = Random(seed)
    write = csv.writer(sys.stdout, lineterminator="\n")
    write.writerow(["side", "row_word", "column_word", "cell"])
    for number in range(int(count)):
        side = ("magenta", "navy")[number % 2]
        row, column = (card[f"{side}_{luck.choice('12')}"] for card in luck.sample(cards, 2))
        write.writerow([side, row, column, luck.choice("ABCDE") + luck.choice("12345")])


if __name__ == "__main__":
    main()
