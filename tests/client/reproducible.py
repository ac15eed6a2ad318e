"""The server as the browser tests start it: `ludi serve` whose matches are those of a seed.

A host's server draws everybody's id, the secrets of tables and the luck of bots where nobody can see or choose them,
and has no switch for it. Here they are replaced from outside: whom a test's page meets the server as is named in a
header, a person's tables follow from who made them and how many there were before, and bots do the work of their
level, whatever the clock says. All else, the proof of fairness included, is as it is served to anybody, but for one
thing: analyses think less, for no page is drawn otherwise when a chance is known more exactly.
"""

import base64
import hashlib
import os
from collections import Counter
from contextvars import ContextVar
from functools import partial
from typing import Any, Final

import msgspec

from ludi.bots import bot, decide
from ludi.bots.judging import judge_of
from ludi.bots.player import Bot, Decision, mix
from ludi.bots.searcher import Searcher
from ludi.cli import main
from ludi.core import layout
from ludi.core.contract import Game
from ludi.server import bot_pool, identity, people, seating
from ludi.server.keys import ID_BYTES
from ludi.server.people import People, Person, Visitor

LEAST_THOUGHT: Final = 100
SEED: Final = os.environ["LUDI_BROWSER_SEED"]
HEADER: Final = "ludi-test-visitor"
_visitor: Final[ContextVar[str | None]] = ContextVar("visitor", default=None)
_by_cookie, _look, _table = People.by_cookie, identity.Identity.visitor, seating._fresh
_made: Final[Counter[str]] = Counter()


def bits(*what: object) -> bytes:
    """256 bits that follow from the seed of the run and what they are for."""
    return hashlib.sha256(" ".join(map(str, (SEED, *what))).encode()).digest()


def identified(*what: object) -> str:
    """An id as the server draws them."""
    return base64.b32encode(bits("id", *what)[:ID_BYTES]).decode().lower()


async def look(self: identity.Identity, request: identity.Connection) -> Visitor:
    _visitor.set(request.headers.get(HEADER))
    return await _look(self, request)


async def by_cookie(self: People, value: str | None) -> Visitor:
    """Somebody new is who the test says."""
    found, named = await _by_cookie(self, value), _visitor.get()
    if found.by != "new" or named is None:
        return found
    return msgspec.structs.replace(found, person=await self.find(identified(named)))


def table(game: Game[Any], person: Person, seats: Any, like: Any) -> Any:
    """A new table: the next one of this person, of this game and for so many."""
    what = f"{person.id} {game.name} {len(seats)}"
    _made[what] += 1
    it = f"{what} {_made[what]}"
    key = identified(it)
    drawn = {"salt": bits("salt", it).hex(), "secret": bits("secret", it).hex()}
    return msgspec.structs.replace(_table(game, person, seats, like), id=key, root=key, **drawn)


class Luck:
    """In place of the operating system's."""

    @staticmethod
    def randbits(n: int) -> int:
        return mix(SEED) % (1 << n)


def decided(thinker: Bot, game: Game[Any], s: Any, _: int) -> Decision:
    """The same question gets the same answer."""
    return decide(thinker, game, s, mix(SEED, layout.to_bytes(s).hex()))


def quick_judge(game: Game[Any], iterations: int = LEAST_THOUGHT, seed: int = 0) -> Searcher:
    return judge_of(game, iterations, seed)


def arrange() -> None:
    """Replace what is drawn."""
    replaced = (
        (identity.Identity, "visitor", look),
        (people.People, "by_cookie", by_cookie),
        (seating, "_fresh", table),
        (bot_pool, "secrets", Luck),
        (bot_pool, "bot", partial(bot, timed=False)),
        (bot_pool, "decide", decided),
        (bot_pool, "judge_of", quick_judge),
    )
    for where, name, by in replaced:
        setattr(where, name, by)


if __name__ == "__main__":
    arrange()
    main()
