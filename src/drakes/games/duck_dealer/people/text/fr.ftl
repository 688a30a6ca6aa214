# Duck Dealer en français. Comment arrivent les arguments est dit en tête de drakes/core/text.py.

game = Duck Dealer

## Marchandises, énergie, équipement, tuiles, lieux

good-rubber_ducks = canards en caoutchouc
good-plastic_beads = perles en plastique
good-solar_panels = panneaux solaires
good-blue_paint = peinture bleue
good-phone_boxes = cabines téléphoniques
good-satellites = satellites
good-linear_accelerators = accélérateurs linéaires
good-stealth_ducks = canards furtifs
good-modern_radio = radio moderne
good-diet_pills = pilules amincissantes
good-economics = économie
good-modern_art = art moderne
good-science = science
good-religion = religion
good-politics = politique
good-medicine = médecine
good-military = art militaire

primary-rubber_ducks = canards en caoutchouc
primary-plastic_beads = perles en plastique
primary-solar_panels = panneaux solaires
primary-blue_paint = peinture bleue
primary-phone_boxes = cabines téléphoniques

product-satellites = satellites
product-linear_accelerators = accélérateurs linéaires
product-stealth_ducks = canards furtifs
product-modern_radio = radio moderne
product-diet_pills = pilules amincissantes
product-economics = économie
product-modern_art = art moderne
product-science = science
product-religion = religion
product-politics = politique
product-medicine = médecine
product-military = art militaire

energy-movement = déplacement
energy-build = construction
energy-trade = commerce
gear-cargo_hold = cale
gear-navigator = navigateur
gear-builder = constructeur
gear-merchant = marchand
tile-mine = mine
tile-spaceyard = chantier spatial
tile-consumer = consommateur
tile-factory = usine
planet = planète { $first }
dot = point { $first }
position = rang { $first }
yard = chantier spatial { $first }
bid = { $first } points

## Ce que fait une action

action-bid = Enchérir à { $bid } points
action-position = Prendre le rang { $position }
action-gear = Équiper le vaisseau : { $gear }
action-start = Partir de la planète { $planet }
action-collect = Collecter de l’énergie, marqueur au choix : { $energy }
action-act = Jouer un tour d’action
action-fly = Voler vers la planète { $planet }
action-stop = Voler jusqu’au point { $dot }
action-jump = Sauter par le passage de Schrödinger
action-highway = Poser une pièce de route intergalactique
action-build_consumer = Construire le consommateur d’ici
action-build_consumer_with = Construire le consommateur d’ici, avec en plus : { $good }
action-build_spaceyard = Construire le chantier spatial d’ici, avec en plus : { $good }
action-build_factory = Construire une usine : { $product }
action-claim = Prendre un privilège : { $tile }
action-mine = Prendre une marchandise à la mine
action-make = Utiliser l’usine
action-deliver = Livrer le consommateur
action-buy = Acheter de l’équipement pour le prochain emplacement vide
action-replace = Acheter de l’équipement et remplacer : { $gear }
action-entrance = Poser l’entrée de ton passage de Schrödinger sur la planète { $planet }
action-part = Mettre la pièce de route sur le point { $dot }
action-exit = Poser la sortie de ton passage de Schrödinger sur la planète { $planet }
action-give = Proposer : { $good }
action-ask = Demander : { $good }
action-send = Envoyer la proposition à { $seat }
action-withdraw = Retirer la proposition
action-accept = Accepter la proposition
action-decline = Refuser la proposition
action-explore = Installer le consommateur : { $product }
action-take_part = Reprendre ta pièce de route du point { $dot }
action-take_privilege = Reprendre ton privilège sur la planète { $planet } : { $tile }
action-discard = Défausser : { $good }
action-put_back = Rendre un marqueur : { $energy }
action-end_turn = Finir le tour
action-mine_dealt = La mine tirée donne : { $primary }
action-yard_dealt = Le chantier spatial { $yard } est tiré
action-consumer_dealt = Le prochain consommateur veut : { $product }
action-starter = Le sort désigne { $seat } pour commencer
action-lot = Le sort tombe sur { $seat }

## Ce qui est arrivé

event-mine_dealt = La planète { $planet } a une mine : { $primary }.
event-yard_dealt = La planète { $planet } reçoit le chantier spatial { $yard }, pas encore construit.
event-consumer_dealt = Le suivant sur la piste est le consommateur : { $product }.
event-starter = { $seat_key ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-bid_made = { $seat_key ->
    [you] Tu as fait une offre secrète.
   *[other] { $seat } a fait une offre secrète.
}
event-own_bid = L’offre secrète est de { $points }.
event-bid_shown = { $seat_key ->
    [you] Ton offre était de { $points }.
   *[other] L’offre de { $seat } était de { $points }.
}
event-lot = { $seat_key ->
    [you] Le sort te fait choisir ensuite.
   *[other] Le sort fait choisir ensuite { $seat }.
}
event-position_picked = { $seat_key ->
    [you] Tu prends le rang { $position }.
   *[other] { $seat } prend le rang { $position }.
}
event-gear_placed = { $seat_key ->
    [you] Tu équipes ton vaisseau : { $gear }.
   *[other] { $seat } équipe son vaisseau : { $gear }.
}
event-started = { $seat_key ->
    [you] Tu pars de la planète { $planet }.
   *[other] { $seat } part de la planète { $planet }.
}
event-turn = { $seat_key ->
    [you] À toi de jouer.
   *[other] À { $seat } de jouer.
}
event-collected = { $seat_key ->
    [you] Tu collectes de l’énergie : { $count } { $energy }.
   *[other] { $seat } collecte de l’énergie : { $count } { $energy }.
}
event-missing = { $seat_key ->
    [you] La réserve ne suffit pas : tu reçois { $count } marqueurs virtuels ({ $energy }) et tu dois agir tout de suite.
   *[other] La réserve ne suffit pas : { $seat } reçoit { $count } marqueurs virtuels ({ $energy }) et doit agir tout de suite.
}
event-action_turn = { $seat_key ->
    [you] Tu joues le tour d’action { $space }.
   *[other] { $seat } joue le tour d’action { $space }.
}
event-flew = { $seat_key ->
    [you] Tu voles vers la planète { $planet }.
   *[other] { $seat } vole vers la planète { $planet }.
}
event-stopped = { $seat_key ->
    [you] Tu voles jusqu’au point { $dot } et tu attends dans l’espace.
   *[other] { $seat } vole jusqu’au point { $dot } et attend dans l’espace.
}
event-jumped = { $seat_key ->
    [you] Tu sautes par le passage de Schrödinger vers la planète { $planet }.
   *[other] { $seat } saute par le passage de Schrödinger vers la planète { $planet }.
}
event-explored = { $seat_key ->
    [you] Tu explores la planète { $planet } ; on y demande : { $product }.
   *[other] { $seat } explore la planète { $planet } ; on y demande : { $product }.
}
event-found_nothing = { $seat_key ->
    [you] Tu explores la planète { $planet } sans trouver de consommateur.
   *[other] { $seat } explore la planète { $planet } sans trouver de consommateur.
}
event-part_placed = { $seat_key ->
    [you] Tu poses une pièce de route sur le point { $dot }.
   *[other] { $seat } pose une pièce de route sur le point { $dot }.
}
event-consumer_built = { $seat_key ->
    [you] Tu construis le consommateur : { $product }.
   *[other] { $seat } construit le consommateur : { $product }.
}
event-paid_any = { $seat_key ->
    [you] Ta marchandise au choix : { $good }.
   *[other] La marchandise au choix de { $seat } : { $good }.
}
event-spaceyard_built = { $seat_key ->
    [you] Tu construis un chantier spatial : { $gear }. La marchandise au choix était : { $good }.
   *[other] { $seat } construit un chantier spatial : { $gear }. La marchandise au choix était : { $good }.
}
event-factory_built = { $seat_key ->
    [you] Tu construis une usine : { $product }.
   *[other] { $seat } construit une usine : { $product }.
}
event-claimed = { $seat_key ->
    [you] Tu prends un privilège sur la planète { $planet } : { $tile }.
   *[other] { $seat } prend un privilège sur la planète { $planet } : { $tile }.
}
event-mined = { $seat_key ->
    [you] Tu charges à la mine : { $primary }.
   *[other] { $seat } charge à la mine : { $primary }.
}
event-made = { $seat_key ->
    [you] Tes marchandises deviennent : { $product }.
   *[other] Les marchandises de { $seat } deviennent : { $product }.
}
event-delivered = { $seat_key ->
    [you] Tu livres : { $product }.
   *[other] { $seat } livre : { $product }.
}
event-bought = { $seat_key ->
    [you] Nouveau sur ton vaisseau : { $gear }.
   *[other] Nouveau sur le vaisseau de { $seat } : { $gear }.
}
event-gave_up = { $seat_key ->
    [you] Tu renonces à un équipement : { $gear }.
   *[other] { $seat } renonce à un équipement : { $gear }.
}
event-entrance_placed = { $seat_key ->
    [you] Ton passage de Schrödinger commence sur la planète { $planet }.
   *[other] Le passage de Schrödinger de { $seat } commence sur la planète { $planet }.
}
event-exit_placed = { $seat_key ->
    [you] Ton passage de Schrödinger mène à la planète { $planet }.
   *[other] Le passage de Schrödinger de { $seat } mène à la planète { $planet }.
}
event-offered = { $seat_key ->
    [you] Tu proposes : { $good }.
   *[other] { $seat } propose : { $good }.
}
event-asked = { $seat_key ->
    [you] Tu demandes : { $good }.
   *[other] { $seat } demande : { $good }.
}
event-sent = { $partner_key ->
    [you] { $seat } t’envoie la proposition.
   *[other] { $seat_key ->
        [you] Tu envoies la proposition à { $partner }.
       *[other] { $seat } envoie la proposition à { $partner }.
    }
}
event-withdrawn = { $seat_key ->
    [you] Tu retires la proposition.
   *[other] { $seat } retire la proposition.
}
event-accepted = { $seat_key ->
    [you] Tu acceptes ; les marchandises changent de vaisseau.
   *[other] { $seat } accepte ; les marchandises changent de vaisseau.
}
event-declined = { $seat_key ->
    [you] Tu refuses.
   *[other] { $seat } refuse.
}
event-part_taken = { $seat_key ->
    [you] Tu reprends une pièce de route du point { $dot }.
   *[other] { $seat } reprend une pièce de route du point { $dot }.
}
event-privilege_taken = { $seat_key ->
    [you] Tu reprends ton privilège sur la planète { $planet } : { $tile }.
   *[other] { $seat } reprend son privilège sur la planète { $planet } : { $tile }.
}
event-discarded = { $seat_key ->
    [you] Tu défausses : { $count } { $good }.
   *[other] { $seat } défausse : { $count } { $good }.
}
event-put_back = { $seat_key ->
    [you] Tu rends de l’énergie : { $count } { $energy }.
   *[other] { $seat } rend de l’énergie : { $count } { $energy }.
}
event-virtual_gone = { $seat_key ->
    [you] Tes { $count } marqueurs virtuels ({ $energy }) disparaissent.
   *[other] Les { $count } marqueurs virtuels ({ $energy }) de { $seat } disparaissent.
}
event-scored = { $seat_key ->
    [you] Tu marques { $points } points.
   *[other] { $seat } marque { $points } points.
}
event-won = { $seat_key ->
    [you] Tu as gagné !
   *[other] { $seat } a gagné !
}

## Pourquoi pas

why-DD-1-5 = Aucun emplacement ne convient : un achat remplit le prochain emplacement vide ou remplace un équipement que tu as.
why-DD-2-1 = On distribue les mines et les chantiers spatiaux ; seul ce qui reste peut sortir.
why-DD-2-2 = On remplit la piste des consommateurs, les modestes d’abord ; seul ce qui reste peut sortir.
why-DD-2-4 = On tire au sort, parmi les joueurs de la table, qui commence.
why-DD-2-5 = Les enchères décident maintenant : offres secrètes, puis les rangs libres à partir de la plus haute.
why-DD-2-6 = Les vaisseaux reçoivent leur premier équipement.
why-DD-2-7 = Chacun part d’une planète de départ différente.
why-DD-3-1 = Ce n’est pas le moment : à son tour, on collecte de l’énergie ou on joue un tour d’action.
why-DD-3-5 = Il ne reste pas de pièce de route gratuite pour ce tour, et toute autre coûte un marqueur de construction.
why-DD-3-6 = Tu n’as plus de marqueur de cette couleur pour payer.
why-DD-3-7 = Ton passage de Schrödinger est déjà posé, et tu n’en as qu’un.
why-DD-3-8 = On choisit ce qu’on garde à la fin du tour : rien d’autre alors, et seulement alors.
why-DD-3-9 = Seul qui n’a plus de cube en reprend un des siens sur le plateau de jeu ; sans aucun, il n’y a rien à poser.
why-DD-4-1 = C’est trop loin pour un seul marqueur de déplacement.
why-DD-4-5 = On choisit un consommateur quand on explore une planète : rien d’autre alors, et l’un des deux premiers.
why-DD-4-6 = Il n’y a pas d’entrée de passage de Schrödinger ici.
why-DD-4-7 = Tes marchandises débordent des cales : défausse d’abord une de celles que tu as.
why-DD-5-1 = Cela ne peut pas être construit ici, ou s’y trouve déjà.
why-DD-5-3 = Un chantier spatial coûte la marchandise imprimée et une marchandise d’une autre sorte.
why-DD-5-4 = Tu n’as pas les marchandises imprimées sur ce consommateur.
why-DD-5-5 = Pour cette usine il faut ses deux composants, et qu’il en reste une.
why-DD-5-6 = { $claim ->
    [one] Un privilège coûte { $claim } marqueur de construction, et il faut ici une telle tuile qui n’en porte pas encore.
   *[other] Un privilège coûte { $claim } marqueurs de construction, et il faut ici une telle tuile qui n’en porte pas encore.
}
why-DD-5-7 = Une pièce de route va sur un point sans vaisseau et sans autre pièce de route.
why-DD-6-1 = On ne commerce que sur une planète.
why-DD-6-3 = L’équipement se vend dans un chantier spatial construit, contre ses deux marchandises.
why-DD-6-4 = Il faut une usine ici et ses deux composants.
why-DD-6-5 = Il faut ici un consommateur construit et la marchandise qu’il veut.
why-DD-6-9 = Tu ne peux échanger que les marchandises que tu as, et qu’avec quelqu’un sur la même planète.
why-DD-7-1 = L’entrée et la sortie d’un passage de Schrödinger demandent chacune une planète sans aucun marqueur de passage.
why-DD-8-1 = La partie est finie.
why-DD-R3 = Un vol se termine ailleurs sur le plateau de jeu.
why-DD-R5 = Une tuile doit être construite avant qu’on y prenne un privilège.
why-DD-R7 = Il n’y a pas de marqueur pour ce quartier d’équipage, ni dans la réserve ni chez toi.
why-DD-R11 = Qui a reçu une proposition y répond avant toute autre chose ; tout doit ensuite tenir dans ses cales.
why-DD-R16 = La mine ne donne plus rien : personne ne peut en porter autant.
why-DD-R17 = Les marchandises ne se défaussent qu’au moment de choisir ce qu’on garde, une par une, parmi celles à bord.
why-DD-R18 = Une proposition se compose marchandise par marchandise, trois par tour au plus ; elle s’envoie à un seul partenaire sur cette planète, qui a tout ce que tu demandes, ou se retire.

## Options et variantes

option-start = Qui commence
    .random = tirage au sort
    .seats = la première place à table
    .auction = enchères à offres secrètes

variant-standard = Normale
variant-seat_order = Dans l’ordre des places
variant-auction = Avec enchères

## Le plateau dans le terminal

board-turn = Tour d’action { $turn } sur { $turns }
board-supply = Réserve : { $supply }
board-track = Consommateurs à trouver : { $count }, en tête { $top }
board-free-parts = pièces de route gratuites : { $count }
board-planet = planète
board-second = chantier spatial/consommateur
board-steps = étapes
board-ships = vaisseaux
board-start = planète de départ
board-unbuilt = pas construit
board-pathway = entrée et sortie d’un passage de Schrödinger
board-route = route entre planètes, avec ses points
board-points = points
board-cargo = cargaison
board-gear = équipement
board-speed = vitesse
board-cubes = cubes
board-offer = { $name } propose : { $gives } contre : { $asks }
board-product = produit
board-inputs = fait de
board-stock = usines
board-recipe-points = points : usine / consommateur / livraison
board-price = prix
board-printed = pour construire le chantier spatial

## Ce qu’une édition imprime

edition-board = Plateau de jeu
edition-file = lequel
edition-own = celui de l’édition
edition-energy = Énergie
edition-each_colour = marqueurs de chaque couleur
edition-kept = marqueurs gardés à la fin du tour
edition-cubes = Cubes
edition-each_player = par joueur
edition-turn_track = Compte-tours
edition-spaces = cases
edition-one_part_until = une pièce de route gratuite jusqu’au tour
edition-two_parts_until = deux pièces de route gratuites jusqu’au tour
edition-speed = Vitesse
edition-first = scout
edition-second = croiseur
edition-third = cargo
edition-slots = Emplacements d’équipement
edition-all = en tout
edition-each_speed = à chaque vitesse
edition-holds = Cales
edition-built_in = demi-cale d’origine
edition-first_gear = Premier équipement
edition-pieces = pièces
edition-privilege = Privilège
edition-build_markers = marqueurs de construction qu’il demande
edition-mines = Mines
edition-bordered = à bordure
edition-others = autres
edition-recipe = Recettes
edition-yard = Ce que vendent les chantiers spatiaux
edition-cargo = premier
edition-second_cargo = cinquième
edition-gear = équipement
edition-price = prix
edition-points = points
edition-spaceyards = Construire les chantiers spatiaux
edition-delivery_points = Points d’une livraison
edition-top_factory_points = Points d’une usine du plus haut niveau
edition-factory_points = Points d’une usine
edition-consumer_points = Points d’un consommateur
edition-intermediate = semi-finis
edition-ten = produits finis, niveau inférieur
edition-thirty = produits finis, plus haut niveau
edition-consumer_cost = Ce que demande la construction d’un consommateur
edition-consumers = Consommateurs
edition-factories = Usines

## Ce qu’on remarque d’un tour

remark-because_win = Parce que la partie s’achève et que tu as le plus de points.
remark-because_delivery = Parce que le consommateur de { $planet } paie { $points } et que tu as à bord : { $product }.
remark-because_made_delivery = Parce que le consommateur de { $planet } paie { $points } et que tu peux fabriquer en chemin : { $product }.
remark-because_consumer = Parce que tu peux construire le consommateur ({ $product }) sur { $planet } : cela rapporte { $points }.
remark-because_factory = Parce que tu peux construire l’usine ({ $product }) sur { $planet } : cela rapporte { $points }.
remark-because_points = Parce que cela rapporte { $points }.
remark-because_gear = Parce que cela apporte un nouvel équipement : { $gear }.
remark-because_first_ship = Parce que chaque usine demande deux marchandises : il faut une cale, et un équipage qui apporte de l’énergie à chaque collecte.
remark-because_start = Parce que les premières courses sont courtes depuis { $planet }.
remark-because_collect = Parce que la prochaine course ne peut pas encore être payée, et qu’il manque surtout : { $energy }.
remark-because_load = Parce que la prochaine usine demande : { $primary }.
remark-because_make = Parce que c’est ce que demande le prochain consommateur, ou la prochaine usine : { $product }.
remark-because_road = Parce que la route raccourcit un trajet que tu referas.
remark-because_way = Parce que la prochaine course commence sur { $planet }.
remark-because_else = Parce que rien de ce que tu peux payer maintenant ne rapporte plus.
remark-let_win = { $seat } a pu gagner
    .lesson = Compte les cases du compte-tours : les dernières sont pour les livraisons prêtes.
remark-no_hold = Un vaisseau sans cale
    .lesson = Chaque usine demande deux marchandises, et sans cale il n’y a place que pour une. Prends d’abord une cale, un navigateur et un marchand.
remark-slow_ship = Un vaisseau lent
    .lesson = Deux membres d’équipage de couleurs différentes et une cale rapportent plus que trois pièces pareilles : on collecte bien plus souvent qu’on n’agit.
remark-far_start = Un départ loin de tout
    .lesson = Pars de là où deux mines différentes sont à un marqueur.
remark-missed_delivery = Livraison manquée : { $product } sur { $planet }, { $points } points
    .lesson = Avant de finir un tour, demande-toi pour chaque marchandise à bord qui la veut, à portée des marqueurs qui te restent.
remark-wasted_energy = { $count ->
    [one] Énergie perdue : { $count } marqueur rendu
   *[other] Énergie perdue : { $count } marqueurs rendus
}
    .lesson = Quatre marqueurs peuvent rester. Agis quand ce que tu as peut servir, non quand tu en as le plus.
remark-wasted_turn = Tour perdu
    .lesson = Un tour d’action prend à tout le monde une case du compte-tours. Prends-le s’il rapporte, ou s’il construit ce qui rapportera.
remark-waited = Trop attendu
    .lesson = Quand toute une course peut être payée, agis : ce qu’on collecte en plus sera rendu.
remark-too_early = Agi trop tôt
    .lesson = Compte ce que prend toute la course avant d’agir ; un tour arrêté à mi-chemin prend une case pour rien.
remark-other_colour = Mauvaise couleur collectée ; il manquait : { $energy }
    .lesson = Choisis la couleur que ton équipage n’apporte pas et qui manque à la prochaine course.
remark-fewer_points = { $points ->
    [one] { $points } point laissé
   *[other] { $points } points laissés
}
    .lesson = Essaie les mêmes pas dans un autre ordre : construis d’abord ce qui sert au pas suivant, livre en chemin.
remark-worse_place = Fini à une moins bonne place
    .lesson = Finis un tour là où commence le suivant : près d’une mine ou d’une usine dont la prochaine course a besoin.
remark-great_chain = Belle suite : { $points } points en un tour

# What the lab counts in games of bots, and the headings of it
measure-turns = Tours
measure-turn = tours, en tout
measure-action_turn = tours d’action
measure-built = Construits, par partie
measure-consumer_built = consommateurs
measure-factory_built = usines
measure-spaceyard_built = chantiers spatiaux
measure-part_placed = pièces de route
measure-delivered = Livrés, par partie
