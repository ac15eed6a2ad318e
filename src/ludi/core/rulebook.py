"""One table per game: each kind of action with the phases that ask for it, what refuses it and what it does.

::

    RULES = Rulebook(
        ACTIONS,
        No.NOT_ASKED,
        Rule("mark", (Phase.PLACE, Phase.MARK), refuse_mark, mark),
        Rule("reroll", (Phase.MARK,), refuse_reroll, reroll),
        after=proceed,
    )
    legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply

``refuse_mark(s, value, count)`` and ``mark(s, value, count)`` are handed the arguments as numbers. The three
functions of the contract are made of the table, so an action is legal exactly if it is asked and not refused.
"""

import ast
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from ludi.core.catalogue import Catalogue
from ludi.core.jit import compiled
from ludi.core.layout import read_only

NOT_ASKED: Final = -1


@dataclass(frozen=True, slots=True)
class Rule:
    """A kind of action in some phases of a game; the same kind may have other rules in other phases.

    Without ``refuse`` it is always allowed where it is asked. ``legal(s, mask)`` sets the mask of this kind
    where trying each of its actions would be slow; the rules before it in the table have set theirs.
    """

    kind: str
    phases: Sequence[IntEnum]
    refuse: Callable[..., int] | None
    apply: Callable[..., None]
    legal: Callable[..., None] | None = None


class Rulebook:
    """The rules of a game by kind and phase, and the functions of the contract made of them."""

    def __init__(
        self, actions: Catalogue, not_asked: IntEnum, *rules: Rule, after: Callable[[Any], None] | None = None
    ) -> None:
        self.actions: Final = actions
        self.rules: Final = rules
        kinds = [kind.name for kind in actions.kinds()]
        phases = 1 + max(map(int, type(rules[0].phases[0])))
        asked = [[NOT_ASKED] * len(kinds) for _ in range(phases)]
        for row, rule in enumerate(rules):
            for phase in rule.phases:
                if asked[phase][kinds.index(rule.kind)] != NOT_ASKED:
                    raise ValueError(f"{rule.kind}: two rules in phase {phase.name}")
                asked[phase][kinds.index(rule.kind)] = row
        if unused := {*kinds} - {rule.kind for rule in rules}:
            raise ValueError(f"no rule for {', '.join(sorted(unused))}")
        self._scope: dict[str, Any] = {
            "ASKED": read_only(asked),
            "KIND": actions.kind_of,
            "ARGUMENTS": actions.arguments_of,
            "NOT_ASKED": not_asked,
            "OK": type(not_asked)(0),
        }
        if after is not None:
            self._scope["after"] = after
        for row, rule in enumerate(rules):
            given = {"refuse": rule.refuse, "apply": rule.apply, "legal": rule.legal}
            self._scope |= {f"{role}_{row}": function for role, function in given.items() if function is not None}
        # Not inspect.stack(), which reads the sources of all callers: a tenth of a second before the first move.
        caller = sys._getframe(1)  # noqa: SLF001  (documented, and what inspect.stack() is made of)
        self._module: Final = sys.modules[caller.f_globals["__name__"]]
        self._line: Final = caller.f_lineno
        self.legal: Final = self._made("legal", "s, mask", self._legal())
        self.refusal: Final = self._made("refusal", "s, action", self._refusal())
        self.apply: Final = self._made("apply", "s, action", self._apply())

    def _arguments(self, rule: Rule) -> str:
        kind = next(kind for kind in self.actions.kinds() if kind.name == rule.kind)
        return ", ".join(["s", *(f"ARGUMENTS[action, {place}]" for place in range(len(kind.arguments)))])

    def _legal(self) -> list[str]:
        lines = ["mask[:] = False", "phase = s.phase"]
        for row, rule in enumerate(self.rules):
            lines.append(f"if {' or '.join(f'phase == {int(phase)}' for phase in rule.phases)}:")
            codes = self.actions.codes(rule.kind)
            if rule.legal is not None:
                lines.append(f"    legal_{row}(s, mask)")
                continue
            allowed = "True" if rule.refuse is None else f"refuse_{row}({self._arguments(rule)}) == OK"
            lines += [f"    for action in range({codes.start}, {codes.stop}):", f"        mask[action] = {allowed}"]
        return lines

    def _refusal(self) -> list[str]:
        lines = ["row = ASKED[s.phase, KIND[action]]"]
        for row, rule in enumerate(self.rules):
            if rule.refuse is not None:
                lines += [f"if row == {row}:", f"    return refuse_{row}({self._arguments(rule)})"]
        return [*lines, f"return NOT_ASKED if row == {NOT_ASKED} else OK"]

    def _apply(self) -> list[str]:
        lines = ["row = ASKED[s.phase, KIND[action]]"]
        for row, rule in enumerate(self.rules):
            lines += [f"{'el' if row else ''}if row == {row}:", f"    apply_{row}({self._arguments(rule)})"]
        return [*lines, *(["after(s)"] if "after" in self._scope else [])]

    def _made(self, name: str, parameters: str, lines: list[str]) -> Any:
        """Compile a function of the contract; tracebacks and caches place it at the table that it is made of."""
        tree = ast.parse("\n    ".join([f"def {name}({parameters}):", *lines]))
        for node in ast.walk(tree):
            if hasattr(node, "lineno"):
                node.lineno = node.end_lineno = self._line  # type: ignore[attr-defined]
        scope: dict[str, Any] = {"__name__": self._module.__name__} | self._scope
        exec(compile(tree, str(self._module.__file__), "exec"), scope)  # noqa: S102  (our own table, no text of others)
        return compiled(scope[name])
