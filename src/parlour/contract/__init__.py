"""What a game gives the rest of the program: its box, and the parts that it is made of."""

from parlour.contract.about import MOST_PLAYERS, About
from parlour.contract.back import WentBack
from parlour.contract.bot import NOTHING, Advice, Advisor, Bot, Volunteer
from parlour.contract.box import NO_BOTS, OURS, Box
from parlour.contract.channel import TABLE, Channel
from parlour.contract.consequences import Consequences
from parlour.contract.explained import Explained
from parlour.contract.headline import EVERYBODY, Headline, Headlines, Mark, Role, turns_in
from parlour.contract.open import OpenViews
from parlour.contract.options import LONGEST_TEXT, MOST_UNITS, BadSetup, Option
from parlour.contract.outcome import Outcome
from parlour.contract.parts import Measure
from parlour.contract.scores import ScorePart, points, result_sentence
from parlour.contract.sides import Side, names_of_sides, side_of
from parlour.contract.sign import Sign
from parlour.contract.tally import Tally
from parlour.contract.tutorial import Lesson, Tutorial, load_tutorial
from parlour.contract.typed import Aid, Typed
from parlour.contract.view import OFFERED, View

__all__ = [
    "EVERYBODY",
    "LONGEST_TEXT",
    "MOST_PLAYERS",
    "MOST_UNITS",
    "NOTHING",
    "NO_BOTS",
    "OFFERED",
    "OURS",
    "TABLE",
    "About",
    "Advice",
    "Advisor",
    "Aid",
    "BadSetup",
    "Bot",
    "Box",
    "Channel",
    "Consequences",
    "Explained",
    "Headline",
    "Headlines",
    "Lesson",
    "Mark",
    "Measure",
    "OpenViews",
    "Option",
    "Outcome",
    "Role",
    "ScorePart",
    "Side",
    "Sign",
    "Tally",
    "Tutorial",
    "Typed",
    "View",
    "Volunteer",
    "WentBack",
    "load_tutorial",
    "names_of_sides",
    "points",
    "result_sentence",
    "side_of",
    "turns_in",
]
