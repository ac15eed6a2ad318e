"""The commands as people run them: through the whole program, with a pipe for a keyboard."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

import ludi
from ludi.cli import main
from ludi.cli.analyse import sparkline

GOLDEN = Path(__file__).parents[1] / "golden" / "triumvirate" / "2p-competence.txt"


COMMAND = (sys.executable, "-c", "from ludi.cli import main; main()")
ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(ludi.__file__).parents[1])}


def ludi_command(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *arguments]
    return subprocess.run(command, env=ENVIRONMENT, input=typed, cwd=cwd, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_whole_match_is_played_through_a_pipe(tmp_path: Path) -> None:
    saved = tmp_path / "half.ludi"
    typed = f"help\nwhy latrina\nlog\n1\nsave {saved}\n" + "1\n" * 400
    done = ludi_command("play", "alea", "--seats", "2", "--bots", "tiro", "--seed", "3", typed=typed)

    assert 0 == done.returncode, done.stderr
    assert "The end" in done.stdout
    assert "1. " in done.stdout
    assert "the Latrina is only for rolls that no other building takes (AIE-1002)" in done.stdout
    assert "\x1b" not in done.stdout
    match = ludi.load(saved.read_text(encoding="utf-8"))
    assert 3 == match.seed
    assert not match.over

    again = ludi_command("play", "--load", str(saved), "--bots", "tiro", typed="board\nquit\n")
    assert 0 == again.returncode, again.stderr
    assert f"step {match.step}" in again.stdout


def test_mistakes_are_answered_and_the_end_of_input_leaves() -> None:
    done = ludi_command("play", "alea", "--bots", "tiro", "--seed", "3", typed="999\ncastrum 9 9\nundo\nnonsense\n")

    assert 0 == done.returncode, done.stderr
    assert "999: expected a number from 1 to" in done.stdout
    assert "value '9' is not one of 1 … 6" in done.stdout
    assert "'nonsense': expected one of" in done.stdout
    assert "The match is not over" in done.stdout


@pytest.mark.slow
def test_undo_takes_back_the_last_decision() -> None:
    done = ludi_command("play", "alea", "--bots", "tiro", "--seed", "3", typed="1\nundo\nundo!\nhint\nquit\n")

    assert "something has been revealed since" in done.stdout
    assert "Taken back: " in done.stdout
    assert "Chances to win: " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "ludo"], "unknown game 'ludo'"),
        (["play", "alea", "--bots", "nero"], "unknown bot 'nero'"),
        (["play", "alea", "--seats", "2", "--humans", "3"], "3 people and 0 bots, but 2 seats"),
        (["arena", "alea", "--bots", "random", "--matches", "2", "--seats", "9"], "seats=9"),
        (["arena", "alea", "--bots", "random,tiro", "--matches", "2", "--results", "no/x"], "no/x: there is no folder"),
        (["arena", "alea", "--bots", "random,tiro", "--matches", "2", "--report", "."], ".: this is a folder"),
        (["arena", "alea", "--bots", ":dragon:,random", "--matches", "2"], ":dragon:: "),
        (["arena", "alea", "--bots", "no[red]:smile:,random", "--matches", "2"], "no[red]:smile:: No module named"),
        (["analyse", "nowhere.ludi"], "No such file"),
        (["analyse", str(GOLDEN), "--eyes", "9"], "eyes='9'; expected open, spectator, 1, 2"),
        (["analyse", str(GOLDEN), "--html", "nowhere/page.html"], "nowhere/page.html: there is no folder"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Through the whole program, but in this process: starting another takes longer than to be refused."""
    monkeypatch.setattr(sys, "argv", ["ludi", *arguments])
    with pytest.raises(SystemExit) as left:
        main()

    assert 2 == left.value.code
    told = capsys.readouterr().err
    assert complaint in " ".join(told.split())
    assert "Traceback" not in told


def test_a_refusal_ends_the_program() -> None:
    done = ludi_command("play", "ludo")

    assert 2 == done.returncode
    assert "unknown game 'ludo'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_version_is_told() -> None:
    assert f"ludi {ludi.__version__}\n" == ludi_command("--version").stdout


@pytest.mark.slow
def test_the_arena_writes_what_it_played(tmp_path: Path) -> None:
    results, report = tmp_path / "run.jsonl", tmp_path / "run.html"
    done = ludi_command(
        *["arena", "alea", "--bots", "greedy,random", "--matches", "4", "--workers", "1"],
        *("--results", str(results), "--report", str(report)),
    )

    assert 0 == done.returncode, done.stderr
    run, *played = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    assert ["greedy", "random"] == run["plan"]["bots"]
    assert [0, 1, 2, 3] == sorted(match["pairing"]["number"] for match in played)
    assert "What winners use" in report.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_match_is_analysed(tmp_path: Path) -> None:
    match = ludi.new("alea", seats=2, seed=5)
    while not match.over:
        match.play(match.legal()[-1])
    saved, page, picture = tmp_path / "match.ludi", tmp_path / "match.html", tmp_path / "match.svg"
    saved.write_text(match.record(), encoding="utf-8")
    done = ludi_command(
        *("analyse", str(saved), "--iterations", "50", "--html", str(page), "--svg", str(picture)),
    )

    assert 0 == done.returncode, done.stderr
    assert "Largest mistakes:" in done.stdout
    assert "Turning points for Seat" in done.stdout
    assert "<polyline" in page.read_text(encoding="utf-8")
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_running_match_is_not_analysed(tmp_path: Path) -> None:
    saved = tmp_path / "half.ludi"
    saved.write_text(ludi.new("alea", seats=2, seed=5).record(), encoding="utf-8")

    assert "still running" in ludi_command("analyse", str(saved)).stderr


def test_a_sparkline_fits_its_width() -> None:
    assert "▁▅█" == sparkline([0.0, 0.5, 1.0], 10)
    assert 7 == len(sparkline([0.3] * 100, 7))


MINE = """
class First:
    def choose(self, game, s, seat):
        return game.legal_codes(s)[0]

class Raising:
    def choose(self, game, s, seat):
        raise ValueError("no idea")
"""


def test_bots_of_the_current_folder_play_in_every_process_and_a_fault_loses_no_results(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    entered = ["arena", "triumvirate", "--bots", "mine:First,mine:Raising", "--results", "run.jsonl", "--workers", "1"]
    short = ludi_command(*entered, "--matches", "2", cwd=tmp_path)
    longer = ludi_command(*entered, "--matches", "4", cwd=tmp_path)

    assert (0, 0) == (short.returncode, longer.returncode), short.stderr + longer.stderr
    told = " ".join(longer.stdout.split())
    assert "mine:Raising forfeited match 0 (seed " in told
    assert "ValueError: no idea" in told
    _, *played = (tmp_path / "run.jsonl").read_text(encoding="utf-8").splitlines()
    assert [0, 1, 2, 3] == sorted(json.loads(line)["pairing"]["number"] for line in played)


@pytest.mark.slow
def test_workers_end_when_the_arena_is_killed(tmp_path: Path) -> None:
    """A worker has both ends of the pipe that it waits at: nothing there tells it that nobody is left."""
    results = tmp_path / "run.jsonl"
    asked = ["arena", "triumvirate", "--bots", "greedy,random", "--matches", "2000", "--workers", "1"]
    command = [*COMMAND, *asked, "--results", str(results)]
    arena = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    try:
        patient(lambda: results.exists() and len(results.read_bytes().splitlines()) > 1)
        workers = Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text().split()
        assert workers
    finally:
        arena.kill()
        arena.wait()
    patient(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def patient(holds: Callable[[], bool]) -> None:
    """Wait until it does; what takes a minute never will."""
    until = monotonic() + 60
    while not holds():
        assert monotonic() < until
        sleep(0.05)
