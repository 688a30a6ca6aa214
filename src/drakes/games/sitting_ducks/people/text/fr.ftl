# Sitting Ducks en français. La forme des arguments est décrite en tête de drakes/core/text.py.

game = Sitting Ducks

## Les cartes

card-take_aim = Viser !
    .text = Pose un viseur sur une place qui n’en a pas.
card-shoot = Feu !
    .text = Tire sur une place visée : le canard qui s’y trouve est touché, le viseur est retiré.
card-double_barrel = Coup double
    .text = Pose deux viseurs sur deux places côte à côte qui n’en ont pas (un seul, s’il n’y a pas deux telles places).
card-quick_shot = Billy the duck
    .text = Touche n’importe quel canard du champ de tir, visé ou non ; un viseur au-dessus de lui est retiré.
card-misfire = Ricochet
    .text = Retire un viseur pour toucher un canard juste à côté ; un viseur au-dessus de ce canard reste.
card-two_birds = Deux d’un coup
    .text = Tire sur deux places voisines visées où il y a au moins un canard : les canards sont touchés, les deux viseurs retirés.
card-bump_left = Plus à gauche !
    .text = Décale un viseur d’une place vers la gauche, vers une place qui n’en a pas.
card-bump_right = Plus à droite !
    .text = Décale un viseur d’une place vers la droite, vers une place qui n’en a pas.
card-line_forward = Marche des canards
    .text = La carte de tête passe sous la pile Piscine, les autres avancent, une nouvelle vient en queue ; les viseurs restent.
card-hang_back = Doucement !
    .text = Un de tes canards échange sa place avec la carte qui le suit.
card-move_ahead = Pas le temps !
    .text = Un de tes canards échange sa place avec la carte qui le précède.
card-fast_forward = Turbo-Coincoin
    .text = Un de tes canards fonce en tête du champ de tir ; ceux qu’il dépasse reculent d’une place.
card-disorderly_conduckt = Coincoin-Rustre
    .text = Range tout le champ de tir à ta guise ; les viseurs restent.
card-duck_shuffle = Danse des canards
    .text = Le champ de tir est mélangé à la Piscine, six nouvelles cartes arrivent ; les viseurs restent.
card-duck_and_cover = À couvert !
    .text = Un canard se met à couvert sous un canard juste à côté ; tant qu’il l’est, il ne peut pas être touché.
card-bottoms_up = Le bec dans l’eau
    .text = Un canard plonge et ne peut pas être touché jusqu’au début de ton prochain tour.
card-give_peace = Peace and Love
    .text = Retire tous les viseurs.
card-resurrection = Walking Duck
    .text = Un de tes canards touchés revient sous la pile Piscine, si tu en as encore un en jeu.

## Canards, eau, places

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
place = place { $first }
pair = places { $first } et { $last }
aim = { $count ->
    [1] place { $first }
   *[other] places { $first } et { $last }
}

## L’effet d’un coup

action-take_aim = Viser la place { $place }
action-shoot = Tirer sur la place { $place }
action-double_barrel = { $aim_count ->
    [1] Poser un seul viseur sur la place { $aim_first }
   *[other] Poser des viseurs sur les places { $aim_first } et { $aim_last }
}
action-quick_shot = Toucher d’emblée le canard de la place { $place }
action-misfire = { $side_key ->
    [left] Toucher le canard de la place { $place } avec le viseur à sa gauche
   *[right] Toucher le canard de la place { $place } avec le viseur à sa droite
}
action-two_birds = Toucher d’un coup les places { $pair_first } et { $pair_last }
action-bump_left = Décaler vers la gauche le viseur de la place { $place }
action-bump_right = Décaler vers la droite le viseur de la place { $place }
action-line_forward = Faire avancer le champ de tir d’une place
action-hang_back = Faire reculer d’une place le canard de la place { $place }
action-move_ahead = Faire avancer d’une place le canard de la place { $place }
action-fast_forward = Envoyer en tête le canard de la place { $place }
action-disorderly_conduckt = Ranger autrement le champ de tir
action-duck_shuffle = Mélanger le champ de tir à la Piscine
action-duck_and_cover = { $side_key ->
    [left] Mettre à couvert le canard de la place { $place } sous son voisin de gauche
   *[right] Mettre à couvert le canard de la place { $place } sous son voisin de droite
}
action-bottoms_up = Protéger le canard de la place { $place }
action-give_peace = Retirer tous les viseurs
action-resurrection = Faire revenir un canard { $colour }
action-discard = Défausser la { $slot }, « { $card } »
action-arrange = Poser ensuite la carte de la place { $place }
action-pond = De la Piscine sort { $swimmer_article }
action-draw = La carte prise dans la réserve est « { $card } »
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
event-aimed = Un viseur se pose sur la place { $place }.
event-sight_gone = Le viseur de la place { $place } est retiré.
event-sight_moved = Le viseur passe de la place { $from } à la place { $to }.
event-hit = Pan ! Le canard { $colour } de la place { $place } est touché.
event-missed = Le tir sur la place { $place } ne touche rien.
event-uncovered = Le canard { $colour } qu’il cachait se retrouve à découvert à la place { $place }.
event-dealt = De la Piscine sort { $swimmer_article }, à la place { $place }.
event-marched = { $swimmer_key ->
    [water] L’{ $swimmer } s’en va sous la pile Piscine.
   *[other] Le { $swimmer } s’en va sous la pile Piscine.
}
event-swapped = Les cartes des places { $from } et { $to } sont échangées.
event-moved = { $to_shift ->
    [0] La carte de la place { $from } ne bouge pas.
   *[other] La carte de la place { $from } passe à la place { $to }.
}
event-danced = Tout le monde danse ! Tout le champ de tir est mélangé à la Piscine.
event-hid = Le canard de la place { $from } se met à couvert sous celui de la place { $under }.
event-bottoms_up = { $seat_key ->
    [you] Le canard de la place { $place } plonge : protégé jusqu’à ton prochain tour.
   *[other] Le canard de la place { $place } plonge : protégé jusqu’à ce que { $seat } rejoue.
}
event-surfaced = Le canard de la place { $place } refait surface.
event-resurrected = Retour d’entre les morts : un canard { $colour } de plus, sous la pile Piscine.
event-drew = { $seat_key ->
    [you] Tu prends une carte dans la réserve.
   *[other] { $seat } prend une carte dans la réserve.
}
event-got = Nouveau en main, { $slot } : « { $card } ».
event-reshuffled = La réserve est vide : on mélange la défausse pour la refaire.
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
why-SD-3-4 = On prend une carte, et ce ne peut être qu’une de celles de la réserve.
why-SD-4-1 = La partie est finie.
why-SD-5-1 = Il y a déjà un viseur sur cette place.
why-SD-5-2 = Pas de viseur sur cette place, donc pas de tir.
why-SD-5-4 = « Coup double » demande deux places sans viseur côte à côte ; une seule ne suffit que s’il n’y a pas deux telles places.
why-SD-5-5 = Il n’y a que de l’eau à cette place, aucun canard à toucher.
why-SD-5-6 = « Ricochet » demande un canard, et un viseur juste à côté, du côté indiqué.
why-SD-5-7 = Il faut un viseur sur chacune des deux places.
why-SD-5-8 = Un viseur ne se décale que d’une place qui en a un vers une place du champ de tir qui n’en a pas.
why-SD-5-10 = Seul un canard peut le faire, et seulement avec une carte voisine dans le champ de tir.
why-SD-5-11 = Il n’y a que de l’eau à cette place, aucun canard qui puisse foncer.
why-SD-5-12 = On range le champ de tir : choisis une carte qui n’a pas encore sa nouvelle place.
why-SD-5-14 = Un canard ne se met à couvert que sous un autre canard juste à côté, jamais sous l’eau.
why-SD-5-15 = Il n’y a que de l’eau à cette place, aucun canard à protéger.
why-SD-R1 = Deux canards font une paire complète, et la table peut limiter qui se met à couvert sous qui.
why-SD-R2 = Aucun de tes canards n’est à cette place.
why-SD-R3 = Ce canard a déjà le bec dans l’eau.
why-SD-R4 = Ce canard est protégé ou à couvert, rien ne peut le toucher.
why-SD-R5 = Il n’y a que de l’eau sous les deux viseurs ; il faut au moins un canard.
why-SD-R10 = C’est à la Piscine de donner une carte, et seulement une de celles qui y sont encore mélangées.
why-SD-V1 = C’est le sort qui décide : il ne peut sortir qu’une couleur encore libre, ou une personne de la table.
why-SD-V5 = « Peace and Love » demande un viseur, « Walking Duck » un canard touché que tu peux encore faire revenir.

## Options et variantes

option-cover = Qui se met à couvert avec « À couvert ! »
    .any = tout canard, sous tout canard
    .own = seulement le sien, sous tout canard
    .opponent = seulement le sien, sous un canard adverse
option-bottoms_up_exposes = « Le bec dans l’eau » sur un canard qui en cache un autre expose celui du dessous
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
variant-cover_own = Chacun le sien à couvert
variant-cover_opponent = À couvert sous l’adversaire
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
board-pile = { $count } dans la réserve
board-discards = { $count } dans la défausse
board-settled = placée
board-pond = Piscine : { $count }
board-mix = mélangés
board-queue = dessous, dans l’ordre
board-order = dans l’ordre
board-left = Canards restants :
board-sight = viseur
board-own = à toi
board-below = à couvert dessous
board-dived = protégé jusqu’au tour du joueur indiqué
board-team = équipe { $team }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-won = a gagné
board-gone = a quitté la partie
board-out = plus de canards
board-hand = Ta main

## Ce qu’une édition imprime

edition-ducks = Canards
edition-each_colour = de chaque couleur
edition-water = Cartes Eau
edition-points = Points
edition-marching_off = pour un canard qui s’en va
edition-survivor = pour un canard qui reste à la fin
edition-deck = Jeux de cartes
edition-standard = standard
edition-extended = avec les cartes de plus

## Ce qu’on remarque d’un tour

remark-because_win = Parce qu’ainsi, il n’y a plus que toi qui aies des canards : tu gagnes aussitôt.
remark-because_hit = Parce que le canard { $colour } de la place { $place } est touché.
remark-because_hits = Parce que { $count } canards sont touchés d’un coup.
remark-because_safe = Parce que plus rien ne vise ton canard de la place { $place }.
remark-because_aim = Parce que le viseur de la place { $place } menace qui nage là.
remark-because_unseen = Parce qu’alors aucun de tes canards n’est visé.
remark-because_least = Parce que tes autres cartes aideraient davantage tes adversaires.
remark-missed_win = Victoire manquée
    .lesson = Avant de jouer, cherche la carte qui met fin à la partie : un tir qui part aussitôt, et un seul adversaire qui ait encore des canards.
remark-let_win = { $seat } a pu gagner
    .lesson = Quand un adversaire est à un tir de la victoire, enlève d’abord le viseur ou le canard ; tes projets peuvent attendre.
remark-own_duck_hit = Ton propre canard touché
    .lesson = Regarde les couleurs sous un tir avant de faire feu : un double tir prend ce qui nage là.
remark-gave_away_duck = Un canard offert
    .lesson = Un canard à toi sous un viseur est presque touché. Déplace-le, fais avancer le champ de tir, ou retire le viseur.
remark-shot_too_late = Tir trop tardif
    .lesson = Les viseurs restent où ils sont, pas les canards. Tire quand un canard adverse est dessous, pas un tour plus tard.
remark-weaker_card = Une carte plus faible
    .lesson = Garde les cartes qui agissent aussitôt pour le moment où elles décident, et joue les autres d’abord.
remark-great_shot = Beau tir : { $count } canards en un tour

# What the lab counts in games of bots, and the headings of it
measure-turns = Tours
measure-turn = tours, en tout
measure-reshuffled = remélanges des cartes
measure-ducks = Canards, par partie
measure-hit = touchés
measure-missed = tirs manqués
measure-marched = partis sous la pile Piscine
measure-eliminated = joueurs éliminés
measure-cards = Cartes jouées, par partie
