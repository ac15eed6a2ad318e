"""People without passwords: identities, recovery links and programs' tokens."""

import secrets
import time
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, update

from ludi.server import notes
from ludi.server.errors import Denied, unknown, visible
from ludi.server.keys import KEY_BYTES, REFRESH_DAYS, Signer, hashed, new_id
from ludi.server.limits import KEPT, Recent
from ludi.server.messages.common import Scope
from ludi.server.schema import KEYS, PEOPLE
from ludi.server.store import Store

USED_GRAIN: Final = 60_000
"""How exactly the last use of a token is noted, in milliseconds."""
PRAENOMINA: Final = (  # noqa: SIM905  (a list would be thirty lines)
    "Aulus Appius Decimus Gaius Gnaeus Lucius Manius Marcus Numerius Publius Quintus Servius Sextus Spurius Tiberius "
    "Titus Aelia Aemilia Antonia Aurelia Caecilia Claudia Cornelia Fabia Flavia Julia Junia Livia Lucretia Octavia "
    "Pompeia Valeria"
).split()
"""Names for those who have not set one."""


def now_ms() -> int:
    """The time as everything stored has it."""
    return time.time_ns() // 1_000_000


class Person(msgspec.Struct, frozen=True):
    """Somebody, as far as a request needs to know."""

    id: str
    name: str
    named: bool
    generation: int = 0
    is_stored: bool = False


class Visitor(msgspec.Struct, frozen=True):
    """Who makes a request, and how we know."""

    person: Person
    by: Literal["new", "cookie", "token"]
    renew: bool = False  # the cookie is to be set again
    key: str | None = None  # of the token
    scope: Scope = "play"  # of what a program may do; a person may do everything

    def in_person(self) -> Person:
        """The person, where a program's token is not enough."""
        if self.by == "token":
            raise Denied("forbidden", "a program's token does not allow that")
        return self.person


def made_up(identity: str) -> Person:
    """A person who has done nothing yet: the id is the whole of it."""
    return Person(identity, PRAENOMINA[sum(identity.encode()) % len(PRAENOMINA)], named=False)


class People:
    """Everybody, with those who were here lately in memory."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self._store = store
        self._signer = signer
        self._kept = Recent[Person](KEPT)
        self._used = Recent[int](KEPT)  # tokens, by when their use was noted

    async def find(self, identity: str) -> Person:
        """The person of an id that we signed or stored."""
        found = self._kept.get(identity)
        if found is None:
            async with self._store.reading() as connection:
                row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == identity))).first()
            found = made_up(identity)
            if row is not None:
                found = Person(row.id, row.name, row.named, row.generation, is_stored=True)
            self._kept[identity] = found
        return found

    def forget(self, identity: str) -> None:
        """Another process changed this person."""
        self._kept.pop(identity, None)

    async def by_cookie(self, value: str | None) -> Visitor:
        """The visitor of a cookie; without a good one, somebody new."""
        cookie = self._signer.read_cookie(value, time.time()) if value else None
        person = await self.find(cookie.person) if cookie else None
        if cookie is None or person is None or cookie.generation != person.generation:
            return Visitor(made_up(new_id()), "new", renew=True)
        return Visitor(person, "cookie", renew=time.time() - cookie.issued > REFRESH_DAYS * 86_400)

    async def by_token(self, token: str) -> Visitor:
        row = await self._by_key(token, "token")
        return Visitor(await self.find(row.person), "token", key=row.id, scope=row.scope)

    async def recover(self, token: str) -> Person:
        return await self.find((await self._by_key(token, "link")).person)

    async def _by_key(self, token: str, kind: str) -> Any:
        mark = hashed(token)
        async with self._store.reading() as connection:
            row = (await connection.execute(select(KEYS).where(KEYS.c.hash == mark, KEYS.c.kind == kind))).first()
        if row is None:
            raise Denied("forbidden", f"this {kind} does not work, or no longer does")
        await self._note_use(mark)
        return row

    async def _note_use(self, mark: str) -> None:
        now = now_ms()
        if now - self._used.get(mark, 0) < USED_GRAIN:
            return
        self._used[mark] = now
        await self._store.execute(update(KEYS).where(KEYS.c.hash == mark).values(used=now))

    def cookie(self, person: Person) -> str:
        return self._signer.cookie(person.id, person.generation, time.time())

    async def ensure(self, person: Person) -> None:
        """Give a person a row before anything refers to it; known to be there once that is committed."""
        if person.is_stored:
            return
        values = {"id": person.id, "name": person.name, "named": person.named, "generation": 0, "made": now_ms()}
        await self._store.execute(self._store.insert(PEOPLE).values(**values).on_conflict_do_nothing())
        self._kept[person.id] = replace(person, is_stored=True)

    async def rename(self, person: Person, name: str) -> Person:
        """Set what others see."""
        return await self._change(person, name=visible(name, "$.name"), named=True)

    async def sign_out_elsewhere(self, person: Person) -> Person:
        """Make every cookie given so far useless."""
        return await self._change(person, notes.Revoked(0, person.id, None), generation=person.generation + 1)

    async def _change(self, person: Person, *tell: notes.Note, **values: Any) -> Person:
        await self.ensure(person)
        changing = update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values)
        await self._store.execute(changing, notes.Renamed(0, person.id), *tell)
        changed = self._kept[person.id] = replace(person, is_stored=True, **values)
        return changed

    async def make_key(
        self, person: Person, kind: str, most: int, label: str = "", scope: Scope = "play"
    ) -> tuple[str, str, int]:
        """A new link or token: its id, the secret, and when it was made."""
        identity, token, now = new_id(), secrets.token_urlsafe(KEY_BYTES), now_ms()
        await self.ensure(person)

        def job(connection: Connection) -> None:
            owned = select(func.count()).select_from(KEYS).where(KEYS.c.person == person.id, KEYS.c.kind == kind)
            if (connection.scalar(owned) or 0) >= most:
                raise Denied("too_many", f"you have {most} {kind}s already: revoke one first")
            row = {"hash": hashed(token), "id": identity, "person": person.id, "kind": kind, "label": label}
            connection.execute(KEYS.insert().values(**row, scope=scope, made=now))

        await self._store.write(job)
        return identity, token, now

    async def keys(self, person: Person, kind: str) -> list[Any]:
        mine = select(KEYS).where(KEYS.c.person == person.id, KEYS.c.kind == kind).order_by(KEYS.c.made)
        async with self._store.reading() as connection:
            return list(await connection.execute(mine))

    async def revoke(self, person: Person, kind: str, identity: str) -> None:
        """Make a link or token useless."""
        mine = delete(KEYS).where(KEYS.c.id == identity, KEYS.c.person == person.id, KEYS.c.kind == kind)
        if not await self._store.execute(mine, notes.Revoked(0, person.id, identity)):
            raise unknown(kind)
