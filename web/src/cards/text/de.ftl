# Was die Karten der Spiele sagen, auf Deutsch.

pitch-sitting_ducks = Deine Enten sitzen in einer Reihe. Die der anderen auch. Ziele, schubse, versteck dich und schwimm als Letzter.
pitch-dragon_market = Schieb und dreh die Boote zu deinem eigenen Weg über den Hafen, und komm mit den Waren nach Hause.
pitch-duck_dealer = Sammle Energie, plane ewig, dann ein einziger riesiger Zug: flieg, bau und verkauf der Galaxie, was sie nie gebraucht hat.
