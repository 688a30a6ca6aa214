"""The web application around play: tables for people and bots, live updates, storage."""
