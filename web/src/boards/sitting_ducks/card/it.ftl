# What the card of Sitting Ducks says, in Italian.

pitch-sitting_ducks = Le tue anatre sono in fila. Quelle degli altri pure. Mira, spingi, nasconditi e resta l’ultimo a galla.
