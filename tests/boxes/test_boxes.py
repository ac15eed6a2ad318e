"""A game with another box: the same rules, other values, in everything that shows or plays them."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi import boxes
from ludi.bots.network import FILE
from ludi.bots.simple import GreedyBot
from ludi.core.contract import RECORDS, Game
from ludi.core.errors import BadBox, BadRecord
from ludi.core.texts import texts
from ludi.games import OURS

CHANGES: dict[str, dict[str, Any]] = {
    "alea": {
        "senate.SQ-XII-b.border": ["ger", "gal"],
        "senate.SQ-XII-c.border": ["gal", "bri"],
        "senate.SQ-XII-d.border": ["bri", "his"],
    },
    "provincia": {
        "bellum.bellum_II_1.strength": 9,
        "city.arelate.building": "portus",
        "token.2.copies": 2,
        "token.-1.copies": 1,
    },
    "praetor": {"kind.FOR.fee": 3, "tile.T3.kind": "mkt", "board.A.wage_retired": 2},
    "triumvirate": {"start.leaderless_legions": 2, "map.arrows": [["HUL", "AFR"], ["ITA", "SIC"], ["ITA", "MAC"]]},
    "viaromana": {"road.R01.length": 6, "road.R15.length": 2, "city.GES.highest": 4},
}


def boxed(name: str) -> Game[Any]:
    """The game with some other values."""
    return ludi.GAMES.with_box(name, CHANGES[name])


def played(game: Game[Any], seats: int, seed: int = 1) -> ludi.Match:
    """A whole match by chance."""
    match, luck = ludi.Match(game, seats, seed), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return match


@pytest.mark.parametrize("name", OURS)
def test_what_we_write_is_what_we_play_with(name: str) -> None:
    for everything in (False, True):
        found = boxes.parse(boxes.write(ludi.game(name), "mine", everything=everything), "mine.toml")
        assert (found.game, found.name, dict(found.changes)) == (name, "mine", {})
        assert found.open() is ludi.game(name)


@pytest.mark.parametrize("name", OURS)
def test_a_box_written_and_read_again_is_the_same(name: str) -> None:
    found = boxes.parse(boxes.write(ludi.game(name), "mine", CHANGES[name], everything=True), "mine.toml")

    assert found.changes == CHANGES[name]
    assert found.open() is boxed(name)
    assert len(list(boxes.compared(ludi.game(name), {}, found.changes))) == len(CHANGES[name])


@pytest.mark.parametrize("name", OURS)
def test_a_match_with_a_box_is_recorded_with_it_and_replays(name: str) -> None:
    game = boxed(name)
    match = played(game, game.seats[-1])
    text = match.record()

    assert text.count("\nbox ") == len(CHANGES[name])
    assert text.startswith(f"{name} rules=")
    assert game.data_digest != ludi.game(name).data_digest
    again = ludi.load(text)
    assert (again.scores, again.game) == (match.scores, game)
    with pytest.raises(BadRecord, match="data="):
        ludi.load("\n".join(line for line in text.splitlines() if not line.startswith("box ")))


@pytest.mark.parametrize("name", OURS)
def test_a_wrong_box_in_a_record_is_refused_with_its_line(name: str) -> None:
    lines = played(boxed(name), 2).record().splitlines()
    path = lines[1].removeprefix("box ").partition(" = ")[0]
    for wrong, says in (
        (f"box {path} = 99", "line 2: .*expected"),
        (f"box {path} = x", "line 2: 'x', expected a value"),
        (f"box x{path} = 9", "line 2: no component"),
    ):
        with pytest.raises(BadRecord, match=says):
            ludi.load("\n".join([lines[0], wrong, *lines[2:]]))


@pytest.mark.parametrize("name", OURS)
def test_a_game_and_its_box_live_side_by_side(name: str) -> None:
    ours, theirs = ludi.game(name), boxed(name)
    before = played(ours, 2).record()
    played(theirs, 2)

    assert played(ours, 2).record() == before
    assert theirs.state is not ours.state
    assert {id(game.state) for game in RECORDS.values()} >= {id(ours.state), id(theirs.state)}
    assert theirs.name in ludi.GAMES
    assert theirs.name not in list(ludi.GAMES)


@pytest.mark.parametrize("name", OURS)
def test_bots_play_with_a_box(name: str) -> None:
    game = boxed(name)
    match, bot = ludi.Match(game, 2, 3), GreedyBot(1, worlds=1)
    for _ in range(20):
        match.play(bot.choose(game, match.state, match.actor).action)
    assert match.step == 20


@pytest.mark.parametrize("name", [name for name in OURS if (ludi.game(name).folder / FILE).exists()])
def test_a_bot_that_has_learned_our_values_plays_with_a_box_by_searching_alone(name: str) -> None:
    match = ludi.Match(boxed(name), 2, 3)
    learned, plain = (ludi.ask(ludi.bot(f"{name}@1", 1), match) for name in ("legatus", "evocatus"))
    assert (plain.action, plain.values) == (learned.action, learned.values)


def test_names_and_views_tell_the_values_of_the_box() -> None:
    ours, theirs = texts(ludi.game("alea")), texts(boxed("alea"))
    assert ours.name("SQ-XII-b") != theirs.name("SQ-XII-b")

    roads = {road.road: len(road.milestones) for road in played(boxed("viaromana"), 2).view(None).roads}  # type: ignore[attr-defined]
    assert (roads["R01"], roads["R15"], roads["R02"]) == (6, 2, 4)


def test_equal_values_are_one_box_whatever_it_is_called() -> None:
    text = boxes.write(ludi.game("alea"), "mine", CHANGES["alea"])
    one, other = boxes.parse(text, "a.toml"), boxes.parse(text.replace('"mine"', '"yours"'), "b.toml")

    assert one.name != other.name
    assert one.played_as == other.played_as
    assert one.open() is other.open()


def test_a_box_that_cannot_be_opened_leaves_nothing_behind() -> None:
    for _ in range(2):
        with pytest.raises(BadBox, match="ring"):
            ludi.GAMES.with_box("alea", {"senate.SQ-XII-b.border": ["ger", "gal"]})


def test_the_terminal_plays_with_a_box_and_goes_on_with_it(tmp_path: Path) -> None:
    path, saved = tmp_path / "mine.toml", tmp_path / "match.ludi"
    path.write_text(boxes.write(ludi.game("alea"), "mine", CHANGES["alea"]), encoding="utf-8")
    program = [sys.executable, "-c", "from ludi.cli import main; main()", "play"]
    begun = [*program, "alea", "--box", str(path), "--humans", "2", "--seed", "1"]
    subprocess.run(begun, input=f"save {saved}\nquit\n", text=True, check=True, capture_output=True)
    assert ludi.load(saved).game is boxed("alea")
    again = [*program, "--load", str(saved), "--humans", "2"]
    subprocess.run(again, input="quit\n", text=True, check=True, capture_output=True)


def test_a_mission_may_ask_for_more_markers_than_ours_do() -> None:
    game = ludi.GAMES.with_box("viaromana", {"mission.M1-Belgica.needs": [2, 2, 1, 1, 1]})
    s = game.start(2, {}, 1)
    s.mission[0] = 0
    missing_seven = int(game.evaluate(s, 0))
    s.markers[0, 0], s.markers[0, 3] = 2, 2  # green and grey, worth two each

    assert 8 * 100 <= game.evaluate(s, 0) - missing_seven
