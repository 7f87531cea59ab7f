# Optionen
vier-felder-option-full_harvest = mit allen vier Handkarten auf einmal ernten (Volle Ernte)
vier-felder-option-full_harvest-off = Es wird immer eine Handkarte gespielt.
vier-felder-option-full_harvest-on = Alle vier Handkarten dürfen zusammen ernten, wenn sie passen (Volle Ernte).
vier-felder-option-joker_sun = in der Mitte statt des Quadrats ein Joker, der auf das Sommerfeld zeigt
vier-felder-option-joker_sun-off = In der Mitte zeigt ein Quadrat für jedes Feld die Jahreszeit.
vier-felder-option-joker_sun-on = In der Mitte zeigt ein Joker auf das Sommerfeld; sonst bleibt alles gleich.
vier-felder-option-lager_in_sum = ob Summenlager Teil von Summen sein dürfen
vier-felder-option-lager_in_sum-off = Ein Lager wird nur mit seinem genauen Wert genommen.
vier-felder-option-lager_in_sum-on = Ein Summenlager darf Teil einer Summe sein, wie eine Karte seines Werts.
vier-felder-option-target = der Gesamtstand, der die Partie beendet

# Die Jahreszeiten. $season ist der Buchstabe der Farbe, die für sie steht.
vier-felder-season = { $season ->
    [H] Sommer
    [D] Herbst
    [S] Winter
   *[C] Frühling
}
vier-felder-forbids = { $season ->
    [H] alles erlaubt
    [D] kein Säen
    [S] kein Ernten
   *[C] kein Einlagern
}

# Was geschah. $person ist you, partner oder other; $name ist der Name des Spielers.
vier-felder-laid = { $person ->
    [you] Du bestellst Feld { $field } mit { $cards }.
   *[other] { $name } bestellt Feld { $field } mit { $cards }.
}
vier-felder-dealt = { $person ->
    [you] Du bekommst { $cards }.
   *[other] { $name } bekommt { $count } Karten.
}
vier-felder-sowed = { $person ->
    [you] Du säst { $card } in Feld { $field }.
   *[other] { $name } sät { $card } in Feld { $field }.
}
vier-felder-harvested = { $person ->
    [you] Du erntest
   *[other] { $name } erntet
} in Feld { $field } mit { $cards }{ $value ->
    [14] { " " }für 14
   *[other] { "" }
}: { $taken }.
vier-felder-stockpiled = { $person ->
    [you] Du lagerst { $card } mit { $joined } in Feld { $field } ein: { $equal ->
        [yes] E
       *[no] L
    }{ $value }.
   *[other] { $name } lagert { $card } mit { $joined } in Feld { $field } ein: { $equal ->
        [yes] E
       *[no] L
    }{ $value }, und hat also { $value ->
        [1] ein Ass
        [11] einen Buben
        [12] eine Dame
        [13] einen König
        [14] ein Ass
       *[other] eine { $value }
    } auf der Hand.
}
vier-felder-turned = { $person ->
    [you] Du drehst
   *[other] { $name } dreht
} die Jahreszeiten: In Feld { $field } ist jetzt Sommer.
vier-felder-drew = { $person ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
vier-felder-coin = { $person ->
    [you] Du räumst Feld { $field } ab und nimmst
   *[other] { $name } räumt Feld { $field } ab und nimmt
} { $left ->
    [0] die letzte Münze.
    [one] eine Münze; eine liegt noch da.
   *[other] eine Münze; { $left } liegen noch da.
}
vier-felder-skipped = { $person ->
    [you] Du hast keine Karten mehr und wirst übersprungen.
   *[other] { $name } hat keine Karten mehr und wird übersprungen.
}

# Warum nicht
vier-felder-no-not-in-hand = Diese Karte hast du nicht auf der Hand.
vier-felder-no-one-card = Du spielst immer nur eine Karte aus der Hand, und { $cards } hast du alle auf der Hand.
vier-felder-no-no-such-action = Diesen Zug gibt es nicht: Eine letzte Jahreszeitenfarbe nennt man nur bei der Vollen Ernte.
vier-felder-no-no-sowing-in-autumn = In diesem Feld ist Herbst: Da wird nicht gesät.
vier-felder-no-sow-one-card = Beim Säen legst du nur deine Karte hin: { $cards } kann nicht mit.
vier-felder-no-no-harvest-in-winter = In diesem Feld ist Winter: Da wird nicht geerntet.
vier-felder-no-take-something = Beim Ernten nimmt man mindestens eine Karte: Nenn nach dem x, was du nimmst.
vier-felder-no-stockpile-by-exact-value = Ein Lager nimmt man nur mit seinem genauen Wert, und { $cards } hat einen anderen.
vier-felder-no-sums-must-fit = { $cards } lässt sich nicht in Gruppen aufteilen, die jede genau diesen Wert ergeben.
vier-felder-no-not-in-this-field = Das liegt nicht in diesem Feld: { $cards }.
vier-felder-no-stockpile-as-a-whole = Ein Lager wird nur als Ganzes bewegt: { $cards }.
vier-felder-no-no-stockpile-in-spring = In diesem Feld ist Frühling: Da wird nicht eingelagert, auch nicht erhöht oder angelegt.
vier-felder-no-keep-the-value = Wer einen Wert einlagert, muss noch eine Karte auf der Hand behalten, die ihn zählt.
vier-felder-no-join-something = Eine Karte allein ist kein Lager: Nenn mindestens eine Karte des Feldes, die eingebunden wird.
vier-felder-no-equal-stockpile-stays = Ein Gleichlager wird nie erhöht: { $cards } behält seinen Wert.
vier-felder-no-raise-only-one = Erhöhen kann man in einem Zug nur ein Lager, und { $cards } wäre ein zweites.
vier-felder-no-no-full-harvest = Du spielst immer nur eine Karte aus der Hand, und { $cards } hast du alle auf der Hand; die Volle Ernte gibt es an diesem Tisch nicht.
vier-felder-no-all-four-cards = Du spielst eine Karte aus der Hand oder bei einer Vollen Ernte alle vier.
vier-felder-no-four-count-too-much = Die vier Karten zählen zusammen mehr als 14: { $cards }.
vier-felder-no-no-reference-card = Zu einer Vollen Ernte muss eine lose Karte des Feldes allein so viel zählen wie deine vier Karten zusammen.
vier-felder-no-last-season-card = Nenn die Farbe der Jahreszeitenkarte, die du zuletzt legst, etwa @H: Du hast { $cards }.
vier-felder-no-no-season-card = Unter den vieren ist keine Jahreszeitenkarte, also wird keine Farbe genannt.

# Die Wertung
vier-felder-score-aces = { $of ->
    [one] ein Ass
   *[other] { $of } Asse
}
vier-felder-score-coins = { $of ->
    [one] eine Münze
   *[other] { $of } Münzen
}
vier-felder-score-most-cards = reiche Ernte, { $of } Karten
vier-felder-score-most-cards-coins = reiche Ernte, je { $of } Karten, mehr Münzen
vier-felder-score-most-cards-tied = reiche Ernte, Gleichstand bei { $of } Karten
vier-felder-score-most-hearts = Sommer, { $of } Herz
vier-felder-score-most-hearts-coins = Sommer, je { $of } Herz, mehr Münzen
vier-felder-score-most-hearts-tied = Sommer, Gleichstand bei { $of } Herz
vier-felder-score-frost = Frost, { $of } Pik
vier-felder-score-frost-coins = Frost, je { $of } Pik, weniger Münzen
vier-felder-score-frost-tied = Frost, Gleichstand bei { $of } Pik

# Auf dem Tisch
vier-felder-square = Quadrat { $points }
vier-felder-joker = Joker { $points }
vier-felder-coins = { $count ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $count } Münzen
}
vier-felder-draw-pile = Ziehstapel { $count }
vier-felder-turn = am Zug: { $name }
vier-felder-empty-field = leer
vier-felder-harvest-pile = Ernte { $count }
vier-felder-promises = hat { $cards }

# Einen Zug zusammensetzen
vier-felder-field = Feld { $field }
vier-felder-do-sow = säen
vier-felder-do-harvest = ernten
vier-felder-do-stockpile = einlagern
vier-felder-do-full-harvest = Volle Ernte
vier-felder-do-play = so spielen
vier-felder-do-most = alles auf einmal
vier-felder-keeps = einlagern mit dem Wert { $value }, du behältst { $cards }
vier-felder-becomes = dann { $season }
vier-felder-clears = { $coins ->
    [0] räumt das Feld ab
   *[other] räumt das Feld ab: eine Münze
}
vier-felder-nothing-fits = In diesem Feld passt nichts dazu.
vier-felder-sum-missing = { $sum } = { $total }, zu { $value } fehlt noch { $missing }
vier-felder-sum-played = { $sum } = { $total }, und du spielst { $value }.
vier-felder-sum-announced = { $sum } = { $total }, und du sagst { $value } an.
vier-felder-sum-parted = { $sum } = { $total }, aber nicht in Gruppen zu { $value }.

# Wozu ein Zug gut ist
vier-felder-motive-sow = Das lässt den anderen wenig zu ernten.
vier-felder-motive-turn = Das dreht die Jahreszeiten und bestimmt so, was die anderen wo dürfen.
vier-felder-motive-bind = Das bindet Karten für die, die du behältst.
vier-felder-motive-coin = Das leert das Feld und bringt eine Münze.
vier-felder-motive-ace = Ein Ass ist ein Punkt.
vier-felder-motive-heart = Das bringt Herz, und die meisten Herzen sind zwei Punkte.
vier-felder-motive-cards = Das bringt Karten, und die meisten Karten sind vier Punkte.

# Der Tisch im Browser. $rank ist eine Zahl oder A, J, Q, K.
vier-felder-card = { $suit-name }-{ $rank-name }
vier-felder-suit = { $suit ->
    [H] Herz
    [D] Karo
    [S] Pik
   *[C] Kreuz
}
vier-felder-rank = { $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [J] Bube
    [Q] Dame
   *[K] König
}
vier-felder-fields = Die vier Felder
vier-felder-summer-at = In Feld { $field } ist Sommer.
vier-felder-holds = { $season }, { $forbids }; { $loose ->
    [0] keine losen Karten
    [one] eine lose Karte
   *[other] { $loose } lose Karten
}, { $stockpiles ->
    [0] kein Lager
    [one] ein Lager
   *[other] { $stockpiles } Lager
}
vier-felder-stockpile = { $kind ->
    [equal] Gleichlager
   *[sum] Summenlager
} { $value }: { $cards }
vier-felder-field-in = Feld { $field }, { $season-name }
vier-felder-middle = Mitte
vier-felder-nearer = genau ansehen
vier-felder-farther = zurück zu allen Feldern
vier-felder-out-of-cards = keine Karten mehr
vier-felder-choose-card = Wähl eine Karte aus deiner Hand.
vier-felder-choose-move = { $card }: Wähl einen Zug, oder drück Karten in einem Feld.
vier-felder-choose-items = Drück die Karten, die dazugehören.
vier-felder-compose = Dein Zug
vier-felder-back = zurück
vier-felder-do-stockpile-of = einlagern mit { $value }
vier-felder-takes = { $do } in Feld { $field }: { $cards }
vier-felder-sows = säen in Feld { $field }
vier-felder-pick = auswählen … { $count ->
    [0] { "" }
   *[other] ({ $count } Möglichkeiten)
}
vier-felder-last-suit = zuletzt gelegt: { $season }
vier-felder-outlook = Was geschehen wird
vier-felder-outlook-turned = Die Jahreszeiten drehen sich: In Feld { $field } wird Sommer.
vier-felder-outlook-same = Die Jahreszeiten bleiben, wie sie sind.
vier-felder-outlook-coin = Du räumst Feld { $field } ab und nimmst eine Münze.
vier-felder-outlook-clears = Du räumst Feld { $field } ab; eine Münze ist nicht mehr da.
vier-felder-outlook-promise = Alle werden wissen, dass du { $value ->
    [1] ein Ass
    [8] eine Acht
    [11] einen Buben
    [12] eine Dame
    [13] einen König
    [14] ein Ass
   *[other] eine { $value }
} hast.
vier-felder-outlook-kind = { $equal ->
    [yes] Es wird ein Gleichlager: E
   *[no] Es wird ein Summenlager: L
}{ $value }.
vier-felder-outlook-keeps = Du behältst { $cards }.
vier-felder-outlook-over = Dann ist die Runde zu Ende.

# Ein Zug, wie man ihn nennt
vier-felder-move = { $card }: { $what }
