# What the things of Duck Dealer answer when they are touched, in German.

good-title = { $good }
planet-title = { $planet }
seat-title = { $seat }
gear-title = { $gear }
sold-title = { $gear }
count = { $count }
plus = +{ $count }
good-level-primary = Eine Grundware aus den Minen
good-level-product = Ein Erzeugnis aus einer Fabrik
good-made = in einer Fabrik für { $good }, 1 Handelsscheibe
good-delivery = jede Lieferung
good-consumer = ihr Abnehmer
good-factory = ihre Fabrik
from-here = Von { $place }, wo du bist
source-here = { $good }: hier
source-at = { $steps ->
    [one] { $good }: { $planet }, { $steps } Schritt
   *[other] { $good }: { $planet }, { $steps } Schritte
}
source-none = { $good }: noch nirgends
have = du hast { $count }
markers = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
also-1 = auch { $place0 } { $steps0 }
also-2 = auch { $place0 } { $steps0 }, { $place1 } { $steps1 }
also-3 = auch { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }
also-4 = auch { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }, { $place3 } { $steps3 }
factory-here = Hier steht eine Fabrik
factory-at = { $steps ->
    [one] Fabrik: { $planet }, { $steps } Schritt
   *[other] Fabrik: { $planet }, { $steps } Schritte
}
factory-none = Fabrik: noch keine
factory-room = { $stock } in der Schachtel; Planeten mit Platz: { $planets }
wanted = { $steps ->
    [one] Gesucht auf { $planet }, nicht gebaut, { $steps } Schritt
   *[other] Gesucht auf { $planet }, nicht gebaut, { $steps } Schritte
}
wanted-built = { $steps ->
    [one] Abnehmer auf { $planet }, { $steps } Schritt
   *[other] Abnehmer auf { $planet }, { $steps } Schritte
}
wanted-note = erst wer ihn baut, dann dürfen alle liefern
wanted-built-note = alle dürfen liefern
consumers-left = Noch zu findende Abnehmer: { $count }
consumers-left-note = wer als Erstes auf einem Planeten landet, wählt einen der nächsten zwei
goes-on = Wird weiter zu
goes-into = { $good }, mit { $other }
goes-into-note = Fabrik { $factory }, Lieferung { $delivery }
pays-gear = { $gear } auf { $planet }
pays-gear-note = kostet { $goods }
planet-start = { $built ->
    [yes] Ein Startplanet; seine Werft steht
   *[no] Ein Startplanet; seine Werft ist nicht gebaut
}
planet-unexplored = Hier war noch niemand
planet-visited = { $consumer ->
    [none] { $factory ->
        [yes] Besucht; hier steht eine Fabrik
       *[no] Besucht; Platz für eine Fabrik
    }
    [built] { $factory ->
        [yes] Besucht; hier steht eine Fabrik; sein Abnehmer ist gebaut
       *[no] Besucht; Platz für eine Fabrik; sein Abnehmer ist gebaut
    }
   *[waits] { $factory ->
        [yes] Besucht; hier steht eine Fabrik; sein Abnehmer wartet
       *[no] Besucht; Platz für eine Fabrik; sein Abnehmer wartet
    }
}
markers-now = { $count ->
    [one] Scheibe jetzt, je { $steps } Schritte
   *[other] Scheiben jetzt, je { $steps } Schritte
}
markers-at = { $count ->
    [one] mit mehr Ausrüstung, je { $steps } Schritte
   *[other] mit mehr Ausrüstung, je { $steps } Schritte
}
do-there = Was du dort tun könntest
who-comes = Wer dorthin kommt
take = { $good } holen
take-note = je 1 Handel; in deinem Frachtraum ist Platz für { $room }
explore = Erkunden: seinen Abnehmer wählen
explore-note = einer von: { $goods }
make = { $good } herstellen
with-goods = mit { $goods }
needs = braucht { $goods }
needs-any = braucht { $goods } und irgendeine andere Ware
build-factory = Eine Fabrik bauen: { $good }
no-factory = Eine Fabrik bauen
no-factory-note = du brauchtest zwei Waren, die zusammen etwas ergeben
build-consumer = Den Abnehmer bauen: { $good }
deliver = { $good } liefern
build-yard = Die Werft bauen: { $gear }
buy = Kaufen: { $gear }
claim = Das Vorrecht an der Mine sichern
claim-note = deine Bauscheiben: { $count }
claimed = Vorrecht an der Mine: { $seat }
from-place = { $seat }, von { $place }
is-here = ist hier
markers-of = { $count } von { $has } Scheiben
seat-at = { $points ->
    [one] Auf { $place }, mit { $points } Punkt
   *[other] Auf { $place }, mit { $points } Punkten
}
energy-label = { $energy }
cubes-label = Würfel übrig
ship = Schiff
flies = { $steps } Schritte je Scheibe
flies-now = jetzt bis { $steps } Schritte, Bewegungsscheiben: { $count }
gear-count = { $count } × { $gear }
cargo = Fracht
cargo-good = { $count } × { $good }
cargo-room = { $aboard } von { $capacity } Plätzen belegt
on-chart = Auf der Karte
privilege-on = Vorrecht: { $tile } auf { $planet }
pathway = Pfad: { $planet } nach { $exit }
highway = { $count ->
    [one] Schnellstraße: { $count } Stück
   *[other] Schnellstraße: { $count } Stücke
}
energy-title = Energie: { $energy }
energy-lead = Du hast { $count }; { $supply } im Vorrat
pays = Was sie bezahlt
pays-flight = Ein Flug
pays-flight-note = bis { $steps } Schritte, mit viel Ausrüstung weniger
pays-jump = Ein Sprung durch einen Pfad
pays-jump-note = wessen er auch ist
pays-building = Fabrik, Abnehmer, Werft
pays-building-note = und die Waren, die es verlangt
pays-part = Ein Stück Schnellstraße
pays-part-note = auf jeden freien Punkt; einige sind in jedem Zug umsonst
pays-claim = Ein Vorrecht sichern
pays-claim-note = dann eine Scheibe für einen ganzen Besuch
pays-mine = Eine Ware aus einer Mine
pays-factory = Ein Erzeugnis aus einer Fabrik
pays-delivery = Eine Lieferung
pays-yard = Ausrüstung von einer Werft
comes-from = Woher sie kommt
choice = Deine Wahl beim Sammeln
choice-note = 1 in jedem Sammelzug
crew = { $gear } auf deinem Schiff
crew-note = du hast { $count }; jeder bringt eine mehr
shortage = Es reicht nicht mehr für: { $seat }
shortage-note = wem eine Scheibe fehlt, der muss sofort handeln
rhythm = Im heutigen Takt
rhythm-text = In { $turns } Sammelzügen kannst du bis zu { $count } { $energy } haben, dazu { $first } { $first_energy } und { $second } { $second_energy }.
hold-does = { $count ->
    [one] Platz für { $count } Ware mehr
   *[other] Platz für { $count } Waren mehr
}
crew-does = Bringt bei jedem Sammeln 1 { $energy }
sold = Wo es das gibt
sold-note = { $where ->
    [here] { $state ->
        [built] { $planet }, hier: { $goods }
       *[unbuilt] { $planet }, hier, nicht gebaut: { $goods }
    }
    [far] { $state ->
        [built] { $planet }, { $steps } Schritte: { $goods }
       *[unbuilt] { $planet }, { $steps } Schritte, nicht gebaut: { $goods }
    }
   *[none] { $state ->
        [built] { $planet }: { $goods }
       *[unbuilt] { $planet }, nicht gebaut: { $goods }
    }
}
replaced-by = Was es ersetzen könnte
slot-title = Platz { $number }, leer
slot-lead = { $changes ->
    [yes] Belegt fliegt jede Scheibe { $steps } Schritte statt { $now }
   *[no] Belegt bleibt es bei { $steps } Schritten je Scheibe, wie jetzt ({ $now })
}
reach-now = { $count ->
    [one] Planet mit 1 Scheibe heute
   *[other] Planeten mit 1 Scheibe heute
}
reach-filled = { $count ->
    [one] mit diesem Platz belegt
   *[other] mit diesem Platz belegt
}
room-at = Stücke mehr bei { $steps } Schritten
could-go = Was hierhin passt
worth-it = Lohnt es sich?
worth-text = { $turns ->
    [one] Ein Besatzungsmitglied zahlt sich ab dem nächsten Sammelzug aus. Insgesamt bleibt noch { $turns } Aktionszug.
   *[other] Ein Besatzungsmitglied zahlt sich ab dem nächsten Sammelzug aus. Insgesamt bleiben noch { $turns } Aktionszüge.
}
dot-title = Punkt zwischen { $a } und { $b }
dot-lead = Nummer { $number } von { $dots }{ $state ->
    [part] , mit einem Stück Schnellstraße
    [ship] , mit einem Schiff
   *[free] , frei
}
dot-part = Was dort liegt
part-of = Stück Schnellstraße: { $seat }
part-note = es spart dem Besitzer einen Schritt; fremde Stücke helfen dir nie, deine ihnen nie
part-here = Ein Stück Schnellstraße von dir hier
pair-title = Dazu noch Nummer { $number }
pair-text = Mit 1 Scheibe käme man auch hierhin: { $planets }.
nearer = { $place } nach { $planet }
nearer-note = { $then } Schritte statt { $now }
saves = spart { $count }
saves-nothing = Von deinem Platz aus spart es nichts
reach-with = Mehr Planeten mit 1 Scheibe
reach-today = heute { $count }
track-title = Zugleiste
track-lead = Das Spiel endet, wenn alle { $turns } Felder belegt sind
turns-left = Aktionszüge übrig, von allen
free-title = Freie Stücke Schnellstraße je Zug
free-parts = { $count } je Zug
until = bis Zug { $turn }
