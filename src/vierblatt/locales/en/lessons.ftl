# Lessons: what stands around the words of a lesson, in the browser and at the terminal.

lesson-list = Learn the games
lesson-list-about = Short scenes in which you make the moves. A wrong one costs nothing: you are told why and try again.
lesson-five-minutes = Learn it in five minutes
lesson-five-minutes-of = Learn it in five minutes: { $game }
lesson-of-game = { $game }, lesson { $number }
lesson-scene = Scene { $scene } of { $scenes }: { $title }
lesson-progress = Scene { $scene } of { $scenes }, step { $step } of { $steps }
lesson-words = The lesson
lesson-next = Go on
lesson-back = Back
lesson-show = Show me
lesson-shown = This would be right: { $move }
lesson-your-move = Your move.
lesson-wrong = Not yet.
lesson-right = Right.
lesson-scene-over = Next scene
lesson-end = That was the lesson.
lesson-again = Once more
lesson-other-lesson = The other lesson: { $title }
lesson-play = Play { $game } now
lesson-other = All lessons
lesson-rule = Paragraph { $rule } of the rules
lesson-file-good = { $file }: everything in order.

## At the terminal

lesson-intro = { $game }, lesson { $number }: { $title }
lesson-prompt-read = Enter: go on, b: back, q: leave
lesson-prompt-move = Your move (h: show me one, w MOVE: why not, t: the table, b: back, q: leave)
lesson-list-line = { $game } --lesson { $number }  { $title }
usage-no-lesson = { $game } has no lesson { $number }; it has { $count }.
usage-bad-lesson = { $detail }
