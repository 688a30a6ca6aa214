goal = Le premier à ramener { $count ->
    [one] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $count } cartes
} gagne.
goal-team = Ton équipe doit ramener { $count ->
    [4] quatre cartes
   *[other] { $count } cartes
} avant les autres.

tip-your-boats = Tes bateaux
    .text = Place-les près de ton ponton ; tout le monde les poussera de toute façon.
tip-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .text = Marche, déplace ou tourne, dans n’importe quel mélange ; le reste devient des pièces.
tip-sailor = On ne marche pas sur un marin
    .text = Fais le tour, ou déplace ou tourne le bateau.
tip-went-along = Tu as suivi
    .text = N’importe qui peut bouger le bateau où tu te tiens ; toi aussi.
tip-in-passing = Pris en passant
    .text = Tu prends ce qu’il te faut sur chaque case où tu entres, gratuitement.
tip-one-left = Il en reste un
    .text = Une pile a deux jetons ; { $seat } avait aussi besoin de celui-ci.
tip-now-home = Maintenant, à la maison
    .text = En entrant sur ton ponton, tu valides la carte.
tip-coins = Pièces
    .text = Tu peux en dépenser deux par tour, un point chacune.
tip-pass-heir = La case d’un autre héritier
    .text = Tu peux y passer, pas t’y arrêter.
tip-one-card-more = Il manque une carte à { $seat }
    .text = Et pour elle, { $count } marchandises sur { $of } sont déjà là.

can-walk = Marcher
    .text = { $count ->
        [0] Aucune case à portée.
        [one] Une case à portée.
       *[other] { $count } cases à portée.
    }
can-walk-to = Marcher
    .text = Le plus proche de ce qu’il te faut : { $good }, pour { $price ->
        [one] 1 point
       *[other] { $price } points
    }.
can-walk-home = Rentrer
    .text = Ta carte est complète : au ponton pour { $price ->
        [one] 1 point
       *[other] { $price } points
    }.
can-slide = Déplacer un bateau
    .text = Dans sa longueur, en avant ou en arrière ; héritiers et marchandises suivent. { $count ->
        [0] Aucun bateau ne le peut.
        [one] Un bateau le peut.
       *[other] { $count } bateaux le peuvent.
    }
can-turn = Tourner un bateau
    .text = D’un quart autour de son marin. { $count ->
        [0] Aucun bateau ne le peut.
        [one] Un bateau le peut.
       *[other] { $count } bateaux le peuvent.
    }
can-coin = Dépenser une pièce
    .text = Un point de plus ; tu peux en dépenser { $count } maintenant.
can-bonus = { $card }
    .text = Le bonus d’une de tes cartes rouges, une fois par tour.
can-end = Finir le tour
    .text = { $count ->
        [0] Il ne reste rien.
        [one] Le point qui reste devient une pièce.
       *[other] Les { $count } points qui restent deviennent des pièces.
    }

warn-can-win = Tu peux gagner dans ce tour
    .text = { $count ->
        [one] 1 point suffit
       *[other] { $count } points suffisent
    } pour ramener ta dernière carte.
