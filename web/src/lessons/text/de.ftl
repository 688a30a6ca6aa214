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
lesson-so-far = Bisher
lesson-next = Das nächste Kapitel
lesson-play = { $count ->
    [1] Eine Partie gegen einen leichten Bot
   *[other] Eine Partie gegen { $count } leichte Bots
}
lesson-all = Alle Lektionen
lesson-again = Noch einmal
