# Wörter, die nur das Brett von Duck Dealer braucht, auf Deutsch.

## Die Karte

dd-galaxy = Die Galaxie
dd-closer = Näher
dd-farther = Weiter weg
dd-whole = Ganze Galaxie
dd-turn-of = Zug { $turn } von { $turns }
dd-has-mine = Mine: { $good }
dd-has-factory = Fabrik: { $product }
dd-has-yard = { $state ->
    [built] Werft: { $gear }
   *[unbuilt] Werft, noch nicht gebaut: { $gear }
}
dd-has-consumer = { $state ->
    [built] Abnehmer: { $product }
   *[unbuilt] Abnehmer, noch nicht gebaut: { $product }
}
dd-unexplored = nicht erkundet
dd-empty-slot = { $tile }: leerer Platz
dd-ships-here = Schiffe hier: { $names }
dd-entrance-of = Pfad-Eingang von { $name }
dd-exit-of = Pfad-Ausgang von { $name }
dd-steps-away = { $steps ->
    [one] { $steps } Schritt entfernt
   *[other] { $steps } Schritte entfernt
}
dd-dot = Punkt { $dot } zwischen { $from } und { $to }
dd-part-of = Schnellstraße von { $name }

## Das Schiff

dd-you = Du
dd-slot-empty = Platz { $slot }, leer
dd-your-ship = Dein Schiff
dd-ship-of = Schiff von { $name }
dd-steps-a-marker = { $steps } Schritte je Scheibe
dd-steps = Schritte
dd-up-to-steps = bis { $steps } Schritte
dd-supply = Im Vorrat
dd-cubes = { $count ->
    [one] noch { $count } Würfel
   *[other] noch { $count } Würfel
}
dd-holds = { $aboard } von { $capacity } Plätzen im Frachtraum belegt
dd-virtual = virtuell, verfällt am Ende des Zugs
dd-empty = keine Fracht
dd-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dd-on-planet = auf { $planet }

## Rezepte und Abnehmer

dd-recipes = Rezepte
dd-recipes-hint = Nachbarn ergeben die Ware zwischen ihnen; Endwaren stehen außen.
dd-consumers = Abnehmer zu finden
dd-consumers-hint = Wer als Nächstes erkundet, wählt einen der ersten zwei.
dd-consumers-none = Alle sind gefunden.

## Was gefragt ist

dd-ask-bid = Wie viele Punkte für die Zugreihenfolge?
dd-ask-rebid = Gleichstand: noch einmal bieten.
dd-ask-position = Welcher Platz in der Zugreihenfolge?
dd-ask-gear = { $left ->
    [one] Rüste dein Schiff aus: noch ein Stück.
   *[other] Rüste dein Schiff aus: { $left } Stücke.
}
dd-ask-start = Wähle deinen Startplaneten.
dd-ask-turn = Energie sammeln oder Aktionszug?
dd-ask-on = Auf { $planet }: was nun?
dd-ask-space = Im freien Raum: was nun?
dd-ask-explore = Wer wohnt auf diesem Planeten?
dd-ask-part = Wohin kommt das Stück Schnellstraße?
dd-ask-exit = Wo endet dein Pfad?
dd-ask-take-back = Kein Würfel mehr: Welchen nimmst du zurück?
dd-ask-offer = Was bietest du an?
dd-ask-answer = Nimmst du den Tausch an?
dd-ask-keep-goods = Nicht alles passt: Was legst du ab?
dd-ask-keep-energy = { $kept ->
    [one] Eine Scheibe bleibt: Welche gehen zurück?
   *[other] { $kept } Scheiben bleiben: Welche gehen zurück?
}

## Karten

dd-possible = Hier möglich
dd-card-collect = { $energy } sammeln
dd-card-act = Aktionszug
dd-card-gear = Ausrüstung
dd-card-mine = Mine: { $good }
dd-card-make = Herstellen: { $product }
dd-card-deliver = Liefern: { $product }
dd-card-build_consumer = Abnehmer bauen
dd-card-build_consumer_with = Abnehmer bauen
dd-card-consumer = Abnehmer bauen: { $product }
dd-card-build_factory = Fabrik bauen
dd-card-factory = Fabrik: { $product }
dd-card-build_spaceyard = Werft bauen
dd-card-spaceyard = Werft bauen: { $gear }
dd-card-buy = Kaufen: { $gear }
dd-card-claim = Vorrecht sichern
dd-card-claim-one = Vorrecht: { $tile }
dd-card-fly = Fliegen
dd-card-jump = Springen
dd-card-highway = Schnellstraße
dd-card-pathway = Pfad
dd-card-trade = Tauschen
dd-card-withdraw = Zurückziehen
dd-card-accept = Annehmen
dd-card-decline = Ablehnen
dd-any-good = + eine andere Ware
dd-free-parts = { $count ->
    [one] { $count } Stück kostenlos
   *[other] { $count } Stücke kostenlos
}
dd-once = einmal im Spiel
dd-gear-cargo-hold = { $goods ->
    [one] Platz für { $goods } Ware
   *[other] Platz für { $goods } Waren
}
dd-gear-navigator = 1 Bewegungsscheibe beim Sammeln
dd-gear-builder = 1 Bauscheibe beim Sammeln
dd-gear-merchant = 1 Handelsscheibe beim Sammeln

## Blätter

dd-close = Schließen
dd-sheet-build-factory = Welche Fabrik?
dd-sheet-build-spaceyard = Welche Ware gibst du dazu?
dd-sheet-build-consumer-with = Welche Ware gibst du dazu?
dd-sheet-buy = Wohin kommt die Ausrüstung?
dd-sheet-claim = Worauf sicherst du ein Vorrecht?
dd-sheet-explore = Hier wohnt jemand. Wer?
dd-worth = { $build } Punkte fürs Bauen, { $deliver } je Lieferung
dd-buy-empty = Nächster freier Platz
dd-buy-over = An Stelle von: { $gear }
dd-keep-goods = { $over ->
    [one] Eine Ware zu viel
   *[other] { $over } Waren zu viel
}
dd-keep-energy = { $over ->
    [one] Eine Scheibe zu viel
   *[other] { $over } Scheiben zu viel
}
dd-keep-energy-hint = Du hast { $held } und darfst { $kept } behalten.
dd-leave-one = eine ablegen
dd-put-back-one = eine zurücklegen
dd-stays = { $stays } von { $held }
dd-one-less = { $name }: eine weniger behalten
dd-one-more = { $name }: eine mehr behalten
dd-chosen = { $left } von { $over } gewählt
dd-discard-these = Ablegen
dd-put-these-back = Zurücklegen
dd-auction = Versteigerung
dd-bid = Dein verdecktes Gebot
dd-rebid = Gleichstand: ein zweites verdecktes Gebot
dd-pick-position = Dein Platz in der Zugreihenfolge
dd-bid-hint = Gebote werden vom Endstand abgezogen.
dd-bid-in = hat geboten
dd-bid-waiting = überlegt
dd-bid-was = bot { $points }
dd-your-bid = Dein Gebot
dd-bid-points = { $points } bieten
dd-less = Weniger
dd-more = Mehr
dd-exchange = Tausch
dd-exchange-hint = Tippe auf beiden Seiten Waren an, dann sende das Angebot.
dd-offer-by = Angebot von { $name }
dd-offer-sent = Dein Angebot ist unterwegs
dd-gives = Gegeben
dd-gets = Gewünscht
dd-nothing = nichts
dd-send = An { $name } senden

## Die Textansicht und die Tasten

dd-text-turn = Der Zug
dd-text-ships = Schiffe
dd-text-planets = Planeten
dd-text-highways = Schnellstraßen
dd-parts-on = { $from } bis { $to }: { $name } hat { $count } von { $dots } Stücken
dd-refit = Mein Schiff neu ausrüsten
dd-key-movement = Energie sammeln: Bewegung
dd-key-build = Energie sammeln: Bau
dd-key-trade = Energie sammeln: Handel

## Arten von Zügen, wo sie aufgezählt werden

kind-bid = Bieten
kind-position = Platz in der Zugreihenfolge
kind-gear = Das Schiff ausrüsten
kind-start = Startplanet
kind-collect = Energie sammeln
kind-fly = Zu einem Planeten fliegen
kind-stop = Zu einem Punkt fliegen
kind-build_consumer_with = Den Abnehmer bauen
kind-build_spaceyard = Die Werft bauen
kind-build_factory = Eine Fabrik bauen
kind-claim = Ein Vorrecht sichern
kind-replace = Ausrüstung kaufen und ersetzen
kind-entrance = Deinen Pfad legen
kind-part = Das Stück Schnellstraße legen
kind-exit = Ausgang des Pfads
kind-give = Eine Ware anbieten
kind-ask = Eine Ware verlangen
kind-send = Das Angebot senden
kind-explore = Einen Abnehmer ansiedeln
kind-take_part = Ein Stück Schnellstraße zurücknehmen
kind-take_privilege = Ein Vorrecht zurücknehmen
kind-discard = Eine Ware ablegen
kind-put_back = Eine Scheibe zurücklegen

dd-summary-points = Woher deine { $points } Punkte kamen
dd-summary-factory-built = Fabriken
dd-summary-consumer-built = Abnehmer
dd-summary-delivered = Lieferungen
dd-summary-spaceyard-built = Werften
dd-summary-energy = Deine Energie
dd-summary-collected = Gesammelt
dd-summary-put-back = Ungenutzt zurückgelegt
