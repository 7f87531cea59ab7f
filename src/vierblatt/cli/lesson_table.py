"""A lesson line by line: what is said, how it stands, and what the learner types."""

from collections.abc import Callable
from typing import Any

from rich.console import Console

from vierblatt.cli.lines import fitted, fitted_markup
from vierblatt.cli.menu import Menu, listed, listing, menu, picked
from vierblatt.cli.plain import Leave, drawing
from vierblatt.cli.tell import Teller, refusal
from vierblatt.core.game import NotationError, Refused
from vierblatt.core.match import Match
from vierblatt.lessons.course import Course, Right
from vierblatt.lessons.lesson import Lesson, Text
from vierblatt.lessons.telling import plain
from vierblatt.words import Words


class LessonTable:
    """Takes one learner through a lesson."""

    def __init__(self, lesson: Lesson, say: Words, ask: Callable[[str], str]) -> None:
        self.lesson = lesson
        self.say = say
        self._ask = ask
        self._console = Console(highlight=False, soft_wrap=True)
        self._scene = 0
        self._way: list[str] = []
        self._choices = Menu(())
        self._course = Course(lesson, 0)

    @property
    def match(self) -> Match:
        """What is played."""
        return self._course.match

    def moves(self, seat: int) -> list[str]:
        """What the learner may do."""
        return list(self._course.legal())

    def view(self, seat: int) -> Any:
        """What the learner may know."""
        return self._course.now.view.table

    def take(self) -> None:
        """From the first step to the last, or until the learner leaves."""
        lesson, language = self.lesson, self.say.language
        game, title = self.say(lesson.game), lesson.title.of(language)
        self._print(self.say("lesson-intro", game=game, number=lesson.number, title=title))
        try:
            while self._scene < len(lesson.scene):
                self._course = Course(lesson, self._scene).follow(self._way)
                self._tell()
                self._step()
        except (Leave, EOFError):
            return
        self._print(f"\n{self.say('lesson-end')}")

    def _tell(self) -> None:
        """What has happened, how it stands, and the words of the step."""
        course = self._course
        if not self._way:
            words = {"scene": self._scene + 1, "scenes": len(self.lesson.scene)}
            title = course.scene.title.of(self.say.language)
            self._print(f"\n{self.say('lesson-scene', title=title, **words)}")
        for happened in course.since if self._way else ():
            for event in happened.events:
                self._print(self._teller().event(event))
        if course.since:
            self._draw()
        self._words(course.step.say)

    def _step(self) -> None:
        """Listen until something takes the learner to another step."""
        here = (self._scene, len(self._way))
        if self._course.step.right:
            self._offer(menu(self, self.say, self.lesson.seat, ""))
        key = "lesson-prompt-move" if self._course.step.right else "lesson-prompt-read"
        while here == (self._scene, len(self._way)):
            self._hear(self._ask(f"{self.say(key)} > ").strip())

    def _hear(self, typed: str) -> None:
        commands: dict[str, Callable[[], None]] = {
            "b": self._back,
            "h": self._show,
            "q": self._leave,
            "t": self._draw,
        }
        word = typed.casefold()
        if word in commands:
            commands[word]()
        elif not self._course.step.right:
            self._go_on("")
        elif word.startswith("w "):
            self._why(typed[2:].strip())
        elif typed:
            self._choose(typed)

    def _choose(self, typed: str) -> None:
        """A number of the list, a move, or its beginning."""
        step = picked(self._choices.steps, typed)
        if step is not None:
            if not step.whole:
                self._offer(menu(self, self.say, self.lesson.seat, step.typed))
                return
            typed = step.typed
        self._try(typed, asked=False)

    def _why(self, typed: str) -> None:
        step = picked(self._choices.steps, typed)
        self._try(typed if step is None else step.typed, asked=True)

    def _try(self, typed: str, *, asked: bool) -> None:
        try:
            verdict = self._course.answer(typed)
        except NotationError:
            self._go_further(typed)
            return
        if isinstance(verdict, Refused):
            self._print(refusal(self.say, self.lesson.game, verdict))
        elif asked:
            self._print(self.say("why-not-legal", move=typed))
        elif isinstance(verdict, Right):
            self._print(self.say("lesson-right"))
            self._go_on(typed)
        else:
            self._print(self.say("lesson-wrong"))
            self._words(verdict.text)

    def _go_further(self, typed: str) -> None:
        """What was typed is no move: how a move can begin so, or that it is not understood."""
        found = menu(self, self.say, self.lesson.seat, typed)
        if found.steps:
            self._offer(found)
        else:
            self._print(self.say("not-understood-move", text=typed))

    def _go_on(self, move: str) -> None:
        if not self._course.last:
            self._way.append(move)
        else:
            self._scene, self._way = self._scene + 1, []

    def _back(self) -> None:
        """One step back; from the first step of a scene to the beginning of the one before."""
        if self._way:
            self._way.pop()
        elif self._scene:
            self._scene -= 1
        else:
            self._tell()

    def _show(self) -> None:
        for move in self._course.ways()[:1]:
            self._print(self.say("lesson-shown", move=move))

    def _leave(self) -> None:
        raise Leave

    def _offer(self, found: Menu) -> None:
        self._choices = found if found.steps else listed(self._course.legal())
        if found.so_far:
            self._console.print(fitted_markup(found.so_far))
        self._console.print(listing(self.say, self._choices.steps))

    def _draw(self) -> None:
        self._print("")
        view = self._course.now.view.table
        for line in drawing(self.lesson.game, view, self.say, self.lesson.names):
            self._console.print(line)

    def _words(self, text: Text) -> None:
        self._print("")
        self._print(plain(text.of(self.say.language), self.lesson.game, self.say.language))

    def _teller(self) -> Teller:
        match = self.match
        sides = match.game.partners(match.options, match.seats)
        return Teller(self.say, match.game, self.lesson.names, sides, self.lesson.seat)

    def _print(self, line: str) -> None:
        self._console.print(fitted(line))
