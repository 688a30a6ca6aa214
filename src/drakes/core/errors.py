"""What goes wrong through bad input: one sentence that says what stands there and what was expected."""


class DrakesError(ValueError):
    """Bad input. Its text is one clear sentence, fit to be shown to a person."""
