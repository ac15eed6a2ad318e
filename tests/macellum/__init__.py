"""Macellum, an invented game of a few lines: stalls are bought with coins, and a purse is drawn in hidden."""

from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

from ludi.core import rng
from ludi.core.catalogue import Catalogue, Kind, numbers
from ludi.core.contract import OVER, PLACES, SCORES, Event, Game, Position, Refusal, View
from ludi.core.events import EventKind, event, named, note, packed, values
from ludi.core.jit import compiled
from ludi.core.layout import I8, I16, Ints, Says, i8, i16
from ludi.core.parts.choices import choices
from ludi.core.parts.seats import relative
from ludi.core.rulebook import Rule, Rulebook

STALLS = ("figs", "fish", "marble")
COSTS = (2, 3, 6)


class Phase(IntEnum):
    BUY = 0
    HAGGLE = 1


class State(Position):
    phase: i8
    coins: Annotated[I8, (2,)]
    owner: Annotated[I8, (3,)]  # seat, or -1
    passes: i8


class No(Refusal):
    OK = 0
    NOT_ASKED = 1, "MAC-1"
    STALL_TAKEN = 2, "MAC-2"
    TOO_POOR = 3, "MAC-3"


class Happened(EventKind):
    BOUGHT = event("seat price", stall=named(STALLS), changes="coins owner", foretold=True)
    DREW = event("seat", coins=values, changes="coins", hidden="coins", public="drew-a-purse")
    WHISPERED = event("seat coins", hidden="coins")
    PASSED = event("seat", changes="passes")
    TURN = event("seat", changes="actor phase")

    @classmethod
    def silent(cls) -> dict[str, str]:
        return {"reveals": "counts", "rng": "nobody sees it"}


ACTIONS = Catalogue(
    Kind("buy", stall=STALLS, price=numbers(1, 6)),
    Kind("pass"),
    Kind("draw"),
)


@compiled
def setup(s: State, seats: int, _options: Ints, key: Ints) -> None:
    s.seats, s.actor, s.phase, s.passes, s.reveals, s.ending = seats, 0, Phase.BUY, 0, 0, 0
    rng.start(s.rng, key)
    for seat in range(2):
        s.coins[seat] = 3
    for stall in range(3):
        s.owner[stall] = -1


@compiled
def refuse_buy(s: State, stall: int, price: int) -> No:
    if s.owner[stall] >= 0:
        return No.STALL_TAKEN
    if price != stall + 2 or s.coins[s.actor] < price:
        return No.TOO_POOR
    return No.OK


@compiled
def buy(s: State, stall: int, price: int) -> None:
    s.owner[stall] = s.actor
    s.coins[s.actor] -= price
    note(s, Happened.BOUGHT, s.actor, price, stall)
    s.phase = Phase.HAGGLE


@compiled
def draw(s: State) -> None:
    coin = rng.below(s.rng, 3)
    s.reveals += 1
    s.coins[s.actor] += coin
    counts = s.owner[:0]
    note(s, Happened.DREW, s.actor, packed(counts) | (1 << (4 * coin)))
    note(s, Happened.WHISPERED, s.actor, s.coins[s.actor])


@compiled
def pass_turn(s: State) -> None:
    s.passes += 1
    note(s, Happened.PASSED, s.actor)


@compiled
def proceed(s: State) -> None:
    if s.passes >= 2:
        s.actor = OVER
    else:
        s.actor = 1 - s.actor
        s.phase = Phase.BUY
        note(s, Happened.TURN, s.actor)


RULES = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("buy", (Phase.BUY,), refuse_buy, buy),
    Rule("pass", (Phase.BUY, Phase.HAGGLE), None, pass_turn),
    Rule("draw", (Phase.BUY,), None, draw),
    after=proceed,
)


class Observation:
    coins: Annotated[I16, (2,), Says("coins, the viewer's first", 0, 99)]
    turn: Annotated[i16, Says("whether the viewer is to decide", 0, 1)]


@compiled
def observe(s: State, seat: int, out: Any) -> None:
    out.turn = s.actor == seat
    for other in range(2):
        out.coins[relative(seat, other, 2)] = s.coins[other]


@compiled
def result(s: State, out: Ints) -> None:
    for seat in range(2):
        out[SCORES, seat] = s.coins[seat]
        out[PLACES, seat] = 1 + (s.coins[1 - seat] > s.coins[seat])


@compiled
def evaluate(s: State, seat: int) -> int:
    return 100 * s.coins[seat]


@compiled
def conceal(s: State, _seat: int, seed: int) -> None:
    rng.start_from(s.rng, seed)


def view(s: State, seat: int | None) -> View:
    return View(seat=seat, actor=int(s.actor), ask=Event("ask"), choices=choices(s) if seat == s.actor else ())


GAME = Game(
    name="macellum",
    title="Macellum",
    rules=1,
    seats=range(2, 3),
    options=(),
    endings=("passed",),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(COSTS,),
    folder=Path(__file__).parent,
    setup=setup,
    legal=RULES.legal,
    refusal=RULES.refusal,
    apply=RULES.apply,
    conceal=conceal,
    observe=observe,
    result=result,
    evaluate=evaluate,
    view=view,
    events=Happened,
)
