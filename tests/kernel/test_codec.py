"""Plain things to plain data and back; data that is not what it claims is refused by its place."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

import msgspec
import pytest

from parlour.games import fists, parry, sprawl
from parlour.games.fists.rules import Fists, Show
from parlour.games.parry.rules import Blow
from parlour.games.password.table import Clue
from parlour.games.sprawl.table import Go, Lay
from parlour.kernel.agenda import OwnChoice
from parlour.kernel.codec import (
    Malformed,
    digest,
    encode,
    from_wire,
    kinds,
    load,
    load_agenda,
    save,
    state_hash,
    to_paper,
    to_wire,
)
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Plain, Value


class Pair(Value):
    """A value with every shape that a field may have."""

    fields: ClassVar[dict[str, str]] = {
        "number": "int",
        "flag": "bool",
        "text": "str",
        "other": "Plain?",
        "rows": "[[int]]",
        "parts": "[Plain?]",
        "ways": "[[int*2]]",
    }

    def __init__(
        self,
        number: int = 0,
        flag: bool = False,
        text: str = "",
        other: Plain | None = None,
        rows: tuple[tuple[int, ...], ...] = (),
        parts: tuple[Plain | None, ...] = (),
        ways: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.number = number
        self.flag = flag
        self.text = text
        self.other = other
        self.rows = rows
        self.parts = parts
        self.ways = ways


class Place(Value):
    """A kind with a sequence that is never empty."""

    fields: ClassVar[dict[str, str]] = {"cell": "[int*3]"}

    def __init__(self, cell: tuple[int, ...]) -> None:
        self.cell = cell


class Heap(Plain):
    fields: ClassVar[dict[str, str]] = {"cards": "[int]"}

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


class Seat(Plain):
    """A kind that says what two of its fields are when nothing is said of them."""

    fields: ClassVar[dict[str, str]] = {
        "heap": "Plain",
        "next": "int",
        "playing": "bool",
        "drawn": "int",
    }
    defaults: ClassVar[dict[str, Any]] = {"next": -1, "playing": True}

    def __init__(self, heap: Heap, next: int, playing: bool, drawn: int) -> None:  # noqa: A002
        self.heap = heap
        self.next = next
        self.playing = playing
        self.drawn = drawn


class Maybe(Value):
    """A kind of which each field may be nothing at all, which is not the same as empty."""

    fields: ClassVar[dict[str, str]] = {"number": "int?", "flag": "bool?", "text": "str?"}

    def __init__(
        self, number: int | None = None, flag: bool | None = None, text: str | None = None
    ) -> None:
        self.number = number
        self.flag = flag
        self.text = text


KINDS = {"Pair": Pair, "Heap": Heap, "Seat": Seat, "Maybe": Maybe, "Place": Place}
MAYBE = [Maybe(), Maybe(number=0), Maybe(flag=False), Maybe(text=""), Maybe(1, True, "x")]
FULL = Pair(
    -7,
    True,
    "x\n\u00e9\u2603",
    Pair(1),
    ((1, 2), (), (3,)),
    (None, Pair(2), Heap([4, 5])),
    ((1, 2),),
)


# ---------------------------------------------------------------------- values


def test_plain_things_are_equal_if_they_are_of_one_kind_with_equal_fields() -> None:
    assert Lay(1, 2) == Lay(1, 2)
    assert Lay(1, 2) != Lay(2, 1)
    assert Clue("x") != parry.table.Take()
    assert Show(1) != Pair(1)
    assert len({Lay(1, 2), Lay(1, 2), Lay(2, 1)}) == 2


def test_a_plain_thing_shows_its_fields() -> None:
    assert repr(Go(0, 1, 2, 3)) == "Go(from_x=0, from_y=1, x=2, y=3)"


def test_a_replaced_field_leaves_the_first_value_alone() -> None:
    blow = Blow(1, 3)
    assert blow.replace(force=1) == Blow(1, 1)
    assert blow == Blow(1, 3)
    assert OwnChoice(1).replace(seat=0).seats == (0,)


# ---------------------------------------------------------------------- there and back


def test_every_shape_survives_the_wire() -> None:
    wire = msgspec.json.decode(encode(FULL))
    again = from_wire(wire, KINDS)
    assert again == FULL
    assert repr(again) == repr(FULL)  # tuples are tuples again, and the list of a Plain a list
    assert isinstance(again.rows[0], tuple)
    assert isinstance(again.parts[2].cards, list)


def test_the_wire_shares_nothing_with_the_thing() -> None:
    heap = Heap([1, 2])
    wire = to_wire(heap)
    again = from_wire(wire, KINDS)
    wire["cards"].append(3)
    again.cards.append(4)
    assert heap == Heap([1, 2])


def test_equal_data_gives_equal_bytes_and_any_change_another_digest() -> None:
    assert encode((1, 2)) == encode([1, 2]) == b"[1,2]"
    assert digest(FULL) == digest(FULL.replace())
    changes: list[dict[str, Any]] = [
        *({"number": 8}, {"flag": False}, {"text": "x"}, {"other": None}),
        *({"rows": ((1, 2), (3,), ())}, {"parts": (Pair(2), None, Heap([4, 5]))}),
        {"ways": ((2, 1),)},
    ]
    digests = {digest(FULL), *(digest(FULL.replace(**change)) for change in changes)}
    assert len(digests) == 1 + len(changes)


def test_kinds_are_found_by_name_in_modules() -> None:
    found = kinds(parry.table, parry.rules)
    assert found["Attack"] is parry.table.Attack
    assert found["Blow"] is Blow
    assert "Show" not in found


# ---------------------------------------------------------------------- defaults


def test_on_paper_a_field_at_its_default_is_left_out() -> None:
    assert to_paper(Pair()) == {"kind": "Pair"}
    assert to_paper(Pair(text="x", other=Pair())) == {
        "kind": "Pair",
        "text": "x",
        "other": {"kind": "Pair"},
    }
    inside = Pair(rows=((0,), ()), parts=(None, Heap([0])))
    assert to_paper(inside) == {
        "kind": "Pair",
        "rows": [[0], []],
        "parts": [None, {"kind": "Heap", "cards": [0]}],
    }


def test_a_kind_may_declare_other_defaults_than_what_is_empty() -> None:
    assert to_paper(Seat(Heap([]), -1, True, 0)) == {"kind": "Seat", "heap": {"kind": "Heap"}}
    told = to_paper(Seat(Heap([]), 0, False, 1))
    assert (told["next"], told["playing"], told["drawn"]) == (0, False, 1)


@pytest.mark.parametrize(
    "thing",
    [Pair(), FULL, Heap([]), Seat(Heap([]), -1, True, 0), Seat(Heap([0]), 0, False, -1), *MAYBE],
    ids=repr,
)
def test_what_is_left_out_on_paper_is_there_again_when_it_is_read(thing: Plain) -> None:
    again = from_wire(msgspec.json.decode(encode(to_paper(thing))), KINDS)
    assert again == thing
    assert repr(again) == repr(thing)


def test_no_two_things_are_the_same_on_paper() -> None:
    rows: list[Any] = [((),), ((0,),), ((0, 0),)]
    things = [Pair(), Pair(1), *(Pair(rows=row) for row in rows), Heap([]), *MAYBE]
    written = {encode(to_paper(thing)) for thing in (*things, Pair(parts=(None,)), Heap([0]))}
    assert len(written) == len(things) + 2


# ---------------------------------------------------------------------- malformed


def wire(**changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = to_wire(FULL)
    return {**plain, **changes}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (None, "$: expected an object, got NoneType"),
        ([], "$: expected an object, got list"),
        ("Pair", "$: expected an object, got str"),
        ({}, "$: unknown kind None"),
        ({"kind": "Nothing"}, "$: unknown kind 'Nothing'"),
        ({"kind": "Heap", "cards": [], "more": 1}, "$: Heap has cards, got kind, cards, more"),
        ({"kind": "Heap", "cards": 3}, "$.cards: expected a list, got int"),
        ({"kind": "Heap", "cards": None}, "$.cards: expected a list, got NoneType"),
        ({"kind": "Heap", "cards": [1, "2"]}, "$.cards[1]: expected int, got str"),
        ({"kind": "Seat", "next": 1}, "$: Seat has to have heap"),
        (wire(number=1.0), "$.number: expected int, got float"),
        (wire(number=True), "$.number: expected int, got bool"),
        (wire(number=None), "$.number: expected int, got NoneType"),
        (wire(flag=1), "$.flag: expected bool, got int"),
        (wire(text=["x"]), "$.text: expected str, got list"),
        (wire(other=7), "$.other: expected an object, got int"),
        (wire(other={"kind": "Heap", "cards": "x"}), "$.other.cards: expected a list, got str"),
        (wire(rows=[[1], [2, None]]), "$.rows[1][1]: expected int, got NoneType"),
        (wire(rows=[[1], 2]), "$.rows[1]: expected a list, got int"),
        (wire(parts=[None, {"kind": "?"}]), "$.parts[1]: unknown kind '?'"),
        (wire(ways=[[1, 2], [3]]), "$.ways[1]: expected a list of 2, got one of 1"),
        ({"kind": "Place", "cell": [1, 2, 3, 4]}, "$.cell: expected a list of 3, got one of 4"),
        ({"kind": "Place"}, "$: Place has to have cell"),
    ],
)
def test_malformed_data_is_refused_with_the_place_named(data: Any, complaint: str) -> None:
    with pytest.raises(Malformed) as caught:
        from_wire(data, KINDS)
    assert str(caught.value) == complaint


def test_only_the_kinds_of_the_game_can_be_made() -> None:
    with pytest.raises(Malformed, match=r"unknown kind 'Blow'"):
        from_wire(to_wire(Blow(0, 1)), fists.GAME.kinds)


def test_a_malformed_agenda_names_the_frame() -> None:
    frames = to_wire([Blow(0, 1), Blow(1, 2)])
    frames[1]["force"] = "two"
    with pytest.raises(Malformed, match=r"agenda\[1\]\.force: expected int, got str"):
        load_agenda(frames, parry.GAME.kinds)


# ---------------------------------------------------------------------- whole games


def test_a_game_is_saved_and_loaded_in_the_middle_of_a_turn() -> None:
    g = parry.GAME.start(2, Seeded("saved"))
    attacker = g.waiting()[0]
    g.submit(attacker, parry.GAME.notation.read("attack 3"))
    g.reveal()
    saved = msgspec.json.decode(encode(save(g)))
    again = load(saved, parry.GAME.kinds, g.luck.copy())
    assert (state_hash(again), again.reveals) == (state_hash(g), 1)
    for game in (g, again):
        assert game.submit(1 - attacker, parry.GAME.notation.read("guard 1")) is None
    assert state_hash(again) == state_hash(g)
    assert again.agenda[-1] == g.agenda[-1]


def test_sealed_answers_are_saved_too() -> None:
    g = fists.GAME.start(3, Seeded("sealed"))
    g.submit(1, Show(4))
    again = load(msgspec.json.decode(encode(save(g))), fists.GAME.kinds, Seeded("other"))
    assert again.choice == Fists((0, 1, 2), (None, Show(4), None))
    assert again.waiting() == (0, 2)


def test_the_hash_tells_states_apart_and_not_luck() -> None:
    g, other = (sprawl.GAME.start(2, Seeded(seed)) for seed in "ab")
    assert state_hash(g) == state_hash(other)
    g.submit(0, Lay(3, 0))
    other.submit(0, Lay(-1, 0))
    assert state_hash(g) != state_hash(other)


def test_a_hash_is_the_same_on_every_machine() -> None:
    canonical = b'{"kind":"Lay","x":3,"y":-1}'
    assert encode(Lay(3, -1)) == canonical
    assert digest(Lay(3, -1)) == hashlib.sha256(canonical).hexdigest()
    g = sprawl.GAME.start(2, Seeded("anywhere"))
    assert state_hash(g) == hashlib.sha256(encode(save(g))).hexdigest()
