# Ce que disent les pages autour des jeux, en français.

close = Fermer
keep = Garder
help = Aide
rules = Règles
guest = Invité
hand = Ce que tu as en main
lost = Il n’y a rien ici.
offline = Pas de connexion. Ton brouillon est gardé ; nouvel essai …
offline-now = Maintenant

## La ligne du haut

top-home = Vers la première page
top-settings = Réglages
top-language = Langue
theme-system = Couleurs : comme le système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
sound-on = Son activé
sound-off = Son coupé

## La première page

start-title = Choisis un jeu. Tu es déjà à table.
start-sub = Contre des bots, sur un seul écran ou entre amis, en direct ou sur plusieurs jours. Pas de compte, rien à installer.
start-games = Jeux
start-mine = Mes parties
start-mine-none = Tu n’as pas encore de partie. Joue, et elle sera là.
start-open = Tables ouvertes
start-open-none = Personne ne cherche de joueurs. Ouvre ta propre table.
start-name = Ton nom
start-name-why = Pour que les autres à la table sachent qui tu es.
start-api = Construis un bot : l’interface
start-puzzles = Problèmes
start-lab = Le laboratoire
start-private = Tourne sur cette machine et n’envoie rien ailleurs.
card-players = Joueurs
card-length = Durée
card-minutes = { $span } min
card-hours = { $span } h
card-weight = Exigence
card-weight-of = { $weight } sur 5
card-play = Jouer
card-bots = { $count ->
    [one] avec { $count } bot
   *[other] avec { $count } bots
}
card-invite = Inviter des amis
card-screen = Sur un écran
card-learn = Apprendre en { $minutes } minutes
bot-name = { $n ->
    [1] Grèbe
    [2] Héron
    [3] Foulque
    [4] Cigogne
    [5] Macareux
   *[other] Sterne
}
row-with = avec { $names }
row-free = { $free } places libres sur { $seats }
row-sit = S’asseoir
row-your-turn = À toi
status-open = En attente de joueurs
status-playing = En cours
status-paused = En pause
status-over = Terminée

## Une nouvelle table

setup-seats = Qui joue ?
setup-who = Qui est à la place { $seat }
setup-name = Nom à la place { $seat }
setup-remove = Enlever la place { $seat }
setup-me = Moi
setup-here = Quelqu’un sur cet écran
setup-open = Libre : sur invitation
setup-open-why = Tu reçois un lien pour cette place.
setup-bot = Bot : { $level }
setup-add = Ajouter une place
setup-rules = Selon quelles règles ?
setup-variant = Variante
setup-box = Édition
setup-options = Toutes les options
setup-time = Combien de temps, et qui peut regarder ?
setup-clock = Pendule
setup-spectators = Spectateurs
setup-listed = Montrer la table à tous sur ce serveur
setup-hints = Chacun peut demander conseil à un bot
setup-big-screen = Le plateau sur cet écran, les mains sur les téléphones
setup-open-table = Ouvrir la table
clock-none = Pas de pendule
clock-quick = 10 minutes chacun, 15 secondes de plus par tour
clock-calm = 40 minutes chacun, 30 secondes de plus par tour
clock-day = Un jour pour chaque tour
clock-days = Jusqu’à trois jours, un de plus à chaque tour
clock-hours-left = { $hours } h
clock-days-left = { $days } j
spectators-open = peuvent regarder tout de suite
spectators-delayed = voient tout un tour plus tard
spectators-none = personne
level-random = au hasard
level-greedy = simple : prend ce qu’il peut
level-walker = simple : va vers ses marchandises
level-trader = simple : commerce à côté
level-planner = planifie
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

## Inviter et s’asseoir

share-qr = Code QR : { $label }
share-link = Lien : { $label }
share-copy = Copier le lien
share-copied = Copié
share-only-here = Cette adresse ne vaut que sur cette machine. Pour laisser entrer des téléphones, lance le serveur pour ton réseau :
share-network = Les téléphones du même réseau entrent par { $address }
lobby-title = La table est mise.
lobby-why = { $count ->
    [one] Une place est libre. Scanne ou envoie ; dès que tous sont assis, la partie commence.
   *[other] { $count } places sont libres. Scanne ou envoie ; dès que tous sont assis, la partie commence.
}
lobby-new-link = Faire un lien
lobby-free = libre
lobby-sits = est ici
lobby-all-sit = Tout le monde est assis. Dès que toutes les parts de hasard sont ouvertes, la partie commence.
lobby-chance = Chaque personne apporte une part de hasard : scellée quand elle s’assied, ouverte quand tout le monde est assis. Ainsi nul ne peut choisir la donne, pas même qui tient ce serveur.
chance-pledged = part de hasard scellée
chance-waited = part de hasard encore scellée
chance-shown = part de hasard ouverte
chance-none = n’apporte pas de part de hasard
chance-waits = { $count ->
    [0] Un instant : les parts de hasard s’ouvrent.
   *[other] Le hasard attend la part de { $names }.
}
chance-lost = Elle a été scellée dans un autre navigateur, ou celui-ci l’a oubliée.
chance-without = Commencer sans la part de { $name }
chance-without-mine = Commencer sans ma part
join-title = Assieds-toi
join-name = Comment les autres doivent-ils t’appeler ?
join-watch = Seulement regarder

## À la table

title-your-turn = À toi
seats = Places
seat-your-turn = à toi de jouer
seat-turn = doit jouer
seat-bot = bot
seat-stand-in = Un bot joue à cette place
seat-resigned = abandon
seat-away = absent
seat-waits = attend
seat-not-ready = se prépare
seat-offered = place offerte
seat-shared = même personne
seat-shared-why = La même personne joue aussi la place { $seats }
bar = Ce qui est demandé
bar-choices = Choix
bar-back = Retour
bar-your-turn = C’est ton tour : choisis.
bar-thinks = { $name } réfléchit.
bot-waits-queue = { $name } attend son tour de réfléchir : beaucoup de bots réfléchissent en ce moment.
bot-waits-unwatched = Personne ne joue ici : les bots continueront dès que quelqu’un de cette table regardera.
bot-waits-again = { $name } n’a pas répondu ; la question est posée à nouveau.
bot-waits-cold = { $name } se prépare ; en attendant, un bot plus simple joue à sa place.
bot-waits-unkept = { $name } se prépare, ce qui prend des minutes à chaque démarrage : ce serveur ne peut rien conserver. En attendant, un bot plus simple joue à sa place.
bar-over = La partie est terminée.
bar-paused = La partie est en pause.
bar-go-on = Reprendre maintenant
bar-stood-in = Un bot joue pour toi.
bar-returning = Le bot finit ce tour ; tu joues dès le suivant.
bar-past = Tu regardes en arrière.
bar-sending = Un instant …
bar-waiting = Ton coup est gardé et partira dès que la connexion reviendra.
bar-plan = Ton plan pour plus tard : personne ne le voit.
bar-broken = Ceci n’est plus possible : { $action }
bar-draft = { $count ->
    [one] Un pas essayé. Personne ne l’a encore vu.
   *[other] { $count } pas essayés. Personne ne les a encore vus.
}
bar-undo = Annuler
bar-undo-none = Rien à annuler : le hasard, un secret ou un autre joueur s’est interposé.
bar-restart = Recommencer le tour
bar-all = { $count ->
    [one] { $count } choix
   *[other] Les { $count } choix
}
bar-hint = Conseil
bar-possible = Que puis-je faire ?
hint-title = Ce qu’un bot ferait ici
hint-close = Fermer les conseils
hint-then = puis : { $steps }
hint-only = Il n’y a pas d’autre coup.
hint-thinking = Le bot réfléchit…
hint-ready = Préparation, une seule fois : environ { $seconds } secondes.
standing-chance = Chances de gagner
standing-points = Points attendus à la fin
plan-new = Prévoir
plan-name = Plan { $n }
plan-name-label = Nom du plan
plan-keep = Garder le plan
plan-leave = Quitter le plan
plan-use = Suivre « { $name } »
plan-look = Voir « { $name } »
plan-drop = Jeter « { $name } »
refusal = Impossible.
refusal-past = Tu regardes en arrière ; reviens d’abord au présent.
refusal-not-playing = On ne joue pas en ce moment.
refusal-spectator = Tu ne fais que regarder.
refusal-not-your-turn = C’est le tour de { $name }.
refusal-after-draft = Pas après les pas que tu as essayés.
refusal-after-stop = Rien ne peut suivre ce pas : le hasard ou un autre joueur vient d’abord.
log = Journal
log-earlier = Plus tôt
log-all = tout
history = Retour en arrière
history-back = Un pas en arrière
history-next = Un pas en avant
history-now = Au présent
history-link = Lien vers cette position
history-at = { $n } sur { $count }
film = Depuis mon tour
film-more = … et { $count } de plus
film-pause = Arrêter le film
film-play = Continuer
text-view = La table en mots
generic-table = Sur la table
type-title = Taper un coup
type-label = Coup en notation
type-fits = { $count ->
    [0] Aucun coup possible ne convient.
    [1] Un coup possible convient : Entrée le joue.
   *[other] { $count } coups possibles conviennent.
}

## Bavarder

chat = Bavardage
chat-none = Personne n’a encore rien dit.
chat-text = Dis quelque chose
chat-send = Dire
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre de nouveau { $name }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, amusez-vous bien !
phrase-your-turn = À toi !
phrase-thinking = Il faut que je réfléchisse.
phrase-one-moment = Un instant, s’il te plaît.
phrase-back = Me revoilà.
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups.
phrase-wow = Waouh !
phrase-good-game = Belle partie !
phrase-goodbye = Au revoir !

## Règles, menu, fin

rules-of = { $game } : les règles
rules-search = Cherche un mot ou une règle
menu = Table
menu-take-back = Demander de reprendre le dernier coup
menu-take-back-now = Reprendre mon dernier pas
menu-pause = Demander une pause
menu-resume = Demander de continuer
menu-stand-in = Laisser un bot jouer pour moi
menu-return = Rejouer moi-même
menu-give-seat = Donner ma place à quelqu’un
menu-ask-seat = Demander si la place de { $name } peut être donnée
menu-invite-again = Un nouveau lien pour la place de { $name }
give-seat-why = Qui ouvre ce lien joue à ta place et voit ta main, mais aucun de tes plans. Jusque-là, la place est à toi.
give-away-why = Qui ouvre ce lien continue ici, sauf qui a vu une autre main de cette partie.
menu-resign = Abandonner
menu-resign-sure = Vraiment abandonner ? Appuie encore une fois.
menu-rematch = Une autre partie
menu-screen = Seulement le plateau, pour un grand écran
menu-hand = Seulement ma main, le plateau est ailleurs
menu-share = Lien pour regarder
menu-export = Le relevé de la partie
menu-leave = Vers la première page
menu-code = Le code de ta place, au cas où ce navigateur t’oublierait :
menu-fair = Fixé avant le premier tirage, vérifiable à la fin :
end-won = Tu as gagné !
end-winner = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
review-title = Le cours de la partie
check-title = Vérifier le hasard
check-running = Toute la partie est rejouée …
check-fair = Le hasard était comme promis.
check-unfair = Quelque chose ne tient pas.
check-key-holds = La clé montrée à la fin est celle dont ce navigateur a vu l’empreinte avant la donne.
check-key-unknown = La clé correspond à son empreinte ; ce navigateur n’a pas vu celle-ci avant la donne.
check-key-fails = La clé montrée à la fin n’est pas celle qui était promise.
check-own-holds = La part scellée par ce navigateur est parmi celles qui ont fait les tirages.
check-own-unknown = Ce navigateur n’a pas apporté de part.
check-own-fails = La part scellée par ce navigateur n’est pas parmi celles qui ont fait les tirages.
check-pledges-holds = Chaque part ouverte est celle qui était scellée.
check-pledges-fails = Une part ouverte n’est pas celle qui était scellée.
check-draws-holds = { $count ->
    [one] Ce navigateur a recalculé le seul tirage.
   *[other] Ce navigateur a recalculé les { $count } tirages.
}
check-draws-unknown = Cette version ne peut pas recalculer les tirages.
check-draws-fails = Un tirage ne découle pas de la clé et des parts.
check-played-holds = Le serveur a rejoué les { $count } entrées du relevé selon les règles.
check-played-unknown = Les règles ont changé depuis : la version { $release } peut la rejouer.
check-played-fails = Rejoué selon les règles, le relevé donne autre chose :
check-brought = Ont apporté une part : { $names }.
check-without = { $count ->
    [one] { $names } n’a pas apporté de part : pour cette place, il faut croire qui tient le serveur.
   *[other] { $names } n’ont pas apporté de part : pour ces places, il faut croire qui tient le serveur.
}
check-copied = La donne et les { $count } premiers coups viennent d’une autre partie.
check-yourself = Pour vérifier sans ce serveur, télécharge le relevé et lance :
review-begins = Les bots commencent à regarder…
review-mine-title = { $count ->
    [3] Tes trois tournants
   *[other] Tes tournants
}
review-turning = Les tournants
review-mine = Les miens
review-everybodys = Ceux de tous
review-whose = De qui sont les tournants
review-which = Quel tour est montré
review-turn = tour { $number }
review-turn-did = { $turn } : { $action }
review-turn-of = Tour { $number } de { $name }.
review-loss = −{ $worth }
review-looked = { $done } examens sur { $total }
review-no-reproach = Rien à te reprocher.
review-guess = Les points que le meilleur tour aurait rapportés, comptés jusqu’à la fin : une bonne estimation, sans preuve.
review-lesson = À retenir
review-better-line = Le meilleur tour
review-what-i-played = Ce que j’ai joué
review-what-was-played = Ce qui a été joué
review-better = mieux
review-played = joué
review-step = Pas à pas ({ $done } sur { $count })
review-plan = Ouvrir comme plan
review-close = Fermer
play-on = Rejouer d’ici, toutes les places
play-on-bots = Rejouer d’ici, contre les bots
end-look = Voir la fin
curtain = C’est à { $name }.
curtain-why = Passe l’appareil. Que personne d’autre ne regarde.
curtain-go = Je suis { $name }
hand-over = Passer à { $name }
asked-take-back = { $name } voudrait reprendre un coup.
asked-pause = { $name } voudrait une pause.
asked-resume = { $name } voudrait continuer.
asked-seat = { $name } demande si la place de { $away } peut être donnée à quelqu’un d’autre.
asked-here = Je suis là
asked-yes = D’accord
asked-no = Non
asked-waiting = On attend { $names }.
matter-branch = La partie reprend à une position d’une autre.
matter-sit = { $name } s’assied.
matter-deal = La partie commence.
matter-leave = { $name } quitte la table.
matter-take_back = Un coup est repris.
matter-take-back = Un coup est repris.
matter-pause = La partie est en pause.
matter-resume = La partie continue.
matter-resign = { $who ->
    [you] Tu abandonnes.
   *[other] { $name } abandonne.
}
matter-stand-in = { $who ->
    [you] Un bot joue pour toi.
   *[other] Un bot joue pour { $name }.
}
matter-return = { $who ->
    [you] Te revoilà.
   *[other] { $name } est de retour.
}
matter-reissue = La place de { $name } a été donnée à un autre appareil.
matter-act-random = { $name } n’a pas répondu : ce coup a été choisi au hasard.
matter-act-simple = { $name } se préparait encore : un bot plus simple a choisi ce coup.
matter-offer-seat = { $own ->
    [yes] { $name } offre sa place à quelqu’un d’autre.
   *[no] Tout le monde est d’accord : quelqu’un d’autre peut prendre la place de { $name }.
}
matter-arrive = { $name } reprend { $seat }.
matter-reveal = { $name } ouvre sa part de hasard.
matter-waive = La partie continue sans la part de hasard de { $name }.
matter-ask-seat = { $who ->
    [you] Tu demandes si la place de { $by } peut être donnée à quelqu’un d’autre.
   *[other] { $name } demande si la place de { $by } peut être donnée à quelqu’un d’autre.
}
matter-ask-take-back = { $who ->
    [you] Tu demandes à reprendre un coup.
   *[other] { $name } demande à reprendre un coup.
}
matter-ask-pause = { $who ->
    [you] Tu demandes une pause.
   *[other] { $name } demande une pause.
}
matter-ask-resume = { $who ->
    [you] Tu demandes à continuer.
   *[other] { $name } demande à continuer.
}
matter-answer-yes = { $who ->
    [you] Tu es d’accord.
   *[other] { $name } est d’accord.
}
matter-answer-no = { $who ->
    [you] Tu dis non.
   *[other] { $name } dit non.
}

## Aide

help-title = Touches et gestes
help-touch = Au doigt : touche une fois pour voir ce qui arriverait, encore une fois pour le faire. À la souris : pointe pour voir, clique pour faire. Ce qui est ambre est possible ; le reste dit pourquoi il ne l’est pas.
help-letters = Les lettres seules sont des raccourcis
help-list = Toujours énumérer tous les choix
help-warnings = M’avertir avant une faute grave
help-tips = Astuces à la table
help-tips-first = jusqu’à la fin de ma première partie d’un jeu
help-tips-on = toujours
help-tips-off = jamais
help-tips-again = Toutes les astuces de nouveau, depuis le début
key-numbers = choix ou carte de ce numéro
key-a = montrer tous les choix
key-q = que puis-je faire ?
key-u = annuler
key-r = recommencer le tour
key-e = finir le tour
key-type = taper un coup
key-history = un pas en arrière, en avant
key-i = un conseil : que ferait un bot ?
key-s = film depuis mon tour
key-l = journal
key-c = bavardage
key-t = la table en mots
key-g = règles
key-help = cette feuille
key-escape = retour

## Pannes

fault-offline = Le serveur est hors d’atteinte. Ton brouillon est gardé.
fault-stale = La table a avancé entre-temps ; regarde encore.
fault-not-your-turn = Ce n’est pas ton tour.
fault-not-your-seat = Cette place n’est pas la tienne.
fault-no-table = Cette table n’existe pas, ou tu ne peux pas la voir.
fault-banned = La personne qui gère ce serveur t’en a fermé l’accès.
fault-deleted = La personne qui gère ce serveur a supprimé cette table.
fault-not-yours = Ceci ne t’appartient plus ici ; recharge la page.
fault-no-invite = Cette invitation ne mène nulle part : demandes-en une autre.
fault-invite-used = Cette invitation a déjà servi : demandes-en une autre.
fault-seat-taken = Quelqu’un est déjà assis là.
fault-over = La partie est terminée.
fault-too-many = C’est trop souvent ; attends un instant.
fault-too-many-tables = Tu as trop de parties en cours ; finis-en une ou abandonne-la d’abord.
fault-too-many-from-network = Trop de parties en cours viennent de ton réseau ; finis-en une ou abandonne-la d’abord.
fault-no-turn = Il n’y a pas de tour à prévoir maintenant.
fault-illegal = Ce n’est pas possible maintenant.
fault-not-playing = On ne joue pas en ce moment.
fault-no-hints = Il n’y a pas de conseils à cette table.
fault-no-advice = Le conseil n’est pas venu à temps ; demande encore.
fault-seat-lost = Cette place n’est plus à toi : quelqu’un y joue sur ton invitation, avec son code sur un autre appareil, ou parce que les autres étaient d’accord.
fault-session-ended = Tu n’es plus connecté ici : cette session est terminée.
fault-stood-in = Le bot finit ce tour ; tu joues dès le suivant. Tu n’as rien à faire.
fault-not-revealed = Le hasard attend encore la part de quelqu’un.
fault-too-early = Attends encore un instant.
fault-saw-another-hand = Tu as vu une autre main de cette partie : cette place n’est pas pour toi.
fault-not-away = Cette personne est là, ou n’est pas absente depuis longtemps.
fault-nobody-to-ask = Une autre personne doit être d’accord, et il n’y a personne.
fault-asking = Une autre question est posée : réponds-y d’abord.
fault-not-over = Cela vient après la fin de la partie.
fault-bad-name = Un nom a au moins une lettre, et aucun caractère de contrôle.
fault-unseen-name = Ce nom contient des lettres invisibles : choisis-en un que tout le monde peut lire.
fault-piled-name = Ce nom a trop de signes sur une lettre : enlèves-en.
fault-name-alike = Quelqu’un à cette table a un nom qui a le même aspect : choisis-en un autre.
fault-name-of-bot = C’est le nom d’un bot ici : choisis-en un autre.
fault-already-seated = Tu es déjà à cette table ; une deuxième place est pour une autre personne.

## Les décisions parmi les règles

rules-ruling = décision
rules-ruling-why = Les décisions ne sont pas dans les règles imprimées : elles disent comment cette table les lit.
rules-partly = décision en partie
rules-partly-why = Les mots soulignés de points sont de nous : les règles imprimées ne les ont pas.
how-to-play = Comment jouer
rules-by-clause = Les règles, clause par clause
rules-edition = Cette édition
rules-taught = Comment jouer : { $title }
rules-readings = Comment nous lisons les règles

## Éditions

setup-box-standard = telle qu’on la connaît
setup-box-own = mon propre fichier…
setup-box-file = Le fichier de ton édition (TOML)
setup-box-sample = Prendre l’édition standard pour modèle
setup-box-big = Ce fichier est trop long pour une édition : { $letters } lettres au plus.
setup-box-none = Choisis d’abord le fichier de ton édition.
setup-board = Plateau
setup-board-usual = celui de l’édition
setup-board-seeded = un nouveau, à partir d’un nombre
setup-seed = Le nombre ; le même donne toujours le même plateau
setup-seed-another = Un autre nombre
box-about = À propos de cette édition
box-board = Plateau : { $board }
box-own = une édition à soi
box-differences = { $count ->
    [0] Toutes les valeurs sont celles de l’édition standard.
    [one] Une valeur diffère de l’édition standard.
   *[other] { $count } valeurs diffèrent de l’édition standard.
}
box-only-differences = Seulement ce qui diffère
box-standard-none = absent
box-to-table = Retour à la table
box-new-table = Ouvrir une table
fault-bad-edition = Cette édition ne peut pas être jouée :

## Things that answer

bar-about = Qu’est-ce que c’est ?
seat-about = À propos de { $name }
sheet-taller = Agrandir
sheet-lower = Réduire
sheet-previous = Joueur précédent
sheet-next = Joueur suivant
sheet-write = Écrire
