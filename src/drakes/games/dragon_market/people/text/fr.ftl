# Dragon Market en français. Comment viennent les arguments est dit en tête de drakes/core/text.py.

game = Dragon Market

## Les cartes

card-blue_1 = Carte bleue 1
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_2 = Carte bleue 2
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_3 = Carte bleue 3
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_4 = Carte bleue 4
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_5 = Carte bleue 5
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_6 = Carte bleue 6
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_7 = Carte bleue 7
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_8 = Carte bleue 8
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_9 = Carte bleue 9
    .text = Quatre marchandises à rapporter, sans bonus.
card-blue_10 = Carte bleue 10
    .text = Quatre marchandises à rapporter, sans bonus.
card-vault = Saute-bateau
    .text = Une fois par tour, pour 1 point, un bateau se déplace par-dessus exactement un autre en restant sur sa ligne.
card-spin = Demi-tour
    .text = Une fois par tour, pour 1 point, un bateau fait demi-tour autour de son marin, même si la voie est barrée.
card-drift = Dérive
    .text = Une fois par tour, pour 1 point, un bateau se déplace de côté, aussi loin que tu veux, tant que rien ne le bloque.
card-cross = Pardon, marin
    .text = Une fois par tour, pour 2 points, ton héritier traverse un marin.
card-diagonal = Pas en diagonale
    .text = Une fois par tour, pour 1 point, ton héritier fait un pas en diagonale.
card-leap = Grand saut
    .text = Une fois par tour, pour 1 point, ton héritier saute tout droit par-dessus une case d’eau.
card-swap = Chassé-croisé
    .text = Une fois par tour, gratuitement, ton héritier échange sa place avec un autre héritier du même bateau.
card-swing = L’autre extrémité
    .text = Une fois par tour, pour 1 point, un bateau avec le marin à l’extrémité tourne autour de son autre extrémité.
card-exchange = Piles échangées
    .text = Une fois par tour, gratuitement, les deux piles d’un bateau changent de place.
card-reroll = Second lancer
    .text = Une fois par tour, juste après le lancer, tu relances un dé.
card-omit = Un de moins
    .text = Une seule fois : deux de ses marchandises, n’importe lesquelles, suffisent pour ta prochaine carte.
card-choice = Grand choix
    .text = Une seule fois : tu choisis ta prochaine carte parmi trois.
card-purse = Trois pièces
    .text = Une seule fois : tu prends trois pièces.

## Les marchandises

good-bonsai = bonsaï
    .article = un bonsaï
good-buddha = statue de Bouddha
    .article = une statue de Bouddha
good-fan = éventail
    .article = un éventail
good-ring = bague
    .article = une bague
good-necklace = collier
    .article = un collier
good-perfume = parfum
    .article = un parfum
good-vase = vase
    .article = un vase
good-baby_dragon = bébé dragon
    .article = un bébé dragon
good-goldfish = bocal à poisson
    .article = un bocal à poisson
good-mushrooms = champignons
    .article = des champignons
good-frog = grenouille
    .article = une grenouille
good-carpet = tapis
    .article = un tapis
good-snake = serpent
    .article = un serpent
good-lantern = lanterne
    .article = une lanterne
good-teapot = théière
    .article = une théière
good-kite = cerf-volant
    .article = un cerf-volant
good-silk = soie
    .article = de la soie
good-jade = jade
    .article = du jade
good-incense = encens
    .article = de l’encens
good-flute = flûte
    .article = une flûte

## Plateau et bateaux

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
way-north = nord
    .to = vers le nord
way-east = est
    .to = vers l’est
way-south = sud
    .to = vers le sud
way-west = ouest
    .to = vers l’ouest
onward-north = nord
    .to = vers le nord
onward-east = est
    .to = vers l’est
onward-south = sud
    .to = vers le sud
onward-west = ouest
    .to = vers l’ouest
corner-northeast = nord-est
    .to = vers le nord-est
corner-southeast = sud-est
    .to = vers le sud-est
corner-southwest = sud-ouest
    .to = vers le sud-ouest
corner-northwest = nord-ouest
    .to = vers le nord-ouest
axis-vertical = du nord au sud
axis-horizontal = d’ouest en est
side-left = gauche
    .turn = vers la gauche
side-right = droite
    .turn = vers la droite
boat = bateau { $first }
row = rangée { $first }
distance = { $first ->
    [one] { $first } case
   *[other] { $first } cases
}
die = dé { $first }
face = un { $first }

## Ce que fait une action

action-place_centre = { $axis_key ->
    [vertical] Poser un bateau avec le marin au centre, du nord au sud, marin en { $column }{ $row }
   *[horizontal] Poser un bateau avec le marin au centre, d’ouest en est, marin en { $column }{ $row }
}
action-place_end = Poser un bateau avec le marin à l’extrémité, marin en { $column }{ $row }, tourné { $way_to }
action-keep = Garder « { $card } »
action-slide = { $distance ->
    [one] Déplacer le bateau { $boat } de { $distance } case { $way_to }
   *[other] Déplacer le bateau { $boat } de { $distance } cases { $way_to }
}
action-turn = Tourner le bateau { $boat } { $side_turn }
action-step = Faire un pas { $way_to }
action-vault = Faire passer le bateau { $boat } par-dessus un autre, { $distance } cases { $way_to }
action-spin = Faire faire demi-tour au bateau { $boat }
action-drift = { $distance ->
    [one] Déplacer de côté le bateau { $boat } de { $distance } case { $way_to }
   *[other] Déplacer de côté le bateau { $boat } de { $distance } cases { $way_to }
}
action-cross = Traverser le marin, { $way_to } puis { $onward_to }
action-diagonal = Faire un pas { $corner_to }
action-leap = Sauter par-dessus l’eau { $way_to }
action-swap = Échanger sa place avec { $seat }
action-swing = Tourner le bateau { $boat } autour de son autre extrémité { $side_turn }
action-exchange = Échanger les piles du bateau { $boat }
action-reroll = Relancer le dé { $die }
action-coin = Dépenser une pièce pour un point
action-end = Finir le tour
action-take = Prendre une pièce à { $seat }
action-starter = { $seat } commence
action-stock = La pile suivante : { $good }
action-deal = La carte piochée est « { $card } »
action-roll = Le dé montre { $face }

## Ce qui s’est passé

event-starter = { $seat_key ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-placed = Le bateau { $boat } est posé, marin en { $column }{ $row }.
event-stocked = Le bateau { $boat } charge { $good_article }.
event-drew = { $seat_key ->
    [you] Tu pioches « { $card } ».
   *[other] { $seat } pioche « { $card } ».
}
event-looked = { $seat_key ->
    [you] Tu regardes une carte.
   *[other] { $seat } regarde une carte.
}
event-offered = Au choix : « { $card } ».
event-kept = { $seat_key ->
    [you] Tu gardes une carte face cachée.
   *[other] { $seat } garde une carte face cachée.
}
event-own_card = Carte secrète : « { $card } ».
event-turn = { $seat_key ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-rolled = { $seat_key ->
    [you] Ton dé { $die } montre { $face }.
   *[other] Le dé { $die } de { $seat } montre { $face }.
}
event-points = { $seat_key ->
    [you] Tu as { $points } points à dépenser.
   *[other] { $seat } a { $points } points à dépenser.
}
event-slid = { $distance ->
    [one] Le bateau { $boat } se déplace de { $distance } case { $way_to }.
   *[other] Le bateau { $boat } se déplace de { $distance } cases { $way_to }.
}
event-turned = Le bateau { $boat } tourne { $side_turn }.
event-stepped = { $seat_key ->
    [you] Tu avances en { $column }{ $row }.
   *[other] { $seat } avance en { $column }{ $row }.
}
event-took = { $seat_key ->
    [you] Tu prends { $good_article }.
   *[other] { $seat } prend { $good_article }.
}
event-showed = { $seat_key ->
    [you] Ta carte secrète demande { $good_article }.
   *[other] La carte secrète de { $seat } demande { $good_article }.
}
event-passed = { $seat_key ->
    [you] Tu laisses { $good_article }.
   *[other] { $seat } laisse { $good_article }.
}
event-validated = { $seat_key ->
    [you] Tout est au ponton : tu valides « { $card } ».
   *[other] Tout est au ponton : { $seat } valide « { $card } ».
}
event-turned_up = { $seat_key ->
    [you] « { $card } » est face visible, son bonus est à toi.
   *[other] « { $card } » est face visible, son bonus est à { $seat }.
}
event-vaulted = Le bateau { $boat } passe par-dessus un autre, { $distance } cases { $way_to }.
event-spun = Le bateau { $boat } fait demi-tour.
event-drifted = { $distance ->
    [one] Le bateau { $boat } se déplace de côté de { $distance } case { $way_to }.
   *[other] Le bateau { $boat } se déplace de côté de { $distance } cases { $way_to }.
}
event-crossed = { $seat_key ->
    [you] Tu traverses un marin et arrives en { $column }{ $row }.
   *[other] { $seat } traverse un marin et arrive en { $column }{ $row }.
}
event-diagonally = { $seat_key ->
    [you] Tu avances en diagonale en { $column }{ $row }.
   *[other] { $seat } avance en diagonale en { $column }{ $row }.
}
event-leapt = { $seat_key ->
    [you] Tu sautes en { $column }{ $row }.
   *[other] { $seat } saute en { $column }{ $row }.
}
event-swapped = { $seat_key ->
    [you] Tu échanges ta place avec { $other }.
   *[other] { $seat } échange sa place avec { $other }.
}
event-swung = Le bateau { $boat } tourne autour de son autre extrémité { $side_turn }.
event-exchanged = Les piles du bateau { $boat } changent de place.
event-rerolled = { $seat_key ->
    [you] Tu relances le dé { $die }.
   *[other] { $seat } relance le dé { $die }.
}
event-coin_spent = { $seat_key ->
    [you] Tu dépenses une pièce pour un point.
   *[other] { $seat } dépense une pièce pour un point.
}
event-coins_earned = { $seat_key ->
    [you] { $coins ->
        [one] Tu reçois { $coins } pièce.
       *[other] Tu reçois { $coins } pièces.
    }
   *[other] { $coins ->
        [one] { $seat } reçoit { $coins } pièce.
       *[other] { $seat } reçoit { $coins } pièces.
    }
}
event-coin_taken = { $seat_key ->
    [you] Tu prends une pièce à { $other }.
   *[other] { $seat } prend une pièce à { $other }.
}
event-coins_lost = { $seat_key ->
    [you] { $coins ->
        [one] Plus personne n’a de pièce et tu perds { $coins } point.
       *[other] Plus personne n’a de pièce et tu perds { $coins } points.
    }
   *[other] { $coins ->
        [one] Plus personne n’a de pièce et { $seat } perd { $coins } point.
       *[other] Plus personne n’a de pièce et { $seat } perd { $coins } points.
    }
}
event-won = { $seat_key ->
    [you] Tu as gagné !
   *[other] { $seat } a gagné !
}
event-drawn = Le dernier tour est joué et la partie est nulle.

## Pourquoi pas

why-DM-2-1 = Un bateau se pose sur exactement trois cases d’eau libres, s’il en reste un de cette sorte.
why-DM-2-2 = Un bateau avec le marin au centre ne peut pas avoir son marin au bord.
why-DM-2-3 = On dispose les marchandises, et seule une sorte sans pile peut venir.
why-DM-2-5 = On pioche des cartes, et seule une carte de la pioche peut venir.
why-DM-2-6 = On tire au sort le premier joueur, parmi ceux de la table.
why-DM-3-1 = On lance les dés, qui ne montrent que leurs propres faces.
why-DM-3-2 = Ce n’est pas à toi de faire cela maintenant.
why-DM-3-3 = On dépense au plus deux pièces par tour, si on les a.
why-DM-3-4 = Les pièces viennent des adversaires les plus riches quand on commence à prendre ; des suivants seulement quand ceux-ci n’en ont plus.
why-DM-3-5 = Tu n’as pas assez de points pour cela.
why-DM-4-1 = Un bateau ne se déplace que le long de son axe, jusqu’à un bateau, un ponton ou le bord.
why-DM-4-2 = Le bateau n’a pas la place de tourner de ce côté.
why-DM-4-3 = Un héritier ne marche que sur les bateaux et son propre ponton, jamais sur un marin.
why-DM-5-1 = La partie est finie.
why-DM-6-1 = Choisis une des cartes que tu regardes.
why-DM-6-3 = Tu n’as pas ce bonus à utiliser maintenant.
why-DM-6-3-c = Avec ce bonus, un bateau ne se déplace que de côté, et rien ne doit le bloquer.
why-DM-6-3-g = On n’échange sa place qu’avec un autre héritier sur le même bateau.
why-DM-6-3-h = Seul un bateau avec le marin à une extrémité tourne autour de son autre extrémité.
why-DM-R4 = De là, ton héritier ne pourrait pas rejoindre une case libre, ou il doit d’abord en rejoindre une.
why-DM-R7 = Il n’y a pas de place libre pour finir.
why-DM-R10 = C’est le hasard qui pose les bateaux.
why-DM-R14 = Il n’y a pas de marin à côté de ton héritier de ce côté.
why-DM-R19-a = Un bateau passe, sur sa ligne, par-dessus exactement un autre bateau.
why-DM-R19-f = Un héritier saute tout droit par-dessus une case d’eau : il n’y en a pas de ce côté.
why-DM-R19-h = Le bateau n’a pas la place de tourner ainsi autour de son autre extrémité.
why-DM-R19-i = Il ne reste pas de marchandises sur ce bateau.
why-DM-R19-j = On ne relance un dé que juste après le lancer, avant tout point, toute pièce et tout autre bonus.

## Options et variantes

option-red_cards = Variante Avancée avec cartes rouges secrètes
option-teams = Équipes de deux
option-quick_setup = Mise en place rapide, bateaux posés au hasard
option-flat_points = Sept points par tour au lieu des dés

variant-standard = Normale
variant-quick = Mise en place rapide
variant-flat = Sans dés
variant-advanced = Avancée
variant-teams = En équipe
variant-advanced_teams = Avancée en équipe

## Le plateau dans le terminal

board-turn = Tour { $turn }
board-points = { $points ->
    [one] reste { $points } point
   *[other] restent { $points } points
}
board-dice = dés { $first } et { $second }
board-supply = { $coins ->
    [one] { $coins } pièce dans le stock
   *[other] { $coins } pièces dans le stock
}
board-target = { $cards ->
    [one] { $cards } carte pour gagner
   *[other] { $cards } cartes pour gagner
}
board-boats = Bateaux
board-empty = vide
board-players = Joueurs
board-home = ponton { $square }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-secret = carte secrète
board-no-card = pas encore de carte
board-two-suffice = deux suffisent
board-bonuses = Bonus :
board-used = utilisé
board-offered = Choisis une carte
board-legend = (3) marin du bateau 3 · 3a, 3b ses marchandises · /2 héritier du joueur 2 · [2] ponton du joueur 2
board-won = a gagné

## Ce qu’une édition imprime

edition-board = Plateau
edition-side = cases par côté
edition-pontoon = cases d’un ponton
edition-boats = Bateaux
edition-centre = marin au centre
edition-end = marin à une extrémité
edition-coins = Pièces
edition-count = en tout
edition-tokens = Marchandises
edition-each_kind = jetons de chaque sorte
edition-die = Faces d’un dé
edition-sweep = Cases que demande une rotation
edition-blue = Cartes bleues
edition-red = Cartes rouges

## Ce qu’on remarque d’un tour

remark-because_win = Parce que la dernière carte arrive au ponton : tu gagnes aussitôt.
remark-because_home = Parce que tout ce qu’il faut pour « { $card } » arrive au ponton.
remark-because_take = Parce que tu prends { $good_article } que ta carte demande.
remark-because_takes = Parce que tu prends { $count } des marchandises que ta carte demande.
remark-because_nearer = Parce que tu te rapproches de ce que ta carte demande.
remark-because_coins = { $coins ->
    [one] Parce que rien d’autre n’aide maintenant, et qu’un point restant devient une pièce.
   *[other] Parce que rien d’autre n’aide maintenant, et que { $coins } points restants deviennent des pièces.
}
remark-because_place = Parce que des bateaux près de ton ponton raccourcissent le retour.
remark-because_card = Parce que ses marchandises sont sur le chemin le plus court.
remark-because_else = Parce que tout le reste t’éloigne de tes marchandises.
remark-missed_win = Victoire manquée
    .lesson = Quand tu as tout à bord, compte d’abord les points jusqu’à ton ponton, pièces comprises : on peut en dépenser deux par tour.
remark-let_win = { $seat } a pu gagner
    .lesson = Quand un adversaire rentre avec sa dernière carte, tourne ou déplace le bateau qui l’y mène : un point pour toi, plusieurs pour lui.
remark-missed_home = Retour manqué
    .lesson = Une carte ne compte qu’au ponton. Quand tout est pris, rentre avant toute autre chose.
remark-walked_past = Passé à côté : { $good }
    .lesson = On prend les marchandises en passant, gratuitement. Cherche un chemin qui en croise deux en un tour.
remark-coins_asleep = Pièces endormies
    .lesson = Les pièces sont des points pour le tour où elles décident : deux par tour, pour une marchandise à un ou deux points près.
remark-wasted_turn = Tour perdu
    .lesson = Les points changés en pièces ne reviennent qu’à deux par tour. Approche un bateau plutôt que d’attendre.
remark-longer_way = Un chemin plus long
    .lesson = Un bateau se déplace aussi loin que l’eau est libre, pour un seul point. Laisse-toi porter avant de marcher.
remark-dear_card = Une carte coûteuse
    .lesson = Garde la carte dont les marchandises sont proches entre elles et de ton ponton.
remark-far_boat = Un bateau trop loin
    .lesson = Place les bateaux pour qu’ils fassent un pont vers ton ponton.
remark-great_turn = Beau tour : { $count } marchandises et cartes à la fois

# What the lab counts in games of bots, and the headings of it
measure-turns = Tours
measure-turn = tours, en tout
measure-coin_spent = pièces dépensées
measure-moves = Mouvements, par partie
measure-stepped = pas des héritiers
measure-slid = bateaux déplacés
measure-turned = bateaux pivotés
measure-cards = Cartes
measure-validated = cartes validées
measure-goods = Marchandises prises, par partie
