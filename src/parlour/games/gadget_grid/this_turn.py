"""GG-60 to GG-66. The phases of a turn, and what has been done in this one."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel.values import Plain

TOKENS: Final = 14  # eight Characters and six Zombots

# GG-61. The phases of a turn; before the first there is the setup.
SETTING_UP, GENERATION, ACTION, MOVEMENT, ATTACKING, ENDING = range(6)
PHASES: Final = ("setup", "generation", "action", "movement", "attack", "end")


class ThisTurn(Plain):
    """What has been done in this turn, as far as rules ask for it."""

    fields: ClassVar[dict[str, str]] = {
        "phase": "int",
        "steps": "int",
        "extra": "int",
        "acted": "bool",
        "bought": "bool",
        "widgets": "[int]",
        "rerolled": "bool",
        "composted": "bool",
        "grappled": "bool",
        "whistled": "bool",
        "skated": "bool",
        "hugged": "bool",
        "attacks": "int",
        "hit": "[int]",
        "let_go": "bool",
        "visited": "[[int]]",
    }

    def __init__(
        self,
        phase: int = SETTING_UP,
        steps: int = 0,
        extra: int = 0,
        acted: bool = False,
        bought: bool = False,
        widgets: list[int] | None = None,
        rerolled: bool = False,
        composted: bool = False,
        grappled: bool = False,
        whistled: bool = False,
        skated: bool = False,
        hugged: bool = False,
        attacks: int = 0,
        hit: list[int] | None = None,
        let_go: bool = False,
        visited: list[list[int]] | None = None,
    ) -> None:
        self.phase = phase
        self.steps = steps  # taken in the Movement Phase
        self.extra = extra  # W08: further ones, granted by a Widget
        self.acted = acted  # GG-73
        self.bought = bought  # GG-162
        self.widgets = widgets if widgets is not None else []  # D19: played, by name
        self.rerolled = rerolled  # E07
        self.composted = composted  # D08
        self.grappled = grappled  # E02
        self.whistled = whistled  # GG-218
        self.skated = skated  # GG-224
        self.hugged = hugged  # GG-223: the Huggly Muggly has been moved
        self.attacks = attacks  # Attack Cards played
        self.hit = hit if hit is not None else []  # D13: tokens that the first of two has hit
        self.let_go = let_go  # GG-308: Zombs that move at the end go by themselves
        # GG-294: by token, where it has stood in this turn
        self.visited = visited if visited is not None else [[] for _ in range(TOKENS)]

    def copy(self) -> ThisTurn:
        return ThisTurn(
            self.phase,
            self.steps,
            self.extra,
            self.acted,
            self.bought,
            self.widgets.copy(),
            self.rerolled,
            self.composted,
            self.grappled,
            self.whistled,
            self.skated,
            self.hugged,
            self.attacks,
            self.hit.copy(),
            self.let_go,
            [squares.copy() for squares in self.visited],
        )
