"""What a restart leaves as it was; limits; readers that do not read."""

import sqlite3
import time
from pathlib import Path

import pytest
from hosting import Server, Visitor, new_client_id
from test_playing import first_choice, until
from test_tables import BOT, ME, OPEN, refused

from ludi.server.messages.outgoing import Pong
from ludi.server.people import made_up
from ludi.server.subscriptions import MOST_QUEUED, Listener


@pytest.mark.slow
def test_clocks_run_on_while_the_server_is_down(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with Visitor(server, "Ada") as ada, Visitor(server, "Ben") as ben:
            clock = {"kind": "bank", "seconds": 5, "at_zero": "resign"}
            table = ada.table([ME, OPEN], public=True, options={"start": 1}, clock=clock)["id"]
            begun = ben.post(f"/api/tables/{table}/join", {})
            server.kill()
            time.sleep(max(0, 5.5 - (time.time() - begun["started"] / 1000)))
            server.start()
            over = until(lambda: (t := ben.get(f"/api/tables/{table}"))["phase"] == "finished" and t)
            assert [2, 1] == over["result"]["places"]
            step = ben.get(f"/api/tables/{table}/log")["steps"][-1]
            assert ("resign", "clock", 0) == (step["kind"], step["by"], step["seat"])
    finally:
        server.stop()


@pytest.mark.slow
def test_a_bots_turn_is_taken_up_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with Visitor(server, "Ada") as ada:
            table = ada.table([ME, {"kind": "bot", "level": "legatus"}], options={"start": 1})["id"]
            position = ada.position(table, 0)
            while position["view"]["actor"] == 0:
                ada.play(table, 0, position["step"], first_choice(position))
                position = ada.position(table, 0)
            server.kill()
            server.start()
            until(lambda: ada.position(table, 0)["step"] > position["step"], seconds=120)
    finally:
        server.stop()


@pytest.mark.slow
def test_a_match_of_other_rules_is_said_to_be_so_and_not_guessed_at(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with Visitor(server, "Ada") as ada:
            table = ada.table([ME, BOT])["id"]
            server.stop()
            database = sqlite3.connect(tmp_path / "ludi.sqlite3")
            database.execute("UPDATE tables SET rules = 0")
            database.commit()
            database.close()
            server.start()
            told = ada.get(f"/api/tables/{table}")
            assert "rules=0" in told["trouble"]
            body = {"id": new_client_id(), "seat": 0, "step": 0, "action": 0}
            assert "unreplayable" == refused(ada, "POST", f"/api/tables/{table}/actions", body)["error"]
            assert ada.position(table, 0)["view"] is None
    finally:
        server.stop()


@pytest.mark.slow
def test_too_many_requests_and_messages_are_slowed_down(tmp_path: Path) -> None:
    server = Server(tmp_path, LUDI_LIMITS_RATE="1", LUDI_LIMITS_BURST="12", LUDI_LIMITS_CHAT_BURST="2").start()
    try:
        with Visitor(server, "Ada") as ada, Visitor(server, "Ben") as ben:
            answers = [ada.ask("GET", "/api/me") for _ in range(20)]
            assert {200, 429} == {answer.status_code for answer in answers}
            last = answers[-1]
            assert ("too_fast", "1") == (last.json()["error"], last.headers["retry-after"])
            with ben.socket() as stream:
                for _ in range(20):
                    stream.say(type="ping")
                assert "too_fast" == stream.heard("error")["error"]
    finally:
        server.stop()


def test_a_reader_that_does_not_read_is_let_go() -> None:
    listener = Listener(made_up("a" * 16))
    for _ in range(MOST_QUEUED):
        listener.tell(Pong(0))
    assert listener.closing is None

    listener.tell(Pong(0))

    assert listener.closing is not None
    assert "too_slow" == listener.closing.reason
