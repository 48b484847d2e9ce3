"""Card files for tests: ours, with something changed."""

from __future__ import annotations

import json
from typing import Any

from parlour.games.gadget_grid.cards import OURS


def our_cards() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(OURS)
    return told


def with_card(**card: Any) -> str:
    """Ours, and one card more."""
    told = our_cards()
    told["cards"].append({"short": "A test.", "text": "It is for a test.", **card})
    return json.dumps(told)


def changed(card_id: str, **fields: Any) -> dict[str, Any]:
    """Ours with other fields on one card; None takes a field away."""
    told = our_cards()
    for card in told["cards"]:
        if card["id"] == card_id:
            card |= fields
            for field in [field for field, value in card.items() if value is None]:
                del card[field]
    return told


def without(*ids: str) -> dict[str, Any]:
    """Ours without the cards whose ids begin so."""
    told = our_cards()
    told["cards"] = [card for card in told["cards"] if not card["id"].startswith(ids)]
    return told
