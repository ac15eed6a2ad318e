"""A bot in fifty lines: it joins a table by its invitation and plays at random, over the socket.

Make a token once (``POST /api/me/tokens {"label": "my bot"}``), then:
``LUDI_TOKEN=… python examples/bot.py http://127.0.0.1:8000 INVITATION``.
"""

import json
import os
import random
import sys
import time
import uuid

import httpx
from websockets.sync.client import connect

HEADERS = {"Authorization": f"Bearer {os.environ.get('LUDI_TOKEN', '')}"}


def post(url: str, body: dict) -> dict:
    """Ask, and wait as long as the server says when it is asked too often."""
    while True:
        answer = httpx.post(url, json=body, headers=HEADERS, timeout=40)
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            return answer.raise_for_status().json()
        time.sleep(int(answer.headers["Retry-After"]))


def main(url: str, invitation: str) -> None:
    """Sit down, and answer every position of one's own turn until the match is over."""
    table = post(f"{url}/api/join", {"token": invitation})
    seat = next(seat["seat"] for seat in table["seats"] if seat["yours"])
    wanted = {}
    with connect(f"ws{url.removeprefix('http')}/api/stream", additional_headers=HEADERS) as socket:
        socket.send(json.dumps({"type": "follow", "table": table["id"], "seat": seat}))
        for text in socket:
            told = json.loads(text)
            if told.get("error") == "too_fast":
                print(f"waiting {told['wait']} ms")
                time.sleep(told["wait"] / 1000)
                socket.send(json.dumps(wanted))  # the same once more: its id makes sure that it is played once
            position = told.get("position")
            if position is None:
                continue
            if position["result"] is not None:
                print(position["result"])
                return
            if position["view"] is not None and position["view"]["actor"] == seat:
                action = random.choice(position["view"]["choices"])["code"]
                wanted = {"type": "play", "id": uuid.uuid4().hex, "table": table["id"], "seat": seat}
                wanted |= {"step": position["step"], "action": action}
                socket.send(json.dumps(wanted))


if __name__ == "__main__":
    main(*sys.argv[1:])
