"""Tables: seats, links, beginnings, rematches; and who may see what."""

from collections.abc import Callable
from typing import Any

import pytest
from hosting import Visitor

Visit = Callable[..., Visitor]
ME, OPEN, INVITED, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}, {"kind": "bot", "level": "tiro"}


def refused(visitor: Visitor, method: str, path: str, body: Any = None, **more: Any) -> Any:
    answer = visitor.ask(method, path, body, **more)
    assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text}"
    return answer.json()


def test_alone_against_bots_is_one_request(visit: Visit) -> None:
    table = visit().table([ME, BOT, BOT])

    assert "playing" == table["phase"]
    assert [True, False, False] == [seat["yours"] for seat in table["seats"]]


def test_a_private_table_is_not_there_for_strangers(visit: Visit) -> None:
    table = visit().table([ME, OPEN])["id"]
    stranger = visit()

    for path in ("", "/position", "/chat", "/log", "/invitation", "/record"):
        assert "unknown" == refused(stranger, "GET", f"/api/tables/{table}{path}")["error"]
    for path, body in (("/join", {}), ("/start", {}), ("/leave", None), ("/rematch", None)):
        assert "unknown" == refused(stranger, "POST", f"/api/tables/{table}{path}", body)["error"]
    assert table not in [each["id"] for each in stranger.get("/api/tables")["tables"]]


def test_a_public_table_is_listed_joined_and_begins_when_full(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table([ME, OPEN], public=True)["id"]
    assert table in [each["id"] for each in guest.get("/api/tables", phase="gathering")["tables"]]

    joined = guest.post(f"/api/tables/{table}/join", {})

    assert "playing" == joined["phase"]
    assert [table] == [each["id"] for each in guest.get("/api/me/tables")["tables"]]
    late = refused(visit(), "POST", f"/api/tables/{table}/join", {})
    assert "wrong_phase" == late["error"]


def test_a_kept_seat_needs_the_link_and_a_renewed_link_kills_the_old(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table([ME, INVITED], public=True)["id"]
    assert "full" == refused(guest, "POST", f"/api/tables/{table}/join", {})["error"]
    old = host.get(f"/api/tables/{table}/invitation")["token"]
    new = host.post(f"/api/tables/{table}/invitation")["token"]

    assert "unknown" == refused(guest, "POST", "/api/join", {"token": old})["error"]
    assert "forbidden" == refused(guest, "GET", f"/api/tables/{table}/invitation")["error"]
    assert "playing" == guest.post("/api/join", {"token": new})["phase"]


def test_who_comes_by_link_to_a_full_table_looks_on(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table([ME, BOT])["id"]
    token = host.get(f"/api/tables/{table}/invitation")["token"]

    seen = guest.post("/api/join", {"token": token})

    assert [False, False] == [seat["yours"] for seat in seen["seats"]]
    assert guest.position(table)["view"]["seat"] is None
    assert "not_yours" == refused(guest, "GET", f"/api/tables/{table}/position", seat=0)["error"]


def test_leaving_before_the_start_frees_the_seat_and_the_host_may_fill_with_bots(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table([ME, OPEN, OPEN], public=True)["id"]
    guest.post(f"/api/tables/{table}/join", {"seat": 2})
    left = guest.post(f"/api/tables/{table}/leave")
    assert ["person", "open", "open"] == [seat["holder"] for seat in left["seats"]]
    assert "wrong_phase" == refused(host, "POST", f"/api/tables/{table}/start", {})["error"]
    assert "forbidden" == refused(guest, "POST", f"/api/tables/{table}/start", {"fill": "tiro"})["error"]

    begun = host.post(f"/api/tables/{table}/start", {"fill": "tiro"})

    assert "playing" == begun["phase"]
    assert ["person", "bot", "bot"] == [seat["holder"] for seat in begun["seats"]]


def test_a_share_can_be_given_until_the_match_begins(visit: Visit) -> None:
    host = visit()
    table = host.table([ME, OPEN])["id"]

    shared = host.ok("PUT", f"/api/tables/{table}/share", {"share": "ab" * 32})

    assert ["ab" * 32, None] == shared["fairness"]["shares"]
    host.post(f"/api/tables/{table}/start", {"fill": "tiro"})
    late = refused(host, "PUT", f"/api/tables/{table}/share", {"share": "cd" * 32})
    assert "wrong_phase" == late["error"]


def test_the_host_cancels_a_table_that_has_not_begun(visit: Visit) -> None:
    host = visit()
    table = host.table([ME, OPEN], public=True)["id"]

    host.ok("DELETE", f"/api/tables/{table}")

    assert "cancelled" == host.get(f"/api/tables/{table}")["phase"]
    assert [] == host.get("/api/me/tables")["tables"]


def test_a_rematch_is_made_once_with_everybodys_seat_kept(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table([ME, OPEN], public=True)["id"]
    guest.post(f"/api/tables/{table}/join", {})
    assert "wrong_phase" == refused(host, "POST", f"/api/tables/{table}/rematch")["error"]
    guest.post(f"/api/tables/{table}/resign", {"id": "resign-0001", "seat": 1})

    again = host.post(f"/api/tables/{table}/rematch")

    assert "gathering" == again["phase"]
    assert again["id"] == host.get(f"/api/tables/{table}")["rematch"]
    assert again["id"] == guest.post(f"/api/tables/{table}/rematch")["id"]
    assert "playing" == guest.post(f"/api/tables/{again['id']}/join", {})["phase"]
    assert again["fairness"]["commitment"] != host.get(f"/api/tables/{table}")["fairness"]["commitment"]


def test_resigning_ends_a_match_of_two_and_the_secret_is_told(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table([ME, OPEN], public=True)["id"]
    guest.post(f"/api/tables/{table}/join", {})

    guest.post(f"/api/tables/{table}/resign", {"id": "resign-0001", "seat": 1})

    over = host.get(f"/api/tables/{table}")
    assert ("finished", "resigned", [1, 2]) == (over["phase"], over["result"]["ending"], over["result"]["places"])
    assert over["fairness"]["secret"] is not None
    assert [False, True] == [seat["resigned"] for seat in over["seats"]]


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "$.game"),
        ({"game": "alea", "seats": [ME]}, "$.seats"),
        ({"game": "alea", "seats": [ME, {"kind": "bot", "level": "os:system"}]}, "$.seats[1].level"),
        ({"game": "alea", "seats": [ME, BOT], "options": {"start": "noon"}}, "$.options"),
        ({"game": "alea", "seats": [ME, {"kind": "ghost"}]}, "$.seats[1].kind"),
        ({"game": "alea", "seats": [ME, BOT], "secret": "0" * 64}, "$"),
        ({"game": "alea", "seats": [{"kind": "me", "name": "\u202e"}, BOT]}, "$.seats[0].name"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_the_place(visit: Visit, body: Any, where: str) -> None:
    error = refused(visit(), "POST", "/api/tables", body)

    assert ("bad_request", where) == (error["error"], error["where"])
