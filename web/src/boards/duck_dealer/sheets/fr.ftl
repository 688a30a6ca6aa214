# What the things of Duck Dealer answer when they are touched, in French.

good-title = { $good }
planet-title = { $planet }
seat-title = { $seat }
gear-title = { $gear }
sold-title = { $gear }
count = { $count }
plus = +{ $count }
good-level-primary = Une matière première, tirée des mines
good-level-product = Un produit, fait dans une usine
good-made = dans une usine : { $good }, 1 marqueur de commerce
good-delivery = chaque livraison
good-consumer = son consommateur
good-factory = son usine
from-here = Depuis { $place }, où tu es
source-here = { $good } : ici
source-at = { $steps ->
    [one] { $good } : { $planet }, { $steps } étape
   *[other] { $good } : { $planet }, { $steps } étapes
}
source-none = { $good } : nulle part encore
have = en main : { $count }
markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
also-1 = aussi { $place0 } { $steps0 }
also-2 = aussi { $place0 } { $steps0 }, { $place1 } { $steps1 }
also-3 = aussi { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }
also-4 = aussi { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }, { $place3 } { $steps3 }
factory-here = Une usine est ici
factory-at = { $steps ->
    [one] Usine : { $planet }, { $steps } étape
   *[other] Usine : { $planet }, { $steps } étapes
}
factory-none = Usine : pas encore
factory-room = { $stock } dans la boîte ; planètes où il y a de la place : { $planets }
wanted = { $steps ->
    [one] Demandé sur { $planet }, pas construit, { $steps } étape
   *[other] Demandé sur { $planet }, pas construit, { $steps } étapes
}
wanted-built = { $steps ->
    [one] Consommateur sur { $planet }, { $steps } étape
   *[other] Consommateur sur { $planet }, { $steps } étapes
}
wanted-note = d’abord qui le construit, puis tous peuvent livrer
wanted-built-note = tout le monde peut livrer
consumers-left = Consommateurs encore à découvrir : { $count }
consumers-left-note = qui se pose en premier sur une planète choisit l’un des deux suivants
goes-on = Sert ensuite à
goes-into = { $good }, avec { $other }
goes-into-note = usine { $factory }, livraison { $delivery }
pays-gear = { $gear } sur { $planet }
pays-gear-note = coûte { $goods }
planet-start = { $built ->
    [yes] Une planète de départ ; son chantier spatial est construit
   *[no] Une planète de départ ; son chantier spatial n’est pas construit
}
planet-unexplored = Personne n’est encore venu ici
planet-visited = { $consumer ->
    [none] { $factory ->
        [yes] Visitée ; une usine est ici
       *[no] Visitée ; place pour une usine
    }
    [built] { $factory ->
        [yes] Visitée ; une usine est ici ; son consommateur est construit
       *[no] Visitée ; place pour une usine ; son consommateur est construit
    }
   *[waits] { $factory ->
        [yes] Visitée ; une usine est ici ; son consommateur attend
       *[no] Visitée ; place pour une usine ; son consommateur attend
    }
}
markers-now = { $count ->
    [one] marqueur, { $steps } étapes chacun
   *[other] marqueurs, { $steps } étapes chacun
}
markers-at = { $count ->
    [one] avec plus d’équipement, { $steps } étapes chacun
   *[other] avec plus d’équipement, { $steps } étapes chacun
}
do-there = Ce que tu pourrais y faire
who-comes = Qui peut y aller
take = Prendre : { $good }
take-note = 1 commerce chacun ; place dans tes cales : { $room }
explore = Explorer : choisir son consommateur
explore-note = parmi { $goods }
make = Faire : { $good }
with-goods = avec { $goods }
needs = demande { $goods }
needs-any = demande { $goods } et une autre marchandise
build-factory = Construire une usine : { $good }
no-factory = Construire une usine
no-factory-note = il te faudrait deux marchandises qui font un produit
build-consumer = Construire le consommateur : { $good }
deliver = Livrer : { $good }
build-yard = Construire le chantier spatial : { $gear }
buy = Acheter : { $gear }
claim = Prendre le privilège de sa mine
claim-note = tes marqueurs de construction : { $count }
claimed = Privilège de sa mine : { $seat }
from-place = { $seat }, depuis { $place }
is-here = est ici
markers-of = { $count } sur { $has } marqueurs
seat-at = { $points ->
    [one] Sur { $place }, avec { $points } point
   *[other] Sur { $place }, avec { $points } points
}
energy-label = { $energy }
cubes-label = cubes restants
ship = Vaisseau
flies = { $steps } étapes par marqueur
flies-now = jusqu’à { $steps } étapes, marqueurs de déplacement : { $count }
gear-count = { $count } × { $gear }
cargo = Cargaison
cargo-good = { $count } × { $good }
cargo-room = { $aboard } marchandises sur { $capacity }
on-chart = Sur la carte
privilege-on = Privilège : { $tile } sur { $planet }
pathway = Passage de Schrödinger : { $planet }, { $exit }
highway = { $count ->
    [one] Route intergalactique : { $count } pièce
   *[other] Route intergalactique : { $count } pièces
}
energy-title = Énergie : { $energy }
energy-lead = Tu en as { $count } ; { $supply } dans la réserve
pays = Ce qu’elle paie
pays-flight = Un vol
pays-flight-note = jusqu’à { $steps } étapes, moins avec beaucoup d’équipement
pays-jump = Un saut par un passage de Schrödinger
pays-jump-note = de qui que ce soit
pays-building = Usine, consommateur, chantier spatial
pays-building-note = et les marchandises demandées
pays-part = Une pièce de route intergalactique
pays-part-note = sur un point libre ; chaque tour quelques-unes sont gratuites
pays-claim = Prendre un privilège
pays-claim-note = puis un marqueur pour toute une visite
pays-mine = Une marchandise de la mine
pays-factory = Un produit de l’usine
pays-delivery = Une livraison
pays-yard = De l’équipement d’un chantier spatial
comes-from = D’où elle vient
choice = Ton choix quand tu collectes
choice-note = 1 par tour de collecte
crew = { $gear } sur ton vaisseau
crew-note = tu en as { $count } ; chacun en apporte un de plus
shortage = Plus assez pour { $seat }
shortage-note = à qui il manque un marqueur doit agir aussitôt
rhythm = Au rythme d’aujourd’hui
rhythm-text = En { $turns } tours de collecte tu peux avoir jusqu’à { $count } { $energy }, plus { $first } { $first_energy } et { $second } { $second_energy }.
hold-does = { $count ->
    [one] Place pour { $count } marchandise de plus
   *[other] Place pour { $count } marchandises de plus
}
crew-does = Apporte 1 { $energy } à chaque collecte
sold = Où on l’achète
sold-note = { $where ->
    [here] { $state ->
        [built] { $planet }, ici : { $goods }
       *[unbuilt] { $planet }, ici, pas construit : { $goods }
    }
    [far] { $state ->
        [built] { $planet }, { $steps } étapes : { $goods }
       *[unbuilt] { $planet }, { $steps } étapes, pas construit : { $goods }
    }
   *[none] { $state ->
        [built] { $planet } : { $goods }
       *[unbuilt] { $planet }, pas construit : { $goods }
    }
}
replaced-by = Ce qui pourrait le remplacer
slot-title = Emplacement { $number }, vide
slot-lead = { $changes ->
    [yes] Rempli, chaque marqueur vole { $steps } étapes et non { $now }
   *[no] Rempli, rien ne change : { $steps } étapes par marqueur, comme à présent ({ $now })
}
reach-now = { $count ->
    [one] planète à 1 marqueur aujourd’hui
   *[other] planètes à 1 marqueur aujourd’hui
}
reach-filled = { $count ->
    [one] avec cet emplacement rempli
   *[other] avec cet emplacement rempli
}
room-at = pièces de plus à { $steps } étapes
could-go = Ce qui pourrait aller ici
worth-it = Cela vaut-il la peine ?
worth-text = { $turns ->
    [one] Un membre d’équipage rapporte dès la prochaine collecte. Il reste { $turns } tour d’action en tout.
   *[other] Un membre d’équipage rapporte dès la prochaine collecte. Il reste { $turns } tours d’action en tout.
}
dot-title = Point entre { $a } et { $b }
dot-lead = Numéro { $number } sur { $dots }{ $state ->
    [part] , avec une pièce de route
    [ship] , avec un vaisseau
   *[free] , libre
}
dot-part = Ce qui s’y trouve
part-of = Pièce de route intergalactique : { $seat }
part-note = elle épargne une étape à son propriétaire et à personne d’autre
part-here = Une pièce de route à toi ici
pair-title = Avec le numéro { $number } en plus
pair-text = À 1 marqueur se trouveraient aussi : { $planets }.
nearer = { $place } à { $planet }
nearer-note = { $then } étapes et non { $now }
saves = épargne { $count }
saves-nothing = Rien à gagner depuis où tu es
reach-with = Planètes de plus à 1 marqueur
reach-today = { $count } aujourd’hui
track-title = Compte-tours
track-lead = La partie finit quand les { $turns } cases sont pleines
turns-left = tours d’action restants, tous joueurs ensemble
free-title = Pièces de route gratuites par tour
free-parts = { $count } par tour
until = jusqu’au tour { $turn }
