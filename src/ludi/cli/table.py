"""One terminal, some people, some bots: the conversation of a match."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule

from ludi.bots import ADVISER, Bot, ask, bot
from ludi.bots.player import Decision
from ludi.bots.reasons import reasons
from ludi.cli.board import Board
from ludi.cli.choices import Choices
from ludi.cli.notation import Keyboard, find
from ludi.core import layout
from ludi.core.contract import Event
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.texts import texts

HELP: Final = """\
NUMBER or ACTION   play it: by its number, or as the list names it; the tab key completes
                   short is enough: sen 2-5 for senatus 2-5, forum 1 4 for forum_pair 1+4
list [KIND]        every action, or every one of a kind, with what it leads to
hint               what a strong bot would do and why, and how it sees the chances
why ACTION         why an action is not allowed now, with its clause
undo               take back your last action; not if something has been revealed since
undo!              take it back all the same, when you play alone
board              show the whole position, with what is zero or not so
log                what has happened so far
save FILE          write the match to a file; ludi play --load FILE goes on with it
quit               leave"""
COMMANDS: Final = ("help", "hint", "why ", "list ", "undo", "undo!", "board", "log", "save ", "quit")
"""As the tab key completes them: a space where more can follow."""
HINTS_SHOWN: Final = 3


class Leave(Exception):
    """Somebody wants to stop."""


class Table:
    """The people and bots round one match."""

    def __init__(
        self, match: Match, sitting: Sequence[str], bots: dict[int, Bot], console: Console, language: str = "en"
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.words = texts(match.game, language)
        self.people = [seat for seat, name in enumerate(sitting) if not name]
        self.players = [
            f"Seat {seat + 1} ({name})"
            if name
            else (f"Seat {seat + 1} (you)" if len(self.people) == 1 else f"Seat {seat + 1}")
            for seat, name in enumerate(sitting)
        ]
        self.keyboard = Keyboard(COMMANDS)
        self.news: dict[int | None, list[Event]] = {seat: [] for seat in (*self.people, None)}
        self.history: list[tuple[int, dict[int | None, list[Event]]]] = []  # step and what each saw of it
        self.shown: int | None = None  # who looked at the screen last

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over:
                if self.match.actor in self.bots:
                    self._bot_turn()
                else:
                    self._human_turn(self.match.actor)
        except Leave:
            self.console.print("The match is not over; save it next time to go on with it.", style="dim")
            return
        self._tell(self.people[0] if self.people else None)
        self._final()

    def _bot_turn(self) -> None:
        seat = self.match.actor
        with self.console.status(f"{self.players[seat]} is thinking"):
            decision = ask(self.bots[seat], self.match)
        self._play(decision.action)
        if not self.people:
            self._tell(None)

    def _human_turn(self, seat: int) -> None:
        view = self.match.view(seat)
        if len(view.choices) == 1 and not view.choices[0].leads:
            self._play(view.choices[0].code)
            return
        self.keyboard.legal = ()  # while the screen is handed over, the tab key tells nobody's options
        self._hand_over(seat)
        choices = self._choices(seat)
        self.keyboard.legal = choices.actions
        self._show(seat, choices)
        step = self.match.step
        while self.match.step == step:
            self._obey(seat, self._read(), choices)
            if self.match.actor != seat or self.match.over:
                return

    def _hand_over(self, seat: int) -> None:
        """Hide one hand before another is shown."""
        if len(self.people) > 1 and self.shown not in {None, seat} and self.console.is_terminal:
            self.console.clear()
            self.console.print(f"Pass the screen to {self.players[seat]}, then press Enter.", style="bold")
            self._read()
            self.console.clear()
        self.shown = seat

    def _choices(self, seat: int) -> Choices:
        offered = self.match.view(seat).choices
        return Choices(offered, [self.match.game.actions[one.code] for one in offered], self.words, self.players)

    def _show(self, seat: int, choices: Choices, *, whole: bool = False) -> None:
        self._tell(seat)
        view = self.match.view(seat)
        self.console.print(Rule(f"{self.match.game.title}, step {self.match.step}"))
        self.console.print(Board(self.words, self.players, whole=whole).view(view))
        self.console.print()
        self.console.print(self.words.event(view.ask, self.players), style="bold")
        self.console.print(choices.table())

    def _tell(self, seat: int | None) -> None:
        """What has happened since this seat last looked."""
        for event in self.news[seat]:
            self.console.print(self.words.event(event, self.players))
        self.news[seat].clear()

    def _read(self) -> str:
        """A line from the keyboard or the pipe; the end of it is leaving."""
        try:
            line = input("> " if sys.stdin.isatty() else "")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        return line.strip()

    def _obey(self, seat: int, line: str, choices: Choices) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self.console.print(HELP),
            "?": lambda: self.console.print(HELP),
            "hint": self._hint,
            "why": lambda: self._why(rest, choices),
            "undo": lambda: self._undo(seat, beyond_reveals=False),
            "undo!": lambda: self._undo(seat, beyond_reveals=True),
            "list": lambda: self._list(rest, choices),
            "board": lambda: self._show(seat, choices, whole=True),
            "log": lambda: self._log(seat),
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        try:
            if not line:
                return
            if word in commands:
                commands[word]()
            else:
                self._play(self._code(line, choices))
        except (LudiError, OSError) as error:
            self.console.print(f"{error}. Type help for help.", style="yellow")

    def _code(self, text: str, choices: Choices) -> int:
        if text.isdecimal():
            if not 1 <= int(text) <= len(choices.actions):
                raise LudiError(f"{text}: expected a number from 1 to {len(choices.actions)}")
            return choices.actions[int(text) - 1].code
        named = find(text, choices.actions, choices.sentences)
        return (named or self.match.game.actions.parse(text)).code

    def _list(self, kind: str, choices: Choices) -> None:
        found = choices.of_kind(kind.strip()) if kind else choices.list(range(len(choices.actions)))
        if found is None:
            kinds = ", ".join(dict.fromkeys(action.kind for action in choices.actions))
            raise LudiError(f"list {kind}: expected one of {kinds}")
        self.console.print(found)

    def _play(self, code: int) -> None:
        before, step = layout.copy(self.match.state), self.match.step
        self.match.play(code)
        seen = {viewer: list(self.match.game.tell(before, code, viewer)) for viewer in (*self.people, None)}
        self.history.append((step, seen))
        for viewer, events in seen.items():
            self.news[viewer] += events

    def _hint(self) -> None:
        with self.console.status("Thinking"):
            decision = ask(bot(ADVISER, seed=self.match.step), self.match)
        self.console.print(self.opinion(decision))

    def opinion(self, decision: Decision) -> str:
        """What a bot thinks of the position, in a few lines."""
        lines = []
        for action, visits in list(decision.visits.items())[:HINTS_SHOWN]:
            share = visits / sum(decision.visits.values())
            sentence = self.words.action(self.match.game.actions[action], self.players)
            lines.append(f"{sentence}: {share:.0%} of the search, value {decision.values[action]:.2f}")
        if not lines:
            lines.append(self.words.action(self.match.game.actions[decision.action], self.players))
        if len(decision.visits) > 1:
            best, beside = [(code, *decision.lines.get(code, ())) for code in list(decision.visits)[:2]]
            why = reasons(self.match.game, self.match.state, best, beside)
            lines += [" ".join(["Why:", *(self.words.event(reason, self.players) for reason in why)])] if why else []
        chances = zip(self.players, decision.chances, strict=False)
        lines.append("Chances to win: " + ", ".join(f"{player} {chance:.0%}" for player, chance in chances))
        return "\n".join(lines if decision.chances else lines[:-1])

    def _why(self, text: str, choices: Choices) -> None:
        reason = self.match.why(self._code(text, choices))
        self.console.print(reason or "Nothing speaks against it.")

    def _undo(self, seat: int, *, beyond_reveals: bool) -> None:
        """Back to this seat's last decision."""
        if beyond_reveals and len(self.people) > 1:
            raise LudiError("undo! is for people who play alone")
        taken = self.match.undo(beyond_reveals=beyond_reveals)
        while self.match.actor != seat and self.match.actions:
            taken = self.match.undo(beyond_reveals=beyond_reveals)
        self.history = [entry for entry in self.history if entry[0] < self.match.step]
        for events in self.news.values():
            events.clear()
        self.console.print(f"Taken back: {self.words.action(taken, self.players)}")

    def _log(self, seat: int) -> None:
        for step, seen in self.history:
            for event in seen[seat]:
                self.console.print(f"{step:4}  {self.words.event(event, self.players)}")

    def _save(self, name: str) -> None:
        if not name:
            raise LudiError("save: expected a file name")
        Path(name).expanduser().write_text(self.match.record(), encoding="utf-8")
        self.console.print(f"Saved to {name}; go on with: ludi play --load {name}")

    def _quit(self) -> None:
        raise Leave

    def _final(self) -> None:
        scores, places = self.match.scores, self.match.places
        self.console.print(Rule("The end"))
        for seat in sorted(range(self.match.seats), key=lambda seat: places[seat]):
            self.console.print(f"{places[seat]}. {self.players[seat]}: {scores[seat]}")
