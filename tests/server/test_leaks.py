"""Nothing hidden leaves the server: not in a view, an event, an error, a log line or a timing.

For every game: play random matches on a real server; at many moments exchange
everything that a seat cannot know for another draw of it, and demand that every
answer and every message to that seat, and to a spectator, is the same to the byte.
"""

import io
import json
import random
import re
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import httpx
import msgspec
import pytest
import structlog
import uvicorn
from hosting import GENEROUS, free_port, new_client_id
from websockets.sync.client import connect

from ludi.bots.player import concealed
from ludi.core import layout
from ludi.games import GAMES
from ludi.server.app import create_app
from ludi.server.config import load
from ludi.server.match_log import MatchLog, Move
from ludi.server.table_session import TableSession

QUICK = "provincia"
"""The game of the quick subset: the one whose seats keep most from one another."""
LOOKS = 12
"""Positions at which choices of a kind are compared."""
PASSING = re.compile(rb'"(time|at|left|made|started|spectators|present)":(\d+|true|false)')
"""Times, and who happens to be connected: they change by themselves."""


class Inside:
    """A real server whose memory the test may reach into."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        app = create_app(load(environment=GENEROUS, given={"data_dir": str(folder), "port": self.port}))
        self.log = io.StringIO()
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(self.log))
        self.services = app.services
        config = uvicorn.Config(app, port=self.port, log_config=None, ws="websockets-sansio", lifespan="on")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=30)

    def session(self, table: str) -> TableSession:
        return self.services.tables._sessions[table]


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("leaks")) as running:
        yield running


class Seated:
    """A person at a table, and every byte that reaches him."""

    def __init__(self, inside: Inside) -> None:
        self.http = httpx.Client(base_url=inside.url, timeout=400)
        self.http.get("/api/me")
        self.inside = inside
        self.table = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def everything(self, seat: int | None, step: int, n_actions: int) -> list[bytes]:
        """All that can be asked about the present position, as bytes; times blanked."""
        path = f"/api/tables/{self.table}"
        asked = {} if seat is None else {"seat": seat}
        answers = [
            self.http.get(path),
            self.http.get(f"{path}/position", params=asked),
            self.http.get(f"{path}/position", params={**asked, "since": step}),
        ]
        if seat is not None:
            catalogue, asked_for = self.inside.session(self.table).match().game.actions, list[str]()
            for action in range(0, n_actions, max(1, n_actions // 12)):
                answers.append(self.http.get(f"{path}/why", params={**asked, "action": str(action)}))
                named = catalogue[action].arguments
                asked_for += [f"{field}={value}" for field, value in named.items()]
                for things in (asked_for[-1:], asked_for[-3:]):
                    together = self.http.get(f"{path}/why-not", params={**asked, "things": " ".join(things)})
                    assert together.status_code == (200 if things else 400)
                    answers.append(together)
            # What comes too late is refused before anybody looks at the action: one is enough.
            body = {"id": f"stale-{step:06d}", "seat": seat, "step": step + 5, "action": step % n_actions}
            stale = self.http.post(f"{path}/actions", json=body)
            answers.append(stale)
            assert stale.status_code == 409
        found = [answer.content for answer in answers]
        found += self._snapshot(seat)
        return [PASSING.sub(b'"t":0', each) for each in found]

    def _snapshot(self, seat: int | None) -> list[bytes]:
        cookie = {"Cookie": f"ludi={self.http.cookies['ludi']}"}
        with connect(f"ws://127.0.0.1:{self.inside.port}/api/stream", additional_headers=cookie) as socket:
            socket.recv()
            socket.send(json.dumps({"type": "follow", "table": self.table, "seat": seat}))
            return [socket.recv(decode=False)]


def _exchanged(log: MatchLog, seat: int, seed: int) -> MatchLog:
    """The same match with everything the seat cannot know drawn afresh in the present position."""
    twin = log.copy()
    world = concealed(log.game, log.position, seat, seed)
    if twin.line:
        twin.line[-1] = msgspec.structs.replace(twin.line[-1], after=world)
    else:
        twin.start = world
    return twin


@pytest.mark.parametrize(
    "game", [game if game == QUICK else pytest.param(game, marks=pytest.mark.slow) for game in GAMES]
)
def test_changed_hidden_state_changes_no_byte_on_the_wire(inside: Inside, game: str) -> None:
    seats = min(3, GAMES[game].seats[-1])
    with Seated(inside) as host, Seated(inside) as stranger:
        _compare(inside, game, seats, host, stranger)


def _compare(inside: Inside, game: str, seats: int, host: Seated, stranger: Seated) -> None:
    wanted = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(seats)]
    body = {"game": game, "seats": wanted, "public": True, "share": "5a" * 32}
    host.table = host.http.post("/api/tables", json=body).json()["id"]
    stranger.table = host.table
    session = inside.session(host.table)
    luck = random.Random(game)
    secret, changed_states, moments = session.table.secret, 0, 0
    seen: list[bytes] = []
    while session.table.phase == "playing" and moments < 12:
        log = session.match()
        for _ in range(luck.randint(1, 12) if moments else 0):  # the first moment is the start
            log = session.match()
            if log.is_over:
                break
            code = luck.choice(log.game.legal_codes(log.position))
            play = {"id": new_client_id(), "seat": log.actor, "step": log.step, "action": code}
            assert host.http.post(f"/api/tables/{host.table}/actions", json=play).status_code == 200
        log = session.match()
        if log.is_over:
            break
        moments += 1
        for seat in range(seats):
            before = host.everything(seat, log.step, len(log.game.actions))
            as_seen = stranger.everything(None, log.step, 0)
            session.adopt(_exchanged(log, seat, luck.getrandbits(60)), session.standing)
            changed_states += layout.to_bytes(session.match().position) != layout.to_bytes(log.position)
            after = host.everything(seat, log.step, len(log.game.actions))
            still_seen = stranger.everything(None, log.step, 0)
            session.adopt(log, session.standing)
            assert before == after
            assert [len(each) for each in before] == [len(each) for each in after]
            assert as_seen == still_seen
            seen += before + as_seen
    assert changed_states > moments
    everything = b"\n".join(seen)
    for hidden in (secret, session.table.salt, str(session.table.seed), str(int(str(session.table.seed), 16))):
        assert hidden.encode() not in everything


def secret_choices(game: str) -> Iterator[tuple[bytes, bytes]]:
    """What a viewer is told of two choices of somebody else whose difference only the one who chose can see."""
    rules = GAMES[game]
    luck = random.Random(game)
    looked: Counter[str] = Counter()
    for seed in range(4):
        s = rules.start(min(3, rules.seats[-1]), {}, seed)
        while s.actor != -1:
            codes = rules.legal_codes(s)
            told: dict[tuple[int | None, bytes], tuple[bytes, bytes]] = {}
            asked = rules.actions[luck.choice(codes)].kind
            looked[asked] += 1
            same_kind = [code for code in codes if rules.actions[code].kind == asked]
            for code in luck.sample(same_kind, min(4, len(same_kind))) if looked[asked] <= LOOKS else ():
                after = layout.copy(s)
                rules.apply(after, code)
                if after.reveals != s.reveals:
                    continue  # what was drawn may make the difference, not the choice
                own = msgspec.json.encode(rules.view(after, int(s.actor)))
                for viewer in (None, *(seat for seat in range(s.seats) if seat != s.actor)):
                    view = msgspec.json.encode(rules.view(after, viewer))
                    events = msgspec.json.encode(rules.tell(s, code, viewer))
                    other = told.setdefault((viewer, view), (own, events))
                    if other[0] != own:
                        yield other[1], events
            rules.apply(s, luck.choice(codes))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_secret_choice_does_not_depend_on_it(game: str) -> None:
    for one, other in secret_choices(game):
        assert one == other


def test_there_are_secret_choices_to_compare() -> None:
    assert any(True for game in GAMES for _ in secret_choices(game))


def test_no_log_line_carries_a_secret(inside: Inside) -> None:
    with Seated(inside) as host:
        _break_and_look(inside, host)


def _break_and_look(inside: Inside, host: Seated) -> None:
    body = {"game": next(iter(GAMES)), "seats": [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]}
    host.table = host.http.post("/api/tables", json=body).json()["id"]
    session = inside.session(host.table)
    # A fault of ours in the middle of a match: its traceback must not show what was on the board.
    broken = session.match().copy()
    broken.line = [Move(-1, 0, None, 0)]
    session.adopt(broken, session.standing)
    answer = host.http.get(f"/api/tables/{host.table}/position", params={"seat": 0})
    assert 500 == answer.status_code
    written = inside.log.getvalue() + answer.text
    for hidden in (session.table.secret, session.table.salt, str(session.table.seed), host.http.cookies["ludi"]):
        assert hidden not in written
    assert "request failed" in written
