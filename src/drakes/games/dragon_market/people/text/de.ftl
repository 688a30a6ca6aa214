# Dragon Market auf Deutsch. Wie Argumente kommen, steht am Anfang von drakes/core/text.py.

game = Dragon Market

## Die Karten

card-blue_1 = Blaue Karte 1
    .text = Vier Waren zu holen, kein Bonus.
card-blue_2 = Blaue Karte 2
    .text = Vier Waren zu holen, kein Bonus.
card-blue_3 = Blaue Karte 3
    .text = Vier Waren zu holen, kein Bonus.
card-blue_4 = Blaue Karte 4
    .text = Vier Waren zu holen, kein Bonus.
card-blue_5 = Blaue Karte 5
    .text = Vier Waren zu holen, kein Bonus.
card-blue_6 = Blaue Karte 6
    .text = Vier Waren zu holen, kein Bonus.
card-blue_7 = Blaue Karte 7
    .text = Vier Waren zu holen, kein Bonus.
card-blue_8 = Blaue Karte 8
    .text = Vier Waren zu holen, kein Bonus.
card-blue_9 = Blaue Karte 9
    .text = Vier Waren zu holen, kein Bonus.
card-blue_10 = Blaue Karte 10
    .text = Vier Waren zu holen, kein Bonus.
card-vault = Bocksprung
    .text = Einmal je Zug gleitet ein Boot für 1 Punkt in seiner Linie über genau ein anderes hinweg.
card-spin = Kehrtwende
    .text = Einmal je Zug dreht ein Boot für 1 Punkt um 180 Grad um seinen Bootsmann, auch bei versperrtem Weg.
card-drift = Abdrift
    .text = Einmal je Zug gleitet ein Boot für 1 Punkt seitwärts, so weit du willst, wenn nichts im Weg ist.
card-cross = Am Bootsmann vorbei
    .text = Einmal je Zug geht dein Erbe für 2 Punkte über das Feld eines Bootsmanns.
card-diagonal = Schräger Schritt
    .text = Einmal je Zug macht dein Erbe für 1 Punkt einen schrägen Schritt.
card-leap = Sprung
    .text = Einmal je Zug springt dein Erbe für 1 Punkt geradeaus über ein Wasserfeld.
card-swap = Platztausch
    .text = Einmal je Zug tauscht dein Erbe kostenlos den Platz mit einem anderen Erben auf demselben Boot.
card-swing = Anderes Ende
    .text = Einmal je Zug dreht ein Boot mit dem Bootsmann am Ende für 1 Punkt um sein anderes Ende.
card-exchange = Stapeltausch
    .text = Einmal je Zug tauschen die beiden Stapel eines Boots kostenlos die Plätze.
card-reroll = Zweiter Wurf
    .text = Einmal je Zug wirfst du gleich nach dem Wurf einen Würfel noch einmal.
card-omit = Eine weniger
    .text = Einmal: Für deine nächste Karte reichen zwei beliebige ihrer Waren.
card-choice = Große Auswahl
    .text = Einmal: Du wählst deine nächste Karte aus dreien.
card-purse = Drei Münzen
    .text = Einmal: Du nimmst drei Münzen.

## Die Waren

good-bonsai = Bonsai
    .article = einen Bonsai
good-buddha = Buddhastatue
    .article = eine Buddhastatue
good-fan = Fächer
    .article = einen Fächer
good-ring = Ring
    .article = einen Ring
good-necklace = Halskette
    .article = eine Halskette
good-perfume = Parfüm
    .article = ein Parfüm
good-vase = Vase
    .article = eine Vase
good-baby_dragon = Drachenbaby
    .article = ein Drachenbaby
good-goldfish = Goldfischglas
    .article = ein Goldfischglas
good-mushrooms = Pilze
    .article = Pilze
good-frog = Frosch
    .article = einen Frosch
good-carpet = Teppich
    .article = einen Teppich
good-snake = Schlange
    .article = eine Schlange
good-lantern = Laterne
    .article = eine Laterne
good-teapot = Teekanne
    .article = eine Teekanne
good-kite = Papierdrachen
    .article = einen Papierdrachen
good-silk = Seide
    .article = Seide
good-jade = Jade
    .article = Jade
good-incense = Weihrauch
    .article = Weihrauch
good-flute = Flöte
    .article = eine Flöte

## Brett und Boote

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
way-north = Norden
    .to = nach Norden
way-east = Osten
    .to = nach Osten
way-south = Süden
    .to = nach Süden
way-west = Westen
    .to = nach Westen
onward-north = Norden
    .to = nach Norden
onward-east = Osten
    .to = nach Osten
onward-south = Süden
    .to = nach Süden
onward-west = Westen
    .to = nach Westen
corner-northeast = Nordosten
    .to = nach Nordosten
corner-southeast = Südosten
    .to = nach Südosten
corner-southwest = Südwesten
    .to = nach Südwesten
corner-northwest = Nordwesten
    .to = nach Nordwesten
axis-vertical = von Norden nach Süden
axis-horizontal = von Westen nach Osten
side-left = links
    .turn = nach links
side-right = rechts
    .turn = nach rechts
boat = Boot { $first }
row = Reihe { $first }
distance = { $first ->
    [one] { $first } Feld
   *[other] { $first } Felder
}
die = Würfel { $first }
face = eine { $first }

## Was eine Aktion tut

action-place_centre = { $axis_key ->
    [vertical] Ein Mittelboot von Norden nach Süden legen, Bootsmann auf { $column }{ $row }
   *[horizontal] Ein Mittelboot von Westen nach Osten legen, Bootsmann auf { $column }{ $row }
}
action-place_end = Ein Endboot mit dem Bootsmann auf { $column }{ $row } legen, Bug { $way_to }
action-keep = „{ $card }“ behalten
action-slide = { $distance ->
    [one] Boot { $boat } um { $distance } Feld { $way_to } schieben
   *[other] Boot { $boat } um { $distance } Felder { $way_to } schieben
}
action-turn = Boot { $boat } { $side_turn } drehen
action-step = Einen Schritt { $way_to } gehen
action-vault = Boot { $boat } über ein anderes schieben, { $distance } Felder { $way_to }
action-spin = Boot { $boat } um 180 Grad drehen
action-drift = { $distance ->
    [one] Boot { $boat } seitwärts schieben, { $distance } Feld { $way_to }
   *[other] Boot { $boat } seitwärts schieben, { $distance } Felder { $way_to }
}
action-cross = Am Bootsmann vorbei: { $way_to }, dann { $onward_to }
action-diagonal = Einen Schritt { $corner_to } gehen
action-leap = { $way_to } über das Wasser springen
action-swap = Den Platz mit { $seat } tauschen
action-swing = Boot { $boat } um sein anderes Ende { $side_turn } drehen
action-exchange = Die Stapel von Boot { $boat } tauschen
action-reroll = Würfel { $die } noch einmal werfen
action-coin = Eine Münze für einen Punkt ausgeben
action-end = Den Zug beenden
action-take = { $seat } eine Münze nehmen
action-starter = { $seat } beginnt
action-stock = Der nächste Stapel: { $good }
action-deal = Gezogen wird „{ $card }“
action-roll = Der Würfel zeigt { $face }

## Was geschehen ist

event-starter = { $seat_key ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-placed = Boot { $boat } liegt, sein Bootsmann steht auf { $column }{ $row }.
event-stocked = Boot { $boat } lädt { $good_article }.
event-drew = { $seat_key ->
    [you] Du ziehst „{ $card }“.
   *[other] { $seat } zieht „{ $card }“.
}
event-looked = { $seat_key ->
    [you] Du siehst dir eine Karte an.
   *[other] { $seat } sieht sich eine Karte an.
}
event-offered = Zur Wahl: „{ $card }“.
event-kept = { $seat_key ->
    [you] Du behältst verdeckt eine Karte.
   *[other] { $seat } behält verdeckt eine Karte.
}
event-own_card = Geheime Karte: „{ $card }“.
event-turn = { $seat_key ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-rolled = { $seat_key ->
    [you] Dein Würfel { $die } zeigt { $face }.
   *[other] Würfel { $die } von { $seat } zeigt { $face }.
}
event-points = { $seat_key ->
    [you] Du hast { $points } Punkte zum Ausgeben.
   *[other] { $seat } hat { $points } Punkte zum Ausgeben.
}
event-slid = { $distance ->
    [one] Boot { $boat } gleitet { $distance } Feld { $way_to }.
   *[other] Boot { $boat } gleitet { $distance } Felder { $way_to }.
}
event-turned = Boot { $boat } dreht { $side_turn }.
event-stepped = { $seat_key ->
    [you] Du gehst auf { $column }{ $row }.
   *[other] { $seat } geht auf { $column }{ $row }.
}
event-took = { $seat_key ->
    [you] Du nimmst { $good_article }.
   *[other] { $seat } nimmt { $good_article }.
}
event-showed = { $seat_key ->
    [you] Deine geheime Karte verlangt { $good_article }.
   *[other] Die geheime Karte von { $seat } verlangt { $good_article }.
}
event-passed = { $seat_key ->
    [you] Du lässt { $good_article } liegen.
   *[other] { $seat } lässt { $good_article } liegen.
}
event-validated = { $seat_key ->
    [you] Alles ist zu Hause: Du erfüllst „{ $card }“.
   *[other] Alles ist zu Hause: { $seat } erfüllt „{ $card }“.
}
event-turned_up = { $seat_key ->
    [you] Aufgedeckt, der Bonus gehört dir: „{ $card }“.
   *[other] Aufgedeckt, der Bonus gehört { $seat }: „{ $card }“.
}
event-vaulted = Boot { $boat } gleitet über ein anderes, { $distance } Felder { $way_to }.
event-spun = Boot { $boat } dreht um 180 Grad.
event-drifted = { $distance ->
    [one] Boot { $boat } treibt { $distance } Feld { $way_to }.
   *[other] Boot { $boat } treibt { $distance } Felder { $way_to }.
}
event-crossed = { $seat_key ->
    [you] Du kommst am Bootsmann vorbei auf { $column }{ $row }.
   *[other] { $seat } kommt am Bootsmann vorbei auf { $column }{ $row }.
}
event-diagonally = { $seat_key ->
    [you] Du gehst schräg auf { $column }{ $row }.
   *[other] { $seat } geht schräg auf { $column }{ $row }.
}
event-leapt = { $seat_key ->
    [you] Du springst auf { $column }{ $row }.
   *[other] { $seat } springt auf { $column }{ $row }.
}
event-swapped = { $seat_key ->
    [you] Du tauschst den Platz mit { $other }.
   *[other] { $seat } tauscht den Platz mit { $other }.
}
event-swung = Boot { $boat } dreht um sein anderes Ende { $side_turn }.
event-exchanged = Die Stapel von Boot { $boat } tauschen die Plätze.
event-rerolled = { $seat_key ->
    [you] Du wirfst Würfel { $die } noch einmal.
   *[other] { $seat } wirft Würfel { $die } noch einmal.
}
event-coin_spent = { $seat_key ->
    [you] Du gibst eine Münze für einen Punkt aus.
   *[other] { $seat } gibt eine Münze für einen Punkt aus.
}
event-coins_earned = { $seat_key ->
    [you] { $coins ->
        [one] Du bekommst { $coins } Münze.
       *[other] Du bekommst { $coins } Münzen.
    }
   *[other] { $coins ->
        [one] { $seat } bekommt { $coins } Münze.
       *[other] { $seat } bekommt { $coins } Münzen.
    }
}
event-coin_taken = { $seat_key ->
    [you] Du nimmst { $other } eine Münze.
   *[other] { $seat } nimmt { $other } eine Münze.
}
event-coins_lost = { $seat_key ->
    [you] { $coins ->
        [one] Niemand hat mehr Münzen: { $coins } Punkt von dir verfällt.
       *[other] Niemand hat mehr Münzen: { $coins } Punkte von dir verfallen.
    }
   *[other] { $coins ->
        [one] Niemand hat mehr Münzen: { $seat } verliert { $coins } Punkt.
       *[other] Niemand hat mehr Münzen: { $seat } verliert { $coins } Punkte.
    }
}
event-won = { $seat_key ->
    [you] Du hast gewonnen!
   *[other] { $seat } hat gewonnen!
}
event-drawn = Der letzte Zug ist vorbei: Das Spiel endet unentschieden.

## Warum nicht

why-DM-2-1 = Ein Boot liegt auf genau drei freien Wasserfeldern, und von dieser Art muss noch eines da sein.
why-DM-2-2 = Ein Boot mit dem Bootsmann in der Mitte darf ihn nicht am Rand haben.
why-DM-2-3 = Die Waren werden ausgelegt; es kann nur eine Art ohne Stapel kommen.
why-DM-2-5 = Es werden Karten gezogen, und kommen kann nur eine aus dem Stapel.
why-DM-2-6 = Der Startspieler wird ausgelost, unter denen am Tisch.
why-DM-3-1 = Es wird gewürfelt; die Würfel zeigen nur, was auf ihnen steht.
why-DM-3-2 = Das steht dir jetzt nicht zu.
why-DM-3-3 = Im Zug darfst du bis zu zwei Münzen ausgeben, wenn du sie hast.
why-DM-3-4 = Münzen kommen von den Gegnern, die zu Beginn des Nehmens am meisten hatten; von den nächsten erst, wenn die keine mehr haben.
why-DM-3-5 = Dafür hast du nicht genug Punkte.
why-DM-4-1 = Ein Boot gleitet nur in seiner Achse, bis ein Boot, ein Steg oder der Rand es aufhält.
why-DM-4-2 = Das Boot hat nicht genug Platz, um sich so zu drehen.
why-DM-4-3 = Erben gehen nur auf Booten und dem eigenen Steg, nie auf einen Bootsmann.
why-DM-5-1 = Das Spiel ist zu Ende.
why-DM-6-1 = Wähle eine der Karten, die du ansiehst.
why-DM-6-3 = Diesen Bonus hast du jetzt nicht.
why-DM-6-3-c = Mit diesem Bonus gleitet ein Boot nur seitwärts, und nichts darf im Weg sein.
why-DM-6-3-g = Den Platz tauschst du nur mit einem anderen Erben auf demselben Boot.
why-DM-6-3-h = Nur ein Boot mit dem Bootsmann am Ende dreht um sein anderes Ende.
why-DM-R4 = Von dort käme dein Erbe auf kein freies Feld weiter, oder er muss erst auf eines weitergehen.
why-DM-R7 = Dort ist am Ende kein freier Platz.
why-DM-R10 = Der Zufall legt die Boote aus.
why-DM-R14 = Auf dieser Seite steht neben deinem Erben kein Bootsmann.
why-DM-R19-a = Ein Boot gleitet in seiner Linie über genau ein anderes hinweg.
why-DM-R19-f = Ein Erbe springt geradeaus über ein Wasserfeld; auf dieser Seite ist keines.
why-DM-R19-h = Das Boot hat nicht genug Platz, um sich so um sein anderes Ende zu drehen.
why-DM-R19-i = Auf diesem Boot sind keine Waren mehr.
why-DM-R19-j = Ein Würfel wird nur gleich nach dem Wurf neu geworfen, vor jedem Punkt, jeder Münze und jedem anderen Bonus.

## Optionen und Varianten

option-red_cards = Spiel für Fortgeschrittene mit geheimen roten Karten
option-teams = Zweierteams
option-quick_setup = Schneller Aufbau, der Zufall legt die Boote
option-flat_points = Sieben Punkte je Zug statt der Würfel

variant-standard = Grundspiel
variant-quick = Schneller Aufbau
variant-flat = Ohne Würfel
variant-advanced = Für Fortgeschrittene
variant-teams = Teams
variant-advanced_teams = Teams für Fortgeschrittene

## Das Brett im Terminal

board-turn = Zug { $turn }
board-points = { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
board-dice = Würfel { $first } und { $second }
board-supply = { $coins ->
    [one] { $coins } Münze im Vorrat
   *[other] { $coins } Münzen im Vorrat
}
board-target = { $cards ->
    [one] { $cards } Karte gewinnt
   *[other] { $cards } Karten gewinnen
}
board-boats = Boote
board-empty = leer
board-players = Spieler
board-home = Steg { $square }
board-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-secret = geheime Karte
board-no-card = noch keine Karte
board-two-suffice = zwei beliebige reichen
board-bonuses = Boni:
board-used = benutzt
board-offered = Wähle eine Karte
board-legend = (3) Bootsmann von Boot 3 · 3a, 3b seine Waren · /2 Erbe von Spieler 2 · [2] Steg von Spieler 2
board-won = hat gewonnen

## Was eine Ausgabe druckt

edition-board = Plan
edition-side = Felder einer Seite
edition-pontoon = Felder eines Stegs
edition-boats = Boote
edition-centre = Bootsmann in der Mitte
edition-end = Bootsmann am Ende
edition-coins = Münzen
edition-count = insgesamt
edition-tokens = Waren
edition-each_kind = Plättchen jeder Art
edition-die = Seiten eines Würfels
edition-sweep = Felder, die eine Drehung braucht
edition-blue = Blaue Karten
edition-red = Rote Karten

## Was zu einem Zug bemerkt wird

remark-because_win = Weil es die letzte Karte nach Hause bringt: Du gewinnst sofort.
remark-because_home = Weil es alles für „{ $card }“ nach Hause bringt.
remark-because_take = Weil es { $good_article } nimmt: Deine Karte verlangt das.
remark-because_takes = Weil es { $count } der Waren nimmt, die deine Karte verlangt.
remark-because_nearer = Weil es dich dem näher bringt, was deine Karte verlangt.
remark-because_coins = { $coins ->
    [one] Weil jetzt nichts anderes hilft und ein übriger Punkt eine Münze wird.
   *[other] Weil jetzt nichts anderes hilft und { $coins } übrige Punkte Münzen werden.
}
remark-because_place = Weil Boote nahe an deinem Steg den Heimweg verkürzen.
remark-because_card = Weil ihre Waren am kürzesten Weg liegen.
remark-because_else = Weil alles andere von deinen Waren wegführt.
remark-missed_win = Sieg verpasst
    .lesson = Hast du alles an Bord, zähl zuerst die Punkte bis zu deinem Steg, Münzen eingerechnet: zwei davon darfst du je Zug ausgeben.
remark-let_win = { $seat } gewinnen lassen
    .lesson = Kommt jemand mit der letzten Karte nach Hause, dreh oder verschieb das Boot im Weg: Das kostet dich einen Punkt und die anderen mehrere.
remark-missed_home = Heimweg verpasst
    .lesson = Eine Karte zählt erst am Steg. Hast du alles, geh zuerst nach Hause.
remark-walked_past = Vorbeigelaufen: { $good }
    .lesson = Waren nimmst du im Vorbeigehen, umsonst. Such einen Weg, der in einem Zug zwei davon betritt.
remark-coins_asleep = Münzen liegen gelassen
    .lesson = Münzen sind Punkte für den Zug, in dem sie etwas entscheiden: zwei je Zug, wenn zu einer Ware ein oder zwei Punkte fehlen.
remark-wasted_turn = Zug verschenkt
    .lesson = Punkte, die zu Münzen werden, kommen nur zu zweit je Zug zurück. Hol lieber ein Boot heran, statt zu warten.
remark-longer_way = Ein längerer Weg
    .lesson = Ein Boot gleitet für einen Punkt so weit, wie das Wasser frei ist. Lass dich tragen, bevor du gehst.
remark-dear_card = Eine teure Karte
    .lesson = Behalt die Karte, deren Waren nahe beieinander und nahe an deinem Steg liegen.
remark-far_boat = Ein Boot zu weit weg
    .lesson = Leg Boote so, dass sie eine Brücke zu deinem Steg bilden.
remark-great_turn = Großartiger Zug: { $count } Waren und Karten auf einmal

# What the lab counts in games of bots, and the headings of it
measure-turns = Züge
measure-turn = Züge, alle
measure-coin_spent = ausgegebene Münzen
measure-moves = Bewegungen, je Partie
measure-stepped = Schritte der Erben
measure-slid = verschobene Boote
measure-turned = gedrehte Boote
measure-cards = Karten
measure-validated = erfüllte Karten
measure-goods = Genommene Waren, je Partie
