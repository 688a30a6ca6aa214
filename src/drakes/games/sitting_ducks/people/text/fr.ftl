# Sitting Ducks en français. La forme des arguments est décrite en tête de drakes/core/text.py.

game = Sitting Ducks

## Les cartes

card-take_aim = Viser !
    .text = Pose un viseur sur une case qui n’en a pas.
card-shoot = Feu !
    .text = Tire sur une case visée : le canard qui s’y trouve est touché, le viseur est perdu.
card-double_barrel = Coup double
    .text = Deux viseurs sur deux cases libres côte à côte (un seul, s’il n’y en a pas).
card-quick_shot = Billy the duck
    .text = Touche n’importe quel canard de la file, visé ou non.
card-misfire = Ricochet
    .text = Dépense un viseur pour toucher un canard juste à côté.
card-two_birds = Deux d’un coup
    .text = Touche deux voisins à la fois, si tous deux sont visés.
card-bump_left = Plus à gauche !
    .text = Décale un viseur d’une case vers la gauche.
card-bump_right = Plus à droite !
    .text = Décale un viseur d’une case vers la droite.
card-line_forward = Marche des canards
    .text = La carte de tête passe sous la mare, les autres avancent.
card-hang_back = Doucement !
    .text = Ton canard échange sa place avec la carte qui le suit.
card-move_ahead = Pas le temps !
    .text = Ton canard échange sa place avec la carte qui le précède.
card-fast_forward = Turbo-Coincoin
    .text = Ton canard fonce en tête de file.
card-disorderly_conduckt = Coincoin-Rustre
    .text = Range toute la file à ta guise ; les viseurs restent.
card-duck_shuffle = Danse des canards
    .text = La file est mélangée à la mare, six nouvelles cartes arrivent.
card-duck_and_cover = À couvert !
    .text = Un canard se cache sous un canard juste à côté.
card-bottoms_up = Le bec dans l’eau
    .text = Un canard plonge : rien ne peut le toucher jusqu’à ton prochain tour.
card-give_peace = Une chance pour la paix
    .text = Retire tous les viseurs.
card-resurrection = Résurrection
    .text = Un de tes canards touchés retourne sous la mare.

## Canards, eau, cases

colour-blue = bleu
colour-green = vert
colour-orange = orange
colour-yellow = jaune
colour-purple = violet
colour-pink = rose

swimmer-blue = canard bleu
    .article = un canard bleu
swimmer-green = canard vert
    .article = un canard vert
swimmer-orange = canard orange
    .article = un canard orange
swimmer-yellow = canard jaune
    .article = un canard jaune
swimmer-purple = canard violet
    .article = un canard violet
swimmer-pink = canard rose
    .article = un canard rose
swimmer-water = eau
    .article = de l’eau

slot-a = carte a
slot-b = carte b
slot-c = carte c
side-left = gauche
side-right = droite
place = case { $first }
pair = cases { $first } et { $last }
aim = { $count ->
    [1] case { $first }
   *[other] cases { $first } et { $last }
}

## L’effet d’un coup

action-take_aim = Viser la case { $place }
action-shoot = Tirer sur la case { $place }
action-double_barrel = { $aim_count ->
    [1] Poser un seul viseur sur la case { $aim_first }
   *[other] Poser des viseurs sur les cases { $aim_first } et { $aim_last }
}
action-quick_shot = Toucher d’emblée le canard de la case { $place }
action-misfire = { $side_key ->
    [left] Toucher le canard de la case { $place } avec le viseur à sa gauche
   *[right] Toucher le canard de la case { $place } avec le viseur à sa droite
}
action-two_birds = Toucher d’un coup les cases { $pair_first } et { $pair_last }
action-bump_left = Décaler vers la gauche le viseur de la case { $place }
action-bump_right = Décaler vers la droite le viseur de la case { $place }
action-line_forward = Faire avancer la file d’une case
action-hang_back = Faire reculer d’une case le canard de la case { $place }
action-move_ahead = Faire avancer d’une case le canard de la case { $place }
action-fast_forward = Envoyer en tête le canard de la case { $place }
action-disorderly_conduckt = Ranger la file autrement
action-duck_shuffle = Mélanger la file à la mare
action-duck_and_cover = { $side_key ->
    [left] Cacher le canard { $place } sous son voisin de gauche
   *[right] Cacher le canard { $place } sous son voisin de droite
}
action-bottoms_up = Mettre à l’abri le canard de la case { $place }
action-give_peace = Retirer tous les viseurs
action-resurrection = Faire revenir un canard { $colour }
action-discard = Défausser la { $slot }, « { $card } »
action-arrange = Placer ensuite la carte de la case { $place }
action-pond = De la mare sort { $swimmer_article }
action-draw = La carte piochée est « { $card } »
action-colour = La couleur tirée : { $colour }
action-starter = { $seat } commence

## Ce qui s’est passé

event-turn = { $seat_key ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-played = { $seat_key ->
    [you] Tu joues « { $card } ».
   *[other] { $seat } joue « { $card } ».
}
event-discarded = { $seat_key ->
    [you] Tu ne peux rien jouer et tu défausses « { $card } ».
   *[other] { $seat } ne peut rien jouer et défausse « { $card } ».
}
event-aimed = Un viseur se pose sur la case { $place }.
event-sight_gone = Le viseur de la case { $place } disparaît.
event-sight_moved = Le viseur passe de la case { $from } à la case { $to }.
event-hit = Pan ! Le canard { $colour } de la case { $place } est touché.
event-missed = Le tir sur la case { $place } ne touche rien.
event-uncovered = Le canard { $colour } qu’il cachait se retrouve à découvert sur la case { $place }.
event-dealt = De la mare sort { $swimmer_article }, sur la case { $place }.
event-marched = { $swimmer_key ->
    [water] L’{ $swimmer } s’en va sous la mare.
   *[other] Le { $swimmer } s’en va sous la mare.
}
event-swapped = Les cartes des cases { $from } et { $to } changent de place.
event-moved = { $to_shift ->
    [0] La carte de la case { $from } ne bouge pas.
   *[other] La carte de la case { $from } passe à la case { $to }.
}
event-danced = Tout le monde danse ! La file entière est mélangée à la mare.
event-hid = Le canard de la case { $from } se glisse sous celui de la case { $under }.
event-bottoms_up = { $seat_key ->
    [you] Le canard de la case { $place } plonge : à l’abri jusqu’à ton prochain tour.
   *[other] Le canard de la case { $place } plonge : à l’abri jusqu’à ce que { $seat } rejoue.
}
event-surfaced = Le canard de la case { $place } refait surface.
event-resurrected = Retour d’entre les morts : un canard { $colour } de plus, sous la mare.
event-drew = { $seat_key ->
    [you] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
}
event-got = Nouveau en main, { $slot } : « { $card } ».
event-reshuffled = La pioche est vide : on mélange la défausse pour la refaire.
event-eliminated = { $seat_key ->
    [you] C’était le dernier canard { $colour } : tu n’en as plus.
   *[other] C’était le dernier canard { $colour } : { $seat } n’en a plus.
}
event-left = { $seat_key ->
    [you] Tu quittes la partie.
   *[other] { $seat } quitte la partie.
}
event-colour_drawn = { $seat_key ->
    [you] Tu tires une couleur secrète.
   *[other] { $seat } tire une couleur secrète.
}
event-own_colour = Couleur secrète : { $colour }.
event-scored = { $seat_key ->
    [you] { $points ->
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } marque { $points } point.
       *[other] { $seat } marque { $points } points.
    }
}
event-game_ended = La manche { $round } est terminée.
event-won = { $seat_key ->
    [you] Tu as gagné !
   *[other] { $seat } a gagné !
}

## Pourquoi pas

why-SD-2-3 = Ce n’est pas à toi de jouer.
why-SD-3-1 = Tu ne peux jouer ou défausser qu’une carte de ta main, depuis l’endroit où tu la tiens.
why-SD-3-2 = Tu ne peux défausser que si aucune de tes cartes n’est jouable.
why-SD-3-4 = On pioche une carte, et ce ne peut être qu’une carte qui reste dans la pioche.
why-SD-4-1 = La partie est finie.
why-SD-5-1 = Il y a déjà un viseur sur cette case.
why-SD-5-2 = Pas de viseur sur cette case, donc pas de tir.
why-SD-5-4 = « Coup double » demande deux cases libres côte à côte ; une seule case libre ne suffit que s’il n’y en a pas.
why-SD-5-5 = Il n’y a que de l’eau sur cette case, aucun canard à toucher.
why-SD-5-6 = « Ricochet » demande un canard, et un viseur juste à côté, du côté indiqué.
why-SD-5-7 = Il faut un viseur sur chacune des deux cases.
why-SD-5-8 = Un viseur ne se décale que d’une case qui en a un vers une case de la file qui n’en a pas.
why-SD-5-10 = Seul un canard peut le faire, et seulement avec une carte voisine dans la file.
why-SD-5-11 = Il n’y a que de l’eau sur cette case, aucun canard qui puisse foncer.
why-SD-5-12 = La file est en plein rangement : choisis une carte qui n’a pas encore sa nouvelle place.
why-SD-5-14 = Un canard ne se cache que sous un autre canard juste à côté, jamais sous l’eau.
why-SD-5-15 = Il n’y a que de l’eau sur cette case, aucun canard à mettre à l’abri.
why-SD-R1 = Une cachette contient deux canards, pas plus, et la table peut limiter qui se cache sous qui.
why-SD-R2 = Aucun de tes canards n’est sur cette case.
why-SD-R3 = Ce canard a déjà le bec dans l’eau.
why-SD-R4 = Ce canard est protégé, rien ne peut le toucher.
why-SD-R5 = Il n’y a que de l’eau sous les deux viseurs ; il faut au moins un canard.
why-SD-R10 = C’est à la mare de donner une carte, et seulement une de celles qui y sont encore mélangées.
why-SD-V1 = C’est le sort qui décide : il ne peut sortir qu’une couleur encore libre, ou une personne de la table.
why-SD-V5 = « Une chance pour la paix » demande un viseur, « Résurrection » un canard touché que tu peux encore faire revenir.

## Options et variantes

option-cover = Qui se cache avec « À couvert ! »
    .any = tout canard, sous tout canard
    .own = seulement le sien, sous tout canard
    .opponent = seulement le sien, sous un canard adverse
option-bottoms_up_exposes = « Le bec dans l’eau » expose le canard caché dessous
option-secret_colours = Couleurs secrètes
option-teams = Équipes
    .off = aucune
    .twos = de deux
    .threes = de trois
option-points = Jouer aux points
    .number = { $number ->
        [0] non
        [one] en { $number } manche
       *[other] en { $number } manches
    }
option-tough_ducks = Canards coriaces (qui n’a plus de canard s’en va, et à deux la partie se décide aussitôt)
option-deck = Paquet de cartes
    .standard = normal
    .extended = avec les deux cartes en plus

variant-standard = Normale
variant-cover_own = Chacun cache le sien
variant-cover_opponent = Caché sous l’adversaire
variant-secret_colours = Couleurs secrètes
variant-teams = Équipes de deux
variant-teams_of_three = Équipes de trois
variant-points = Aux points
variant-tough_ducks = Canards coriaces
variant-extended_deck = Grand paquet
variant-secret_teams = Équipes secrètes
variant-everything = Tout à la fois

## La table dans le terminal

board-game = Manche { $game } sur { $games }
board-turn = Tour { $turn }
board-pile = { $count } dans la pioche
board-discards = { $count } dans la défausse
board-settled = placée
board-pond = Mare : { $count }
board-mix = mélangés
board-queue = dessous, dans l’ordre
board-order = dans l’ordre
board-left = Canards restants :
board-sight = viseur
board-own = à toi
board-below = caché dessous
board-dived = à l’abri jusqu’au tour indiqué
board-team = équipe { $team }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-won = a gagné
board-gone = a quitté la partie
board-out = plus de canards
board-hand = Ta main
