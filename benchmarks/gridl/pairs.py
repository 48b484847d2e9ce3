"""How well the minds of bots understand each other, and people.

`python -m benchmarks.gridl.pairs [WHAT ...]`, where WHAT is

    pairs      points a turn of a giver and a guesser, by character, over 2,000 draws
    mixed      the same where giver and guesser are different bots
    games      cooperative games won, of 500
    careful    points on the careful clues that people could have given
    speed      seconds to load, to give and to read, on one core
    hundred    a hundred clues, to be judged by hand

Cells are covered as in a game, and every clue has passed the judge. The words on which it was
counted how friends differ are left out of `pairs`.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from benchmarks.gridl.draws import Turn, careful, counted_on, name_of, turns

from parlour.games.gridl.cells import points as worth
from parlour.games.gridl.clue_judge import refuse_clue
from parlour.games.gridl.minds.characters import CHARACTERS, giver, guesser
from parlour.games.gridl.minds.giver import Given
from parlour.games.gridl.word_lists import printed_lists
from parlour.kernel.luck import Luck, Seeded

LISTS = printed_lists()
CHARACTERS_TOLD = tuple(CHARACTERS)


def give(character: str, turn: Turn, used: set[str], luck: Luck) -> Given:
    given = giver(character).clue(
        *turn[:3], turn.covered, used, lambda clue: refuse_clue(clue, turn[:2], LISTS) is None, luck
    )
    assert given is not None
    return given


def points(character: str, turn: Turn, clue: str, of: str) -> int:
    return worth(turn.key, guesser(character, of).read(*turn[:2], clue, turn.covered).cell)


def told(made: Sequence[int]) -> str:
    mean = sum(made) / len(made)
    error = (sum((each - mean) ** 2 for each in made) / len(made) ** 2) ** 0.5
    shares = " / ".join(f"{100 * made.count(each) / len(made):.0f}" for each in (3, 2, 1, 0))
    return f"{mean:.3f} ± {error:.3f}   3 / 2 / 1 / 0 points: {shares} %"


def pairs() -> None:
    for character in CHARACTERS_TOLD:
        pair(character, character)


def mixed() -> None:
    for gives in ("steady", "second"):
        for reads in ("steady", "second", "easy"):
            if gives != reads:
                pair(gives, reads)


def pair(gives: str, reads: str, count: int = 2000) -> None:
    luck = Seeded("pairs")
    made, clues = [], Counter[str]()
    for turn in turns(count, "pairs", counted_on()):
        given = give(gives, turn, set(), luck)
        clues[given.clue] += 1
        made.append(points(reads, turn, given.clue, gives))
    often = clues.most_common(1)[0]
    things = f"{len(clues)} things, {often[0]} {often[1] / count:.1%}"
    print(f"{gives:8} {reads:8} {told(made)}   {things}")


def games(count: int = 500) -> None:
    """GL-77 to GL-80. Six turns, with an X on every key that has been; 12 points win."""
    for character in CHARACTERS_TOLD:
        luck = Seeded("games")
        draws = turns(6 * count, "games")
        keys = Random("keys")
        won, scores = 0, []
        for _ in range(count):
            score, used = 0, set[str]()
            order = keys.sample(range(25), 6)
            for past, key in enumerate(order):
                turn = next(draws)._replace(key=key, covered=tuple(order[:past]))
                if score < 12:
                    given = give(character, turn, used, luck)
                    used.add(given.clue)
                    score += points(character, turn, given.clue, character)
            won += score >= 12
            scores.append(score)
        print(f"{character:8} {won} of {count} games won")


def careful_clues() -> None:
    clues = careful()
    for character in ("steady", "easy"):
        made, ways = [], dict[str, list[int]]()
        for turn, clue in clues:
            reading = guesser(character).read(*turn[:2], clue, ())
            made.append(worth(turn.key, reading.cell))
            ways.setdefault(reading.known, []).append(made[-1])
        print(f"{character:8} {told(made)}")
        for known, some in ways.items():
            print(f"    {known:8} {len(some):3} clues  {told(some)}")


def speed() -> None:
    start = time.perf_counter()
    turn = Turn("Calm", "Luxurious", 20)
    steady = giver("steady")
    print(f"loading a giver {time.perf_counter() - start:.3f} s")
    start = time.perf_counter()
    reads = guesser("steady")
    reads.read(*turn[:2], "my aunt's garden in spring", ())
    print(f"loading a guesser, first reading included {time.perf_counter() - start:.3f} s")
    del steady, reads
    luck = Seeded("speed")
    some = list(turns(200, "speed"))
    clocked("a clue", [partial(give, "steady", each, set[str](), luck) for each in some])
    read = [
        partial(guesser("steady").read, *each[:2], clue, each.covered)
        for each, (_, clue) in zip(some, careful(), strict=False)
    ]
    clocked("a reading", read)


def clocked(what: str, done: Sequence[Callable[[], object]]) -> None:
    seconds = []
    for each in done:
        start = time.perf_counter()
        each()
        seconds.append(time.perf_counter() - start)
    print(f"{what} {sum(seconds) / len(seconds):.4f} s, the slowest {max(seconds):.4f} s")


def hundred() -> None:
    luck = Seeded("a hundred")
    level = ["-", "low", "medium-low", "medium", "medium-high", "high"]
    print("row_word,row_degree,column_word,column_degree,cell,clue,guess,points")
    for turn in turns(100, "a hundred"):
        given = give("steady", turn, set(), luck)
        guess = guesser("steady", "steady").read(*turn[:2], given.clue, turn.covered).cell
        row, column = level[turn.key // 5 + 1], level[turn.key % 5 + 1]
        cells = f"{name_of(turn.key)},{given.clue},{name_of(guess)},{worth(turn.key, guess)}"
        print(f"{turn.row},{row},{turn.column},{column},{cells}")


WHAT: dict[str, Callable[[], None]] = {
    "pairs": pairs,
    "mixed": mixed,
    "games": games,
    "careful": careful_clues,
    "speed": speed,
    "hundred": hundred,
}

if __name__ == "__main__":
    for what in sys.argv[1:] or WHAT:
        print(f"# {what}" if what != "hundred" else "", flush=True)
        WHAT[what]()
