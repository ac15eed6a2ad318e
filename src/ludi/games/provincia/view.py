"""What each seat may see, built from nothing: never a copy of the state with holes."""

from typing import Any

import msgspec
import numpy as np

from ludi.core.contract import OVER, Choice, Event, SeatNumber, View
from ludi.games.provincia.actions import ACTIONS
from ludi.games.provincia.combat import military
from ludi.games.provincia.drafting import chooser
from ludi.games.provincia.goods import cap
from ludi.games.provincia.knowledge import knows_down
from ludi.games.provincia.previews import preview
from ludi.games.provincia.rules import legal
from ludi.games.provincia.scoring import score
from ludi.games.provincia.senate import owes_tax
from ludi.games.provincia.state import DISCARDED, NOBODY, NOTHING, Fate, Phase, State, Tax
from ludi.games.provincia.tables import (
    BELLUM,
    CITIES,
    FACE_DOWN,
    FACE_UP,
    GOODS,
    KINDS,
    LAID,
    N_LAID,
    N_TOKENS,
    N_VALUES,
    N_WARS,
    PILE_END,
    PILE_FIRST,
    PILES,
    PRESTIGE_CARD_HOLDS,
    ROUNDS,
    STANDING,
    STANDING_WORTH,
    TOKEN_VALUE,
    Class,
    Penalty,
)


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


class Token(msgspec.Struct, frozen=True):
    """A combat token: it changes the strength of the seat of its colour."""

    colour_of: SeatNumber
    value: int


class Attack(msgspec.Struct, frozen=True):
    """A combat card that has been turned up."""

    bellum: str
    gauls: int
    first_penalty: str
    first_amount: int
    second_penalty: str
    second_amount: int


class Stock(msgspec.Struct, frozen=True):
    """Goods in the supply or with a player."""

    gold: int
    clay: int
    wood: int
    stone: int


class Standing(msgspec.Struct, frozen=True):
    """Equal buildings in a city."""

    building: str
    count: int
    worth: int  # each


class Player(msgspec.Struct, frozen=True):
    """A seat's city and holdings; what the viewer may not know is None."""

    seat: SeatNumber
    city: str | None
    colour: str | None
    city_building: str | None  # PONS or PORTUS, on the board
    prestige: int
    score: int  # as if the game ended now
    prestige_cards: tuple[int, ...]
    morale: int
    defence: int
    military: int
    goods: Stock
    storage: int
    owes_tax: bool
    buildings: tuple[Standing, ...]
    senate: tuple[str, ...]  # cards that stay before the player
    n_hand_buildings: int
    n_hand_senate: int
    hand: tuple[str, ...] | None
    known_hand: tuple[str, ...]  # as far as the viewer knows it
    n_tokens: int
    tokens: tuple[Token, ...] | None
    has_chosen: bool
    chosen_token: Token | None
    strength: int  # in this round's battle, once the tokens are turned up
    fate: str
    tax: str
    income: Stock


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
    final_turns: bool
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
    return ProvinciaView(
        seat=seat,
        actor=int(s.actor),
        ask=ask(s),
        choices=_choices(s) if deciding else (),
        round=int(s.rounds_done) + 1,
        rounds=ROUNDS,
        final_turns=bool(s.final),
        start=int(s.start),
        piles=tuple(_pile(s, pile, viewer) for pile in range(3)),
        draft=_draft(s, viewer),
        resolving=_resolving(s),
        looked_at=names(s.looked) if deciding else (),
        pile_order=tuple(KINDS[s.top[place]] for place in range(s.n_top)) if is_seer(s, viewer) else (),
        supply=_stock(s.supply),
        attacks=tuple(_attack(int(s.bellum[war])) for war in range(N_WARS) if s.bellum[war] != NOTHING),
        shown_tokens=tokens(s.shown),
        spent_tokens=tokens(s.spent),
        players=tuple(_player(s, other, viewer) for other in range(s.seats)),
    )


def is_seer(s: State, viewer: int) -> bool:
    """Whether the viewer put the top cards of the building pile in order."""
    return viewer != NOBODY and s.top_seer == viewer


def names(counts: Any, first: int = 0) -> tuple[str, ...]:
    """Counts of cards by kind, from a first kind on, as the ids of the cards themselves."""
    found = np.repeat(np.arange(first, first + len(counts)), counts)
    return tuple(KINDS[kind] for kind in found.tolist())


def private(s: State, viewer: int, holder: int) -> list[int]:
    """The cards that the viewer privately knows to be there (PRO-1105)."""
    return [
        int(s.fact_card[fact])
        for fact in range(s.n_facts)
        if s.fact_seer[fact] == viewer and s.fact_holder[fact] == holder
    ]


def token(number: int) -> Token:
    """A token by its number."""
    return Token(number // N_VALUES, int(TOKEN_VALUE[number]))


def tokens(counts: Any) -> tuple[Token, ...]:
    """Counts of tokens as the tokens themselves."""
    return tuple(token(number) for number in np.repeat(np.arange(N_TOKENS), counts).tolist())


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
            arguments |= {"penalty": f"{Class(s.aim).name.lower()}_building"}
    return Event(f"ask-{phase.name.lower()}", arguments)


def _choices(s: State) -> tuple[Choice, ...]:
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    legal(s, mask)
    return tuple(
        Choice(action.code, action.kind, action.arguments, preview(s, action))
        for action in (ACTIONS[int(code)] for code in np.flatnonzero(mask))
    )


def _pile(s: State, pile: int, viewer: int) -> PileView:
    first, end = int(PILE_FIRST[pile]), int(PILE_END[pile])
    return PileView(
        pile=PILES[pile],
        cards=int(s.n_pile[pile]),
        markers=int(s.markers[pile]),
        discards=names(s.discard[first:end], first),
        n_unseen=int(s.n_hidden[pile]),
        seen_by_you=tuple(KINDS[kind] for kind in sorted(private(s, viewer, DISCARDED)) if first <= kind < end),
    )


def _draft(s: State, viewer: int) -> Draft | None:
    if s.drawn == NOTHING:
        return None
    down = [place for place in range(FACE_DOWN) if s.face_down[place] != NOTHING]
    return Draft(
        pile=PILES[s.drawn],
        chooser=int(chooser(s)),
        face_up=tuple(KINDS[s.face_up[place]] for place in range(FACE_UP) if s.face_up[place] != NOTHING),
        n_face_down=len(down),
        known_face_down=tuple(KINDS[s.face_down[place]] for place in down if knows_down(s, viewer, place)),
    )


def _resolving(s: State) -> Resolving | None:
    if s.pending == NOTHING:
        return None
    return Resolving(
        card=KINDS[s.pending],
        by=int((s.start + s.turn) % s.seats),
        target=None if s.target == NOBODY else int(s.target),
        building=None if s.aim == NOTHING else STANDING[s.aim],
    )


def _stock(goods: Any) -> Stock:
    return Stock(*(int(goods[good]) for good in range(len(GOODS))))


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


def prestige_cards(s: State, seat: int) -> tuple[int, ...]:
    """The prestige cards before a seat, as they lie (PRO-1202)."""
    shown = min(int(s.lost[seat]), PRESTIGE_CARD_HOLDS * int(s.prestige_cards[seat]))
    full, rest = divmod(shown, PRESTIGE_CARD_HOLDS)
    return (-PRESTIGE_CARD_HOLDS,) * full + ((-rest,) if rest else ())


def _player(s: State, seat: int, viewer: int) -> Player:
    own = seat == viewer
    city = None if s.city_of[seat] == NOTHING else CITIES[s.city_of[seat]]
    hand = s.hand[seat, :]
    known = np.array(s.known[seat, :])
    for card in private(s, viewer, seat):
        known[card] += 1
    chosen = int(s.chosen[seat])
    return Player(
        seat=seat,
        city=city.id if city else None,
        colour=city.colour if city else None,
        city_building=KINDS[city.building] if city else None,
        prestige=int(s.prestige[seat]),
        score=int(score(s, seat)),
        prestige_cards=prestige_cards(s, seat),
        morale=int(s.morale[seat]),
        defence=int(s.defence[seat]),
        military=int(military(s, seat)),
        goods=_stock(s.goods[seat, :]),
        storage=int(cap(s, seat)),
        owes_tax=bool(owes_tax(s, seat)),
        buildings=tuple(
            Standing(STANDING[standing], count, int(STANDING_WORTH[standing]))
            for standing, count in enumerate(s.city[seat, :].tolist())
            if count
        ),
        senate=tuple(LAID[place] for place in range(N_LAID) for _ in range(s.laid[seat, place])),
        n_hand_buildings=int(s.n_hand[seat, 0]),
        n_hand_senate=int(s.n_hand[seat, 1]),
        hand=names(hand) if own else None,
        known_hand=names(hand if own else known),
        n_tokens=int(s.tokens[seat, :].sum()),
        tokens=tokens(s.tokens[seat, :]) if own else None,
        has_chosen=chosen != NOTHING,
        chosen_token=token(chosen) if own and chosen != NOTHING else None,
        strength=int(s.strength[seat]),
        fate=f"fate_{Fate(s.fate[seat]).name.lower()}",
        tax=f"tax_{Tax(s.tax[seat]).name.lower()}",
        income=_stock(s.income[seat, :]),
    )
