"""The commands: verify, backup, settings; and the example bot."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hosting import COLD_SECONDS, Visitor, serving
from test_playing import until
from test_replay import finished
from test_tables import BOT, INVITED, ME
from websockets.exceptions import ConnectionClosedError

from ludi.server.config import BadSettings, Settings, load, shown
from ludi.server.fairness import Unfair, verify

Visit = Callable[..., Visitor]
SERVICE_RESTART = 1012
ROOT = Path(__file__).parent.parent.parent


def ludi(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from ludi.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_verify_checks_a_file_and_an_address_and_finds_every_alteration(visit: Visit, tmp_path: Path) -> None:
    table, host = finished(visit)
    record = host.get(f"/api/tables/{table}/record")
    path = tmp_path / "match.txt"
    path.write_text(record)

    assert 0 == ludi("verify", str(path)).returncode
    assert 0 == ludi("verify", f"{host.server.url}/table/{table}").returncode
    altered = record.replace('"salt":"', '"salt":"00')
    assert altered != record
    path.write_text(altered)
    assert 2 == ludi("verify", str(path)).returncode
    lines = record.splitlines()
    for wrong in (
        record.replace(" seed=", " seed=1"),
        "\n".join([*lines[:3], *lines[4:]]),
        "\n".join(lines[1:]),
        record.replace('"shares":[', '"shares":["' + "1" * 64 + '",'),
    ):
        with pytest.raises((Unfair, Exception)) as caught:
            verify(wrong)
        assert "ludi" in type(caught.value).__module__


def test_a_database_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    ended = ludi("serve", "--data-dir", str(tmp_path), "--database", "postgresql://ludi@127.0.0.1:1/ludi")

    assert 2 == ended.returncode
    assert ended.stderr.startswith("ludi: the database cannot be used: ")
    assert 1 == len(ended.stderr.splitlines())


@pytest.mark.slow
def test_a_backup_taken_while_people_play_serves_the_same_match(visit: Visit, tmp_path: Path) -> None:
    alone = visit("Ada")
    table = alone.table([ME, BOT], options={"start": 1})["id"]
    alone.play(table, 0, 0, alone.position(table, 0)["view"]["choices"][0]["code"])
    before = until(lambda: (p := alone.position(table, 0))["view"]["actor"] == 0 and p)

    made = ludi("backup", str(tmp_path), "--data-dir", str(alone.server.folder))

    assert 0 == made.returncode, made.stderr
    copy = Path(made.stdout.strip())
    assert 0o600 == (copy / "server.key").stat().st_mode & 0o777
    with serving(copy) as other:
        alone.http.base_url = other.url
        after = alone.position(table, 0)
    assert (before["step"], before["view"]) == (after["step"], after["view"])


@pytest.mark.slow
def test_the_example_bot_plays_a_whole_match_however_slowly_it_may_ask(tmp_path: Path) -> None:
    limits = {"LUDI_LIMITS_RATE": "5", "LUDI_LIMITS_BURST": "6"}
    with serving(tmp_path, **limits) as server, Visitor(server, "Ada") as host, Visitor(server, "Ben") as owner:
        token = owner.post("/api/me/tokens", {"label": "example"})["token"]
        table = host.table([INVITED, BOT])["id"]
        invitation = host.get(f"/api/tables/{table}/invitation")["token"]
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, invitation]
        environment = os.environ | {"LUDI_TOKEN": token}
        bot = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, timeout=COLD_SECONDS
        )

    assert 0 == bot.returncode, bot.stderr
    assert "places" in bot.stdout
    assert "waiting" in bot.stdout, "it was asked to wait, and did"


def test_settings_come_from_file_environment_and_command_line_in_that_order(tmp_path: Path) -> None:
    file = tmp_path / "ludi.toml"
    file.write_text('port = 1\nhost = "a"\npublic_url = "https://x"\n[limits]\nrate = 5\nburst = 7\n')
    environment = {"LUDI_PORT": "2", "LUDI_LIMITS_RATE": "6", "LUDI_HOST": "b"}

    found = load(file, environment, {"port": 3, "host": None})

    assert (3, "b", "https://x") == (found.port, found.host, found.public_url)
    assert (6.0, 7.0) == (found.limits.rate, found.limits.burst)
    again = tmp_path / "shown.toml"
    again.write_text(shown(found))
    assert found == load(again, {})


@pytest.mark.parametrize(
    "given", [{"port": 70000}, {"prot": 1}, {"processes": 2}, {"database": "mysql://x"}, {"log_level": "loud"}]
)
def test_settings_that_cannot_be_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadSettings):
        load(None, {}, given).database_url  # noqa: B018


def test_limits_that_are_no_table_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ludi.toml"
    file.write_text("limits = 5")
    with pytest.raises(BadSettings, match="limits"):
        load(file, {})


def test_the_password_of_the_database_is_not_shown() -> None:
    assert "hush" not in shown(Settings(database="postgresql://ludi:hush@db/ludi"))


@pytest.mark.slow
def test_stopping_tells_sockets_to_come_back_and_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server) as someone:
        table = someone.table([ME, BOT], options={"start": 1})["id"]
        with someone.socket() as stream:
            action = stream.follow(table, 0)["position"]["view"]["choices"][0]["code"]
            stream.say(type="play", id="last-action", table=table, seat=0, step=0, action=action)
            done = stream.heard("done")
            assert server.process is not None
            server.process.terminate()
            with pytest.raises(ConnectionClosedError) as closed:
                stream.heard("nothing more")
        assert SERVICE_RESTART == closed.value.rcvd.code  # type: ignore[union-attr]
        assert server.stop() in {0, -signal.SIGTERM}
        assert '"stopped"' in server.log.read_text()
        with serving(tmp_path) as again:
            someone.http.base_url = again.url
            assert done["step"] <= someone.get(f"/api/tables/{table}")["step"]
