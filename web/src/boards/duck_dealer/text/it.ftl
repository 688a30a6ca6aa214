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
    [built] spazioporto: { $gear }
   *[unbuilt] spazioporto, non ancora costruito: { $gear }
}
dd-has-consumer = { $state ->
    [built] clientela: { $product }
   *[unbuilt] clientela, non ancora costruita: { $product }
}
dd-unexplored = inesplorato
dd-empty-slot = { $tile }: slot vuoto
dd-ships-here = astronavi qui: { $names }
dd-entrance-of = varco d’entrata del portale di { $name }
dd-exit-of = varco d’uscita del portale di { $name }
dd-steps-away = { $steps ->
    [one] a { $steps } spazio
   *[other] a { $steps } spazi
}
dd-dot = Punto { $dot } tra { $from } e { $to }
dd-part-of = tratta di rotta intergalattica di { $name }

## L’astronave

dd-you = Tu
dd-slot-empty = slot { $slot }, vuoto
dd-your-ship = La tua astronave
dd-ship-of = Astronave di { $name }
dd-steps-a-marker = { $steps } spazi per gettone
dd-steps = spazi
dd-up-to-steps = fino a { $steps } spazi
dd-supply = Nella riserva
dd-cubes = { $count ->
    [one] { $count } cubo rimasto
   *[other] { $count } cubi rimasti
}
dd-holds = Merci nelle stive di carico: { $aboard } su { $capacity }
dd-virtual = virtuale, perso alla fine del turno
dd-empty = nessun carico
dd-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dd-on-planet = su { $planet }

## Ricette e clientela

dd-recipes = Ricette
dd-recipes-hint = Due vicini fanno il prodotto tra loro; le merci finali stanno fuori.
dd-consumers = Clientela da scoprire
dd-consumers-hint = Il prossimo che esplora sceglie una delle prime due.
dd-consumers-none = È stata trovata tutta.

## Che cosa è chiesto

dd-ask-bid = Quanti punti per l’ordine di turno?
dd-ask-rebid = Parità: punta ancora una volta.
dd-ask-position = Quale posto nell’ordine di turno?
dd-ask-gear = { $left ->
    [one] Equipaggia l’astronave: ancora un pezzo.
   *[other] Equipaggia l’astronave: { $left } pezzi.
}
dd-ask-start = Scegli il tuo pianeta di partenza.
dd-ask-turn = Accumulare energia o agire?
dd-ask-on = Su { $planet }: e adesso?
dd-ask-space = Nello spazio profondo: e adesso?
dd-ask-explore = Chi vive su questo pianeta?
dd-ask-part = Dove va la tratta di rotta intergalattica?
dd-ask-exit = Dove va il varco d’uscita del tuo portale?
dd-ask-take-back = Niente più cubi: quale riprendi?
dd-ask-offer = Che cosa offri?
dd-ask-answer = Accetti lo scambio?
dd-ask-keep-goods = Non ci sta tutto: che cosa scarti?
dd-ask-keep-energy = { $kept ->
    [one] Resta un gettone: quali rendi?
   *[other] Restano { $kept } gettoni: quali rendi?
}

## Carte

dd-possible = Possibile qui
dd-card-collect = Accumula: { $energy }
dd-card-act = Turno d’azione
dd-card-gear = Equipaggiamento
dd-card-mine = Miniera: { $good }
dd-card-make = Produci: { $product }
dd-card-deliver = Consegna: { $product }
dd-card-build_consumer = Costruisci la clientela
dd-card-build_consumer_with = Costruisci la clientela
dd-card-consumer = Clientela: { $product }
dd-card-build_factory = Costruisci una fabbrica
dd-card-factory = Fabbrica: { $product }
dd-card-build_spaceyard = Costruisci lo spazioporto
dd-card-spaceyard = Spazioporto: { $gear }
dd-card-buy = Compra: { $gear }
dd-card-claim = Prendi un privilegio
dd-card-claim-one = Privilegio: { $tile }
dd-card-fly = Vola
dd-card-jump = Salta
dd-card-highway = Tratta
dd-card-pathway = Portale
dd-card-trade = Scambio
dd-card-withdraw = Ritira
dd-card-accept = Accetta
dd-card-decline = Rifiuta
dd-any-good = + un’altra merce
dd-free-parts = { $count ->
    [one] { $count } tratta gratis
   *[other] { $count } tratte gratis
}
dd-once = una volta a partita
dd-gear-cargo-hold = { $goods ->
    [one] porta { $goods } merce
   *[other] porta { $goods } merci
}
dd-gear-navigator = 1 gettone movimento quando accumuli
dd-gear-builder = 1 gettone costruzione quando accumuli
dd-gear-merchant = 1 gettone commercio quando accumuli

## Fogli

dd-close = Chiudi
dd-sheet-build-factory = Quale fabbrica?
dd-sheet-build-spaceyard = Quale merce aggiungi?
dd-sheet-build-consumer-with = Quale merce aggiungi?
dd-sheet-buy = Dove va l’equipaggiamento?
dd-sheet-claim = Su quale tessera prendi un privilegio?
dd-sheet-explore = Qui vive qualcuno. Chi?
dd-worth = { $build } punti per costruirla, { $deliver } a consegna
dd-buy-empty = Prossimo slot vuoto
dd-buy-over = Al posto di: { $gear }
dd-keep-goods = { $over ->
    [one] Una merce di troppo
   *[other] { $over } merci di troppo
}
dd-keep-energy = { $over ->
    [one] Un gettone di troppo
   *[other] { $over } gettoni di troppo
}
dd-keep-energy-hint = Ne hai { $held } e puoi tenerne { $kept }.
dd-leave-one = scartane una
dd-put-back-one = rendine uno
dd-stays = { $stays } su { $held }
dd-one-less = { $name }: tienine di meno
dd-one-more = { $name }: tienine di più
dd-chosen = scelta: { $left } su { $over }
dd-discard-these = Scarta
dd-put-these-back = Rendi
dd-auction = Asta
dd-bid = La tua puntata segreta
dd-rebid = Parità: una seconda puntata segreta
dd-pick-position = Il tuo posto nell’ordine di turno
dd-bid-hint = Le puntate si tolgono dal punteggio finale.
dd-bid-in = ha puntato
dd-bid-waiting = sta pensando
dd-bid-was = ha puntato { $points }
dd-your-bid = La tua puntata
dd-bid-points = Punta { $points }
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
dd-text-ships = Astronavi
dd-text-planets = Pianeti
dd-text-highways = Tratte di rotta intergalattica
dd-parts-on = Da { $from } a { $to }: tratte di { $name }, { $count } su { $dots }
dd-refit = Riequipaggia la mia astronave
dd-key-movement = Accumula energia: movimento
dd-key-build = Accumula energia: costruzione
dd-key-trade = Accumula energia: commercio

## I tipi di mossa, dove sono elencati

kind-bid = Puntare
kind-position = Posto nell’ordine di turno
kind-gear = Equipaggiare l’astronave
kind-start = Pianeta di partenza
kind-collect = Accumulare energia
kind-fly = Volare a un pianeta
kind-stop = Volare a un punto
kind-build_consumer_with = Costruire la clientela
kind-build_spaceyard = Costruire lo spazioporto
kind-build_factory = Costruire una fabbrica
kind-claim = Prendere un privilegio
kind-replace = Comprare un equipaggiamento al posto di un altro
kind-entrance = Posare il tuo portale
kind-part = Posare la tratta di rotta intergalattica
kind-exit = Varco d’uscita del portale
kind-give = Offrire una merce
kind-ask = Chiedere una merce
kind-send = Mandare l’offerta
kind-explore = Insediare una clientela
kind-take_part = Riprendere una tratta
kind-take_privilege = Riprendere un privilegio
kind-discard = Scartare una merce
kind-put_back = Rendere un gettone

dd-summary-points = Da dove vengono i tuoi { $points } punti
dd-summary-factory-built = Fabbriche
dd-summary-consumer-built = Clientela
dd-summary-delivered = Consegne
dd-summary-spaceyard-built = Spazioporti
dd-summary-energy = La tua energia
dd-summary-collected = Accumulata
dd-summary-put-back = Resa senza usarla
