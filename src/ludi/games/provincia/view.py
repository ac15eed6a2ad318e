"""What each seat may see, built from nothing: never a copy of the state with holes."""

from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ludi.core import layout
from ludi.core.contract import OVER, Event, SeatNumber, View
from ludi.core.parts.choices import choices

from .drafting import chooser
from .holdings import Player, Stock, Token, names, strangers, to_itself, tokens
from .memory import knows_down
from .previews import more
from .state import DISCARDED, NOBODY, NOTHING, Phase, State
from .tables import (
    AMOUNTS,
    BELLUM,
    KINDS,
    PENALTIES,
    PILE_END,
    PILE_FIRST,
    PILES,
    ROUNDS,
    STANDING,
    WAR,
    Penalty,
)

STAGES: Final = {
    Phase.CITY: "setup",
    Phase.PILE: "draft",
    Phase.TAKE: "draft",
    Phase.DISCARD: "hand_limit",
    Phase.TOKEN: "combat",
    Phase.LOSE: "combat",
    Phase.GIVE: "combat",
    Phase.ACTIVATE: "activation",
} | dict.fromkeys(range(Phase.PLAY, Phase.DISCARD), "playing")


class PileView(msgspec.Struct, frozen=True):
    """A draw pile with its discards; those discarded unseen are only counted (PRO-1107)."""

    pile: str
    cards: int
    markers: int
    discards: tuple[str, ...]
    n_unseen: int
    seen_by_you: tuple[str, ...]  # unseen discards that the viewer knows


class Draft(msgspec.Struct, frozen=True):
    """The cards on the table in Phase 1."""

    pile: str
    chooser: SeatNumber
    face_up: tuple[str, ...]
    n_face_down: int
    known_face_down: tuple[str, ...]  # to the viewer, who put them on the pile


class Attack(msgspec.Struct, frozen=True):
    """A combat card that has been turned up."""

    bellum: str
    gauls: int
    first_penalty: str
    first_amount: int
    second_penalty: str
    second_amount: int


class Resolving(msgspec.Struct, frozen=True):
    """A card that is being resolved."""

    card: str
    by: SeatNumber
    target: SeatNumber | None
    building: str | None


class ProvinciaView(View, frozen=True, kw_only=True):
    """Provincia Romana from one seat."""

    round: int  # from 1
    rounds: int
    stage: str  # the phase of the round
    gauls_come: bool  # in this round
    start: SeatNumber
    piles: tuple[PileView, ...]
    draft: Draft | None
    resolving: Resolving | None
    looked_at: tuple[str, ...]  # by CONSUETUDO, if the viewer does
    pile_order: tuple[str, ...]  # the top of the building pile, if the viewer put it there
    supply: Stock
    attacks: tuple[Attack, ...]  # turned up so far
    shown_tokens: tuple[Token, ...]  # in this round's battle
    spent_tokens: tuple[Token, ...]  # in all battles so far
    players: tuple[Player, ...]


def view(s: State, seat: int | None) -> ProvinciaView:
    """What a seat, or a spectator, may see."""
    viewer = NOBODY if seat is None else seat
    deciding = s.actor != OVER and s.actor == viewer
    shared = _shared(s)
    facts = _facts(s, viewer)
    return ProvinciaView(
        seat=seat,
        choices=choices(s, more) if deciding else (),
        piles=_piles(shared.piles, facts),
        draft=_draft_seen(s, shared.draft, viewer),
        looked_at=names(s.looked.tolist()) if deciding else (),
        pile_order=tuple(KINDS[kind] for kind in s.top[: s.n_top].tolist()) if is_seer(s, viewer) else (),
        players=_players(shared, viewer, facts),
        **shared.common,
    )


class Shared(NamedTuple):
    """What is built once for all who look at a position."""

    common: dict[str, Any]
    piles: tuple[PileView, ...]  # as a spectator sees them
    draft: Draft | None  # likewise
    closed: tuple[Player, ...]  # as strangers see them
    opened: tuple[Player, ...]  # as they see themselves


@layout.remembered(State)
def _shared(s: State) -> Shared:
    p = layout.plain(s)
    common = {
        "actor": p.actor,
        "ask": ask(s),
        "round": p.rounds_done + 1,
        "rounds": ROUNDS,
        "stage": "final_turns" if p.final else STAGES[p.phase],
        "gauls_come": not p.final and int(WAR[p.rounds_done]) != NOTHING,
        "start": p.start,
        "resolving": _resolving(p),
        "supply": Stock(*p.supply),
        "attacks": tuple(_attack(card) for card in p.bellum if card != NOTHING),
        "shown_tokens": tokens(p.shown),
        "spent_tokens": tokens(p.spent),
    }
    closed = strangers(s, p)
    opened = tuple(to_itself(p, seat) for seat in closed)
    return Shared(common, tuple(_pile(p, pile) for pile in range(3)), _draft(s, p), closed, opened)


def _facts(s: State, viewer: int) -> list[tuple[int, int]]:
    """Where the viewer privately knows which cards to be: holder and card (PRO-1105)."""
    if viewer == NOBODY or not s.n_facts:
        return []
    facts = zip(s.fact_seer.tolist(), s.fact_holder.tolist(), s.fact_card.tolist(), strict=True)
    return [(holder, card) for seer, holder, card in list(facts)[: s.n_facts] if seer == viewer]


def _piles(piles: tuple[PileView, ...], facts: list[tuple[int, int]]) -> tuple[PileView, ...]:
    """The piles with the unseen discards that the viewer knows."""
    seen = sorted(card for holder, card in facts if holder == DISCARDED)
    if not seen:
        return piles
    return tuple(
        replace(piles[pile], seen_by_you=tuple(KINDS[card] for card in seen if first <= card < end))
        for pile, (first, end) in enumerate(zip(PILE_FIRST.tolist(), PILE_END.tolist(), strict=True))
    )


def _players(shared: Shared, viewer: int, facts: list[tuple[int, int]]) -> tuple[Player, ...]:
    """The viewer open, the others with what the viewer privately knows of their hands."""
    found = list(shared.closed)
    if viewer != NOBODY:
        found[viewer] = shared.opened[viewer]
    for seat in {holder for holder, _ in facts} - {DISCARDED}:
        seen = sorted(card for holder, card in facts if holder == seat)
        found[seat] = replace(found[seat], known_to_you=tuple(KINDS[card] for card in seen))
    return tuple(found)


def is_seer(s: State, viewer: int) -> bool:
    """Whether the viewer put the top cards of the building pile in order."""
    return viewer != NOBODY and s.top_seer == viewer


def ask(s: State) -> Event:
    """What is asked of the actor, as a sentence."""
    if s.actor == OVER:
        return Event("ask-over")
    phase = Phase(s.phase)
    arguments: dict[str, Any] = {"seat": int(s.actor)}
    match phase:
        case Phase.TAKE:
            arguments |= {"pile": PILES[s.drawn]}
        case Phase.PLAY if s.final:
            return Event("ask-final", arguments)
        case Phase.WAIVE | Phase.EXCHANGE | Phase.TARGET:
            arguments |= {"card": KINDS[s.pending]}
        case Phase.DESTROY:
            arguments |= {"seat_target": int(s.target)}
        case Phase.REACT:
            arguments |= {"building": STANDING[s.aim]}
        case Phase.DISCARD:
            arguments |= {"cards": int(s.n_hand[s.actor, 0]) + int(s.n_hand[s.actor, 1])}
        case Phase.LOSE:
            arguments |= {"penalty": Penalty(PENALTIES[s.bellum[WAR[s.rounds_done]], s.due]).name.lower()}
        case Phase.GIVE:
            arguments |= {"amount": int(AMOUNTS[s.bellum[WAR[s.rounds_done]], s.due])}
    return Event(f"ask-{phase.name.lower()}", arguments)


def _pile(p: Any, pile: int) -> PileView:
    first, end = int(PILE_FIRST[pile]), int(PILE_END[pile])
    return PileView(
        pile=PILES[pile],
        cards=p.n_pile[pile],
        markers=p.markers[pile],
        discards=names(p.discard[first:end], first),
        n_unseen=p.n_hidden[pile],
        seen_by_you=(),
    )


def _draft(s: State, p: Any) -> Draft | None:
    if p.drawn == NOTHING:
        return None
    return Draft(
        pile=PILES[p.drawn],
        chooser=chooser(s),
        face_up=tuple(KINDS[kind] for kind in p.face_up if kind != NOTHING),
        n_face_down=sum(kind != NOTHING for kind in p.face_down),
        known_face_down=(),
    )


def _draft_seen(s: State, draft: Draft | None, viewer: int) -> Draft | None:
    """The draft with the face-down cards that the viewer knows."""
    if draft is None or viewer not in s.down_seer.tolist():
        return draft
    down = enumerate(s.face_down.tolist())
    known = (KINDS[kind] for place, kind in down if kind != NOTHING and knows_down(s, viewer, place))
    return replace(draft, known_face_down=tuple(known))


def _resolving(p: Any) -> Resolving | None:
    if p.pending == NOTHING:
        return None
    return Resolving(
        card=KINDS[p.pending],
        by=(p.start + p.turn) % p.seats,
        target=None if p.target == NOBODY else p.target,
        building=None if p.aim == NOTHING else STANDING[p.aim],
    )


def _attack(card: int) -> Attack:
    row = BELLUM[card]
    return Attack(
        bellum=row.id,
        gauls=row.strength,
        first_penalty=Penalty(row.first).name.lower(),
        first_amount=row.first_amount,
        second_penalty=Penalty(row.second).name.lower(),
        second_amount=row.second_amount,
    )
