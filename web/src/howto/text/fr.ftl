# Ce que seule la page « Comment jouer » dit, en français.

contents = Sur cette page
story = L’histoire
goal = Le but du jeu
your-goal = Ton but.
players = { $from } à { $to } joueurs
found-none = Rien ne contient ces mots.
rather-do = Plutôt faire que lire ?
