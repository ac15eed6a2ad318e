"""Chapter 3: rounds and Phase 1."""

import pytest

from games.provincia.positions import (
    a_game,
    discards,
    empty_hands,
    empty_pile,
    give_cards,
    goods,
    hand,
    kind,
    lay_out,
    legal,
    order_top,
    play,
    set_goods,
    set_supply,
    why,
)
from ludi.core import layout
from ludi.games.provincia import GAME
from ludi.games.provincia.cards import draw
from ludi.games.provincia.rounds import n_selecting
from ludi.games.provincia.state import NOTHING, Phase, State
from ludi.games.provincia.tables import KINDS, N_BUILDINGS, PILE_END, PILE_FIRST, REMOVED, Pile
from ludi.games.provincia.view import view

GIORGIO, PIERO, ALESSANDRA = 0, 1, 2


def first_action(s: State) -> str:
    """A plain way to go on: end what can be ended, else take whatever comes first."""
    codes = GAME.legal_codes(s)
    done = GAME.actions.encode("done")
    return GAME.actions.text(done if done in codes else codes[0])


def through(s: State) -> list[tuple[int, Phase, int]]:
    """Play on plainly; round, phase and actor of every decision."""
    s = layout.copy(s)
    found = []
    while s.actor != -1:
        found.append((int(s.rounds_done) + 1, Phase(s.phase), int(s.actor)))
        GAME.apply(s, GAME.actions.parse(first_action(s)).code)
    return found


@pytest.mark.clause("PRO-301", "PRO-302", "PRO-303")
def test_six_rounds_of_five_phases_with_combat_in_four_of_them() -> None:
    seen = through(a_game(4))
    rounds = {number: [phase for r, phase, _ in seen if r == number] for number in range(1, 7)}
    assert sorted(rounds) == [1, 2, 3, 4, 5, 6]
    for number, phases in rounds.items():
        assert (Phase.TOKEN in phases) == (number in {2, 3, 5, 6})
        order = [phase for phase in phases if phase in {Phase.PILE, Phase.PLAY, Phase.TOKEN, Phase.ACTIVATE}]
        if number < 6:
            assert order == sorted(order), "choose, play, fight, activate"


@pytest.mark.clause("PRO-304")
def test_every_phase_goes_clockwise_from_the_start_player() -> None:
    seen = through(a_game(4, start=2))
    assert [2, 3, 0, 1] == [actor for r, phase, actor in seen if r == 1 and phase == Phase.PLAY]
    assert [3, 0, 1, 2] == [actor for r, phase, actor in seen if r == 2 and phase == Phase.TOKEN]


@pytest.mark.clause("PRO-305")
def test_at_the_end_of_a_round_caesar_passes_left_and_the_markers_return() -> None:
    s = a_game(4, start=3)
    while s.rounds_done == 0:
        GAME.apply(s, GAME.actions.parse(first_action(s)).code)
    assert (1, 0, 0) == (s.rounds_done, s.start, s.actor)
    assert [2, 2, 2] == [int(n) for n in s.markers]


@pytest.mark.clause("PRO-306")
def test_after_round_six_caesar_stays_for_the_last_turns() -> None:
    s = a_game(4, start=3)
    while not s.final:
        GAME.apply(s, GAME.actions.parse(first_action(s)).code)
    assert (3 + 5) % 4 == s.start == s.actor
    assert s.phase == Phase.PLAY


@pytest.mark.clause("PRO-307", "PRO-318", "PRO-320")
def test_selecting_turns_in_a_round_by_number_of_seats() -> None:
    for seats, expected in ((2, 4), (3, 6), (4, 4), (5, 5), (6, 6)):
        s = a_game(seats)
        assert expected == n_selecting(s)
        seen = through(s)
        choosers = [actor for r, phase, actor in seen if r == 1 and phase == Phase.PILE]
        assert [turn % seats for turn in range(expected)] == choosers


@pytest.mark.clause("PRO-319")
def test_w03_with_three_everybody_selects_twice_and_all_markers_are_used() -> None:
    s = a_game(3, start=PIERO)
    choosers = []
    while s.phase in {Phase.PILE, Phase.TAKE}:
        if s.phase == Phase.PILE:
            choosers.append(int(s.actor))
        GAME.apply(s, GAME.legal_codes(s)[0])
    assert [PIERO, ALESSANDRA, GIORGIO] * 2 == choosers
    assert [0, 0, 0] == [int(n) for n in s.markers]


@pytest.mark.clause("PRO-310", "PRO-312", "PRO-314", "PRO-315", "PRO-316", "PRO-317")
def test_w01_six_cards_are_laid_out_and_everybody_takes_one() -> None:
    s = lay_out(a_game(3), "spqr", ["praetor", "legio", "gloria_3", "commercium_w_s"], ["aediles", "patronus_c"])
    before = [int(s.n_hand[seat, 1]) for seat in range(3)]
    assert 1 == s.markers[Pile.SPQR]
    assert {"praetor", "legio", "gloria_3", "commercium_w_s"} == legal(s, "take")
    assert "take_hidden" in legal(s)
    s = play(s, "take gloria_3", "take_hidden", "take legio")

    assert [n + 1 for n in before] == [int(s.n_hand[seat, 1]) for seat in range(3)]
    assert "aediles" in hand(s, PIERO)
    assert 0 == s.known[PIERO, kind("aediles")]
    assert 1 == s.known[ALESSANDRA, kind("legio")]
    assert {"praetor", "commercium_w_s"} == {KINDS[k] for k in range(len(KINDS)) if s.discard[k]}
    assert ["patronus_c"] == [KINDS[k] for k in range(len(KINDS)) if s.hidden[k]]
    assert PIERO == s.actor
    for seat in (None, GIORGIO, PIERO, ALESSANDRA):
        shown = view(s, seat).piles[Pile.SPQR]
        assert 1 == shown.n_unseen
        assert "patronus_c" not in shown.discards + shown.seen_by_you


@pytest.mark.clause("PRO-311")
def test_a_pile_without_a_marker_cannot_be_picked() -> None:
    s = a_game(3)
    s.markers[Pile.OPES] = 0
    assert "NO_MARKER" == why(s, "pile opes")
    assert {"spqr", "aedificium"} == legal(s, "pile")


@pytest.mark.clause("PRO-313")
def test_nobody_sees_the_face_down_cards() -> None:
    s = play(a_game(3), "pile aedificium")
    for seat in (None, 0, 1, 2):
        draft = view(s, seat).draft
        assert draft is not None
        assert (4, 2, ()) == (len(draft.face_up), draft.n_face_down, draft.known_face_down)


def test_equal_face_up_cards_are_one_option() -> None:
    s = lay_out(a_game(3), "spqr", ["praetor", "praetor", "praetor", "legio"], ["praetor", "aediles"])
    assert {"praetor", "legio"} == legal(s, "take")
    s = play(s, "take praetor")
    assert {"praetor", "legio"} == legal(s, "take")


@pytest.mark.clause("PRO-321", "PRO-322")
def test_an_empty_pile_is_reshuffled_in_the_middle_of_a_draw() -> None:
    s = empty_pile(a_game(3), Pile.OPES, keep=["opes_04", "opes_04"])
    assert 2 == s.n_pile[Pile.OPES]
    s = play(s, "pile opes")
    up = [KINDS[s.face_up[place]] for place in range(4)]
    assert ["opes_04", "opes_04"] == up[:2], "the pile first"
    assert NOTHING not in [int(s.face_down[place]) for place in range(2)]
    assert 24 == s.n_pile[Pile.OPES]
    assert 0 == int(s.discard[kind("opes_01") :].sum())


@pytest.mark.clause("PRO-215", "PRO-321")
def test_the_removed_buildings_never_come_back_with_a_reshuffle() -> None:
    s = empty_hands(a_game(2))
    while s.n_pile[Pile.AEDIFICIUM]:
        s.discard[draw(s, Pile.AEDIFICIUM)] += 1
    GAME.check(s)
    assert (REMOVED, 0) == (s.in_box, s.removed.sum()), "nobody can tell yet which they are"
    discarded = s.discard[:N_BUILDINGS].copy()
    s = play(s, "pile aedificium")
    assert (0, REMOVED) == (s.in_box, s.removed.sum())
    assert 84 - 6 == s.pool[:N_BUILDINGS].sum() == s.n_pile[Pile.AEDIFICIUM]
    assert (s.pool[:N_BUILDINGS] <= discarded).all()


@pytest.mark.clause("PRO-323")
def test_few_cards_are_laid_out_face_up_first_and_the_last_players_get_none() -> None:
    s = empty_hands(a_game(3))
    s = empty_pile(s, Pile.SPQR, keep=["praetor", "legio"])
    s.discard[:] = 0  # the other senate cards are somewhere out of reach
    GAME.apply(s, GAME.actions.encode("pile", pile="spqr"))
    assert {"praetor", "legio"} == legal(s, "take")
    GAME.apply(s, GAME.actions.encode("take", card="praetor"))
    GAME.apply(s, GAME.actions.encode("take", card="legio"))
    assert (Phase.PILE, PIERO) == (s.phase, s.actor), "the third player takes nothing"
    assert "EMPTY_PILE" == why(s, "pile spqr")


def test_a_selecting_turn_without_any_pile_is_skipped() -> None:
    s = lay_out(a_game(2), "opes", ["opes_01", "opes_02"], [])
    s.markers[Pile.OPES] = s.markers[Pile.SPQR] = s.markers[Pile.AEDIFICIUM] = 0
    s = layout.copy(s)
    for action in ("take opes_01", "take opes_02"):
        GAME.apply(s, GAME.actions.parse(action).code)
    assert Phase.PLAY == s.phase


@pytest.mark.clause("PRO-330", "PRO-331", "PRO-332")
def test_w02_the_chooser_receives_the_upper_half_and_the_others_the_lower() -> None:
    s = a_game(3, start=ALESSANDRA)
    s = lay_out(s, "opes", ["opes_07", "opes_04", "opes_01", "opes_02"], ["opes_03", "opes_03"])
    before = {seat: goods(s, seat) for seat in range(3)}
    hands = [hand(s, seat) for seat in range(3)]
    s = play(s, "take opes_07", "take opes_04")
    expected = dict(before[ALESSANDRA])
    expected["wood"] += 2
    expected["stone"] += 3
    assert expected == goods(s, ALESSANDRA)
    assert before[GIORGIO] | {"gold": before[GIORGIO]["gold"] + 4} == goods(s, GIORGIO)
    assert hands == [hand(s, seat) for seat in range(3)]
    assert 1 == s.discard[kind("opes_07")] == s.discard[kind("opes_04")]


@pytest.mark.clause("PRO-331", "PRO-332")
def test_the_upper_half_is_for_whoever_picked_the_pile_not_for_the_start_player() -> None:
    s = lay_out(
        empty_hands(a_game(2, start=0)), "spqr", ["praetor", "legio", "aediles", "aediles"], ["legio", "praetor"]
    )
    s = play(s, "take praetor", "take legio")
    s = lay_out(s, "opes", ["opes_04", "opes_04", "opes_01", "opes_02"], ["opes_03", "opes_03"])
    s = play(s, "take opes_04", "take opes_04")
    assert (7 + 4, 7 + 6) == (s.goods[0, 0], s.goods[1, 0])


@pytest.mark.clause("PRO-333")
def test_a_face_down_production_card_is_turned_up_when_taken() -> None:
    s = lay_out(a_game(3), "opes", ["opes_01"] * 3 + ["opes_02"], ["opes_04", "opes_03"])
    after = play(s, "take_hidden")
    assert 7 + 6 == after.goods[GIORGIO, 0]
    assert 1 == after.discard[kind("opes_04")]
    assert after.reveals > s.reveals


@pytest.mark.clause("PRO-334")
def test_who_takes_first_receives_first_when_the_supply_is_short() -> None:
    s = set_supply(a_game(3), PIERO, gold=7)
    s = lay_out(s, "opes", ["opes_04", "opes_04", "opes_04", "opes_02"], ["opes_01", "opes_03"])
    s = set_goods(s, GIORGIO, clay=0)
    s = layout.copy(s)
    for _ in range(3):
        GAME.apply(s, GAME.actions.encode("take", card="opes_04"))
    assert 7 + 6 == s.goods[GIORGIO, 0]
    assert 0 == s.supply[0]
    assert 7 == s.goods[ALESSANDRA, 0]


def test_discards_helper_keeps_the_cards() -> None:
    GAME.check(discards(a_game(2), "praetor", "opes_01"))


@pytest.mark.clause("PRO-315")
def test_who_knows_the_face_down_cards_may_choose_between_them() -> None:
    s = empty_hands(a_game(3, start=0))
    s = play(order_top(s, 0, "domus", "fons", "forum", "strata", "turris", "hortus"), "pile aedificium")
    assert {"take_hidden", "take_second"} <= legal(s)
    assert ["turris"] == hand(play(s, "take_hidden"), 0)
    assert ["hortus"] == hand(play(s, "take_second"), 0)
    other = play(s, "take domus")
    assert "ALIKE" == why(other, "take_second"), "nobody else can tell them apart"
    assert "NOT_ON_TABLE" == why(play(s, "take_second", "take_hidden"), "take_hidden")


@pytest.mark.clause("PRO-315")
def test_one_known_face_down_card_is_enough_to_choose() -> None:
    s = order_top(a_game(3, start=0), 0, "domus", "fons", "forum", "strata", "turris")
    s = play(s, "pile aedificium")
    assert {"take_hidden", "take_second"} <= legal(s)
    left = play(s, "take_second")
    assert "NOT_ON_TABLE" == why(left, "take_second")
    for seat, expected in ((0, ("turris",)), (1, ())):
        draft = view(left, seat).draft
        assert draft is not None
        assert expected == draft.known_face_down


@pytest.mark.clause("PRO-323")
def test_a_pile_of_unseen_discards_only_can_be_picked() -> None:
    s = discards(empty_hands(a_game(3)), "praetor", unseen=True)
    for card in range(PILE_FIRST[Pile.SPQR], PILE_END[Pile.SPQR]):
        for n in range(int(s.pool[card])):
            give_cards(s, n % 3, KINDS[card])
    assert (0, 1) == (s.n_pile[Pile.SPQR], s.n_hidden[Pile.SPQR])
    assert "OK" == why(s, "pile spqr")
    assert {"praetor"} == legal(play(s, "pile spqr"), "take")


@pytest.mark.clause("PRO-321", "PRO-323")
@pytest.mark.parametrize("pile", [Pile.OPES, Pile.SPQR])
def test_a_pile_can_be_picked_if_any_one_card_lies_on_its_discards(pile: Pile) -> None:
    s = empty_pile(a_game(3), pile)
    s.discard[:] = 0
    assert "EMPTY_PILE" == why(s, f"pile {pile.name.lower()}")
    for card in range(PILE_FIRST[pile], PILE_END[pile]):
        one = layout.copy(s)
        one.discard[card] = 1
        assert "OK" == why(one, f"pile {pile.name.lower()}"), KINDS[card]
