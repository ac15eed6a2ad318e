"""A bot in thirty lines: it joins a table by its invitation and plays at random.

Make a token once (``POST /api/me/tokens {"label": "my bot"}``), then:
``LUDI_TOKEN=… python examples/bot.py http://127.0.0.1:8000 INVITATION``.
"""

import os
import random
import sys
import uuid

import httpx


def main(url: str, invitation: str) -> None:
    """Sit down, and answer every position of one's own turn until the match is over."""
    headers = {"Authorization": f"Bearer {os.environ['LUDI_TOKEN']}"}
    with httpx.Client(base_url=f"{url}/api", headers=headers, timeout=40) as server:
        table = server.post("/join", json={"token": invitation}).raise_for_status().json()
        seat = next(seat["seat"] for seat in table["seats"] if seat["yours"])
        here, step = f"/tables/{table['id']}", None
        while True:
            asked = {"seat": seat, "wait": 25} | ({} if step is None else {"since": step})
            position = server.get(f"{here}/position", params=asked).raise_for_status().json()
            step, view = position["step"], position["view"]
            if position["result"] is not None:
                print(position["result"])
                return
            if view is None or view["actor"] != seat:
                continue
            action = random.choice(view["choices"])["code"]
            play = {"id": uuid.uuid4().hex, "seat": seat, "step": step, "action": action}
            server.post(f"{here}/actions", json=play)


if __name__ == "__main__":
    main(*sys.argv[1:])
