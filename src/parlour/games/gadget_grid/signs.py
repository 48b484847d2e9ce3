"""The key to the signs on the Grid and before the players."""

from __future__ import annotations

from typing import Final

from parlour.contract import Sign

SIGNS: Final = (
    Sign("gizmo", "Life Gizmo", "Be the last with one on your token, and you win.", "♥"),
    Sign("bank", "bank", "Gizmos you have lost; they pay for DLC and keep nobody alive.", "bank"),
    Sign("character", "Living Character", "It collects cards and may attack.", "My"),
    Sign(
        "zomboid", "Zomboid", "A Character without a Gizmo, which steals one to live again.", "my"
    ),
    Sign("zombot", "Zombot", "Meet it, and you lose a Life Gizmo.", "z1"),
    Sign("widget", "Widget", "Played once, as your Action.", "W"),
    Sign("equipment", "Equipment", "Works for you from the moment it is activated.", "E"),
    Sign("attack", "Attack Card", "Played once, in your Attack Phase.", "A"),
    Sign("dlc", "DLC", "Bought in the e-Shoppe, and yours for the rest of the game.", "D"),
    Sign("portal", "Portal", "A step leads from each Portal to every other one.", "por"),
    Sign("rubble", "Rubble", "Nobody steps or sees through it.", "rub"),
    Sign(
        "malfunction", "Floor Malfunction", "Who enters it falls to a square that is rolled.", "flo"
    ),
    Sign("sentry", "Sentry", "Nobody steps or sees through it; some cards make it fire.", "gor"),
    Sign("buggy", "Buggy Buddy", "It keeps out Zombs, and stops the lines of others.", "&b"),
    Sign("hug", "Huggly Muggly", "Whoever it sits on neither attacks nor does any harm.", "+"),
    Sign("skate", "Rollerskate", "It rolls straight on, and hurts whom it runs into.", "&r"),
    Sign("zombuoy", "Zombuoy", "Opposite its owner; it hurts the others who meet it.", "&z"),
    Sign("lasers", "lasers", "The diagonal lines on the floor, along which an axe may fly."),
    Sign("deck", "deck", "Gadget Cards that are still to come, face down.", "deck"),
    Sign("pile", "discard pile", "Gadget Cards that have been used up, face up.", "pile"),
)
