# Les mots du plateau de Dragon Market.

dm-harbour = Le port, dix cases sur dix, a1 en haut à gauche
dm-turn-title = Ce tour
dm-players = Joueurs
dm-you = Toi
dm-your-card = Ta carte
dm-card-of = Carte de { $name }
dm-asks-for = Demande

## Ce qui est demandé
dm-ask-place = Pose un bateau : choisis-le, tourne-le, puis touche la case de son marin.
dm-ask-keep = Choisis la carte à garder.
dm-ask-take = Le stock est vide : à qui prends-tu une pièce ?
dm-ask-crossing = Ton héritier est sur une case occupée : avance encore.
dm-ask-turn = À toi : marche, déplace ou tourne des bateaux.
dm-ask-end = Plus de points : termine ton tour ou dépense une pièce.

## Bateaux
dm-boat = Bateau { $boat }, de { $from } à { $to }, marin en { $sailor }
dm-pile = { $square } : { $good }, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}
dm-no-pile = { $square } : vide
dm-cannot-turn = Le bateau { $boat } ne peut pas tourner { $side }
dm-place = Le bateau à poser
dm-place-centre = Marin au centre
dm-place-end = Marin à l’extrémité
dm-placing = { $boats } bateaux sur 10 sont dans le port.
dm-rotate = Tourner

## Points, pièces, cartes
dm-points = { $points ->
    [one] encore { $points } point
   *[other] encore { $points } points
}
dm-dice = Dés : { $first } et { $second }
dm-coin = Pièce pour 1 point
dm-coin-none = { $coins ->
    [0] aucune pièce
    [one] plus de pièce ce tour, tu en as { $coins }
   *[other] plus de pièce ce tour, tu en as { $coins }
}
dm-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
dm-cards = { $cards ->
    [one] { $cards } carte sur { $target }
   *[other] { $cards } cartes sur { $target }
}
dm-take = Prendre une pièce
dm-take-from = à { $name }
dm-taken = pris
dm-nowhere = épuisé
dm-secret = carte secrète
dm-offered = Cartes au choix
dm-bonuses = Bonus
dm-used = utilisé
dm-two-suffice = Deux marchandises de ta carte suffisent.
dm-team = équipe { $team }
dm-heir-on = héritier en { $square }
dm-wants = cherche { $goods }
dm-has = a déjà { $goods }
dm-has-won = { $name } a gagné.
dm-supply = Stock
dm-supply-holds = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
dm-target = { $cards ->
    [one] { $cards } carte validée fait gagner.
   *[other] { $cards } cartes validées font gagner.
}
dm-walk = Marcher jusqu’en { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dm-key-walk = Marcher avec l’héritier
dm-key-boat = Prendre le bateau { $boat }

## Groupes de choix dans la barre

kind-place_centre = Poser un bateau avec le marin au centre
kind-place_end = Poser un bateau avec le marin à l’extrémité
kind-keep = Garder une carte
kind-slide = Déplacer un bateau
kind-turn = Tourner un bateau
kind-step = Faire un pas
kind-vault = Faire passer un bateau par-dessus un autre
kind-spin = Faire faire demi-tour à un bateau
kind-drift = Déplacer un bateau de côté
kind-cross = Traverser le marin
kind-diagonal = Faire un pas en diagonale
kind-leap = Sauter par-dessus l’eau
kind-swap = Échanger sa place avec quelqu’un
kind-swing = Tourner un bateau autour de son autre extrémité
kind-exchange = Échanger les piles d’un bateau
kind-reroll = Relancer un dé
kind-take = Prendre une pièce à quelqu’un
