# Das geführte erste Spiel.

goal-is = Ziel:
goal-lesson = Neu hier? Die Lektion dauert { $minutes } Minuten.
tip = Tipp
tip-read = Verstanden
tip-no-more = Keine Tipps mehr
can-title = Was kann ich tun?
can-not-yet = Noch nicht
can-lacks = Dir fehlt: { $list }.
can-lacks-any = irgendeine andere Ware
can-do-it = Tu es
can-usual = Ein üblicher nächster Zug? Einen Bot fragen
can-usual-is = Ein üblicher nächster Zug:
can-show = Auf dem Plan zeigen
can-price-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
can-price-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
warn-another = Anders wählen
warn-show = Zeig es
warn-go-on = Tu es, ich weiß
