"""What a seat knows, and worlds that fit it (chapter 9).

Everybody remembers the open cards that a seat was seen to take, as long as
they cannot have been played (VIA-904): those stay in its hand. Every other card
was drawn from a shuffle whose cards all could count (VIA-907), so unseen cards
change places only among those of one shuffle. From which shuffle a played card
came is taken as known: as if each shuffle gave the cards backs of its own.
"""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled

from .cards import hand_over
from .paying import refuse_pay
from .state import IN_PILE, SHOWN, No, Phase, State
from .tables import COPY_CARD, N_CARDS, N_CITIES, N_MISSIONS


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Redraw everything the seat cannot know; seat -1 is a spectator."""
    rng.start_from(s.rng, seed)
    if s.actor != OVER:
        _conceal_missions(s, seat)
    _redeal(s, seat)
    if s.actor != OVER and s.actor != seat and s.phase == Phase.PAY:
        while not _can_pay(s):  # VIA-908
            _redeal(s, seat)


@compiled
def _conceal_missions(s: State, seat: int) -> None:
    """Shuffle all missions but the seat's own, those in the box included."""
    # In the order of their ids first, so that the world drawn depends on the seed and not on the truth.
    own = s.mission[seat] if seat >= 0 else -1
    place = 0
    for mission in range(N_MISSIONS):
        if mission != own:
            s.mission[place] = mission
            place += 1
    rng.shuffle(s.rng, s.mission, place)
    if seat >= 0:
        s.mission[N_MISSIONS - 1] = s.mission[seat]
        s.mission[seat] = own


@compiled
def _redeal(s: State, viewer: int) -> None:
    """Deal the cards of every shuffle that the viewer has not seen anew, as many to everybody as he holds."""
    drawn = 0  # how many cards of the last shuffle each seat holds, a byte each
    older = 0  # the shuffles before it, a set of bits
    for copy in range(N_CARDS):
        if _is_hidden(s, copy, viewer):
            if s.dealt[copy] == s.shuffle:
                drawn += 1 << 8 * s.holder[copy]
                card = COPY_CARD[copy]
                s.hand[s.holder[copy], card] -= 1
                s.pile[card] += 1
                s.n_pile += 1
                s.holder[copy] = IN_PILE
            else:
                older |= 1 << s.dealt[copy]
    shuffle = 0
    while older >> shuffle:
        if (older >> shuffle) & 1:
            _redeal_older(s, viewer, shuffle)
        shuffle += 1
    for seat in range(s.seats):
        for _ in range((drawn >> 8 * seat) & 255):
            card = rng.draw(s.rng, s.pile, 0, s.n_pile)
            s.n_pile -= 1
            s.hand[seat, card] += 1
            hand_over(s, card, IN_PILE, seat)


@compiled
def _is_hidden(s: State, copy: int, viewer: int) -> bool:
    """Whether a copy of a card lies unseen in another's hand."""
    return s.holder[copy] != SHOWN and s.holder[copy] != IN_PILE and s.holder[copy] != viewer


@compiled
def _redeal_older(s: State, viewer: int, shuffle: int) -> None:
    """Its pile is used up: what is unseen of it changes places between the hands."""
    left, n = 0, 0  # what each seat is still to get, a byte each, and how much that is in all
    for copy in range(N_CARDS):
        if s.dealt[copy] == shuffle and _is_hidden(s, copy, viewer):
            left += 1 << 8 * s.holder[copy]
            n += 1
    for copy in range(N_CARDS):
        if s.dealt[copy] == shuffle and _is_hidden(s, copy, viewer):
            luck = rng.below(s.rng, n)
            seat = 0
            while luck >= (left >> 8 * seat) & 255:
                luck -= (left >> 8 * seat) & 255
                seat += 1
            left -= 1 << 8 * seat
            n -= 1
            s.hand[s.holder[copy], COPY_CARD[copy]] -= 1
            s.hand[seat, COPY_CARD[copy]] += 1
            s.holder[copy] = seat


@compiled
def _can_pay(s: State) -> bool:
    """Whether the actor holds a card that pays for the pending build."""
    for card in range(N_CITIES):
        if refuse_pay(s, card) == No.OK:
            return True
    return False
