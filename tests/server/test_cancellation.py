"""Requests are cancelled at every await of a move, one after the other: nothing is lost, doubled or hung."""

import asyncio
import types
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from databases import BOTH, migrated, rows
from inside import BOT, ME, a_play, first_code, running, somebody, table, until

from ludi.server.config import Settings
from ludi.server.messages import incoming, outgoing
from ludi.server.socket import _obey
from ludi.server.subscriptions import Listener
from ludi.server.table_session import encode
from ludi.server.tasks import Owner


class Steps:
    """Counts the awaits of a piece of work, and does something at one of them."""

    def __init__(self, at: int, act: Callable[[], Any]) -> None:
        self.at, self.act, self.n = at, act, 0

    @types.coroutine
    def through(self, work: Any) -> Generator[Any, None, Any]:
        answer = None
        while True:
            try:
                waited = work.send(answer)
            except StopIteration as done:
                return done.value
            if self.n == self.at:
                self.act()
            self.n += 1
            try:
                answer = yield waited
            except BaseException as error:  # noqa: BLE001  (handed on as the event loop would)
                try:
                    waited = work.throw(error)
                except StopIteration as done:
                    return done.value
                answer = yield waited


async def _moves_cancelled_at_every_await(settings: Settings, patch: Callable[[Any], None], *, of_owner: bool) -> int:
    """How many awaits a move has, from the socket's message on; at each of them one was cancelled."""
    async with running(settings) as services:
        ada = await somebody(services)
        for at in range(300):
            session = await table(services, ada, ME, BOT)
            wish, identity = a_play(session), session.id
            stop: list[asyncio.Task[Any]] = []
            steps = Steps(at, lambda: stop[0].cancel())  # noqa: B023, PLW0108  (it is made below)
            listener = Listener(ada)
            moving: Any = _obey(services, listener, _said(identity, wish), 0.0)
            if of_owner:
                patch(steps)
            else:  # the table is to be loaded and the person to be found as well
                del session
                services.tables._recent.clear()
                services.people.forget(ada.id)
                assert services.tables.known(identity) is None
                moving = steps.through(moving)
            stop.append(asyncio.ensure_future(_all_of(moving)))
            answer = (await asyncio.gather(*stop, return_exceptions=True))[0]
            patch(None)
            session = await services.tables.table(identity)
            await session.finish()
            # The client asks again with the same id: it is played once, whatever had happened.
            done = await services.play.enter(ada, session, wish)
            assert 1 == done.step
            if not isinstance(answer, BaseException):
                assert [encode(outgoing.DoneMessage(done.id, 1, table=identity))] == list(listener._queue)
            await _goes_on(services, ada, session)
            if steps.n <= at:
                return at
    raise AssertionError("a move has no end")


def _said(identity: str, wish: incoming.PlayBody) -> incoming.Play:
    return incoming.Play(wish.id, wish.seat, wish.step, wish.action, table=identity)


async def _all_of(work: Any) -> Any:
    return await work


async def _goes_on(services: Any, ada: Any, session: Any) -> None:
    """The bot answers, and memory is what is stored."""
    log = session.match()
    while log.actor == 0 and not log.is_over:
        wish = incoming.PlayBody(f"later-{log.step:08d}", 0, log.step, first_code(session))
        await services.play.enter(ada, session, wish)
        log = session.match()
    await until(lambda: session.match().actor == 0 or session.match().is_over)
    await session.finish()
    await session.do(lambda: services.tables.stand(session, session.standing))


@pytest.mark.parametrize("of_owner", [False, True], ids=["who-asked", "while-the-owner-works"])
@pytest.mark.parametrize("kind", BOTH)
def test_a_move_cancelled_anywhere_is_stored_once_or_not_at_all(
    kind: str, of_owner: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = Owner.do

    def patch(steps: Steps | None) -> None:
        def do(self: Owner, work: Callable[[], Any]) -> "asyncio.Future[Any]":
            return original(self, lambda: steps.through(work()) if steps else work())

        monkeypatch.setattr(Owner, "do", do)

    with migrated(kind, tmp_path) as settings:
        awaits = asyncio.run(_moves_cancelled_at_every_await(settings, patch, of_owner=of_owner))

        assert awaits >= (1 if of_owner else 5)
        stored = rows(settings, 'SELECT "table", step, client FROM entries ORDER BY 1, 2')
        by_table: dict[str, list[int]] = {}
        for name, step, _ in stored:
            by_table.setdefault(name, []).append(step)
        assert awaits + 1 == len(by_table)
        assert all(steps == [*range(1, len(steps) + 1)] for steps in by_table.values())
        clients = [(name, client) for name, _, client in stored if client]
        assert len(clients) == len(set(clients))
