"""Two people and two bots play whole matches, one person by plain requests and one over the socket."""

import random
import threading
from collections.abc import Callable
from typing import Any

import pytest
from hosting import Stream, Visitor, new_client_id

from ludi.games import GAMES
from ludi.server.fairness import verify

QUICK = "alea"
"""The match of the quick subset."""


def _seats(game: str) -> list[dict[str, Any]]:
    n = min(4, GAMES[game].seats[-1])
    return [{"kind": "me"}, {"kind": "invited"}, *[{"kind": "bot", "level": "tiro"}] * (n - 2)]


def _play_over_socket(stream: Stream, table: str, seat: int, luck: random.Random, out: dict[str, Any]) -> None:
    """Answer every position of one's own turn; check that positions follow one another without gaps."""
    position = stream.follow(table, seat)["position"]
    while position["view"]["actor"] != -1:
        if position["view"]["actor"] == seat:
            code = luck.choice(position["view"]["choices"])["code"]
            step = position["step"]
            stream.say(type="play", id=new_client_id(), table=table, seat=seat, step=step, action=code)
        message = stream.heard("update", "not_done", "error")
        assert message["type"] == "update", message
        assert position["step"] == message["position"]["since"]
        assert [*range(position["step"] + 1, message["position"]["step"] + 1)] == [
            step["step"] for step in message["position"]["steps"]
        ]
        position = message["position"]
    out["position"] = position


@pytest.mark.parametrize(
    "game", [QUICK, *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES if game != QUICK)]
)
def test_two_people_and_bots_play_a_whole_match(visit: Callable[..., Visitor], game: str) -> None:
    host, guest = visit("Ada"), visit("Ben")
    made = host.table(_seats(game), game, share="11" * 32)
    assert "gathering" == made["phase"]
    link = host.get(f"/api/tables/{made['id']}/invitation")
    joined = guest.post("/api/join", {"token": link["token"], "share": "22" * 32})
    assert "playing" == joined["phase"]
    assert made["fairness"]["commitment"] == joined["fairness"]["commitment"]
    assert joined["fairness"]["secret"] is None
    out: dict[str, Any] = {}
    with guest.socket() as stream:
        other = threading.Thread(
            target=_play_over_socket, args=(stream, made["id"], 1, random.Random(2), out), daemon=True
        )
        other.start()
        host.play_at_random(made["id"], 0, random.Random(1))
        other.join(timeout=60)
        assert not other.is_alive()
    table = host.get(f"/api/tables/{made['id']}")
    assert "finished" == table["phase"]
    assert 1 == min(table["result"]["places"])
    match, proof = verify(host.get(f"/api/tables/{made['id']}/record"))
    assert match.over
    assert list(match.scores) == table["result"]["scores"]
    assert made["fairness"]["commitment"] == proof.commitment
    assert ("11" * 32, "22" * 32) == proof.shares[:2]
