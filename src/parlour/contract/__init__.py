"""What a game gives the rest of the program: its box, its options, its words, its tutorial."""

from parlour.contract.box import (
    Advice,
    Advisor,
    BadSetup,
    Bot,
    Box,
    OpenBox,
    Option,
    Outcome,
    View,
)
from parlour.contract.tutorial import Lesson, Tutorial, load_tutorial

__all__ = [
    "Advice",
    "Advisor",
    "BadSetup",
    "Bot",
    "Box",
    "Lesson",
    "OpenBox",
    "Option",
    "Outcome",
    "Tutorial",
    "View",
    "load_tutorial",
]
