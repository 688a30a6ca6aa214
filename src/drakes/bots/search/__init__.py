"""Search over guesses of what is hidden: information-set Monte-Carlo trees on the compiled engine."""

from drakes.bots.search.searcher import Findings, Line, Searcher

__all__ = ["Findings", "Line", "Searcher"]
