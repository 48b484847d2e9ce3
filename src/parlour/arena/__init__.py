"""Matches: games with seats, a log, undo and a record; and many of them at once."""
