"""The hint of the terminal says what, why, and how everybody stands."""

import io
from itertools import permutations

from rich.console import Console

import ludi
from ludi.bots.reasons import reasons
from ludi.cli.table import Table
from ludi.core.texts import texts


def test_a_hint_says_why_and_names_players() -> None:
    match = ludi.new("alea", seats=2, seed=7)
    while match.step < 20:
        match.play(match.legal()[-1])
    table = Table(match, ["", "tiro"], {}, Console(file=io.StringIO()), "en")
    best, beside = next(
        pair for pair in permutations(ludi.game("alea").legal_codes(match.state), 2) if told(match, *pair)
    )
    decision = ludi.Decision(best, (0.6, 0.4), {best: 60, beside: 40}, {best: 0.6, beside: 0.4})
    sentences = [texts(match.game).event(one, table.players) for one in told(match, best, beside)]

    opinion = table.opinion(decision)

    assert "Why: " + " ".join(sentences) in opinion.splitlines()
    assert opinion.endswith("Chances to win: " + ", ".join([f"{table.players[0]} 60%", f"{table.players[1]} 40%"]))
    alone = table.opinion(ludi.Decision(best, (0.6, 0.4), {best: 60}, {best: 0.6}))
    assert "Why" not in alone


def told(match: ludi.Match, best: int, beside: int) -> tuple[ludi.Event, ...]:
    return reasons(match.game, match.state, (best,), (beside,))
