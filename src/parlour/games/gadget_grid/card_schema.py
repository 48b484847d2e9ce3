"""GG-306. The JSON Schema of card files, for editors and other programs."""

from __future__ import annotations

import json
from typing import Any, Final

from parlour.games.gadget_grid.abilities import ABILITIES, AIMED, FIRES, WAYS, Bounds
from parlour.games.gadget_grid.card_files import FORMAT, GADGETS, LONGEST, MOST_COPIES
from parlour.games.gadget_grid.cards import CATEGORIES, LETTERS

Schema = dict[str, Any]
UNSEEN: Final = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069"
NAMED: Final = "".join([LETTERS[CATEGORIES.index(category)] for category in GADGETS])


def schema() -> str:
    """What cards.schema.json says."""
    told = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        "description": "The cards of a table. What a schema cannot say is checked by "
        "`parlour cards check`.",
        "type": "object",
        "additionalProperties": False,
        "required": ["format", "title", "cards"],
        "properties": {
            "format": {"const": FORMAT},
            "title": {"$ref": "#/$defs/line", "maxLength": LONGEST["name"], "minLength": 1},
            "cards": {"type": "array", "items": {"$ref": "#/$defs/card"}},
        },
        "$defs": {
            "line": {"type": "string", "pattern": f"^[^{UNSEEN}]*$"},
            "printed": printed(),
            "card": {
                "$ref": "#/$defs/printed",
                "unevaluatedProperties": False,
                "oneOf": [kind for category in CATEGORIES for kind in kinds(category)],
            },
        },
    }
    return json.dumps(told, indent=2)


def printed() -> Schema:
    """What every card has."""
    texts = {
        field: {
            "$ref": "#/$defs/line",
            "minLength": 0 if field == "flavor" else 1,
            "maxLength": longest,
        }
        for field, longest in LONGEST.items()
    }
    return {
        "type": "object",
        "required": ["id", "name", "category", "copies", "does", "short", "text"],
        "properties": {
            "id": {"type": "string"},
            "category": {"enum": list(CATEGORIES)},
            "copies": {"type": "integer", "minimum": 1, "maximum": MOST_COPIES},
            "does": {"type": "string", "description": "its ability"},
            **texts,
        },
    }


def kinds(category: str) -> list[Schema]:
    """The abilities of a category, those together that have the same numbers."""
    found: dict[str, tuple[Schema, list[str]]] = {}
    for does, needs in ABILITIES[category].items():
        if does == "sentry":
            continue
        made = kind(category, needs, directions=does in AIMED)
        found.setdefault(json.dumps(made), (made, []))[1].append(does)
    told = []
    for made, all_of in found.values():
        made["properties"]["does"] = {"enum": all_of}
        told.append(made)
    if "sentry" in ABILITIES[category]:
        told += [sentry(category, fires, needs) for fires, needs in FIRES.items()]
    return told


def sentry(category: str, fires: str, needs: dict[str, Bounds]) -> Schema:
    made = kind(category, needs, directions=fires == "line")
    made["properties"] |= {"does": {"const": "sentry"}, "fires": {"const": fires}}
    made["required"].append("fires")
    return made


def kind(category: str, needs: dict[str, Bounds], directions: bool) -> Schema:
    letter = LETTERS[CATEGORIES.index(category)]
    properties: Schema = {
        "id": {"pattern": f"^{letter}(0[1-9]|[1-9][0-9])$"},
        "category": {"const": category},
    }
    for field, (least, most) in needs.items():
        properties[field] = {"type": "integer", "minimum": least, "maximum": most}
    required = list(needs)
    if directions:
        properties["directions"] = {"enum": list(WAYS)}
        required.append("directions")
    if category == "dlc":
        properties |= {
            "named": {"type": "string", "pattern": f"^[{NAMED}][0-9]{{2}}$"},
            "copies": {"const": 1},
        }
        required.append("named")
    return {"properties": properties, "required": required}
