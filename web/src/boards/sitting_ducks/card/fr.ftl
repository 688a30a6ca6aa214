# What the card of Sitting Ducks says, in French.

pitch-sitting_ducks = Tes canards sont en rang. Ceux des autres aussi. Vise, pousse, cache-toi, et sois le dernier à flot.
