# Serving
room-serving-at = Vierblatt tient ses tables à { $link }
room-public-address = { $word } est accessible de l’extérieur : indiquez avec --origin quelles pages peuvent parler à ce serveur, par exemple --origin https://cartes.example.
room-no-database = « { $word } » n’est pas une base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
room-database-down = La base de données est inutilisable : { $detail }
