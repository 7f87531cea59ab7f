# Optionen
four-gems-option-trump_values = was Trümpfe zählen
four-gems-option-trump_values-double = Jeder Trumpf zählt das Doppelte seiner Zahl; der Kontrakt ist 163.
four-gems-option-trump_values-top_four = Nur die Trümpfe 20, 14, 11 und 10 zählen das Doppelte ihrer Zahl; der Kontrakt ist 163.
four-gems-option-trump_values-face = Trümpfe zählen wie alle anderen Karten ihre Zahl; der Kontrakt ist 136.
four-gems-option-overruff = die Pflicht zu überstechen
four-gems-option-overruff-none = Wer stechen muss, nimmt dafür irgendeinen Trumpf, höher oder niedriger als der, der schon liegt.
four-gems-option-overruff-must = Wer stechen muss und überstechen kann, muss überstechen; wer nicht kann, muss trotzdem Trumpf legen.
four-gems-option-overruff-must_or_discard = Wer stechen muss und überstechen kann, muss überstechen; wer nicht kann, darf jede Karte legen.
four-gems-option-beat_partner_trump = ob ausgespielter Trumpf auch dann zu überstechen ist, wenn der Partner den Stich hat
four-gems-option-beat_partner_trump-on = Ist Trumpf ausgespielt, musst du höher legen, wenn du kannst, auch über den Trumpf deines Partners.
four-gems-option-beat_partner_trump-off = Ist Trumpf ausgespielt und der Stich gehört deinem Partner, darfst du jeden deiner Trümpfe legen.
four-gems-option-gather = wie die Karten nach einer Runde zusammengelegt werden
four-gems-option-gather-trick_order = Die Stiche kommen in der Reihenfolge ins Paket, in der sie gespielt wurden; gemischt wird nicht.
four-gems-option-gather-team_piles = Die Stiche der Gegenpartei kommen auf die der Spielerpartei; gemischt wird nicht.
four-gems-option-gather-shuffle = Nach jeder gespielten Runde wird das ganze Paket gemischt.
four-gems-option-redeal = wer gibt, wenn zweimal alle gepasst haben
four-gems-option-redeal-next = Es gibt der Nächste, wie nach einer gespielten Runde.
four-gems-option-redeal-same = Derselbe Geber gibt noch einmal.
four-gems-option-failed_gems = welche Vierlinge bei verfehltem Kontrakt zählen
four-gems-option-failed_gems-own = Die Gegenpartei schreibt ihre eigenen FOUR GEMS; die der Spielerpartei sind verloren.
four-gems-option-failed_gems-all = Die Gegenpartei schreibt die FOUR GEMS beider Parteien.
four-gems-option-failed_gems-none = Keine FOUR GEMS zählen.
four-gems-option-target = die Punkte, mit denen man die Partie gewinnt

# Die Edelsteine. $gem ist ein Buchstabe der Schreibweise.
four-gems-gem = { $gem ->
    [R] Rubin
    [G] Smaragd
    [B] Saphir
   *[Y] Topas
}

# Was geschah. $person ist you, partner oder other; $name ist der Name des Spielers.
four-gems-cut = { $person ->
    [you] Du hebst { $lifted } Karten ab.
    [partner] Dein Partner { $name } hebt ab.
   *[other] { $name } hebt ab.
}
four-gems-dealt = { $person ->
    [you] Du bekommst { $cards }.
    [partner] Dein Partner { $name } bekommt { $count } Karten.
   *[other] { $name } bekommt { $count } Karten.
}
four-gems-turned = { $card } wird aufgeschlagen und ist als Trumpf vorgeschlagen.
four-gems-passed = { $person ->
    [you] Du passt.
    [partner] Dein Partner { $name } passt.
   *[other] { $name } passt.
}
four-gems-took = { $person ->
    [you] Du spielst auf den Kontrakt, mit { $gem-name } als Trumpf, und nimmst { $card } auf.
    [partner] Dein Partner { $name } spielt auf den Kontrakt, mit { $gem-name } als Trumpf, und nimmt { $card } auf.
   *[other] { $name } spielt auf den Kontrakt, mit { $gem-name } als Trumpf, und nimmt { $card } auf.
}
four-gems-played = { $led ->
    [yes] { $person ->
        [you] Du spielst { $card } aus.
        [partner] Dein Partner { $name } spielt { $card } aus.
       *[other] { $name } spielt { $card } aus.
    }
   *[no] { $person ->
        [you] Du legst { $card }.
        [partner] Dein Partner { $name } legt { $card }.
       *[other] { $name } legt { $card }.
    }
}
four-gems-announced = { $person ->
    [you] Du sagst
    [partner] Dein Partner { $name } sagt
   *[other] { $name } sagt
} { $count ->
    [one] FOUR GEMS
    [2] zweimal FOUR GEMS
   *[other] { $count }-mal FOUR GEMS
} an.
four-gems-showed = { $person ->
    [you] Du zeigst
    [partner] Dein Partner { $name } zeigt
   *[other] { $name } zeigt
} alle vier { $face }er: { $points } Punkte.
four-gems-took-trick = { $person ->
    [you] Der Stich gehört dir: { $cards }, { $points } Punkte.
    [partner] Der Stich geht an deinen Partner { $name }: { $cards }, { $points } Punkte.
   *[other] Der Stich geht an { $name }: { $cards }, { $points } Punkte.
}

# Warum nicht
four-gems-no-cut-first = Zuerst wird abgehoben: cut 3 bis cut 29.
four-gems-no-cut-too-thin = Jeder Teil hat beim Abheben mindestens drei Karten: cut 3 bis cut 29.
four-gems-no-bid-first = Jetzt wird Trumpf bestimmt: annehmen (take), einen Edelstein nennen (name) oder passen (pass).
four-gems-no-first-round-turned-gem = In der ersten Bietrunde kannst du nur den aufgeschlagenen Edelstein annehmen (take) oder passen (pass).
four-gems-no-second-round-another-gem = In der zweiten Bietrunde nennst du einen der drei anderen Edelsteine (name) oder passt (pass).
four-gems-no-play-a-card = Jetzt werden die Stiche gespielt: Wähl eine Karte.
four-gems-no-not-in-hand = Diese Karte hast du nicht auf der Hand.
four-gems-no-must-follow = Du musst Farbe bekennen und hast { $cards }.
four-gems-no-must-beat = Trumpf ist ausgespielt: Du musst den höchsten liegenden Trumpf überstechen und kannst es mit { $cards }.
four-gems-no-must-ruff = Du kannst nicht bedienen, und der Stich gehört gerade einem Gegner: Du musst mit { $cards } stechen.
four-gems-no-must-overruff = Du musst den liegenden Trumpf überstechen und kannst es mit { $cards }.
four-gems-no-gems-too-late = FOUR GEMS sagt man mit der Karte zum ersten Stich an, später nicht mehr.
four-gems-no-no-gems = FOUR GEMS sagt an, wer alle vier Karten einer Zahl auf der Hand hat, und du hast keinen Vierling.

# Die Wertung
four-gems-score-passed-out = eingepasst, alle haben zweimal gepasst
four-gems-score-slam = Durchmarsch, alle acht Stiche
four-gems-score-made = Kontrakt mit { $of } erfüllt
four-gems-score-failed = Kontrakt mit { $of } verfehlt
four-gems-score-failure = für den verfehlten Kontrakt
four-gems-score-card-points = { $of ->
    [one] Augen aus einem Stich
   *[other] Augen aus { $of } Stichen
}
four-gems-score-last-ten = letzter Stich
four-gems-score-gems = FOUR GEMS
four-gems-score-takers-gems = FOUR GEMS der Spielerpartei

# Auf dem Tisch
four-gems-trump = Trumpf { $gem-name }
four-gems-turned-card = Aufgeschlagen { $card }
four-gems-taker = Spielmacher { $name }
four-gems-contract = Spielerpartei { $points } von { $contract }
four-gems-tricks = Stiche { $us } : { $them }

# Wozu ein Zug gut ist
four-gems-motive-cut = Abheben kann man hier überall.
four-gems-motive-bid = Mit diesem Trumpf ist das Blatt stark genug für den Kontrakt.
four-gems-motive-pass = Mit diesem Blatt ginge der Kontrakt zu oft verloren.
four-gems-motive-draw = Das zieht den anderen Trümpfe.
four-gems-motive-cash = In seiner Farbe schlägt diese Karte niemand.
four-gems-motive-probe = Das auszuspielen verschenkt wenig.
four-gems-motive-win = Damit gehört der Stich vorerst dir.
four-gems-motive-ruff = Gestochen gehört der Stich vorerst dir.
four-gems-motive-feed = Der Stich gehört deinem Partner: Schmiere Punkte.
four-gems-motive-spare = Der Stich gehört deinem Partner; Gutes hebst du dir auf.
four-gems-motive-little = Der Stich ist verloren; so bekommen die anderen am wenigsten.

# Eine Karte, wie man sie nennt.
four-gems-card = { $gem-name } { $face }

# Wählen und spielen
four-gems-cut-ask = Du hebst ab: Wie viele Karten nimmst du weg?
four-gems-cut-place = Wo abgehoben wird
four-gems-cut-lift = { $count } Karten abheben
four-gems-cut-number = Karten
four-gems-bidding-round = { $number ->
    [1] Erste Bietrunde
   *[2] Zweite Bietrunde
}
four-gems-proposed = { $number ->
    [1] { $card } ist aufgeschlagen und schlägt den Trumpf vor.
   *[2] Niemand hat { $card } angenommen: Jetzt kann ein anderer Edelstein genannt werden.
}
four-gems-take = { $gem-name } annehmen
four-gems-name = { $gem-name } nennen
four-gems-pass = Passen
four-gems-call = { $call ->
    [taker] Spielmacher
    [passed-twice] hat zweimal gepasst
   *[passed] hat gepasst
}
four-gems-announce = FOUR GEMS mit dieser Karte ansagen
four-gems-announce-what = { $count ->
    [one] Alle vier { $faces }er: { $points } Punkte für deine Partei. Du zeigst sie mit deiner Karte zum zweiten Stich.
   *[other] Alle vier von { $faces }: { $points } Punkte für deine Partei. Du zeigst sie mit deiner Karte zum zweiten Stich.
}
four-gems-called = { $count ->
    [one] FOUR GEMS
   *[other] FOUR GEMS, { $count }-mal
}
four-gems-square = FOUR GEMS: alle vier { $face }er, { $points } Punkte
four-gems-contract-name = Kontrakt der Spielerpartei
four-gems-meter = { $state ->
    [made] Kontrakt erfüllt: { $points } von { $contract }, noch { $left } im Spiel
    [lost] Kontrakt verloren: { $points } von { $contract }, noch { $left } im Spiel
   *[open] Spielerpartei { $points } von { $contract }, noch { $left } im Spiel
}
four-gems-tricks-word = Stiche
four-gems-outcome = Wie die Runde ausging
four-gems-cutting = Es wird abgehoben
four-gems-taken = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

# Ein Zug, wie man ihn nennt
four-gems-move-take = die aufgedeckte Karte nehmen
four-gems-move-pass = passen
four-gems-move-announce = { $card } mit Ansage von FOUR GEMS
