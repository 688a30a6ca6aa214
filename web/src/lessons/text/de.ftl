# Lektionen: die Karte des Erpels und die Seite aller Lektionen.

learn = Lernen
learn-title = Spielend lernen
learn-sub = Jede Lektion ist ein echtes Brett mit echten Regeln. Du ziehst, der Erpel sagt, warum.
learn-size = { $minutes } Min., { $steps } Schritte
learn-start = Lektion beginnen
learn-start-with = Mit „{ $chapter }“ beginnen
learn-go-on = Lektion fortsetzen
learn-go-on-with = Mit „{ $chapter }“ weitermachen
learn-again = Lektion noch einmal
learn-done = fertig
lesson = Lektion
lesson-minutes = etwa { $minutes } Minuten
lesson-restart = Von vorn
lesson-leave = Lektion verlassen
lesson-step = Schritt { $step } von { $steps }
lesson-of = { $step } von { $steps }
lesson-back = Zurück
lesson-go-on = Weiter
lesson-show = Zeig es mir
lesson-faster = Schneller
lesson-watch = Sieh, was sie tun
lesson-elsewhere = Das ginge auch. Hier ist etwas anderes gefragt.
lesson-wanted = { $thing }, jetzt gefragt
lesson-so-far = Bisher
lesson-play = { $count ->
    [1] Eine Partie gegen einen leichten Bot
   *[other] Eine Partie gegen { $count } leichte Bots
}
lesson-all = Alle Lektionen
lesson-again = Noch einmal
lesson-chapter = Kapitel { $number }: { $chapter }
lesson-chapter-of = Kapitel { $chapter }, { $step } von { $steps }
lesson-chapters = Kapitel
lesson-challenge = Aufgabe
lesson-next = Nächstes Kapitel: { $chapter }
lesson-first-try = Alle Schritte getan, der letzte auf Anhieb
lesson-every-step = Alle Schritte getan
learn-about = Etwa { $minutes } Minuten, { $steps } Schritte
learn-then = Und dann
learn-first-game = Eine erste Partie mit Tipps
learn-first-game-text = Gegen leichte Bots; jeder Tipp kommt einmal, wenn etwas zum ersten Mal geschieht
learn-puzzles-text = Stellungen mit einem besten Zug, jeden Tag eine neue
learn-lab-text = Ändere eine Schachtel und lass Bots sie zehntausendmal spielen
learn-in-a-row = { $count } kurze Kapitel, der Reihe nach oder einzeln
