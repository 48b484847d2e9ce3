"""Texts of a game as they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.contract import EVERYBODY, Aid, Box
from parlour.kernel.codec import from_wire
from parlour.kernel.text import Text, Thing, named
from parlour.kernel.values import Event
from parlour.server import messages as m

TEXTS: Final = {"Text": Text, "Thing": Thing}


def sent(said: Text, names: Sequence[str] = ()) -> m.Text:
    """The text for a page, with the names of the players if they are known here."""
    if names:
        said = named(said, names)
    return m.Text(list(said.words), [_thing(each) for each in said.things])


def sent_headline(
    box: Box[Any], events: Sequence[Event], names: Sequence[str]
) -> m.Headline | None:
    """What these events of one turn came to."""
    found = box.headline(events)
    if found is None:
        return None
    marks = [m.Mark(role, _thing(thing)) for role, thing in found.marks]
    return m.Headline(sent(found.text, names), marks)


def sent_aid(aid: Aid | None, names: Sequence[str]) -> m.Aid | None:
    if aid is None:
        return None
    return m.Aid(None if aid.remark is None else sent(aid.remark, names), list(aid.offers))


def whose(seat: int) -> int | None:
    return None if seat == EVERYBODY else seat


def loaded(said: Any) -> Text:
    """A text that has been plain data on its way here."""
    found = from_wire(said, TEXTS)
    assert isinstance(found, Text), f"{found!r} is no text"
    return found


def _thing(each: Thing) -> m.Thing:
    return m.Thing(each.sort, each.id, each.name)
