"""The rules that a move is refused by or a game is decided by, by name."""

from __future__ import annotations

from typing import Final

# Placing
SQUARE_ROLLED: Final = "GG-25"
ONE_ON_EACH: Final = "GG-23"
NOT_ON_ENVIRONMENT: Final = "GG-26"
ENVIRONMENT_ON_EMPTY: Final = "GG-27"
NEAREST: Final = "GG-29"
BESIDE_BLOCKED: Final = "GG-33"
FREE_CHARACTER: Final = "GG-307"

PREFERENCE: Final = "GG-R65"

# The turn
PHASES: Final = "GG-61"
ONE_ACTION: Final = "GG-73"
WIDGETS_IN_ACTION: Final = "GG-75"
NO_TARGET: Final = "GG-79"
HELD: Final = "GG-92"
ZOMBOID_LAYS_DOWN: Final = "GG-131"
ZOMBOID_ACTION: Final = "GG-136"
SECOND_WIDGET: Final = "D19"

# Equipment
IN_HAND: Final = "GG-65"
EQUIPMENT_WORKS: Final = "GG-192"
NO_DUPLICATES: Final = "GG-193"
REPLACEMENT_WAITS: Final = "GG-195"
RE_ROLL: Final = "E07"
TURN_A_DIE: Final = "D16"

# Movement
THREE_SQUARES: Final = "GG-80"
IMPASSABLE: Final = "GG-84"
ZOMBOID_STEPS: Final = "GG-138"
BUGGY_BLOCKS: Final = "GG-220"
SQUARE_100_RULE: Final = "GG-233"
NOT_TO_STAY: Final = "GG-230"
NO_REFUGE: Final = "GG-292"
NO_WAY_ROUND: Final = "GG-296"
GRAPPLER: Final = "GG-217"
ONCE_A_PHASE: Final = "E02"
STEAL_ONE: Final = "GG-142"
STRANDED: Final = "GG-277"

# Attack
ATTACK_OPTIONS: Final = "GG-99"
SEEN: Final = "GG-102"
LIVING_ONLY: Final = "GG-104"
NOT_ITS_USER: Final = "GG-105"
MUST_MATTER: Final = "GG-107"
LASER: Final = "GG-205"
CROSS: Final = "GG-206"
A_SENTRY: Final = "GG-213"
A_SENTRY_TYPE: Final = "GG-210"
SENTRY_DIRECTION: Final = "GG-187"
SHOVEL: Final = "GG-229"
MORTAR_SQUARE: Final = "A06"
HUGGED: Final = "D03"

# Zombs
ANY_ZOMB: Final = "GG-120"
ZOMB_SQUARES: Final = "GG-121"
NO_DOUBLING_BACK: Final = "GG-122"
ZOMB_BLOCKED: Final = "GG-123"
NO_CONTROL: Final = "GG-247"
CAMOUFLAGED: Final = "D01"
ONE_WHISTLE: Final = "GG-218"
SCARED_AWAY: Final = "GG-232"
SHORTEST_PATH: Final = "GG-254"
HUNT: Final = "GG-242"
END_OF_TURN: Final = "GG-66"

# Widgets
SWAP: Final = "GG-199"
SWAP_GROUND: Final = "W01"
SWAP_SPARES: Final = "GG-R70"
SLIDES: Final = "GG-201"
SLIDE_END: Final = "W02"
ACTIVE_ONLY: Final = "GG-202"
LASSO: Final = "GG-203"
WARP: Final = "GG-204"
POCKETS: Final = "W06"
TRACTOR: Final = "W12"
COUPON: Final = "W13"
ANY_ORDER: Final = "W14"
TREATS: Final = "W09"

# The e-Shoppe and Buddies
DISPLAYED: Final = "GG-150"
PRICE: Final = "GG-151"
FROM_HAND: Final = "GG-152"
WILD_CARD: Final = "GG-153"
NAMED_FOR_TWO: Final = "GG-154"
OWN_GIZMOS: Final = "GG-156"
LAST_GIZMO: Final = "GG-157"
ONE_PURCHASE: Final = "GG-162"
BUDDY_SQUARE: Final = "GG-283"
MUST_HUG: Final = "GG-223"
OTHER_HOST: Final = "GG-222"
SKATE_ONCE: Final = "GG-224"

# What decides a game.
LAST_LIVING: Final = "GG-264"
TIE: Final = "GG-268"
STALLED: Final = "GG-290"
CAPPED: Final = "GG-R55"
SOLO_WON: Final = "GG-249"
SOLO_LOST: Final = "GG-250"
SOLO_STALLED: Final = "GG-287"
LAST_OF_TWO: Final = "GG-259"
