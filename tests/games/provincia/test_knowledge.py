"""Chapter 11: who knows what."""

from collections import Counter

import pytest

from games.provincia.positions import (
    NINE,
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
    ordered,
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
from ludi.games.provincia.memory import learn, n_seen_alone, n_unseen, n_unseen_of, spectator
from ludi.games.provincia.state import DISCARDED, Phase, State
from ludi.games.provincia.tables import COUNT, KINDS, N_BUILDINGS, N_VALUES, Pile
from ludi.games.provincia.view import view


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
    assert {(0, 1, "hortus"), (0, DISCARDED, "insula")} == facts(s)
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
    assert {(0, DISCARDED, "insula")} == facts(s)
    assert () == view(s, 0).players[1].known_to_you


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
def test_who_ordered_the_pile_counts_its_cards_as_seen_and_the_others_do_not() -> None:
    s = order_top(empty_hands(a_game(2)), 0, *NINE)
    for card in ("domus", "strata"):
        n = int(COUNT[kind(card)])
        assert (n - NINE.count(card), n, n) == tuple(
            n_unseen_of(s, viewer, kind(card)) for viewer in (0, 1, spectator(s))
        )
        assert (NINE.count(card), 0) == tuple(n_seen_alone(s, seat, kind(card)) for seat in (0, 1))


@pytest.mark.clause("PRO-1102", "PRO-1104")
def test_a_card_is_unseen_wherever_a_viewer_cannot_see_it() -> None:
    s = empty_hands(a_game(3))
    s = give_cards(give_cards(give_cards(s, 0, "domus"), 1, "domus", openly=True), 2, "domus")
    s = discards(s, "domus", unseen=True)
    domus = kind("domus")
    for down in (["domus", "fons"], ["fons", "domus"]):
        laid = lay_out(layout.copy(s), "aedificium", ["statua", "strata", "forum", "hortus"], down)
        laid.down_seer[down.index("domus")] = 2
        seen = [COUNT[domus] - n_unseen_of(laid, viewer, domus) for viewer in (0, 1, 2, spectator(s))]
        assert [1 + 1, 1, 1 + 1 + 1, 1] == seen, "one's own, the one that all have seen, and what one put there"


@pytest.mark.clause("PRO-1105")
def test_cards_looked_at_are_seen_by_one_seat_only() -> None:
    s = play(give_cards(set_goods(a_turn(), 0, gold=9), 0, "consuetudo"), "play consuetudo")
    looked = [*s.looked.tolist(), *[0] * (len(KINDS) - N_BUILDINGS)]
    for card, n in enumerate(looked):
        seen = [n_unseen_of(s, 1, card) - n_unseen_of(s, viewer, card) for viewer in (0, 2, spectator(s))]
        assert [n, 0, 0] == seen, KINDS[card]


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
    for viewer in (2, spectator(s)):
        assert [2, 1, 1] == [n_unseen(s, viewer, *place) for place in places]
    for card in ("strata", "domus"):
        assert [1, 0, 0] == [n_seen_alone(s, viewer, kind(card)) for viewer in (0, 2, spectator(s))], card
        assert COUNT[kind(card)] - 1 == n_unseen_of(s, 0, kind(card)), card


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
