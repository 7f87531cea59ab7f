# Der Rückblick auf eine Partie, ihre Prüfung, wie man von ihr aus weiterspielt, und was sich drucken lässt

replay = Rückblick
replay-walk = Die Partie durchgehen
replay-walk-of = Durchgehen: { $what }
replay-seat = Platz { $seat }
replay-trick-of = { $game ->
    [vier-felder] { $round }, Umlauf { $trick }
    [seasons-duel] { $round }, Runde { $trick }
   *[other] { $round }, Stich { $trick }
}
replay-at = { $at } von { $of }
replay-secret = Ein Zug, der damals geheim war.
replay-nowhere = Diese Partie lässt sich nicht zeigen.
replay-none = So eine Partie gibt es hier nicht, oder sie wurde längst abgeräumt.
replay-ends = Hier endet das Protokoll.
replay-left = Die Partie wurde vor ihrem Ende verlassen.
replay-controls = Durch die Partie gehen
replay-seek = Stelle in der Partie
replay-to-start = Zum Anfang
replay-to-end = Zum Ende
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-trick-back = { $game ->
    [vier-felder] Einen Umlauf zurück
    [seasons-duel] Zur Runde davor
   *[other] Zum Stich davor
}
replay-trick-next = { $game ->
    [vier-felder] Einen Umlauf weiter
    [seasons-duel] Zur nächsten vollen Runde
   *[other] Zum nächsten vollen Stich
}
replay-round-back = { $game ->
    [seasons-duel] Zum Spiel davor
   *[other] Zur Runde davor
}
replay-round-next = { $game ->
    [seasons-duel] Zum nächsten Spiel
   *[other] Zur nächsten Runde
}
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed } ×
replay-as = Gesehen von
replay-as-open = alle Karten offen
replay-as-seat = wie { $name } es sah
replay-as-watcher = wie es Zuschauer sahen
replay-hands = Alle Hände
replay-bid = Ansage
replay-pair = Paar
replay-other-rules = Diese Partie wurde nach Version { $version } der Regeln gespielt, die dieser Server nicht kennt. Gezeigt wird, was ihr Protokoll erzählt.
replay-rules-now = Das sind die Regeln dieses Servers; gespielt wurde nach Fassung { $version }.
replay-no-how = Wie die Punkte zustande kamen, ließe sich nur mit den Regeln von damals sagen.

# Teilen, Dateien
replay-share = Link zu dieser Stelle
replay-link = Wer diesen Link öffnet, sieht, was du jetzt siehst.
replay-no-link = Eine Partie aus einer Datei hat keinen Link: Schick die Datei mit.
replay-files = Dateien
replay-save-record = Protokoll speichern (JSON-Zeilen)
replay-save-text = Als Text speichern, wie man auf Papier mitschreibt
replay-on-paper = Diese Partie ist auf Papier mitgeschrieben; „vierblatt record from-text“ macht ein Protokoll daraus.
replay-open-file = Ein Protokoll öffnen
replay-open-about = Ein Protokoll von Vierblatt oder eine auf Papier mitgeschriebene Partie. Nichts davon wird behalten.
replay-drop = Leg eine Datei hier ab oder wähle eine aus
replay-too-large = Diese Datei ist zu groß für ein Protokoll.

# Weiterspielen
replay-go-on = Von hier weiterspielen
replay-go-on-about = An einem eigenen Tisch, gegen Bots. Die gespielte Partie bleibt, wie sie ist.
replay-go-on-rules = Der Server kennt die Regeln dieser Partie nicht: Von ihr aus geht es nicht weiter.
replay-seat-of = Du spielst für
replay-hidden-cards = Verdeckte Karten
replay-deal-as-it-was = wie sie lagen
replay-deal-anew = neu gegeben, passend zu allem, was dieser Platz weiß
replay-bots = Die anderen

# Vertrauen
replay-trust = Das Geben prüfen
replay-checking = Wird geprüft …
replay-commitment = Das wurde vor dem ersten Geben gezeigt:
replay-by-browser = Von diesem Browser nachgerechnet
replay-by-server = Vom Server geprüft
replay-server-says = Dafür braucht es die Regeln: Der Server hat die Partie noch einmal gespielt und sagt es so. „vierblatt record verify“ tut dasselbe auf deinem Gerät.
replay-how-proved = Aus dem Geheimnis wurden die Zahlen für jede Runde gebildet und jeder Stapel Karte für Karte noch einmal gelegt. Die Stellungen sind die, die der Server beim Nachspielen hat; ihre Prüfsummen wurden hier gebildet.
replay-paper-no-proof = Eine Partie auf Papier hat keine Prüfsumme und kein Geheimnis: Da ist nichts zu beweisen.
replay-no-lines = Die Datei ist kein Protokoll: Eine Zeile darin lässt sich nicht lesen.
replay-line = Zeile { $line }. { $why }
replay-packs = { $count ->
    [one] Ein Stapel
   *[other] { $count } Stapel, einer nach dem anderen
}
replay-sent-check = Durchsehen, was ich bekam
replay-sent-good = { $messages } Nachrichten, davon { $views } mit dem Tisch: in keiner eine Karte aus fremder Hand.
replay-sent-alike = { $messages } Nachrichten, davon { $views } mit dem Tisch: Jede zeigt, was dieser Platz wissen durfte, und nicht mehr.
replay-sent-not-sent = Das ist nicht, was dieser Platz bekam.
replay-sent-gap = Zeile { $line }: Davor fehlt eine Nachricht.
replay-sent-other-view = Zeile { $line }: So sah der Tisch für diesen Platz in keinem Augenblick der Partie aus.
replay-sent-hidden-card = Zeile { $line } nennt { $card }; die lag verdeckt in einer fremden Hand.
replay-sent-command = Verglichen wurde mit der Partie, wie sie nacherzählt wird. Was nur aus den Regeln folgt, prüft dieser Befehl, auch mit anders liegenden verdeckten Karten:

# Hier stimmt etwas nicht
replay-doubt = Hier stimmt etwas nicht
replay-doubt-about = Speichert das Protokoll, diese Stelle, die Version und deine Worte als eine Datei. „vierblatt record to-test“ macht einen Test daraus.
replay-doubt-words = Was hätte geschehen sollen?
replay-doubt-save = Meldung speichern
replay-doubt-paper = Eine Meldung braucht ein Protokoll; „vierblatt record from-text“ macht eines aus diesem Text.
replay-noted = Am Tisch notiert
replay-noted-strike = Streichen
replay-note-about = Solange die Partie läuft, ist ihr Protokoll geheim. Deine Worte bleiben auf diesem Gerät, mit dem, was du jetzt siehst; nach der Partie speicherst du sie mit ihrem Protokoll. „Meldung speichern“ speichert sie sofort, ohne Protokoll, mit allem, was du jetzt siehst, auch deiner Hand.
replay-note-keep = Notieren
replay-note-kept = Notiert. Nach der Partie findest du es unter „Die Partie durchgehen“, „Hier stimmt etwas nicht“.

# Gedruckt
print = Drucken
print-of = Drucken: { $game }
print-about = Alles, was ein Tisch braucht, um mit Papier zu spielen. Der Druckdialog deines Browsers speichert es auch als PDF.
print-rules = Regelblatt
print-sheet = Schreibblatt
print-cards = Karten
print-pieces = Quadrat, Joker und Münzen
print-what = Was gedruckt wird
print-size = Größe der Karten
print-bridge = Bridge, 57 × 89 mm
print-poker = Poker, 63 × 88 mm
print-backs = mit Rückseiten, für beidseitigen Druck
print-now = Jetzt drucken
print-count = { $cards } Karten auf { $pages } Seiten
print-sheet-date = Datum
print-sheet-rules = Hausregeln
print-sheet-bid = Ansage
print-sheet-taken = Stiche
print-sheet-coins = Münzen
print-sheet-cards = Karten
print-sheet-contract = Trumpf und Nehmer
print-sheet-points = Punkte
print-sheet-total = Summe
print-sheet-winter = Winter
print-sheet-spring = Frühling
print-sheet-summer = Sommer
print-sheet-autumn = Herbst
print-sheet-hearts = Herz
print-sheet-spades = Pik
print-sheet-aces = Asse
print-sheet-figures = Figuren
print-sheet-gems = FOUR GEMS
