"""Actions as people type them: short, in any case, and completed by the tab key.

``senatus 2-5`` is the notation of the log. Among the actions that are legal now, ``sen 2 5`` and ``forum 1 4`` name
one as well: a kind may be cut short, numbers may be separated by spaces, and the words of the list will do.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ludi.core.catalogue import Action
from ludi.core.errors import BadNotation

SHOWN: Final = 4
"""Of the actions that a text could name, so many are told."""


def words_of(text: str) -> tuple[str, ...]:
    """What can be told apart in a text: its words and numbers in small letters."""
    return tuple(re.findall(r"[^\W_]+", text.lower()))


def shared_words(sentences: Sequence[str]) -> int:
    """With how many words all of these sentences begin."""
    parted = [sentence.split() for sentence in sentences]
    count = 0
    for here in zip(*parted, strict=False):
        if len(set(here)) > 1:
            break
        count += 1
    return min(count, min(map(len, parted)) - 1) if len(parted) > 1 else 0


def find(text: str, legal: Sequence[Action], sentences: Sequence[str]) -> Action | None:
    """The legal action that a text names, None if it names none; several are an error that names them."""
    typed = words_of(text)
    if not typed:
        return None
    exact = [action for action in legal if str(action) == " ".join(text.split())]
    found = exact or _tidied([action for action in legal if _same(typed, words_of(str(action)))], text)
    if not found:
        named = dict(zip((action.code for action in legal), map(words_of, sentences), strict=True))
        found = [action for action in legal if _same(typed, (*words_of(action.kind), *named[action.code]))]
        found = found or [action for action in legal if _is_in_order(typed, named[action.code])]
    if len(found) > 1:
        some = ", ".join(map(str, found[:SHOWN])) + (", …" if len(found) > SHOWN else "")
        raise BadNotation(f"{text!r} could be {some}")
    return found[0] if found else None


def _tidied(found: list[Action], text: str) -> list[Action]:
    """Of several, those whose kind is called just as typed."""
    kind = text.split(maxsplit=1)[0].lower()
    return [action for action in found if action.kind == kind] or found


def _same(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word has been typed, or its beginning; numbers in full. Of a kind in two words, one is enough."""
    for skipped in range(len(words)):
        left = (words[0], *words[1 + skipped :])
        if len(typed) == len(left) and all(_begins(a, b) for a, b in zip(typed, left, strict=True)):
            return all(not word.isdigit() for word in words[1 : 1 + skipped])
    return False


def _begins(typed: str, word: str) -> bool:
    return typed == word if typed.isdigit() or word.isdigit() else word.startswith(typed)


def _is_in_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the typed words are some of these, in their order."""
    left = iter(words)
    return all(any(_begins(each, word) for word in left) for each in typed)


def completions(line: str, legal: Sequence[Action], commands: Sequence[str]) -> list[str]:
    """How the last word of a line may go on, given the words before it; with a space where another word follows."""
    before, _, last = line.rpartition(" ")
    place = len(before.split())
    notations = [str(action).split() for action in legal]
    fitting = [words for words in notations if len(words) > place and words[:place] == before.split()]
    found = {words[place] + " " * (len(words) > place + 1) for words in fitting}
    found |= set(commands) if not place else set()
    return sorted((word for word in found if word.startswith(last)), key=lambda word: (len(word), word))


class Keyboard:
    """Completes by tab what can be typed now, where the terminal lets us."""

    def __init__(self, commands: Sequence[str]) -> None:
        self.legal: Sequence[Action] = ()
        self._commands = commands
        self._found: list[str] = []
        with suppress(ImportError):  # Windows has none
            import readline  # noqa: PLC0415

            readline.set_completer_delims(" ")
            readline.set_completer(lambda _, state: self._next(readline.get_line_buffer(), state))
            readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _next(self, line: str, state: int) -> str | None:
        if state == 0:
            self._found = completions(line.lstrip(), self.legal, self._commands)
        return self._found[state] if state < len(self._found) else None
