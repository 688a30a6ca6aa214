# Le parole del tabellone di Sitting Ducks.

sd-line = La fila, la testa è a sinistra
sd-hand = La tua mano
sd-players = Giocatori
sd-you = Tu
sd-ask-play = Tocca a te: gioca una carta.
sd-ask-discard = Nessuna delle tue carte è giocabile: scartane una.
sd-ask-arrange = Disponi la fila come vuoi.
sd-raise-first = Scegli prima una carta della tua mano: vedrai dove si può giocare.

## Che cosa farebbe una carta, su un’etichetta
sd-hits = colpisce { $name }
sd-hits-you = colpisce te
sd-hits-colour = colpisce { $colour }
sd-misses = a vuoto
sd-aims = mira a { $name }
sd-aims-you = mira a te
sd-aims-colour = mira a { $colour }
sd-aims-water = mira all’acqua
sd-dives = al sicuro
sd-hides = sotto { $name }
sd-hides-you = sotto la tua
sd-hides-colour = sotto { $colour }
sd-goes = casella { $place }
sd-returns = torna nello stagno

## Che cosa c’è in una casella
sd-duck-yours = la tua { $duck }
sd-duck-of = { $duck } di { $name }
sd-below = sotto { $name }
sd-below-you = sotto c’è la tua
sd-safe = al sicuro fino al turno di { $name }
sd-safe-you = al sicuro fino al tuo turno
sd-place = Casella { $place }: { $what }
sd-place-empty = Casella { $place }: vuota
sd-place-below = sotto { $what }
sd-place-sight = nel mirino
sd-place-no-sight = nessun mirino

## Le carte in mano
sd-targets = { $count ->
    [one] { $count } bersaglio
   *[other] { $count } bersagli
}
sd-no-target = non giocabile
sd-plays = agisce subito
sd-discard = scartala

## Disporre la fila
sd-arrange-done = Lascia così
sd-arrange-card = Casella { $place }: { $what }. Spazio solleva, le frecce spostano.
sd-arrange-ahead = Una casella avanti: { $what }
sd-arrange-back = Una casella indietro: { $what }

## Giocatori, stagno e carte
sd-ducks = { $count ->
    [one] { $count } anatra
   *[other] { $count } anatre
}
sd-secret = segreto
sd-left = è fuori
sd-won = ha vinto
sd-team = squadra { $team }
sd-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sd-pond = nello stagno
sd-pond-title = Lo stagno
sd-pond-count = Stagno { $count }
sd-pond-bottom = in fondo
sd-pond-unknown = { $count ->
    [one] { $count } carta nello stagno.
   *[other] { $count } carte nello stagno.
}
sd-pond-known = { $count ->
    [one] { $count } carta nello stagno; nota in fondo: { $known }.
   *[other] { $count } carte nello stagno; note in fondo, in quest’ordine: { $known }.
}
sd-cards = Carte azione
sd-cards-where = { $pile } nel mazzo, { $discards } scartate, { $hands } in mano.
sd-cards-laid = { $count } scartate
sd-cards-unseen = { $count } non ancora viste
sd-game-of = Partita { $game } di { $games }
sd-key-card = Carta { $card }
sd-key-place = Bersaglio sulla casella { $place }
sd-key-target = Vai a un bersaglio

## Gruppi di scelte nella barra

kind-take_aim = { card-take_aim }
kind-shoot = { card-shoot }
kind-double_barrel = { card-double_barrel }
kind-quick_shot = { card-quick_shot }
kind-misfire = { card-misfire }
kind-two_birds = { card-two_birds }
kind-bump_left = { card-bump_left }
kind-bump_right = { card-bump_right }
kind-hang_back = { card-hang_back }
kind-move_ahead = { card-move_ahead }
kind-fast_forward = { card-fast_forward }
kind-duck_and_cover = { card-duck_and_cover }
kind-bottoms_up = { card-bottoms_up }
kind-resurrection = { card-resurrection }
kind-discard = Scartare una carta
kind-arrange = Mettere adesso una carta
