# Le parole che servono solo al tabellone di Duck Dealer, in italiano.

## La carta

dd-galaxy = La galassia
dd-closer = Più vicino
dd-farther = Più lontano
dd-whole = Tutta la galassia
dd-turn-of = Turno { $turn } di { $turns }
dd-has-mine = miniera: { $good }
dd-has-factory = fabbrica: { $product }
dd-has-yard = { $state ->
    [built] cantiere spaziale: { $gear }
   *[unbuilt] cantiere spaziale, non ancora costruito: { $gear }
}
dd-has-consumer = { $state ->
    [built] consumatore: { $product }
   *[unbuilt] consumatore, non ancora costruito: { $product }
}
dd-unexplored = inesplorato
dd-empty-slot = { $tile }: spazio vuoto
dd-ships-here = navi qui: { $names }
dd-entrance-of = entrata del varco di { $name }
dd-exit-of = uscita del varco di { $name }
dd-steps-away = { $steps ->
    [one] a { $steps } passo
   *[other] a { $steps } passi
}
dd-dot = Punto { $dot } tra { $from } e { $to }
dd-part-of = autostrada di { $name }

## La nave

dd-you = Tu
dd-your-ship = La tua nave
dd-ship-of = Nave di { $name }
dd-steps-a-marker = { $steps } passi per disco
dd-steps = passi
dd-up-to-steps = fino a { $steps } passi
dd-supply = Nella riserva
dd-cubes = { $count ->
    [one] { $count } cubo rimasto
   *[other] { $count } cubi rimasti
}
dd-holds = { $aboard } posti su { $capacity } occupati nelle stive
dd-virtual = virtuale, perso alla fine del turno
dd-empty = stive vuote
dd-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dd-on-planet = su { $planet }

## Ricette e consumatori

dd-recipes = Ricette
dd-recipes-hint = Due vicini fanno il prodotto tra loro; i prodotti finali stanno fuori.
dd-consumers = Consumatori da scoprire
dd-consumers-hint = Il prossimo esploratore sceglie uno dei primi due.
dd-consumers-none = Sono stati trovati tutti.

## Che cosa è chiesto

dd-ask-bid = Quanti punti per l’ordine di turno?
dd-ask-rebid = Parità: offri ancora una volta.
dd-ask-position = Quale posto nell’ordine di turno?
dd-ask-gear = { $left ->
    [one] Equipaggia la nave: ancora un pezzo.
   *[other] Equipaggia la nave: { $left } pezzi.
}
dd-ask-start = Scegli il tuo pianeta di partenza.
dd-ask-turn = Raccogliere energia o agire?
dd-ask-on = Su { $planet }: e adesso?
dd-ask-space = Nello spazio aperto: e adesso?
dd-ask-explore = Chi vive su questo pianeta?
dd-ask-part = Dove va il tratto di autostrada?
dd-ask-exit = Dove finisce il tuo varco?
dd-ask-take-back = Niente più cubi: quale riprendi?
dd-ask-offer = Che cosa offri?
dd-ask-answer = Accetti lo scambio?
dd-ask-keep-goods = Non ci sta tutto: che cosa lasci?
dd-ask-keep-energy = Restano quattro dischi: quali rendi?

## Carte

dd-possible = Possibile qui
dd-card-collect = Raccogli: { $energy }
dd-card-act = Turno d’azione
dd-card-gear = Equipaggiamento
dd-card-mine = Miniera: { $good }
dd-card-make = Produci: { $product }
dd-card-deliver = Consegna: { $product }
dd-card-build_consumer = Costruisci il consumatore
dd-card-consumer = Consumatore: { $product }
dd-card-build_factory = Costruisci una fabbrica
dd-card-factory = Fabbrica: { $product }
dd-card-build_spaceyard = Costruisci il cantiere
dd-card-spaceyard = Cantiere: { $gear }
dd-card-buy = Compra: { $gear }
dd-card-claim = Prendi un privilegio
dd-card-claim-one = Privilegio: { $tile }
dd-card-fly = Vola
dd-card-jump = Salta
dd-card-highway = Autostrada
dd-card-pathway = Varco
dd-card-trade = Scambio
dd-card-withdraw = Ritira
dd-card-accept = Accetta
dd-card-decline = Rifiuta
dd-any-good = + un’altra merce
dd-free-parts = { $count ->
    [one] { $count } tratto gratis
   *[other] { $count } tratti gratis
}
dd-once = una volta a partita
dd-gear-cargo-hold = posto per 2 merci
dd-gear-navigator = 1 movimento alla raccolta
dd-gear-builder = 1 costruzione alla raccolta
dd-gear-merchant = 1 commercio alla raccolta

## Fogli

dd-close = Chiudi
dd-sheet-build-factory = Quale fabbrica?
dd-sheet-build-spaceyard = Quale merce aggiungi?
dd-sheet-buy = Dove va l’equipaggiamento?
dd-sheet-claim = Su quale tessera prendi un privilegio?
dd-sheet-explore = Qui vive qualcuno. Chi?
dd-worth = { $build } per costruirlo, { $deliver } a consegna
dd-buy-empty = Prossimo spazio vuoto
dd-buy-over = Al posto di: { $gear }
dd-keep-goods = { $over ->
    [one] Una merce di troppo
   *[other] { $over } merci di troppo
}
dd-keep-energy = { $over ->
    [one] Un disco di troppo
   *[other] { $over } dischi di troppo
}
dd-keep-energy-hint = Ne hai { $held } e puoi tenerne { $kept }.
dd-leave-one = lasciane una
dd-put-back-one = rendine uno
dd-auction = Asta
dd-bid = La tua offerta segreta
dd-rebid = Parità: una seconda offerta segreta
dd-pick-position = Il tuo posto nell’ordine di turno
dd-bid-hint = Le offerte si tolgono dal punteggio finale.
dd-bid-in = ha offerto
dd-bid-waiting = sta pensando
dd-bid-was = ha offerto { $points }
dd-your-bid = La tua offerta
dd-bid-points = Offri { $points }
dd-less = Meno
dd-more = Più
dd-exchange = Scambio
dd-exchange-hint = Tocca le merci da entrambi i lati, poi manda l’offerta.
dd-offer-by = Offerta di { $name }
dd-offer-sent = La tua offerta è partita
dd-gives = Dato
dd-gets = Richiesto
dd-nothing = niente
dd-send = Manda a { $name }

## La vista in testo e i tasti

dd-text-turn = Il turno
dd-text-ships = Navi
dd-text-planets = Pianeti
dd-text-highways = Autostrade
dd-parts-on = Da { $from } a { $to }: { $name } ha { $count } tratti su { $dots }
dd-key-movement = Raccogli energia: movimento
dd-key-build = Raccogli energia: costruzione
dd-key-trade = Raccogli energia: commercio

## I tipi di mossa, dove sono elencati

kind-bid = Offrire
kind-position = Posto nel turno
kind-gear = Equipaggiare la nave
kind-start = Pianeta di partenza
kind-collect = Raccogliere energia
kind-fly = Volare a un pianeta
kind-stop = Volare a un punto
kind-build_spaceyard = Costruire il cantiere
kind-build_factory = Costruire una fabbrica
kind-claim = Prendere un privilegio
kind-replace = Comprare un equipaggiamento al posto di un altro
kind-entrance = Posare il tuo varco
kind-part = Posare il tratto di autostrada
kind-exit = Uscita del varco
kind-give = Offrire una merce
kind-ask = Chiedere una merce
kind-send = Mandare l’offerta
kind-explore = Insediare un consumatore
kind-take_part = Riprendere un tratto
kind-take_privilege = Riprendere un privilegio
kind-discard = Lasciare una merce
kind-put_back = Rendere un disco
