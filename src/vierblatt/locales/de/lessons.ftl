# Lektionen: was um die Worte einer Lektion herum steht, im Browser und im Terminal.

lesson-list = Die Spiele lernen
lesson-list-about = Kurze Szenen, in denen du ziehst. Ein falscher Zug kostet nichts: Du erfährst, warum, und versuchst es noch einmal.
lesson-five-minutes = In fünf Minuten lernen
lesson-five-minutes-of = In fünf Minuten lernen: { $game }
lesson-of-game = { $game }, Lektion { $number }
lesson-scene = Szene { $scene } von { $scenes }: { $title }
lesson-progress = Szene { $scene } von { $scenes }, Schritt { $step } von { $steps }
lesson-words = Die Lektion
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-shown = Richtig wäre zum Beispiel: { $move }
lesson-your-move = Du bist dran.
lesson-wrong = Noch nicht.
lesson-right = Richtig.
lesson-scene-over = Nächste Szene
lesson-end = Das war die Lektion.
lesson-again = Noch einmal
lesson-other-lesson = Die andere Lektion: { $title }
lesson-play = Jetzt { $game } spielen
lesson-other = Alle Lektionen
lesson-rule = Absatz { $rule } der Regeln
lesson-file-good = { $file }: alles in Ordnung.

## Im Terminal

lesson-intro = { $game }, Lektion { $number }: { $title }
lesson-prompt-read = Eingabetaste: weiter, b: zurück, q: Schluss
lesson-prompt-move = Dein Zug (h: zeig mir einen, w ZUG: warum nicht, t: der Tisch, b: zurück, q: Schluss)
lesson-list-line = { $game } --lesson { $number }  { $title }
usage-no-lesson = { $game } hat keine Lektion { $number }; es gibt { $count }.
usage-bad-lesson = { $detail }
