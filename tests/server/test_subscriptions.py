"""Who is told first, and who waits until there is time."""

import asyncio
from typing import Any

import msgspec
import pytest

from ludi.games import GAMES
from ludi.server import subscriptions as telling
from ludi.server.messages import outgoing
from ludi.server.notes import TOLD_ELSEWHERE
from ludi.server.people import made_up
from ludi.server.subscriptions import AT_ONCE, Followed, Listener, Subscriptions
from ludi.server.table import Sitting, Standing, Table
from ludi.server.table_session import TableSession

GAME = GAMES["alea"]
PLAYERS = ("p0", "p1", "p2", "p3")


def table() -> TableSession:
    seats = [{"kind": "person", "person": person} for person in PLAYERS]
    empty: dict[str, Any] = dict.fromkeys(Table.__struct_fields__)
    row = empty | {"id": "t", "game": GAME.name, "rules": GAME.rules, "data": GAME.data_digest, "options": {}}
    row |= {"seats": msgspec.convert(seats, tuple[Sitting, ...]), "public": True, "phase": "playing"}
    return TableSession(Table(**row | {"seed": "1", "prefix": (), "started": 0}), PLAYERS, Standing())


class House:
    """A table, everybody who looks at it, and what they were told: (person, since, step), or (person, answer)."""

    def __init__(self, onlookers: int) -> None:
        self.subscriptions, self.session = Subscriptions(), table()
        self.told: list[tuple[Any, ...]] = []
        self.tasks = [self.look(person) for person in (*PLAYERS, *(f"o{n}" for n in range(onlookers)))]

    def look(self, person: str) -> "asyncio.Task[None]":
        listener = Listener(made_up(person))
        seat = min(self.session.seats_of(person), default=None)
        listener.follows[self.session.id] = Followed(self.session, seat, 0, 0)
        self.session.listeners.add(listener)
        self.subscriptions.add(listener)

        async def send(message: dict[str, Any]) -> None:
            said = msgspec.json.decode(message["text"])
            position = said.get("position")
            self.told.append((person, position["since"], position["step"]) if position else (person, said["type"]))

        return asyncio.create_task(listener.send_all(send))

    def move(self) -> tuple[str, str]:
        """One action; who made it, and who is to decide now."""
        log = self.session.match().copy()
        mover = log.actor
        code = GAME.legal_codes(log.position)[-1]
        log.add(log.entry("action", mover, code, "person", None, 0))
        self.session.adopt(log, Standing())
        self.subscriptions.match_changed(self.session)
        return PLAYERS[mover], PLAYERS[log.actor]

    async def rounds(self, n: int) -> None:
        for _ in range(n):
            await asyncio.sleep(0)


async def opened(onlookers: int) -> House:
    house = House(onlookers)
    await house.rounds(2)
    return house


def test_who_moved_and_who_decides_are_told_before_all_who_look_on() -> None:
    async def work() -> None:
        house = await opened(30)
        mover, decider = house.move()
        await house.rounds(1)
        assert {decider} - {mover} == {person for person, *_ in house.told}
        await house.rounds(1)
        assert len({mover, decider}) + AT_ONCE == len(house.told)
        assert mover in {person for person, *_ in house.told}
        await house.rounds(40)
        assert len(PLAYERS) + 30 == len({person for person, *_ in house.told}) == len(house.told)

    asyncio.run(work())


def test_who_moved_is_shown_his_move_together_with_the_answer() -> None:
    async def work() -> None:
        house = await opened(0)
        mover, _ = house.move()
        (listener,) = house.subscriptions.of_person(mover)
        asyncio.get_running_loop().call_soon(listener.tell, outgoing.DoneMessage("id", 1, False, table="t"))
        await house.rounds(1)
        assert mover not in {person for person, *_ in house.told}
        await house.rounds(1)
        assert [(mover, "done"), (mover, 0, 1)] == [told for told in house.told if told[0] == mover]

    asyncio.run(work())


def test_who_looks_on_is_told_two_moves_in_one_message_when_there_was_no_time_between() -> None:
    async def work() -> None:
        house = await opened(30)
        house.move()
        house.move()
        await house.rounds(40)
        looking_on = [told[1:] for told in house.told if told[0].startswith("o")]
        assert [(0, 2)] * 30 == looking_on

    asyncio.run(work())


def test_who_has_waited_long_waits_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PATIENCE", 0.0)

    async def work() -> None:
        house = await opened(30)
        house.move()
        await house.rounds(2)
        assert len(PLAYERS) + 30 == len(house.told)

    asyncio.run(work())


def test_however_many_look_on_other_processes_are_told_of_those_who_sit_there() -> None:
    session = table()
    for person in (*(f"{n:022d}" for n in range(3000)), *PLAYERS):
        session.listeners.add(Listener(made_up(person)))

    here = session.here()[:TOLD_ELSEWHERE]

    assert set(PLAYERS) == set(here[: len(PLAYERS)])
    assert len(",".join(here)) < 7500
    assert len(PLAYERS) + 3000 == len(session.present())
