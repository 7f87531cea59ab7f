# Revoir une partie, la vérifier, la reprendre, et ce qui s’imprime

replay = Revoir
replay-walk = Revoir la partie
replay-walk-of = Revoir : { $what }
replay-seat = Place { $seat }
replay-trick-of = { $game ->
    [vier-felder] { $round }, tour de table { $trick }
    [seasons-duel] { $round }, tour { $trick }
   *[other] { $round }, pli { $trick }
}
replay-at = { $at } sur { $of }
replay-secret = Un coup qui était alors secret.
replay-nowhere = Cette partie ne peut pas être montrée.
replay-none = Il n’y a pas de telle partie ici, ou elle a été rangée depuis longtemps.
replay-ends = L’enregistrement s’arrête ici.
replay-left = La partie a été quittée avant sa fin.
replay-controls = Parcourir la partie
replay-seek = Moment de la partie
replay-to-start = Au début
replay-to-end = À la fin
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-trick-back = { $game ->
    [vier-felder] Un tour de table en arrière
    [seasons-duel] Au tour précédent
   *[other] Au pli précédent
}
replay-trick-next = { $game ->
    [vier-felder] Un tour de table en avant
    [seasons-duel] Au prochain tour complet
   *[other] Au prochain pli complet
}
replay-round-back = { $game ->
   *[other] À la manche précédente
}
replay-round-next = { $game ->
   *[other] À la manche suivante
}
replay-play = Lire
replay-pause = Arrêter
replay-speed = Vitesse
replay-times = { $speed } ×
replay-as = Vu par
replay-as-open = cartes ouvertes
replay-as-seat = comme { $name } l’a vu
replay-as-watcher = comme les spectateurs l’ont vu
replay-hands = Toutes les mains
replay-bid = enchère
replay-pair = paire
replay-other-rules = Cette partie a été jouée selon la version { $version } des règles, que ce serveur ne connaît pas. Elle est dessinée d’après son enregistrement.
replay-rules-now = Ce sont les règles de ce serveur ; la partie a été jouée selon la version { $version }.
replay-no-how = Le détail des points demanderait les règles d’alors.

# Partager, fichiers
replay-share = Lien vers ce moment
replay-link = Qui ouvre ce lien voit ce que vous voyez maintenant.
replay-no-link = Une partie tirée d’un fichier n’a pas de lien : envoyez le fichier.
replay-files = Fichiers
replay-save-record = Enregistrer l’enregistrement (lignes JSON)
replay-save-text = Enregistrer en texte, comme on le note sur papier
replay-on-paper = Cette partie est notée sur papier ; « vierblatt record from-text » en fait un enregistrement.
replay-open-file = Ouvrir un enregistrement
replay-open-about = Un enregistrement de Vierblatt ou une partie notée sur papier. Rien n’en est gardé.
replay-drop = Déposez un fichier ici ou choisissez-en un
replay-too-large = Ce fichier est trop grand pour un enregistrement.

# Reprendre
replay-go-on = Reprendre d’ici
replay-go-on-about = À une table à vous, contre des bots. La partie jouée reste ce qu’elle est.
replay-go-on-rules = Le serveur ne connaît pas les règles de cette partie : il ne peut pas la reprendre.
replay-seat-of = Vous jouez pour
replay-hidden-cards = Cartes cachées
replay-deal-as-it-was = comme elles étaient
replay-deal-anew = redonnées selon tout ce que cette place sait
replay-bots = Les autres

# Confiance
replay-trust = Vérifier la donne
replay-checking = Vérification …
replay-commitment = Ceci a été montré avant la première donne :
replay-by-browser = Recalculé par ce navigateur
replay-by-server = Vérifié par le serveur
replay-server-says = Il y faut les règles : le serveur a rejoué la partie et le dit. « vierblatt record verify » fait de même sur votre machine.
replay-how-proved = À partir du secret, les nombres de chaque manche ont été refaits et chaque paquet reposé carte par carte. Les positions sont celles que le serveur obtient en rejouant la partie ; leurs empreintes ont été calculées ici.
replay-paper-no-proof = Une partie sur papier n’a ni empreinte ni secret : il n’y a rien à prouver.
replay-no-lines = Ce fichier n’est pas un enregistrement : une ligne est illisible.
replay-line = Ligne { $line }. { $why }
replay-packs = { $count ->
    [one] Un paquet
   *[other] { $count } paquets, un à un
}
replay-sent-check = Examiner ce que j’ai reçu
replay-sent-good = { $messages } messages, dont { $views } avec la table : dans aucun une carte d’une autre main.
replay-sent-alike = { $messages } messages, dont { $views } avec la table : chacun montre ce que cette place pouvait savoir, et rien de plus.
replay-sent-not-sent = Ce n’est pas ce que cette place a reçu.
replay-sent-gap = Ligne { $line } : il manque un message avant celui-ci.
replay-sent-other-view = Ligne { $line } : la table n’a jamais été ainsi pour cette place.
replay-sent-hidden-card = La ligne { $line } nomme { $card }, cachée dans une autre main.
replay-sent-command = Comparé à la partie telle qu’elle est racontée. Ce qui ne suit que des règles, cette commande le vérifie, avec des cartes cachées réparties autrement :

# Quelque chose cloche
replay-doubt = Quelque chose cloche
replay-doubt-about = Enregistre l’enregistrement, ce moment, la version et vos mots en un fichier. « vierblatt record to-test » en fait un test.
replay-doubt-words = Qu’aurait-il dû se passer ?
replay-doubt-save = Enregistrer le signalement
replay-doubt-paper = Un signalement demande un enregistrement ; « vierblatt record from-text » en fait un de ce texte.
replay-noted = Noté à la table
replay-noted-strike = Rayer
replay-note-about = Tant que la partie dure, son enregistrement est secret. Vos mots restent sur cet appareil avec ce que vous voyez ; la partie finie, vous les enregistrez avec son enregistrement. « Enregistrer le signalement » les enregistre tout de suite, sans l’enregistrement de la partie, avec tout ce que vous voyez, votre main comprise.
replay-note-keep = Noter
replay-note-kept = C’est noté. Après la partie, vous le trouverez sous « Revoir la partie », « Quelque chose cloche ».

# Imprimé
print = Imprimer
print-of = Imprimer : { $game }
print-about = Tout ce qu’il faut à une table pour jouer avec du papier. L’impression de votre navigateur l’enregistre aussi en PDF.
print-rules = Feuille de règles
print-sheet = Feuille de marque
print-cards = Cartes
print-pieces = Carton, joker et pièces
print-what = À imprimer
print-size = Taille des cartes
print-bridge = bridge, 57 × 89 mm
print-poker = poker, 63 × 88 mm
print-backs = avec les dos, pour imprimer recto verso
print-now = Imprimer maintenant
print-count = { $cards } cartes sur { $pages } pages
print-sheet-date = Date
print-sheet-rules = Règles maison
print-sheet-bid = Enchère
print-sheet-taken = Plis
print-sheet-coins = Pièces
print-sheet-cards = Cartes
print-sheet-contract = Atout et preneur
print-sheet-points = Points
print-sheet-total = Total
print-sheet-winter = Hiver
print-sheet-spring = Printemps
print-sheet-summer = Été
print-sheet-autumn = Automne
print-sheet-hearts = Cœurs
print-sheet-spades = Piques
print-sheet-aces = As
print-sheet-figures = Figures
print-sheet-gems = FOUR GEMS
