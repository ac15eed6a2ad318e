"""What each seat may see."""

import msgspec

from ludi.core.contract import OVER, Event, SeatNumber, View
from ludi.core.parts.choices import choices
from ludi_leduc.betting import owed
from ludi_leduc.knowledge import is_shown
from ludi_leduc.state import Bet, State
from ludi_leduc.tables import CARD_IDS, MOST_RAISES, SEATS


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has before it."""

    seat: SeatNumber
    card: str | None  # where the viewer may see it
    staked: int


class LeducView(View, frozen=True, kw_only=True):
    """Leduc hold'em as a seat sees it."""

    round: int  # from 1
    board: str | None  # the open card
    raises_left: int
    players: tuple[Player, ...]
    bets: tuple[tuple[str, ...], ...]  # by round, in order


def view(s: State, seat: int | None) -> LeducView:
    """What a seat, or a spectator, may see."""
    shown = is_shown(s)
    return LeducView(
        seat=seat,
        actor=int(s.actor),
        ask=ask(s),
        choices=choices(s) if s.actor == seat else (),
        round=int(s.phase) + 1,
        board=CARD_IDS[s.board] if s.board >= 0 else None,
        raises_left=MOST_RAISES - int(s.raises),
        players=tuple(
            Player(
                seat=other,
                card=CARD_IDS[s.hand[other]] if shown or other == seat else None,
                staked=int(s.staked[other]),
            )
            for other in range(SEATS)
        ),
        bets=tuple(tuple(Bet(bet).name.lower() for bet in row if bet) for row in s.bets.tolist()),
    )


def ask(s: State) -> Event:
    """What the actor is asked, as a sentence."""
    if s.actor == OVER:
        return Event("ask-nothing")
    chips = int(owed(s))
    return Event("ask-call", {"chips": chips}) if chips else Event("ask-check")
