"""The legal actions on a screen: by kind, as short as they can be typed."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludi.cli.notation import shared_words
from ludi.core.catalogue import Action
from ludi.core.contract import Choice
from ludi.core.texts import Texts

FEW: Final = 9
"""So many choices are listed one by one."""
FEW_OF_A_KIND: Final = 3


class Choices:
    """The choices of one decision, in the words of the game's texts."""

    def __init__(
        self, choices: Sequence[Choice], actions: Sequence[Action], words: Texts, players: Sequence[str]
    ) -> None:
        self.choices = choices
        self.actions = actions
        self.sentences = [words.action(action, players) for action in actions]
        self._leads = [" ".join(words.event(event, players) for event in choice.leads) for choice in choices]

    def table(self) -> RenderableType:
        """All of them: one by one where they are few, else each kind in a line or two."""
        if len(self.choices) <= FEW:
            return self.list(range(len(self.choices)))
        table = _table()
        for _, group in groupby(range(len(self.choices)), key=lambda place: self.actions[place].kind):
            places = list(group)
            if len(places) <= FEW_OF_A_KIND or not self._is_plain(places):
                self._add_each(table, places)
            else:
                self._add_together(table, places)
        return table

    def list(self, places: Sequence[int]) -> RenderableType:
        """These choices, numbered from 1, each with what it would lead to."""
        table = _table()
        self._add_each(table, places)
        return table

    def of_kind(self, kind: str) -> RenderableType | None:
        """The choices of a kind one by one; None if there are none."""
        places = [place for place, action in enumerate(self.actions) if kind and action.kind.startswith(kind)]
        return self.list(places) if places else None

    def _is_plain(self, places: Sequence[int]) -> bool:
        """Whether what follows the kind says by itself what is meant: numbers, no names of things."""
        arguments = (str(value) for place in places for value in self.actions[place].arguments.values())
        return all(not any(letter.isalpha() for letter in value) for value in arguments)

    def _add_each(self, table: Table, places: Sequence[int]) -> None:
        for place in places:
            told = Text(self.sentences[place])
            if self._leads[place]:
                told.append(f"  {self._leads[place]}", style="dim")
            table.add_row(str(place + 1), str(self.actions[place]), told)

    def _add_together(self, table: Table, places: Sequence[int]) -> None:
        kind = self.actions[places[0]]
        shared = shared_words([self.sentences[place] for place in places])
        heading = " ".join([*self.sentences[places[0]].split()[:shared], "…"])
        notations = [" ".join(map(str, self.actions[place].arguments.values())) for place in places]
        gap = ", " if len(kind.arguments) > 1 else "  "
        told = Text(f"{heading}\n").append(gap.join(notations), style="cyan")
        leads = {self._leads[place] for place in places}
        if len(leads) == 1 and "" not in leads:
            told.append(f"\n{leads.pop()}", style="dim")
        named = " ".join([kind.kind, *(f"<{name}>" for name in kind.arguments)])
        table.add_row(f"{places[0] + 1}-{places[-1] + 1}", named, told)


def _table() -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    return table
