# What the card of Duck Dealer says, in English.

pitch-duck_dealer = Gather energy, plan for ages, then one enormous turn: fly, build, and sell the galaxy what it never needed.
