"""What is remembered of reshuffles, of a mixed order and of cards that one seat alone knows (chapter 11)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games.provincia.positions import (
    NINE,
    a_game,
    a_turn,
    concealed,
    discards,
    empty_hands,
    empty_pile,
    facts,
    give_cards,
    hand,
    kind,
    order_top,
    ordered,
    play,
    set_goods,
    worlds,
)
from ludi.core import layout
from ludi.games.provincia import GAME
from ludi.games.provincia.cards import draw
from ludi.games.provincia.memory import close_circle, forget_fact, hide, learn, n_viewers, spectator, spot, uncover
from ludi.games.provincia.state import DISCARDED, NOBODY, NOTHING, ORDERED, Phase, State
from ludi.games.provincia.tables import KINDS, N_BUILDINGS, PILE_END, PILE_FIRST, Pile


def test_a_reshuffle_ends_private_knowledge_of_the_discards() -> None:
    s = play(ordered(), "pile aedificium", "take_hidden", "take forum")
    s = empty_pile(s, Pile.AEDIFICIUM)
    for place in range(s.n_top):
        s.discard[s.top[place]] += 1
        s.top[place] = -1
    s.n_top, s.top_seer = 0, NOBODY
    s.n_pile[Pile.AEDIFICIUM] = 0
    s.markers[Pile.AEDIFICIUM] = 1
    s = play(s, "pile aedificium")
    assert {(0, 1, "hortus")} == facts(s)
    assert 0 == s.n_hidden[Pile.AEDIFICIUM]


def test_only_the_latest_facts_are_kept() -> None:
    s = a_game(2)
    for _ in range(16):
        learn(s, 0, 1, kind("domus"))
    learn(s, 0, 1, kind("fons"))
    assert 16 == s.n_facts
    assert kind("fons") == s.fact_card[15]


def exhausted(s: State, pile: Pile, keep: Sequence[str] = ()) -> State:
    """Seat 0 is to pick, and the pile is empty but for these cards: all others lie open on its discards."""
    s = empty_pile(s, pile, keep)
    s.phase, s.actor, s.selecting, s.start = Phase.PILE, 0, 0, 0
    return s


@pytest.mark.clause("PRO-1108")
def test_cards_seen_in_a_reshuffle_do_not_turn_up_in_hands_held_since_before() -> None:
    s = exhausted(give_cards(a_turn(2), 1, "praetor"), Pile.SPQR)  # unseen, and stays in hand
    s = play(s, "pile spqr")
    for viewer in (-1, 0):
        assert all(["praetor"] == hand(world, 1) for world in worlds(s, viewer)), "all others lay on the discards"


@pytest.mark.clause("PRO-1108")
def test_after_a_reshuffle_its_cards_are_anybodys() -> None:
    s = empty_pile(a_game(3), Pile.SPQR)
    s = play(s, "pile spqr", "take_hidden")
    assert len({tuple(hand(world, 0)) for world in worlds(s, 1, 100)}) > 20


@pytest.mark.clause("PRO-1108")
def test_a_draw_from_nothing_at_all_wipes_no_knowledge() -> None:
    s = exhausted(give_cards(a_turn(2), 1, "praetor"), Pile.SPQR)
    s = play(s, "pile spqr", "take_hidden", "take_hidden")
    first, end = PILE_FIRST[Pile.SPQR], PILE_END[Pile.SPQR]
    s.pool[first:end] = s.discard[first:end] = s.hidden[first:end] = 0
    s.n_pile[Pile.SPQR] = s.n_hidden[Pile.SPQR] = 0
    before = layout.copy(s)
    assert NOTHING == draw(s, Pile.SPQR)
    assert layout.to_bytes(before) == layout.to_bytes(s)


@pytest.mark.clause("PRO-1108")
def test_an_old_card_of_ones_own_is_not_taken_for_a_reshuffled_one() -> None:
    s = exhausted(give_cards(give_cards(a_turn(2), 1, "legio"), 0, "praetor"), Pile.SPQR)
    s = play(s, "pile spqr")
    assert all(["legio"] == hand(world, 1) for world in worlds(s, 0)), "the other praetors were on the discards"
    assert {"legio", "praetor"} == {hand(world, 1)[0] for world in worlds(s, -1)}


@pytest.mark.clause("PRO-1108")
def test_who_takes_a_card_of_the_new_pile_knows_that_it_is_not_the_old_one() -> None:
    s = exhausted(give_cards(a_turn(2), 1, "gloria_5"), Pile.SPQR)
    s = play(s, "pile spqr", "take_hidden")
    assert all(["gloria_5"] == hand(world, 1) for world in worlds(s, 0))


@pytest.mark.clause("PRO-1108")
def test_a_card_that_can_only_come_from_the_new_pile_leaves_the_old_one_in_hand() -> None:
    s = exhausted(give_cards(set_goods(a_turn(2), 1, gold=9), 1, "gloria_5"), Pile.SPQR)
    s = play(s, "pile spqr", "take_hidden")
    legio = kind("legio")  # both lay on the discards
    s.pool[s.face_down[1]] += 1
    s.pool[legio] -= 1
    s.face_down[1] = legio
    s = play(s, "take_hidden")
    s.phase, s.actor, s.turn = Phase.PLAY, 1, 1
    assert {True, False} == {"legio" in hand(world, 1) for world in worlds(s, 0, 200)}
    played = play(s, "play legio")
    assert all(["gloria_5"] == hand(world, 1) for world in worlds(played, 0))
    old = play(s, "play gloria_5")
    assert len({hand(world, 1)[0] for world in worlds(old, 0)}) > 10, "what is left may be any card of the new pile"


@pytest.mark.clause("PRO-1108")
@pytest.mark.parametrize(
    ("pile", "five"),
    [
        (Pile.OPES, ["opes_01", "opes_02", "opes_03", "opes_04", "opes_05"]),
        (Pile.SPQR, ["legio", "praetor", "aediles", "gloria_2", "gloria_3"]),
    ],
)
def test_a_reshuffle_between_the_face_down_cards_tells_them_apart(pile: Pile, five: list[str]) -> None:
    """The first was the last card of the old pile, the second comes from discards that all have seen."""
    s = play(exhausted(empty_hands(a_game(3)), pile, five), f"pile {pile.name.lower()}")
    for viewer in (-1, 0, 1):
        assert {int(s.face_down[0])} == {int(world.face_down[0]) for world in worlds(s, viewer)}
        assert len({int(world.face_down[1]) for world in worlds(s, viewer)}) > 5
    left = play(s, *(f"take {card}" for card in up(s)[:3]))
    old = int(s.face_down[0])
    assert all(world.hidden[old] for world in worlds(left, -1)), "discarded unseen, and still the old one"


def up(s: State) -> list[str]:
    return [KINDS[card] for card in s.face_up]


def mixed_order() -> State:
    """Seat 0 has ordered the pile, and seat 1 looks at it after him."""
    s = order_top(give_cards(set_goods(a_turn(3, actor=1), 1, gold=9), 1, "consuetudo"), 0, *NINE)
    return play(s, "play consuetudo")


@pytest.mark.clause("PRO-1105")
def test_cards_put_back_oneself_are_remembered_when_another_seat_mixes_them() -> None:
    s = mixed_order()
    nine = Counter(map(kind, NINE))
    for world in worlds(s, 0):
        assert nine <= Counter(cards(world.looked))
    assert len({bytes(world.looked) for world in worlds(s, 2, 20)}) > 10
    s = play(s, "take forum", *(f"put {card}" for card in put_order(s, "forum")))
    orders = {bytes(world.top) for world in worlds(s, 0)}
    assert len(orders) > 10, "but not their order"
    for world in worlds(s, 0):
        assert nine <= Counter(cards(world.hand[1, :])) + Counter(world.top[: world.n_top].tolist())
    assert {"forum"} < {hand(world, 1)[0] for world in worlds(s, 0)}


def cards(counts: Any) -> list[int]:
    return [card for card, n in enumerate(counts.tolist()) for _ in range(n)]


def put_order(s: State, kept: str) -> list[str]:
    """The cards looked at but for the one kept and the last."""
    rest = [KINDS[card] for card in cards(s.looked)]
    rest.remove(kept)
    return rest[:-1]


def test_cards_of_a_mixed_order_are_remembered_wherever_they_go() -> None:
    s = mixed_order()
    tenth = next(KINDS[card] for card in cards(s.looked) if Counter(cards(s.looked))[card] > NINE.count(KINDS[card]))
    s = play(s, f"take {tenth}", *(f"put {card}" for card in put_order(s, tenth)))
    s.phase, s.actor, s.start, s.turn, s.selecting = Phase.PILE, 2, 2, 0, 0
    s = play(s, "pile aedificium", "take_hidden", f"take {up_after(s)}", "take_hidden")
    for world in worlds(s, 0):
        found = Counter(cards(world.hand[2, :])) + Counter(cards(world.hand[1, :])) + Counter(cards(world.hand[0, :]))
        found += Counter(cards(world.discard[:N_BUILDINGS])) + Counter(cards(world.hidden[:N_BUILDINGS]))
        assert Counter(map(kind, NINE)) <= found + Counter(world.top[: world.n_top].tolist())


def up_after(s: State) -> str:
    """The first card that will lie face up."""
    return KINDS[s.top[0]]


@pytest.mark.clause("PRO-1105")
def test_what_others_remember_is_no_part_of_a_world() -> None:
    s = play(ordered(), "pile aedificium", "take_hidden", "take forum")
    assert {0} == {seer for seer, *_ in facts(concealed(s, 0))}
    assert set() == facts(concealed(s, 1))
    twice = concealed(concealed(mixed_order(), 0), 2)
    GAME.check(twice)


@pytest.mark.clause("PRO-1105")
def test_a_few_cards_of_a_mixed_order_may_be_any_of_those_looked_at() -> None:
    s = give_cards(set_goods(a_turn(3, actor=1), 1, gold=9), 1, "consuetudo")
    s = play(order_top(s, 0, "circus", "forum", "statua"), "play consuetudo")
    three = Counter(map(kind, ("circus", "forum", "statua")))
    seen = worlds(s, 0)
    assert all(three <= Counter(cards(world.looked)) for world in seen)
    assert len({bytes(world.looked) for world in seen}) > 30, "the other seven are unknown"


def laid_out_after_mixing(seat: int) -> State:
    """Another seat has kept the forum of an order and mixed the rest; this one lays out the pile."""
    s = mixed_order()
    s = play(s, "take forum", *(f"put {card}" for card in put_order(s, "forum")))
    s.phase, s.actor, s.start, s.turn, s.selecting = Phase.PILE, seat, seat, 0, 0
    return play(s, "pile aedificium")


@pytest.mark.clause("PRO-1105")
def test_cards_of_a_mixed_order_may_lie_among_the_unseen_discards() -> None:
    s = laid_out_after_mixing(1)
    s = play(s, *(f"take {card}" for card in up(s)[:3]))
    assert 2 == s.n_hidden[Pile.AEDIFICIUM]
    nine = Counter(map(kind, NINE))
    found = set()
    for world in worlds(s, 0):
        elsewhere = Counter(world.top[: world.n_top].tolist()) + Counter(cards(world.discard[:N_BUILDINGS]))
        for seat in range(3):
            elsewhere += Counter(cards(world.hand[seat, :]))
        assert nine <= elsewhere + Counter(cards(world.hidden[:N_BUILDINGS]))
        found.add(bytes(world.hidden))
    assert len(found) > 5


def test_what_is_forgotten_leaves_no_trace() -> None:
    s = a_game(2)
    before = layout.to_bytes(s)
    learn(s, 0, 1, kind("domus"))
    learn(s, 1, 0, kind("fons"))
    forget_fact(s, 0)
    assert {(1, 0, "fons")} == facts(s)
    forget_fact(s, 0)
    assert before == layout.to_bytes(s)


@pytest.mark.clause("PRO-1105")
def test_a_card_drawn_below_a_mixed_order_is_none_of_it() -> None:
    s = laid_out_after_mixing(2)
    s = play(s, *(f"take {card}" for card in up(s)[:3]), "pile aedificium")
    place = spot(1, Pile.AEDIFICIUM)
    assert 0 == s.n_top == s.outside[0, ORDERED, place], "the card that seat 1 kept belongs to the order"
    s = play(s, f"take {up(s)[0]}", "take_hidden")
    assert 1 == s.outside[0, ORDERED, place], "the one that it takes now lay below"
    assert 0 == s.outside[2, ORDERED, place], "seat 2 never ordered anything"


@pytest.mark.clause("PRO-1105")
def test_a_hand_held_since_before_holds_no_card_of_a_mixed_order() -> None:
    s = give_cards(set_goods(a_turn(3, actor=1), 1, gold=9), 1, "consuetudo")
    s = play(order_top(give_cards(s, 2, "vinea"), 0, *NINE), "play consuetudo")
    for world in worlds(s, 0):
        assert Counter(map(kind, NINE)) <= Counter(cards(world.looked))


@pytest.mark.clause("PRO-1105")
def test_who_puts_a_mixed_order_back_once_more_knows_it_and_what_was_kept() -> None:
    s = mixed_order()
    s = play(s, "take forum", *(f"put {card}" for card in put_order(s, "forum")))
    s.turn, s.actor = 1, 0
    s = play(give_cards(set_goods(s, 0, gold=9), 0, "consuetudo"), "play consuetudo")
    s = play(s, "take domus", *(f"put {card}" for card in put_order(s, "domus")))
    for world in worlds(s, 0):
        assert list(s.top) == list(world.top)
        assert ["forum"] == hand(world, 1)


@pytest.mark.clause("PRO-1105", "PRO-1108")
def test_cards_of_an_order_mixed_after_a_reshuffle_are_still_of_the_new_pile() -> None:
    s = empty_pile(give_cards(a_turn(3), 2, "vinea"), Pile.AEDIFICIUM)
    for seat in (0, 1):
        give_cards(set_goods(s, seat, gold=9), seat, "consuetudo")
    s = play(s, "play consuetudo")
    kept = KINDS[cards(s.looked)[0]]
    s = play(s, f"take {kept}", *(f"put {card}" for card in put_order(s, kept)))
    s.turn, s.actor = 0, 1
    s = play(s, "play consuetudo")
    assert 9 == s.recalled[0]
    outside = {card for card in range(N_BUILDINGS) if s.removed[card]} | {kind("vinea")}
    for world in worlds(s, 0):
        assert {*cards(world.removed), *cards(world.hand[2, :])} <= outside


@pytest.mark.clause("PRO-1108")
def test_an_unseen_card_from_before_a_reshuffle_lies_outside_it_for_all_who_cannot_tell_it() -> None:
    s = a_game(3)
    s.shuffles[Pile.SPQR] = 1
    hide(s, DISCARDED, Pile.SPQR, 0, False, NOBODY)
    hide(s, 1, Pile.SPQR, 0, False, 2)
    hide(s, 1, Pile.SPQR, 1, False, NOBODY)  # from the new pile
    outside = [
        [int(s.outside[v, 0, spot(holder, Pile.SPQR)]) for holder in (DISCARDED, 1)] for v in (0, 1, 2, spectator(s))
    ]
    assert [[1, 1], [1, 0], [1, 0], [1, 1]] == outside


@pytest.mark.clause("PRO-1108")
@pytest.mark.parametrize("seats", range(2, 7))
def test_onlookers_keep_in_mind_what_everybody_can_tell_in_the_world_of_any_seat(seats: int) -> None:
    s = discards(empty_pile(a_game(seats), Pile.AEDIFICIUM), "praetor", unseen=True)
    s.shuffles[Pile.SPQR] = 1
    hide(s, DISCARDED, Pile.SPQR, 0, False, NOBODY)
    GAME.check(s)
    everybody = s.outside[spectator(s), :, :].tolist()
    assert 1 == everybody[0][spot(DISCARDED, Pile.SPQR)]
    for seat in range(seats):
        world = concealed(s, seat)
        assert everybody == world.outside[spectator(s), :, :].tolist()


@pytest.mark.clause("PRO-1108")
def test_a_card_that_is_shown_is_no_surprise_to_who_knew_of_it() -> None:
    s = give_cards(empty_hands(a_game(3)), 1, "fons")
    fons = kind("fons")
    s.shuffles[Pile.AEDIFICIUM] = 1
    s.sure[:, 0, fons] = 1
    s.recalled[2] = s.sure[2, ORDERED, fons] = 1
    learn(s, 0, 1, fons)
    uncover(s, 1, fons)
    assert set() == facts(s)
    assert [1, 1, 0, 0] == s.sure[: n_viewers(s), 0, fons].tolist(), "the seer and the owner learn nothing"
    assert 0 == s.recalled[2] == s.sure[2, ORDERED, fons]


@pytest.mark.clause("PRO-1108")
def test_a_second_reshuffle_draws_a_circle_within_the_first() -> None:
    s = discards(empty_hands(a_game(2)), "legio", "praetor")
    s.shuffles[Pile.SPQR] = 1
    s.sure[:, 0, kind("legio")] = 1
    s.outside[:, 0, spot(DISCARDED, Pile.SPQR)] = 1
    close_circle(s, Pile.SPQR)
    assert 2 == s.shuffles[Pile.SPQR]
    for viewer in (0, 1, spectator(s)):
        assert [[2, 1], [1, 1]] == [
            [int(s.sure[viewer, c, kind(card)]) for card in ("legio", "praetor")] for c in (0, 1)
        ]
        assert [0, 0] == [int(s.outside[viewer, circle, spot(DISCARDED, Pile.SPQR)]) for circle in (0, 1)]


@pytest.mark.clause("PRO-1108")
def test_a_reshuffle_of_all_production_cards_leaves_nothing_to_be_remembered() -> None:
    s = empty_pile(a_game(3), Pile.OPES, [])
    s.discard[PILE_FIRST[Pile.OPES]] = 1
    s.shuffles[Pile.OPES] = 2
    s.sure[:, :2, PILE_FIRST[Pile.OPES]] = 1
    s.outside[:, :2, spot(DISCARDED, Pile.OPES)] = 1
    draw(s, Pile.OPES)
    assert 0 == s.shuffles[Pile.OPES], "what lies in the pile is what was discarded"
    assert not s.sure[: n_viewers(s), :, PILE_FIRST[Pile.OPES] :].any()
    assert not s.outside[: n_viewers(s), :, spot(DISCARDED, Pile.OPES)].any()
