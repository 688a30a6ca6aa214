"""Lessons: chapters on the real board with the real rules, written as data in a game's `people/lessons` folder."""
