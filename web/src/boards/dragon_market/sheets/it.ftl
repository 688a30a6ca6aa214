# What the things of Dragon Market answer when they are touched, in Italian.

good-title = { $good }
seat-title = { $seat }
card-title = { $card }
card-home = { $card }
bonus-text = { $text }
good-lead = { $wanted ->
    [yes] Sulla tua carta, manca ancora
   *[no] Una merce
}
where = Dove si trova
pile-on = { $square }, sulla barca { $boat }
tokens = { $count ->
    [one] { $count } gettone rimasto
   *[other] { $count } gettoni rimasti
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
no-walk = ancora nessuna via
nowhere = Da nessuna parte nel porto
who-needs = A chi serve
needs = { $seat }: { $state ->
    [has] ce l’ha
   *[needs] ne ha bisogno
}
boxed = Tornati nella scatola
boxed-count = { $count }
boat-title = Barca { $boat }
boat-lead = { $kind ->
    [centre] Il marinaio sta al centro, in { $square }
   *[end] Il marinaio sta a un capo, in { $square }
}
on-board = A bordo
good-on = { $good } in { $square }
empty = { $square } è vuota
stands = Sopra: { $seat }
goes-along = e va insieme
slide = Far scivolare
slides = { $way }: { $count ->
    [0] bloccata
    [one] { $count } casella
   *[other] fino a { $count } caselle
}
price-one = 1 punto
turn = Girare attorno al marinaio
turns = { $side ->
    [left] { $can ->
        [yes] A sinistra
       *[no] A sinistra: c’è qualcosa in mezzo
    }
   *[right] { $can ->
        [yes] A destra
       *[no] A destra: c’è qualcosa in mezzo
    }
}
seat-lead = Carte portate a casa: { $cards } di { $target }
looking-for = Cerca
home = Portate a casa
places = Sul tabellone
heir-on = Erede in { $square }
pontoon-on = Pontile in { $square }
secret = Una carta rossa segreta
secret-note = la vedi quando viene mostrata
coins-label = monete
cards-label = carte a casa
taken = presa
lies-on = in { $squares }
asks-for = Chiede
holder = Di chi è
held-by = { $seat }
bonus = Che cosa dà
card-lead = { $kind ->
    [red] Una carta rossa
   *[blue] Una carta blu
}
coins-title = Monete
coins-lead = I punti avanzati diventano monete. Puoi spenderne { $most } per turno, un punto l’una.
supply-label = nella riserva
who-has = Chi ne ha quante
coins = { $count }
dice-title = Dadi e punti
dice-lead = I dadi danno i punti del turno
points-left = punti rimasti
points-for = Che cosa fa un punto
spend-step = Un passo del tuo erede
spend-slide = Una barca qualsiasi scivola, quanto vuoi
spend-turn = Una barca qualsiasi fa un quarto di giro attorno al marinaio
square-title = Casella { $square }
square-lead = Acqua: ci vanno le barche, gli eredi no
