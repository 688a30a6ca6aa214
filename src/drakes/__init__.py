"""Drakes: table games for people, and the fastest environment of its kind for people who build bots."""
