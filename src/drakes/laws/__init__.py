"""The laws: what holds for every game, as tests that anybody may run over a game of their own.

    python -m drakes.laws NAME

They look at every position of a small game, and at random games of a large one.
"""
