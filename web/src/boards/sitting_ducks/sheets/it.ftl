# What the things of Sitting Ducks answer when they are touched, in Italian.

card-title = { $card }
card-does = { $text }
seat-title = { $seat }
swimmer = { $swimmer }
times = × { $count }
so-many = { $count } × { $swimmer }
could-play = Dove si potrebbe giocare ora
nowhere = Da nessuna parte, per ora
anywhere = Non serve un bersaglio
place-with = Casella { $place }: { $swimmer }
place-sight = { $state ->
    [sight] nel mirino
   *[free] nessun mirino
}
front = In testa alla fila
last = Ultima della fila
between = Nella fila
there = Che cosa c’è
your-cards = Le tue carte qui
belongs = Appartiene a: { $seat }
water = Acqua: di nessuno
water-note = un colpo lì va a vuoto
below = Sotto: { $swimmer }
below-note = coperta, non può essere colpita
dives = Immersa fino al prossimo turno: { $seat }
aimed = Qui c’è un mirino
not-aimed = Qui non c’è mirino
aimed-note = chi spara colpisce chi nuota qui in quel momento
pond-title = Lo stagno
pond-lead = Da qui la fila si completa in coda
pond-count = carte nello stagno
pond-mix = In cima, in un ordine ignoto
pond-queue = Sotto, la prossima per prima
pile-title = Carte azione
pile-lead = Finito il mazzo, si mescolano gli scarti
pile-count = nel mazzo
discards-count = scartate
unseen = Non ancora viste: nel mazzo o in mano
discards = Scartate
ducks-left = anatre rimaste
ducks-hit = colpite
cards-held = carte in mano
seat-lead = { $state ->
    [won] Ha vinto
    [out] Non può più vincere
    [secret] Il colore è segreto
   *[plays] Ancora in gioco
}
ducks = Anatre
hand = Mano
in-pond = Nello stagno: { $count }
duck-at = Casella { $place }
duck-state = { $state ->
    [below] coperta
    [dives] immersa
    [aimed] nel mirino
   *[free] nessun mirino
}
back = Carta { $slot }, coperta
not-these = di certo non è: { $cards }
