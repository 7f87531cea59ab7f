# Serving
room-serving-at = Vierblatt tient ses tables à { $link }
room-public-address = { $word } est accessible de l’extérieur : indiquez avec --origin quelles pages peuvent parler à ce serveur, par exemple --origin https://cartes.example.
room-no-database = « { $word } » n’est pas une base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
room-database-down = La base de données est inutilisable : { $detail }

# What was I sent?
room-audit-good = { $file } : { $seat ->
    [none] les spectateurs ont
   *[other] la place { $seat } a
} reçu { $messages } messages avec { $views } vues de la table, sans aucune carte cachée.
room-audit-not-sent = ce n’est pas ce qu’un serveur a envoyé à une place
room-audit-not-json = ce n’est pas un objet JSON
room-audit-gap = il y a un trou dans les numéros des messages
room-audit-other-view = cette place n’a jamais eu cette vue dans cette partie
room-audit-tells-more = cette vue en dit plus que la place ne doit savoir
room-audit-hidden-card = { $card } a été nommée alors que cette place ne la voyait pas

# Looking after a server
room-backed-up = { $file } : { $rooms } tables avec { $entries } entrées.
room-restored = { $file } : { $rooms } tables avec { $entries } entrées sont de retour.
room-backup-not-empty = Cette base contient déjà des tables ; rien n’a été changé. Une sauvegarde demande une base vide.
room-backup-bad-line = { $file } n’est pas une sauvegarde de Vierblatt.
room-backup-bad-room = { $file } contient une table qui n’a pas pu être jouée ainsi ; rien n’a été changé.
room-backup-cut = { $file } n’est pas complet ; rien n’a été changé.
room-pruned = { $rooms ->
    [one] Une table a été oubliée.
   *[other] { $rooms } tables ont été oubliées.
}
room-stats = Tables : { $rooms }. Entrées : { $entries }. Tâches : { $jobs }.
room-stats-oldest = À la table la plus calme, rien ne s’est passé depuis le { $date }.
