"""The key to the signs on cards and board."""

from __future__ import annotations

from typing import Final

from parlour.contract import Sign

SIGNS: Final = (
    Sign("red", "red energy", "One red sphere; cards call it Heat or Ember.", "▲R"),
    Sign("yellow", "yellow energy", "One yellow sphere; cards call it Spark or Volt.", "☼Y"),
    Sign("blue", "blue energy", "One blue sphere; cards call it Atom or Quark.", "●U"),
    Sign("black", "black energy", "One black sphere; cards call it Cell or Onyx.", "■K"),
    Sign("any", "any energy", "A sphere of any color will do."),
    Sign("random", "random energy", "A sphere that is drawn from the dispenser, unseen."),
    Sign("swatch", "gizmo color", "It is about gizmos of this color, not about energy."),
    Sign("pick", "Pick", "Take a sphere that you choose from the row."),
    Sign("file", "File", "Put a gizmo into your archive, to build it later."),
    Sign("build", "Build", "Pay for a gizmo, and it works for you from now on."),
    Sign("research", "Research", "Look at the top cards of a deck; build or file one of them."),
    Sign("converter", "converter", "While you pay, it turns a sphere into what you need."),
    Sign("upgrade", "upgrade", "Once it is built, it works for the rest of the game."),
    Sign("ring", "ring", "How many spheres you can keep."),
    Sign("nut", "points", "Victory points: whoever has the most wins."),
    Sign("play", "triggered", "You may use this gizmo now.", "►"),
    Sign("lock", "triggered, but stuck", "There is nothing that it could do right now."),
    Sign("used", "used", "This gizmo has done its work for this turn.", "√"),
)
