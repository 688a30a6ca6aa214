goal = Être le dernier à avoir un canard sur l’eau.
goal-team = Être la dernière équipe à avoir un canard sur l’eau.
goal-points = Le plus de points après toutes les parties : pour les canards partis en marche et ceux qui restent.

tip-three-cards = Tes trois cartes
    .text = Soulèves-en une pour voir ce qu’elle fait ; les étiquettes sous les canards disent qui elle touche.
tip-aimed-at = On te vise
    .text = Le viseur reste sur la place { $number } ; déplace ton canard, les autres ou le viseur.
tip-closes-up = Les rangs se resserrent
    .text = Tous ceux qui sont derrière un canard touché avancent, peut-être jusque dans un viseur.
tip-in-the-pond = En sécurité dans la Piscine
    .text = Un canard qui part en marche revient, le tout dernier.
tip-covered = Deux sur une place
    .text = Le canard du dessous ne peut pas être touché ; quand celui qui le cache l’est, il y reste seul.
tip-diving = Le bec dans l’eau
    .text = Jusqu’au prochain tour de { $seat }, les tirs sur lui ne servent à rien.
tip-nothing-fits = Rien ne va
    .text = Alors, et alors seulement, tu défausses une carte à la place.
tip-out = Éliminé, mais pas parti
    .text = { $seat } continue à jouer des cartes et ne peut plus gagner.
tip-nearly-over = Presque fini
    .text = Qui est seul à avoir encore des canards gagne aussitôt.

can-card = { $card }
    .text = { $card_text }
can-discard = Défausser { $card }
    .text = Aucune de tes cartes n’est jouable.

warn-last-duck = C’est ton dernier canard
    .text = Tu ne pourrais plus gagner.
warn-rival-wins = { $seat } gagnerait
    .text = Alors seul { $seat } a encore des canards : { $seat } gagne.
