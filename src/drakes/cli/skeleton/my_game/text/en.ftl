# Every message is listed in drakes/core/text.py. Another language is another file: fr.ftl, it.ftl, de.ftl.

game = My Game
variant-standard = Standard

stones = { $first ->
    [one] a stone
   *[other] { $first } stones
}
action-take = { $stones ->
    [one] Take a stone
   *[other] Take { $stones } stones
}
event-took = { $seat_key ->
    [you] You take { $stones }.
   *[other] { $seat } takes { $stones }.
}

why-MG-2-1 = It is not your turn.
why-MG-2-2 = There are not so many stones left.
why-MG-3-1 = The game is over.
