# What the card of Duck Dealer says, in Italian.

pitch-duck_dealer = Accumula energia, pianifica a lungo, poi un solo turno enorme: vola, costruisci e vendi alla galassia ciò di cui non ha mai avuto bisogno.
