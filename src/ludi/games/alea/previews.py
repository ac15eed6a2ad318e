"""What an action would lead to, before it is taken; nothing here depends on chance or hidden things."""

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.alea import placing
from ludi.games.alea.rules import place
from ludi.games.alea.state import OPEN, State
from ludi.games.alea.tables import BY_SEATS


def preview(s: State, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    match action.kind:
        case "templum":
            return (Event("leads-templum", {"tokens": int(placing.templum_due(s, s.actor))}),)
        case "senatus":
            return _senatus(_placed(s, action))
        case "castrum":
            return _castrum(_placed(s, action), int(action.arguments["value"]))
        case "forum":
            return _forum(s, _placed(s, action), int(action.arguments["value"]))
        case "forum_pair":
            return _forum(s, _placed(s, action), int(str(action.arguments["pair"])[0]))
        case "latrina":
            return (Event("leads-latrina"),)
        case "reroll":
            return (Event("leads-reroll", {"dice": sum(int(s.marked[v]) for v in range(6))}),)
        case _:
            return ()


def _placed(s: State, action: Action) -> State:
    after = layout.copy(s)
    place(after, action.code)
    return after


def _senatus(after: State) -> tuple[Event, ...]:
    straights = [(high - low, high) for low, high in zip(after.low.tolist(), after.high.tolist(), strict=True) if low]
    mine = int(after.high[after.actor])
    rank = 1 + sum(worth > (mine - int(after.low[after.actor]), mine) for worth in straights)
    return (Event("leads-senatus", {"rank": rank, "rewarded": BY_SEATS[after.seats].ranks}),)


def _castrum(after: State, value: int) -> tuple[Event, ...]:
    castrum = after.castrum.tolist()[: after.seats]
    mine = castrum[after.actor][value - 1], value
    rank = 1 + sum((size, face) > mine for sizes in castrum for face, size in enumerate(sizes, 1))
    provinces = after.province_at.tolist().count(OPEN)
    return (Event("leads-castrum", {"rank": rank, "provinces": provinces, "size": mine[0]}),)


def _forum(s: State, after: State, value: int) -> tuple[Event, ...]:
    column = 1 + sum(1 for c in range(s.forum_dice) if s.forum_value[c] < value)
    events = [Event("leads-forum", {"column": column})]
    for seat in range(s.seats):
        pushed = int(after.latrina[seat]) - int(s.latrina[seat])
        if pushed:
            events.append(Event("leads-displaced", {"seat": seat, "dice": pushed}))
    return tuple(events)
