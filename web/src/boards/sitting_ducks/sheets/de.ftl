# What the things of Sitting Ducks answer when they are touched, in German.

card-title = { $card }
card-does = { $text }
seat-title = { $seat }
swimmer = { $swimmer }
times = × { $count }
so-many = { $count } × { $swimmer }
could-play = Wo sie jetzt spielbar wäre
nowhere = Nirgends, so wie die Reihe jetzt liegt
anywhere = Sie braucht kein Ziel
place-with = Platz { $place }: { $swimmer }
place-sight = { $state ->
    [sight] im Visier
   *[free] kein Visier
}
front = Ganz vorn in der Reihe
last = Ganz hinten in der Reihe
between = In der Reihe
there = Was dort ist
your-cards = Deine Karten hier
belongs = Gehört: { $seat }
water = Wasser: gehört niemandem
water-note = ein Schuss dorthin ist vergeudet
below = Darunter: { $swimmer }
below-note = solange sie bedeckt ist, wird sie nicht getroffen
dives = Taucht bis zum nächsten Zug: { $seat }
aimed = Hier hängt ein Visier
not-aimed = Hier hängt kein Visier
aimed-note = wer schießt, trifft, was dann hier schwimmt
pond-title = Der Teich
pond-lead = Von hier wird die Reihe hinten aufgefüllt
pond-count = Karten im Teich
pond-mix = Oben, in unbekannter Folge
pond-queue = Darunter, die nächste zuerst
pile-title = Aktionskarten
pile-lead = Ist der Stapel leer, werden die abgelegten gemischt
pile-count = im Stapel
discards-count = abgelegt
unseen = Noch nicht gesehen: im Stapel oder auf Händen
discards = Abgelegt
ducks-left = Enten übrig
ducks-hit = getroffen
cards-held = Handkarten
seat-lead = { $state ->
    [won] Hat gewonnen
    [out] Kann nicht mehr gewinnen
    [secret] Die Farbe ist geheim
   *[plays] Noch im Spiel
}
ducks = Enten
hand = Hand
in-pond = Im Teich: { $count }
duck-at = Platz { $place }
duck-state = { $state ->
    [below] bedeckt
    [dives] taucht
    [aimed] im Visier
   *[free] kein Visier
}
back = Karte { $slot }, verdeckt
not-these = sicher nicht: { $cards }
