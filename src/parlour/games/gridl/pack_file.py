"""GL-141. A word pack as it is written down: its fields, reading it strictly, its JSON Schema."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from parlour.games.gridl.table import COOP_TURNS

FORMAT: Final = "gridl-words/1"
LONGEST_WORD: Final = 24  # letters: more does not fit beside the grid
LONGEST_TITLE: Final = 60
MOST_CARDS: Final = 300
FEWEST_CARDS: Final = 2 * COOP_TURNS  # GL-76
# What the schema says of texts beforehand; whether they are clean is judged in word_packs.py.
UNSEEN: Final = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069"
LINE: Final = {"pattern": f"^[^{UNSEEN}]*$"}
NO_NUMBER: Final = {"pattern": f"^[^0-9{UNSEEN}]*$"}

Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]
CardWord = Annotated[Word, Meta(extra_json_schema=NO_NUMBER)]
Pair = Annotated[tuple[CardWord, CardWord], Meta(description="the two words of a side")]
Few = Annotated[list[Word], Meta(max_length=20)]
Many = Annotated[list[Word], Meta(max_length=200)]


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A card: two easier words, and two harder ones."""

    magenta: Pair
    navy: Pair


class PolesFile(msgspec.Struct, forbid_unknown_fields=True):
    """Words for the two ends of a scale, by which bots understand it."""

    high: Few
    low: Few


class BannedFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a clue may not hold when this word is on the board."""

    forms: Many = []
    synonyms: Many = []
    antonyms: Many = []


class PackFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pack. What a schema cannot say is checked by `parlour words check`."""

    format: Literal["gridl-words/1"]
    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE, extra_json_schema=LINE)]
    cards: Annotated[
        list[CardFile],
        Meta(
            max_length=MOST_CARDS,
            description="for 2 or 3 players at least 12, for teams at least 24; no word twice",
            extra_json_schema={"minItems": FEWEST_CARDS},
        ),
    ]
    poles: Annotated[dict[str, PolesFile], Meta(description="by word, as on its card")] = {}
    banned: Annotated[dict[str, BannedFile], Meta(description="by word, as on its card")] = {}


class BadPack(ValueError):
    """A text that is no pack; the message says what is wrong."""


def read_pack(text: str) -> PackFile:
    """The pack that a text is, as far as its form goes."""
    try:
        return msgspec.json.decode(text, type=PackFile)
    except msgspec.ValidationError as error:
        raise BadPack(in_plain_words(str(error))) from error
    except msgspec.DecodeError as error:
        why = str(error).removeprefix("JSON is malformed: ")
        raise BadPack(f"it is not JSON ({why})") from error
    except UnicodeEncodeError as error:
        raise BadPack("it holds letters that no text can hold") from error
    except RecursionError as error:
        raise BadPack("it is nested too deep") from error


# ---------------------------------------------------------------------- in words

NOUNS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
COMPARED: Final = {">=": "at least", "<=": "at most"}


def in_plain_words(error: str) -> str:
    """What msgspec says of a document, and where: counted from 1, as people count cards."""
    said, _, place = error.partition(" - at ")
    where = place.rpartition("`$")[2].rstrip("`").replace("[...]", "").strip(".")
    where = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", where)
    where = where.replace("cards ", "card ").replace(".", ", ")
    if said.startswith("Invalid enum value"):
        return f"its format is {FORMAT!r}, not {said.removeprefix('Invalid enum value ')[:40]}"
    if found := re.fullmatch(r"Object missing required field `(.*)`", said):
        said = f"{found[1]} is missing"
    elif found := re.fullmatch(r"Object contains unknown field `(.*)`", said, re.S):
        said = f"there is no field {found[1][:40]!r}"
    else:
        said = re.sub(r"`(\w+)`", lambda noun: NOUNS.get(noun[1], noun[1]), said)
        said = re.sub(r"[<>]=", lambda sign: COMPARED[sign[0]], said).replace(" of length ", " of ")
        said = re.sub(r"(a text of .*)", r"\1 letters", said).replace(" 1 letters", " 1 letter")
        said = said[:1].lower() + said[1:]
    return f"{where}: {said}" if where else said


# ---------------------------------------------------------------------- for programs


def schema() -> str:
    """What words.schema.json says, for editors and other programs."""
    told: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        **msgspec.json.schema(PackFile),
    }
    return json.dumps(told, indent=2)
