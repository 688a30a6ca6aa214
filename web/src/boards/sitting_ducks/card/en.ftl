# What the card of Sitting Ducks says, in English.

pitch-sitting_ducks = Your ducks sit in a line. So do everyone else’s. Aim, shove, hide, and be the last one afloat.
