"""How the bots of Gadget Grid think: what a position is worth, and what a turn could come to."""
