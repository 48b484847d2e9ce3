"""The key to the signs on the board and in the trays."""

from __future__ import annotations

from typing import Final

from parlour.contract import Sign

SIGNS: Final = (
    Sign("pawn", "pawn", "It moves and captures, but never backward.", "a to d"),
    Sign("king", "king", "It goes any way, and may move twice in a turn.", "A to D"),
    Sign("pad", "pad", "The only place where a marker can stand.", "·"),
    Sign("link", "link", "Joins two pads side by side; it does not matter to how you move."),
    Sign("post", "post", "Carries what is built one level higher."),
    Sign("kingerizer", "kingerizer", "Land on an enemy's, and your pawn becomes a king.", "^"),
    Sign("teleporter", "teleporter", "Land on it, and go on at once to another that is free.", "@"),
    Sign("blocker", "blocker-box", "Nobody lands on this pad or jumps over it again.", "■"),
    Sign("pile", "captured markers", "What this player has captured, which scores at the end."),
    Sign("forward", "forward", "The way this player's pawns go."),
)
