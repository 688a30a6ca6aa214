# What the things of Sitting Ducks answer when they are touched, in French.

card-title = { $card }
card-does = { $text }
seat-title = { $seat }
swimmer = { $swimmer }
times = × { $count }
so-many = { $count } × { $swimmer }
could-play = Où elle serait jouable à présent
nowhere = Nulle part, pour l’instant
anywhere = Elle ne demande pas de cible
place-with = Place { $place } : { $swimmer }
place-sight = { $state ->
    [sight] dans le viseur
   *[free] pas de viseur
}
front = En tête du champ de tir
last = En queue du champ de tir
between = Dans le champ de tir
there = Ce qui s’y trouve
your-cards = Tes cartes ici
belongs = À : { $seat }
water = De l’eau : à personne
water-note = un tir y est pour rien
below = Dessous : { $swimmer }
below-note = à couvert, il ne peut pas être touché
dives = Plonge jusqu’au prochain tour : { $seat }
aimed = Un viseur est posé ici
not-aimed = Pas de viseur ici
aimed-note = qui tire touche ce qui nage ici à ce moment-là
pond-title = La Piscine
pond-lead = D’ici le champ de tir est complété par la queue
pond-count = cartes dans la Piscine
pond-mix = Au-dessus, dans un ordre inconnu
pond-queue = Dessous, la prochaine d’abord
pile-title = Cartes action
pile-lead = La réserve vide, on mélange la défausse
pile-count = dans la réserve
discards-count = à la défausse
unseen = Pas encore vues : réserve ou mains
discards = À la défausse
ducks-left = canards restants
ducks-hit = touchés
cards-held = cartes en main
seat-lead = { $state ->
    [won] A gagné
    [out] Ne peut plus gagner
    [secret] La couleur est secrète
   *[plays] Encore en jeu
}
ducks = Canards
hand = Main
in-pond = Dans la Piscine : { $count }
duck-at = Place { $place }
duck-state = { $state ->
    [below] à couvert
    [dives] plonge
    [aimed] dans le viseur
   *[free] pas de viseur
}
back = Carte { $slot }, cachée
not-these = ce n’est sûrement pas : { $cards }
