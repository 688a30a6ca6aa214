# Les mots dont seul le plateau de Duck Dealer a besoin, en français.

## La carte

dd-galaxy = La galaxie
dd-closer = Plus près
dd-farther = Plus loin
dd-whole = Toute la galaxie
dd-turn-of = Tour { $turn } sur { $turns }
dd-has-mine = mine : { $good }
dd-has-factory = usine : { $product }
dd-has-yard = { $state ->
    [built] chantier spatial : { $gear }
   *[unbuilt] chantier spatial, pas encore construit : { $gear }
}
dd-has-consumer = { $state ->
    [built] consommateur : { $product }
   *[unbuilt] consommateur, pas encore construit : { $product }
}
dd-unexplored = inexplorée
dd-empty-slot = { $tile } : emplacement vide
dd-ships-here = vaisseaux ici : { $names }
dd-entrance-of = entrée du passage de Schrödinger de { $name }
dd-exit-of = sortie du passage de Schrödinger de { $name }
dd-steps-away = { $steps ->
    [one] à { $steps } étape
   *[other] à { $steps } étapes
}
dd-dot = Point { $dot } entre { $from } et { $to }
dd-part-of = pièce de route de { $name }

## Le vaisseau

dd-you = Toi
dd-slot-empty = emplacement { $slot }, vide
dd-your-ship = Ton vaisseau
dd-ship-of = Vaisseau de { $name }
dd-steps-a-marker = { $steps } étapes par marqueur
dd-steps = étapes
dd-up-to-steps = jusqu’à { $steps } étapes
dd-supply = Dans la réserve
dd-cubes = { $count ->
    [one] { $count } cube restant
   *[other] { $count } cubes restants
}
dd-holds = marchandises dans les cales : { $aboard } sur { $capacity }
dd-virtual = virtuel, perdu à la fin du tour
dd-empty = cales vides
dd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dd-on-planet = sur { $planet }

## Recettes et consommateurs

dd-recipes = Recettes
dd-recipes-hint = Deux voisins font le produit placé entre eux ; les produits finis sont à l’extérieur.
dd-consumers = Consommateurs à découvrir
dd-consumers-hint = Le prochain explorateur choisit l’un des deux premiers.
dd-consumers-none = Tous ont été trouvés.

## Ce qui est demandé

dd-ask-bid = Combien de points offres-tu pour l’ordre du tour ?
dd-ask-rebid = Égalité : enchéris encore une fois.
dd-ask-position = Quel rang dans l’ordre du tour ?
dd-ask-gear = { $left ->
    [one] Équipe ton vaisseau : encore un équipement.
   *[other] Équipe ton vaisseau : encore { $left } équipements.
}
dd-ask-start = Choisis ta planète de départ.
dd-ask-turn = Collecter de l’énergie ou agir ?
dd-ask-on = Sur { $planet } : et maintenant ?
dd-ask-space = En plein espace : et maintenant ?
dd-ask-explore = Qui habite cette planète ?
dd-ask-part = Où va la pièce de route intergalactique ?
dd-ask-exit = Où finit ton passage de Schrödinger ?
dd-ask-take-back = Plus de cube : lequel reprends-tu ?
dd-ask-offer = Que proposes-tu ?
dd-ask-answer = Acceptes-tu l’échange ?
dd-ask-keep-goods = Tout ne tient pas : que défausses-tu ?
dd-ask-keep-energy = { $kept ->
    [one] Un marqueur reste : lesquels rends-tu ?
   *[other] { $kept } marqueurs restent : lesquels rends-tu ?
}

## Cartes

dd-possible = Possible ici
dd-card-collect = Collecter : { $energy }
dd-card-act = Tour d’action
dd-card-gear = Équipement
dd-card-mine = Mine : { $good }
dd-card-make = Fabriquer : { $product }
dd-card-deliver = Livrer : { $product }
dd-card-build_consumer = Construire le consommateur
dd-card-build_consumer_with = Construire le consommateur
dd-card-consumer = Consommateur : { $product }
dd-card-build_factory = Construire une usine
dd-card-factory = Usine : { $product }
dd-card-build_spaceyard = Construire le chantier spatial
dd-card-spaceyard = Chantier spatial : { $gear }
dd-card-buy = Acheter : { $gear }
dd-card-claim = Prendre un privilège
dd-card-claim-one = Privilège : { $tile }
dd-card-fly = Voler
dd-card-jump = Sauter
dd-card-highway = Route intergalactique
dd-card-pathway = Passage de Schrödinger
dd-card-trade = Échange
dd-card-withdraw = Retirer
dd-card-accept = Accepter
dd-card-decline = Refuser
dd-any-good = + une autre marchandise
dd-free-parts = { $count ->
    [one] { $count } pièce de route gratuite
   *[other] { $count } pièces de route gratuites
}
dd-once = une fois par partie
dd-gear-cargo-hold = { $goods ->
    [one] place pour { $goods } marchandise
   *[other] place pour { $goods } marchandises
}
dd-gear-navigator = 1 marqueur de déplacement à la collecte
dd-gear-builder = 1 marqueur de construction à la collecte
dd-gear-merchant = 1 marqueur de commerce à la collecte

## Feuilles

dd-close = Fermer
dd-sheet-build-factory = Quelle usine ?
dd-sheet-build-spaceyard = Quelle marchandise ajoutes-tu ?
dd-sheet-build-consumer-with = Quelle marchandise ajoutes-tu ?
dd-sheet-buy = Où va l’équipement ?
dd-sheet-claim = Sur quelle tuile prends-tu un privilège ?
dd-sheet-explore = Quelqu’un habite ici. Qui ?
dd-worth = { $build } points à la construction, { $deliver } par livraison
dd-buy-empty = Prochain emplacement vide
dd-buy-over = À la place de : { $gear }
dd-keep-goods = { $over ->
    [one] Une marchandise de trop
   *[other] { $over } marchandises de trop
}
dd-keep-energy = { $over ->
    [one] Un marqueur de trop
   *[other] { $over } marqueurs de trop
}
dd-keep-energy-hint = Tu en as { $held } et peux en garder { $kept }.
dd-leave-one = en défausser une
dd-put-back-one = en rendre un
dd-stays = { $stays } sur { $held }
dd-one-less = { $name } : en garder moins
dd-one-more = { $name } : en garder plus
dd-chosen = choix : { $left } sur { $over }
dd-discard-these = Défausser
dd-put-these-back = Rendre
dd-auction = Enchères
dd-bid = Ton offre secrète
dd-rebid = Égalité : une seconde offre secrète
dd-pick-position = Ton rang dans l’ordre du tour
dd-bid-hint = Les offres sont déduites du score final.
dd-bid-in = a fait son offre
dd-bid-waiting = réfléchit
dd-bid-was = a offert { $points }
dd-your-bid = Ton offre
dd-bid-points = Enchérir à { $points }
dd-less = Moins
dd-more = Plus
dd-exchange = Échange
dd-exchange-hint = Touche des marchandises des deux côtés, puis envoie la proposition.
dd-offer-by = Proposition de { $name }
dd-offer-sent = Ta proposition est envoyée
dd-gives = Donné
dd-gets = Demandé
dd-nothing = rien
dd-send = Envoyer à { $name }

## La vue en texte et les touches

dd-text-turn = Le tour
dd-text-ships = Vaisseaux
dd-text-planets = Planètes
dd-text-highways = Routes intergalactiques
dd-parts-on = De { $from } à { $to } : { $name } a { $count } pièces de route sur { $dots }
dd-refit = Rééquiper mon vaisseau
dd-key-movement = Collecter de l’énergie : déplacement
dd-key-build = Collecter de l’énergie : construction
dd-key-trade = Collecter de l’énergie : commerce

## Les sortes de coups, là où on les énumère

kind-bid = Enchérir
kind-position = Rang dans le tour
kind-gear = Équiper le vaisseau
kind-start = Planète de départ
kind-collect = Collecter de l’énergie
kind-fly = Voler vers une planète
kind-stop = Voler jusqu’à un point
kind-build_consumer_with = Construire le consommateur
kind-build_spaceyard = Construire le chantier spatial
kind-build_factory = Construire une usine
kind-claim = Prendre un privilège
kind-replace = Acheter un équipement qui en remplace un autre
kind-entrance = Poser ton passage de Schrödinger
kind-part = Poser la pièce de route intergalactique
kind-exit = Sortie du passage de Schrödinger
kind-give = Proposer une marchandise
kind-ask = Demander une marchandise
kind-send = Envoyer la proposition
kind-explore = Installer un consommateur
kind-take_part = Reprendre une pièce de route
kind-take_privilege = Reprendre un privilège
kind-discard = Défausser une marchandise
kind-put_back = Rendre un marqueur

dd-summary-points = D’où viennent tes { $points } points
dd-summary-factory-built = Usines
dd-summary-consumer-built = Consommateurs
dd-summary-delivered = Livraisons
dd-summary-spaceyard-built = Chantiers spatiaux
dd-summary-energy = Ton énergie
dd-summary-collected = Reçue
dd-summary-put-back = Rendue sans servir
