# Serving
room-serving-at = Vierblatt serves rooms at { $link }
room-public-address = Others can reach { $word }: name the addresses whose pages may talk to this server with --origin, such as --origin https://cards.example.
room-no-database = "{ $word }" is no database: it is sqlite:///FILE or postgresql://USER@HOST/NAME.
room-database-down = The database cannot be used: { $detail }
