from typing import Any


def draw_board(view: Any, names: Any) -> Any:
    return ""
