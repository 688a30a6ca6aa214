# The words of the lab
lab-pages = Pages du laboratoire
lab-balance = Équilibre
lab-galaxies = Galaxies
lab-sub = Change une boîte, laisse les robots y jouer, vois ce que cela donne
lab-my-box-title = Ma boîte
lab-game = Jeu
lab-from-standard = D’après la boîte standard.
lab-from-file = D’après un fichier.
lab-changed = { $count ->
    [0] Rien de changé.
    [one] Une chose changée.
   *[other] { $count } choses changées.
}
lab-board = Plateau
lab-board-own = celui de la boîte
lab-draw-board = Dessiner une galaxie
lab-save-box = Enregistrer la boîte
lab-open-file = Ouvrir un fichier
lab-standard-again = Revenir à la boîte standard
lab-was = avant { $value }
lab-less = moins : { $label }
lab-more = plus : { $label }
lab-all-values = Les { $count } valeurs de cette boîte
lab-fewer-values = Moins de valeurs
lab-games = { $games ->
    [one] Une partie
   *[other] { NUMBER($games) } parties
}
lab-run = Lancer
lab-stop = Arrêter
lab-play = Jouer avec cette boîte
lab-same-seeds = Joueurs : { $players }. Les mêmes graines pour les deux boîtes.
lab-mend-first = Corrige d’abord la boîte.
lab-closed = Le laboratoire est fermé sur ce serveur ; on peut changer, enregistrer et jouer les boîtes.
lab-bots = Robots et joueurs
lab-amount = Parties
lab-seat-more = Un joueur de plus
lab-seat-less = Un joueur de moins
lab-bots-slow = Le hasard joue vite ; des robots qui réfléchissent peuvent mettre des heures pour 10 000 parties.
lab-waiting = { $ahead ->
    [0] Attend son tour.
    [one] Une série passe avant.
   *[other] { $ahead } séries passent avant.
}
lab-ready = Préparation, une seule fois : la première fois d’un jeu prend une minute ou deux.
lab-progress = { NUMBER($games) } sur { NUMBER($wanted) }, encore { $seconds } s environ
lab-played = { NUMBER($games) } parties jouées.
lab-right-to = résultats exacts à ±{ $share } %
lab-failed = Les parties n’ont pas pu être jouées jusqu’au bout.
lab-file-big = Ce fichier n’est pas une boîte, ou il est trop long.
lab-percent = { $number } %
lab-even = L’égalité serait { $share } %.
lab-scores-picture = Répartition des points : barres pour la boîte standard, ligne pour la mienne. Le tableau donne les chiffres.
lab-table = Tableau de tous les chiffres
lab-save-results = Enregistrer les résultats

# Galaxies
galaxy-mine = Ma galaxie : { $name }
galaxy-tools = Outils
galaxy-move = Déplacer
galaxy-planet = Planète
galaxy-route = Route
galaxy-start = Départ
galaxy-remove = Enlever
galaxy-undo = Annuler
galaxy-route-of = De { $from } à { $to }
galaxy-dots = { $dots ->
    [one] Un point, { $steps } pas de vol
   *[other] { $dots } points, { $steps } pas de vol
}
galaxy-bow = Courbure
galaxy-playable = Peut-on y jouer ?
galaxy-fair = Est-elle équitable ?
galaxy-mean = Chemin moyen de chaque départ à toutes les planètes, en pas
galaxy-is-fair = { $spread } % d’écart : équitable. Départs les plus proches : { $nearest } pas.
galaxy-not-fair = { $spread } % d’écart, départs les plus proches { $nearest } pas : il faut au plus 10 %, et au moins 6 pas.
galaxy-name = Nom
galaxy-from = Partir de
galaxy-seed = Une galaxie de cette graine
galaxy-save = Enregistrer
galaxy-try = L’essayer au laboratoire
galaxy-play = Y jouer
galaxy-waits = On y joue quand tout est coché.
galaxy-no-file = Ce fichier ne contient pas de galaxie.
galaxy-chart = La carte. Tab parcourt planètes et routes, les flèches déplacent une planète, Entrée sur deux planètes les relie, 1 à 6 donne les points.
galaxy-route-label = Route de { $from } à { $to }, points : { $dots }
galaxy-planet-label = { $name }, en { $x }, { $y }
galaxy-start-label = { $name }, un départ, en { $x }, { $y }
galaxy-check-planets = Planètes, de 10 à 20
galaxy-check-starts = Planètes de départ, exactement cinq
galaxy-check-joined = Chaque planète peut être atteinte
galaxy-check-routes = Routes, 40 au plus
galaxy-check-dots = Points en tout, 140 au plus
galaxy-check-pairs = Une seule route entre deux planètes
galaxy-check-apart = Planètes assez éloignées
galaxy-check-room = De la place pour tous les points
galaxy-check-touch = Aucune route ne touche une planète
galaxy-check-crossings = Aucune route n’en croise une autre
galaxy-check-dots_apart = Aucun point n’en touche un autre
galaxy-fault-planets = Il y a { $number } planètes ; il en faut de 10 à 20.
galaxy-fault-starts = Il y a { $number } planètes de départ ; il en faut exactement cinq.
galaxy-fault-joined = { $other } ne peut pas être atteinte.
galaxy-fault-routes = Il y a { $number } routes ; il en faut de 1 à 40.
galaxy-fault-dots = Il y a { $number } points ; 140 au plus.
galaxy-fault-pairs = { $part } : une route les relie déjà.
galaxy-fault-apart = { $part } est trop près de { $other }.
galaxy-fault-room = { $part } : il n’y a de place que pour { $most } points.
galaxy-fault-touch = { $part } : la route touche { $other }.
galaxy-fault-crossings = { $part } : la route en croise une autre ({ $other }).
galaxy-fault-dots_apart = { $part } : ses points touchent ceux d’une autre route ({ $other }).
galaxy-mend-bow = Courber la route { $part }
galaxy-mend-dots = { $dots ->
    [one] Un point
   *[other] { $dots } points
}
galaxy-mend-move = Éloigner { $part }
galaxy-mend-join = Relier { $part }
galaxy-mend-start = Faire de { $part } un départ
galaxy-mend-no_start = Ne plus partir de { $part }
galaxy-mend-remove = Enlever { $part }
