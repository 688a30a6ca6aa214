# Ce qui n’appartient à aucun jeu, en français.

seat = Joueur { $first }
yes = oui
no = non

## À la table

you = Toi
bot = Bot { $seat }
welcome = { $game } à { $seats } joueurs, graine { $seed }. Tu es le joueur { $seat }.
welcome-option = { $option } : { $value }
welcome-bots = Les autres places sont jouées par des bots « { $bot } ».
bots-think = Les bots réfléchissent ; la première fois, ils doivent se préparer.
welcome-help = Tape ? pour l’aide.
news-first = Jusqu’ici
news = Depuis ton dernier coup
moves = Tes coups
prompt = Ton coup :
no-such-number = Il n’y a pas de coup { $number } ; choisis un numéro de 1 à { $count }.
several-fit = « { $text } » peut désigner plusieurs coups :
unknown-move = « { $text } » n’est pas un coup ; tape ? pour l’aide.
possible = C’est possible : { $notation } – { $action }.
why-what = Ajoute le coup dont tu parles.
no-undo = Rien à reprendre : le hasard, un secret ou quelqu’un d’autre est passé par là.
undone = Coup repris.
save-where = Ajoute le nom d’un fichier.
saved = Enregistré dans { $file }.
not-saved = Impossible d’écrire { $file } ; la partie continue.
kept = La partie est gardée. Pour la reprendre :

help-number = jouer le coup de ce numéro
help-short = jouer un coup par sa notation ; on peut l’abréger tant qu’il reste clair
help-why = pourquoi ce coup n’est pas possible
help-board = montrer à nouveau la table et les coups
help-log = raconter la partie depuis le début
help-undo = reprendre le dernier coup, si rien ne s’est passé depuis
help-save = enregistrer la partie dans un fichier
help-quit = partir ; la partie est gardée

## Comment ça finit

result = Résultat
result-place = { $place }. { $seat }
result-points = { $points ->
    [one] { $place }. { $seat }, { $points } point
   *[other] { $place }. { $seat }, { $points } points
}
not-over = La partie n’est pas finie.
not-over-seat = La partie n’est pas finie : c’est à { $seat } de jouer.

## Listes et chiffres

games-seats = de { $lowest } à { $highest } joueurs
games-seats-exactly = { $seats } joueurs
games-boxes = Éditions :
games-bots = Bots :
games-variants = Variantes :
games-options = Options, la valeur habituelle d’abord :
games-untranslated = Non traduit en « { $language } » : { $missing } phrases sur { $sentences }, dites en anglais.
perft = { $depth ->
    [one] En { $depth } action : { $leaves } suites possibles.
   *[other] En { $depth } actions : { $leaves } suites possibles.
}
bench-loading = Chargement…
bench-shape = Une partie au hasard : { $decisions } décisions parmi { $branching } coups chacune, { $natures } tirages. Une position : { $bytes } octets.
bench-engine = moteur
bench-nodes = actions/s
bench-decisions = décisions/s
bench-games = parties/s
bench-stepped = actions/s, pas à pas
bench-seen = avec masques et traits

## Robots

arena-player = joueur
arena-rating = classement
arena-interval = intervalle à 95 %
arena-games = parties
arena-won = gagnées
arena-so-far = { $games } parties sur { $most }
arena-report = Dans { $file } : classements et graphiques.
worth-chance = { $chance } %
worth-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}
review-point = Coup { $number }, { $seat } : { $action }. Mieux : { $best } ({ $lost } de plus).
review-costliest = Les décisions les plus coûteuses
review-chance = Chances de gagner au fil de la partie
review-points = Points attendus au fil de la partie
review-nothing = Aucune décision n’a rien coûté, pour autant que les bots l’aient vu.

## À propos d’une édition

about-title = À propos de cette édition : { $name }
about-intro = Les règles imprimées laissent ouvertes certaines valeurs de la boîte. Chaque valeur dit à quel point nous en sommes sûrs ; qui possède le jeu imprimé peut y mettre celles de son exemplaire.
about-known = connu
about-reported = rapporté
about-reconstructed = reconstitué
about-ours = notre création
about-standard = édition standard : { $value }

# The lab
lab-so-far = { $games } parties sur { $wanted }, encore { $seconds } secondes environ
lab-report = Dans { $file } : les mêmes chiffres sur une page.
lab-title = { $game } : { $games } parties avec chaque boîte
lab-about = Joueurs : { $players }. Graine { $seed }. Les mêmes graines pour les deux boîtes.
lab-no-difference = Aucune différence que { NUMBER($games) } parties puissent montrer.
lab-same = C’est la boîte standard.
lab-fairer = Plus équitable :
lab-less-fair = Moins équitable :
lab-seat-wins = la place { $seat } gagne { $mine } % au lieu de { $standard } %.
lab-shorter = Les parties sont { $percent } % plus courtes.
lab-longer = Les parties sont { $percent } % plus longues.
lab-closer = Le vainqueur mène de { $mine } points au lieu de { $standard }.
lab-wider = Le vainqueur mène de { $mine } points au lieu de { $standard } : l’écart se creuse.
lab-wins = Victoires par place
lab-length = Durée
lab-scores = Points
lab-seat = Place { $seat }
lab-decisions = décisions
lab-lead = avance à la fin
lab-middle = Médiane : { $standard } avant, { $mine } maintenant.
lab-standard-box = boîte standard
lab-my-box = ma boîte
lab-off = différence à près de

# What is wrong with a box: the value, what stands there, and what may
box-range = { $label } : { $value } n’est pas possible ; il faut de { $least } à { $most }.
box-fixed = { $label } : { $value } n’est pas possible ; il faut { $least }.
box-total = { $label } : { $value } en tout n’est pas possible ; il faut de { $least } à { $most }.
box-exactly = { $label } : { $value } en tout n’est pas possible ; il en faut { $count }.
box-at-least = { $label } : { $value } en tout ne suffit pas ; il en faut au moins { $least }.
box-line = { $label } : { $value } n’est pas possible ; il faut une ligne de { $most } lettres au plus.
box-unknown = { $label } : cette valeur n’existe pas.
box-drawing = { $label } : ce n’est pas le dessin d’une rotation : cinq lignes de cinq cases, S au milieu, b pour le reste du bateau, + là où il passe.
box-goods = { $label } : { $value } n’est pas possible ; il faut des noms de marchandises, de { $least } à { $most }.
box-kinds = { $label } : { $good } est sur { $cards } cartes ; chaque sorte doit être sur deux.
box-level = { $label } : { $value } n’est pas possible ; un produit se fait de marchandises d’un niveau inférieur.
box-one-of = { $label } : { $value } n’est pas possible ; il faut l’un de : { $known }.
box-wrong = On ne peut pas jouer avec cette boîte : { $sentence }
