"""Tests that any game can be put to: the laws, and the `rule` marker that ties tests to rules."""
