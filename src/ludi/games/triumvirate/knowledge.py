"""Who knows what (section 12): everything is public, only the draws to come are unknown."""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.triumvirate.holdings import leads, n_provinces
from ludi.games.triumvirate.state import N_CLAIMS, NOBODY, NOWHERE, Phase, State
from ludi.games.triumvirate.tables import KIND, N_CHARACTERS, N_PROVINCES

N_PHASES: Final = len(Phase)


@compiled
def conceal(s: State, seat: int, seed: int) -> None:  # noqa: ARG001  (every seat knows the same)
    """Only the draws to come are unknown (TRI-1201, 1202)."""
    rng.start_from(s.rng, seed)


COMMON_FIELDS: Final = N_PHASES + 13
CHARACTER_FIELDS: Final = 18
PROVINCE_FIELDS: Final = 3 + N_CHARACTERS + N_CHARACTERS + 8
N_OBSERVED: Final = COMMON_FIELDS + N_CHARACTERS * CHARACTER_FIELDS + N_PROVINCES * PROVINCE_FIELDS + 2


@compiled
def nth_character(s: State, seat: int, n: int) -> int:
    """The seat's own character, then the others in turn order; with two players Crassus is last."""
    if n >= s.seats:
        return n
    mine = s.character_of[seat] if seat >= 0 else 0
    return (mine + n) % s.seats


@compiled
def observe(s: State, seat: int, out: Ints) -> None:
    """What everybody knows, as numbers, the seat's character first; a spectator sees as Caesar."""
    out[:] = 0
    for phase in range(N_PHASES):
        out[phase] = 1 if s.actor != OVER and s.phase == phase else 0
    at = N_PHASES
    out[at] = s.seats
    out[at + 1] = s.turn
    out[at + 2] = s.calendar
    out[at + 3] = s.alii
    out[at + 4] = s.legion_stock
    out[at + 5] = s.gold_stock
    out[at + 6] = s.servant_stock
    out[at + 7] = s.arriving
    out[at + 8] = s.points
    out[at + 9] = s.load
    out[at + 10] = s.acted
    out[at + 11] = s.lost_servants
    out[at + 12] = s.elections
    at += 13
    for n in range(N_CHARACTERS):
        _observe_character(s, nth_character(s, seat, n), out, at)
        at += CHARACTER_FIELDS
    for province in range(N_PROVINCES):
        _observe_province(s, seat, province, out, at)
        at += PROVINCE_FIELDS
    out[at] = s.gold_claims[N_CLAIMS - 1]
    out[at + 1] = s.legion_claims[N_CLAIMS - 1]


@compiled
def _observe_character(s: State, character: int, out: Ints, at: int) -> None:
    played = s.seat_of[character] != NOBODY
    out[at] = 1 if played else 0
    out[at + 1] = 1 if played and s.actor == s.seat_of[character] else 0
    out[at + 2] = 1 if s.character == character else 0
    out[at + 3] = character
    out[at + 4] = n_provinces(s, character)
    out[at + 5] = s.hand[character]
    out[at + 6] = s.citizens[character]
    out[at + 7] = s.weapons[character]
    out[at + 8] = s.bag[character]
    out[at + 9] = s.competence[character, 0]
    out[at + 10] = s.competence[character, 1]
    out[at + 11] = 1 if played and leads(s, character, 0) else 0
    out[at + 12] = 1 if played and leads(s, character, 1) else 0
    out[at + 13] = s.consul[character]
    out[at + 14] = s.compensation_side if s.compensated == character else 0
    out[at + 15] = 1 if s.fled == character else 0
    out[at + 16] = 1 if s.winner == character else 0
    out[at + 17] = 1 if s.loser == character else 0


@compiled
def _observe_province(s: State, seat: int, province: int, out: Ints, at: int) -> None:
    out[at + KIND[province]] = 1
    at += 3
    for n in range(N_CHARACTERS):
        character = nth_character(s, seat, n)
        out[at + n] = 1 if s.owner[province] == character else 0
        out[at + N_CHARACTERS + n] = 1 if s.at[character] == province else 0
    at += 2 * N_CHARACTERS
    out[at] = s.legions[province]
    out[at + 1] = s.gold[province]
    out[at + 2] = s.governor_on[province]
    out[at + 3] = s.servants[province]
    out[at + 4] = 1 if s.target != NOWHERE and s.target == province else 0
    out[at + 5] = s.gold_claims[province]
    out[at + 6] = s.legion_claims[province]
    out[at + 7] = 1 if s.battle_at == province else 0
