"""Sentences for people, in the languages we speak, from Fluent files.

Every game keeps ``texts/<language>.ftl`` in its folder; the browser reads the
same files. Message ids by convention: ``ask-*`` and other event kinds,
``action-<kind>``, ``refused-<REASON>``, ``name-<id>`` for tiles, cards and
other named values (or ``name-numbered`` and ``name-paired`` for those made of
two), ``help-<id>`` for what they do, ``label-<field>`` for fields of a view,
``option-<name>``. What a name or a help repeats from the printed tables is
made of one message for all such things (``Game.things``).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Event, Game, Phrase
from ludi.core.errors import RefusedAction

LANGUAGES: Final = ("en", "de", "nl")
_COMMON: Final = Path(__file__).parent / "texts"


class Texts:
    """One game's sentences in one language; ``source`` is what the browser reads of them."""

    def __init__(self, folders: Sequence[Path], language: str, things: Mapping[str, Phrase] | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  (for people only, and slow to import)

        self.language = language
        # Isolation marks help mixed scripts; ours are all Latin and logs are copied as text.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(self.source), allow_overrides=True)
        made = [f"{message} = {_literal(self.name(phrase))}" for message, phrase in (things or {}).items()]
        self._bundle.add_resource(FluentResource("\n".join(made)))
        self.source += "\n".join(["", *made])

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def format(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message with its arguments filled in; an unknown or faulty one is an error of ours."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise ValueError(f"{self.language}: {message}: has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def name(self, value: object) -> str:
        """A named thing in words; numbers and texts without a name as they are."""
        if isinstance(value, Phrase):
            return self.format(value.message, self._filled(value.arguments, ()))
        if isinstance(value, tuple | list):
            names = [self.name(part) for part in value]
            if len(names) > 1 and isinstance(value[0], Phrase):
                return self.format("and-list", {"first": ", ".join(names[:-1]), "last": names[-1]})
            return ", ".join(names)
        if not isinstance(value, str):
            return str(value)
        message, parts = self._naming(value)
        return self.format(message, {key: self.name(part) for key, part in parts.items()}) if message else value

    def has_name(self, value: str) -> bool:
        """Whether a thing has a name of its own or one made of two."""
        return bool(self._naming(value)[0])

    def _naming(self, value: str) -> tuple[str, dict[str, str]]:
        """The message that names a thing, or none.

        Without one of its own, ``R16-2`` is the second of its kind in R16 (``name-numbered``), and
        ``R16-LUT`` is made of two things that have names (``name-paired``).
        """
        if self.has(f"name-{value}"):
            return f"name-{value}", {}
        thing, _, part = value.rpartition("-")
        message = "name-numbered" if part.isdigit() else "name-paired"
        if not (self.has(message) and self.has(f"name-{thing}") and (part.isdigit() or self.has(f"name-{part}"))):
            return "", {}
        return message, {"thing": thing, "part": part}

    def event(self, event: Event, players: Sequence[str]) -> str:
        """An event as a sentence."""
        return self.format(event.kind, self._filled(event.arguments, players))

    def action(self, action: Action, players: Sequence[str] = ()) -> str:
        """An action as an order; without players, seats are numbers."""
        return self.format(f"action-{action.kind}", self._filled(action.arguments, players))

    def _filled(self, arguments: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
        return {
            key: players[value]
            if key.startswith("seat") and players
            else value
            if isinstance(value, int)
            else self.name(value)
            for key, value in arguments.items()
        }


def _literal(text: str) -> str:
    """A text as the value of a Fluent message, whatever it contains."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


_known: Final[dict[tuple[str, Path, str], Texts]] = {}


def texts(game: Game[Any], language: str = "en") -> Texts:
    """A game's sentences in a language, with those that all games share; read once."""
    key = game.name, game.folder, language
    if key not in _known:
        _known[key] = Texts([_COMMON, game.folder / "texts"], language, _seats(game) | dict(game.things))
    return _known[key]


def _seats(game: Game[Any]) -> dict[str, Phrase]:
    """Options that name a seat."""
    return {
        f"option-{option.name}-{value}": Phrase("option-seat", {"number": value})
        for option in game.options
        if option.names_seat
        for value in option.values
        if isinstance(value, int)
    }


def refusal(game: Game[Any], s: Any, code: int) -> RefusedAction | None:
    """Why an action is refused now, in words and with its clause; None if it is legal."""
    text = game.actions.text(code)
    if s.actor == OVER:
        return RefusedAction(OVER, text, "OVER", "", "the game is over")
    found = int(game.refusal(s, code))
    if not found:
        return None
    why = game.refusals(found)
    return RefusedAction(int(s.actor), text, why.name, why.clause, texts(game).format(f"refused-{why.name}"))
