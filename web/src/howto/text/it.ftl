# Quel che dice solo la pagina «Come si gioca», in italiano.

contents = In questa pagina
story = La storia
goal = Lo scopo
your-goal = Il tuo scopo.
players = da { $from } a { $to } giocatori
found-none = Niente contiene queste parole.
rather-do = Meglio fare che leggere?
