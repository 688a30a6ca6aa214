# Sitting Ducks auf Deutsch. Wie die Argumente kommen, steht am Anfang von drakes/core/text.py.

game = Sitting Ducks

## Die Karten

card-take_aim = Zielen!
    .text = Hänge ein Visier über einen Platz, der noch keines hat.
card-shoot = Feuer!
    .text = Schieß auf einen Platz mit Visier: Eine Ente dort ist getroffen, das Visier verbraucht.
card-double_barrel = Doppellauf
    .text = Hänge Visiere über zwei benachbarte Plätze ohne Visier (gibt es kein solches Paar, über einen).
card-quick_shot = Billy the Duck
    .text = Triff eine beliebige Ente der Reihe, ob im Visier oder nicht; ein Visier über ihr ist weg.
card-misfire = Querschläger
    .text = Verbrauche ein Visier und triff eine Ente gleich daneben; ein Visier über dieser Ente bleibt.
card-two_birds = Zwei auf einen Streich
    .text = Schieß auf zwei Nachbarplätze mit Visier und mindestens einer Ente: Enten sind getroffen, die Visiere weg.
card-bump_left = Weiter links!
    .text = Schieb ein Visier einen Platz nach links, auf einen Platz, der keines hat.
card-bump_right = Weiter rechts!
    .text = Schieb ein Visier einen Platz nach rechts, auf einen Platz, der keines hat.
card-line_forward = Entenmarsch
    .text = Die vorderste Karte kommt unter den Teich, der Rest rückt auf, hinten kommt eine neue; Visiere bleiben.
card-hang_back = Keine Eile!
    .text = Tausche eine deiner Enten mit der Karte hinter ihr.
card-move_ahead = Keine Zeit!
    .text = Tausche eine deiner Enten mit der Karte vor ihr.
card-fast_forward = Turbo-Erpel
    .text = Eine deiner Enten saust ganz nach vorn; wen sie überholt, der rückt einen Platz zurück.
card-disorderly_conduckt = Rüpel-Erpel
    .text = Ordne die ganze Reihe neu, wie du willst; die Visiere bleiben.
card-duck_shuffle = Ententanz
    .text = Die Reihe wird in den Teich gemischt, sechs neue Karten kommen; die Visiere bleiben.
card-duck_and_cover = Deckung!
    .text = Eine Ente versteckt sich unter einer Ente gleich daneben; in Deckung ist sie nicht zu treffen.
card-bottoms_up = Schwänzchen in die Höh
    .text = Eine Ente taucht ab und ist nicht zu treffen, bis dein nächster Zug beginnt.
card-give_peace = Gebt dem Frieden eine Chance
    .text = Alle Visiere werden abgehängt.
card-resurrection = Auferstehung
    .text = Eine deiner getroffenen Enten kommt wieder unter den Teich, wenn du noch eine im Spiel hast.

## Enten, Wasser, Plätze

colour-blue = Blau
    .duck = blaue Ente
colour-green = Grün
    .duck = grüne Ente
colour-orange = Orange
    .duck = orange Ente
colour-yellow = Gelb
    .duck = gelbe Ente
colour-purple = Violett
    .duck = violette Ente
colour-pink = Rosa
    .duck = rosa Ente

swimmer-blue = blaue Ente
    .article = eine blaue Ente
swimmer-green = grüne Ente
    .article = eine grüne Ente
swimmer-orange = orange Ente
    .article = eine orange Ente
swimmer-yellow = gelbe Ente
    .article = eine gelbe Ente
swimmer-purple = violette Ente
    .article = eine violette Ente
swimmer-pink = rosa Ente
    .article = eine rosa Ente
swimmer-water = Wasser
    .article = Wasser

slot-a = Karte a
slot-b = Karte b
slot-c = Karte c
side-left = links
side-right = rechts
place = Platz { $first }
pair = Platz { $first } und { $last }
aim = { $count ->
    [1] Platz { $first }
   *[other] Platz { $first } und { $last }
}

## Was ein Zug bewirkt

action-take_aim = Auf Platz { $place } zielen
action-shoot = Auf Platz { $place } schießen
action-double_barrel = { $aim_count ->
    [1] Ein einziges Visier über Platz { $aim_first } hängen
   *[other] Visiere über Platz { $aim_first } und { $aim_last } hängen
}
action-quick_shot = Die Ente auf Platz { $place } sofort treffen
action-misfire = { $side_key ->
    [left] Die Ente auf Platz { $place } mit dem Visier links von ihr treffen
   *[right] Die Ente auf Platz { $place } mit dem Visier rechts von ihr treffen
}
action-two_birds = Platz { $pair_first } und { $pair_last } auf einmal treffen
action-bump_left = Das Visier über Platz { $place } nach links schieben
action-bump_right = Das Visier über Platz { $place } nach rechts schieben
action-line_forward = Die Reihe einen Platz vorrücken lassen
action-hang_back = Die Ente auf Platz { $place } zurückfallen lassen
action-move_ahead = Die Ente auf Platz { $place } einen Platz vorrücken lassen
action-fast_forward = Die Ente auf Platz { $place } ganz nach vorn schicken
action-disorderly_conduckt = Die Reihe neu ordnen
action-duck_shuffle = Die Reihe in den Teich mischen
action-duck_and_cover = { $side_key ->
    [left] Ente { $place } unter ihrer linken Nachbarin verstecken
   *[right] Ente { $place } unter ihrer rechten Nachbarin verstecken
}
action-bottoms_up = Die Ente auf Platz { $place } in Sicherheit bringen
action-give_peace = Alle Visiere abhängen
action-resurrection = Eine Ente zurückholen: { $colour }
action-discard = { $slot } ablegen, „{ $card }“
action-arrange = Als Nächstes die Karte von Platz { $place } legen
action-pond = Aus dem Teich kommt { $swimmer_article }
action-draw = Gezogen wird „{ $card }“
action-colour = Die gezogene Farbe ist { $colour }
action-starter = { $seat } fängt an

## Was geschehen ist

event-turn = { $seat_key ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-played = { $seat_key ->
    [you] Du spielst „{ $card }“.
   *[other] { $seat } spielt „{ $card }“.
}
event-discarded = { $seat_key ->
    [you] Du kannst nichts spielen und legst „{ $card }“ ab.
   *[other] { $seat } kann nichts spielen und legt „{ $card }“ ab.
}
event-aimed = Über Platz { $place } hängt jetzt ein Visier.
event-sight_gone = Das Visier über Platz { $place } ist weg.
event-sight_moved = Das Visier wandert von Platz { $from } auf Platz { $to }.
event-hit = Peng! Die { $colour_duck } auf Platz { $place } ist getroffen.
event-missed = Der Schuss auf Platz { $place } trifft nichts.
event-uncovered = Die { $colour_duck } darunter schwimmt nun ohne Deckung auf Platz { $place }.
event-dealt = Aus dem Teich kommt { $swimmer_article } auf Platz { $place }.
event-marched = { $swimmer_key ->
    [water] Das { $swimmer } marschiert ab, unter den Teich.
   *[other] Die { $swimmer } marschiert ab, unter den Teich.
}
event-swapped = Die Karten auf Platz { $from } und { $to } tauschen die Plätze.
event-moved = { $to_shift ->
    [0] Die Karte auf Platz { $from } bleibt, wo sie ist.
   *[other] Die Karte von Platz { $from } kommt auf Platz { $to }.
}
event-danced = Alles tanzt! Die ganze Reihe wird in den Teich gemischt.
event-hid = Die Ente auf Platz { $from } schlüpft unter die auf Platz { $under }.
event-bottoms_up = { $seat_key ->
    [you] Die Ente auf Platz { $place } taucht ab: sicher bis zu deinem nächsten Zug.
   *[other] Die Ente auf Platz { $place } taucht ab: sicher, bis { $seat } wieder am Zug ist.
}
event-surfaced = Die Ente auf Platz { $place } taucht wieder auf.
event-resurrected = Von den Toten zurück: { $colour } hat eine Ente mehr, unter dem Teich.
event-drew = { $seat_key ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
event-got = Neu auf der Hand, { $slot }: „{ $card }“.
event-reshuffled = Der Stapel ist leer: Die abgelegten Karten werden neu gemischt.
event-eliminated = { $seat_key ->
    [you] Das war die letzte { $colour_duck }: Du hast keine mehr.
   *[other] Das war die letzte { $colour_duck }: { $seat } hat keine mehr.
}
event-left = { $seat_key ->
    [you] Du scheidest aus.
   *[other] { $seat } scheidet aus.
}
event-colour_drawn = { $seat_key ->
    [you] Du ziehst eine geheime Farbe.
   *[other] { $seat } zieht eine geheime Farbe.
}
event-own_colour = Geheime Farbe: { $colour }.
event-scored = { $seat_key ->
    [you] { $points ->
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
}
event-game_ended = Partie { $round } ist zu Ende.
event-won = { $seat_key ->
    [you] Du hast gewonnen!
   *[other] { $seat } hat gewonnen!
}

## Warum nicht

why-SD-2-3 = Du bist nicht am Zug.
why-SD-3-1 = Spielen oder ablegen kannst du nur eine Karte deiner Hand, und zwar von dort, wo du sie hältst.
why-SD-3-2 = Ablegen darfst du nur, wenn sich keine deiner Karten spielen lässt.
why-SD-3-4 = Jetzt wird gezogen, und kommen kann nur, was im Stapel liegt.
why-SD-4-1 = Das Spiel ist zu Ende.
why-SD-5-1 = Über diesem Platz hängt schon ein Visier.
why-SD-5-2 = Über diesem Platz hängt kein Visier, also kann man dort nicht schießen.
why-SD-5-4 = Der Doppellauf braucht zwei benachbarte Plätze ohne Visier; ein einzelner genügt nur, wenn es kein solches Paar gibt.
why-SD-5-5 = Auf diesem Platz ist nur Wasser und keine Ente zu treffen.
why-SD-5-6 = Der Querschläger braucht eine Ente und auf der genannten Seite daneben ein Visier.
why-SD-5-7 = Beide Plätze müssen im Visier sein.
why-SD-5-8 = Ein Visier lässt sich nur von dort schieben, wo eines hängt, und nur auf einen freien Platz der Reihe.
why-SD-5-10 = Das kann nur eine Ente, und nur mit einer Karte, die in der Reihe neben ihr liegt.
why-SD-5-11 = Auf diesem Platz ist nur Wasser und keine Ente, die nach vorn sausen könnte.
why-SD-5-12 = Die Reihe wird gerade neu geordnet: Wähle eine Karte, die noch nicht neu gelegt ist.
why-SD-5-14 = Eine Ente kann sich nur unter einer anderen gleich daneben verstecken, nie unter Wasser.
why-SD-5-15 = Auf diesem Platz ist nur Wasser und keine Ente, die abtauchen könnte.
why-SD-R1 = Mehr als zwei Enten passen nicht ins Versteck, und manche Tische regeln, wer unter wen darf.
why-SD-R2 = Auf diesem Platz ist keine Ente von dir.
why-SD-R3 = Diese Ente hat das Schwänzchen schon in der Höh.
why-SD-R4 = Diese Ente ist geschützt und kann nicht getroffen werden.
why-SD-R5 = Unter den beiden Visieren ist nur Wasser; wenigstens eine Ente muss es sein.
why-SD-R10 = Jetzt gibt der Teich eine Karte her, und zwar nur eine, die noch darin gemischt ist.
why-SD-V1 = Jetzt entscheidet das Los, und zwar nur über Farben, die noch niemand hat, oder Spieler am Tisch.
why-SD-V5 = „Gebt dem Frieden eine Chance“ braucht ein Visier, „Auferstehung“ eine getroffene Ente, die noch zurück darf.

## Optionen und Varianten

option-cover = Wer sich mit „Deckung!“ verstecken darf
    .any = jede Ente unter jeder Ente
    .own = nur die eigene Ente, unter jeder Ente
    .opponent = nur die eigene Ente, unter einer gegnerischen
option-bottoms_up_exposes = „Schwänzchen in die Höh“ auf einer deckenden Ente gibt die Ente darunter preis
option-secret_colours = Geheime Farben
option-teams = Teams
    .off = keine
    .twos = zu zweit
    .threes = zu dritt
option-points = Um Punkte spielen
    .number = { $number ->
        [0] nein
        [one] in { $number } Partie
       *[other] über { $number } Partien
    }
option-tough_ducks = Zähe Enten (wer keine mehr hat, scheidet aus, und unter den letzten zwei fällt gleich die Entscheidung)
option-deck = Kartensatz
    .standard = Grundspiel
    .extended = mit den zwei Zusatzkarten

variant-standard = Grundspiel
variant-cover_own = Nur eigene in Deckung
variant-cover_opponent = Deckung beim Gegner
variant-secret_colours = Geheime Farben
variant-teams = Zweierteams
variant-teams_of_three = Dreierteams
variant-points = Um Punkte
variant-tough_ducks = Zähe Enten
variant-extended_deck = Mehr Karten
variant-secret_teams = Geheime Teams
variant-everything = Alles auf einmal

## Der Tisch im Terminal

board-game = Partie { $game } von { $games }
board-turn = Zug { $turn }
board-pile = { $count } im Stapel
board-discards = { $count } abgelegt
board-settled = liegt
board-pond = Teich: { $count }
board-mix = gemischt
board-queue = darunter, in dieser Folge
board-order = in dieser Folge
board-left = Enten übrig:
board-sight = Visier
board-own = deine
board-below = darunter versteckt
board-dived = sicher, bis dieser Spieler am Zug ist
board-team = Team { $team }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-won = hat gewonnen
board-gone = ist ausgeschieden
board-out = keine Ente mehr
board-hand = Deine Hand

## Was eine Ausgabe druckt

edition-ducks = Enten
edition-each_colour = jeder Farbe
edition-water = Wasserkarten
edition-points = Punkte
edition-marching_off = für eine Ente, die abmarschiert
edition-survivor = für eine Ente, die am Ende bleibt
edition-deck = Decks
edition-standard = Standard
edition-extended = mit den Zusatzkarten

## Was zu einem Zug bemerkt wird

remark-because_win = Weil dann nur noch du Enten hast: Du gewinnst sofort.
remark-because_hit = Weil es die { $colour_duck } auf Platz { $place } trifft.
remark-because_hits = Weil es { $count } Enten auf einmal trifft.
remark-because_safe = Weil dann nichts mehr auf deine Ente auf Platz { $place } zielt.
remark-because_aim = Weil das Visier über Platz { $place } bedroht, wer dort schwimmt.
remark-because_unseen = Weil dann auf keine deiner Enten gezielt wird.
remark-because_least = Weil deine anderen Karten den Gegnern mehr helfen würden.
remark-missed_win = Sieg verpasst
    .lesson = Such vor dem Spielen die Karte, die alles beendet: einen Schuss, der sofort losgeht, wenn nur noch ein Gegner Enten hat.
remark-let_win = { $seat } gewinnen lassen
    .lesson = Fehlt einem Gegner nur ein Schuss zum Sieg, nimm zuerst das Visier oder die Ente weg; eigene Pläne können warten.
remark-own_duck_hit = Eigene Ente getroffen
    .lesson = Sieh dir vor dem Schuss die Farben darunter an: Ein Doppelschuss nimmt, was dort schwimmt.
remark-gave_away_duck = Ente verschenkt
    .lesson = Eine deiner Enten unter einem Visier ist so gut wie getroffen. Beweg sie oder die Reihe, oder nimm das Visier weg.
remark-shot_too_late = Zu spät geschossen
    .lesson = Visiere bleiben, wo sie sind, Enten nicht. Schieß, wenn eine gegnerische Ente darunter ist, nicht eine Runde später.
remark-weaker_card = Schwächere Karte
    .lesson = Heb Karten, die sofort wirken, für den Moment auf, in dem sie etwas entscheiden, und spiel die anderen zuerst.
remark-great_shot = Großartiger Schuss: { $count } Enten in einem Zug

# What the lab counts in games of bots, and the headings of it
measure-turns = Züge
measure-turn = Züge, alle
measure-reshuffled = neu gemischte Stapel
measure-ducks = Enten, je Partie
measure-hit = getroffen
measure-missed = Fehlschüsse
measure-marched = abmarschiert
measure-eliminated = ausgeschiedene Spieler
measure-cards = Gespielte Karten, je Partie
