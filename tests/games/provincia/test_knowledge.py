"""Chapter 11: who knows what."""

from collections import Counter

import numpy as np
import pytest

from games.provincia.positions import (
    DISCARD_PILE,
    a_game,
    a_turn,
    build_up,
    concealed,
    discards,
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
)
from ludi.core import layout
from ludi.games.provincia import GAME
from ludi.games.provincia.combat import begin_combat
from ludi.games.provincia.goods import destroy
from ludi.games.provincia.state import NOBODY, Phase, State
from ludi.games.provincia.tables import KINDS, N_VALUES, Pile
from ludi.games.provincia.view import view

NINE = ("domus", "domus", "fons", "forum", "hortus", "insula", "lignator", "statua", "strata")


def ordered(seats: int = 2) -> State:
    """Seat 1 selects; seat 0 has ordered the top of the building pile."""
    return order_top(a_game(seats, start=1), 0, *NINE)


def laid_down(s: State) -> tuple[str, ...]:
    return tuple(KINDS[card] for card in s.face_down)


def observed(s: State, seat: int) -> bytes:
    out = np.zeros(GAME.observation, dtype=np.int16)
    GAME.observe(s, seat, out)
    return out.tobytes()


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
    assert "hortus" in view(s, 0).players[1].known_hand
    assert () == view(s, None).players[1].known_hand
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
    assert "hortus" not in view(s, 0).players[1].known_hand


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
    from ludi.games.provincia.cards import learn  # noqa: PLC0415

    s = a_game(2)
    for _ in range(16):
        learn(s, 0, 1, kind("domus"))
    learn(s, 0, 1, kind("fons"))
    assert 16 == s.n_facts
    assert kind("fons") == s.fact_card[15]


def test_cards_seen_in_a_reshuffle_do_not_turn_up_in_hands_held_since_before() -> None:
    s = give_cards(a_turn(2), 1, "praetor")  # unseen, and stays in hand
    s = empty_pile(s, Pile.SPQR)
    s.phase, s.actor = Phase.PILE, 0
    s.selecting, s.start = 0, 0
    s = play(s, "pile spqr")
    assert (1, 0) == (s.old[1, 1], s.old[0, 1])
    for seed in range(100):
        assert ["praetor"] == hand(concealed(s, 0, seed), 1), "all others were seen in the discards"


def test_after_a_reshuffle_fresh_cards_are_anybodys() -> None:
    s = empty_pile(a_game(3), Pile.SPQR)
    s = play(s, "pile spqr", "take_hidden")
    assert 0 == s.old[0, 1]
    assert len({tuple(hand(concealed(s, 1, seed), 0)) for seed in range(100)}) > 20


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
    own = hand(s, 0)[0]
    found = Counter(hand(concealed(s, 0, seed), 1)[0] for seed in range(6000))
    from ludi.games.provincia.tables import COUNT, N_BUILDINGS  # noqa: PLC0415

    unseen = {KINDS[c]: int(COUNT[c]) - (KINDS[c] == own) for c in range(N_BUILDINGS) if KINDS[c] != "horreum"}
    total = sum(unseen.values())
    squares = sum((found[c] - 6000 * n / total) ** 2 / (6000 * n / total) for c, n in unseen.items())
    assert squares < 60, "chi-squared with 30 degrees of freedom, far out"


def test_an_opponents_look_at_the_pile_is_redrawn() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=9), 0, "consuetudo")
    s = play(s, "play consuetudo")
    looked = {bytes(concealed(s, 1, seed).looked) for seed in range(20)}
    assert len(looked) > 10
    assert {bytes(s.looked)} == {bytes(concealed(s, 0, seed).looked) for seed in range(20)}
    taken = play(s, GAME.actions.text(GAME.legal_codes(s)[0]))
    assert layout.to_bytes(taken) != layout.to_bytes(concealed(taken, 1))
