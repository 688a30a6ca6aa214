# Was zu keinem Spiel gehört, auf Deutsch.

seat = Spieler { $first }
yes = ja
no = nein

## Am Tisch

you = Du
bot = Bot { $seat }
welcome = { $game } für { $seats } Spieler, Startzahl { $seed }. Du bist Spieler { $seat }.
welcome-option = { $option }: { $value }
welcome-bots = Die übrigen Plätze spielen Bots der Art „{ $bot }“.
bots-think = Die Bots denken nach; beim ersten Mal müssen sie sich vorbereiten.
welcome-help = ? zeigt die Hilfe.
news-first = Bisher
news = Seit deinem letzten Zug
moves = Deine Züge
prompt = Dein Zug:
no-such-number = Zug { $number } gibt es nicht; wähle eine Nummer von 1 bis { $count }.
several-fit = „{ $text }“ kann mehrere Züge meinen:
unknown-move = „{ $text }“ ist kein Zug; ? zeigt die Hilfe.
possible = Das geht: { $notation } – { $action }.
why-what = Schreib den Zug dazu, nach dem du fragst.
no-undo = Da lässt sich nichts zurücknehmen: Zufall, ein Geheimnis oder ein anderer Spieler kam dazwischen.
undone = Zurückgenommen.
save-where = Schreib den Namen einer Datei dazu.
saved = Gespeichert in { $file }.
not-saved = { $file } lässt sich nicht schreiben; das Spiel geht weiter.
kept = Das Spiel ist aufgehoben. So geht es weiter:

help-number = den Zug mit dieser Nummer machen
help-short = einen Zug in Kurzschrift machen; kürzer geht auch, solange er eindeutig ist
help-why = warum dieser Zug nicht geht
help-board = den Tisch und die Züge noch einmal zeigen
help-log = das Spiel von Anfang an erzählen
help-undo = den letzten Zug zurücknehmen, wenn nichts dazwischenkam
help-save = das Spiel in einer Datei speichern
help-quit = aufhören; das Spiel wird aufgehoben

## Wie es ausging

result = Ergebnis
result-place = { $place }. { $seat }
result-points = { $points ->
    [one] { $place }. { $seat }, { $points } Punkt
   *[other] { $place }. { $seat }, { $points } Punkte
}
not-over = Das Spiel ist noch nicht zu Ende.
not-over-seat = Das Spiel ist noch nicht zu Ende: { $seat } ist am Zug.

## Listen und Zahlen

games-seats = { $lowest } bis { $highest } Spieler
games-seats-exactly = { $seats } Spieler
games-boxes = Ausgaben:
games-bots = Bots:
games-variants = Varianten:
games-options = Optionen, der übliche Wert zuerst:
games-untranslated = Nicht übersetzt in „{ $language }“: { $missing } von { $sentences } Sätzen, die englisch gesagt werden.
perft = { $depth ->
    [one] In { $depth } Aktion: { $leaves } mögliche Verläufe.
   *[other] In { $depth } Aktionen: { $leaves } mögliche Verläufe.
}
bench-loading = Wird geladen…
bench-shape = Ein zufälliges Spiel: { $decisions } Züge mit je { $branching } Möglichkeiten, { $natures } Zufälle. Eine Stellung: { $bytes } Byte.
bench-engine = Engine
bench-nodes = Aktionen/s
bench-decisions = Züge/s
bench-games = Spiele/s
bench-stepped = Aktionen/s, Schritt für Schritt
bench-seen = dazu Masken und Merkmale

## Bots

arena-player = Spieler
arena-rating = Wertung
arena-interval = Bereich von 95 %
arena-games = Partien
arena-won = gewonnen
arena-so-far = { $games } von { $most } Partien
arena-report = In { $file }: Wertungen mit Diagrammen.
worth-chance = { $chance } %
worth-points = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
review-point = Zug { $number }, { $seat }: { $action }. Besser: { $best } ({ $lost } mehr).
review-costliest = Die teuersten Entscheidungen
review-chance = Gewinnaussichten im Lauf der Partie
review-points = Erwartete Punkte im Lauf der Partie
review-nothing = Keine Entscheidung hat etwas verschenkt, soweit die Bots sehen konnten.

## Über eine Ausgabe

about-title = Über diese Ausgabe: { $name }
about-intro = Die gedruckten Regeln lassen manche Werte der Schachtel offen. Bei jedem Wert steht, wie sicher wir sind; wer das gedruckte Spiel besitzt, kann die Werte seines Exemplars eintragen.
about-known = bekannt
about-reported = berichtet
about-reconstructed = rekonstruiert
about-ours = unser Entwurf
about-standard = Standardausgabe: { $value }

# The lab
lab-so-far = { $games } von { $wanted } Partien, noch etwa { $seconds } Sekunden
lab-report = In { $file }: dieselben Zahlen als Seite.
lab-title = { $game }: { $games } Partien mit jeder Schachtel
lab-about = Spieler: { $players }. Startzahl { $seed }. Dieselben Startzahlen für beide Schachteln.
lab-no-difference = Kein Unterschied, den { NUMBER($games) } Partien zeigen könnten.
lab-same = Das ist die übliche Schachtel.
lab-fairer = Gerechter:
lab-less-fair = Weniger gerecht:
lab-seat-wins = Platz { $seat } gewinnt { $mine } % statt { $standard } %.
lab-shorter = Partien sind { $percent } % kürzer.
lab-longer = Partien sind { $percent } % länger.
lab-closer = Wer gewinnt, liegt { $mine } Punkte vorn statt { $standard }.
lab-wider = Wer gewinnt, liegt { $mine } Punkte vorn statt { $standard }: der Abstand wächst.
lab-wins = Siege nach Plätzen
lab-length = Länge
lab-scores = Punkte
lab-seat = Platz { $seat }
lab-decisions = Entscheidungen
lab-lead = Vorsprung am Ende
lab-middle = Mitte { $standard } vorher, { $mine } jetzt.
lab-standard-box = übliche Schachtel
lab-my-box = meine Schachtel
lab-off = Unterschied genau auf

# What is wrong with a box: the value, what stands there, and what may
box-range = { $label }: { $value } geht nicht; möglich ist { $least } bis { $most }.
box-fixed = { $label }: { $value } geht nicht; möglich ist nur { $least }.
box-total = { $label }: insgesamt { $value } geht nicht; möglich ist { $least } bis { $most }.
box-exactly = { $label }: insgesamt { $value } geht nicht; es müssen { $count } sein.
box-at-least = { $label }: insgesamt { $value } reicht nicht; es müssen mindestens { $least } sein.
box-line = { $label }: { $value } geht nicht; es muss eine Zeile von höchstens { $most } Buchstaben sein.
box-unknown = { $label }: diesen Wert gibt es nicht.
box-drawing = { $label }: das ist keine Zeichnung einer Drehung: fünf Zeilen zu fünf Feldern, S in der Mitte, b für den Rest des Bootes, + wo es vorbeikommt.
box-goods = { $label }: { $value } geht nicht; es müssen Namen von Waren sein, { $least } bis { $most }.
box-kinds = { $label }: { $good } ist auf { $cards } Karten; jede Sorte muss auf zweien sein.
box-level = { $label }: { $value } geht nicht; ein Produkt entsteht aus Waren einer niedrigeren Stufe.
box-one-of = { $label }: { $value } geht nicht; möglich ist: { $known }.
box-wrong = Mit dieser Schachtel kann man nicht spielen: { $sentence }
