"""What goes wrong through bad input: one sentence that says what stands there and what was expected."""


class DrakesError(ValueError):
    """Bad input. Its text is one clear sentence, fit to be shown to a person.

    >>> import drakes
    >>> drakes.Match("sitting_ducks", seats=9)
    Traceback (most recent call last):
    drakes.core.errors.DrakesError: sitting_ducks is for 3 to 6 players, not 9.
    """
