"""Blueprints as files: ours, how others are read, and that nothing in them can do harm."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.gridopolis import blueprint as blueprints
from parlour.games.gridopolis.blueprint import (
    BOX,
    BadBlueprint,
    built_in,
    canonical,
    designed,
    inspection,
    parts,
    pretty,
    problems,
    read_blueprint,
    seated,
)
from parlour.games.gridopolis.tests.designs import LINE, Plan, drawn, plan_of, street

FOLDER = Path(blueprints.__file__).parent
SCHEMA = jsonschema_rs.validator_for(json.loads((FOLDER / "blueprint.schema.json").read_text()))


def refused(text: str) -> str:
    with pytest.raises(BadBlueprint) as caught:
        read_blueprint(text)
    return str(caught.value)


def changed(place: str, value: Any, name: str = "duel") -> str:
    """One of our blueprints with another value at a place such as `seats.1.forward`."""
    plan = plan_of(name)
    *way, last = [int(word) if word.isdigit() else word for word in place.split(".")]
    inside: Any = plan
    for step in way:
        inside = inside[step]
    inside[last] = value
    return json.dumps(plan)


# ---------------------------------------------------------------------- ours


@pytest.mark.rule("GP-150")
def test_four_blueprints_come_with_the_game_matrix_first() -> None:
    assert list(built_in()) == ["matrix", "duel", "plaza", "tower"]
    assert all(design.id == name for name, design in built_in().items())


@pytest.mark.rule("GP-1", "GP-30", "GP-31", "GP-32", "GP-40")
def test_matrix_with_four_players_takes_all_that_is_in_the_box_but_one_teleporter() -> None:
    matrix = built_in()["matrix"]
    assert sum(BOX.values()) == 217
    assert parts(matrix, 4) == {**BOX, "teleporters": 5}
    assert list(parts(matrix, 3).values()) == [54, 75, 14, 9, 5, 6, 18]
    assert list(parts(matrix, 2).values()) == [45, 62, 12, 6, 5, 4, 12]


@pytest.mark.rule("GP-1", "GP-150")
@pytest.mark.parametrize(
    ("name", "players", "pads", "links", "posts", "teleporters"),
    [("duel", 2, 34, 48, 6, 2), ("plaza", 4, 58, 84, 12, 5), ("tower", 2, 54, 74, 16, 4)],
)
def test_the_others_take_less(
    name: str, players: int, pads: int, links: int, posts: int, teleporters: int
) -> None:
    need = parts(built_in()[name], players)
    found = (need["pads"], need["links"], need["posts"], need["teleporters"])
    assert found == (pads, links, posts, teleporters)


@pytest.mark.rule("GP-36", "GP-150")
def test_seats_are_taken_in_the_order_of_the_seating() -> None:
    assert [seat.id for seat in seated(built_in()["matrix"], 4)] == ["S", "W", "N", "E"]
    with pytest.raises(BadBlueprint, match="Tower is for 2 players, not 3"):
        seated(built_in()["tower"], 3)
    with pytest.raises(BadBlueprint, match="Matrix is for 2, 3 or 4 players, not 5"):
        seated(built_in()["matrix"], 5)


@pytest.mark.parametrize("name", built_in())
def test_our_files_are_written_as_people_read_them(name: str) -> None:
    text = (FOLDER / "blueprints" / f"{name}.json").read_text("utf-8")
    assert text == pretty(built_in()[name])
    assert max(map(len, text.splitlines())) <= 100


# ---------------------------------------------------------------------- writing


@pytest.mark.parametrize("name", built_in())
def test_a_blueprint_survives_being_written(name: str) -> None:
    design = built_in()[name]
    assert read_blueprint(canonical(design)) == design
    assert read_blueprint(pretty(design)) == design
    assert "\n" not in canonical(design)


def test_equal_blueprints_are_written_alike() -> None:
    plan = plan_of("plaza")
    backwards = dict(reversed(plan.items()))
    backwards["seating"] = dict(reversed(plan["seating"].items()))
    backwards["rules"] = {"king_mid_chain": False, "no_progress_turns": 40}
    backwards["author"] = ""
    design = read_blueprint(json.dumps(backwards, indent=3))
    assert design == built_in()["plaza"]
    assert canonical(design) == canonical(built_in()["plaza"])
    assert "rules" not in canonical(design)
    assert "author" not in canonical(design)


@pytest.mark.rule("GP-133", "GP-R11")
def test_switches_that_are_not_the_default_are_written() -> None:
    design = read_blueprint(changed("rules", {"king_mid_chain": True, "no_progress_turns": 40}))
    assert canonical(design).endswith(',"rules":{"king_mid_chain":true}}')
    assert design.rules.king_mid_chain
    assert design.rules.no_progress_turns == 40


def test_letters_of_all_tongues_may_stand_in_a_title() -> None:
    design = read_blueprint(changed("title", "Größe 城市 🏙"))
    assert read_blueprint(canonical(design)).title == "Größe 城市 🏙"
    assert read_blueprint(pretty(design)) == design


# ---------------------------------------------------------------------- reading


@pytest.mark.rule("GP-150")
@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("format", "gridset-blueprint/2", '`format`: the format is "gridset-blueprint/1"'),
        ("seats.1.forward", [0, 1], "`seats[1].forward`: expected a list of 3"),
        ("seats.1.forward", "north", "`seats[1].forward`: expected a list, got a text"),
        ("seats.0.wings", 2, "`seats[0].wings`: there is no such field"),
        ("gravity", 9.81, "`gravity`: there is no such field"),
        ("rules", {"kings_fly": True}, "`rules.kings_fly`: there is no such field"),
        ("rules", {"king_mid_chain": 1}, "expected true or false, got a whole number"),
        ("pads.3.0", 100, "`pads[3][0]`: expected a whole number at most 99"),
        ("pads.3.2", -(10**30), "`pads[3][2]`: expected a whole number at least -99"),
        ("pads.3.1", 0.5, "`pads[3][1]`: expected a whole number, got a number with a fraction"),
        ("pads.3.1", True, "`pads[3][1]`: expected a whole number, got true or false"),
        ("pads.3.1", None, "`pads[3][1]`: expected a whole number, got null"),
        ("links.0", [[0, 0, 0]], "`links[0]`: expected a list of 2"),
        ("floor", "0", "`floor`: expected a whole number, got a text"),
        ("seats", [], "`seats`: expected a list of at least 2"),
        ("seating", {"5": []}, "`seating`: the number of players is 2, 3 or 4"),
        ("seating", {"2": [1, 2]}, "`seating[0]`: expected a text, got a whole number"),
        ("reserve.pads", -1, "`reserve.pads`: expected a whole number at least 0"),
        ("reserve.pads", 10**9, "`reserve.pads`: expected a whole number at most 99"),
        ("id", "My Design", "`id`: expected a name of letters, digits and dashes"),
        ("id", "x\n", "`id`: expected a name of letters, digits and dashes"),
        ("title", "", "`title`: expected a text of at least 1 letter"),
        ("title", "x" * 61, "`title`: expected a text of at most 60 letters"),
        ("title", "one\ntwo", "`title`: expected a text of one line"),
        ("description", "\x1b[2J", "`description`: expected a text of one line"),
        ("seats.0.id", "S T", "`seats[0].id`: expected a name of letters, digits and dashes"),
        ("seats.0.colour", "Blue!", "`seats[0].colour`: expected the name of a color"),
    ],
)
def test_a_field_that_is_not_right_is_named(place: str, value: Any, message: str) -> None:
    assert message in refused(changed(place, value))


@pytest.mark.rule("GP-150")
def test_a_field_that_is_missing_is_named() -> None:
    plan = plan_of("duel")
    del plan["seats"][1]["kingerizers"]
    assert refused(json.dumps(plan)) == "`seats[1].kingerizers`: it is missing"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it is not JSON"),
        ("matrix and more", "it is not JSON"),
        ("null", "expected an object, got null"),
        ("[]", "expected an object, got a list"),
        ("[" * 60_000, "expected an object, got a list"),
        ('{"id":' + "[" * 60_000, "`id`: expected a text, got a list"),
        ('{"x":' * 10_000, "`x`: there is no such field"),
        ("{} {}", "is missing"),
        ("\ud800", "letters that no text can hold"),
        ('{"\\u0007\\u001b[2J": 1}', "`��[2J`: there is no such field"),
    ],
)
def test_what_is_no_blueprint_at_all_is_refused_in_a_sentence(text: str, message: str) -> None:
    assert message in refused(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "01", "1e5", "0x10", "1_0"])
def test_numbers_are_whole_numbers_as_json_has_them(number: str) -> None:
    refused(canonical(built_in()["duel"]).replace('"floor":0', f'"floor":{number}'))


@pytest.mark.parametrize("place", ['"floor":0', '"blockers":1', '"2":["S","N"]', '"colour":"blue"'])
def test_no_field_stands_there_twice(place: str) -> None:
    text = canonical(built_in()["duel"])
    assert place in text
    assert "the field stands there twice" in refused(text.replace(place, f"{place},{place}"))


def test_a_blueprint_is_at_most_64_kb_long() -> None:
    text = canonical(built_in()["matrix"])
    read_blueprint(text + " " * (65_536 - len(text)))
    assert refused(text + " " * (65_537 - len(text))) == "a blueprint is at most 64 kB long"
    assert refused("ä" * 40_000) == "a blueprint is at most 64 kB long"


# ---------------------------------------------------------------------- designs


@pytest.mark.rule("GP-150", "GP-151")
def test_a_design_is_named_or_written_out() -> None:
    assert designed("tower") is built_in()["tower"]
    assert designed(canonical(built_in()["tower"])) == built_in()["tower"]
    assert designed(json.dumps(street(LINE))).title == "Street"


@pytest.mark.rule("GP-151")
def test_a_design_that_cannot_be_played_is_refused_with_the_first_of_its_problems() -> None:
    plan = street(LINE)
    plan["teleporters"] = [[0, 2, 0]]
    with pytest.raises(BadBlueprint, match=r"^`teleporters`: a single .* 2 \(GP-151\)$"):
        designed(json.dumps(plan))
    plan["floor"] = -1
    plan["links"].pop()
    with pytest.raises(BadBlueprint, match=r"at least 2 \(GP-151\); and 2 more$"):
        designed(json.dumps(plan))


@pytest.mark.rule("GP-151")
def test_an_inspection_tells_a_designer_what_there_is_to_know() -> None:
    report = inspection(canonical(built_in()["matrix"]))
    assert report["ok"]
    assert report["errors"] == []
    assert [note["where"] for note in report["warnings"]] == ["seating.3"]
    assert report["players"] == [2, 3, 4]
    assert report["parts"]["2"]["pads"] == 45
    assert report["box"]["pads"] == 63


@pytest.mark.rule("GP-151")
def test_an_inspection_of_something_unfinished_tells_what_is_missing() -> None:
    plan = plan_of()
    plan["seating"]["3"] = ["S"]
    plan["posts"].append([[9, 9, 9], [9, 9, 8]])
    report = inspection(json.dumps(plan))
    assert not report["ok"]
    assert report["players"] == [2, 4]
    assert list(report["parts"]) == ["2", "4"]
    assert [(fault["rule"], fault["where"]) for fault in report["errors"]] == [
        ("GP-150", "seating.3"),
        ("GP-1", "seating.4"),
        ("GP-5", "posts[8]"),
    ]
    report = inspection("{")
    assert not report["ok"]
    assert report["errors"][0]["rule"] == "GP-150"
    assert report["parts"] == {}


# ---------------------------------------------------------------------- anything at all

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)


@st.composite
def spoilt(draw: st.DrawFn) -> Plan:
    """One of our blueprints with a few values exchanged, moved, doubled or taken away."""
    plan: Any = plan_of(draw(st.sampled_from(list(built_in()))))
    for _ in range(draw(st.integers(1, 3))):
        inside = plan
        while True:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(inside[key], dict | list) and draw(st.integers(0, 4)):
                inside = inside[key]
                continue
            how = draw(st.integers(0, 3))
            if how == 0:
                del inside[key]
            elif how == 1 and isinstance(inside, list):
                inside.append(copy.deepcopy(inside[key]))
            elif how == 2:
                inside[key] = draw(st.integers(-3, 3))
            else:
                inside[key] = draw(plain)
            break
    return dict(plan)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text() | plain.map(json.dumps) | spoilt().map(json.dumps))
def test_whatever_comes_in_is_read_or_refused(text: str) -> None:
    report = inspection(text)
    json.dumps(report)
    try:
        design = read_blueprint(text)
    except BadBlueprint as error:
        said = str(error)
    else:
        said = ""
        assert report["ok"] == (problems(design) == [])
        assert read_blueprint(canonical(design)) == design
    assert not said or not report["ok"]
    assert "\n" not in said


@pytest.mark.rule("GP-150", "GP-151")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(spoilt())
def test_what_can_be_played_is_as_the_schema_says(plan: Plan) -> None:
    try:
        sound = problems(drawn(plan)) == []
    except BadBlueprint:
        sound = False
    assert SCHEMA.is_valid(plan) or not sound


@pytest.mark.rule("GP-150")
@pytest.mark.parametrize("name", built_in())
def test_our_blueprints_are_as_the_schema_says(name: str) -> None:
    SCHEMA.validate(plan_of(name))
    assert not SCHEMA.is_valid({**plan_of(name), "gravity": 9.81})
