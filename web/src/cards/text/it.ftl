# Quello che dicono le carte dei giochi, in italiano.

pitch-sitting_ducks = Le tue anatre sono in fila. Quelle degli altri pure. Mira, spingi, nasconditi e resta l’ultimo a galla.
pitch-dragon_market = Fai scorrere e girare le barche per costruirti la strada attraverso il porto, e torna a casa con le merci.
pitch-duck_dealer = Raccogli energia, pianifica a lungo, poi un solo turno enorme: vola, costruisci e vendi alla galassia ciò di cui non ha mai avuto bisogno.
