"""What a game gives the rest of the program: its box, and the parts that it is made of."""

from parlour.contract.about import MOST_PLAYERS, About
from parlour.contract.bot import Advice, Advisor, Bot
from parlour.contract.box import Box
from parlour.contract.open import OpenViews
from parlour.contract.options import LONGEST_TEXT, MOST_UNITS, BadSetup, Option
from parlour.contract.outcome import Outcome
from parlour.contract.tutorial import Lesson, Tutorial, load_tutorial
from parlour.contract.view import OFFERED, View

__all__ = [
    "LONGEST_TEXT",
    "MOST_PLAYERS",
    "MOST_UNITS",
    "OFFERED",
    "About",
    "Advice",
    "Advisor",
    "BadSetup",
    "Bot",
    "Box",
    "Lesson",
    "OpenViews",
    "Option",
    "Outcome",
    "Tutorial",
    "View",
    "load_tutorial",
]
