"""Where tables are kept: append-only, and acknowledged only when a power cut could not undo it."""
