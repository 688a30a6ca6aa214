# What the card of Duck Dealer says, in German.

pitch-duck_dealer = Sammle Energie, plane ewig, dann ein einziger riesiger Zug: flieg, bau und verkauf der Galaxie, was sie nie gebraucht hat.
