"""The table on a whole terminal screen: what lies open, what happened, what may be done."""

from typing import ClassVar, Final

from rich.markdown import Markdown
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static

from vierblatt.cli.menu import Step, menu, numbered, picked
from vierblatt.cli.plain import advised, drawing, teller, told
from vierblatt.cli.rules import asked_at_table
from vierblatt.cli.session import Session
from vierblatt.cli.tell import Teller
from vierblatt.core.game import NotationError
from vierblatt.words import Words

SEASONS: Final = TerminalTheme(
    (20, 32, 27),
    (255, 253, 247),
    [
        (29, 35, 32),
        (232, 105, 79),
        (79, 192, 127),
        (242, 183, 5),
        (90, 169, 230),
        (176, 140, 200),
        (110, 190, 190),
        (233, 226, 210),
    ],
)
"""The colours of the seasons on a dark table: autumn, spring, summer, winter."""


class Curtain(ModalScreen[None]):
    """Hides everything until the next person has taken the device."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]
    CSS = "Curtain { align: center middle; background: $background; }"

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self._sentence = sentence

    def compose(self) -> ComposeResult:
        yield Label(self._sentence)


class Page(ModalScreen[None]):
    """A text to read, over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", "↩"),
    ]
    CSS = "Page > VerticalScroll { margin: 2 4; border: round $primary; }"

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Markdown(self.text))
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class TableApp(App[None]):
    """One match, for the people at this terminal."""

    CSS = """
    #table { height: auto; min-height: 8; padding: 0 1; border: round $primary; }
    #middle { height: 1fr; }
    #log { width: 2fr; padding: 0 1; border: round $secondary; }
    #moves { width: 1fr; border: round $secondary; }
    #answer { height: auto; color: $warning; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", "rules", priority=True),
        Binding("f2", "scores", "scores", priority=True),
        Binding("f3", "last", "last", priority=True),
        Binding("f4", "hint", "hint", priority=True),
        Binding("ctrl+q", "leave", "leave", priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, say: Words) -> None:
        super().__init__()
        self._session = session
        self._say = say
        self._told = [0] * len(session.players)
        self._people = [at for at, player in enumerate(session.players) if player.bot is None]
        self._listener: int | None = self._people[0] if len(self._people) == 1 else None
        self._asked: int | None = None
        self._steps: tuple[Step, ...] = ()

    def compose(self) -> ComposeResult:
        yield Static(id="table")
        with Horizontal(id="middle"):
            yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=0)
            yield OptionList(id="moves")
        yield Static(id="answer")
        yield Input(id="move", placeholder=self._say("prompt-screen"))
        yield Footer()

    def on_mount(self) -> None:
        self.ansi_theme_dark = SEASONS
        for key, word in (("f1", "rules"), ("f2", "scores"), ("f3", "last"), ("f4", "hint")):
            self._name_key(key, self._say(f"key-{word}"))
        self._name_key("ctrl+q", self._say("key-leave"))
        self.title = self._say(self._session.match.game.name)
        self._go_on()

    def _name_key(self, key: str, description: str) -> None:
        bindings = self._bindings.key_to_bindings[key]
        self._bindings.key_to_bindings[key] = [
            Binding(key, bindings[0].action, description, priority=True)
        ]

    def _go_on(self) -> None:
        """Let the bots play, then ask the next person, behind a curtain if it is another one."""
        self._asked = self._session.advance()
        if self._asked is None:
            self._finish()
        elif self._listener == self._asked:
            self._show(self._asked)
        else:
            self._listener = self._asked
            self._hide()
            name = self._session.players[self._asked].name
            self.push_screen(Curtain(self._say("curtain", name=name)), self._after_curtain)

    def _hide(self) -> None:
        self.query_one("#log", RichLog).clear()
        self.query_one("#table", Static).update("")
        self.query_one("#answer", Static).update("")
        self.query_one("#moves", OptionList).clear_options()

    def _after_curtain(self, _: None) -> None:
        if self._asked is not None:
            self._show(self._asked)

    def _show(self, seat: int) -> None:
        self._tell(seat)
        self._draw(seat)
        self._choices(seat, "")
        self.query_one("#move", Input).focus()

    def _finish(self) -> None:
        seat = self._listener if self._listener is not None else 0
        self._tell(seat)
        self.query_one("#moves", OptionList).clear_options()
        end = self._teller(seat).end(self._session.match)
        self.query_one("#table", Static).update(Text(end))
        self._answer(self._say("finished-screen"))

    def _tell(self, seat: int) -> None:
        log = self.query_one("#log", RichLog)
        for line in told(self._teller(seat), self._session.feeds[seat][self._told[seat] :]):
            log.write(line)
        self._told[seat] = len(self._session.feeds[seat])

    def _draw(self, seat: int) -> None:
        match = self._session.match
        names = [player.name for player in self._session.players]
        lines = drawing(match.game.name, self._session.view(seat), self._say, names)
        table = self.query_one("#table", Static)
        round_ = self._say.of(match.game.name, "round", round=match.round)
        table.border_title = f"{self.title} · {round_}"
        table.update(Text.from_markup("\n".join(lines)))

    def _choices(self, seat: int, typed: str) -> None:
        found = menu(self._session, self._say, seat, typed)
        self._steps = found.steps
        options = self.query_one("#moves", OptionList)
        options.clear_options()
        options.border_title = self._say("moves")
        options.add_options([Text.from_markup(label) for label in numbered(found.steps)])
        if found.so_far:
            self.query_one("#answer", Static).update(Text.from_markup(found.so_far))

    def _answer(self, sentence: str) -> None:
        self.query_one("#answer", Static).update(Text(sentence))

    def _teller(self, seat: int) -> Teller:
        return teller(self._session, self._say, seat)

    # What people do

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the choices to those that begin like what is typed."""
        if self._asked is not None and not event.value.strip().isdecimal():
            self._choices(self._asked, event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self._asked is None:
            self.exit()
        elif event.value.strip():
            self._try(self._asked, event.value.strip())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self._asked is not None and len(self._steps) > event.option_index:
            self._take(self._asked, self._steps[event.option_index])

    def _take(self, seat: int, step: Step) -> None:
        """Play a whole move; write down one that has to go on."""
        if step.whole:
            self._play(seat, step.typed)
            return
        field = self.query_one("#move", Input)
        field.value = step.typed
        field.cursor_position = len(step.typed)
        field.focus()

    def _try(self, seat: int, typed: str) -> None:
        if typed.casefold().startswith("r "):
            self.query_one("#move", Input).value = ""
            self._rules(typed[2:])
            return
        step = picked(self._steps, typed)
        if step is not None:
            self._take(seat, step)
        elif len(self._steps) == 1 and self._steps[0].whole:
            self._play(seat, self._steps[0].typed)
        else:
            self._play(seat, typed)

    def _play(self, seat: int, typed: str) -> None:
        try:
            refused = self._session.act(seat, self._session.code(typed))
        except NotationError:
            several = "several-moves-screen" if self._steps else "not-understood-move"
            self._answer(self._say(several, text=typed))
            return
        if refused is not None:
            self._answer(self._teller(seat).refused(refused))
            return
        self.query_one("#move", Input).value = ""
        self._answer("")
        self._go_on()

    def action_rules(self) -> None:
        """The rules of the game."""
        self._rules("")

    def _rules(self, wanted: str) -> None:
        match = self._session.match
        self.push_screen(Page(asked_at_table(match.game, match.options, self._say, wanted)))

    def action_scores(self) -> None:
        """The totals."""
        self._answer(self._teller(self._listener or 0).totals(self._session.match.totals))

    def action_last(self) -> None:
        """What happened last."""
        if self._asked is not None:
            feed = self._session.feeds[self._asked]
            self._answer("\n".join(told(self._teller(self._asked), feed[-6:])))

    def action_hint(self) -> None:
        """What the coach would do and why."""
        if self._asked is not None:
            self._answer("\n".join(advised(self._session, self._say, self._asked)))

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit()
