"""Puzzles: positions with one best answer in the turn, found in bots' games, proved by looking at all of the turn."""
