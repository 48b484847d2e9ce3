"""A record re-executes to what it claims, and no part of it can be forged unnoticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from parlour.arena.match import Match, take_up
from parlour.arena.record import BadRecord, Entry, Record, dump, parse, seal
from parlour.arena.replaying import replay, verify
from parlour.contract import Box
from parlour.games import shelf
from parlour.games.summit import GAME as BOX
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded, commitment

GAMES = list(shelf().values())
MANY = 24  # moves of the unfinished game
FIELDS = Record.__struct_fields__


@cache
def played(box: Box[Any], moves: int) -> Match:
    """A random game, broken off after so many moves."""
    names = [f"Nr. {seat}" for seat in range(box.about.usual_players)]
    match = Match(box, names, ["random"] * len(names), "paper", watched=False)
    chance = Seeded("paper", "moves")
    while not match.game.over and len(match.entries) < moves:
        seat = match.game.waiting()[0]
        offered = match.game.offer(seat, chance)
        match.play(seat, offered[chance.below(len(offered))])
    return match


def unfinished() -> Record:
    return played(BOX, MANY).record()


def finished() -> Record:
    return played(BOX, BOX.about.max_decisions).record()


def change(record: Record, **changes: Any) -> Record:
    """The record with other claims, and the digest that a forger would give it."""
    return seal(msgspec.structs.replace(record, **changes))


def change_entry(record: Record, number: int, **changes: Any) -> Record:
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return change(record, entries=entries)


def refused(record: Record) -> bool:
    """Whether the record is refused, be it when it is read or when it is re-executed."""
    try:
        verify(BOX, parse(dump(record)))
    except BadRecord:
        return True
    return False


# ---------------------------------------------------------------------- honest records


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.about.name)
@pytest.mark.parametrize("moves", [0, 1, MANY, 10**6])
def test_a_record_re_executes_to_the_same_state(box: Box[Any], moves: int) -> None:
    match = played(box, moves)
    record = parse(dump(match.record()))
    assert record == match.record()
    game = verify(box, record)
    assert state_hash(game) == state_hash(match.game) == record.state
    assert box.result(game, match.sides) == record.result
    assert (record.result is None) == (not match.game.over)


def test_a_record_without_its_seed_re_executes_from_the_outcomes_it_names() -> None:
    record = played(BOX, BOX.about.max_decisions).record(reveal_seed=False)
    assert record.seed is None
    assert state_hash(verify(BOX, record)) == record.state


def test_a_replay_stops_at_every_move_in_order() -> None:
    record = unfinished()
    waited = [game.waiting() for game in replay(BOX, record)]
    assert len(waited) == len(record.entries) + 1
    assert all(entry.seat in seats for entry, seats in zip(record.entries, waited, strict=False))


def test_the_same_game_is_written_in_the_same_bytes() -> None:
    assert dump(unfinished()) == dump(parse(dump(unfinished())))


def test_a_record_has_a_line_for_every_move() -> None:
    lines = dump(unfinished()).decode().splitlines()
    assert sum(line.startswith('  {"seat":') for line in lines) == MANY


def other_options() -> Iterator[dict[str, str]]:
    for option in BOX.options:
        for value in (*option.values[1:], "no such value"):
            yield {option.name: value}
    yield {"no such option": "on"}


def test_what_is_at_its_default_is_not_written() -> None:
    written = msgspec.json.decode(dump(unfinished()))
    assert not {"options", "sides", "practice", "result"} & written.keys()
    without = [entry for entry in written["entries"] if "luck" not in entry]
    assert len(without) == sum(not entry.luck for entry in unfinished().entries) > 0


def test_an_option_is_written_where_it_differs_from_its_default() -> None:
    option = BOX.options[0]
    other = option.values[1]
    names = [f"Nr. {seat}" for seat in range(BOX.about.usual_players)]
    match = Match(BOX, names, names, "paper", {option.name: other})
    assert match.record().options == {option.name: other}
    assert take_up(BOX, match.record()).options == match.options


def test_an_option_may_be_named_at_its_default() -> None:
    everything = change(unfinished(), options=BOX.usual_options())
    assert state_hash(verify(BOX, parse(dump(everything)))) == unfinished().state


def test_a_game_played_for_practice_stays_so() -> None:
    names = [f"Nr. {seat}" for seat in range(BOX.about.usual_players)]
    record = parse(dump(Match(BOX, names, names, "paper", practice=True).record()))
    assert record.practice
    assert take_up(BOX, record).record() == record


# ---------------------------------------------------------------------- forged claims


@pytest.mark.parametrize("options", list(other_options()), ids=str)
def test_other_options_are_refused(options: dict[str, str]) -> None:
    assert refused(change(unfinished(), options=options))


FORGERIES: dict[str, Callable[[Record], Record]] = {
    "another game": lambda r: change(r, game="no_such_game"),
    "newer rules": lambda r: change(r, rules_version=r.rules_version + 1),
    "huge version": lambda r: change(r, rules_version=10**30),
    "sides where there are none": lambda r: change(r, sides=["up", "down"]),
    "one seat fewer": lambda r: change(r, seats=r.seats[1:], players=r.players[1:]),
    "one seat more": lambda r: change(r, seats=[*r.seats, "Eve"], players=[*r.players, "random"]),
    "a name too many": lambda r: change(r, seats=[*r.seats, "Eve"]),
    "a player too many": lambda r: change(r, players=[*r.players, "random"]),
    "nobody at all": lambda r: change(r, seats=[], players=[]),
    "a crowd": lambda r: change(r, seats=["x"] * 10**5, players=["x"] * 10**5),
    "a name that clears the screen": lambda r: change(r, seats=["\x1b[2J", *r.seats[1:]]),
    "an empty name": lambda r: change(r, seats=[" ", *r.seats[1:]]),
    "another seed": lambda r: change(r, seed="another"),
    "another commitment": lambda r: change(r, commitment=commitment("another")),
    "no commitment": lambda r: change(r, commitment="", seed=None),
    "another seed, committed to": lambda r: change(
        r, seed="another", commitment=commitment("another")
    ),
    "no luck at setup": lambda r: change(r, setup_luck=[]),
    "less luck at setup": lambda r: change(r, setup_luck=r.setup_luck[:-1]),
    "more luck at setup": lambda r: change(r, setup_luck=[*r.setup_luck, 0]),
    "other luck at setup": lambda r: change(r, setup_luck=[r.setup_luck[0] ^ 1, *r.setup_luck[1:]]),
    "impossible luck at setup": lambda r: change(
        r, setup_luck=[10**30, *r.setup_luck[1:]], seed=None
    ),
    "negative luck at setup": lambda r: change(r, setup_luck=[-1, *r.setup_luck[1:]], seed=None),
    "no moves": lambda r: change(r, entries=[]),
    "the last move left out": lambda r: change(r, entries=r.entries[:-1]),
    "the first move left out": lambda r: change(r, entries=r.entries[1:]),
    "the last move twice": lambda r: change(r, entries=[*r.entries, r.entries[-1]]),
    "the moves backwards": lambda r: change(r, entries=r.entries[::-1]),
    "another state": lambda r: change(r, state="0" * 64),
    "no state": lambda r: change(r, state=""),
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
@pytest.mark.parametrize("record", [unfinished(), finished()], ids=["unfinished", "finished"])
def test_a_forged_claim_is_refused(record: Record, forge: Callable[[Record], Record]) -> None:
    assert not refused(record)
    assert refused(forge(record))


@pytest.mark.parametrize("number", range(MANY))
def test_no_move_can_be_given_to_another_seat(number: int) -> None:
    record = unfinished()
    seats = {*range(len(record.seats)), -1, -len(record.seats), len(record.seats), 10**30}
    for seat in seats - {record.entries[number].seat}:
        assert refused(change_entry(record, number, seat=seat))


@pytest.mark.parametrize("number", range(MANY))
def test_no_move_can_be_replaced_by_another_that_was_possible(number: int) -> None:
    record = unfinished()
    game = next(game for n, game in enumerate(replay(BOX, record)) if n == number)
    entry = record.entries[number]
    others = {BOX.notation.write(move) for move in game.moves(entry.seat)} - {entry.move}
    for move in sorted(others)[:5]:
        assert refused(change_entry(record, number, move=move))


@pytest.mark.parametrize("number", range(MANY))
def test_chance_cannot_be_made_to_fall_otherwise(number: int) -> None:
    record = unfinished()
    luck = record.entries[number].luck
    for forged in ([*luck, 0], luck[1:], [n + 1 for n in luck], [-1] * len(luck), [10**30]):
        if forged != luck:
            assert refused(change_entry(record, number, luck=forged))


@pytest.mark.parametrize("number", range(MANY))
def test_chance_cannot_do_the_impossible_even_while_the_seed_is_secret(number: int) -> None:
    record = played(BOX, MANY).record(reveal_seed=False)
    luck = record.entries[number].luck
    for forged in ([*luck, 0], luck[1:], [-1] * len(luck), [10**30]):
        if forged != luck:
            assert refused(change_entry(record, number, luck=forged))


@pytest.mark.parametrize("move", ["", " ", "\x00", "x" * 10**5, "\x1b[2J", "[bold]", "99"])
def test_a_move_that_cannot_be_read_is_refused_by_its_number(move: str) -> None:
    with pytest.raises(BadRecord, match="move 8"):
        verify(BOX, change_entry(unfinished(), 7, move=move))


@pytest.mark.parametrize("number", range(MANY))
def test_a_move_is_written_in_one_way_only(number: int) -> None:
    record = unfinished()
    for spelling in (record.entries[number].move.upper(), record.entries[number].move + " "):
        assert refused(change_entry(record, number, move=spelling))


def test_moves_after_the_end_are_refused() -> None:
    record = finished()
    for seat in range(len(record.seats)):
        late = Entry(seat, record.entries[0].move, [])
        with pytest.raises(BadRecord, match="The game is over"):
            verify(BOX, change(record, entries=[*record.entries, late]))


def forged_results() -> Iterator[Any]:
    result = finished().result
    assert result is not None
    yield None
    yield msgspec.structs.replace(result, places=result.places[::-1])
    yield msgspec.structs.replace(result, places=[1] * len(result.places))
    yield msgspec.structs.replace(result, points=[n + 1 for n in result.points])
    yield msgspec.structs.replace(result, points=[])
    yield msgspec.structs.replace(result, reason="because")


@pytest.mark.parametrize("result", list(forged_results()), ids=repr)
def test_another_result_is_refused(result: Any) -> None:
    with pytest.raises(BadRecord, match="result"):
        verify(BOX, change(finished(), result=result))


def test_a_game_that_goes_on_has_no_result() -> None:
    with pytest.raises(BadRecord, match="result"):
        verify(BOX, change(unfinished(), result=finished().result))


# ---------------------------------------------------------------------- what is no record


@pytest.mark.parametrize("field", ["format", *FIELDS])
def test_a_change_without_a_new_digest_is_noticed_when_it_is_read(field: str) -> None:
    wire = msgspec.json.decode(dump(finished()))
    others: dict[str, Any] = {
        "rules_version": 7,
        "practice": True,
        "result": None,
        "options": {"x": "y"},
        "sides": ["x"],
    }
    wire[field] = others.get(field, [] if isinstance(wire.get(field), list) else "x")
    with pytest.raises(BadRecord):
        parse(msgspec.json.encode(wire))


@pytest.mark.parametrize("field", ["format", *FIELDS])
def test_a_field_of_the_wrong_type_is_refused(field: str) -> None:
    honest = msgspec.json.decode(dump(unfinished()))
    for wrong in (1.5, True, -1, 10**30, [None], {"a": 1}, "\ufffe"):
        with pytest.raises(BadRecord):
            verify(BOX, parse(msgspec.json.encode({**honest, field: wrong})))


@pytest.mark.parametrize("field", msgspec.json.decode(dump(finished())))
def test_a_field_cannot_be_missing_or_unknown(field: str) -> None:
    honest = msgspec.json.decode(dump(finished()))
    without = {name: value for name, value in honest.items() if name != field}
    for wire in (without, {**honest, f"{field}s": 1}):
        with pytest.raises(BadRecord):
            parse(msgspec.json.encode(wire))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = dump(unfinished()).rstrip()
    for length in range(0, len(data), 5):
        with pytest.raises(BadRecord):
            parse(data[:length])


def test_a_byte_changed_anywhere_is_refused() -> None:
    """Only the room between two facts may change: it says nothing."""
    data, record = dump(unfinished()), unfinished()
    chance = Seeded("bytes")
    for _ in range(600):
        place = chance.below(len(data))
        changed = data[:place] + bytes([chance.below(256)]) + data[place + 1 :]
        try:
            assert parse(changed) == record
        except BadRecord:
            continue


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 64,
        b"\xff\xfe\x00",
        b"PK\x03\x04",
        b"null",
        b"[]",
        b"{}",
        b'"text"',
        b"1e999",
        b"[" * 10**5,
        b'{"format":' + b"[" * 10**5,
        b'{"format": "parlour-record/2", "game": "\\ud800"}',
        b'{"format": "parlour-record/2", "entries": ' + b"[" * 10**5,
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        parse(data)


@pytest.mark.parametrize("number", [1, 9])
def test_a_record_of_another_format_says_so_whatever_else_is_in_it(number: int) -> None:
    with pytest.raises(BadRecord, match=f"parlour-record/{number}'; this program reads"):
        parse(b'{"format": "parlour-record/%d", "something": "else"}' % number)


class OtherRules:
    """A change of the rules."""

    outcome = staticmethod(BOX.rules.outcome)
    components = staticmethod(BOX.rules.components)

    def setup(self, *about: Any) -> Any:
        raise AssertionError("a record is not played again by other rules than its own")


# The game after that, which keeps its rules as they were; and one of which the former are gone.
NEWER = replace(
    BOX,
    about=BOX.about._replace(rules_version=BOX.about.rules_version + 1),
    rules=OtherRules(),
    earlier={BOX.about.rules_version: BOX},
)
FORGETFUL = replace(NEWER, earlier={})


def test_a_record_is_played_again_by_the_rules_it_was_played_by() -> None:
    assert state_hash(verify(NEWER, finished())) == finished().state


def test_a_game_is_taken_up_by_the_rules_it_was_begun_by() -> None:
    assert take_up(NEWER, unfinished()).box is BOX


@pytest.mark.parametrize("read", [verify, take_up, lambda *about: next(replay(*about))])
def test_a_record_of_rules_that_are_gone_is_refused(read: Callable[..., object]) -> None:
    newest = FORGETFUL.about.rules_version
    said = rf"played by version {newest - 1} of the rules; .* version {newest}$"
    with pytest.raises(BadRecord, match=said):
        read(FORGETFUL, unfinished())


def test_a_box_has_its_own_rules_and_those_it_keeps() -> None:
    newest = NEWER.about.rules_version
    assert NEWER.for_version(newest) is NEWER
    assert NEWER.for_version(BOX.about.rules_version) is BOX
    assert NEWER.for_version(newest + 1) is None
