# Serving
room-serving-at = Vierblatt serves rooms at { $link }
room-public-address = Others can reach { $word }: name the addresses whose pages may talk to this server with --origin, such as --origin https://cards.example.
room-no-database = "{ $word }" is no database: it is sqlite:///FILE or postgresql://USER@HOST/NAME.
room-database-down = The database cannot be used: { $detail }

# What was I sent?
room-audit-good = { $file }: { $seat ->
    [none] the watchers were
   *[other] seat { $seat } was
} sent { $messages } messages with { $views } views of the table, and no hidden card in them.
room-audit-not-sent = this is not what a seat was sent by a server
room-audit-not-json = this is no JSON object
room-audit-gap = the numbers of the messages have a gap
room-audit-other-view = this view is none of this seat in this match
room-audit-tells-more = this view says more than the seat may know
room-audit-hidden-card = { $card } was named while it was hidden from this seat

# Looking after a server
room-backed-up = { $file }: { $rooms } rooms with { $entries } entries.
room-restored = { $file }: { $rooms } rooms with { $entries } entries are there again.
room-backup-not-empty = There are rooms in this database already; nothing was changed. A backup goes into an empty one.
room-backup-bad-line = { $file } is no backup of Vierblatt.
room-backup-bad-room = { $file } has a room that cannot have been played; nothing was changed.
room-backup-cut = { $file } is not whole; nothing was changed.
room-pruned = { $rooms ->
    [one] One room was forgotten.
   *[other] { $rooms } rooms were forgotten.
}
room-stats = Rooms: { $rooms }. Entries: { $entries }. Jobs: { $jobs }.
room-stats-oldest = In the quietest room nothing has happened since { $date }.
