"""The verbs a player may submit. Gizmos, colors and levels are numbers; notation.py writes them."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gizmos.cards import CARDS, COLORS
from parlour.kernel.values import Move


class File(Move):
    """GIZ-24. Put a gizmo of the display (or of the Research under way) in the archive."""

    fields: ClassVar[dict[str, str]] = {"gizmo": "int"}

    def __init__(self, gizmo: int) -> None:
        self.gizmo = gizmo


class Pick(Move):
    """GIZ-30. Take a sphere of `color` from the row."""

    fields: ClassVar[dict[str, str]] = {"color": "int"}

    def __init__(self, color: int) -> None:
        self.color = color


class Build(Move):
    """GIZ-38. Build a gizmo from wherever it lies; how it is paid may be asked next."""

    fields: ClassVar[dict[str, str]] = {"gizmo": "int"}

    def __init__(self, gizmo: int) -> None:
        self.gizmo = gizmo


class Pay(Move):
    """GIZ-39. Spend so many spheres of each color, helped by these converters."""

    fields: ClassVar[dict[str, str]] = {"spent": "[int]", "converters": "[int]"}

    def __init__(self, spent: tuple[int, ...], converters: tuple[int, ...] = ()) -> None:
        self.spent = spent
        self.converters = tuple(sorted(converters))


class Research(Move):
    """GIZ-58. Look at the top of the deck of `level`."""

    fields: ClassVar[dict[str, str]] = {"level": "int"}

    def __init__(self, level: int) -> None:
        self.level = level


class TakeNone(Move):
    """GIZ-63. Take none of the cards looked at."""


class Return(Move):
    """GIZ-62. Put the other cards under their deck; the last named lies at the very bottom."""

    fields: ClassVar[dict[str, str]] = {"gizmos": "[int]"}

    def __init__(self, gizmos: tuple[int, ...]) -> None:
        self.gizmos = gizmos


class Use(Move):
    """GIZ-67. Use a pending gizmo."""

    fields: ClassVar[dict[str, str]] = {"gizmo": "int"}

    def __init__(self, gizmo: int) -> None:
        self.gizmo = gizmo


class Draw(Move):
    """GIZ-35. Draw the next random energy of an effect."""


class Skip(Move):
    """GIZ-R5. Leave out what is left of an effect."""


class Done(Move):
    """GIZ-R3. Use no more gizmos this turn."""


class Pass(Move):
    """GIZ-R14. Do nothing, because nothing can be done."""


# Moves never change, so one of each is enough.
FILES: Final = [File(gizmo) for gizmo in range(len(CARDS))]
PICKS: Final = [Pick(color) for color in range(len(COLORS))]
BUILDS: Final = [Build(gizmo) for gizmo in range(len(CARDS))]
USES: Final = [Use(gizmo) for gizmo in range(len(CARDS))]
RESEARCHES: Final = [Research(level) for level in (1, 2, 3)]
DRAW: Final = Draw()
SKIP: Final = Skip()
DONE: Final = Done()
PASS: Final = Pass()
TAKE_NONE: Final = TakeNone()
