"""GG-11 to GG-20, GG-271, GG-1, GG-17. The Grid: a hundred squares by number, and Square 100 below
square 90.

The number of a square is ten times its row and its column, so Square 100 lies in row 10, column 0
(GG-R42). A direction is a number; the straight ones come first, clockwise from up.
"""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1
SQUARE_100: Final = 100

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
UP_RIGHT: Final = 4
DOWN_RIGHT: Final = 5
DOWN_LEFT: Final = 6
UP_LEFT: Final = 7

STRAIGHT: Final = (UP, RIGHT, DOWN, LEFT)
DIAGONAL: Final = (UP_RIGHT, DOWN_RIGHT, DOWN_LEFT, UP_LEFT)
EVERY_WAY: Final = (*STRAIGHT, *DIAGONAL)
WAYS: Final = {
    "all": EVERY_WAY,
    "straight": STRAIGHT,
    "diagonal": DIAGONAL,
    "laser": (UP_RIGHT, DOWN_LEFT),  # GG-14
    "cross": (UP_LEFT, DOWN_RIGHT),  # GG-15
}
DIRECTIONS: Final = (
    *("up", "right", "down", "left"),
    *("up-right", "down-right", "down-left", "up-left"),
)
BY_ROW: Final = (-1, 0, 1, 0, -1, 1, 1, -1)
BY_COLUMN: Final = (0, 1, 0, -1, 1, 1, -1, -1)


def row(square: int) -> int:
    return square // 10


def column(square: int) -> int:
    return square % 10


def square_at(down: int, across: int) -> int:
    """GG-19. The square there, or NOWHERE beyond the edge."""
    on_grid = 0 <= down <= 9 and 0 <= across <= 9
    return 10 * down + across if on_grid or (down == 10 and across == 0) else NOWHERE


def _beside(square: int, way: int) -> int:
    return square_at(row(square) + BY_ROW[way], column(square) + BY_COLUMN[way])


def _wrapped(square: int, way: int) -> int:
    """GG-234. Square 100 lies beyond the edge, and so does whatever wraps round it."""
    if square == SQUARE_100:
        return _beside(square, way)
    return 10 * ((row(square) + BY_ROW[way]) % 10) + (column(square) + BY_COLUMN[way]) % 10


# By direction and square: what lies beside it, and what does if the edges are joined.
BESIDE: Final = [[_beside(square, way) for square in range(101)] for way in EVERY_WAY]
WRAPPED: Final = [[_wrapped(square, way) for square in range(101)] for way in EVERY_WAY]
# GG-16. By square, those that share a side with it; on the Grid alone.
ADJACENT: Final = [
    [at for way in STRAIGHT if 0 <= (at := BESIDE[way][square]) < SQUARE_100]
    for square in range(101)
]


def opposite(square: int) -> int:
    """GG-12, GG-13. Its digits the other way round; Square 100 has none."""
    return NOWHERE if square == SQUARE_100 else 10 * column(square) + row(square)


def steps_apart(one: int, other: int) -> int:
    """Manhattan distance: how many straight steps apart."""
    return abs(row(one) - row(other)) + abs(column(one) - column(other))


def king_steps(one: int, other: int) -> int:
    """The same for steps in any of eight directions."""
    return max(abs(row(one) - row(other)), abs(column(one) - column(other)))


def block(center: int, radius: int) -> list[int]:
    """GG-R29. The squares within so many steps in any direction, Square 100 among them."""
    return BLOCKS[radius][center] if radius < len(BLOCKS) else _block(center, radius)


def _block(center: int, radius: int) -> list[int]:
    return [square for square in range(101) if king_steps(center, square) <= radius]


BLOCKS: Final = [[_block(center, radius) for center in range(101)] for radius in range(3)]
# A square and those that share a side with it, Square 100 among them.
PLUS: Final = [
    [center, *[at for way in STRAIGHT if (at := BESIDE[way][center]) != NOWHERE]]
    for center in range(101)
]


def has_digit(square: int, digit: int) -> bool:
    """GG-R32. Whether its two-digit number contains the digit; Square 100 has three."""
    return square < SQUARE_100 and digit in (row(square), column(square))


def written(square: int) -> str:
    """GG-11. Two digits, or 100."""
    return f"{square:02d}"
