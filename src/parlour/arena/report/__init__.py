"""How a game comes out: played many times among bots, by its own options and by every other."""
