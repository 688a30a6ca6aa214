# Les mots du plateau de Sitting Ducks.

sd-line = Le champ de tir, la tête à gauche
sd-hand = Ta main
sd-players = Joueurs
sd-you = Toi
sd-ask-play = À toi : joue une carte.
sd-ask-discard = Aucune de tes cartes n’est jouable : défausses-en une.
sd-ask-arrange = Range le champ de tir comme tu veux.
sd-raise-first = Choisis d’abord une carte de ta main : tu verras où elle peut être jouée.

## Ce que ferait une carte, sur une étiquette
sd-hits = touche { $name }
sd-hits-you = te touche
sd-hits-colour = { $colour } touché
sd-misses = raté
sd-aims = vise { $name }
sd-aims-you = te vise
sd-aims-colour = vise { $colour }
sd-aims-water = vise l’eau
sd-dives = protégé
sd-hides = sous { $name }
sd-hides-you = sous le tien
sd-hides-colour = sous { $colour }
sd-goes = place { $place }
sd-returns = revient à la Piscine

## Ce qui se trouve à une place
sd-duck-yours = ton { $duck }
sd-duck-of = { $duck } de { $name }
sd-below = { $name } dessous
sd-below-you = le tien dessous
sd-safe = protégé jusqu’au tour de { $name }
sd-safe-you = protégé jusqu’à ton tour
sd-place = Place { $place } : { $what }
sd-place-empty = Place { $place } : vide
sd-place-below = dessous { $what }
sd-place-sight = dans le viseur
sd-place-no-sight = pas de viseur

## Les cartes en main
sd-targets = { $count ->
    [one] { $count } cible
   *[other] { $count } cibles
}
sd-no-target = injouable
sd-plays = agit aussitôt
sd-discard = la défausser

## Ranger le champ de tir
sd-arrange-done = Laisser ainsi
sd-arrange-card = Place { $place } : { $what }. Espace soulève, les flèches déplacent.
sd-arrange-ahead = Une place vers l’avant : { $what }
sd-arrange-back = Une place vers l’arrière : { $what }

## Joueurs, Piscine et cartes
sd-ducks = { $count ->
    [one] { $count } canard
   *[other] { $count } canards
}
sd-secret = secret
sd-left = a quitté la partie
sd-won = a gagné
sd-team = équipe { $team }
sd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sd-pond = dans la Piscine
sd-pond-title = La Piscine
sd-pond-count = Piscine { $count }
sd-pond-bottom = au fond
sd-pond-unknown = { $count ->
    [one] { $count } carte dans la Piscine.
   *[other] { $count } cartes dans la Piscine.
}
sd-pond-known = { $count ->
    [one] { $count } carte dans la Piscine ; connue au fond : { $known }.
   *[other] { $count } cartes dans la Piscine ; connues au fond, dans cet ordre : { $known }.
}
sd-cards = Cartes action
sd-cards-where = { $pile } dans la réserve, { $discards } à la défausse, { $hands } en main.
sd-cards-laid = { $count } à la défausse
sd-cards-unseen = { $count } jamais vues encore
sd-game-of = Manche { $game } sur { $games }
sd-key-card = Carte { $card }
sd-key-place = Cible à la place { $place }
sd-key-target = Aller à une cible

## Groupes de choix dans la barre

kind-take_aim = { card-take_aim }
kind-shoot = { card-shoot }
kind-double_barrel = { card-double_barrel }
kind-quick_shot = { card-quick_shot }
kind-misfire = { card-misfire }
kind-two_birds = { card-two_birds }
kind-bump_left = { card-bump_left }
kind-bump_right = { card-bump_right }
kind-hang_back = { card-hang_back }
kind-move_ahead = { card-move_ahead }
kind-fast_forward = { card-fast_forward }
kind-duck_and_cover = { card-duck_and_cover }
kind-bottoms_up = { card-bottoms_up }
kind-resurrection = { card-resurrection }
kind-discard = Défausser une carte
kind-arrange = Poser ensuite une carte
