"""What an action does at once to the seat that takes it, in numbers; for previews and for the log."""

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.provincia.actions import ACTIVATE, DESTROY, PAY
from ludi.games.provincia.combat import military
from ludi.games.provincia.goods import destroy
from ludi.games.provincia.rules import apply
from ludi.games.provincia.senate import pay_mix
from ludi.games.provincia.state import Phase, State
from ludi.games.provincia.tables import FIRST_DORMANT, GOODS
from ludi.games.provincia.upkeep import wake


def done_at_once(s: State, action: Action) -> State:
    """The position after the action itself, before the game goes on to other seats and phases."""
    after = layout.copy(s)
    if action.kind == "activate":
        wake(after, s.actor, FIRST_DORMANT + action.code - ACTIVATE)
    elif s.phase == Phase.LOSE and action.kind == "destroy":
        destroy(after, s.actor, action.code - DESTROY)
    elif s.phase == Phase.GIVE:
        pay_mix(after, s.actor, action.code - PAY)
    elif s.phase != Phase.LOSE:
        apply(after, action.code)
    return after


def changes(prefix: str, before: State, after: State, seat: int) -> list[Event]:
    """Goods paid and received, and moves of the tracks, as events ``<prefix>-…``."""
    events = []
    for good, name in enumerate(GOODS):
        more = int(after.goods[seat, good]) - int(before.goods[seat, good])
        if more:
            kind = f"{prefix}-receives" if more > 0 else f"{prefix}-pays"
            events.append(Event(kind, {"seat": seat, "good": name, "amount": abs(more)}))
    tracks = {
        "prestige": int(after.prestige[seat]) - int(before.prestige[seat]),
        "morale": int(after.morale[seat]) - int(before.morale[seat]),
        "defence": int(after.defence[seat]) - int(before.defence[seat]),
        "military": int(military(after, seat)) - int(military(before, seat)),
    }
    for track, more in tracks.items():
        if more:
            kind = f"{prefix}-gains" if more > 0 else f"{prefix}-loses"
            events.append(Event(kind, {"seat": seat, "track": track, "amount": abs(more)}))
    return events
