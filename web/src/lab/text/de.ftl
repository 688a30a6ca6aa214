# The words of the lab
lab-pages = Seiten des Labors
lab-balance = Gleichgewicht
lab-galaxies = Galaxien
lab-sub = Eine Schachtel ändern, Bots damit spielen lassen, sehen, was daraus wird
lab-my-box-title = Meine Schachtel
lab-game = Spiel
lab-from-standard = Von der üblichen Schachtel.
lab-from-file = Aus einer Datei.
lab-changed = { $count ->
    [0] Nichts geändert.
    [one] Eines geändert.
   *[other] { $count } Werte geändert.
}
lab-board = Spielplan
lab-board-own = wie die Schachtel sagt
lab-draw-board = Eine Galaxie zeichnen
lab-save-box = Schachtel speichern
lab-open-file = Datei öffnen
lab-standard-again = Wieder die übliche Schachtel
lab-was = war { $value }
lab-less = weniger: { $label }
lab-more = mehr: { $label }
lab-all-values = Alle { $count } Werte dieser Schachtel
lab-fewer-values = Weniger Werte
lab-games = { $games ->
    [one] Eine Partie
   *[other] { NUMBER($games) } Partien
}
lab-run = Los
lab-stop = Halt
lab-play = Mit dieser Schachtel spielen
lab-same-seeds = Spieler: { $players }. Dieselben Startzahlen für beide Schachteln.
lab-mend-first = Erst muss die Schachtel stimmen.
lab-closed = Auf diesem Server ist das Labor geschlossen; Schachteln lassen sich ändern, speichern und spielen.
lab-bots = Bots und Spieler
lab-amount = Partien
lab-seat-more = Ein Spieler mehr
lab-seat-less = Ein Spieler weniger
lab-bots-slow = Zufallsspieler sind schnell; Bots, die nachdenken, brauchen für 10.000 Partien vielleicht Stunden.
lab-waiting = { $ahead ->
    [0] Wartet, bis es an der Reihe ist.
    [one] Ein Lauf kommt vorher.
   *[other] { $ahead } Läufe kommen vorher.
}
lab-ready = Wird vorbereitet, nur einmal: beim ersten Mal eines Spiels dauert das ein, zwei Minuten.
lab-progress = { NUMBER($games) } von { NUMBER($wanted) }, noch etwa { $seconds } s
lab-played = { NUMBER($games) } Partien gespielt.
lab-right-to = Ergebnisse auf ±{ $share } % genau
lab-failed = Die Partien konnten nicht zu Ende gespielt werden.
lab-file-big = Diese Datei ist keine Schachtel oder zu lang.
lab-percent = { $number } %
lab-even = Gleich wären { $share } %.
lab-scores-picture = Wie sich die Punkte verteilen: Balken für die übliche Schachtel, eine Linie für meine. Die Tabelle hat die Zahlen.
lab-table = Tabelle mit allen Zahlen
lab-save-results = Ergebnisse als Datei speichern

# Galaxies
galaxy-mine = Meine Galaxie: { $name }
galaxy-tools = Werkzeuge
galaxy-move = Bewegen
galaxy-planet = Planet
galaxy-route = Route
galaxy-start = Start
galaxy-remove = Entfernen
galaxy-undo = Zurück
galaxy-route-of = { $from } nach { $to }
galaxy-dots = { $dots ->
    [one] Ein Punkt, { $steps } Schritte Flug
   *[other] { $dots } Punkte, { $steps } Schritte Flug
}
galaxy-bow = Bogen
galaxy-playable = Ist sie spielbar?
galaxy-fair = Ist sie gerecht?
galaxy-mean = Mittlerer Weg von jedem Start zu allen Planeten, in Schritten
galaxy-is-fair = { $spread } % auseinander: gerecht. Nächste Starts: { $nearest } Schritte.
galaxy-not-fair = { $spread } % auseinander, nächste Starts { $nearest } Schritte: gerecht ist bis 10 %, und ab 6 Schritten.
galaxy-name = Name
galaxy-from = Ausgehen von
galaxy-seed = Eine Galaxie dieser Startzahl
galaxy-save = Als Datei speichern
galaxy-try = Im Labor versuchen
galaxy-play = Darauf spielen
galaxy-waits = Gespielt wird, wenn alles ein Häkchen hat.
galaxy-no-file = Diese Datei enthält keine Galaxie.
galaxy-chart = Die Karte. Tab geht durch Planeten und Routen, Pfeile bewegen einen Planeten, Enter auf zwei Planeten verbindet sie, 1 bis 6 setzt Punkte.
galaxy-route-label = Route { $from } nach { $to }, Punkte: { $dots }
galaxy-planet-label = { $name }, bei { $x }, { $y }
galaxy-start-label = { $name }, ein Start, bei { $x }, { $y }
galaxy-check-planets = Planeten, 10 bis 20
galaxy-check-starts = Startplaneten, genau fünf
galaxy-check-joined = Jeder Planet ist erreichbar
galaxy-check-routes = Routen, höchstens 40
galaxy-check-dots = Punkte insgesamt, höchstens 140
galaxy-check-pairs = Eine Route zwischen zwei Planeten
galaxy-check-apart = Planeten weit genug auseinander
galaxy-check-room = Platz für alle Punkte
galaxy-check-touch = Keine Route berührt einen Planeten
galaxy-check-crossings = Keine Routen kreuzen sich
galaxy-check-dots_apart = Keine Punkte berühren sich
galaxy-fault-planets = Es gibt { $number } Planeten; es müssen 10 bis 20 sein.
galaxy-fault-starts = Es gibt { $number } Startplaneten; es müssen genau fünf sein.
galaxy-fault-joined = { $other } ist nicht erreichbar.
galaxy-fault-routes = Es gibt { $number } Routen; es müssen 1 bis 40 sein.
galaxy-fault-dots = Es gibt { $number } Punkte; höchstens 140 sind möglich.
galaxy-fault-pairs = { $part }: eine Route verbindet sie schon.
galaxy-fault-apart = { $part } liegt zu nah an { $other }.
galaxy-fault-room = { $part }: es ist nur Platz für { $most } Punkte.
galaxy-fault-touch = { $part }: die Route berührt { $other }.
galaxy-fault-crossings = { $part }: die Route kreuzt eine andere ({ $other }).
galaxy-fault-dots_apart = { $part }: ihre Punkte berühren die einer anderen Route ({ $other }).
galaxy-mend-bow = Route biegen: { $part }
galaxy-mend-dots = { $dots ->
    [one] Ein Punkt
   *[other] { $dots } Punkte
}
galaxy-mend-move = { $part } wegrücken
galaxy-mend-join = Verbinden: { $part }
galaxy-mend-start = { $part } als Start
galaxy-mend-no_start = { $part } nicht als Start
galaxy-mend-remove = Entfernen: { $part }
