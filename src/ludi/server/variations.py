"""Lines that were not played: from a moment of a finished match on, step by step, without a table.

Nothing is kept of them. Chance falls as it would have: the position has its generator in it, so the same line
always leads to the same moments, and an address that names its actions is all that is needed to share it.
"""

import asyncio
from typing import Any, Final

from msgspec import Raw

from ludi.bots.player import concealed, mix
from ludi.bots.searcher import Searcher
from ludi.bots.worth import OPEN
from ludi.core import layout, texts
from ludi.core.contract import OVER
from ludi.core.errors import BadNotation
from ludi.server.errors import Denied
from ludi.server.finished import eyes_of, step_info
from ludi.server.limits import Rate
from ludi.server.match_log import MatchLog
from ludi.server.messages import outgoing, replay
from ludi.server.messages.outgoing import Advice
from ludi.server.people import Person
from ludi.server.table_session import TableSession, encode
from ludi.server.tables import Tables
from ludi.server.together import answered, things_of

N_ADVICE: Final = 5


class Variations:
    """What can be asked of a line, by each person so often."""

    def __init__(self, tables: Tables) -> None:
        limits = tables.settings.limits
        self._bots = tables.bots
        self._rate = Rate(limits.variation_rate, limits.variation_burst)

    async def shown(self, person: Person, session: TableSession, line: replay.VariationBody) -> replay.Variation:
        """The moments of a line, and what may be done at its end, whoever is asked: nothing is hidden any more."""
        self._rate.take(person.id)
        log = session.finished()
        eyes, viewer = eyes_of(log, line.seat, is_open=line.open)
        positions = _positions(log, line)
        steps = []
        for n in range(line.known + 1, len(positions)):
            played = positions[n - 1], line.actions[n - 1]
            steps.append(step_info(log.game, line.ply + n, played, positions[n], eyes, viewer))
            await asyncio.sleep(0)  # moves at other tables pass between two moments
        end = positions[-1]
        view = None if end.actor == OVER else Raw(encode(log.game.view(end, int(end.actor))))
        return replay.Variation(session.id, line.ply, tuple(steps), view)

    def why_not(self, person: Person, session: TableSession, line: replay.VariationThings) -> outgoing.WhyNot:
        """Whether whoever is to act at the end of a line can do something with these things together."""
        self._rate.take(person.id)
        log, asked = session.finished(), things_of(line.things)
        end = _positions(log, line)[-1]
        if end.actor == OVER:
            raise Denied("wrong_phase", "the match is over here")
        return answered(log.game, end, int(end.actor), line.ply + len(line.actions), asked)

    async def judged(self, person: Person, session: TableSession, line: replay.Line) -> replay.Judgement:
        """What the search says of the end of a line; one at a time for each."""
        self._rate.take(person.id)
        log = session.finished()
        end = _positions(log, line)[-1]
        if end.actor == OVER:
            raise Denied("wrong_phase", "the match is over here")
        step = line.ply + len(line.actions)
        return await self._bots.judge(person.id, log.game, lambda searcher: _judged(searcher, log, end, step), most=1)


def _judged(searcher: Searcher, log: MatchLog, s: Any, step: int) -> replay.Judgement:
    """Chances as the curve has them, and advice as mistakes are judged: by what the seat to decide knows."""
    game, seat = log.game, int(s.actor)
    found = searcher.choose(game, concealed(game, s, seat, mix("analyse", step)), seat)
    total = sum(found.visits.values())
    advice = tuple(
        Advice(code, game.actions.text(code), found.wins[code], visits / total)
        for code, visits in list(found.visits.items())[:N_ADVICE]
    )
    return replay.Judgement(searcher.chances(game, s, OPEN), advice)


def _positions(log: MatchLog, line: replay.Line) -> list[Any]:
    """The position from which a line begins, and that after each of its actions; an illegal one is refused."""
    if line.ply > log.ply:
        raise Denied("bad_request", f"ply {line.ply}: expected 0 to {log.ply}", "$.ply")
    game, found = log.game, [log.at_ply(line.ply)]
    for n, code in enumerate(line.actions):
        where = f"$.actions[{n}]"
        try:
            refused = texts.refusal(game, found[-1], game.code(code))
        except BadNotation as error:
            raise Denied("bad_request", str(error), where) from error
        if refused is not None:
            raise Denied("refused", refused.text, where, why=refused.why, clause=refused.clause or None)
        s = layout.copy(found[-1])
        game.apply(s, code)
        found.append(s)
    return found
