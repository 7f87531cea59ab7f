# Serving
room-serving-at = Vierblatt hält Tische bereit unter { $link }
room-public-address = { $word } ist von außen erreichbar: Mit --origin wird gesagt, wessen Seiten mit diesem Server sprechen dürfen, etwa --origin https://karten.example.
room-no-database = „{ $word }“ ist keine Datenbank: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
room-database-down = Die Datenbank lässt sich nicht benutzen: { $detail }
