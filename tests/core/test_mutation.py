"""Mutants of a little module: what is changed, how it is named, and when it is noticed."""

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ludi.games import OURS
from mutants import excuses, stale
from mutation.importing import forget
from mutation.sources import MET, Source, code_of, instrumented, target

TEXT = '''"""Rules of nothing (MAC-1)."""


def price(s, stall, LOADED):
    """What a stall costs (MAC-4)."""
    if s > 3 and stall:  # MAC-5
        return No.TOO_POOR
    s += 1
    for place in range(s):
        stall = min(stall, place)
    return stall


def dearest(stall, STALLS):
    """The last stall of all."""
    for place in range(len(STALLS)):
        stall = place


RULES = Rulebook(
    Rule("buy", (Phase.BUY, Phase.SELL), refuse_buy, buy),  # MAC-6
)
'''


@pytest.fixture
def source(tmp_path: Path) -> Source:
    path = tmp_path / "market.py"
    path.write_text(TEXT, encoding="utf-8")
    return Source(path, {"No": ["OK", "TOO_POOR"], "Phase": ["BUY", "SELL"]})


def test_every_kind_of_change_is_made_and_shown_as_a_line(source: Source) -> None:
    after = {(mutant.before, mutant.after) for mutant in source.mutants()}

    assert ("if s > 3 and stall:", "if s >= 3 and stall:") in after
    assert ("if s > 3 and stall:", "if s > 4 and stall:") in after
    assert ("if s > 3 and stall:", "if s > 3 or stall:") in after
    assert ("if s > 3 and stall:", "if stall:") in after
    assert ("if s > 3 and stall:", "if True:") in after
    assert ("return No.TOO_POOR", "return No.OK") in after
    assert ("s += 1", "s -= 1") in after
    assert ("s += 1", "pass") in after
    assert ("for place in range(s):", "for place in range(1, s):") in after
    assert ("stall = min(stall, place)", "stall = max(stall, place)") in after
    assert ("return stall", "return 0") in after
    assert (
        'Rule("buy", (Phase.BUY, Phase.SELL), refuse_buy, buy),',
        "Rule('buy', (Phase.SELL,), refuse_buy, buy),",
    ) in after
    assert (
        'Rule("buy", (Phase.BUY, Phase.SELL), refuse_buy, buy),',
        "Rule('buy', (Phase.BUY, Phase.SELL), None, buy),",
    ) in after


def test_a_table_whose_length_is_asked_is_left_as_it_is(source: Source) -> None:
    before = "for place in range(len(STALLS)):"
    assert {
        "for place in range(len(STALLS) - 1):",
        "for place in range(1, len(STALLS)):",
        f"{before}  (once)",
    } == {mutant.after for mutant in source.mutants() if mutant.before == before}


def test_a_mutant_names_the_clause_cited_nearest_above(source: Source) -> None:
    clauses = {mutant.before: mutant.clause for mutant in source.mutants()}

    assert "MAC-5" == clauses["if s > 3 and stall:"] == clauses["s += 1"]
    assert "MAC-6" == clauses['Rule("buy", (Phase.BUY, Phase.SELL), refuse_buy, buy),']


def test_a_mutant_does_what_its_line_says(source: Source) -> None:
    mutant = next(each for each in source.mutants() if each.after == "stall = max(stall, place)")
    scope: dict[str, object] = {}
    exec(compile(ast.Module([source.functions[0]], []), "market", "exec"), scope)  # noqa: S102  (ours)
    price = scope["price"]
    assert 0 == price(2, 1, 0)  # type: ignore[operator]
    price.__code__ = mutant.code("market")  # type: ignore[attr-defined]
    assert 2 == price(2, 1, 0)  # type: ignore[operator]


def test_an_instrumented_function_notes_the_statements_it_comes_to(source: Source) -> None:
    changed, n = instrumented(source.functions[0], 10)
    scope: dict[str, object] = {"__met__": MET}
    MET[:] = bytes(len(MET))
    exec(compile(ast.fix_missing_locations(ast.Module([changed], [])), "market", "exec"), scope)  # noqa: S102  (ours)
    scope["price"](1, 1, 0)  # type: ignore[operator]
    assert 6 == n
    assert [1, 0, 1, 1, 1, 1] == list(MET[10:16])
    assert code_of(source.functions[0], "market").co_name == "price"


def test_a_sample_outlives_changes_elsewhere(source: Source) -> None:
    before = sorted(source.mutants(), key=lambda mutant: mutant.drawn_by(1))
    source.path.write_text(TEXT.replace('"""Rules of nothing', 'EXTRA = 5\n"""Rules of nothing'), encoding="utf-8")
    after = sorted(Source(source.path, source.members).mutants(), key=lambda mutant: mutant.drawn_by(1))
    assert [mutant.identity for mutant in before] == [mutant.identity for mutant in after]


def test_an_excuse_that_fits_no_mutant_is_found(source: Source) -> None:
    mutants = list(source.mutants())
    good = ("market.py", "price", "s += 1", "s -= 1")
    assert [] == stale({good: "why"}, mutants)
    assert ["market.py price: 's += 1' -> 's += 7'"] == stale({(*good[:3], "s += 7"): "why"}, mutants)


@pytest.mark.parametrize("name", [*OURS, "leduc"])
def test_all_that_is_excused_is_found_among_the_rules(name: str) -> None:
    game = target(name, Path(__file__).parents[2])
    every = [mutant for source in game.rules().values() for mutant in source.mutants()]

    assert len(game.rules()) > 3
    assert [] == stale(excuses(game), every)


def test_what_is_installed_below_the_folder_is_not_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A library such as NumPy cannot be imported twice, and the environment of ``make`` lies in the checkout."""
    for name, place in (("ours", tmp_path / "src"), ("theirs", tmp_path / "environment")):
        module = ModuleType(name)
        module.__file__ = str(place / f"{name}.py")
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "environment"))

    forget(tmp_path)

    assert "ours" not in sys.modules
    assert "theirs" in sys.modules
