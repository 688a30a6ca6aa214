# What the card of Sitting Ducks says, in French.

pitch-sitting_ducks = Tes canards sont en rang. Ceux des autres aussi. Vise, pousse, mets-toi à couvert, et sois le dernier à flot.
