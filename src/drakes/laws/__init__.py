"""The laws: what holds for every game, as tests that anybody may run over a game of their own.

    python -m drakes.laws NAME
    python -m drakes.laws NAME -m "not compiled"      those that take seconds, while rules are being written

They look at every position of a small game, and at random games of a large one.
"""
