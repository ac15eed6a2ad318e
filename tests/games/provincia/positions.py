"""Hand-made positions of Provincia Romana. Every helper keeps cards and goods conserved."""

from collections.abc import Sequence
from typing import Any

from ludi.core import layout
from ludi.games.provincia import GAME
from ludi.games.provincia.memory import close_circle, hand_place, pile_of
from ludi.games.provincia.state import NOBODY, NOTHING, Phase, State
from ludi.games.provincia.tables import (
    BELLUM,
    CARD_OF,
    FACE_DOWN,
    FACE_UP,
    GOODS,
    HORREUM,
    KINDS,
    LAID,
    N_BUILDINGS,
    N_CARDS,
    N_TOKENS,
    PILE_END,
    PILE_FIRST,
    PILES,
    REMOVED,
    STANDING,
    STANDING_WORTH,
    TOKEN_VALUES,
    WAR,
    Pile,
)

NINE = ("domus", "domus", "fons", "forum", "hortus", "insula", "lignator", "statua", "strata")
"""What CONSUETUDO may leave on top of the building pile."""


def a_game(seats: int = 3, start: int = 0, seed: int = 1, **options: Any) -> State:
    """The beginning of the first round, with a given start player."""
    return GAME.start(seats, {"start": start + 1, **options}, seed)


def kind(card: str) -> int:
    return KINDS.index(card)


def standing(building: str) -> int:
    return STANDING.index(building)


def empty_hands(s: State) -> State:
    """All hand cards go back into their piles."""
    for seat in range(s.seats):
        for card in range(N_CARDS):
            n = int(s.hand[seat, card])
            s.hand[seat, card] = s.known[seat, card] = 0
            if card != HORREUM:
                s.pool[card] += n
                s.n_pile[pile_of(card)] += n
            s.n_hand[seat, hand_place(card)] -= n
    return s


def a_turn(seats: int = 3, actor: int = 0, rounds_done: int = 0, *, final: bool = False, seed: int = 1) -> State:
    """A play turn of the actor, who is the last of the round's turn order; all hands are empty."""
    s = empty_hands(a_game(seats, (actor + 1) % seats, seed))
    s.rounds_done = rounds_done
    s.final = int(final)
    s.phase = Phase.PLAY
    s.turn = seats - 1
    s.actor = actor
    return s


def set_goods(s: State, seat: int, **goods: int) -> State:
    """Exactly these goods, the rest as it was; the supply balances."""
    for name, amount in goods.items():
        good = GOODS.index(name)
        s.supply[good] += s.goods[seat, good] - amount
        s.goods[seat, good] = amount
    return s


def set_supply(s: State, seat: int, **goods: int) -> State:
    """Exactly so much in the supply; this seat holds the rest, whatever its storage."""
    for name, amount in goods.items():
        good = GOODS.index(name)
        s.goods[seat, good] += s.supply[good] - amount
        s.supply[good] = amount
    return s


def goods(s: State, seat: int) -> dict[str, int]:
    return {name: int(s.goods[seat, good]) for good, name in enumerate(GOODS) if s.goods[seat, good]}


def pull(s: State, card: int) -> None:
    """Take a card out of its draw pile."""
    if card == HORREUM:
        return
    assert s.pool[card], KINDS[card]
    s.pool[card] -= 1
    s.n_pile[pile_of(card)] -= 1


def give_cards(s: State, seat: int, *cards: str, openly: bool = False) -> State:
    for card in map(kind, cards):
        pull(s, card)
        s.hand[seat, card] += 1
        s.known[seat, card] += int(openly)
        s.n_hand[seat, hand_place(card)] += 1
    return s


def build_up(s: State, seat: int, *buildings: str) -> State:
    """Buildings in a city, with their prestige."""
    for place in map(standing, buildings):
        pull(s, CARD_OF[place])
        s.city[seat, place] += 1
        s.prestige[seat] += STANDING_WORTH[place]
    return s


def no_horreum(s: State, seat: int) -> State:
    """The seat's warehouse is in its hand."""
    s.city[seat, HORREUM] = 0
    s.hand[seat, HORREUM] = s.known[seat, HORREUM] = 1
    s.n_hand[seat, 0] += 1
    return s


def lay(s: State, seat: int, *cards: str) -> State:
    """Senate cards that stay in play."""
    for card in cards:
        pull(s, kind(card))
        s.laid[seat, LAID.index(card)] += 1
    return s


def lose(s: State, seat: int, prestige: int) -> State:
    """Prestige lost before, on record."""
    s.prestige[seat] -= prestige
    s.lost[seat] += prestige
    s.prestige_cards[seat] = -(-int(s.lost[seat]) // 4)
    return s


def discards(s: State, *cards: str, unseen: bool = False) -> State:
    for card in map(kind, cards):
        pull(s, card)
        if unseen:
            s.hidden[card] += 1
            s.n_hidden[pile_of(card)] += 1
        else:
            s.discard[card] += 1
    return s


def empty_pile(s: State, pile: Pile, keep: Sequence[str] = ()) -> State:
    """All cards of a pile but those to keep go to its open discards; the removed buildings become certain."""
    kept = [kind(card) for card in keep]
    if pile == Pile.AEDIFICIUM and s.in_box:
        left = REMOVED
        for card in range(N_BUILDINGS):
            gone = min(left, max(0, int(s.pool[card]) - max(1, kept.count(card))))
            s.removed[card] += gone
            s.pool[card] -= gone
            left -= gone
        assert left == 0
        s.in_box = 0
        close_circle(s, pile)  # the reshuffle that made them certain; nobody remembers what was in it
        s.sure[:] = 0
    for card in range(PILE_FIRST[pile], PILE_END[pile]):
        gone = int(s.pool[card]) - kept.count(card)
        s.discard[card] += gone
        s.pool[card] -= gone
        s.n_pile[pile] -= gone
    return s


def order_top(s: State, seer: int, *cards: str) -> State:
    """The seer has put these on top of the building pile."""
    for place, card in enumerate(cards):
        pull(s, kind(card))
        s.n_pile[Pile.AEDIFICIUM] += 1
        s.top[place] = kind(card)
    s.n_top = len(cards)
    s.top_seer = seer
    return s


def ordered(seats: int = 2) -> State:
    """Seat 1 selects; seat 0 has ordered the top of the building pile."""
    return order_top(a_game(seats, start=1), 0, *NINE)


def lay_out(s: State, pile: str, up: Sequence[str], down: Sequence[str] = ()) -> State:
    """The actor picks a pile, and exactly these cards are laid out."""
    GAME.apply(s, GAME.actions.encode("pile", pile=pile))
    drawn = [int(s.face_up[p]) for p in range(FACE_UP)] + [int(s.face_down[p]) for p in range(FACE_DOWN)]
    for card in drawn:
        if card != NOTHING:
            s.pool[card] += 1
            s.n_pile[PILES.index(pile)] += 1
    for place in range(FACE_UP):
        s.face_up[place] = kind(up[place]) if place < len(up) else NOTHING
    for place in range(FACE_DOWN):
        s.face_down[place] = kind(down[place]) if place < len(down) else NOTHING
        s.down_seer[place] = NOBODY
    for card in (*up, *down):
        pull(s, kind(card))
    return s


def hold_tokens(s: State, **tokens: Sequence[tuple[int, int]]) -> State:
    """Tokens by seat (``seat0=…``) as pairs of colour and value, in exchange with whoever holds them."""
    wanted = {int(name[4:]): [token(*pair) for pair in pairs] for name, pairs in tokens.items()}
    pool = [n for n in range(N_TOKENS) for seat in range(s.seats) for _ in range(s.tokens[seat, n])]
    each = len(pool) // s.seats
    for numbers in wanted.values():
        for number in numbers:
            pool.remove(number)
    for seat in range(s.seats):
        mine = wanted.get(seat, [])
        mine += [pool.pop() for _ in range(each - len(mine))]
        for number in range(N_TOKENS):
            s.tokens[seat, number] = mine.count(number)
    return s


def token(colour: int, value: int) -> int:
    return len(TOKEN_VALUES) * colour + TOKEN_VALUES.index(value)


def a_battle(
    bellum: str, seats: int = 2, losers: Sequence[int] = (0,), *, start: int = 0, prepare: Any = None, seed: int = 1
) -> State:
    """The battle of a combat card: these seats lose it, the others win; nobody has a hand card.

    ``prepare`` sets up cities and goods before the Gauls are met.
    """
    card = next(n for n, row in enumerate(BELLUM) if row.id == bellum)
    s = empty_hands(a_game(seats, start, seed))
    s.rounds_done = next(r for r in range(6) if WAR[r] == BELLUM[card].war)
    if prepare is not None:
        prepare(s)
    s.bellum[BELLUM[card].war] = card
    for seat in range(seats):
        s.strength[seat] = BELLUM[card].strength - (1 if seat in losers else 0)
    s.turn = 0
    from ludi.games.provincia.combat import fight  # noqa: PLC0415  (compiled on first use)

    fight(s)
    return s


def facts(s: State) -> set[tuple[int, int, str]]:
    """Private knowledge: who knows what where."""
    return {(int(s.fact_seer[n]), int(s.fact_holder[n]), KINDS[s.fact_card[n]]) for n in range(s.n_facts)}


def hand(s: State, seat: int) -> list[str]:
    return [KINDS[card] for card in range(N_CARDS) for _ in range(s.hand[seat, card])]


def city(s: State, seat: int) -> list[str]:
    """Buildings in a city but for the warehouse."""
    return [STANDING[p] for p in range(len(STANDING)) if p != HORREUM for _ in range(s.city[seat, p])]


def legal(s: State, kind_of_action: str = "") -> set[str]:
    """The notation of all legal actions, or of one kind without its name."""
    found = {GAME.actions.text(code) for code in GAME.legal_codes(s)}
    if not kind_of_action:
        return found
    return {text.removeprefix(kind_of_action + " ") for text in found if text.split()[0] == kind_of_action}


def why(s: State, action: str) -> str:
    """The reason for refusing an action."""
    return GAME.refusals(GAME.refusal(s, GAME.actions.parse(action).code)).name


def play(s: State, *actions: str) -> State:
    """Play legal actions on a copy, checking every position on the way."""
    s = layout.copy(s)
    for action in actions:
        code = GAME.actions.parse(action).code
        assert not GAME.refusal(s, code), f"{action}: {why(s, action)}"
        GAME.apply(s, code)
        GAME.check(s)
    return s


def concealed(s: State, seat: int, seed: int = 5) -> State:
    world = layout.copy(s)
    GAME.conceal(world, seat, seed)
    GAME.check(world)
    return world


def worlds(s: State, seat: int, count: int = 60) -> list[State]:
    """As many as a seat may imagine."""
    return [concealed(s, seat, seed) for seed in range(count)]
