# Serving
room-serving-at = Vierblatt hält Tische bereit unter { $link }
room-public-address = { $word } ist von außen erreichbar: Mit --origin wird gesagt, wessen Seiten mit diesem Server sprechen dürfen, etwa --origin https://karten.example.
room-no-database = „{ $word }“ ist keine Datenbank: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
room-database-down = Die Datenbank lässt sich nicht benutzen: { $detail }

# What was I sent?
room-audit-good = { $file }: { $seat ->
    [none] Den Zuschauern
   *[other] Platz { $seat }
} wurden { $messages } Nachrichten mit { $views } Ansichten des Tisches geschickt, darin keine verdeckte Karte.
room-audit-not-sent = das ist nicht, was ein Server einem Platz geschickt hat
room-audit-not-json = das ist kein JSON-Objekt
room-audit-gap = in den Nummern der Nachrichten ist eine Lücke
room-audit-other-view = diese Ansicht hatte dieser Platz in dieser Partie nie
room-audit-tells-more = diese Ansicht sagt mehr, als der Platz wissen darf
room-audit-hidden-card = { $card } wurde genannt, als die Karte für diesen Platz verdeckt war

# Looking after a server
room-backed-up = { $file }: { $rooms } Tische mit { $entries } Einträgen.
room-restored = { $file }: { $rooms } Tische mit { $entries } Einträgen sind wieder da.
room-backup-not-empty = In dieser Datenbank gibt es schon Tische; nichts wurde geändert. Eine Sicherung braucht eine leere.
room-backup-bad-line = { $file } ist keine Sicherung von Vierblatt.
room-backup-bad-room = In { $file } ist ein Tisch, der so nicht gespielt worden sein kann; nichts wurde geändert.
room-backup-cut = { $file } ist nicht vollständig; nichts wurde geändert.
room-pruned = { $rooms ->
    [one] Ein Tisch wurde vergessen.
   *[other] { $rooms } Tische wurden vergessen.
}
room-stats = Tische: { $rooms }. Einträge: { $entries }. Aufgaben: { $jobs }.
room-stats-oldest = Am stillsten Tisch ist seit dem { $date } nichts geschehen.
