# What the games' cards say, in English.

pitch-sitting_ducks = Your ducks sit in a line. So do everyone else’s. Aim, shove, hide, and be the last one afloat.
pitch-dragon_market = Slide and turn the boats to build your own way across the harbour, and come home with the goods.
pitch-duck_dealer = Gather energy, plan for ages, then one enormous turn: fly, build, and sell the galaxy what it never needed.
