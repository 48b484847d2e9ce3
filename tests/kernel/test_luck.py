"""Chance: exact, the same everywhere, and written down."""

from __future__ import annotations

import hashlib
import struct
from itertools import permutations

import pytest

from parlour.kernel.luck import SPAN, Luck, LuckError, Scripted, Seeded, commitment


def draws(luck: Luck, n: int, times: int) -> list[int]:
    return [luck.below(n) for _ in range(times)]


def words(seed: str, stream: str, blocks: int) -> list[int]:
    """The stream made anew, from its description alone."""
    key = hashlib.sha256(f"{len(stream)}:{stream}:{seed}".encode()).digest()
    found: list[int] = []
    for counter in range(blocks):
        block = hashlib.blake2b(struct.pack("<Q", counter), key=key).digest()
        found += struct.unpack("<16I", block)
    return found


def test_a_seed_gives_the_same_outcomes_for_ever() -> None:
    dice = [3, 0, 5, 5, 3, 0, 3, 2, 0, 0, 3, 3, 5, 4, 0, 0, 1, 3, 1, 1]
    assert draws(Seeded("parlour"), 6, 20) == dice
    assert draws(Seeded("parlour"), 100, 5) == [35, 86, 27, 37, 45]
    cards = list(range(10))
    Seeded("parlour").shuffle(cards)
    assert cards == [4, 0, 2, 8, 1, 3, 9, 7, 6, 5]


def test_anybody_who_knows_the_seed_can_work_out_the_stream() -> None:
    assert (
        draws(Seeded("a seed"), 1 << 16, 40)
        == [w % (1 << 16) for w in words("a seed", "game", 3)][:40]
    )


def test_two_streams_of_one_seed_differ() -> None:
    assert draws(Seeded("parlour", "imagination"), 6, 20) != draws(Seeded("parlour"), 6, 20)
    assert draws(Seeded("other"), 6, 20) != draws(Seeded("parlour"), 6, 20)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 52, 1000])
def test_every_outcome_is_in_range_and_as_likely_as_any_other(n: int) -> None:
    expected = 400
    outcomes = draws(Seeded(f"fair {n}"), n, expected * min(n, 100))
    assert set(outcomes) <= set(range(n))
    if n <= 100:
        deviation = sum((outcomes.count(k) - expected) ** 2 / expected for k in range(n))
        assert deviation < n + 5 * (2 * n) ** 0.5  # chi squared: mean n - 1, variance 2n - 2


@pytest.mark.parametrize("n", [SPAN // 2 + 1, 3 * (SPAN // 4), SPAN])
def test_words_that_would_favour_small_outcomes_are_thrown_away(n: int) -> None:
    """Of so large ranges plain remainders would be wrong visibly: some outcomes twice as likely."""
    kept = [word for word in words("bias", "game", 10) if word < n]
    assert draws(Seeded("bias"), n, 60) == kept[:60]


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    luck = Seeded("orders")
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24 * 200):
        cards = list(range(4))
        luck.shuffle(cards)
        counts[tuple(cards)] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 24 + 5 * 48**0.5


@pytest.mark.parametrize("size", [0, 1, 2, 5])
def test_a_shuffle_uses_one_outcome_per_step(size: int) -> None:
    luck = Seeded("steps")
    luck.shuffle(list(range(size)))
    assert luck.drawn == max(0, size - 1)


def test_scripted_outcomes_decide_a_shuffle() -> None:
    cards = [1, 2, 3, 4]
    Scripted([0, 2, 1]).shuffle(cards)  # 4 changes places with 1; the others stay
    assert cards == [4, 2, 3, 1]


def test_a_copy_continues_the_same_stream_and_leaves_the_original_alone() -> None:
    luck = Seeded("copy")
    for taken in range(40):  # across the end of a block, too
        twin = luck.copy()
        ahead = draws(twin, 6, 30)
        assert draws(luck.copy(), 6, 30) == ahead
        assert luck.drawn == taken
        luck.below(6)


def test_a_copy_of_a_script_goes_on_where_the_script_was() -> None:
    luck = Scripted([1, 2, 3], after=Seeded("then"))
    luck.below(6)
    twin = luck.copy()
    assert draws(twin, 6, 12) == draws(luck, 6, 12)
    assert twin.drawn == luck.drawn == 13


def test_the_trace_keeps_every_outcome_and_a_copy_has_none() -> None:
    luck = Seeded("trace")
    luck.trace = []
    outcomes = draws(luck, 6, 20)
    cards = list(range(5))
    luck.shuffle(cards)
    assert luck.trace[:20] == outcomes
    assert len(luck.trace) == luck.drawn == 24
    assert luck.copy().trace is None
    luck.copy().below(6)
    assert len(luck.trace) == 24


def test_a_trace_replays_as_a_script() -> None:
    luck = Seeded("again")
    luck.trace = []
    outcomes = [luck.below(n) for n in range(1, 30)]
    script = Scripted(luck.trace)
    assert [script.below(n) for n in range(1, 30)] == outcomes


@pytest.mark.parametrize("outcome", [-1, 6, 7])
def test_a_script_refuses_an_outcome_that_cannot_be(outcome: int) -> None:
    luck = Scripted([3, outcome])
    luck.below(6)
    with pytest.raises(LuckError, match=f"outcome 2 is {outcome}, not from 0 to 5"):
        luck.below(6)
    assert luck.drawn == 1


def test_a_script_that_ends_says_so() -> None:
    luck = Scripted([3, 4])
    draws(luck, 6, 2)
    with pytest.raises(LuckError, match="ends after 2 outcomes"):
        luck.below(6)
    assert luck.drawn == 2


def test_what_follows_a_script_is_traced_with_it() -> None:
    luck = Scripted([3, 4], after=Seeded("parlour"))
    luck.trace = []
    assert draws(luck, 6, 5) == luck.trace == [3, 4, *draws(Seeded("parlour"), 6, 3)]


def test_a_commitment_binds_the_seed_and_does_not_tell_it() -> None:
    bound = "fec8f0ec3ad9248b7ae2ea6af66fb4411590ca75414f66cc674021fdcba6a5b4"
    assert commitment("parlour") == bound
    assert commitment("Parlour") != bound
    assert hashlib.sha256(b"parlour luck:parlour").hexdigest() == bound
    assert Seeded("parlour").key.hex() != bound
