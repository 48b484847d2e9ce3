"""GG-306. What the cards of a file may do, and the numbers that each ability has on its card."""

from __future__ import annotations

from typing import Final

Bounds = tuple[int, int]  # the least and the most

WAYS: Final = ("all", "straight", "diagonal", "laser", "cross")
STEPS: Final = {"steps": (1, 9)}
RANGE: Final = {"range": (1, 9), "least": (0, 9)}
DRAWS: Final = {"cards": (1, 4)}

# By category and ability, the numbers with their bounds.
ABILITIES: Final[dict[str, dict[str, dict[str, Bounds]]]] = {
    "widget": {
        "swap": {},  # W01
        "slide": STEPS,  # W02
        "seize": {},  # W03
        "lasso": STEPS,  # W04
        "retrieve": {},  # W05
        "hack": {},  # W06
        "draw": DRAWS,  # W07
        "legs": STEPS,  # W08
        "treats": {"zombs": (1, 6), **STEPS},  # W09
        "dissolve": {},  # W10
        "byoop": {},  # W11
        "tractor": RANGE,  # W12
        "coupon": {},  # W13
        "unsubscribe": DRAWS,  # W14
    },
    "equipment": {
        "shield": {},  # E01
        "grapple": {},  # E02
        "whistle": STEPS,  # E03
        "stride": STEPS,  # E04
        "waders": {},  # E05
        "grip": {},  # E06
        "reroll": {},  # E07
        "zombot_proof": {},  # E08
        "blast_proof": {},  # E09
        "sentry_proof": {},  # E10
    },
    "attack": {
        "throw": RANGE,  # A01, A13, A16
        "axe": {"least": (0, 9)},  # A02, A03
        "button": {"radius": (1, 5)},  # A04
        "remote": {},  # A05
        "mortar": {"radius": (0, 5)},  # A06
        "digit": {"digit": (0, 9)},  # A07 A08 A09 A10 A11
        "beam": {"range": (1, 9), "least": (0, 0)},  # A12
        "lob": RANGE,  # A14
        "burst": {"radius": (1, 5)},  # A15
    },
    "environment": {
        "portal": {},  # N01, S01
        "rubble": {},  # N02, S02
        "malfunction": {},  # N03, S03
        "sentry": {},  # N04 N05 N06 N07, S04 S05 S06 S07
    },
    "dlc": {
        "camouflage": {},  # D01
        "buggy": {},  # D02
        "hug": {},  # D03
        "skate": {},  # D04
        "zombuoy": {},  # D05
        "shovel": RANGE,  # D06
        "pass_through": {},  # D07
        "compost": {},  # D08
        "scare": {},  # D09
        "square_100": {},  # D10
        "wrap": {},  # D11
        "far": {"range": (1, 9)},  # D12
        "duo": {},  # D13
        "turbine": STEPS,  # D14
        "xray": {},  # D15
        "shift": {},  # D16
        "delivery": {},  # D17
        "zomboid_diagonal": {},  # D18
        "thumb": {},  # D19
        "magnet": {},  # D20
        "trophy": DRAWS,  # D21
        "zombudsman": STEPS,  # D22
    },
}
ABILITIES["setup"] = ABILITIES["environment"]
AIMED: Final = ("throw", "axe")  # they have directions
# What a Sentry reaches, with the numbers that go with it; a line has directions instead.
FIRES: Final[dict[str, dict[str, Bounds]]] = {
    "line": {},
    "star": {"range": (1, 9)},
    "block": {"radius": (1, 5)},
}
