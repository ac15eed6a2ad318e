"""Anything with a ``choose`` is a bot: however it is made, and whatever it calls its choice by."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.bots import BotFault, UnknownBot
from ludi.bots.player import decide

DOCS = Path(__file__).parents[2] / "docs"

MODULE = """
import ludi

class Plain:
    def choose(self, game, s, seat):
        return game.legal_codes(s)[0]

class Seeded(Plain):
    def __init__(self, depth=3, *, seed=0):
        self.depth, self.seed = depth, seed

class Tuned(Plain):
    def __init__(self, depth=3):
        self.depth = depth

def made(luck):
    bot = Plain()
    bot.luck = luck
    return bot

ready = Plain()
mute = object()

def demanding(one, two):
    return Plain()
"""


@pytest.fixture
def _own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_own_module")
def test_a_bot_of_the_current_folder_is_found_and_made_with_what_it_takes() -> None:
    found: Any = [ludi.bot(f"own_bots:{name}", seed=7) for name in ("Plain", "Seeded", "Tuned", "made", "ready")]

    assert (3, 7) == (found[1].depth, found[1].seed)
    assert 3 == found[2].depth
    assert 7 == found[3].luck
    match = ludi.new("alea", 2, seed=1)
    assert {match.legal()[0].code} == {ludi.ask(each, match).action for each in found}


@pytest.mark.usefixtures("_own_module")
@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("own_bots:mute", "has no method choose"),
        ("own_bots:demanding", "expected something that is made with a seed, or with nothing"),
        ("own_bots:Nobody", "has no attribute 'Nobody'"),
        ("nowhere_at_all:Bot", "No module named 'nowhere_at_all'"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(spec: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(says)):
        ludi.bot(spec)


class Answering:
    """A bot that always gives one answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, game: ludi.Game[Any], s: Any, seat: int) -> Any:  # noqa: ARG002  (what every bot is asked)
        return self.answer


def test_a_choice_is_named_by_a_code_an_action_a_notation_or_a_decision() -> None:
    match = ludi.new("alea", 2, seed=1)
    action = match.legal()[1]
    for answer in (action, action.code, np.int64(action.code), str(action), ludi.Decision(action.code)):
        found = ludi.ask(Answering(answer), match)
        assert (action.code, int) == (found.action, type(found.action))


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (None, "Answering answered None: expected an action, its code or its notation"),
        (True, "True: expected an action"),
        (9999, "action code 9999: expected 0 to"),
        ("jump", "'jump': expected one of"),
        (ludi.Decision("castrum 1 1"), "is not legal"),  # type: ignore[arg-type]
        (ludi.game("praetor").actions[0], "is no action of alea"),
    ],
)
def test_what_is_no_choice_is_the_bots_fault(answer: Any, says: str) -> None:
    with pytest.raises(BotFault, match=re.escape(says)):
        ludi.ask(Answering(answer), ludi.new("alea", 2, seed=1))


def test_nobody_decides_once_the_match_is_over() -> None:
    match = ludi.new("triumvirate", 2, seed=1)
    while not match.over:
        match.play(match.legal()[0])

    with pytest.raises(ludi.LudiError, match="nothing to decide: the match is over"):
        ludi.ask(ludi.bot("random"), match)
    with pytest.raises(ludi.LudiError, match="nothing to decide"):
        decide(ludi.bot("random"), match.game, match.state, 1)


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(), re.DOTALL))
def test_what_the_page_on_bots_shows_runs(block: str) -> None:
    exec(compile(block, "docs/bots.md", "exec"), {})  # noqa: S102  (our own page)
