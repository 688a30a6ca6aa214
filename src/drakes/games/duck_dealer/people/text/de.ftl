# Duck Dealer auf Deutsch. Wie Argumente ankommen, steht am Anfang von drakes/core/text.py.

game = Duck Dealer

## Waren, Energie, Ausrüstung, Plättchen, Orte

good-rubber_ducks = Gummienten
good-plastic_beads = Plastikperlen
good-solar_panels = Solarzellen
good-blue_paint = Blaue Farbe
good-phone_boxes = Telefonzellen
good-satellites = Satelliten
good-linear_accelerators = Linearbeschleuniger
good-stealth_ducks = Tarnenten
good-modern_radio = Modernes Radio
good-diet_pills = Diätpillen
good-economics = Wirtschaft
good-modern_art = Moderne Kunst
good-science = Wissenschaft
good-religion = Religion
good-politics = Politik
good-medicine = Medizin
good-military = Militär

primary-rubber_ducks = Gummienten
primary-plastic_beads = Plastikperlen
primary-solar_panels = Solarzellen
primary-blue_paint = Blaue Farbe
primary-phone_boxes = Telefonzellen

product-satellites = Satelliten
product-linear_accelerators = Linearbeschleuniger
product-stealth_ducks = Tarnenten
product-modern_radio = Modernes Radio
product-diet_pills = Diätpillen
product-economics = Wirtschaft
product-modern_art = Moderne Kunst
product-science = Wissenschaft
product-religion = Religion
product-politics = Politik
product-medicine = Medizin
product-military = Militär

energy-movement = Bewegung
energy-build = Bau
energy-trade = Handel
gear-cargo_hold = Frachtraum
gear-navigator = Navigator
gear-builder = Baumeister
gear-merchant = Händler
tile-mine = Mine
tile-spaceyard = Werft
tile-consumer = Abnehmer
tile-factory = Fabrik
planet = Planet { $first }
dot = Punkt { $first }
position = Platz { $first } in der Zugreihenfolge
yard = Werft { $first }
bid = { $first } Punkte

## Was ein Zug bewirkt

action-bid = { $bid } Punkte bieten
action-position = Platz { $position } in der Zugreihenfolge nehmen
action-gear = Das Schiff ausrüsten: { $gear }
action-start = Auf Planet { $planet } starten
action-collect = Energie sammeln, freie Scheibe: { $energy }
action-act = Aktionszug nehmen
action-fly = Zu Planet { $planet } fliegen
action-stop = Zu Punkt { $dot } fliegen
action-jump = Durch den Pfad springen
action-highway = Ein Stück Schnellstraße bauen
action-build_consumer = Den Abnehmer hier bauen
action-build_consumer_with = Den Abnehmer hier bauen, dazu als freie Ware: { $good }
action-build_spaceyard = Die Werft hier bauen, dazu als freie Ware: { $good }
action-build_factory = Eine Fabrik bauen: { $product }
action-claim = Ein Vorrecht sichern: { $tile }
action-mine = Eine Ware aus der Mine holen
action-make = Die Fabrik nutzen
action-deliver = An den Abnehmer liefern
action-buy = Ausrüstung für den nächsten freien Platz kaufen
action-replace = Ausrüstung kaufen und ersetzen: { $gear }
action-entrance = Den Eingang deines Pfads auf Planet { $planet } legen
action-part = Das Stück Schnellstraße auf Punkt { $dot } legen
action-exit = Den Ausgang deines Pfads auf Planet { $planet } legen
action-give = Anbieten: { $good }
action-ask = Verlangen: { $good }
action-send = Das Angebot an { $seat } richten
action-withdraw = Das Angebot zurückziehen
action-accept = Das Angebot annehmen
action-decline = Das Angebot ablehnen
action-explore = Den Abnehmer ansiedeln: { $product }
action-take_part = Dein Stück Schnellstraße von Punkt { $dot } zurücknehmen
action-take_privilege = Dein Vorrecht auf Planet { $planet } zurücknehmen: { $tile }
action-discard = Ablegen: { $good }
action-put_back = Eine Scheibe zurücklegen: { $energy }
action-end_turn = Den Zug beenden
action-mine_dealt = Aufgedeckt wird eine Mine: { $primary }
action-yard_dealt = Aufgedeckt wird Werft { $yard }
action-consumer_dealt = Der nächste Abnehmer will: { $product }
action-starter = Das Los bestimmt: { $seat } fängt an
action-lot = Das Los fällt auf { $seat }

## Was geschehen ist

event-mine_dealt = Planet { $planet } hat eine Mine: { $primary }.
event-yard_dealt = Auf Planet { $planet } liegt Werft { $yard }, noch nicht gebaut.
event-consumer_dealt = Als Nächstes in der Reihe liegt ein Abnehmer: { $product }.
event-starter = { $seat_key ->
    [you] Du fängst an.
   *[other] { $seat } fängt an.
}
event-bid_made = { $seat_key ->
    [you] Du hast verdeckt geboten.
   *[other] { $seat } hat verdeckt geboten.
}
event-own_bid = Das verdeckte Gebot: { $points }.
event-bid_shown = { $seat_key ->
    [you] Dein Gebot war { $points }.
   *[other] { $seat } hatte { $points } geboten.
}
event-lot = { $seat_key ->
    [you] Das Los stellt dich als Nächstes in die Reihe zum Wählen.
   *[other] Das Los stellt { $seat } als Nächstes in die Reihe zum Wählen.
}
event-position_picked = { $seat_key ->
    [you] Du nimmst Platz { $position } in der Zugreihenfolge.
   *[other] { $seat } nimmt Platz { $position } in der Zugreihenfolge.
}
event-gear_placed = { $seat_key ->
    [you] Du rüstest dein Schiff aus: { $gear }.
   *[other] { $seat } rüstet das Schiff aus: { $gear }.
}
event-started = { $seat_key ->
    [you] Du startest auf Planet { $planet }.
   *[other] { $seat } startet auf Planet { $planet }.
}
event-turn = { $seat_key ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-collected = { $seat_key ->
    [you] Du sammelst Energie: { $count } { $energy }.
   *[other] { $seat } sammelt Energie: { $count } { $energy }.
}
event-missing = { $seat_key ->
    [you] Der Vorrat reicht nicht: Du bekommst virtuelle Energie, { $count } { $energy }, und musst sofort einen Aktionszug nehmen.
   *[other] Der Vorrat reicht nicht: { $seat } bekommt virtuelle Energie, { $count } { $energy }, und muss sofort einen Aktionszug nehmen.
}
event-action_turn = { $seat_key ->
    [you] Du nimmst Aktionszug { $space }.
   *[other] { $seat } nimmt Aktionszug { $space }.
}
event-flew = { $seat_key ->
    [you] Du fliegst zu Planet { $planet }.
   *[other] { $seat } fliegt zu Planet { $planet }.
}
event-stopped = { $seat_key ->
    [you] Du fliegst zu Punkt { $dot } und wartest im All.
   *[other] { $seat } fliegt zu Punkt { $dot } und wartet im All.
}
event-jumped = { $seat_key ->
    [you] Du springst durch den Pfad zu Planet { $planet }.
   *[other] { $seat } springt durch den Pfad zu Planet { $planet }.
}
event-explored = { $seat_key ->
    [you] Du erkundest Planet { $planet }; verlangt wird dort: { $product }.
   *[other] { $seat } erkundet Planet { $planet }; verlangt wird dort: { $product }.
}
event-found_nothing = { $seat_key ->
    [you] Du erkundest Planet { $planet } und findest keinen Abnehmer.
   *[other] { $seat } erkundet Planet { $planet } und findet keinen Abnehmer.
}
event-part_placed = { $seat_key ->
    [you] Du legst ein Stück Schnellstraße auf Punkt { $dot }.
   *[other] { $seat } legt ein Stück Schnellstraße auf Punkt { $dot }.
}
event-consumer_built = { $seat_key ->
    [you] Du baust den Abnehmer: { $product }.
   *[other] { $seat } baut den Abnehmer: { $product }.
}
event-paid_any = { $seat_key ->
    [you] Deine freie Ware: { $good }.
   *[other] Freie Ware von { $seat }: { $good }.
}
event-spaceyard_built = { $seat_key ->
    [you] Du baust eine Werft: { $gear }. Die freie Ware war: { $good }.
   *[other] { $seat } baut eine Werft: { $gear }. Die freie Ware war: { $good }.
}
event-factory_built = { $seat_key ->
    [you] Du baust eine Fabrik: { $product }.
   *[other] { $seat } baut eine Fabrik: { $product }.
}
event-claimed = { $seat_key ->
    [you] Du sicherst dir ein Vorrecht auf Planet { $planet }: { $tile }.
   *[other] { $seat } sichert sich ein Vorrecht auf Planet { $planet }: { $tile }.
}
event-mined = { $seat_key ->
    [you] Du lädst aus der Mine: { $primary }.
   *[other] { $seat } lädt aus der Mine: { $primary }.
}
event-made = { $seat_key ->
    [you] Aus deinen Waren wird: { $product }.
   *[other] Aus den Waren von { $seat } wird: { $product }.
}
event-delivered = { $seat_key ->
    [you] Du lieferst: { $product }.
   *[other] { $seat } liefert: { $product }.
}
event-bought = { $seat_key ->
    [you] Neu auf deinem Schiff: { $gear }.
   *[other] Neu auf dem Schiff von { $seat }: { $gear }.
}
event-gave_up = { $seat_key ->
    [you] Du gibst Ausrüstung auf: { $gear }.
   *[other] { $seat } gibt Ausrüstung auf: { $gear }.
}
event-entrance_placed = { $seat_key ->
    [you] Dein Pfad beginnt auf Planet { $planet }.
   *[other] Der Pfad von { $seat } beginnt auf Planet { $planet }.
}
event-exit_placed = { $seat_key ->
    [you] Dein Pfad endet auf Planet { $planet }.
   *[other] Der Pfad von { $seat } endet auf Planet { $planet }.
}
event-offered = { $seat_key ->
    [you] Du bietest an: { $good }.
   *[other] { $seat } bietet an: { $good }.
}
event-asked = { $seat_key ->
    [you] Du verlangst: { $good }.
   *[other] { $seat } verlangt: { $good }.
}
event-sent = { $partner_key ->
    [you] { $seat } richtet das Angebot an dich.
   *[other] { $seat_key ->
        [you] Du richtest das Angebot an { $partner }.
       *[other] { $seat } richtet das Angebot an { $partner }.
    }
}
event-withdrawn = { $seat_key ->
    [you] Du ziehst das Angebot zurück.
   *[other] { $seat } zieht das Angebot zurück.
}
event-accepted = { $seat_key ->
    [you] Du nimmst an; die Waren wechseln das Schiff.
   *[other] { $seat } nimmt an; die Waren wechseln das Schiff.
}
event-declined = { $seat_key ->
    [you] Du lehnst ab.
   *[other] { $seat } lehnt ab.
}
event-part_taken = { $seat_key ->
    [you] Du nimmst ein Stück Schnellstraße von Punkt { $dot } zurück.
   *[other] { $seat } nimmt ein Stück Schnellstraße von Punkt { $dot } zurück.
}
event-privilege_taken = { $seat_key ->
    [you] Du nimmst dein Vorrecht auf Planet { $planet } zurück: { $tile }.
   *[other] { $seat } nimmt das Vorrecht auf Planet { $planet } zurück: { $tile }.
}
event-discarded = { $seat_key ->
    [you] Du legst ab: { $count } { $good }.
   *[other] { $seat } legt ab: { $count } { $good }.
}
event-put_back = { $seat_key ->
    [you] Du legst Energie zurück: { $count } { $energy }.
   *[other] { $seat } legt Energie zurück: { $count } { $energy }.
}
event-virtual_gone = { $seat_key ->
    [you] Deine virtuelle Energie verfällt: { $count } { $energy }.
   *[other] Die virtuelle Energie von { $seat } verfällt: { $count } { $energy }.
}
event-scored = { $seat_key ->
    [you] { $points ->
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
}
event-won = { $seat_key ->
    [you] Du hast gewonnen!
   *[other] { $seat } hat gewonnen!
}

## Warum nicht

why-DD-1-5 = Dafür ist kein Platz: Gekauftes kommt auf den nächsten freien Platz oder über Ausrüstung, die du hast.
why-DD-2-1 = Minen und Werften werden verteilt; aufgedeckt werden kann nur, was noch übrig ist.
why-DD-2-2 = Die Reihe der Abnehmer wird ausgelegt, die billigen zuerst; aufgedeckt werden kann nur, was noch übrig ist.
why-DD-2-4 = Es wird ausgelost, wer von denen am Tisch anfängt.
why-DD-2-5 = Jetzt entscheidet die Versteigerung: verdeckte Gebote, dann freie Plätze in der Zugreihenfolge vom höchsten Gebot abwärts.
why-DD-2-6 = Die Schiffe erhalten ihre erste Ausrüstung.
why-DD-2-7 = Alle starten auf einem eigenen Startplaneten.
why-DD-3-1 = Dafür ist jetzt nicht der Moment: Wer am Zug ist, sammelt Energie oder nimmt einen Aktionszug.
why-DD-3-5 = In diesem Zug ist kein Stück Schnellstraße mehr frei, und jedes weitere kostet eine Bauscheibe.
why-DD-3-6 = Du hast keine Scheibe dieser Farbe mehr, um zu bezahlen.
why-DD-3-7 = Dein Pfad liegt schon auf dem Plan, und du hast nur einen.
why-DD-3-8 = Was du behältst, wählst du am Ende deines Zuges: dann nichts anderes, und nur dann.
why-DD-3-9 = Nur wer keinen Würfel mehr hat, nimmt einen eigenen vom Plan zurück; wer gar keinen hat, kann nichts setzen.
why-DD-4-1 = Das ist zu weit für eine Bewegungsscheibe.
why-DD-4-5 = Ein Abnehmer wird gewählt, wenn ein Planet erkundet wird: dann nichts anderes, und einer der beiden obersten.
why-DD-4-6 = Hier ist kein Eingang eines Pfads.
why-DD-4-7 = Deine Waren passen nicht in die Frachträume: Lege erst etwas von dem ab, was du hast.
why-DD-5-1 = Das lässt sich hier nicht bauen, oder es steht schon da.
why-DD-5-3 = Eine Werft kostet die aufgedruckte Ware und eine Ware einer anderen Sorte.
why-DD-5-4 = Dir fehlen die Waren, die auf dem Abnehmer stehen.
why-DD-5-5 = Für diese Fabrik brauchst du beide Zutaten, und von der Sorte muss noch eine im Vorrat sein.
why-DD-5-6 = { $claim ->
    [one] Ein Vorrecht kostet { $claim } Bauscheibe, und hier muss ein solches Plättchen liegen, das noch keines trägt.
   *[other] Ein Vorrecht kostet { $claim } Bauscheiben, und hier muss ein solches Plättchen liegen, das noch keines trägt.
}
why-DD-5-7 = Ein Stück Schnellstraße kommt auf einen Punkt ohne Schiff und ohne anderes Stück.
why-DD-6-1 = Handeln kannst du nur auf einem Planeten.
why-DD-6-3 = Ausrüstung gibt es in einer gebauten Werft, für ihre zwei Waren.
why-DD-6-4 = Du brauchst hier eine Fabrik und beide Zutaten.
why-DD-6-5 = Du brauchst hier einen gebauten Abnehmer und die Ware, die er will.
why-DD-6-9 = Tauschen kannst du nur Waren, die du hast, und nur mit jemandem auf demselben Planeten.
why-DD-7-1 = Jedes Ende eines Pfads braucht einen Planeten ohne jede Pfadmarke.
why-DD-8-1 = Das Spiel ist zu Ende.
why-DD-R3 = Ein Flug endet auf einem anderen Punkt oder Planeten.
why-DD-R5 = Ein Plättchen muss gebaut sein, bevor sich jemand ein Vorrecht darauf sichert.
why-DD-R7 = Für dieses Mannschaftsquartier gibt es keine Scheibe, weder im Vorrat noch bei dir.
why-DD-R11 = Wer ein Angebot bekommen hat, antwortet vor allem anderen; danach müssen dessen Waren in die Frachträume passen.
why-DD-R16 = Die Mine gibt nichts mehr her: So viel kann niemand tragen.
why-DD-R17 = Waren werden nur abgelegt, wenn gewählt wird, was bleibt: einzeln, und nur was an Bord ist.
why-DD-R18 = Ein Angebot wächst Ware für Ware, höchstens drei Angebote je Zug; es geht an einen Partner auf diesem Planeten, der alles Verlangte hat, oder wird zurückgezogen.

## Optionen und Varianten

option-start = Wer anfängt
    .random = ausgelost
    .seats = der erste Platz am Tisch
    .auction = Versteigerung mit verdeckten Geboten

variant-standard = Grundspiel
variant-seat_order = Nach Sitzordnung
variant-auction = Mit Versteigerung

## Der Plan im Terminal

board-turn = Aktionszug { $turn } von { $turns }
board-supply = Vorrat: { $supply }
board-track = Abnehmer zu finden: { $count }, zuoberst { $top }
board-free-parts = kostenlose Stücke Schnellstraße: { $count }
board-planet = Planet
board-second = Werft/Abnehmer
board-steps = Schritte
board-ships = Schiffe
board-start = Startplanet
board-unbuilt = nicht gebaut
board-pathway = Eingang und Ausgang eines Schrödinger-Pfads
board-route = Route zwischen Planeten mit ihren Punkten
board-points = Punkte
board-cargo = Fracht
board-gear = Ausrüstung
board-speed = Tempo
board-cubes = Würfel
board-offer = { $name } bietet: { $gives } für: { $asks }
board-product = Ware
board-inputs = gemacht aus
board-stock = Fabriken
board-recipe-points = Punkte: Fabrik / Abnehmer / Lieferung
board-price = Preis
board-printed = Bau der Werft

## Was eine Ausgabe druckt

edition-board = Plan
edition-file = welcher
edition-own = der eigene der Ausgabe
edition-energy = Energie
edition-each_colour = Scheiben jeder Farbe
edition-kept = Scheiben, die am Zugende bleiben
edition-cubes = Würfel
edition-each_player = je Spieler
edition-turn_track = Zugleiste
edition-spaces = Felder
edition-one_part_until = ein freies Stück Schnellstraße bis Zug
edition-two_parts_until = zwei freie Stücke Schnellstraße bis Zug
edition-speed = Tempo
edition-first = Aufklärer
edition-second = Kreuzer
edition-third = Frachter
edition-slots = Plätze für Ausrüstung
edition-all = insgesamt
edition-each_speed = bei jedem Tempo
edition-holds = Frachträume
edition-built_in = eingebauter halber Frachtraum
edition-first_gear = Erste Ausrüstung
edition-pieces = Stück
edition-privilege = Vorrecht
edition-build_markers = Bauscheiben, die es kostet
edition-mines = Minen
edition-bordered = mit Rand
edition-others = andere
edition-recipe = Rezepte
edition-yard = Was Werften verkaufen
edition-cargo = erste
edition-second_cargo = fünfte
edition-gear = Ausrüstung
edition-price = Preis
edition-points = Punkte
edition-spaceyards = Werften bauen
edition-delivery_points = Punkte für eine Lieferung
edition-top_factory_points = Punkte für eine Fabrik der höchsten Stufe
edition-factory_points = Punkte für eine Fabrik
edition-consumer_points = Punkte für einen Abnehmer
edition-intermediate = Zwischenwaren
edition-ten = Endwaren, untere Stufe
edition-thirty = Endwaren, höchste Stufe
edition-consumer_cost = Was ein Abnehmer zum Bau braucht
edition-consumers = Abnehmer
edition-factories = Fabriken

## Was zu einem Zug bemerkt wird

remark-because_win = Weil es das Spiel beendet und du die meisten Punkte hast.
remark-because_delivery = Weil der Abnehmer auf { $planet } { $points } zahlt und du das Verlangte an Bord hast: { $product }.
remark-because_made_delivery = Weil der Abnehmer auf { $planet } { $points } zahlt und du das Verlangte unterwegs herstellen kannst: { $product }.
remark-because_consumer = Weil du auf { $planet } den Abnehmer ({ $product }) bauen kannst: Das bringt { $points }.
remark-because_factory = Weil du auf { $planet } die Fabrik ({ $product }) bauen kannst: Das bringt { $points }.
remark-because_points = Weil es { $points } bringt.
remark-because_gear = Weil es Neues an Bord bringt: { $gear }.
remark-because_first_ship = Weil jede Fabrik zwei Waren braucht: Das Schiff braucht einen Frachtraum und eine Mannschaft, die bei jedem Sammeln Energie bringt.
remark-because_start = Weil die ersten Fahrten von { $planet } aus kurz sind.
remark-because_collect = Weil sich die nächste Fahrt noch nicht bezahlen lässt und dafür am meisten fehlt: { $energy }.
remark-because_load = Weil die nächste Fabrik das braucht: { $primary }.
remark-because_make = Weil der nächste Abnehmer oder die nächste Fabrik das braucht: { $product }.
remark-because_road = Weil die Schnellstraße einen Weg verkürzt, den du wieder fliegst.
remark-because_way = Weil die nächste Fahrt auf { $planet } beginnt.
remark-because_else = Weil nichts, was du jetzt bezahlen kannst, mehr einbringt.
remark-let_win = { $seat } gewinnen lassen
    .lesson = Zähl die Felder der Zugleiste: Die letzten gehören Lieferungen, die schon bereit sind.
remark-no_hold = Ein Schiff ohne Frachtraum
    .lesson = Jede Fabrik braucht zwei Waren, und ohne Frachtraum passt nur eine hinein. Nimm zuerst einen Frachtraum, einen Navigator und einen Händler.
remark-slow_ship = Ein langsames Schiff
    .lesson = Zwei Leute in verschiedenen Farben und ein Frachtraum bringen mehr als drei gleiche Teile: Du sammelst viel öfter, als du handelst.
remark-far_start = Ein Start weit weg von allem
    .lesson = Starte, wo zwei verschiedene Minen nur einen Marker weit weg sind.
remark-missed_delivery = Lieferung verpasst: { $product } auf { $planet }, { $points } Punkte
    .lesson = Frag vor dem Ende des Zuges bei jeder Ware an Bord, wer sie in Reichweite deiner Marker will.
remark-wasted_energy = { $count ->
    [one] Energie verschenkt: { $count } Marker zurückgelegt
   *[other] Energie verschenkt: { $count } Marker zurückgelegt
}
    .lesson = Vier Marker dürfen bleiben. Handle, wenn du ausgeben kannst, was du hast, nicht, wenn es am meisten ist.
remark-wasted_turn = Zug verschenkt
    .lesson = Ein Aktionszug nimmt allen ein Feld der Zugleiste. Nimm ihn, wenn er Punkte bringt oder baut, was als Nächstes Punkte bringt.
remark-waited = Zu lange gewartet
    .lesson = Wenn sich eine ganze Fahrt bezahlen lässt, handle: Was du darüber hinaus sammelst, geht zurück.
remark-too_early = Zu früh gehandelt
    .lesson = Zähl vor dem Handeln, was die ganze Fahrt kostet; ein Zug, der auf halbem Weg endet, nimmt ein Feld für nichts.
remark-other_colour = Falsche Farbe gesammelt; gefehlt hat: { $energy }
    .lesson = Wähl die Farbe, die deine Mannschaft nicht bringt und die der nächsten Fahrt fehlt.
remark-fewer_points = { $points ->
    [one] { $points } Punkt liegen gelassen
   *[other] { $points } Punkte liegen gelassen
}
    .lesson = Versuch dieselben Schritte in anderer Reihenfolge: Bau zuerst, was der nächste Schritt braucht, liefere unterwegs.
remark-worse_place = An schlechterer Stelle geendet
    .lesson = Beende einen Zug, wo der nächste beginnt: bei einer Mine oder Fabrik, die die nächste Fahrt braucht.
remark-great_chain = Großartige Kette: { $points } Punkte in einem Zug

# What the lab counts in games of bots, and the headings of it
measure-turns = Züge
measure-turn = Züge, alle
measure-action_turn = Aktionszüge
measure-built = Gebaut, je Partie
measure-consumer_built = Abnehmer
measure-factory_built = Fabriken
measure-spaceyard_built = Werften
measure-part_placed = Stücke Schnellstraße
measure-delivered = Geliefert, je Partie
