# What the pictures of the rules of Duck Dealer say, in French.

picture-recipes = Toutes les recettes : deux matières premières, aux coins, font le semi-fini du côté qui les joint ({ $low } points). Au dehors sont les produits finis, à { $ten } ou { $thirty } : ils se font des marchandises auxquelles ils sont joints, ceux à { $ten } aussi de la petite à côté. Les lignes en pointillé achètent l’équipement du milieu.
picture-planets = Une planète de départ a une mine et un chantier spatial, toute autre une mine, une usine et un consommateur. En pointillé : pas encore construit ; « ? » : pas encore exploré. Ici quatre points les séparent.
picture-collect = Collecter : un marqueur d’une couleur au choix, ici commerce, et un par quartier d’équipage : ici un navigateur et deux constructeurs.
picture-turns = Chaque tour d’action prend une case du compte-tours. Les tours 1 à { $one_until } donnent jusqu’à une pièce de route intergalactique gratuite, { $two_from } à { $two_until } jusqu’à deux, { $three_from } à { $turns } jusqu’à trois.
picture-holds = À la fin du tour { $kept ->
        [one] reste un marqueur au choix
       *[other] restent { $kept } marqueurs au choix
    }, et les marchandises qui tiennent : { $half_hold } dans la demi-cale d’origine, { $hold } dans chaque cale.
picture-speed = L’équipement ralentit : un marqueur de déplacement fait voler de { $fast } étapes au plus avec { $fast_slots } emplacements remplis (scout), de { $medium } dès l’emplacement { $medium_from } (croiseur), de { $slow } dès l’emplacement { $slow_from } (cargo).
picture-flight = Un vol de 5 étapes : chaque point et chaque planète où l’on entre en est une. Les pièces de route de bleu ne lui coûtent rien, celle d’orange compte comme un point ordinaire.
picture-explore = Qui se pose le premier sur une planète l’explore : un des deux premiers consommateurs de la piste y va, pas encore construit.
picture-pathway = De l’entrée d’un passage de Schrödinger, à qui qu’il soit, à sa sortie pour un marqueur de déplacement entier.
picture-build = Un marqueur de construction et deux marchandises construisent une usine ; un marqueur de construction et la marchandise qu’il veut construisent un consommateur. Les deux rapportent aussitôt.
picture-yard = Un chantier spatial se construit avec sa marchandise imprimée et une d’une autre sorte. Puis un marqueur de commerce et les deux marchandises du prix achètent son équipement, qui va sur le prochain emplacement vide.
picture-privilege = { $claim ->
        [one] Un marqueur de construction prend une tuile.
       *[other] { $claim } marqueurs de construction prennent une tuile.
    } Avec son privilège, un seul marqueur de commerce paie autant d’usages qu’on veut pendant une visite.
picture-trade = Un marqueur de commerce par usage : une mine donne une marchandise, une usine en fait une de deux, un consommateur prend la sienne contre des points.
