"""Chapter 11: who knows what."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games.provincia.positions import (
    DISCARD_PILE,
    a_game,
    a_turn,
    build_up,
    concealed,
    discards,
    empty_hands,
    empty_pile,
    facts,
    give_cards,
    hand,
    hold_tokens,
    kind,
    lay_out,
    order_top,
    play,
    set_goods,
    token,
    why,
)
from ludi.core import layout, rng
from ludi.games.provincia import GAME
from ludi.games.provincia.cards import draw
from ludi.games.provincia.combat import begin_combat
from ludi.games.provincia.goods import destroy
from ludi.games.provincia.knowledge import n_seen_alone
from ludi.games.provincia.memory import close_circle, forget_fact, hide, learn, n_unseen, n_unseen_of, spot, uncover
from ludi.games.provincia.state import DISCARDED, NOBODY, NOTHING, ORDERED, SPECTATOR, VIEWERS, Phase, State
from ludi.games.provincia.tables import COUNT, KINDS, N_BUILDINGS, N_CARDS, N_VALUES, PILE_END, PILE_FIRST, Pile
from ludi.games.provincia.view import view

NINE = ("domus", "domus", "fons", "forum", "hortus", "insula", "lignator", "statua", "strata")


def ordered(seats: int = 2) -> State:
    """Seat 1 selects; seat 0 has ordered the top of the building pile."""
    return order_top(a_game(seats, start=1), 0, *NINE)


def laid_down(s: State) -> tuple[str, ...]:
    return tuple(KINDS[card] for card in s.face_down)


def observed(s: State, seat: int) -> bytes:
    return GAME.observed(s, seat).tobytes()


@pytest.mark.clause("PRO-1101")
def test_tracks_goods_and_counts_are_public() -> None:
    s = give_cards(a_turn(), 1, "praetor", "domus")
    for seat in (None, 0, 2):
        player = view(s, seat).players[1]
        assert (1, 1, 5) == (player.n_hand_buildings, player.n_hand_senate, player.n_tokens)
        assert player.goods == view(s, 1).players[1].goods
    assert [30, 50, 81] == [pile.cards for pile in view(a_game(3), None).piles]


@pytest.mark.clause("PRO-1102")
def test_hands_and_tokens_are_secret() -> None:
    s = give_cards(a_turn(), 1, "praetor", "domus")
    assert ("domus", "praetor") == view(s, 1).players[1].hand
    for seat in (None, 0, 2):
        player = view(s, seat).players[1]
        assert (None, None, ()) == (player.hand, player.tokens, player.known_hand)
    worlds = Counter(hand(concealed(s, 0, seed), 1)[1] for seed in range(200))
    assert len(worlds) > 20, "any senate card"
    assert all(hand(concealed(s, 1, seed), 1) == ["domus", "praetor"] for seed in range(20))


@pytest.mark.clause("PRO-1103")
def test_cards_taken_openly_or_returned_from_play_stay_known() -> None:
    s = lay_out(a_game(3), "spqr", ["praetor", "legio", "gloria_3", "aediles"], ["praetor", "praetor"])
    s = play(s, "take legio")
    build_up(s, 0, "forum")
    destroy(s, 0, kind("forum"))
    assert ("forum", "legio") == view(s, 2).players[0].known_hand
    for seed in range(20):
        world = concealed(s, 2, seed)
        assert {"forum", "legio"} <= set(hand(world, 0))


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    s = give_cards(give_cards(set_goods(a_turn(), 0, gold=9), 0, "legio", openly=True), 0, "legio")
    after = play(s, "play legio")
    assert s.reveals == after.reveals, "nothing new"
    assert () == view(after, 1).players[0].known_hand
    assert after.reveals < play(after, "play legio").reveals, "a card nobody knew of"


@pytest.mark.clause("PRO-1104")
def test_piles_face_down_cards_and_removed_buildings_are_redrawn() -> None:
    s = play(a_game(3), "pile aedificium")
    worlds = {int(concealed(s, seat, seed).face_down[0]) for seat in (-1, 0, 1, 2) for seed in range(40)}
    assert len(worlds) > 20
    s = discards(a_game(3), "praetor", unseen=True)
    assert len({int(concealed(s, 0, seed).hidden.argmax()) for seed in range(60)}) > 10
    s = empty_pile(a_game(3), Pile.AEDIFICIUM)
    removed = {bytes(concealed(s, 0, seed).removed) for seed in range(20)}
    assert len(removed) > 1


@pytest.mark.clause("PRO-1105")
def test_who_ordered_the_pile_knows_it_and_nobody_else() -> None:
    s = ordered()
    assert NINE == view(s, 0).pile_order
    assert () == view(s, 1).pile_order == view(s, None).pile_order
    for seed in range(10):
        assert list(s.top) == list(concealed(s, 0, seed).top)
    assert len({bytes(concealed(s, 1, seed).top) for seed in range(10)}) > 5

    s = play(s, "pile aedificium")
    draft = view(s, 0).draft
    assert draft is not None
    assert ("hortus", "insula") == draft.known_face_down
    assert () == view(s, 1).draft.known_face_down  # type: ignore[union-attr]
    s = play(s, "take_hidden", "take forum")
    assert {(0, 1, "hortus"), (0, DISCARD_PILE, "insula")} == facts(s)
    assert ("insula",) == view(s, 0).piles[Pile.AEDIFICIUM].seen_by_you
    assert (("hortus",), ()) == (view(s, 0).players[1].known_to_you, view(s, 0).players[1].known_hand)
    assert () == view(s, None).players[1].known_to_you == view(s, 1).players[1].known_to_you
    assert ("lignator", "statua", "strata") == view(s, 0).pile_order
    for seed in range(20):
        world = concealed(s, 0, seed)
        assert "hortus" in hand(world, 1)
        assert 1 == world.hidden[kind("insula")]


@pytest.mark.clause("PRO-1104", "PRO-1105")
def test_a_face_down_card_is_known_to_whoever_put_it_there_and_redrawn_for_the_others() -> None:
    s = play(ordered(), "pile aedificium")
    assert {("hortus", "insula")} == {laid_down(concealed(s, 0, seed)) for seed in range(20)}
    for seat in (-1, 1):
        assert len({laid_down(concealed(s, seat, seed)) for seed in range(20)}) > 10

    other = layout.copy(s)
    other.face_down[0], other.face_down[1] = kind("insula"), kind("hortus")
    assert observed(s, 0) != observed(other, 0)
    assert observed(s, 1) == observed(other, 1)


def test_a_private_fact_ends_when_the_card_is_shown() -> None:
    s = play(ordered(), "pile aedificium", "take_hidden", "take forum")
    s.phase, s.turn, s.actor = Phase.PLAY, 0, 1
    s = play(set_goods(s, 1, gold=6), "play hortus")
    assert {(0, DISCARD_PILE, "insula")} == facts(s)
    assert () == view(s, 0).players[1].known_to_you


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


def unseen_hand(s: State, seat: int) -> list[str]:
    return [KINDS[card] for card in range(N_CARDS) for _ in range(s.hand[seat, card] - s.known[seat, card])]


def worlds(s: State, seat: int, count: int = 60) -> list[State]:
    return [concealed(s, seat, seed) for seed in range(count)]


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


@pytest.mark.clause("PRO-1106")
def test_other_seats_tokens_are_redealt_but_for_their_own_plus_one() -> None:
    s = a_game(4)
    seen = set()
    for seed in range(30):
        world = concealed(s, 0, seed)
        assert list(s.tokens[0, :]) == list(world.tokens[0, :])
        seen.add(bytes(world.tokens[1, :]))
        for seat in range(4):
            assert 1 == world.tokens[seat, N_VALUES * seat]
    assert len(seen) > 20


def test_a_secretly_chosen_token_is_redrawn_too() -> None:
    s = a_turn(3, rounds_done=1)
    begin_combat(s)
    hold_tokens(s, seat0=[(0, 1), (1, -1)])
    first = int(s.actor)
    s = play(s, GAME.actions.text(GAME.legal_codes(s)[0]))
    other = (first + 1) % 3
    chosen = {int(concealed(s, other, seed).chosen[first]) for seed in range(100)}
    assert len(chosen) > 3
    assert {int(s.chosen[first])} == {int(concealed(s, first, seed).chosen[first]) for seed in range(20)}
    assert token(1, -1) == 6


@pytest.mark.clause("PRO-1107")
def test_discards_show_what_all_have_seen_and_count_the_rest() -> None:
    s = discards(discards(a_game(3), "praetor", "legio"), "aediles", unseen=True)
    pile = view(s, 0).piles[Pile.SPQR]
    assert (("legio", "praetor"), 1) == (pile.discards, pile.n_unseen)


def test_worlds_are_drawn_without_favour() -> None:
    """Every unseen building is as likely in another hand as its share of the unseen cards."""
    s = a_game(2)
    own, found, n_worlds = hand(s, 0)[0], Counter[str](), 1500
    for seed in range(n_worlds):
        world = layout.copy(s)
        GAME.conceal(world, 0, seed)
        found[hand(world, 1)[0]] += 1
    unseen = {KINDS[c]: int(COUNT[c]) - (KINDS[c] == own) for c in range(N_BUILDINGS) if KINDS[c] != "horreum"}
    total = sum(unseen.values())
    squares = sum((found[c] - n_worlds * n / total) ** 2 / (n_worlds * n / total) for c, n in unseen.items())
    assert squares < 60, "chi-squared with 30 degrees of freedom, far out"


def test_an_opponents_look_at_the_pile_is_redrawn() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=9), 0, "consuetudo")
    s = play(s, "play consuetudo")
    looked = {bytes(concealed(s, 1, seed).looked) for seed in range(20)}
    assert len(looked) > 10
    assert {bytes(s.looked)} == {bytes(concealed(s, 0, seed).looked) for seed in range(20)}
    taken = play(s, GAME.actions.text(GAME.legal_codes(s)[0]))
    assert layout.to_bytes(taken) != layout.to_bytes(concealed(taken, 1))


@pytest.mark.clause("PRO-1101")
def test_income_is_observed_gold_included() -> None:
    s = a_turn(2, rounds_done=1)
    for good in range(4):
        other = layout.copy(s)
        other.income[1, good] = 2
        assert observed(s, 0) != observed(other, 0)
        assert view(s, 0) != view(other, 0)


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
def test_who_ordered_the_pile_counts_its_cards_as_seen_and_the_others_do_not() -> None:
    s = order_top(empty_hands(a_game(2)), 0, *NINE)
    for card in ("domus", "strata"):
        n = int(COUNT[kind(card)])
        assert (n - NINE.count(card), n, n) == tuple(n_unseen_of(s, viewer, kind(card)) for viewer in (0, 1, SPECTATOR))
        assert (NINE.count(card), 0) == tuple(n_seen_alone(s, seat, kind(card)) for seat in (0, 1))


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
def test_who_ordered_the_pile_still_knows_its_cards_when_they_lie_face_down() -> None:
    s = play(order_top(empty_hands(a_game(2, start=1)), 0, *NINE), "pile aedificium")
    for card, n in (("hortus", 1), ("insula", 1), ("lignator", 1), ("forum", 0), ("puteus", 0)):
        assert (n, 0) == (n_seen_alone(s, 0, kind(card)), n_seen_alone(s, 1, kind(card))), card


@pytest.mark.clause("PRO-315")
def test_with_one_face_down_card_left_there_is_no_other_to_take() -> None:
    s = play(ordered(), "pile aedificium")
    assert "OK" == why(play(s, "take forum"), "take_second")
    assert ("NOT_ON_TABLE", "OK") == tuple(
        why(play(s, "take_hidden"), f"take_{which}") for which in ("second", "hidden")
    )


@pytest.mark.clause("PRO-1105")
def test_cards_that_a_viewer_alone_knows_of_are_not_unseen_to_him() -> None:
    s = give_cards(empty_hands(a_game(3)), 1, "fons", "strata", "praetor")
    discards(s, "domus", unseen=True)
    learn(s, 0, 1, kind("strata"))
    learn(s, 0, DISCARDED, kind("domus"))
    places = ((1, Pile.AEDIFICIUM), (1, Pile.SPQR), (DISCARDED, Pile.AEDIFICIUM))
    assert [1, 1, 0] == [n_unseen(s, 0, *place) for place in places]
    for viewer in (2, SPECTATOR):
        assert [2, 1, 1] == [n_unseen(s, viewer, *place) for place in places]


@pytest.mark.clause("PRO-1108")
def test_an_unseen_card_from_before_a_reshuffle_lies_outside_it_for_all_who_cannot_tell_it() -> None:
    s = a_game(3)
    s.shuffles[Pile.SPQR] = 1
    hide(s, DISCARDED, Pile.SPQR, 0, False, NOBODY)
    hide(s, 1, Pile.SPQR, 0, False, 2)
    hide(s, 1, Pile.SPQR, 1, False, NOBODY)  # from the new pile
    outside = [[int(s.outside[v, 0, spot(holder, Pile.SPQR)]) for holder in (DISCARDED, 1)] for v in range(VIEWERS)]
    assert [[1, 1], [1, 0], [1, 0], [1, 1], [1, 1], [1, 1], [1, 1]] == outside


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
    assert [1, 1, 0, 0, 0, 0, 0] == s.sure[:, 0, fons].tolist(), "the seer and the owner learn nothing"
    assert 0 == s.recalled[2] == s.sure[2, ORDERED, fons]


@pytest.mark.clause("PRO-1108")
def test_a_second_reshuffle_draws_a_circle_within_the_first() -> None:
    s = discards(empty_hands(a_game(2)), "legio", "praetor")
    s.shuffles[Pile.SPQR] = 1
    s.sure[:, 0, kind("legio")] = 1
    s.outside[:, 0, spot(DISCARDED, Pile.SPQR)] = 1
    close_circle(s, Pile.SPQR)
    assert 2 == s.shuffles[Pile.SPQR]
    for viewer in (0, 1, SPECTATOR):
        assert [[2, 1], [1, 1]] == [
            [int(s.sure[viewer, c, kind(card)]) for card in ("legio", "praetor")] for c in (0, 1)
        ]
        assert [0, 0] == [int(s.outside[viewer, circle, spot(DISCARDED, Pile.SPQR)]) for circle in (0, 1)]


def drawn(s: State, pile: Pile, count: int = 40) -> set[str]:
    """What the next card of a pile may be."""
    found = set()
    for seed in range(count):
        again = layout.copy(s)
        rng.start_from(again.rng, seed)
        found.add(KINDS[draw(again, pile)])
    return found


@pytest.mark.clause("PRO-322")
def test_every_card_of_a_pile_may_be_the_next() -> None:
    s = empty_pile(a_game(2), Pile.SPQR, ["aediles", "praetor"])
    assert {"aediles", "praetor"} == drawn(s, Pile.SPQR)
    s.pool[:N_BUILDINGS] = 0
    s.pool[kind("aquaeductus")], s.pool[kind("vinea")], s.n_pile[Pile.AEDIFICIUM] = 42, 1, 1
    assert {"aquaeductus", "vinea"} == drawn(s, Pile.AEDIFICIUM, 400), "nobody can tell which ones were removed"
