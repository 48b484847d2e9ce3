"""What never changes: the blueprints of the box, the parts in it, and how colours are written."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.games.gridopolis.blueprint import BOX, built_in


def pieces() -> dict[str, Any]:
    return {
        "blueprints": {
            name: msgspec.to_builtins(blueprint) for name, blueprint in built_in().items()
        },
        "box": dict(BOX),
    }
