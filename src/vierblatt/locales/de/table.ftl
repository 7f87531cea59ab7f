# Der Tisch im Browser
table-play-now = Jetzt spielen
table-begin = Beginnen
table-coming = An den Tisch …
table-page-outdated = Es gibt eine neue Fassung dieser Seite.
table-page-missing = Ein Teil der Seite ist nicht angekommen.
table-page-anew = Seite neu laden
table-nowhere = Unter dieser Adresse ist nichts.
table-to-lobby = Zu den Spielen
table-line-lost = Die Verbindung ist weg. Gleich geht es von selbst weiter.
table-shut = Dieser Tisch ist nicht mehr zu erreichen.
table-phase-lobby = Es wird auf Spieler gewartet
table-phase-paused = Es ist Pause
table-phase-over = Die Partie ist zu Ende
table-your-turn = Du bist am Zug
table-press-again = Zum Spielen noch einmal drücken
table-only-card = Einzige Karte: drücken zum Behalten
table-waiting-for = Am Zug: { $names }
table-free-seat = freier Platz
table-gone = ist gegangen; ein Bot spielt
table-bot-plays = ein Bot spielt
table-is-bot = Bot, { $bot }
table-away = nicht da
table-queued = wird gespielt
table-chosen = gewählt
table-not-now = jetzt nicht
table-forcing = der Grund dafür
table-trick = Stich
table-card-of = { $card }, { $name }
table-log = Verlauf
table-log-unread = Verlauf: Es wurde etwas gesagt
table-score-line = { $name }: { $why }, { $points }

# Noch einmal
table-rematch-other = Noch einmal mit anderen Regeln
table-rematch-rotate = Alle rücken einen Platz weiter

# Für einen Augenblick
table-paused-by = { $person ->
    [you] Du hast die Partie angehalten; nach fünf Minuten geht es von selbst weiter.
   *[other] { $name } hat die Partie angehalten; nach fünf Minuten geht es von selbst weiter.
}
table-take-back-short = Zurücknehmen

# Wenn die Verbindung weg ist
table-line-sending = Die Verbindung ist weg. Dein Zug geht mit, sobald sie wieder da ist.

# Am Ende des Tisches
table-to-result = Zum Ergebnis
table-look-at-table = Den Tisch ansehen

# Regeln und Codes
table-rule-code = Regelcode
table-rule-code-what = Alle Hausregeln in einem kurzen Wort: Wer es eingibt, spielt nach denselben Regeln.
table-use-code = Diese Regeln nehmen
table-other-game = Das ist ein Regelcode eines anderen Spiels.
table-find-rule = ein Wort suchen
table-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz.
   *[other] { $count } Absätze.
}
table-emotes = Kurze Worte
table-back = Zurück
table-seconds = Sekunden

# Die Eingangstür
table-motto = Vier Kartenspiele mit vier Farben, mit Freunden oder mit Bots. Ohne Konto, ohne Installation.
table-games = Spiele
table-players-four-seasons = 3 oder 4 Spieler, jeder für sich oder in Teams
table-players-vier-felder = 2 bis 4 Spieler, jeder für sich
table-players-seasons-duel = 2 Spieler
table-players-four-gems = 4 Spieler, zwei Teams
table-play-now-of = Jetzt spielen: { $game }
table-with-friends = Mit Freunden
table-with-friends-of = Mit Freunden: { $game }
table-go-on = Weiterspielen
table-a-table = Ein Tisch
table-look = noch einmal ansehen
table-forget = Von der Liste nehmen: { $what }
table-finished = Deine beendeten Partien ({ $count })
table-join-by-link = Jemand wartet auf dich?
table-link-or-code = Link oder Code des Tisches
table-go = Hingehen
table-no-link = Das ist weder ein Link zu einem Tisch noch sein Code.
table-is-rule-code = { $code } ist kein Tisch, sondern ein Code für Hausregeln: { $game }.
table-set-up-with-code = Einen Tisch mit diesen Regeln eröffnen

# Einen Tisch eröffnen
table-your-name = Dein Name
table-guest = Gast
table-how-many = Spieler
table-seats = Plätze
table-seat-number = Platz { $number }
table-who-sits = Wer auf Platz { $number } sitzt
table-name-of = Name für Platz { $number }
table-sitter-human = ein Freund, per Link
table-sitter-open = wer kommt, sonst ein Bot
table-sitter-here = jemand an diesem Gerät
table-hot-seat = Ihr teilt euch dieses Gerät: Zwischen zwei Blättern fällt ein Vorhang, und niemand sieht fremde Karten.
table-house-rules = Hausregeln
table-standard = Standard
table-differences = { $count ->
    [one] eine weicht vom Standard ab
   *[other] { $count } weichen vom Standard ab
}
table-usually = sonst: { $value }
table-usual-value = wie üblich
table-back-to-standard = Zurück zum Standard
table-how-kept = Uhr, Gespräch, Zuschauer
table-clock = Uhr
table-talk = Gespräch
table-set-up = Tisch eröffnen

# Vor der Partie
table-gathering = Ein Tisch für { $game }
table-host = Gastgeber
table-seat-human = frei, für einen Freund
table-seat-open = frei für jeden, der kommt
table-seat-bot = Bot hinsetzen
table-level-of = Stärke des Bots für Platz { $seat }
table-kick = Platz freimachen
table-kick-of = Den Platz von { $name } freimachen
table-swap = Tauschen
table-swap-with = Platz tauschen mit: { $name }
table-join = An diesen Tisch setzen
table-which-seat = Welcher Platz
table-any-seat = egal
table-sit-down = Hinsetzen
table-stand-up = Aufstehen
table-full = Alle Plätze sind besetzt; du schaust zu.
table-missing = { $count ->
    [one] Einer fehlt noch.
   *[other] { $count } fehlen noch.
}
table-host-begins = { $name } beginnt die Partie.
table-bots-fill = { $count ->
    [one] Den freien Platz nimmt ein Bot, wenn du beginnst.
   *[other] Die { $count } freien Plätze nehmen Bots, wenn du beginnst.
}
table-all-here = Alle sind da.
table-invite = Einladen
table-qr = QR-Code des Links zu diesem Tisch
table-link = Link zu diesem Tisch
table-code = Code dieses Tisches
table-code-what = Auch wer ihn auf der ersten Seite ins Feld schreibt, kommt hierher.
table-copy = Kopieren
table-copied = kopiert
table-share = Teilen
table-shut-token = Der Platz, den dieses Gerät hier hatte, gehört ihm nicht mehr.
table-shut-room = So einen Tisch gibt es nicht, oder er wurde längst abgeräumt.
table-shut-other = Der Server spricht nicht mit dieser Seite. Lade sie neu.
table-watch = Zuschauen

# Während der Partie
table-more = Mehr
table-menu = Menü
table-close = Schließen
table-line-many = Von hier sind zu viele Tische offen. Es geht von selbst weiter, wenn einer geschlossen wird.
table-line-store = Der Server kommt gerade nicht an seine Aufzeichnungen. Nichts ist verloren; es geht von selbst weiter.
table-sending = Unterwegs …
table-round-over = Die Runde ist zu Ende
table-clock-left = Noch { $seconds } Sekunden
table-clock-soon = Bitte entscheide dich: die Zeit endet bald
table-resume = Weiter
table-bot-for-you = Ein Bot spielt für dich.
table-come-back = Ich bin wieder da
table-nudge = { $name } erinnern
table-call-bot = Einen Bot für { $name } spielen lassen
table-reminded = { $by ->
    [clock] Die Uhr erinnert dich: Du bist dran.
   *[seat] { $name } erinnert dich: Du bist dran.
}
table-is-away = { $name } ist nicht da.
table-is-reminded = { $name } ist erinnert.
table-nudge-in = Erinnern kannst du in { $time }, und 30 Sekunden danach einen Bot spielen lassen.
table-nudge-then = 30 Sekunden nach einer Erinnerung kannst du einen Bot spielen lassen.
table-call-in = Einen Bot spielen lassen kannst du in { $time }.
table-help-in = Ein Bot übernimmt in { $time }.
table-there = da
table-asks-swap = { $self ->
    [yes] Du möchtest mit { $other } den Platz tauschen.
   *[no] { $name } möchte mit { $other } den Platz tauschen.
}
table-asks-clock-off = { $self ->
    [yes] Du möchtest ohne Uhr weiterspielen.
   *[no] { $name } möchte ohne Uhr weiterspielen.
}
table-asks-resign = { $self ->
    [yes] Du möchtest die Partie aufgeben.
   *[no] { $name } möchte die Partie aufgeben.
}
table-asks-rematch = { $self ->
    [yes] Du möchtest noch eine Partie
   *[no] { $name } möchte noch eine Partie
}{ $order ->
    [rotate] , jeder einen Platz weiter.
   *[same] .
}
table-asks-take-back = { $self ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { $name } möchte einen Zug zurücknehmen.
}
table-asks-back-what = Was danach gespielt wurde, wird auch zurückgenommen.
table-asks-claim = { $self ->
    [yes] Du beanspruchst den Rest der Runde; die anderen sehen deine Karten.
   *[no] { $name } beansprucht den Rest der Runde und legt diese Karten auf.
}
table-asks-claim-what = Sind alle einverstanden, wird die Runde gleich zu Ende gespielt: diese Karten von der stärksten an, Trümpfe zuerst, die anderen, wie sie kommen.
table-asked-of = Es fehlt die Antwort von { $names }
table-name-away = { $name } (nicht da)
table-go-ahead-what = Du musst nicht warten: Wer zugesagt hat, kann jetzt an einen neuen Tisch.
table-go-ahead = Anfangen; die übrigen Plätze bleiben offen
table-go-ahead-bots = Anfangen; Bots nehmen die übrigen Plätze
table-withdraw = Zurückziehen
table-agree = Ja
table-decline = Nein
table-told-asked = { $what ->
    [claim] { $person ->
        [you] Du beanspruchst den Rest der Runde und legst deine Karten auf.
       *[other] { $name } beansprucht den Rest der Runde und legt die Karten auf.
    }
    [take-back] { $person ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $name } möchte einen Zug zurücknehmen.
    }
    [swap] { $person ->
        [you] Du möchtest den Platz tauschen.
       *[other] { $name } möchte den Platz tauschen.
    }
    [clock-off] { $person ->
        [you] Du möchtest ohne Uhr weiterspielen.
       *[other] { $name } möchte ohne Uhr weiterspielen.
    }
    [resign] { $person ->
        [you] Du fragst deinen Partner, ob aufgegeben wird.
       *[other] { $name } fragt den Partner, ob aufgegeben wird.
    }
   *[rematch] { $person ->
        [you] Du möchtest noch eine Partie.
       *[other] { $name } möchte noch eine Partie.
    }
}
table-told-back-agreed = Alle sind einverstanden: { $person ->
    [you] Dein letzter Zug
   *[other] Der letzte Zug von { $name }
} wird zurückgenommen.
table-told-claim-agreed = Alle sind einverstanden: Die Runde wird zu Ende gespielt.
table-told-settled = { $granted ->
    [yes] Das ist abgemacht.
   *[no] Die Frage ist vom Tisch.
}
table-told-clock-stopped = Die Uhr ist aus.
table-told-claimed = { $person ->
    [you] Du beendest die Runde: Der Rest ist entschieden.
   *[other] { $name } beendet die Runde: Der Rest ist entschieden.
}
table-told-swapped = Zwei haben die Plätze getauscht.
table-take-back = Letzten Zug zurücknehmen
table-ask-back = Bitten, den letzten Zug zurückzunehmen
table-ask-back-why = warum zurück, wenn du magst
table-decided = Der Rest der Runde ist entschieden.
table-claim = Runde beenden
table-claim-rest = Karten auflegen und den Rest der Runde beanspruchen
table-claim-rest-sure = Wirklich alle Karten zeigen?
table-pause = Pause
table-pause-why = warum, wenn du magst
table-clock-off = Bitten, die Uhr auszumachen
table-resign = Partie aufgeben
table-resign-sure = Wirklich aufgeben?
table-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter; du kannst zuschauen.
table-leave = Endgültig gehen; ein Bot spielt weiter
table-leave-sure = Wirklich gehen?
table-leave-table = Diesen Tisch endgültig verlassen
table-leave-table-sure = Wirklich gehen?
table-cancel = Abbrechen
table-say = etwas sagen
table-send = Sagen
table-mute = { $name } nicht hören
table-people = Wer da ist
table-watchers = { $count ->
    [one] Einer schaut zu
   *[other] { $count } schauen zu
} und { $count ->
    [one] sieht
   *[other] sehen
}, { $hands ->
    [open] wenn die Runde vorbei ist, alle Blätter.
   *[public] was offen liegt.
}
table-you-watch = Du schaust zu{ $count ->
    [one] .
   *[other] , { $count } insgesamt.
}
table-watchers-names = Es schauen zu: { $names }
table-watchers-others = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
table-watchers-late = { $who ->
    [you] Du siehst alles { $seconds } Sekunden später.
   *[they] Gezeigt wird es ihnen { $seconds } Sekunden später.
}
table-watch-name = Name, den die anderen sehen
table-watch-named = Mit diesem Namen zuschauen
table-log-before = Bevor du kamst
table-log-news = Neues
table-scores = Punkte
table-no-scores = Die erste Runde läuft noch.
table-hint = Tipp
table-hint-thinking = Ich überlege …
table-hint-later = Einen Tipp gibt es, wenn du am Zug bist.
table-hint-what = Vom stärksten Bot; er sieht, was du siehst, und sonst nichts.
table-rules = Regeln
table-text = Der Tisch in Worten
table-read-aloud = Vorlesen
table-nothing-yet = noch nichts
table-fault = Beim Server ist etwas schiefgegangen. Versuch es noch einmal.
table-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.

# Ein Gerät teilen
table-pass-to = Gib das Gerät { $name }
table-curtain = Sonst schaut jetzt niemand hin.
table-curtain-bots = Die Bots spielen …
table-curtain-hold = Halte die Taste gedrückt, bis sie gefüllt ist.
table-i-am = Ich bin { $name }

# Nach der Partie
table-you-won = Du hast die Partie gewonnen.
table-you-gave-up = Du hast die Partie aufgegeben.
table-gave-up = { $name } hat die Partie aufgegeben.
table-rematch = Noch einmal
table-to-rematch = Zur neuen Partie
table-watch-rematch = Bei der neuen Partie zuschauen
table-rematch-without = Eine neue Partie ist an einem anderen Tisch. Ist dort ein Platz frei, kannst du dich setzen.
table-record = Protokoll speichern
table-record-what = Das Protokoll hat jede Karte und jeden Zug und beweist, dass beim Geben nichts gedreht wurde.
table-sent = Speichern, was mir geschickt wurde
table-sent-what = Was dir geschickt wurde, zeigt, dass nie eine verdeckte Karte dabei war.

# Einstellungen
table-settings = Einstellungen
table-language = Sprache
table-letters = Buchstaben der Karten
table-letters-spoken = wie die Sprache
table-theme = hell und dunkel
table-theme-system = wie das Gerät
table-theme-light = hell
table-theme-dark = dunkel
table-speed = Bewegung
table-speed-off = keine
table-speed-quick = schnell
table-speed-normal = normal
table-speed-calm = ruhig
table-sorting = Ordnung der Hand
table-sorting-suit = nach Farbe, hohe zuerst
table-sorting-reverse = nach Farbe, andersherum
table-sorting-rank = nach Wert
table-sorting-dealt = wie gegeben
table-sort = Ordnung der Hand: { $order }
table-switch-twoTaps = zweimal tippen: anheben, dann spielen
table-switch-only = die einzig mögliche Karte nach kurzer Zeit für mich spielen
table-switch-sound = Töne
table-switch-title = im Titel und Symbol der Seite zeigen, dass ich dran bin
table-switch-large = große Karten und Schrift
table-switch-calm = ruhig: eins nach dem anderen
table-switch-single = ein Schalter: Was möglich ist, leuchtet nacheinander auf, jede Taste nimmt es
table-switch-hold = zu mehreren an einem Gerät: die Taste gedrückt halten, um die nächste Hand zu sehen
table-switch-notices = eine Meldung, wenn ich dran bin und die Seite nicht zu sehen ist

# Am Tisch spielen
table-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
table-trick-taken = Geht an { $name }: { $worth }
table-trick-of = Stich { $number } von { $count }
table-trick-before = der Stich davor
table-trick-after = der Stich danach
table-in-front = { $card }, liegt vorn
table-queue-dropped = Deine Karte bleibt auf der Hand: Es ist etwas geschehen, wofür sie nicht gedacht war.

# Der Wertungsbogen
table-sheet-how = Wie kommt das zustande? { $name }, { $round }:
table-sheet-rule = Regel { $rule }
table-sheet-nothing = nichts
table-sheet-before = Davor
table-sheet-after = Insgesamt
table-sheet-floor = Kein Gesamtstand fällt unter 0
table-sheet-counted = Was gezählt wurde
table-sheet-counted-cards = Karten
table-sheet-counted-hearts = Herz
table-sheet-counted-spades = Pik
table-sheet-counted-aces = Asse
table-sheet-counted-coins = Münzen
table-sheet-counted-figures = Figuren
table-opened-drawn = gezogen
table-sheet-target = Gespielt wird bis { $target } Punkte.
table-sheet-to-go = { $points ->
    [0] erreicht
   *[other] noch { $points }
}
table-sheet-games = Die Punkte von { $games } Spielen werden zusammengezählt.
table-sheet-tie-vier-felder = { $by ->
    [coins] Die Punkte sind gleich; die Münzen der letzten Runde haben entschieden.
    [aces] Die Punkte und die Münzen der letzten Runde sind gleich; ihre Asse haben entschieden.
    [shared] Die Punkte sowie die Münzen und Asse der letzten Runde sind gleich: Der Sieg wird geteilt.
   *[other] Die Punkte sind gleich: Es entscheiden die Münzen der letzten Runde, dann ihre Asse.
}
table-sheet-tie-seasons-duel = Die Punkte sind gleich: Es entscheiden die Figuren.
