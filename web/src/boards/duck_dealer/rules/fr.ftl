# What the pictures of the rules of Duck Dealer say, in French.

picture-recipes = Toutes les recettes : deux coins font la marchandise du côté qui les joint (3 points). Celles du dehors sont finales, à 10 ou 30 : elles prennent celles auxquelles elles sont jointes, et à 10 aussi la petite à côté. Les lignes en pointillé achètent l’équipement du milieu.
picture-planets = Une planète de départ a une mine et un chantier, toute autre une mine, une usine et un consommateur. En pointillé : pas encore construit ; « ? » : pas encore exploré. Ici quatre points les séparent.
picture-collect = Récolter : un pion d’une couleur au choix, ici commerce, et un par cabine d’équipage : ici un navigateur et deux bâtisseurs.
picture-turns = Chaque tour d’action prend une case de la piste des tours. Les tours 1 à 6 donnent jusqu’à un tronçon gratuit, 7 à 12 jusqu’à deux, 13 à 24 jusqu’à trois.
picture-holds = À la fin du tour restent quatre pions au choix, et les marchandises qui tiennent : une dans la demi-soute d’origine, deux dans chaque soute.
picture-speed = L’équipement ralentit : un pion de mouvement fait voler de 8 pas au plus avec trois places remplies, de 5 dès la quatrième, de 2 dès la septième.
picture-flight = Un vol de 5 pas : chaque point et chaque planète où l’on entre en est un. Les tronçons de bleu ne lui coûtent rien, celui d’orange compte comme un point ordinaire.
picture-explore = Qui se pose le premier sur une planète l’explore : un des deux premiers consommateurs de la piste y va, pas encore construit.
picture-pathway = De l’entrée d’un passage à sa sortie pour un pion de mouvement entier, à qui qu’il soit.
picture-build = Un pion de construction et deux marchandises construisent une usine ; un pion de construction et la marchandise qu’il veut construisent un consommateur. Les deux rapportent aussitôt.
picture-yard = Un chantier se construit avec sa marchandise imprimée et une d’une autre sorte. Puis un pion de commerce et les deux marchandises du prix achètent son équipement, qui va sur la prochaine place vide.
picture-privilege = Trois pions de construction prennent une tuile. Avec son privilège, un seul pion de commerce paie autant d’usages qu’on veut pendant une visite.
picture-trade = Un pion de commerce par usage : une mine donne une marchandise, une usine en fait une de deux, un consommateur prend la sienne contre des points.
