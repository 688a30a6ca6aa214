goal = Wer zuerst { $count ->
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $count } Karten
} heimbringt, gewinnt.
goal-team = Dein Team muss { $count ->
    [4] vier Karten
   *[other] { $count } Karten
} vor den anderen heimbringen.

tip-your-boats = Deine Boote
    .text = Lege sie so, dass deine nah an deinem Steg sind; alle schieben sie ohnehin herum.
tip-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
    .text = Gehen, schieben oder drehen, in jeder Mischung; was übrig bleibt, wird zu Münzen.
tip-sailor = Niemand geht über einen Bootsmann
    .text = Geh außen herum, oder schiebe oder drehe das Boot.
tip-went-along = Du bist mitgefahren
    .text = Jeder darf das Boot bewegen, auf dem du stehst; du auch.
tip-in-passing = Im Vorbeigehen
    .text = Auf jedem Feld, das du betrittst, nimmst du umsonst, was du brauchst.
tip-one-left = Einer bleibt
    .text = Ein Stapel hat zwei Plättchen; { $seat } brauchte dieses auch.
tip-now-home = Jetzt nach Hause
    .text = Betrittst du deinen Steg, zählt die Karte.
tip-coins = Münzen
    .text = Zwei darfst du im Zug ausgeben, jede für einen Punkt.
tip-pass-heir = Das Feld eines anderen Erben
    .text = Du darfst darüber, aber nicht dort stehen bleiben.
tip-one-card-more = { $seat } fehlt noch eine Karte
    .text = Und hat dafür { $count } von { $of } Waren.

can-walk = Gehen
    .text = { $count ->
        [0] Kein Feld in Reichweite.
        [one] Ein Feld in Reichweite.
       *[other] { $count } Felder in Reichweite.
    }
can-walk-to = Gehen
    .text = Das Nächste, was du brauchst: { $good }, für { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    }.
can-walk-home = Heimgehen
    .text = Deine Karte ist vollständig: nach Hause für { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    }.
can-slide = Ein Boot schieben
    .text = Der Länge nach, vor oder zurück; Erben und Waren fahren mit. { $count ->
        [0] Kein Boot kann es.
        [one] Ein Boot kann es.
       *[other] { $count } Boote können es.
    }
can-turn = Ein Boot drehen
    .text = Um ein Viertel um seinen Bootsmann. { $count ->
        [0] Kein Boot kann es.
        [one] Ein Boot kann es.
       *[other] { $count } Boote können es.
    }
can-coin = Eine Münze ausgeben
    .text = Ein Punkt mehr; jetzt darfst du { $count } ausgeben.
can-bonus = { $card }
    .text = Der Bonus einer deiner roten Karten, einmal im Zug.
can-end = Den Zug beenden
    .text = { $count ->
        [0] Nichts bleibt übrig.
        [one] Der Punkt, der bleibt, wird zu einer Münze.
       *[other] Die { $count } Punkte, die bleiben, werden zu Münzen.
    }

warn-can-win = Du kannst in diesem Zug gewinnen
    .text = { $count ->
        [one] 1 Punkt bringt
       *[other] { $count } Punkte bringen
    } dich mit deiner letzten Karte nach Hause.
