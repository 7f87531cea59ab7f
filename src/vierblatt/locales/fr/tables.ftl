# What a table agrees on besides the rules of its game
setting-chairs = Places
setting-chairs-human = Pour quelqu’un que l’on attend.
setting-chairs-open = Pour qui viendra ; sinon un bot la prend au début de la partie.
setting-chairs-bot = Un bot.
setting-clock = Temps de réflexion
setting-clock-none = Autant que vous voulez ; les autres peuvent vous faire signe.
setting-clock-relaxed = Un rappel après { $seconds } secondes ; après le double, un bot vous aide.
setting-clock-strict = Après { $seconds } secondes, un bot décide.
setting-pace = Rythme des bots
setting-pace-quick = Les bots jouent aussitôt.
setting-pace-normal = Les bots attendent un instant, plus longtemps après un pli.
setting-pace-calm = Les bots prennent leur temps, pour que tout le monde suive.
setting-watchers = Spectateurs
setting-watchers-public = Qui regarde voit ce qui est découvert.
setting-watchers-open = Qui regarde voit toutes les mains d’une manche terminée.
setting-delay = Retard pour les spectateurs
setting-delay-0 = Aucun : qui regarde voit aussitôt ce qui se passe.
setting-delay-30 = Une demi-minute : tant que dure la partie, qui regarde la voit avec ce retard.
setting-delay-120 = Deux minutes : tant que dure la partie, qui regarde la voit avec ce retard.
setting-talk = Conversation à table
setting-talk-off = Aucune.
setting-talk-emotes = Quelques mots tout faits.
setting-talk-chat = Ce que vous voulez écrire.
setting-hints = Conseils
setting-hints-on = Vous pouvez demander ce qu’un bot fort ferait à votre place.
setting-hints-off = Chacun réfléchit seul.
setting-tricks = Plis joués
setting-tricks-last = Seul le dernier peut être revu : selon les règles, les autres sont face cachée. Le récit les donne en mots.
setting-tricks-all = Tous ceux de la manche peuvent être revus, un par un.
setting-stand_in = Qui remplace les absents
standard = ordinaire
not-standard = hors du jeu ordinaire
rule-code = Code des règles

# Bots, and how each of them plays
bot = { $level ->
    [level1] Niveau 1
    [level2] Niveau 2
    [level3] Niveau 3
    [level4] Niveau 4
    [level5] Niveau 5
    [greedy] Flair
    [random] Hasard
    [search] Recherche
   *[exact] Calcul
}
bot-level1 = Un débutant : il oublie vite ce qui est tombé et tombe dans les pièges des débutants.
bot-level2 = Joue gentiment et laisse encore passer bien des choses.
bot-level3 = Un bon joueur qui fait de temps en temps une petite erreur.
bot-level4 = Expérimenté : il retient beaucoup et se trompe rarement.
bot-level5 = Le plus fort : il retient tout et compte la fin d’une manche jusqu’au bout.
bot-greedy = Joue aussitôt ce qui paraît bon, sans penser plus loin.
bot-random = Joue n’importe quoi de permis.
bot-search = Essaie ses coups dans de nombreuses donnes imaginées.
bot-exact = Compte les plis dès la première carte, quand c’est possible.
