"""The minds of this game's bots: one that gives clues, another that reads them, each by itself."""
