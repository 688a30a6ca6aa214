# What the card of Duck Dealer says, in French.

pitch-duck_dealer = Collecte de l’énergie, prévois longtemps, puis un seul tour énorme : vole, construis, et vends à la galaxie ce dont elle n’a jamais eu besoin.
