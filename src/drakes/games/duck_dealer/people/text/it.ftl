# Duck Dealer in italiano. Come arrivano gli argomenti è detto in cima a drakes/core/text.py.

game = Duck Dealer

## Merci, energia, equipaggiamento, tessere, luoghi

good-rubber_ducks = paperelle di gomma
good-plastic_beads = perline di plastica
good-solar_panels = pannelli solari
good-blue_paint = vernice blu
good-phone_boxes = cabine telefoniche
good-satellites = satelliti
good-linear_accelerators = acceleratori lineari
good-stealth_ducks = paperelle invisibili
good-modern_radio = radio moderna
good-diet_pills = pillole dimagranti
good-economics = economia
good-modern_art = arte moderna
good-science = scienza
good-religion = religione
good-politics = politica
good-medicine = medicina
good-military = militare

primary-rubber_ducks = paperelle di gomma
primary-plastic_beads = perline di plastica
primary-solar_panels = pannelli solari
primary-blue_paint = vernice blu
primary-phone_boxes = cabine telefoniche

product-satellites = satelliti
product-linear_accelerators = acceleratori lineari
product-stealth_ducks = paperelle invisibili
product-modern_radio = radio moderna
product-diet_pills = pillole dimagranti
product-economics = economia
product-modern_art = arte moderna
product-science = scienza
product-religion = religione
product-politics = politica
product-medicine = medicina
product-military = militare

energy-movement = movimento
energy-build = costruzione
energy-trade = commercio
gear-cargo_hold = stiva di carico
gear-navigator = pilota
gear-builder = costruttore
gear-merchant = mercante
tile-mine = miniera
tile-spaceyard = spazioporto
tile-consumer = clientela
tile-factory = fabbrica
planet = pianeta { $first }
dot = punto { $first }
position = posto { $first }
yard = spazioporto { $first }
bid = { $first } punti

## Che cosa fa un’azione

action-bid = Puntare { $bid } punti
action-position = Prendere il posto { $position }
action-gear = Equipaggiare l’astronave: { $gear }
action-start = Partire dal pianeta { $planet }
action-collect = Accumulare energia, gettone a scelta: { $energy }
action-act = Fare un turno d’azione
action-fly = Volare al pianeta { $planet }
action-stop = Volare al punto { $dot }
action-jump = Saltare attraverso il portale
action-highway = Posare una tratta di rotta intergalattica
action-build_consumer = Costruire la clientela di qui
action-build_consumer_with = Costruire la clientela di qui, aggiungendo: { $good }
action-build_spaceyard = Costruire lo spazioporto di qui, aggiungendo: { $good }
action-build_factory = Costruire una fabbrica: { $product }
action-claim = Prendere un privilegio: { $tile }
action-mine = Prendere una merce dalla miniera
action-make = Usare la fabbrica
action-deliver = Consegnare alla clientela
action-buy = Comprare equipaggiamento per il prossimo slot vuoto
action-replace = Comprare equipaggiamento e sostituire: { $gear }
action-entrance = Mettere il varco d’entrata del tuo portale sul pianeta { $planet }
action-part = Mettere la tratta sul punto { $dot }
action-exit = Mettere il varco d’uscita del tuo portale sul pianeta { $planet }
action-give = Offrire in cambio: { $good }
action-ask = Chiedere: { $good }
action-send = Rivolgere l’offerta a { $seat }
action-withdraw = Ritirare l’offerta
action-accept = Accettare l’offerta
action-decline = Rifiutare l’offerta
action-explore = Insediare la clientela: { $product }
action-take_part = Riprendere la tua tratta dal punto { $dot }
action-take_privilege = Riprendere il tuo privilegio sul pianeta { $planet }: { $tile }
action-discard = Scartare: { $good }
action-put_back = Rendere un gettone: { $energy }
action-end_turn = Finire il turno
action-mine_dealt = La miniera estratta dà: { $primary }
action-yard_dealt = Esce lo spazioporto { $yard }
action-consumer_dealt = La prossima clientela vuole: { $product }
action-starter = La sorte dice che comincia { $seat }
action-lot = La sorte tocca a { $seat }

## Che cosa è successo

event-mine_dealt = Il pianeta { $planet } ha una miniera: { $primary }.
event-yard_dealt = Il pianeta { $planet } riceve lo spazioporto { $yard }, non ancora costruito.
event-consumer_dealt = La prossima clientela sul tracciato: { $product }.
event-starter = { $seat_key ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
event-bid_made = { $seat_key ->
    [you] Hai fatto una puntata segreta.
   *[other] { $seat } ha fatto una puntata segreta.
}
event-own_bid = La puntata segreta è { $points }.
event-bid_shown = { $seat_key ->
    [you] La tua puntata era { $points }.
   *[other] { $seat } aveva puntato { $points }.
}
event-lot = { $seat_key ->
    [you] La sorte ti mette in fila per scegliere.
   *[other] La sorte mette in fila per scegliere { $seat }.
}
event-position_picked = { $seat_key ->
    [you] Prendi il posto { $position }.
   *[other] { $seat } prende il posto { $position }.
}
event-gear_placed = { $seat_key ->
    [you] Equipaggi l’astronave: { $gear }.
   *[other] { $seat } equipaggia l’astronave: { $gear }.
}
event-started = { $seat_key ->
    [you] Parti dal pianeta { $planet }.
   *[other] { $seat } parte dal pianeta { $planet }.
}
event-turn = { $seat_key ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
event-collected = { $seat_key ->
    [you] Accumuli energia: { $count } { $energy }.
   *[other] { $seat } accumula energia: { $count } { $energy }.
}
event-missing = { $seat_key ->
    [you] La riserva non basta: ricevi gettoni virtuali ({ $count } { $energy }) e devi agire subito.
   *[other] La riserva non basta: { $seat } riceve gettoni virtuali ({ $count } { $energy }) e deve agire subito.
}
event-action_turn = { $seat_key ->
    [you] Fai il turno d’azione { $space }.
   *[other] { $seat } fa il turno d’azione { $space }.
}
event-flew = { $seat_key ->
    [you] Voli al pianeta { $planet }.
   *[other] { $seat } vola al pianeta { $planet }.
}
event-stopped = { $seat_key ->
    [you] Voli al punto { $dot } e aspetti nello spazio profondo.
   *[other] { $seat } vola al punto { $dot } e aspetta nello spazio profondo.
}
event-jumped = { $seat_key ->
    [you] Salti attraverso il portale fino al pianeta { $planet }.
   *[other] { $seat } salta attraverso il portale fino al pianeta { $planet }.
}
event-explored = { $seat_key ->
    [you] Esplori il pianeta { $planet }: lì si cerca { $product }.
   *[other] { $seat } esplora il pianeta { $planet }: lì si cerca { $product }.
}
event-found_nothing = { $seat_key ->
    [you] Esplori il pianeta { $planet } e non trovi clientela.
   *[other] { $seat } esplora il pianeta { $planet } e non trova clientela.
}
event-part_placed = { $seat_key ->
    [you] Posi una tratta sul punto { $dot }.
   *[other] { $seat } posa una tratta sul punto { $dot }.
}
event-consumer_built = { $seat_key ->
    [you] Costruisci la clientela: { $product }.
   *[other] { $seat } costruisce la clientela: { $product }.
}
event-paid_any = { $seat_key ->
    [you] La tua merce a scelta: { $good }.
   *[other] La merce a scelta di { $seat }: { $good }.
}
event-spaceyard_built = { $seat_key ->
    [you] Costruisci uno spazioporto: { $gear }. La merce a scelta era: { $good }.
   *[other] { $seat } costruisce uno spazioporto: { $gear }. La merce a scelta era: { $good }.
}
event-factory_built = { $seat_key ->
    [you] Costruisci una fabbrica: { $product }.
   *[other] { $seat } costruisce una fabbrica: { $product }.
}
event-claimed = { $seat_key ->
    [you] Prendi un privilegio sul pianeta { $planet }: { $tile }.
   *[other] { $seat } prende un privilegio sul pianeta { $planet }: { $tile }.
}
event-mined = { $seat_key ->
    [you] Carichi dalla miniera: { $primary }.
   *[other] { $seat } carica dalla miniera: { $primary }.
}
event-made = { $seat_key ->
    [you] Le tue merci diventano: { $product }.
   *[other] Le merci di { $seat } diventano: { $product }.
}
event-delivered = { $seat_key ->
    [you] Consegni: { $product }.
   *[other] { $seat } consegna: { $product }.
}
event-bought = { $seat_key ->
    [you] Novità sulla tua astronave: { $gear }.
   *[other] Novità sull’astronave di { $seat }: { $gear }.
}
event-gave_up = { $seat_key ->
    [you] Rinunci a un equipaggiamento: { $gear }.
   *[other] { $seat } rinuncia a un equipaggiamento: { $gear }.
}
event-entrance_placed = { $seat_key ->
    [you] Il varco d’entrata del tuo portale è sul pianeta { $planet }.
   *[other] Il varco d’entrata del portale di { $seat } è sul pianeta { $planet }.
}
event-exit_placed = { $seat_key ->
    [you] Il varco d’uscita del tuo portale è sul pianeta { $planet }.
   *[other] Il varco d’uscita del portale di { $seat } è sul pianeta { $planet }.
}
event-offered = { $seat_key ->
    [you] Offri: { $good }.
   *[other] { $seat } offre: { $good }.
}
event-asked = { $seat_key ->
    [you] Chiedi: { $good }.
   *[other] { $seat } chiede: { $good }.
}
event-sent = { $partner_key ->
    [you] { $seat } ti rivolge l’offerta.
   *[other] { $seat_key ->
        [you] Rivolgi l’offerta a { $partner }.
       *[other] { $seat } rivolge l’offerta a { $partner }.
    }
}
event-withdrawn = { $seat_key ->
    [you] Ritiri l’offerta.
   *[other] { $seat } ritira l’offerta.
}
event-accepted = { $seat_key ->
    [you] Accetti; le merci cambiano astronave.
   *[other] { $seat } accetta; le merci cambiano astronave.
}
event-declined = { $seat_key ->
    [you] Rifiuti.
   *[other] { $seat } rifiuta.
}
event-part_taken = { $seat_key ->
    [you] Riprendi una tratta dal punto { $dot }.
   *[other] { $seat } riprende una tratta dal punto { $dot }.
}
event-privilege_taken = { $seat_key ->
    [you] Riprendi il tuo privilegio sul pianeta { $planet }: { $tile }.
   *[other] { $seat } riprende il suo privilegio sul pianeta { $planet }: { $tile }.
}
event-discarded = { $seat_key ->
    [you] Scarti: { $count } { $good }.
   *[other] { $seat } scarta: { $count } { $good }.
}
event-put_back = { $seat_key ->
    [you] Rendi energia: { $count } { $energy }.
   *[other] { $seat } rende energia: { $count } { $energy }.
}
event-virtual_gone = { $seat_key ->
    [you] I tuoi gettoni virtuali spariscono: { $count } { $energy }.
   *[other] I gettoni virtuali di { $seat } spariscono: { $count } { $energy }.
}
event-scored = { $seat_key ->
    [you] Segni { $points } punti.
   *[other] { $seat } segna { $points } punti.
}
event-won = { $seat_key ->
    [you] Hai vinto!
   *[other] { $seat } ha vinto!
}

## Perché no

why-DD-1-5 = Non c’è uno slot adatto: un acquisto riempie il prossimo slot vuoto o copre un equipaggiamento che hai.
why-DD-2-1 = Si distribuiscono miniere e spazioporti; può uscire solo ciò che resta.
why-DD-2-2 = Si prepara il tracciato della clientela, prima quella che vale meno; può uscire solo ciò che resta.
why-DD-2-4 = Si estrae a sorte, tra chi è al tavolo, chi comincia.
why-DD-2-5 = Ora decide l’asta: puntate segrete, poi i posti liberi dalla puntata più alta in giù.
why-DD-2-6 = Le astronavi ricevono il primo equipaggiamento.
why-DD-2-7 = Ognuno parte da un pianeta di partenza diverso.
why-DD-3-1 = Non è il momento: al proprio turno si accumula energia o si fa un turno d’azione.
why-DD-3-5 = In questo turno non resta nessuna tratta gratuita, e ogni altra costa un gettone costruzione.
why-DD-3-6 = Non hai più gettoni di quel colore per pagare.
why-DD-3-7 = Il tuo portale è già sul tabellone, e ne hai uno solo.
why-DD-3-8 = Che cosa tenere si sceglie alla fine del turno: allora nient’altro, e solo allora.
why-DD-3-9 = Solo chi non ha più cubi ne riprende uno suo dal tabellone; senza nessuno non c’è niente da mettere.
why-DD-4-1 = È troppo lontano per un solo gettone movimento.
why-DD-4-5 = Una clientela si sceglie quando si esplora un pianeta: allora nient’altro, e una delle prime due tessere.
why-DD-4-6 = Qui non c’è il varco d’entrata di un portale.
why-DD-4-7 = Le merci non stanno nelle stive di carico: scarta prima qualcosa di ciò che hai.
why-DD-5-1 = Qui non si può costruire, oppure c’è già.
why-DD-5-3 = Uno spazioporto costa la merce stampata e una merce di un altro tipo.
why-DD-5-4 = Non hai le merci stampate su questa tessera clientela.
why-DD-5-5 = Per questa fabbrica servono i due ingredienti e una tessera nella riserva.
why-DD-5-6 = { $claim ->
    [one] Un privilegio costa { $claim } gettone costruzione, e qui serve una tessera di quel tipo che non ne porti ancora.
   *[other] Un privilegio costa { $claim } gettoni costruzione, e qui serve una tessera di quel tipo che non ne porti ancora.
}
why-DD-5-7 = Una tratta va su un punto senza astronavi e senza un’altra tratta.
why-DD-6-1 = Si commercia solo su un pianeta.
why-DD-6-3 = L’equipaggiamento si vende in uno spazioporto costruito, per le sue due merci.
why-DD-6-4 = Servono qui una fabbrica e i suoi due ingredienti.
why-DD-6-5 = Servono qui una clientela costruita e la merce che vuole.
why-DD-6-9 = Puoi scambiare solo merci che hai, e solo con chi è sullo stesso pianeta.
why-DD-7-1 = Varco d’entrata e varco d’uscita vogliono ciascuno un pianeta senza alcun segnalino portale.
why-DD-8-1 = La partita è finita.
why-DD-R3 = Un volo finisce in un altro luogo del tabellone.
why-DD-R5 = Una tessera va costruita prima di prenderne il privilegio.
why-DD-R7 = Non c’è un gettone per quella cabina dell’equipaggio, né nella riserva né tra i tuoi.
why-DD-R11 = Chi ha ricevuto un’offerta risponde prima di ogni altra cosa; poi tutto deve stare nelle sue stive di carico.
why-DD-R16 = La miniera non dà altro: nessuno può portarne tanto.
why-DD-R17 = Le merci si scartano solo quando si sceglie che cosa tenere, una alla volta, tra quelle a bordo.
why-DD-R18 = Un’offerta si compone merce per merce, al massimo tre per turno; si manda a un solo compagno su questo pianeta, che abbia tutto ciò che chiedi, o si ritira.

## Opzioni e varianti

option-start = Chi comincia
    .random = a sorte
    .seats = il primo posto al tavolo
    .auction = asta con puntate segrete

variant-standard = Normale
variant-seat_order = In ordine di posto
variant-auction = Con asta

## Il tabellone nel terminale

board-turn = Turno d’azione { $turn } di { $turns }
board-supply = Riserva: { $supply }
board-track = Clientela da trovare: { $count }, in cima { $top }
board-free-parts = tratte gratuite: { $count }
board-planet = pianeta
board-second = spazioporto/clientela
board-steps = spazi
board-ships = astronavi
board-start = pianeta di partenza
board-unbuilt = non costruito
board-pathway = varco d’entrata e d’uscita di un portale di Schrödinger
board-route = rotta tra pianeti, con i suoi punti
board-points = punti
board-cargo = carico
board-gear = equipaggiamento
board-speed = velocità
board-cubes = cubi
board-offer = { $name } offre: { $gives } in cambio di: { $asks }
board-product = prodotto
board-inputs = fatto di
board-stock = fabbriche
board-recipe-points = punti: fabbrica / clientela / consegna
board-price = prezzo
board-printed = per costruire lo spazioporto

## Che cosa stampa un’edizione

edition-board = Tabellone
edition-file = quale
edition-own = quello dell’edizione
edition-energy = Energia
edition-each_colour = gettoni di ogni colore
edition-kept = gettoni che restano a fine turno
edition-cubes = Cubi
edition-each_player = per giocatore
edition-turn_track = Tracciato dei turni
edition-spaces = caselle
edition-one_part_until = una tratta gratis fino al turno
edition-two_parts_until = due tratte gratis fino al turno
edition-speed = Velocità
edition-first = ricognitore
edition-second = incrociatore
edition-third = cargo
edition-slots = Slot per l’equipaggiamento
edition-all = in tutto
edition-each_speed = per ogni velocità
edition-holds = Stive di carico
edition-built_in = mezza stiva di carico di serie
edition-first_gear = Primo equipaggiamento
edition-pieces = pezzi
edition-privilege = Privilegio
edition-build_markers = gettoni costruzione che richiede
edition-mines = Miniere
edition-bordered = con bordo
edition-others = altre
edition-recipe = Ricette
edition-yard = Che cosa vendono gli spazioporti
edition-cargo = primo
edition-second_cargo = quinto
edition-gear = equipaggiamento
edition-price = prezzo
edition-points = punti
edition-spaceyards = Costruire gli spazioporti
edition-delivery_points = Punti per una consegna
edition-top_factory_points = Punti per una fabbrica del livello più alto
edition-factory_points = Punti per una fabbrica
edition-consumer_points = Punti per una clientela
edition-intermediate = merci intermedie
edition-ten = merci finali, livello inferiore
edition-thirty = merci finali, livello più alto
edition-consumer_cost = Che cosa serve per costruire una clientela
edition-consumers = Tessere clientela
edition-factories = Fabbriche

## Che cosa si osserva di un turno

remark-because_win = Perché chiude la partita e hai più punti di tutti.
remark-because_delivery = Perché la clientela di { $planet } paga { $points } e a bordo hai: { $product }.
remark-because_made_delivery = Perché la clientela di { $planet } paga { $points } e puoi produrre per via: { $product }.
remark-because_consumer = Perché puoi costruire la clientela ({ $product }) su { $planet }: vale { $points }.
remark-because_factory = Perché puoi costruire la fabbrica ({ $product }) su { $planet }: vale { $points }.
remark-because_points = Perché vale { $points }.
remark-because_gear = Perché porta a bordo una novità: { $gear }.
remark-because_first_ship = Perché ogni fabbrica vuole due merci: serve una stiva di carico, e un equipaggio che porti energia ogni volta che accumuli.
remark-because_start = Perché le prime commissioni sono brevi da { $planet }.
remark-because_collect = Perché la prossima commissione non si può ancora pagare e manca soprattutto: { $energy }.
remark-because_load = Perché la prossima fabbrica vuole: { $primary }.
remark-because_make = Perché è quello che vuole la prossima clientela, o la prossima fabbrica: { $product }.
remark-because_road = Perché la strada accorcia una via che farai ancora.
remark-because_way = Perché la prossima commissione comincia su { $planet }.
remark-because_else = Perché niente di ciò che puoi pagare ora rende di più.
remark-let_win = Così ha vinto { $seat }
    .lesson = Conta gli spazi del tracciato dei turni: gli ultimi sono per le consegne già pronte.
remark-no_hold = Un’astronave senza stiva di carico
    .lesson = Ogni fabbrica vuole due merci, e senza stiva di carico ce ne sta una. Prendi prima una stiva di carico, un pilota e un mercante.
remark-slow_ship = Un’astronave lenta
    .lesson = Due membri d’equipaggio di colori diversi e una stiva di carico rendono più di tre pezzi uguali: si accumula molto più spesso di quanto si agisca.
remark-far_start = Una partenza lontana da tutto
    .lesson = Parti da dove due miniere diverse sono a un segnalino.
remark-missed_delivery = Consegna mancata: { $product } su { $planet }, { $points } punti
    .lesson = Prima di chiudere un turno chiediti, per ogni merce a bordo, chi la vuole entro i segnalini che ti restano.
remark-wasted_energy = { $count ->
    [one] Energia sprecata: { $count } segnalino reso
   *[other] Energia sprecata: { $count } segnalini resi
}
    .lesson = Quattro segnalini possono restare. Agisci quando quello che hai si può spendere, non quando ne hai di più.
remark-wasted_turn = Turno sprecato
    .lesson = Un turno d’azione toglie a tutti uno spazio del tracciato. Fallo quando rende, o costruisce ciò che renderà.
remark-waited = Atteso troppo
    .lesson = Quando tutta una commissione si può pagare, agisci: quello che si accumula in più va reso.
remark-too_early = Agito troppo presto
    .lesson = Conta quello che vuole tutta la commissione prima di agire; un turno fermo a metà consuma inutilmente uno spazio.
remark-other_colour = Accumulato il colore sbagliato; mancava: { $energy }
    .lesson = Scegli il colore che l’equipaggio non porta e che manca alla prossima commissione.
remark-fewer_points = { $points ->
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}
    .lesson = Prova le stesse azioni in un altro ordine: costruisci prima ciò che serve dopo, consegna per via.
remark-worse_place = Finito in un posto peggiore
    .lesson = Finisci un turno dove comincia il prossimo: vicino a una miniera o a una fabbrica che servirà.
remark-great_chain = Gran catena: { $points } punti in un turno

# What the lab counts in games of bots, and the headings of it
measure-turns = Turni
measure-turn = turni, in tutto
measure-action_turn = turni di azione
measure-built = Costruiti, per partita
measure-consumer_built = clientele
measure-factory_built = fabbriche
measure-spaceyard_built = spazioporti
measure-part_placed = tratte di rotta intergalattica
measure-delivered = Consegnati, per partita
