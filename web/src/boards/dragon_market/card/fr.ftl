# What the card of Dragon Market says, in French.

pitch-dragon_market = Fais glisser et tourner les bateaux pour tracer ton chemin à travers le port, et rentre avec les marchandises.
