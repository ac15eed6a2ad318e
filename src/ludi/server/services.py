"""All services of a process, put together."""

from pathlib import Path

from ludi.boxes import shelf
from ludi.server.analyses import Analyses
from ludi.server.bot_pool import BotPool
from ludi.server.chat import Chat
from ludi.server.cluster import Cluster
from ludi.server.config import Settings
from ludi.server.identity import Identity
from ludi.server.keys import Signer, server_keys
from ludi.server.metrics import Metrics
from ludi.server.people import People
from ludi.server.play import Play
from ludi.server.seating import Seating
from ludi.server.store import Store
from ludi.server.subscriptions import Subscriptions
from ludi.server.tables import Tables
from ludi.server.tasks import Tasks
from ludi.server.variations import Variations


class Services:
    """What a handler needs; each knows those above it and none below."""

    def __init__(self, settings: Settings) -> None:
        signer = Signer(server_keys(settings.folder))
        self.settings = settings
        self.boxes = shelf(Path(settings.boxes).expanduser()) if settings.boxes else []
        self.tasks = Tasks()
        self.store = Store(settings.database_url)
        self.people = People(self.store, signer)
        self.identity = Identity(settings, self.people)
        self.subscriptions = Subscriptions()
        self.bots = BotPool(settings.n_bot_threads, self.tasks)
        self.tables = Tables(settings, self.store, self.subscriptions, self.bots)
        self.play = Play(self.tables, self.tasks)
        self.seating = Seating(self.tables, self.people, signer, self.play)
        self.chat = Chat(self.tables, self.people)
        self.analyses = Analyses(self.tables, self.tasks)
        self.variations = Variations(self.tables)
        self.cluster = Cluster(self.tables, self.people, self.play, self.seating, self.chat)
        self.metrics = Metrics(self.tables, self.play)

    async def open(self) -> None:
        for box in self.boxes:
            box.open()
        await self.store.open()
        await self.cluster.open(self.tasks)
        if self.settings.prepare:
            self.tasks.spawn(self.bots.prepare_all(), "prepare")

    async def close(self) -> None:
        """Let everybody go, finish what is being written, and stop."""
        self.tables.is_stopping = True
        for listener in list(self.subscriptions.listeners):
            listener.close("stopping")
        for session in self.tables.in_memory():
            session.wake()
        await self.tasks.close()
        for session in self.tables.in_memory():
            await session.finish()
        self.bots.close()
        await self.store.close()
