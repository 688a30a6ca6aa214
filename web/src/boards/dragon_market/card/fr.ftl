# What the card of Dragon Market says, in French.

pitch-dragon_market = Déplace et tourne les bateaux pour tracer ton chemin à travers le port, et rentre avec les marchandises.
