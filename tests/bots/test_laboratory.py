"""The balance laboratory: what stands out, and how often chance is called a finding."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludi
from ludi import boxes
from ludi.arena import Plan, Played, here
from ludi.arena.discovery import against, between, clear, share
from ludi.arena.laboratory import Findings, by_turn, compared, findings
from ludi.arena.statistics import wilson
from ludi.cli import box as _box  # noqa: F401  (registers its commands)
from ludi.core.contract import wins


def test_of_many_fair_coins_hardly_any_is_called_unfair() -> None:
    luck = random.Random(1)
    runs = 200
    false = 0
    for _ in range(runs):
        flips = [sum(luck.random() < 0.5 for _ in range(200)) for _ in range(50)]
        false += any(clear([against(heads, 200, 0.5) for heads in flips]))
    assert false / runs < 0.12  # 5 % is promised; at the usual 95 % for each it would be 92 %


def test_an_unfair_coin_among_fair_ones_is_found_and_its_interval_is_wider_than_by_itself() -> None:
    luck = random.Random(2)
    flips = [sum(luck.random() < p for _ in range(400)) for p in (0.7, *[0.5] * 40)]
    found = clear([against(heads, 400, 0.5) for heads in flips])

    assert found[0]
    assert sum(found) < 4
    alone, picked = wilson(flips[0], 400), share(flips[0], 400, sum(found), len(found))
    assert picked.low < alone.low < alone.high < picked.high


def test_two_shares_are_compared_by_their_difference() -> None:
    assert between(60, 100, 60, 100) == pytest.approx(1)
    assert between(70, 100, 50, 100) == pytest.approx(0.00389, abs=1e-4)
    assert between(5, 5, 0, 0) == 1.0


def test_nothing_compared_is_nothing_found() -> None:
    assert clear([]) == []
    assert clear([0.5, 0.9]) == [False, False]


@pytest.fixture(scope="module")
def plan() -> Plan:
    return Plan("triumvirate", 2, ("random",), 40)


def test_seats_are_counted_from_the_first_to_act_and_endings_add_up(plan: Plan) -> None:
    played = [match for group in here(plan) for match in group]
    found = findings(plan, played)

    assert sum(one.share.value for one in found.seats) == pytest.approx(1)
    assert sum(one.value for one in found.endings.values()) == pytest.approx(1)
    assert set(found.endings) == set(ludi.game("triumvirate").endings)
    game, match = ludi.game("triumvirate"), played[0]
    first = int(game.start(2, {}, match.pairing.seed).actor)
    assert by_turn(plan, played)[0][0] == wins(match.places)[first]
    assert found.lengths[0] <= found.lengths[1] <= found.lengths[2]
    for one in found.used:
        assert one.n <= 2 * len(played)  # once a seat and match


def test_two_boxes_are_compared_on_the_same_seeds(plan: Plan) -> None:
    other = Plan("triumvirate", 2, ("random",), 40, box={"start.legions": 3})
    one = [match for group in here(plan) for match in group]
    two = [match for group in here(other) for match in group]

    assert [match.pairing.seed for match in one] == [match.pairing.seed for match in two]
    assert [match.actions for match in one] != [match.actions for match in two]
    same = compared(plan, one, plan, one)
    assert all(change.difference.value == 0 for change in same)
    assert sum(change.difference.value for change in compared(plan, one, other, two)) == pytest.approx(0)


def test_the_command_tells_seats_endings_and_the_difference(tmp_path: Path) -> None:
    from ludi.cli import app, balance  # noqa: F401, PLC0415  (registers the command)

    path = tmp_path / "mine.toml"
    text = boxes.write(ludi.game("triumvirate"), "mine", {"start.legions": 3})
    path.write_text(text, encoding="utf-8")
    out = tmp_path / "found.json"
    arguments = ["balance", "triumvirate", "--bot", "random", "--matches", "6", "--workers", "1"]
    told = CliRunner().invoke(app, [*arguments, "--beside", str(path), "--json", str(out)])

    assert told.exit_code == 0, told.output
    for part in ("of equals' share", "Endings: ", "stand out", "difference in points"):
        assert part in told.output
    assert '"findings"' in out.read_text(encoding="utf-8")


def test_the_command_plays_with_an_option_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludi.cli import app, balance  # noqa: PLC0415  (registers the command)

    asked: list[Plan] = []

    def listening(plan: Plan, played: Sequence[Played]) -> Findings:
        asked.append(plan)
        return findings(plan, played)

    monkeypatch.setattr(balance, "findings", listening)
    arguments = ["balance", "triumvirate", "--bot", "random", "--matches", "2", "--workers", "1", "--option"]
    told = CliRunner().invoke(app, [*arguments, "characters=POM-CAE"])
    refused = CliRunner().invoke(app, [*arguments, "characters=CAE"])

    assert told.exit_code == 0, told.output
    assert [{"characters": "POM-CAE"}] == [plan.options for plan in asked]
    assert refused.exit_code == 1
    assert "option characters='CAE'; expected one of" in str(refused.exception)


def test_the_commands_write_check_and_compare_a_box(tmp_path: Path) -> None:
    from ludi.cli import app  # noqa: PLC0415

    path = tmp_path / "mine.toml"
    assert CliRunner().invoke(app, ["box", "new", "alea", str(path)]).exit_code == 0
    assert "nothing differs" in CliRunner().invoke(app, ["box", "check", str(path)]).output
    again = CliRunner().invoke(app, ["box", "new", "alea", str(path)])
    assert "there is such a file already" in str(again.exception)
    changes = {"senate.SQ-XII-b.border": ["ger", "gal"], "senate.SQ-XII-c.border": ["gal", "bri"]}
    changes |= {"senate.SQ-XII-d.border": ["bri", "his"]}
    path.write_text(boxes.write(ludi.game("alea"), "mine", changes), encoding="utf-8")
    assert "3 values differ" in CliRunner().invoke(app, ["box", "check", str(path)]).output
    told = CliRunner().invoke(app, ["box", "diff", str(path)]).output
    assert 'senate tile SQ-XII-b: border ["ger", "bri"] → ["ger", "gal"]' in told
