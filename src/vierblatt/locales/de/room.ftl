# Serving
room-open-page = Vierblatt ist unter { $link } – öffne es im Browser. Strg+C beendet es.
room-no-page = Vierblatt hält Tische bereit unter { $link }, ohne Seite für Browser: Diese Fassung hat keine.
room-port-other = Port { $port } ist vergeben, deshalb ist es Port { $other }.
room-port-taken = Port { $port } ist vergeben. Mit --port lässt sich ein freier nennen.
room-no-address = Unter { $host } kann nichts erreichbar sein: { $detail }
room-this-machine = Nur dieser Rechner kann es öffnen.
room-own-network = Für Freunde im eigenen Netz: { $how }
room-public-address = { $word } ist von außen erreichbar: Mit --origin wird gesagt, wessen Seiten mit diesem Server sprechen dürfen, etwa --origin https://karten.example.
room-no-database = „{ $word }“ ist keine Datenbank: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
room-database-down = Die Datenbank lässt sich nicht benutzen: { $detail }
room-database-missing = Eine Datenbank { $file } gibt es nicht.

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
room-backed-up = { $file }: { $rooms ->
    [one] ein Tisch
   *[other] { $rooms } Tische
} mit { $entries ->
    [one] einem Eintrag
   *[other] { $entries } Einträgen
}.
room-restored = { $file }: { $rooms ->
    [one] Ein Tisch mit { $entries } Einträgen ist wieder da.
   *[other] { $rooms } Tische mit { $entries } Einträgen sind wieder da.
}
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

# At a server's table
room-link = Mitspielen im Terminal mit: vierblatt play --join { $link }
room-link-made = Ein Tisch zeigt seinen Link; mitspielen im Terminal mit: vierblatt play --join LINK
room-no-link = „{ $word }“ ist kein Link zu einem Tisch; er sieht aus wie http://127.0.0.1:8400/r/abc.
room-said-no = Der Server sagt: { $why }
room-refused = Das geht nicht.
room-unknown-host = { $host } ist nicht zu finden: Stimmt der Link, und gibt es ein Netz?
room-unsafe = { $host } ist nicht über https zu erreichen: { $detail }
room-unanswered = { $host } antwortet nicht: { $detail }
room-stranger = Was unter { $host } antwortet, ist kein Server von Vierblatt.
room-elsewhere = { $host } schickt alle weiter zu { $other }; sollte der Link so heißen?
room-seated = Du hast einen Platz. Falls du ihn verlierst, komm zurück mit --join { $link }
room-come-back = Wenn du dort einen Platz hast, komm zurück mit --join { $link }, dem Link, den du beim Hinsetzen bekommen hast.
room-lobby = Am Tisch: { $names }{ $free ->
    [0] .
   *[other] ; frei: { $free }.
}
room-lobby-bots = Freie Plätze nimmt der Computer, wenn die Partie beginnt.
room-partner = { $name } spielt mit dir zusammen.
room-partner-seat = Wer Platz { $seat } nimmt, spielt mit dir zusammen.
room-begin = Eingabetaste zum Anfangen; q verlässt den Tisch, ? zeigt mehr.
room-wait-host = { $name } fängt an, wenn alle da sind; q verlässt den Tisch, ? zeigt mehr.
room-wait-begin = Der Gastgeber fängt an, wenn alle da sind; q verlässt den Tisch, ? zeigt mehr.
room-risen = Du hast den Tisch verlassen; dein Platz ist wieder frei.
room-begun = Die Partie beginnt.
room-to-move = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
room-left = Dein Platz bleibt dir; komm zurück mit --join { $link }
room-sent-at = Was deinem Platz geschickt wurde, steht in { $file }; vierblatt record audit prüft es an der Mitschrift.
room-look-back = Zurückschauen kannst du unter { $link }
room-away = Der Server antwortet nicht; neuer Versuch ...
room-back = Der Server ist wieder da.
room-offline = { $name } ist nicht verbunden{ $time ->
    [never] .
   *[other] , seit { $time }.
}
room-online = { $name } ist wieder verbunden.
room-watched = { $count ->
    [0] Niemand schaut mehr zu.
    [one] Einer schaut zu.
   *[other] { $count } schauen zu.
}
room-sat = { $person ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
room-rose = Ein Platz ist wieder frei.
room-gone = { $person ->
    [you] Du bist gegangen; der Computer spielt weiter.
   *[other] { $name } ist gegangen; der Computer spielt weiter.
}
room-nudged = { $person ->
    [you] Du wirst erinnert.
   *[other] { $name } wird erinnert.
}
room-stood-in = { $keeps ->
    [yes] { $person ->
        [you] Der Computer spielt für dich, bis du zurück bist.
       *[other] Der Computer spielt für { $name }, bis { $name } zurück ist.
    }
   *[no] { $person ->
        [you] Der Computer spielt dieses eine Mal für dich.
       *[other] Der Computer spielt dieses eine Mal für { $name }.
    }
}
room-came-back = { $person ->
    [you] Du bist zurück.
   *[other] { $name } ist zurück.
}
room-paused = { $person ->
    [you] Du machst eine Pause.
   *[other] { $name } macht eine Pause.
}
room-paused-for = { $person ->
    [you] Du machst eine Pause: { $text }
   *[other] { $name } macht eine Pause: { $text }
}
room-resumed = Es geht weiter.
room-took-back = { $person ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
}
room-resigned = { $person ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}
room-said = { $name }: { $text }
room-emoted = { $name }: { $text }
room-emote-hello = Hallo!
room-emote-well-played = Gut gespielt!
room-emote-thanks = Danke!
room-emote-sorry = Entschuldigung!
room-emote-thinking = Ich überlege ...
room-emote-hurry = Bitte spielen.
room-emote-good-game = Schönes Spiel!
room-emote-bye = Auf Wiedersehen!

# Was man am Tisch eines Servers außer Zügen sagt: die Wörter, dann was sie erklärt
room-word-back = zurück
room-word-claim = rest
room-word-claim-rest = auflegen
room-word-pause = pause
room-word-resume = weiter
room-word-here = da
room-word-remind = erinnern
room-word-bot = bot
room-word-clock = uhr aus
room-word-resign = aufgeben
room-word-leave = gehen
room-word-yes = ja
room-word-no = nein
room-word-withdraw = zurückziehen
room-word-start = los
room-word-say = sag
room-word-emote = e
room-word-again = nochmal
room-word-rotate = rücken
room-word-swap = tauschen
room-word-free = frei
room-help = Außer Zügen, jederzeit:
    zurück        deinen letzten Zug zurücknehmen oder die anderen fragen, ob du
                  darfst; zurück GRUND
    pause         eine Pause; pause GRUND
    weiter        die Pause beenden
    erinnern      wer am Zug ist, wird erinnert
    bot           30 Sekunden später: ein Bot entscheidet
    rest          die Runde beenden, deren Rest entschieden ist
    auflegen      die Karten zeigen und die anderen um den Rest der Runde bitten
    da            dem Bot deinen Platz abnehmen
    uhr aus       bitten, ohne Uhr weiterzuspielen
    aufgeben      die Partie aufgeben
    gehen         endgültig gehen; ein Bot spielt weiter
    ja, nein      auf eine Frage antworten
    zurückziehen  die eigene Frage zurückziehen
    sag TEXT      etwas sagen
    e             kurze Worte; e 3 sagt das dritte
    Hinter erinnern und bot kann ein Name oder ein Platz stehen.
room-help-lobby = Vor der Partie:
    tauschen PLATZ  um einen Platztausch bitten
    frei PLATZ      einen Platz frei machen
    bot PLATZ       einen Bot hinsetzen; bot 2 level5
    ja, nein        auf eine Frage antworten
    zurückziehen    die eigene Frage zurückziehen
    sag TEXT        etwas sagen
    e               kurze Worte; e 3 sagt das dritte
    q               Tisch verlassen
    Nur der Gastgeber macht Plätze frei, setzt Bots und fängt an (Eingabetaste).
    Ein Platz ist eine Nummer oder ein Name.
room-help-after = Nach der Partie:
    nochmal       um noch eine Partie bitten oder ihr zustimmen
                  nochmal rücken: jeder einen Platz weiter
                  nochmal target=500: nach anderen Hausregeln
    los           nicht länger auf die warten, die auf deine Frage nicht antworten
                  los bots: an ihrer Stelle spielen Bots, und es geht gleich los
    ja, nein      auf eine Frage antworten
    zurückziehen  die eigene Frage zurückziehen
    sag TEXT      etwas sagen
    e             kurze Worte; e 3 sagt das dritte
    q             Tisch verlassen
room-after = „nochmal“ bittet um noch eine Partie, q verlässt den Tisch, ? zeigt mehr.
room-rematch = Es gibt eine neue Partie.
room-rematch-at = Der neue Tisch: { $link }
room-how-answer = Antworte „ja“ oder „nein“.
room-how-withdraw = „zurückziehen“ nimmt das zurück.
room-how-wait = „los“ fängt mit denen an, die zugestimmt haben; „zurückziehen“ nimmt das zurück.
room-how-resume = „weiter“ beendet die Pause.
room-how-here = „da“ nimmt ihm deinen Platz wieder ab.

# What a room refuses
room-no-bad-chair = So können die Plätze nicht besetzt sein.
room-no-bad-code = Das ist kein Regelkürzel, das diese Version kennt.
room-no-bad-name = Ein Name hat 1 bis 24 Buchstaben.
room-no-bad-options = Diese Hausregeln passen nicht zusammen.
room-no-bad-record = Diese Mitschrift ist nicht zu gebrauchen: Zeile { $line } stimmt nicht.
room-no-bad-text = Eine Zeile hat 1 bis 200 Buchstaben.
room-no-bots-play = Einverstanden sein können nur Menschen, und hier spielt ein Bot mit.
room-no-busy = An diesem Tisch geschieht zu viel zugleich; bitte noch einmal.
room-no-chair-taken = Dieser Platz ist nicht frei.
room-no-hints-off = An diesem Tisch gibt es keine Tipps.
room-no-illegal = Das ist gegen die Regeln.
room-no-match-over = Die Partie ist zu Ende.
room-no-name-taken = So heißt schon jemand an diesem Tisch.
room-no-no-claim = Das kann nur, wer gleich ausspielt, in Four Gems ab dem zweiten Stich.
room-no-no-such-bot = So einen Computergegner gibt es nicht.
room-no-no-such-game = So ein Spiel gibt es nicht.
room-no-no-such-move = Das ist kein Zug dieses Spiels.
room-no-no-such-position = Eine solche Stellung hat die Partie nicht.
room-no-no-such-request = Diese Bitte gibt es nicht mehr.
room-no-no-such-room = So einen Tisch gibt es nicht.
room-no-no-such-seat = So einen Platz gibt es nicht.
room-no-nothing-to-take-back = Es gibt nichts, was zurückgenommen werden kann.
room-no-not-absent = Dort fehlt niemand.
room-no-not-begun = Die Partie hat noch nicht begonnen.
room-no-not-decided = In dieser Runde ist noch etwas offen.
room-no-not-for-watchers = Das ist den Spielern vorbehalten.
room-no-not-host = Das kann nur der Gastgeber.
room-no-not-over = Die Partie ist noch nicht zu Ende.
room-no-not-paused = Es ist keine Pause.
room-no-not-your-turn = Du bist nicht am Zug.
room-no-paused = Es ist Pause.
room-no-people-missing = Plätze, die für Menschen bestimmt sind, sind noch frei.
room-no-rules-changed = Diese Partie wurde nach anderen Regeln begonnen, als diese Version sie hat.
room-no-seated-already = Du hast schon einen Platz.
room-no-secret-stage = Nicht, solange geheim geboten wird.
room-no-stale = Inzwischen ist etwas geschehen.
room-no-talk-off = An diesem Tisch wird so nicht geredet.
room-no-too-early = Dafür ist es zu früh.
room-no-too-many = Das war fürs Erste oft genug.
room-no-under-way = Die Partie hat schon begonnen.
room-no-wrong-origin = Das kam von einer Seite, die es nicht schicken darf.
room-no-wrong-token = Dieser Link gehört niemandem an diesem Tisch.
