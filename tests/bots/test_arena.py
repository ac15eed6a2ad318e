"""Plans are fair, runs reproduce to the match, and the report says what the logs say."""

import hashlib
import html
import io
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import ludi
from ludi.arena import Pairing, Plan, Played, groups, here, in_processes, on_ray, standings
from ludi.arena.balance import measure_balance, striking
from ludi.arena.keeping import OtherRun, run_of, take_up
from ludi.arena.plan import check, line_ups
from ludi.arena.report import write_report
from ludi.cli.arena import collect
from ludi.core.contract import Game
from ludi.core.errors import LudiError
from ludi.core.match import replayed
from ludi.games import GAMES

PLAN = Plan("alea", 3, ("greedy", "random"), 6, seed=5)


def run(plan: Plan) -> list[Played]:
    return [match for group in here(plan) for match in group]


def essence(matches: list[Played]) -> list[tuple[object, ...]]:
    """All of a run except the clock."""
    return sorted((m.pairing.number, m.pairing.seating, m.actions, m.scores, m.places) for m in matches)


def test_everybody_sits_everywhere_equally_often() -> None:
    seats = Counter(
        (seat, entered)
        for group in groups(Plan("alea", 4, ("a", "b", "c", "d"), 10))
        for pairing in group
        for seat, entered in enumerate(pairing.seating)
    )

    assert {3} == set(seats.values())
    assert 16 == len(seats)


def test_mirrored_matches_share_a_seed() -> None:
    found = list(groups(Plan("alea", 2, ("a", "b"), 6)))

    assert [[(0, 1), (1, 0)]] * 3 == [[pairing.seating for pairing in group] for group in found]
    assert all(group[0].seed == group[1].seed for group in found)
    assert 3 == len({group[0].seed for group in found})


def test_a_bot_against_itself_never_plays_the_same_match_twice() -> None:
    found = [pairing for group in groups(Plan("alea", 3, ("a",), 6)) for pairing in group]

    assert 6 == len({pairing.seed for pairing in found})


def test_the_last_bot_fills_the_table() -> None:
    assert [(0, 1, 1, 1)] == line_ups(Plan("alea", 4, ("a", "b"), 1))


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert [(0, 1), (0, 2), (1, 2)] == line_ups(Plan("alea", 2, ("a", "b", "c"), 1))


@pytest.mark.parametrize(
    "plan",
    [
        Plan("alea", 7, ("random",), 1),
        Plan("alea", 2, (), 1),
        Plan("alea", 2, ("random", "nobody"), 1),
        Plan("alea", 2, ("random",), 0),
        Plan("alea", 2, ("random",), 1, options={"start": "never"}),
    ],
)
def test_plans_that_cannot_be_played_are_refused(plan: Plan) -> None:
    with pytest.raises(LudiError):
        check(plan, GAMES["alea"])


def test_a_run_reproduces_to_the_match() -> None:
    assert essence(run(PLAN)) == essence(run(PLAN))


def test_a_longer_run_begins_with_the_shorter() -> None:
    assert essence(run(PLAN))[:3] == essence(run(Plan("alea", 3, ("greedy", "random"), 3, seed=5)))


def test_another_seed_plays_other_matches() -> None:
    assert essence(run(PLAN)) != essence(run(Plan("alea", 3, ("greedy", "random"), 6, seed=6)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_played_match_is_a_whole_record(game: Game[Any]) -> None:
    plan = Plan(game.name, game.seats[-1], ("random",), 1)
    match = run(plan)[0]
    again = replayed(game, plan.seats, match.pairing.seed, {}, match.actions)

    assert (match.scores, match.places, match.ending) == (again.scores, again.places, again.ending)
    assert ludi.load(again.record()).scores == match.scores


@pytest.mark.slow
def test_processes_play_the_same_matches() -> None:
    played = [match for group in in_processes(2)(PLAN) for match in group]

    assert essence(run(PLAN)) == essence(played)


@pytest.mark.slow
def test_ray_plays_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        address = ray.get_runtime_context().gcs_address
        played = [match for group in on_ray(address)(PLAN) for match in group]
    finally:
        ray.shutdown()

    assert essence(run(PLAN)) == essence(played)


def test_an_interrupt_keeps_what_was_played() -> None:
    def interrupted(plan: Plan, left: Iterable[list[Pairing]] | None = None) -> Iterator[list[Played]]:
        yield from itertools.islice(here(plan, left), 1)
        raise KeyboardInterrupt

    kept = collect(PLAN, interrupted, Console(file=io.StringIO()))

    assert essence(run(PLAN))[:3] == essence(kept)


def test_balance_counts_what_the_logs_say() -> None:
    played = run(PLAN)
    balance = measure_balance(PLAN, played)
    by_kind = Counter(GAMES["alea"].actions[code].kind for match in played for code in match.actions)

    assert by_kind == {one.kind: one.uses for one in balance.usage if not one.argument}
    assert 1 == pytest.approx(sum(one.share.value for one in balance.seats))
    assert sum(len(match.actions) for match in played) == sum(balance.lengths)
    assert len(played) == sum(balance.endings.values())


def test_striking_values_are_those_whose_interval_is_clear() -> None:
    balance = measure_balance(PLAN, run(PLAN))
    for one in striking(balance):
        assert not one.winners.low <= one.fair <= one.winners.high


def test_a_strong_bots_habits_do_not_look_like_reasons() -> None:
    """Where one bot wins everything, whatever it uses wins as often as the bot itself."""
    plan = Plan("triumvirate", 2, ("random", "ludi.bots.simple:RandomBot"), 12, seed=3)
    played = [
        msgspec.structs.replace(match, places=tuple(1 + bot for bot in match.pairing.seating)) for match in run(plan)
    ]
    balance = measure_balance(plan, played)

    assert [] == striking(balance)
    for one in balance.usage:
        assert one.fair == pytest.approx(one.winners.value)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_report_stands_alone(game: Game[Any], tmp_path: Path) -> None:
    plan = Plan(game.name, game.seats[0], ("random",), 2)
    played = run(plan)
    text = write_report(plan, standings(plan, played), played)

    assert 4 <= text.count("<svg")
    assert html.escape(game.title) in text
    assert not re.search(r"(src|href)=|@import|url\(|<script", text)
    (tmp_path / "report.html").write_text(text, encoding="utf-8")


def test_a_bot_is_named_with_the_digest_of_what_it_has_learned(tmp_path: Path) -> None:
    """Records and reports tell which weights played; a file of results is not taken up with others."""
    weights = tmp_path / "network.safetensors"
    weights.write_bytes((GAMES["alea"].folder / "network.safetensors").read_bytes())
    own = hashlib.sha256(weights.read_bytes()).hexdigest()[:8]
    mine = f"search@1/network={weights}"
    plan = Plan("alea", 2, ("legatus", mine, "evocatus", "greedy"), 2)
    names = (f"legatus#{own}", f"{mine}#{own}", "evocatus", "greedy")

    assert names == run_of(plan, GAMES["alea"]).bots
    pair = Plan("alea", 2, (mine, "random"), 2)
    table = standings(pair, played := run(pair))
    assert [f"{mine}#{own}", "random"] == [one.bot for one in table]
    assert f"Bots {mine}#{own}, random; seed 1" in html.unescape(write_report(pair, table, played))

    results = tmp_path / "results.jsonl"
    take_up(results, run_of(pair, GAMES["alea"]))
    assert own in results.read_text(encoding="utf-8")
    weights.write_bytes(b"learned otherwise")
    with pytest.raises(OtherRun):
        take_up(results, run_of(pair, GAMES["alea"]))


def test_results_are_not_taken_up_where_bots_search_in_another_way(tmp_path: Path) -> None:
    game, pair = replace(GAMES["alea"], folder=tmp_path), Plan("alea", 2, ("evocatus", "random"), 2)
    results, tuned = tmp_path / "results.jsonl", tmp_path / "search.toml"
    tuned.write_text("horizon = 1\n", encoding="utf-8")
    take_up(results, run_of(pair, game))
    take_up(results, run_of(pair, game))
    tuned.write_text("horizon = 2\n", encoding="utf-8")

    with pytest.raises(OtherRun, match="another version of the bots"):
        take_up(results, run_of(pair, game))
