"""What everybody knows, as numbers; characters come in turn order from the viewer's on, Crassus last if nobody's."""

from typing import Annotated, Final

from ludi.core.jit import compiled
from ludi.core.layout import I16, Says, i16
from ludi.core.parts.phases import observe_phase
from ludi.core.rows import clear, copy

from .characters import leads, n_provinces
from .state import N_CLAIMS, NOBODY, Phase, State
from .tables import (
    CITIZENS,
    GOAL,
    GOLD,
    KIND,
    LEGIONS,
    MOVEMENT,
    N_CHARACTERS,
    N_PROVINCES,
    PROVINCES_TO_WIN,
    SERVANTS,
    WEAPONS,
    YEAR,
    Kind,
    Track,
)

N_PHASES: Final = len(Phase)
N_KINDS: Final = len(Kind)
_CHARACTERS: Final = (N_CHARACTERS,)
_PROVINCES: Final = (N_PROVINCES,)
_BY_CHARACTER: Final = (N_PROVINCES, N_CHARACTERS)


class Observation:
    """Everything is public, so all seats see the same but for the order of characters."""

    phase: Annotated[I16, (N_PHASES,), Says("1 for what is asked, in the order of the phases", 0, 1)]
    seats: Annotated[i16, Says("players", 2, 3)]
    turn: Annotated[i16, Says("turns finished", 0, 31)]
    calendar: Annotated[i16, Says("turns to the election, this one included", 0, max(YEAR))]
    elections: Annotated[i16, Says("elections held", 0, 4)]
    alii: Annotated[i16, Says("citizens in ALII", 0, CITIZENS)]
    legion_stock: Annotated[i16, Says("legions in the stock", 0, LEGIONS)]
    gold_stock: Annotated[i16, Says("gold in the stock", 0, GOLD)]
    servant_stock: Annotated[i16, Says("civil servants in the stock", 0, SERVANTS)]
    arriving: Annotated[i16, Says("legions from Rome to place", 0, 2)]
    points: Annotated[i16, Says("movement points left", 0, MOVEMENT)]
    load: Annotated[i16, Says("legions that go along in the step being prepared", 0, LEGIONS)]
    acted: Annotated[i16, Says("actions taken this turn", 0, 3)]
    lost_servants: Annotated[i16, Says("lost civil servants not answered for yet", 0, SERVANTS)]

    played: Annotated[I16, _CHARACTERS, Says("1 for a character with a player", 0, 1)]
    deciding: Annotated[I16, _CHARACTERS, Says("1 for whoever is asked", 0, 1)]
    active: Annotated[I16, _CHARACTERS, Says("1 for whose turn it is", 0, 1)]
    character: Annotated[I16, _CHARACTERS, Says("0 Caesar, 1 Pompeius, 2 Crassus", 0, N_CHARACTERS - 1)]
    n_provinces: Annotated[I16, _CHARACTERS, Says("provinces", 0, PROVINCES_TO_WIN)]
    hand: Annotated[I16, _CHARACTERS, Says("gold in hand", 0, GOLD)]
    citizens: Annotated[I16, _CHARACTERS, Says("citizens in the own area", 0, CITIZENS)]
    weapons: Annotated[I16, _CHARACTERS, Says("weapons in stock", 0, WEAPONS)]
    bag: Annotated[I16, _CHARACTERS, Says("weapons in the battle bag", 0, WEAPONS)]
    political: Annotated[I16, _CHARACTERS, Says("field on the political track", 0, GOAL)]
    military: Annotated[I16, _CHARACTERS, Says("field on the military track", 0, GOAL)]
    leads_political: Annotated[I16, _CHARACTERS, Says("1 if leading in politics", 0, 1)]
    leads_military: Annotated[I16, _CHARACTERS, Says("1 if leading in arms", 0, 1)]
    consul: Annotated[I16, _CHARACTERS, Says("1 with a consul card", 0, 1)]
    compensation: Annotated[I16, _CHARACTERS, Says("side of the compensation card, 0 without it", 0, 2)]
    fled: Annotated[I16, _CHARACTERS, Says("1 with the flight card", 0, 1)]
    winner: Annotated[I16, _CHARACTERS, Says("1 for the winner", 0, 1)]
    loser: Annotated[I16, _CHARACTERS, Says("1 for who has just lost a province and answers", 0, 1)]

    kind: Annotated[I16, (N_PROVINCES, N_KINDS), Says("1 for military, political or competence", 0, 1)]
    owner: Annotated[I16, _BY_CHARACTER, Says("1 for whose province it is", 0, 1)]
    here: Annotated[I16, _BY_CHARACTER, Says("1 for a character who stands there", 0, 1)]
    legions: Annotated[I16, _PROVINCES, Says("legions there", 0, LEGIONS)]
    gold: Annotated[I16, _PROVINCES, Says("gold lying there", 0, GOLD)]
    governor_on: Annotated[I16, _PROVINCES, Says("1 with the governor on the supply field", 0, 1)]
    servants: Annotated[I16, _PROVINCES, Says("civil servants there", 0, SERVANTS)]
    target: Annotated[I16, _PROVINCES, Says("1 where the step being prepared leads", 0, 1)]
    battle: Annotated[I16, _PROVINCES, Says("1 where the last battle was", 0, 1)]
    gold_claims: Annotated[I16, (N_CLAIMS,), Says("gold claimed and not served; Rome last", 0, 2)]
    legion_claims: Annotated[I16, (N_CLAIMS,), Says("legions claimed and not served; Rome last", 0, 2)]


@compiled
def nth_character(s: State, seat: int, n: int) -> int:
    """The seat's own character, then the others in turn order; with two players Crassus is last."""
    if n >= s.seats:
        return n
    mine = s.character_of[seat] if seat >= 0 else 0
    return (mine + n) % s.seats


@compiled
def observe(s: State, seat: int, out: Observation) -> None:
    """What everybody knows, the seat's character first; a spectator sees as Caesar."""
    observe_phase(s, out.phase)
    out.seats = s.seats
    out.turn = s.turn
    out.calendar = s.calendar
    out.elections = s.elections
    out.alii = s.alii
    out.legion_stock = s.legion_stock
    out.gold_stock = s.gold_stock
    out.servant_stock = s.servant_stock
    out.arriving = s.arriving
    out.points = s.points
    out.load = s.load
    out.acted = s.acted
    out.lost_servants = s.lost_servants
    for n in range(N_CHARACTERS):
        _observe_character(s, nth_character(s, seat, n), out, n)
    _observe_provinces(s, out)
    copy(out.gold_claims, s.gold_claims)
    copy(out.legion_claims, s.legion_claims)


@compiled
def _observe_character(s: State, character: int, out: Observation, n: int) -> None:
    played = s.seat_of[character] != NOBODY
    out.played[n] = played
    out.deciding[n] = played and s.actor == s.seat_of[character]
    out.active[n] = s.character == character
    out.character[n] = character
    out.n_provinces[n] = n_provinces(s, character)
    out.hand[n] = s.hand[character]
    out.citizens[n] = s.citizens[character]
    out.weapons[n] = s.weapons[character]
    out.bag[n] = s.bag[character]
    out.political[n] = s.competence[character, Track.POLITICAL]
    out.military[n] = s.competence[character, Track.MILITARY]
    out.leads_political[n] = played and leads(s, character, Track.POLITICAL)
    out.leads_military[n] = played and leads(s, character, Track.MILITARY)
    out.consul[n] = s.consul[character]
    out.compensation[n] = s.compensation_side if s.compensated == character else 0
    out.fled[n] = s.fled == character
    out.winner[n] = s.winner == character
    out.loser[n] = s.loser == character
    for province in range(N_PROVINCES):
        out.owner[province, n] = s.owner[province] == character
        out.here[province, n] = s.at[character] == province


@compiled
def _observe_provinces(s: State, out: Observation) -> None:
    for province in range(N_PROVINCES):
        for kind in range(N_KINDS):
            out.kind[province, kind] = KIND[province] == kind
    copy(out.legions, s.legions)
    copy(out.gold, s.gold)
    copy(out.governor_on, s.governor_on)
    copy(out.servants, s.servants)
    clear(out.target)
    clear(out.battle)
    if s.target >= 0:
        out.target[s.target] = 1
    if s.battle_at >= 0:
        out.battle[s.battle_at] = 1
