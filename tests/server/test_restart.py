"""What a restart leaves as it was; limits; readers that do not read."""

import time
from pathlib import Path

import pytest
from databases import behind_the_servers_back
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
            until(lambda: ada.position(table, 0)["step"] > position["step"])
    finally:
        server.stop()


@pytest.mark.slow
def test_a_match_of_other_rules_or_data_is_said_to_be_so_and_not_guessed_at(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with Visitor(server, "Ada") as ada:
            changes = {ada.table([ME, BOT])["id"]: changed for changed in ("rules = 0", "data = '0'")}
            server.stop()
            for table, changed in changes.items():
                behind_the_servers_back(tmp_path, f"UPDATE tables SET {changed} WHERE id = ?", table)  # noqa: S608
            server.start()
            for table, changed in changes.items():
                told = ada.get(f"/api/tables/{table}")
                assert changed.replace(" ", "").replace("'", "") in told["trouble"]
                assert told == next(each for each in ada.get("/api/me/tables")["tables"] if each["id"] == table)
                body = {"id": new_client_id(), "seat": 0, "step": 0, "action": 0}
                assert "unreplayable" == refused(ada, "POST", f"/api/tables/{table}/actions", body)["error"]
                assert ada.position(table, 0)["view"] is None
    finally:
        server.stop()


@pytest.mark.slow
def test_a_match_that_an_upgrade_has_frozen_ends_as_all_who_sit_there_agree(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with Visitor(server, "Ada") as ada, Visitor(server, "Ben") as ben, Visitor(server, "Cia") as cia:
            table = ada.table([ME, OPEN, OPEN], public=True)["id"]
            ben.post(f"/api/tables/{table}/join", {})
            cia.post(f"/api/tables/{table}/join", {})
            cia.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 2})  # and is not asked any more
            early = refused(ada, "POST", f"/api/tables/{table}/agree", {"places": [1, 2, 3]})
            assert "wrong_phase" == early["error"]
            server.stop()
            behind_the_servers_back(tmp_path, "UPDATE tables SET rules = 0")
            server.start()
            assert "bad_request" == refused(ada, "POST", f"/api/tables/{table}/agree", {"places": [1, 4, 2]})["error"]
            ada.post(f"/api/tables/{table}/agree", {"places": [1, 2, 3]})
            waiting = ben.post(f"/api/tables/{table}/agree", {"places": [2, 1, 3]})
            assert ("playing", [[1, 2, 3], [2, 1, 3], None]) == (
                waiting["phase"],
                [seat["places"] for seat in waiting["seats"]],
            )
            over = ben.post(f"/api/tables/{table}/agree", {"places": [1, 2, 3]})
            assert ("finished", {"ending": "agreed", "scores": [], "places": [1, 2, 3]}) == (
                over["phase"],
                over["result"],
            )
            assert over["result"] == ada.position(table, 0)["result"]
    finally:
        server.stop()


@pytest.mark.slow
def test_what_nobody_plays_lapses_when_it_was_said_to(tmp_path: Path) -> None:
    server = Server(tmp_path, LUDI_LAPSE_DAYS="10").start()
    try:
        with Visitor(server, "Ada") as ada:
            played, gathering = ada.table([ME, BOT], options={"start": 1}), ada.table([ME, OPEN])
            frozen = ada.table([ME, ME])
            young = ada.table([ME, BOT], options={"start": 1})
            assert 10 * 86_400_000 == played["lapses"] - played["started"]
            server.stop()
            old = "', '".join(each["id"] for each in (played, gathering, frozen))
            for statement in (
                f"UPDATE tables SET made = 1, started = CASE WHEN started THEN 1 END WHERE id IN ('{old}')",  # noqa: S608
                f"UPDATE standings SET at = 1 WHERE \"table\" IN ('{old}')",  # noqa: S608
                f"UPDATE tables SET rules = 0 WHERE id = '{frozen['id']}'",  # noqa: S608
            ):
                behind_the_servers_back(tmp_path, statement)
            server.start()
            over = until(lambda: (t := ada.get(f"/api/tables/{played['id']}"))["phase"] == "finished" and t)
            assert ("abandoned", None) == (over["result"]["ending"], over["lapses"])
            last = ada.position(played["id"], 0)
            assert (over["result"], -1, []) == (last["result"], last["view"]["actor"], last["view"]["choices"])
            until(lambda: ada.get(f"/api/tables/{gathering['id']}")["phase"] == "cancelled")
            until(lambda: ada.get(f"/api/tables/{frozen['id']}")["phase"] == "finished")
            assert "playing" == ada.get(f"/api/tables/{young['id']}")["phase"]
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
            assert 0 < last.json()["wait"] <= 1000
            with ben.socket() as stream:
                for _ in range(20):
                    stream.say(type="ping")
                assert "too_fast" == stream.heard("error")["error"]
                stream.say(type="resign", id="too-fast-1", table="a" * 16, seat=0)
                late = stream.heard("not_done")
                assert ("too_fast", "too-fast-1") == (late["error"], late["id"])
                assert 0 < late["wait"] <= 1000
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
