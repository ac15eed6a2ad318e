"""Finished matches: record, replay, analysis, lines that were not played, comparison."""

from typing import Annotated, Final

from litestar import MediaType, get, post
from litestar.params import JSONBody, QueryParameter

from ludi.server import finished
from ludi.server.errors import Denied
from ludi.server.http.answers import ERRORS
from ludi.server.http.params import AtTable, ViewerParameter
from ludi.server.messages import replay as messages
from ludi.server.messages.common import LONGEST_LOG
from ludi.server.messages.outgoing import WhyNot

MOST_MOMENTS: Final = 50
MOST_MOVES: Final = 200
"""Moments without views, which take the most time."""


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=ERRORS)
async def record(at: AtTable) -> str:
    """Give the finished match as text that replays to the byte, with its proof of fairness."""
    return await finished.record(at.session)


@get("/tables/{table:str}/replay", responses=ERRORS)
async def replay(
    at: AtTable,
    seat: ViewerParameter = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LONGEST_LOG)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_MOVES)] = MOST_MOMENTS,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
    with_views: Annotated[bool, QueryParameter(name="views")] = True,
) -> messages.Replay:
    """Give moments of a finished match through a seat's eyes, a spectator's, or all seats'; on demand without views."""
    if with_views and count > MOST_MOMENTS:
        raise Denied("bad_request", f"count {count}: with views at most {MOST_MOMENTS}", "count")
    eyes, viewer = finished.eyes_of(at.session.finished(), seat, is_open=is_open)
    return await finished.moments(at.session, eyes if with_views else (), viewer, first, count)


@get("/tables/{table:str}/analysis", responses=ERRORS)
async def analysis(at: AtTable) -> messages.Analysis:
    """Give chances, mistakes and turning points as far as they are computed."""
    return await at.services.analyses.analysis(at.person, at.session)


@post("/tables/{table:str}/variation", status_code=200, responses=ERRORS)
async def variation(at: AtTable, data: JSONBody[messages.VariationBody]) -> messages.Variation:
    """Show what would have come of other actions than those played."""
    return await at.services.variations.shown(at.person, at.session, data)


@post("/tables/{table:str}/variation/why-not", status_code=200, responses=ERRORS)
async def variation_why_not(at: AtTable, data: JSONBody[messages.VariationThings]) -> WhyNot:
    """Tell whether things go together at the end of a variation, and if not, which rule is in the way."""
    return at.services.variations.why_not(at.person, at.session, data)


@post("/tables/{table:str}/judgement", status_code=200, responses=ERRORS)
async def judgement(at: AtTable, data: JSONBody[messages.Line]) -> messages.Judgement:
    """Tell chances and the best few actions at a moment of a finished match, or at the end of a variation."""
    return await at.services.variations.judged(at.person, at.session, data)


@get("/tables/{table:str}/compare", responses=ERRORS)
async def compare(
    at: AtTable, other: Annotated[str, QueryParameter(name="with", max_length=40)]
) -> messages.Comparison:
    """Tell where this finished match diverges from another."""
    return finished.compare(at.session, await at.services.tables.visible(other, at.person.id))
