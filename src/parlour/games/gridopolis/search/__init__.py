"""How a bot looks ahead: what could be done, how the table stands then, and what that is worth."""
