# What the things of Dragon Market answer when they are touched, in German.

good-title = { $good }
seat-title = { $seat }
card-title = { $card }
card-home = { $card }
bonus-text = { $text }
good-lead = { $wanted ->
    [yes] Auf deiner Karte, fehlt noch
   *[no] Eine Ware
}
where = Wo sie liegt
pile-on = { $square }, auf Boot { $boat }
tokens = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
no-walk = noch kein Weg
nowhere = Nirgends im Hafen
who-needs = Wer sie braucht
needs = { $seat }: { $state ->
    [has] hat sie
   *[needs] braucht sie
}
boxed = Zurück in der Schachtel
boxed-count = { $count }
boat-title = Boot { $boat }
boat-lead = { $kind ->
    [centre] Der Bootsmann steht in der Mitte, auf { $square }
   *[end] Der Bootsmann steht an einem Ende, auf { $square }
}
on-board = An Bord
good-on = { $good } auf { $square }
empty = { $square } ist leer
stands = Darauf steht: { $seat }
goes-along = und fährt mit
slide = Verschieben
slides = { $way }: { $count ->
    [0] versperrt
    [one] { $count } Feld
   *[other] bis { $count } Felder
}
price-one = 1 Punkt
turn = Um den Bootsmann drehen
turns = { $side ->
    [left] { $can ->
        [yes] Nach links
       *[no] Nach links: etwas ist im Weg
    }
   *[right] { $can ->
        [yes] Nach rechts
       *[no] Nach rechts: etwas ist im Weg
    }
}
seat-lead = Karten daheim: { $cards } von { $target }
looking-for = Sucht
home = Heimgebracht
places = Auf dem Plan
heir-on = Erbe auf { $square }
pontoon-on = Steg auf { $square }
secret = Eine geheime rote Karte
secret-note = du siehst sie, wenn sie gezeigt wird
coins-label = Münzen
cards-label = Karten daheim
taken = genommen
lies-on = auf { $squares }
asks-for = Gesucht
holder = Wem sie gehört
held-by = { $seat }
bonus = Was sie gibt
card-lead = { $kind ->
    [red] Eine rote Karte
   *[blue] Eine blaue Karte
}
coins-title = Münzen
coins-lead = Übrige Punkte werden zu Münzen. Du darfst { $most } je Zug ausgeben, jede ein Punkt.
supply-label = im Vorrat
who-has = Wer wie viele hat
coins = { $count }
dice-title = Würfel und Punkte
dice-lead = Die Würfel geben die Punkte dieses Zugs
points-left = Punkte übrig
points-for = Was ein Punkt tut
spend-step = Ein Schritt deines Erben
spend-slide = Irgendein Boot fährt, so weit du willst
spend-turn = Irgendein Boot dreht sich eine Vierteldrehung um seinen Bootsmann
square-title = Feld { $square }
square-lead = Offenes Wasser: für Boote, nicht für Erben
