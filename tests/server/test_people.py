"""People without passwords: cookies, links, tokens; and other sites' requests."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from databases import migrated
from hosting import Server, Stream, Visitor, new_client_id
from inside import looking, running, two_people
from test_tables import BOT, ME, refused
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludi.server.keys import BadKey, Signer, server_keys
from ludi.server.socket import _read

Visit = Callable[..., Visitor]


def test_the_first_contact_sets_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me")
    cookie = answer.headers["set-cookie"]

    assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/"))
    assert "no-store" == answer.headers["cache-control"]


def test_an_altered_cookie_is_nobody(visit: Visit) -> None:
    someone = visit("Ada")
    value = someone.http.cookies["ludi"]
    for altered in (value[:-1] + ("A" if value[-1] != "A" else "B"), value.replace(".0.", ".1."), "x", "1.a.b.c.d"):
        answer = httpx.get(f"{someone.server.url}/api/me", headers={"Cookie": f"ludi={altered}"})
        assert answer.json()["id"] != someone.me["id"]


def test_a_recovery_link_moves_a_person_until_it_is_revoked(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.table([ME, BOT])["id"]
    link = ada.post("/api/me/links")
    assert link["url"].endswith(f"/recover#{link['token']}")

    phone = visit()
    phone.post("/api/me/recover", {"token": link["token"]})

    assert (ada.me["id"], "Ada") == (phone.get("/api/me")["id"], phone.get("/api/me")["name"])
    assert 0 == phone.position(table, 0)["view"]["seat"]
    phone.ok("DELETE", f"/api/me/links/{link['id']}")
    assert "forbidden" == refused(visit(), "POST", "/api/me/recover", {"token": link["token"]})["error"]


def test_links_and_tokens_are_kept_only_as_hashes(visit: Visit) -> None:
    ada = visit("Ada")
    secrets = [ada.post("/api/me/links")["token"], ada.post("/api/me/tokens", {"label": "bot"})["token"]]

    for file in ada.server.folder.glob("ludi.sqlite3*"):
        content = file.read_bytes()
        assert not any(secret.encode() in content for secret in secrets)
    assert not any(secret in ada.server.log.read_text() for secret in secrets)


def test_signing_out_elsewhere_makes_other_cookies_useless(visit: Visit) -> None:
    ada = visit("Ada")
    stolen = ada.http.cookies["ludi"]
    with ada.socket() as open_already:
        ada.post("/api/me/sign-out-elsewhere")
        assert "revoked" == open_already.heard("closing")["reason"]

    assert ada.me["id"] == ada.get("/api/me")["id"]
    thief = httpx.get(f"{ada.server.url}/api/me", headers={"Cookie": f"ludi={stolen}"})
    assert thief.json()["id"] != ada.me["id"]


def test_a_program_plays_by_its_token_until_it_is_revoked(visit: Visit) -> None:
    ada = visit("Ada")
    token = ada.post("/api/me/tokens", {"label": "my bot"})
    table = ada.table([ME, BOT], options={"start": 1})["id"]
    with httpx.Client(base_url=ada.server.url, headers={"Authorization": f"Bearer {token['token']}"}) as program:
        position = program.get(f"/api/tables/{table}/position", params={"seat": 0}).json()
        action = position["view"]["choices"][0]["code"]
        body = {"id": new_client_id(), "seat": 0, "step": position["step"], "action": action}
        assert 200 == program.post(f"/api/tables/{table}/actions", json=body).status_code
        ada.ok("DELETE", f"/api/me/tokens/{token['id']}")
        assert 403 == program.get("/api/me").status_code


def test_a_revoked_token_loses_its_sockets_at_once_and_cookies_keep_theirs(visit: Visit) -> None:
    ada = visit("Ada")
    token = ada.post("/api/me/tokens", {"label": "my bot"})
    url = f"ws://127.0.0.1:{ada.server.port}/api/stream"
    with (
        connect(url, additional_headers={"Authorization": f"Bearer {token['token']}"}) as program,
        ada.socket() as browser,
    ):
        assert "welcome" == json.loads(program.recv(10))["type"]
        ada.ok("DELETE", f"/api/me/tokens/{token['id']}")
        assert ("closing", "revoked") == ((last := json.loads(program.recv(10)))["type"], last["reason"])
        with pytest.raises(ConnectionClosed):
            program.recv(10)
        browser.say(type="ping")
        assert browser.heard("pong")


def test_what_a_revoked_socket_still_has_to_say_is_not_obeyed(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings) as services:
            session, ada, _ = await two_people(services)
            listener = await looking(services, ada, session)
            said = {"type": "resign", "id": new_client_id(), "table": session.id, "seat": 0}

            async def receive() -> dict[str, str]:
                services.subscriptions.revoke(ada.id, None)
                return {"type": "websocket.receive", "text": json.dumps(said)}

            await _read(receive, services, listener)
            assert 0 == session.match().step

    with migrated("sqlite", tmp_path) as settings:
        asyncio.run(main())


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_programs_token_does_not_change_who_somebody_is(visit: Visit, scope: str) -> None:
    ada = visit("Ada")
    token = ada.post("/api/me/tokens", {"label": "my bot", "scope": scope})
    assert [scope] == [each["scope"] for each in ada.get("/api/me/tokens")]
    table = ada.table([ME, BOT], options={"start": 1})["id"]
    with httpx.Client(base_url=ada.server.url, headers={"Authorization": f"Bearer {token['token']}"}) as program:
        refused = [
            program.post("/api/me/links"),
            program.get("/api/me/links"),
            program.post("/api/me/tokens", json={"label": "another"}),
            program.get("/api/me/tokens"),
            program.delete(f"/api/me/tokens/{token['id']}"),
            program.post("/api/me/sign-out-elsewhere"),
            program.patch("/api/me", json={"name": "Mallory"}),
        ]
        assert {403} == {answer.status_code for answer in refused}
        assert 200 == program.get(f"/api/tables/{table}/position", params={"seat": 0}).status_code
        body = {"id": new_client_id(), "seat": 0, "step": 0, "action": 0}
        played = program.post(f"/api/tables/{table}/actions", json=body)
        assert ("forbidden" == played.json().get("error")) == (scope == "read")


def test_a_token_that_only_looks_does_not_play_over_the_socket(visit: Visit) -> None:
    ada = visit("Ada")
    token = ada.post("/api/me/tokens", {"label": "screen", "scope": "read"})["token"]
    table = ada.table([ME, BOT], options={"start": 1})["id"]
    url = f"ws://127.0.0.1:{ada.server.port}/api/stream"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as program:
        stream = Stream(program)
        stream.follow(table, 0)
        stream.say(type="resign", id=new_client_id(), table=table, seat=0)
        assert "forbidden" == stream.heard("not_done")["error"]


def test_an_old_key_is_still_believed_and_a_new_one_signs() -> None:
    old, new = b"a" * 32, b"b" * 32
    both = Signer([new, old])

    assert both.read_invitation(Signer([old]).invitation("a" * 16, 3)) is not None
    assert both.read_cookie(Signer([old]).cookie("a" * 16, 0, 0), 0) is not None
    assert Signer([new]).read_cookie(both.cookie("a" * 16, 0, 0), 0) is not None


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_request_does_nothing(visit: Visit, headers: dict[str, str]) -> None:
    ada = visit("Ada")

    answer = ada.http.patch("/api/me", json={"name": "Mallory"}, headers=headers)

    assert (403, "forbidden") == (answer.status_code, answer.json()["error"])
    assert "Ada" == ada.get("/api/me")["name"]


def test_another_sites_socket_is_not_opened(visit: Visit) -> None:
    ada = visit("Ada")
    cookie = {"Cookie": f"ludi={ada.http.cookies['ludi']}"}
    url = f"ws://127.0.0.1:{ada.server.port}/api/stream"

    with pytest.raises(InvalidStatus), connect(url, additional_headers=cookie, origin="https://evil.example"):  # type: ignore[arg-type]
        pass


def test_every_answer_forbids_foreign_scripts_and_frames(server: Server) -> None:
    for path in ("/", "/api/me", "/nowhere", "/health"):
        headers = httpx.get(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert ("nosniff", "no-referrer") == (headers["x-content-type-options"], headers["referrer-policy"])


def test_names_are_seen_or_refused(visit: Visit) -> None:
    ada = visit()

    assert "Ada Augusta" == ada.ok("PATCH", "/api/me", {"name": " Ada   Augusta "})["name"]
    for name in ("", "  ", "\u0000", "x" * 41, "\u202eevil"):
        assert "bad_request" == refused(ada, "PATCH", "/api/me", {"name": name})["error"]


def test_too_many_links_are_refused(visit: Visit) -> None:
    ada = visit()
    for _ in range(5):
        ada.post("/api/me/links")

    assert "too_many" == refused(ada, "POST", "/api/me/links")["error"]


def test_the_servers_key_is_its_owners_alone(tmp_path: Path) -> None:
    key = server_keys(tmp_path)
    path = tmp_path / "server.key"

    assert 0o600 == path.stat().st_mode & 0o777
    assert key == server_keys(tmp_path)
    path.chmod(0o644)
    with pytest.raises(BadKey):
        server_keys(tmp_path)


def test_invitations_of_another_key_or_table_do_not_work() -> None:
    ours, theirs = Signer([b"a" * 32]), Signer([b"b" * 32])
    token = ours.invitation("a" * 16, 3)

    assert ("a" * 16, 3) == ours.read_invitation(token)
    assert theirs.read_invitation(token) is None
    assert ours.read_invitation(token[:-2]) is None
    assert ours.read_invitation("é" * 30) is None
