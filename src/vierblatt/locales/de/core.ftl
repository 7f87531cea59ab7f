language = Deutsch

# Die Spiele
four-seasons = 4 Seasons
four-seasons-what = Stiche mit geheimer Ansage: Mach genau so viele, wie du angesagt hast.
vier-felder = Vier Felder
vier-felder-what = Karten von vier Feldern ernten, während sich die Jahreszeiten drehen: Jede bestimmt, was auf ihrem Feld erlaubt ist.
seasons-duel = 4 Seasons, das Duell
seasons-duel-what = Für zwei: Du bestimmst das Paar, dein Gegner, welche Karte ihre Jahreszeit wertvoller macht und welche ihm Einfluss bringt.
four-gems = Four Gems
four-gems-what = Ein Stichspiel für zwei Parteien: Wer Trumpf bestimmt, muss den Kontrakt schaffen.

# Am Tisch
us = Wir
them = Gegner
you = du
you-alone = Du
player = Spieler { $number }
partner = Partner
dealer = Geber
round = Runde { $round }
labelled = { $label }: { $text }
hand = Auf der Hand
empty = keine
last-trick = Letzter Stich
totals = Punktestand
cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
moves = Züge
more-moves = und { $count } weitere; tipp den Anfang eines Zuges
prompt = Dein Zug (oder ? für Hilfe)
help = Tipp die Nummer eines Zuges oder den Zug selbst, zum Beispiel { $example }.
    m  alle Züge          l  letzter Stich    s  Punktestand
    r  Regeln             h  ein Tipp         t  der Tisch noch einmal
    q  Tisch verlassen
    w ZUG  warum nicht; w 2  dasselbe mit seiner Nummer
    r WORT  die Regeln dazu; r 6.5  dieser Absatz
prompt-screen = Ein Zug, seine Nummer oder sein Anfang; Enter spielt ihn; r WORT: die Regeln dazu
several-moves-screen = Das können mehrere Züge sein: Sie stehen in der Liste.
finished-screen = Die Partie ist zu Ende. Mit Enter oder Strg+Q verlässt du den Tisch.
key-rules = Regeln
key-scores = Punkte
key-last = zuletzt
key-hint = Tipp
key-leave = verlassen
curtain = Gib das Gerät weiter: { $name } ist dran und drückt dann Enter.
left = Du hast den Tisch vor dem Ende verlassen.

# Rat und Trainer
advice-only-move = Es geht nur eins: { $move }.
advice-sense = Nach Kartenverstand { $move }.
advice-move = Am besten: { $move }.
advice-search = { $worlds ->
    [one] In einer gedachten Verteilung
   *[other] In { $worlds } gedachten Verteilungen
} brachte das in dieser Runde im Schnitt { $points } Punkte, auf { $error } genau.
advice-exact = Ausgerechnet über { $worlds ->
    [one] die einzige Verteilung, die möglich ist
   *[other] alle { $worlds } möglichen Verteilungen
}: Das bringt in dieser Runde im Schnitt { $points } Punkte.
advice-mixed = Hier soll man sich nicht in die Karten sehen lassen: Das wählt man in { $percent } von 100 Fällen, und es bringt im Schnitt { $points } Punkte.
advice-next-equal = { $move } ist etwa ebenso gut.
advice-next-worse = Als Nächstes käme { $move }, um etwa { $points } Punkte schlechter.
advice-next-match = Als Nächstes käme { $move }: Die Aussicht auf die Partie ist kleiner.
coach-same = Trainer: { $move } hätte ich auch gespielt.
coach-close = Trainer: { $move } ist gut; mein Zug war { $best }, kaum besser.
coach-other = Trainer: Statt { $move } hätte ich { $best } gespielt, für etwa { $points } Punkte mehr.
coach-match = Trainer: Statt { $move } hätte ich { $best } gespielt, mit besserer Aussicht auf die Partie.
coach-unweighed = Trainer: Ich hätte { $best } gespielt; { $move } habe ich kaum erwogen.

# Platz nehmen
invite-game = Welches Spiel? (Nummer oder q)
invite-seats = Zu wievielt? { $seats } [{ $usual }]
invite-options = Hausregeln als name=wert, mit Leerzeichen dazwischen, oder Enter für die üblichen: { $options }
invite-bots = Mitspieler: ein Bot ({ $bots }) für alle oder eine Liste für die Plätze, mit human:NAME für Freunde [level3]
not-understood-move = „{ $text }“ ist in diesem Spiel kein Zug.
did-you-mean = Meinst du { $near }?
rule-cited = (Regel { $rule })
rule-at-table = an diesem Tisch: { $values }
rule-not-at-table = nicht an diesem Tisch
rule-term = { $term }, Regel { $rule }
why-not-legal = { $move } ist erlaubt.

# Was in jedem Spiel abgelehnt wird
no-not-your-turn = Du bist nicht dran.
no-round-over = Die Runde ist zu Ende.
no-match-over = Die Partie ist zu Ende.
no-not-dealt = Die Karten sind noch nicht gegeben.
no-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

# Das Ende
round-over = Runde { $round } ist zu Ende.
score-line = { $name }: { $why }, { $points } { rule-cited }
totals-are = Punktestand: { $totals }
match-won = { $names ->
    [Du] Du gewinnst die Partie.
   *[other] { $count ->
        [one] { $names } gewinnt die Partie.
       *[other] { $names } gewinnen die Partie.
    }
}
match-drawn = Die Partie endet unentschieden: Niemand gewinnt.
record-at = Die Mitschrift liegt in { $file }
yes = ja
no = nein

# Falsche Wörter auf der Kommandozeile
usage-which-game = Nenne ein Spiel.
usage-no-game = Ein Spiel „{ $word }“ gibt es nicht.
usage-games-are = Die Spiele heißen { $games }.
usage-no-option = { $game } hat keine Option „{ $word }“.
usage-no-paragraph = Einen Absatz { $rule } gibt es in diesen Regeln nicht.
usage-no-rule-word = Das Wort „{ $word }“ steht in keinem Absatz.
usage-options-are = Seine Optionen sind { $options }.
usage-no-value = Die Option { $option } kann nicht „{ $word }“ sein; möglich sind { $values }.
usage-no-number = Die Option { $option } braucht eine positive ganze Zahl, nicht „{ $word }“.
usage-no-code = „{ $word }“ ist kein Regelkürzel, das diese Version kennt; eines sieht aus wie FG1-om-500.
usage-code-alone = Ein Regelkürzel nennt Spiel und Hausregeln selbst: Lass { $word } weg.
usage-option-form = Eine Option schreibt man name=wert, nicht „{ $word }“.
usage-seats = { $game } ist für { $seats } Spieler, nicht für { $count }.
usage-no-bot = Einen Mitspieler „{ $word }“ gibt es nicht.
usage-bots-are = Zur Wahl stehen { $bots }.
usage-bot-count = { $count ->
    [one] Ein Spieler ist genannt
   *[other] { $count } Spieler sind genannt
}, am Tisch sind aber { $seats } Plätze.
usage-no-language = Eine Sprache „{ $word }“ gibt es hier nicht; zur Wahl stehen { $languages }.
usage-needs-join = { $word } ist für einen Tisch bei einem Server: Nenne seinen Link mit --join.
usage-with-join = Was am Tisch eines Servers gespielt wird und mit wem, steht dort fest: Lass { $word } weg.
usage-no-file = Eine Datei „{ $word }“ gibt es nicht.
usage-cannot-read = { $word } lässt sich nicht lesen: { $detail }
usage-cannot-write = { $word } lässt sich nicht schreiben: { $detail }
usage-file-exists = { $word } gibt es schon; es bleibt, wie es ist.
usage-positive = { $option } braucht eine positive ganze Zahl.
usage-not-negative = { $option } braucht 0 oder eine positive ganze Zahl.
usage-above-zero = { $option } braucht eine Zahl über 0.
usage-bot-limit = „{ $word }“ nennt keine Bedenkzeit: bot@0.1 denkt 0,1 Sekunden je Zug nach, bot@500i 500 Durchgänge.
usage-duel-bots = Zwei Bots treten an oder so viele, wie der Tisch Plätze hat, hier { $seats }; { $count ->
    [one] genannt ist einer.
   *[other] genannt sind { $count }.
}
usage-ladder-bots = Zu einer Rangliste gehören mindestens zwei Bots, jeder nur einmal.
usage-no-cluster = Unter { $word } arbeitet niemand: { $detail }
usage-other-run = { $word } gehört zu einem anderen Lauf, dort ist { $field } { $there }, hier { $here }; die Datei bleibt, wie sie ist.
usage-no-run = { $word } ist keine Datei eines solchen Laufs: Zeile { $line } kann nicht sein; sie bleibt, wie sie ist.
usage-options-clash = Diese Optionen passen nicht zusammen: { $detail }
usage-positive-seconds = { $option } verlangt eine positive Zahl von Sekunden.
usage-no-move = Einen Zug { $word } gibt es nicht: Die Mitschrift hat { $count }.
usage-no-report = „{ $word }“ ist keine Meldung von Vierblatt: { $detail }
usage-nobody-to-move = Dort ist niemand am Zug.
usage-not-to-move = Platz { $word } ist dort nicht am Zug; gewartet wird auf { $seats }.

# Mitschriften
record-good = { $file }: in Ordnung. { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $moves } Züge.
record-proved = Das Geben ist bewiesen: Jeder Stapel ist der, den das vor der Partie festgelegte Geheimnis ergibt.
record-by-hand = Das Geben ist nicht bewiesen: Die Mitschrift hat kein Geheimnis.
record-unknown-lines = Zeilen unbekannter Art blieben stehen und wurden nicht geprüft: { $lines }.
record-bad = { $file }, Zeile { $line }: { $problem }
record-written = { $file } ist geschrieben: { $moves } Züge.
record-problem-empty = die Datei ist leer
record-problem-no-record = so fängt keine Mitschrift an
record-problem-not-json = das ist keine Zeile einer Mitschrift ({ $detail })
record-problem-cut-in-line = die Datei bricht mitten in dieser Zeile ab
record-problem-cut = die Mitschrift bricht nach dieser Zeile ab: Ihr Ende fehlt
record-problem-too-long = die Zeile ist zu lang für eine Mitschrift
record-problem-other-format = die Mitschrift hat das Format { $version }, das dieses Programm nicht kennt
record-problem-no-such-game = ein Spiel { $game } mit der Regelversion { $version } gibt es nicht
record-problem-bad-field = { $field } stimmt nicht: { $detail }
record-problem-wrong-secret = das Geheimnis ist nicht das vor der Partie festgelegte
record-problem-no-secret = das Geheimnis der Kartenverteilung fehlt, obwohl eine Festlegung darauf vermerkt ist
record-problem-other-pack = dieser Stapel ist nicht der, den das Geheimnis ergibt
record-problem-wrong-round = das müsste Runde { $round } sein
record-problem-bad-deal = so kann nicht gegeben sein: { $detail }
record-problem-no-such-card = eine Karte { $card } gibt es nicht
record-problem-no-such-move = einen Zug { $move } gibt es nicht
record-problem-no-such-player = einen Spieler { $player } gibt es nicht
record-problem-illegal = { $move } von Platz { $seat } ist nicht erlaubt: { $why }
record-problem-other-events = geschehen ist etwas anderes, als hier steht
record-problem-other-state = die Stellung ist eine andere, als hier steht
record-problem-points-too-early = die Runde ist noch nicht zu Ende
record-problem-other-points = die Punkte sind { $points }
record-problem-other-totals = der Punktestand ist { $points }
record-problem-other-end = so endet die Partie nicht
record-problem-other-winners = gewonnen haben { $winners }
record-problem-changed = an einer Zeile davor ist etwas geändert: Die Prüfsumme der Zeilen ist eine andere
record-problem-after-the-end = die Mitschrift geht nach ihrem Ende weiter
record-problem-no-round = in dem Text ist keine Runde
record-problem-match-is-over = die Partie ist schon zu Ende
record-problem-round-goes-on = die Runde davor ist noch nicht zu Ende
record-problem-not-understood = „{ $text }“ ist nicht zu verstehen
record-problem-no-events = die Zeile sagt nicht, was geschehen ist, und diese Regeln sind hier nicht bekannt
record-problem-cannot-be-told = was geschehen ist, steht hier so, dass dieses Programm es nicht lesen kann
record-problem-no-such-position = eine solche Stellung gibt es nicht: Die Mitschrift hat { $count }
record-test-written = { $file } ist geschrieben. Der Test schlägt fehl, bis darin steht, was gelten soll.
record-check-lines = Die Zeilen der Mitschrift sind, wie sie geschrieben wurden.
record-check-secret = Das Geheimnis ist das, auf das sich der Tisch vor der Partie festgelegt hat.
record-check-packs = Jedes Kartenpaket ist das, welches das Geheimnis ergibt.
record-check-moves = Jeder Zug war erlaubt.
record-check-events = Was geschehen ist, folgt aus den Zügen.
record-check-positions = Jede Stellung ist die, die geschrieben steht.
record-check-numbers = Punkte und Summen stimmen.
record-check-end = Die Partie endet, wie es geschrieben steht.
record-found-ok = geprüft
record-found-not-there = nichts zu prüfen
record-found-failed = falsch
record-found-not-checked = nicht geprüft
