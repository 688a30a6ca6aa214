# What the things of Duck Dealer answer when they are touched, in Italian.

good-title = { $good }
planet-title = { $planet }
seat-title = { $seat }
gear-title = { $gear }
sold-title = { $gear }
count = { $count }
plus = +{ $count }
good-level-primary = Una merce primaria, dalle miniere
good-level-product = Un prodotto, fatto in fabbrica
good-made = in una fabbrica: { $good }, 1 gettone commercio
good-delivery = ogni consegna
good-consumer = la sua clientela
good-factory = la sua fabbrica
from-here = Da { $place }, dove sei
source-here = { $good }: qui
source-at = { $steps ->
    [one] { $good }: { $planet }, { $steps } spazio
   *[other] { $good }: { $planet }, { $steps } spazi
}
source-none = { $good }: ancora da nessuna parte
have = ne hai { $count }
markers = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
also-1 = anche { $place0 } { $steps0 }
also-2 = anche { $place0 } { $steps0 }, { $place1 } { $steps1 }
also-3 = anche { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }
also-4 = anche { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }, { $place3 } { $steps3 }
factory-here = C’è una fabbrica qui
factory-at = { $steps ->
    [one] Fabbrica: { $planet }, { $steps } spazio
   *[other] Fabbrica: { $planet }, { $steps } spazi
}
factory-none = Fabbrica: ancora nessuna
factory-room = { $stock } nella scatola; pianeti con uno slot libero: { $planets }
wanted = { $steps ->
    [one] Richiesta su { $planet }, non costruita, { $steps } spazio
   *[other] Richiesta su { $planet }, non costruita, { $steps } spazi
}
wanted-built = { $steps ->
    [one] Clientela su { $planet }, { $steps } spazio
   *[other] Clientela su { $planet }, { $steps } spazi
}
wanted-note = prima chi la costruisce, poi tutti possono consegnare
wanted-built-note = tutti possono consegnare
consumers-left = Clientela ancora da scoprire: { $count }
consumers-left-note = chi atterra per primo su un pianeta sceglie una delle prossime due
goes-on = Serve poi per
goes-into = { $good }, con { $other }
goes-into-note = fabbrica { $factory }, consegna { $delivery }
pays-gear = { $gear } su { $planet }
pays-gear-note = costa { $goods }
planet-start = { $built ->
    [yes] Un pianeta di partenza; il suo spazioporto c’è
   *[no] Un pianeta di partenza; il suo spazioporto non è costruito
}
planet-unexplored = Nessuno è ancora stato qui
planet-visited = { $consumer ->
    [none] { $factory ->
        [yes] Visitato; qui c’è una fabbrica
       *[no] Visitato; c’è posto per una fabbrica
    }
    [built] { $factory ->
        [yes] Visitato; qui c’è una fabbrica; la sua clientela è costruita
       *[no] Visitato; c’è posto per una fabbrica; la sua clientela è costruita
    }
   *[waits] { $factory ->
        [yes] Visitato; qui c’è una fabbrica; la sua clientela aspetta
       *[no] Visitato; c’è posto per una fabbrica; la sua clientela aspetta
    }
}
markers-now = { $count ->
    [one] gettone ora, { $steps } spazi l’uno
   *[other] gettoni ora, { $steps } spazi l’uno
}
markers-at = { $count ->
    [one] con più equipaggiamento, { $steps } spazi l’uno
   *[other] con più equipaggiamento, { $steps } spazi l’uno
}
do-there = Che cosa potresti farci
who-comes = Chi ci può arrivare
take = Prendi { $good }
take-note = 1 commercio l’una; posto nelle stive di carico: { $room }
explore = Esplora: scegli la sua clientela
explore-note = tra { $goods }
make = Fai { $good }
with-goods = con { $goods }
needs = richiede { $goods }
needs-any = richiede { $goods } e un’altra merce
build-factory = Costruisci una fabbrica: { $good }
no-factory = Costruisci una fabbrica
no-factory-note = ti servirebbero due merci che fanno un prodotto
build-consumer = Costruisci la clientela: { $good }
deliver = Consegna { $good }
build-yard = Costruisci lo spazioporto: { $gear }
buy = Compra: { $gear }
claim = Prendi il privilegio della miniera
claim-note = i tuoi gettoni costruzione: { $count }
claimed = Privilegio della miniera: { $seat }
from-place = { $seat }, da { $place }
is-here = è qui
markers-of = { $count } di { $has } gettoni
seat-at = { $points ->
    [one] Su { $place }, con { $points } punto
   *[other] Su { $place }, con { $points } punti
}
energy-label = { $energy }
cubes-label = cubi rimasti
ship = Astronave
flies = { $steps } spazi per gettone
flies-now = fino a { $steps } spazi ora, gettoni movimento: { $count }
gear-count = { $count } × { $gear }
cargo = Carico
cargo-good = { $count } × { $good }
cargo-room = { $aboard } merci su { $capacity }
on-chart = Sulla mappa
privilege-on = Privilegio: { $tile } su { $planet }
pathway = Portale: da { $planet } a { $exit }
highway = { $count ->
    [one] Rotta intergalattica: { $count } tratta
   *[other] Rotta intergalattica: { $count } tratte
}
energy-title = Energia: { $energy }
energy-lead = Ne hai { $count }; { $supply } nella riserva
pays = Che cosa paga
pays-flight = Un volo
pays-flight-note = fino a { $steps } spazi, meno con molto equipaggiamento
pays-jump = Un salto in un portale
pays-jump-note = di chiunque sia
pays-building = Fabbrica, clientela, spazioporto
pays-building-note = e le merci richieste
pays-part = Una tratta di rotta intergalattica
pays-part-note = su un punto libero; ogni turno alcune sono gratuite
pays-claim = Prendi un privilegio
pays-claim-note = poi un gettone per tutta una visita
pays-mine = Una merce dalla miniera
pays-factory = Un prodotto dalla fabbrica
pays-delivery = Una consegna
pays-yard = Equipaggiamento da uno spazioporto
comes-from = Da dove viene
choice = La tua scelta quando accumuli
choice-note = 1 ogni turno in cui accumuli
crew = { $gear } sulla tua astronave
crew-note = ne hai { $count }; ognuno ne porta uno in più
shortage = Non basta più per { $seat }
shortage-note = a chi manca un gettone deve agire subito
rhythm = Al ritmo di oggi
rhythm-text = In { $turns } turni puoi avere fino a { $count } { $energy }, oltre a { $first } { $first_energy } e { $second } { $second_energy }.
hold-does = { $count ->
    [one] Posto per { $count } merce in più
   *[other] Posto per { $count } merci in più
}
crew-does = Porta 1 { $energy } ogni volta che accumuli
sold = Dove si compra
sold-note = { $where ->
    [here] { $state ->
        [built] { $planet }, qui: { $goods }
       *[unbuilt] { $planet }, qui, non costruito: { $goods }
    }
    [far] { $state ->
        [built] { $planet }, { $steps } spazi: { $goods }
       *[unbuilt] { $planet }, { $steps } spazi, non costruito: { $goods }
    }
   *[none] { $state ->
        [built] { $planet }: { $goods }
       *[unbuilt] { $planet }, non costruito: { $goods }
    }
}
replaced-by = Che cosa potrebbe sostituirlo
slot-title = Slot { $number }, vuoto
slot-lead = { $changes ->
    [yes] Riempito, ogni gettone vola { $steps } spazi e non { $now }
   *[no] Riempito, non cambia nulla: { $steps } spazi per gettone, come ora ({ $now })
}
reach-now = { $count ->
    [one] pianeta con 1 gettone oggi
   *[other] pianeti con 1 gettone oggi
}
reach-filled = { $count ->
    [one] con questo slot pieno
   *[other] con questo slot pieno
}
room-at = pezzi in più a { $steps } spazi
could-go = Che cosa ci può andare
worth-it = Ne vale la pena?
worth-text = { $turns ->
    [one] Un membro dell’equipaggio rende dal prossimo turno in cui accumuli. Resta { $turns } turno d’azione in tutto.
   *[other] Un membro dell’equipaggio rende dal prossimo turno in cui accumuli. Restano { $turns } turni d’azione in tutto.
}
dot-title = Punto tra { $a } e { $b }
dot-lead = Numero { $number } di { $dots }{ $state ->
    [part] , con una tratta
    [ship] , con un’astronave
   *[free] , libero
}
dot-part = Che cosa c’è
part-of = Tratta di rotta intergalattica: { $seat }
part-note = fa risparmiare uno spazio a chi l’ha posata e a nessun altro
part-here = Una tua tratta qui
pair-title = Con anche il numero { $number }
pair-text = Con 1 gettone si raggiungerebbe anche: { $planets }.
nearer = Da { $place } a { $planet }
nearer-note = { $then } spazi e non { $now }
saves = risparmi { $count }
saves-nothing = Non fa risparmiare nulla da dove sei
reach-with = Pianeti in più con 1 gettone
reach-today = { $count } oggi
track-title = Tracciato dei turni
track-lead = La partita finisce quando i { $turns } spazi sono pieni
turns-left = turni d’azione rimasti, di tutti
free-title = Tratte gratuite per turno
free-parts = { $count } per turno
until = fino al turno { $turn }
