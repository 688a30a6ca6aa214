# Ce que disent les cartes des jeux, en français.

pitch-sitting_ducks = Tes canards sont en rang. Ceux des autres aussi. Vise, pousse, cache-toi, et sois le dernier à flot.
pitch-dragon_market = Fais glisser et tourner les bateaux pour tracer ton chemin à travers le port, et rentre avec les marchandises.
pitch-duck_dealer = Amasse de l’énergie, prévois longtemps, puis un seul tour énorme : vole, construis, et vends à la galaxie ce dont elle n’a jamais eu besoin.
