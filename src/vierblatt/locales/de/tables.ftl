# What a table agrees on besides the rules of its game
setting-chairs = Plätze
setting-chairs-human = Für jemanden, auf den gewartet wird.
setting-chairs-open = Für alle, die kommen; fehlt jemand, spielt von Beginn an ein Bot.
setting-chairs-bot = Ein Bot.
setting-clock = Bedenkzeit
setting-clock-none = So lange du willst; die anderen dürfen dich erinnern.
setting-clock-relaxed = Nach { $seconds } Sekunden eine Erinnerung, nach doppelt so langer Zeit hilft ein Bot.
setting-clock-strict = Nach { $seconds } Sekunden entscheidet ein Bot.
setting-pace = Tempo der Bots
setting-pace-quick = Bots spielen sofort.
setting-pace-normal = Bots warten einen Augenblick, nach einem Stich länger.
setting-pace-calm = Bots lassen sich Zeit, damit alle mitkommen.
setting-watchers = Zuschauer
setting-watchers-public = Wer zuschaut, sieht, was offen liegt.
setting-watchers-open = Wer zuschaut, sieht nach jeder Runde alle Blätter.
setting-delay = Verzögerung für Zuschauer
setting-delay-0 = Keine: wer zuschaut, sieht sofort, was geschieht.
setting-delay-30 = Eine halbe Minute: um so viel später sieht es, wer zuschaut, solange die Partie läuft.
setting-delay-120 = Zwei Minuten: um so viel später sieht es, wer zuschaut, solange die Partie läuft.
setting-talk = Gespräch am Tisch
setting-talk-off = Keines.
setting-talk-emotes = Ein paar feste Worte.
setting-talk-chat = Was du schreiben magst.
setting-hints = Tipps
setting-hints-on = Du darfst fragen, was ein starker Bot an deiner Stelle täte.
setting-hints-off = Jeder denkt selbst.
setting-tricks = Gespielte Stiche
setting-tricks-last = Nur der letzte lässt sich noch einmal ansehen: Nach den Regeln liegen die anderen verdeckt. Der Verlauf nennt sie in Worten.
setting-tricks-all = Alle der Runde lassen sich noch einmal ansehen, einer nach dem anderen.
setting-stand_in = Wer für Abwesende einspringt
standard = üblich
not-standard = anders als üblich
rule-code = Regelkürzel

# Bots, and how each of them plays
bot = { $level ->
    [level1] Stufe 1
    [level2] Stufe 2
    [level3] Stufe 3
    [level4] Stufe 4
    [level5] Stufe 5
    [greedy] Kartengefühl
    [random] Zufall
    [search] Suche
   *[exact] Rechner
}
bot-level1 = Ein Anfänger: vergisst schnell, was gefallen ist, und fällt auf alles herein, worauf Anfänger hereinfallen.
bot-level2 = Spielt freundlich mit und übersieht noch manches.
bot-level3 = Ein guter Spieler, der ab und zu einen kleinen Fehler macht.
bot-level4 = Erfahren: merkt sich viel und vertut sich selten.
bot-level5 = Der Stärkste: merkt sich alles und zählt das Ende einer Runde aus.
bot-greedy = Spielt sofort, was gut aussieht, und denkt nicht weiter.
bot-random = Spielt irgendetwas, das erlaubt ist.
bot-search = Probiert seine Züge in vielen vorgestellten Verteilungen aus.
bot-exact = Zählt die Stiche von der ersten Karte an aus, wo das geht.
