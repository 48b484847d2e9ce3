"""What a game gives the rest of the program: its box, its options, its words, its tutorial."""
