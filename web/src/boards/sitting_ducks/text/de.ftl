# Wörter für das Brett von Sitting Ducks.

sd-line = Die Reihe, vorn ist links
sd-hand = Deine Hand
sd-players = Spieler
sd-you = Du
sd-ask-play = Du bist am Zug: Spiele eine Karte.
sd-ask-discard = Keine deiner Karten lässt sich spielen: Lege eine ab.
sd-ask-arrange = Lege die Reihe, wie du magst.
sd-raise-first = Wähle zuerst eine Karte aus deiner Hand: Dann siehst du, wo sie gespielt werden kann.

## Was eine Karte bewirkt, auf einem Schildchen
sd-hits = trifft { $name }
sd-hits-you = trifft dich
sd-hits-colour = trifft { $colour }
sd-misses = kein Treffer
sd-aims = auf { $name }
sd-aims-you = auf dich
sd-aims-colour = auf { $colour }
sd-aims-water = auf Wasser
sd-dives = sicher
sd-hides = unter { $name }
sd-hides-you = unter deine
sd-hides-colour = unter { $colour }
sd-goes = auf { $place }
sd-returns = zurück in den Teich

## Was auf einem Platz liegt
sd-duck-yours = deine { $duck }
sd-duck-of = { $duck } von { $name }
sd-below = { $name } darunter
sd-below-you = deine darunter
sd-safe = sicher, bis { $name } am Zug ist
sd-safe-you = sicher, bis du am Zug bist
sd-place = Platz { $place }: { $what }
sd-place-empty = Platz { $place }: leer
sd-place-below = darunter { $what }
sd-place-sight = im Visier
sd-place-no-sight = kein Visier

## Karten auf der Hand
sd-targets = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
sd-no-target = nicht spielbar
sd-plays = wirkt sofort
sd-discard = ablegen

## Die Reihe neu legen
sd-arrange-done = So liegen lassen
sd-arrange-card = Platz { $place }: { $what }. Leertaste hebt auf, Pfeile bewegen.
sd-arrange-ahead = Einen Platz nach vorn: { $what }
sd-arrange-back = Einen Platz nach hinten: { $what }

## Spieler, Teich und Karten
sd-ducks = { $count ->
    [one] { $count } Ente
   *[other] { $count } Enten
}
sd-secret = geheim
sd-left = ausgeschieden
sd-won = hat gewonnen
sd-team = Team { $team }
sd-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sd-pond = im Teich
sd-pond-title = Der Teich
sd-pond-count = Teich { $count }
sd-pond-bottom = zuunterst
sd-pond-unknown = { $count ->
    [one] { $count } Karte im Teich.
   *[other] { $count } Karten im Teich.
}
sd-pond-known = { $count ->
    [one] { $count } Karte im Teich; zuunterst bekannt: { $known }.
   *[other] { $count } Karten im Teich; zuunterst bekannt, in dieser Folge: { $known }.
}
sd-cards = Aktionskarten
sd-cards-where = { $pile } im Stapel, { $discards } abgelegt, { $hands } auf der Hand.
sd-cards-laid = { $count } abgelegt
sd-cards-unseen = { $count } noch nicht gesehen
sd-game-of = Partie { $game } von { $games }
sd-key-card = Karte { $card }
sd-key-place = Ziel auf Platz { $place }
sd-key-target = Zu einem Ziel

## Gruppen von Zügen in der Leiste

kind-take_aim = { card-take_aim }
kind-shoot = { card-shoot }
kind-double_barrel = { card-double_barrel }
kind-quick_shot = { card-quick_shot }
kind-misfire = { card-misfire }
kind-two_birds = { card-two_birds }
kind-bump_left = { card-bump_left }
kind-bump_right = { card-bump_right }
kind-hang_back = { card-hang_back }
kind-move_ahead = { card-move_ahead }
kind-fast_forward = { card-fast_forward }
kind-duck_and_cover = { card-duck_and_cover }
kind-bottoms_up = { card-bottoms_up }
kind-resurrection = { card-resurrection }
kind-discard = Eine Karte ablegen
kind-arrange = Als Nächstes eine Karte legen
