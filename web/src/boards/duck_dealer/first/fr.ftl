goal = Le plus de points quand le tour d’action { $turns } est fini. Construire pour { $build_1 }, { $build_2 } ou { $build_3 } ; livrer pour { $deliver_1 }, { $deliver_2 } ou { $deliver_3 }.

ship-title = Équipe ton vaisseau
ship-hint = Trois pièces pour commencer ; on peut en acheter d’autres. Avec trois, un marqueur vole { $first } étapes, avec quatre { $next }.
ship-good = bon pour une première partie
ship-usual = Le premier vaisseau habituel
    .text = Il porte 3 marchandises, et chaque collecte apporte un marqueur de déplacement et un de commerce en plus de celui que tu choisis : presque tout ce que tu fais au début coûte l’un des deux.
    .take = Prendre le vaisseau habituel
ship-builder = Le vaisseau du constructeur
    .text = Plus de jaune : usines et consommateurs plus tôt, mais à chaque mine tu attendras des marqueurs de commerce.
    .take = Prendre le vaisseau du constructeur
ship-hauler = Le transporteur
    .text = Il porte 5 marchandises. Fort à la fin ; lent au départ, car le déplacement ne vient que de ton propre choix.
    .take = Prendre le transporteur
ship-pieces = Choisir pièce par pièce
ship-own = Mon propre vaisseau
ship-remove = Remettre : { $gear }
ship-take-own = Prendre le mien : { $list }

tip-collect-or-act = Collecter ou agir
    .text = Tu n’as encore rien, alors collecte : choisis la couleur que ton équipage n’apporte pas ({ $energy }).
tip-could-act = Tu pourrais agir maintenant
    .text = Ce que tu as suffit pour : { $action }. Ou attends, et fais-en plus en un tour.
tip-free-part = Un bout de route gratuit
    .text = Avant le premier marqueur, tu peux poser { $count ->
        [one] une pièce de route intergalactique
       *[other] { $count } pièces de route intergalactique
    }.
tip-new-consumer = Un nouveau consommateur
    .text = Qui se pose le premier en amène un. Le construire coûte ce qu’il veut et rapporte aussitôt ; plus tard tout le monde peut y livrer.
tip-steps-lost = Des étapes perdues
    .text = Ce vol utilise { $count } étapes sur { $steps } ; une planète plus loin coûterait autant.
tip-full-hold = Cale pleine
    .text = Tant que tu restes, tu peux en avoir plus ; en partant, tu en laisserais { $count }.
tip-makeable = Ça s’allume
    .text = Tu as : { $good }, { $good_2 } ; une usine ({ $product }) se trouve sur { $planet }, à { $steps } étapes.
tip-for-everyone = Pour tout le monde
    .text = { $seat } a marqué, mais l’usine sert à toi aussi.
tip-two-roads = Deux routes
    .text = Désormais deux pièces de route gratuites par tour.
tip-three-roads = Trois routes
    .text = Désormais trois pièces de route gratuites par tour.
tip-four-stay = { $kept } peuvent rester
    .text = { $count ->
        [one] Un marqueur repartirait
       *[other] { $count } marqueurs repartiraient
    } ; que pourraient-ils encore faire ici ?
tip-gear = Équipement
    .text = { $gear } contre { $good } et { $good_2 } ; avec la pièce { $piece } tu voles { $steps } étapes.
tip-short-supply = Cela se fait rare
    .text = Il reste peu de marqueurs ({ $energy }). Qui a droit à un marqueur qui manque doit agir aussitôt.
tip-pathway = Ton passage de Schrödinger
    .text = Une fois dans la partie : entrée ici, sortie là-bas, un marqueur, pour tout le monde.
tip-exchange = Quelqu’un est ici
    .text = Tu peux échanger des marchandises avec { $seat } ici, sans énergie.
tip-turns-left = { $count ->
    [one] Plus qu’un tour d’action en tout
   *[other] Plus que { $count } tours d’action en tout
}
    .text = Ce qui n’est pas livré d’ici là ne vaut rien.

can-collect = Collecter : { $energy }
    .text = Avec ton équipage : déplacement { $movement_got }, construction { $build_got }, commerce { $trade_got }.
can-act = Jouer un tour d’action
    .text = Il remplit la case { $turn } du compte-tours ; tu as { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    } à dépenser.
can-mine = Prendre : { $good }
    .text = De la mine d’ici.
can-mine-for = Prendre : { $good }
    .text = De la mine d’ici. Avec { $good_2 }, cela donne : { $product }.
can-make = Fabriquer : { $product }
    .text = Dans l’usine d’ici. Livré, cela rapporte { $worth }.
can-build-factory = Construire une usine : { $product }
    .text = Rapporte { $points } maintenant, et sert à tout le monde.
can-build-consumer = Construire le consommateur : { $product }
    .text = Rapporte aussitôt ; plus tard tout le monde peut livrer ici.
can-build-spaceyard = Construire le chantier spatial
    .text = Il vendra : { $gear }.
can-deliver = Livrer : { $product }
    .text = Le consommateur d’ici paie aussitôt.
can-buy = Acheter de l’équipement : { $gear }
    .text = Pour le prochain emplacement vide, ou à la place d’autre chose.
can-claim = Prendre un privilège : { $tile }
    .text = Son usage est alors gratuit pour toi. Tu as { $count } marqueurs de construction.
can-fly = Voler
    .text = Jusqu’à { $steps } étapes. { $count ->
        [0] Aucune planète à portée.
        [one] Une planète est à portée ; jamais visitées : { $unvisited }.
       *[other] { $count } planètes sont à portée ; jamais visitées : { $unvisited }.
    }
can-jump = Sauter par le passage
    .text = Tout droit à l’autre bout.
can-highway = Poser une pièce de route
    .text = { $count ->
        [0] Les pièces gratuites de ce tour sont perdues : tu as dépensé un marqueur.
        [one] Une est gratuite avant ton premier marqueur.
       *[other] { $count } sont gratuites avant ton premier marqueur.
    }
can-pathway = Poser ton passage de Schrödinger
    .text = Une fois dans la partie, pour tout le monde.
can-exchange = Échanger des marchandises
    .text = Avec qui est ici, sans énergie.
can-end-turn = Finir le tour
    .text = { $count ->
        [0] Tu gardes tous tes marqueurs.
        [one] Un marqueur repart : tu en gardes { $kept } au plus.
       *[other] { $count } marqueurs repartent : tu en gardes { $kept } au plus.
    }

warn-no-hold = Ce vaisseau ne porte qu’une marchandise
    .text = Chaque usine demande deux marchandises, et chaque livraison une que tu as apportée. En 35 parties d’essai, les vaisseaux sans cale ont fait 64 points en moyenne, leurs rivaux 199. Tu peux encore changer une pièce.
    .does = Échanger contre une cale : { $gear }
warn-slower = Désormais un marqueur vole { $steps } étapes, et non { $now }
    .text = { $count ->
        [one] Une planète de moins à portée.
       *[other] { $count } planètes de moins à portée.
    }
warn-slower-or-over = Désormais un marqueur vole { $steps } étapes, et non { $now }
    .text = { $count ->
        [one] Une planète de moins à portée.
       *[other] { $count } planètes de moins à portée.
    }
    .does = Remplacer plutôt : { $gear }
warn-idle-turn = Rien ne peut être payé ici
    .text = Ce tour prendrait une case du compte-tours pour rien.
    .does = Collecter
warn-left-behind = Tout n’entre pas
    .text = { $count ->
        [one] Une marchandise n’entre pas et reste ici.
       *[other] { $count } marchandises n’entrent pas et restent ici.
    } Les utiliser d’abord ?
warn-markers-lost = { $count ->
    [one] Un marqueur repart
   *[other] { $count } marqueurs repartent
}
    .text = Ils suffiraient encore pour ceci : { $action } (+{ $points }).
warn-last-turn = C’est le dernier tour
    .text = Tu pourrais encore faire ceci : { $action } (+{ $points }).
warn-last-delivery = C’est ton dernier tour
    .text = On pourrait encore livrer sur { $planet } : { $good }, +{ $points }.
