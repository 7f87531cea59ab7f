# Optionen
seasons-duel-option-games = die Zahl der Spiele in einer Partie
seasons-duel-option-games-1 = Ein Spiel entscheidet.
seasons-duel-option-games-2 = Zwei Spiele mit vertauschten Rollen; die Punkte beider werden addiert.

# Die Jahreszeiten. $season ist ein Buchstabe der Schreibweise.
seasons-duel-season = { $season ->
    [B] Winter
    [G] Frühling
    [Y] Sommer
   *[R] Herbst
}

# Was geschah. $person ist you oder other, Partner gibt es nicht; $name ist der Name des Spielers.
seasons-duel-dealt = { $person ->
    [you] Du ziehst deine Hand: { $cards }.
   *[other] { $name } zieht eine Hand mit den Werten { $values }.
}
seasons-duel-gave = { $cards ->
    [hidden] { $person ->
        [you] Du übergibst zwei Karten mit den Werten { $values }.
       *[other] { $name } übergibt zwei Karten mit den Werten { $values }.
    }
   *[other] { $person ->
        [you] Du übergibst { $cards }.
       *[other] { $name } übergibt { $cards }.
    }
}
seasons-duel-placed = { $person ->
    [you] Du legst { $middle } in den Jahreszeitenbereich und { $influence } in deinen Einflussbereich.
   *[other] { $name } legt { $middle } in den Jahreszeitenbereich und behält { $influence } als Einfluss.
}
seasons-duel-drew = { $person ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht zwei Karten mit den Werten { $values }.
}

# Warum nicht
seasons-duel-no-round-over = Das Spiel ist zu Ende.
seasons-duel-no-no-such-action = Im Duell übergibst du zwei Karten, etwa give G1 Y2, oder du legst ein Paar, etwa middle G1.
seasons-duel-no-no-pair-to-place = Es gibt kein Paar zu legen: Übergib zwei Karten aus deiner Hand.
seasons-duel-no-give-two-cards = Übergeben werden genau zwei Karten, nicht eine und nicht drei.
seasons-duel-no-not-in-hand = Das hast du nicht auf der Hand.
seasons-duel-no-held-only-once = { $cards } hast du nur einmal.
seasons-duel-no-place-the-pair-first = Leg zuerst das Paar, das dir übergeben wurde: { $cards }.
seasons-duel-no-one-card-to-each-area = Von { $cards } kommt eine Karte in die Mitte, die andere in deinen Einfluss: Nenn die für die Mitte.
seasons-duel-no-not-in-the-pair = Diese Karte gehört nicht zum Paar: Übergeben wurde dir { $cards }.

# Die Wertung
seasons-duel-score-winter = Winter, mit Einfluss { $of }
seasons-duel-score-spring = Frühling, mit Einfluss { $of }
seasons-duel-score-summer = Sommer, mit Einfluss { $of }
seasons-duel-score-autumn = Herbst, mit Einfluss { $of }
seasons-duel-score-winter-tied = Winter unentschieden, Einfluss je { $of }
seasons-duel-score-spring-tied = Frühling unentschieden, Einfluss je { $of }
seasons-duel-score-summer-tied = Sommer unentschieden, Einfluss je { $of }
seasons-duel-score-autumn-tied = Herbst unentschieden, Einfluss je { $of }
seasons-duel-score-figures = { $of ->
    [0] keine Figur
    [one] eine Figur
   *[other] { $of } Figuren
}

# Auf dem Tisch
seasons-duel-round-of = Runde { $number } von 9
seasons-duel-asked = { $phase ->
    [give] { $person ->
        [you] du übergibst zwei Karten
       *[other] { $name } übergibt zwei Karten
    }
   *[place] { $person ->
        [you] du legst das Paar
       *[other] { $name } legt das Paar
    }
}
seasons-duel-to-draw = { $count ->
    [0] die Ziehstapel sind leer
   *[other] Ziehstapel je { $count }, als Nächstes { $values }
}
seasons-duel-starter = Startspieler
seasons-duel-stands = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
seasons-duel-middle = Mitte
seasons-duel-ahead = Vorn
seasons-duel-tied = –
seasons-duel-pair = Paar, eine für die Mitte und eine als Einfluss

# A round of a match is a whole game here
seasons-duel-round = Spiel { $round }
seasons-duel-round-over = Spiel { $round } ist zu Ende.

# Wozu ein Zug gut ist
seasons-duel-motive-give = Welche davon auch in die Mitte kommt, du verlierst am wenigsten.
seasons-duel-motive-twins = Zwei gleiche lassen deinem Gegner keine Wahl.
seasons-duel-motive-enrich = In dieser Jahreszeit führst du: Da sollen die Punkte wachsen.
seasons-duel-motive-influence = Die andere Karte nützt dir als Einfluss mehr.
seasons-duel-motive-split = Beide sind von einer Jahreszeit: So teilst du sie am besten.

# Der Tisch im Browser
seasons-duel-dealer = { seasons-duel-starter }
seasons-duel-card = { $season-name } { $value }
seasons-duel-back = verdeckt, Wert { $value }
seasons-duel-areas = Die Jahreszeiten und der Einfluss in ihnen
seasons-duel-game-of = Spiel { $number } von { $games }
seasons-duel-draws = { $count ->
    [0] nichts zu ziehen
   *[other] Ziehen: { $values }, noch { $count }
}
seasons-duel-hand-of = Hand von { $name }, verdeckt
seasons-duel-pile = { $count ->
    [0] Ziehstapel: leer
    [one] Ziehstapel: eine Karte, Wert { $values }
   *[other] Ziehstapel: { $count } Karten, Werte von oben { $values }
}
seasons-duel-influence-of = { $person ->
    [you] Dein Einfluss
   *[other] Einfluss von { $name }
}
seasons-duel-influence-in = { $season-name }, Einfluss
seasons-duel-leads = { $person ->
    [you] du führst
    [none] gleich
   *[other] { $name }
}
seasons-duel-would-be = { $from }, dann { $to }
seasons-duel-choose-two = Wähl zwei Karten für { $name }.
seasons-duel-choose-another = { $card } und welche noch?
seasons-duel-giving = { $name } bekommt { $first } und { $second }.
seasons-duel-give-these = Diese zwei übergeben
seasons-duel-put-back = Zurücknehmen
seasons-duel-choose-middle = Welche kommt in die Mitte? Die andere ist dein Einfluss.
seasons-duel-for-middle = Mitte
seasons-duel-for-influence = Einfluss
seasons-duel-placing = { $season-name } ist dann { $worth } wert, und dein Einfluss in { $other-name } ist { $influence }.
seasons-duel-alike = Die beiden sind gleich.
seasons-duel-place-so = So legen
seasons-duel-move-give = { $first } und { $second }
seasons-duel-move-middle = { $card } in der Mitte
seasons-duel-lying = { $sum ->
    [0] nichts
   *[other] { $sum } (Karten { $values })
}
seasons-duel-in-lead = { $person ->
    [you] du liegst vorn
    [none] gleich
   *[other] { $name } liegt vorn
}
seasons-duel-backs = { $count ->
    [0] keine Karten auf der Hand
   *[other] Hand verdeckt, Werte { $values }
}
