# Leçons : ce qui entoure les mots d’une leçon, dans le navigateur et au terminal.

lesson-list = Apprendre les jeux
lesson-list-about = De courtes scènes où vous jouez les coups. Une erreur ne coûte rien : on vous dit pourquoi, et vous réessayez.
lesson-five-minutes = L’apprendre en cinq minutes
lesson-five-minutes-of = L’apprendre en cinq minutes : { $game }
lesson-of-game = { $game }, leçon { $number }
lesson-scene = Scène { $scene } sur { $scenes } : { $title }
lesson-progress = Scène { $scene } sur { $scenes }, étape { $step } sur { $steps }
lesson-words = La leçon
lesson-next = Continuer
lesson-back = Retour
lesson-show = Montrez-moi
lesson-shown = Ce serait bon, par exemple : { $move }
lesson-your-move = À vous.
lesson-wrong = Pas encore.
lesson-right = C’est bien cela.
lesson-scene-over = Scène suivante
lesson-end = La leçon est finie.
lesson-again = Recommencer
lesson-other-lesson = L’autre leçon : { $title }
lesson-play = Jouer à { $game } maintenant
lesson-other = Toutes les leçons
lesson-rule = Paragraphe { $rule } des règles
lesson-file-good = { $file } : tout est en ordre.

## Au terminal

lesson-intro = { $game }, leçon { $number } : { $title }
lesson-prompt-read = Entrée : continuer, b : retour, q : quitter
lesson-prompt-move = Votre coup (h : montrez-m’en un, w COUP : pourquoi pas, t : la table, b : retour, q : quitter)
lesson-list-line = { $game } --lesson { $number }  { $title }
usage-no-lesson = { $game } n’a pas de leçon { $number } ; il y en a { $count }.
usage-bad-lesson = { $detail }
