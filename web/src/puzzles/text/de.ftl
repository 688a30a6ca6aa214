# The words of puzzles
puzzle-sub = Finde die eine beste Antwort
puzzle-win = Gewinne in diesem Zug.
puzzle-points = { $goal ->
    [one] Mache einen Punkt in diesem Zug.
   *[other] Mache { $goal } Punkte in diesem Zug.
}
puzzle-points-dragon_market = { $goal ->
    [one] Bringe in diesem Zug eine Karte heim.
   *[other] Bringe in diesem Zug { $goal } Karten heim.
}
puzzle-out = Wirf jemanden mit einer Karte hinaus.
puzzle-save = Rette deine letzte Ente.
puzzle-any = Finde den besten Zug.
puzzle-today = Aufgabe des Tages, { $game }
puzzle-today-text = Es gibt eine beste Antwort. Versuche es, so oft du willst; Zurücknehmen kostet nichts.
puzzle-solve = Auf dem Brett lösen
puzzle-none = Hier gibt es noch keine Aufgaben.
puzzle-all = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-every-game = Alle Spiele
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-is-solved = ✓ gelöst
puzzle-solved = Gelöst. Gut gemacht.
puzzle-not-yet = Dein Zug würde hier enden, und das ist es noch nicht. Geh einen Schritt zurück.
puzzle-turn-over = Dein Zug wäre zu Ende. Geh einen Schritt zurück.
puzzle-try = { $steps ->
    [0] Alles, was die Regeln erlauben, darf versucht werden.
    [one] Ein Schritt versucht. Zurücknehmen kostet nichts.
   *[other] { $steps } Schritte versucht. Zurücknehmen kostet nichts.
}
puzzle-you = Du
puzzle-more = Weitere Aufgaben
puzzle-undo = Zurück
puzzle-first-step = Erster Schritt
puzzle-show = Zeig es mir
puzzle-list = Liste der Züge
puzzle-checked-title = Wie sie geprüft wurde
puzzle-checked = { $steps ->
    [one] { NUMBER($positions) } Stellungen des Zuges wurden angesehen. Ein Schritt löst sie; jeder Weg, den die Regeln erlauben, zählt.
   *[other] { NUMBER($positions) } Stellungen des Zuges wurden angesehen. Die kürzeste Antwort hat { $steps } Schritte; jeder Weg, den die Regeln erlauben, zählt.
}
puzzle-show-more = { $count ->
    [one] Noch eine
   *[other] Noch { NUMBER($count) }
}
puzzle-how-checked = Jede stammt aus einer Partie von Bots und wurde geprüft, indem alle Stellungen angesehen wurden, zu denen der Zug führen kann, oder die zwei Millionen nächsten: es gibt eine beste Antwort.
puzzle-checked-all = { $positions ->
    [one] Eine Stellung angesehen
   *[other] { NUMBER($positions) } Stellungen angesehen
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
