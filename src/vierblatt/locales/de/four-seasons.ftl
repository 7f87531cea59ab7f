# Optionen
four-seasons-option-bonus = ob es nach den Ansagen eine Bonusrunde gibt
four-seasons-option-bonus-on = Nach den Ansagen darf jeder seine oberste Karte zeigen; wer die höchste zeigt, spielt mit offener Ansage um mehr Punkte.
four-seasons-option-bonus-off = Die Stiche folgen gleich auf die Ansagen; alle Ansagen bleiben bis zum Schluss verdeckt.
four-seasons-option-variant = jeder für sich; profi, wo nur eine erfüllte Ansage die Partie gewinnt; oder zwei Teams
four-seasons-option-variant-standard = Jeder für sich, bis 50 Punkte, wenn kein anderes Ziel gesetzt ist.
four-seasons-option-variant-profi = Jeder für sich, bis 77 Punkte, wenn kein anderes Ziel gesetzt ist; gewinnen kann nur, wer in der letzten Runde seine Ansage erfüllt hat.
four-seasons-option-variant-team = Zwei Teams zu zweit, Partner sitzen sich gegenüber und sehen ihre Ansagen; eine Bonusrunde gibt es nicht.
four-seasons-option-butterfly_bid = was der Schmetterling in einer Ansage zählt
four-seasons-option-butterfly_bid-zero = In einer Ansage zählt der Schmetterling 0.
four-seasons-option-butterfly_bid-forbidden = Der Schmetterling darf nicht in eine Ansage.
four-seasons-option-butterfly_bid-as_turn_up = In einer Ansage zählt der Schmetterling wie die aufgedeckte Karte.
four-seasons-option-target = die Punkte, mit denen man die Partie gewinnt (50, bei profi 77)
four-seasons-note-team-without-bonus = Zwei Teams spielen ohne Bonusrunde, was bonus auch sagt (Regel 10.2).

# Die Farben und ihre Jahreszeiten. $colour und $season sind Buchstaben der Schreibweise.
four-seasons-colour = { $colour ->
    [B] Blau
    [G] Grün
    [Y] Gelb
   *[R] Rot
}
four-seasons-season = { $season ->
    [B] Winter
    [G] Frühling
    [Y] Sommer
    [R] Herbst
   *[BF] Schmetterling
}

# Was geschah. $person ist you, partner oder other; $name ist der Name des Spielers.
four-seasons-dealt = { $person ->
    [you] Du bekommst { $cards }.
    [partner] Dein Partner { $name } bekommt { $count } Karten.
   *[other] { $name } bekommt { $count } Karten.
}
four-seasons-turned = { $card ->
    [BF] Der Schmetterling wird aufgeschlagen: In dieser Runde gibt es keinen Trumpf.
   *[other] { $card } wird aufgeschlagen: Die Farbe dieser Karte ist Trumpf.
}
four-seasons-bid-laid = { $person ->
    [you] Du legst { $cards } ab, die erste zuoberst: Deine Ansage ist { $bid }.
    [partner] Dein Partner { $name } legt { $cards } ab, die erste zuoberst: Die Ansage ist { $bid }.
   *[other] { $name } legt { $cards } ab, die erste zuoberst: Die Ansage ist { $bid }.
}
four-seasons-bids-laid = Alle Ansagen liegen.
four-seasons-partner-bid = Dein Partner { $name } hat { $cards } abgelegt, die erste zuoberst: Die Ansage ist { $bid }.
four-seasons-shown = { $person ->
    [you] Du zeigst { $card }.
    [partner] Dein Partner { $name } zeigt { $card }.
   *[other] { $name } zeigt { $card }.
}
four-seasons-kept = { $person ->
    [you] Du lässt deine Ansage verdeckt.
    [partner] Dein Partner { $name } lässt die Ansage verdeckt.
   *[other] { $name } lässt die Ansage verdeckt.
}
four-seasons-bonus-player = { $person ->
    [you] Du bist Bonusspieler und deckst { $cards } auf: Deine Ansage ist { $bid }.
    [partner] Dein Partner { $name } ist Bonusspieler und deckt { $cards } auf: Die Ansage ist { $bid }.
   *[other] { $name } ist Bonusspieler und deckt { $cards } auf: Die Ansage ist { $bid }.
}
four-seasons-no-bonus-player = Niemand hat eine Karte gezeigt: Es gibt keinen Bonusspieler.
four-seasons-played = { $led ->
    [yes] { $person ->
        [you] Du spielst { $card } aus
        [partner] Dein Partner { $name } spielt { $card } aus
       *[other] { $name } spielt { $card } aus
    }
   *[no] { $person ->
        [you] Du legst { $card }
        [partner] Dein Partner { $name } legt { $card }
       *[other] { $name } legt { $card }
    }
}{ $colour ->
    [hidden] .
   *[other] { $person ->
        [you] { " " }und nennst { $colour-name }.
       *[other] { " " }und nennt { $colour-name }.
    }
}
four-seasons-took-trick = { $person ->
    [you] Der Stich gehört dir: { $cards }. Das macht { $taken }.
    [partner] Der Stich geht an deinen Partner { $name }: { $cards }. Das macht { $taken }.
   *[other] Der Stich geht an { $name }: { $cards }. Das macht { $taken }.
}
four-seasons-turned-up = { $person ->
    [you] Du deckst { $cards } auf: Deine Ansage war { $bid }.
    [partner] Dein Partner { $name } deckt { $cards } auf: Die Ansage war { $bid }.
   *[other] { $name } deckt { $cards } auf: Die Ansage war { $bid }.
}

# Warum nicht
four-seasons-no-bid-first = Zuerst kommen die Ansagen: Leg mit bid und ihren Namen Karten ab, die oberste zuerst.
four-seasons-no-bid-laid = Deine Ansage liegt; ändern lässt sie sich nicht mehr.
four-seasons-no-bid-two = Zu viert besteht eine Ansage aus genau zwei Karten, etwa bid R7 G6.
four-seasons-no-bid-three = Zu dritt besteht eine Ansage aus genau drei Karten, etwa bid R7 G6 B1.
four-seasons-no-card-twice = In einer Ansage lässt sich jede Karte nur einmal nennen.
four-seasons-no-not-in-hand = Das hast du nicht auf der Hand.
four-seasons-no-no-butterfly-in-bid = An diesem Tisch darf der Schmetterling nicht in eine Ansage.
four-seasons-no-top-card-not-in-bid = Die oberste Karte muss eine der Ansagekarten sein.
four-seasons-no-show-or-keep = Jetzt ist Bonusrunde: Zeig deine oberste Karte (show) oder lass deine Ansage verdeckt (keep).
four-seasons-no-no-bonus-in-teams = Zwei Teams spielen ohne Bonusrunde: Zu zeigen oder verdeckt zu lassen gibt es nichts.
four-seasons-no-no-bonus-round = An diesem Tisch gibt es keine Bonusrunde: Zu zeigen oder verdeckt zu lassen gibt es nichts.
four-seasons-no-bonus-round-over = Die Bonusrunde ist vorbei: Wähl eine Karte zum Spielen.
four-seasons-no-one-chance = Du hattest deine eine Gelegenheit, zu zeigen oder verdeckt zu lassen.
four-seasons-no-play-a-card = Jetzt werden die Stiche gespielt: Wähl eine Karte.
four-seasons-no-bid-card = Das ist eine deiner Ansagekarten: Sie wird nie gespielt.
four-seasons-no-must-follow = Du musst Farbe bekennen und hast { $cards }.
four-seasons-no-butterfly-never-follows = Der Schmetterling bedient nie: Du musst Farbe bekennen und hast { $cards }.
four-seasons-no-name-a-colour = Wer den Schmetterling ausspielt, nennt dabei eine Farbe: BF=B, BF=G, BF=Y oder BF=R.
four-seasons-no-no-colour-to-name = Eine Farbe nennst du nur zum Schmetterling und nur, wenn du ihn ausspielst.

# Die Wertung
four-seasons-score-tricks = { $of ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $of } Stiche
}
four-seasons-score-bid-won = Ansage { $of } erfüllt
four-seasons-score-bid-lost = { $of ->
    [hidden] Ansage verfehlt
   *[other] Ansage { $of } verfehlt
}
four-seasons-score-bonus-won = Ansage { $of } als Bonusspieler erfüllt
four-seasons-score-bonus-player-lost = der Bonusspieler hat die Ansage verfehlt
four-seasons-score-partners-won = { $of ->
    [0] keine der beiden Ansagen erfüllt
    [one] eine der beiden Ansagen erfüllt
   *[other] beide Ansagen erfüllt
}
four-seasons-score-joint-bid-won = zusammen genau die angesagten { $of }

# Auf dem Tisch
four-seasons-trump = Trumpf { $colour-name } ({ $card })
four-seasons-trumpless = Kein Trumpf ({ $card })
four-seasons-stage = { $stage ->
    [bid] geheime Ansagen
    [bonus] Bonusrunde
   *[over] alle Stiche gemacht
}
four-seasons-trick-of = Stich { $number } von { $tricks }
four-seasons-led-colour = { $colour-name } angespielt
four-seasons-highest = bisher am höchsten: { $name }
four-seasons-bonus-of = Bonusspieler { $name }: { $taken } von { $bid }
four-seasons-teams = { us } { $us } von { $bid }, { them } { $them }
four-seasons-taken-of = { $bid ->
    [hidden] { $taken ->
        [one] 1 Stich
       *[other] { $taken } Stiche
    }
   *[other] { $taken } von { $bid }
}
four-seasons-bid-cards = Ansage { $cards }
four-seasons-said = { $said ->
    [show] hat gezeigt
   *[keep] verdeckt
}
four-seasons-fate = { $won ->
    [yes] Ansage erfüllt
   *[no] Ansage verfehlt
}
four-seasons-lay = { $count ->
    [2] leg zwei Karten als Ansage ab
   *[3] leg drei Karten als Ansage ab
}, die oberste zuerst
four-seasons-counts = zählt { $count }
four-seasons-counts-never = nicht in einer Ansage

# Wozu ein Zug gut ist
four-seasons-motive-bid = Die Karten, die dir bleiben, sollten gerade so viele Stiche machen.
four-seasons-motive-show = Als Bonusspieler gewinnst du diese Ansage oft genug.
four-seasons-motive-keep = Sicherer ist es, diese Ansage geheim zu halten.
four-seasons-motive-lead-for-tricks = Du brauchst noch Stiche, und das macht einen oder bereitet einen vor.
four-seasons-motive-lead-low = Du hast genug Stiche; diesen sollen andere nehmen.
four-seasons-motive-take = Du brauchst Stiche, und dieser gehört vorerst dir.
four-seasons-motive-take-early = Besser jetzt ein Stich als am Ende auf dieser Karte sitzenbleiben.
four-seasons-motive-wait = Du brauchst Stiche, aber nicht diesen: Heb deine guten Karten auf.
four-seasons-motive-shed = Du hast genug Stiche: Weg mit einer Karte, die noch einen machen könnte.
four-seasons-motive-duck = Du hast genug Stiche; lass diesen laufen.

# Wählen und spielen
four-seasons-card = { $colour ->
    [BF] Schmetterling
   *[other] { $colour-name } { $worth }
}
four-seasons-your-bid = Deine Ansage
four-seasons-bid-of = Ansage { $bid }
four-seasons-choose = Wähl { $count } Karten, die oberste zuerst
four-seasons-top-card = oberste
four-seasons-on-top = { $card }, liegt oben
four-seasons-take-out = { $card } wieder herausnehmen
four-seasons-put-on-top = { $card } nach oben legen
four-seasons-sum = { $parts } = { $bid }
four-seasons-lay-it = { $bid ->
    [hidden] Ablegen
   *[other] Ablegen: Ansage { $bid }
}
four-seasons-changed-mind = Doch anders
four-seasons-is-sealed = Deine Ansage von { $bid } bleibt verschlossen, bis alle abgelegt haben.
four-seasons-sealed = { $count ->
    [one] eine Ansagekarte, verdeckt
   *[other] { $count } Ansagekarten, verdeckt
}
four-seasons-stays-sealed = Ansage bleibt verdeckt
four-seasons-bonus-ask = Bonusrunde: Wer die höchste Karte zeigt, wird Bonusspieler: mehr Punkte, mehr Risiko.
four-seasons-show-it = { $card } zeigen
four-seasons-keep-it = Verdeckt lassen
four-seasons-is-bonus-player = Bonusspieler
four-seasons-name-colour = Welche Farbe nennst du mit dem Schmetterling?
four-seasons-not-butterfly = Andere Karte
four-seasons-trump-is = Trumpf { $colour-name }
four-seasons-no-trump = Kein Trumpf
four-seasons-makes = { $count ->
    [one] macht einen Stich
   *[other] macht { $count } Stiche
}
four-seasons-to-win = { $variant ->
    [profi] Profi: { $target } Punkte und die Ansage erfüllt
   *[other] bis { $target } Punkte
}
four-seasons-outcome = Die Ansagen dieser Runde

# Ein Zug, wie man ihn nennt
four-seasons-move-show = die Ansage zeigen
four-seasons-move-keep = die Ansage verdeckt lassen
four-seasons-move-names = { $card } mit { $colour-name }
