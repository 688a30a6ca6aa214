"""`python -m drakes.cli` is the command `drakes`."""

from drakes.cli import main

main()
