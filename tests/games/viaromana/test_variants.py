"""Chapter 8: the expert variants."""

import pytest

from games.viaromana.positions import (
    a_turn,
    cards,
    close_all_but,
    discard,
    fill,
    hand,
    hold,
    hold_all,
    kinds,
    legal,
    pay,
    play,
    road,
    show,
    take,
    told,
    why,
    winner,
)
from ludi.games.viaromana import GAME
from ludi.games.viaromana.state import NOBODY, Phase, RoadIs, State

SEVEN = "GES BAG BAG DUR DUR TRE TRE"
SIX = "GES BAG BAG DUR DUR TRE"
EIGHT = SEVEN + " COL"


def paid_out(**options: str) -> State:
    """Seat 0 completes R16 and wins; seat 1 is due two cards, seat 2 one."""
    s = a_turn("LUT=P1:K", "LUG=P0:K", *fill("R16", 1, 0, 0, 2), hand="CEN", **options)
    return show(s, "COL", "BUR", "TOL", "CON")


@pytest.mark.clause("VIA-801", "VIA-803", "VIA-EX8")
def test_ex8_a_full_hand_takes_no_card_in_a_scoring() -> None:
    s = hold(paid_out(stubborn_hand="on"), 1, SEVEN)
    s = play(s, "road R16-5", pay("CEN"), "marker LUG")
    assert (Phase.TAKE, 2) == (s.phase, s.actor)
    s = play(s, take("COL"))
    assert (7, 1) == (s.n_hand[1], s.n_hand[2])
    # Without the variant he takes both.
    s = play(hold(paid_out(), 1, SEVEN), "road R16-5", pay("CEN"), "marker LUG")
    assert (Phase.TAKE, 1) == (s.phase, s.actor)


@pytest.mark.clause("VIA-802", "VIA-805")
def test_any_number_of_cards_may_be_discarded_at_the_start_of_a_turn() -> None:
    s = play(hold(a_turn(stubborn_hand="on"), 1, "GES BAG BAG"), "end", "draw 2")
    assert (Phase.TRIM, 1) == (s.phase, s.actor)
    assert {"keep", *(discard(name) for name in ("GES", "BAG"))} == legal(s)
    kept = play(s, "keep")
    assert (Phase.BUILD, 3) == (kept.phase, kept.n_hand[1])
    s = play(s, discard("BAG"), discard("GES"), discard("BAG"))
    assert {"keep"} == legal(s)
    s = play(s, "keep")
    assert (Phase.BUILD, 0) == (s.phase, s.n_hand[1])


@pytest.mark.clause("VIA-803", "VIA-806")
@pytest.mark.parametrize(("held", "most"), [(SIX, 1), ("GES", 2), ("", 2)])
def test_as_many_cards_are_drawn_as_wanted_and_fit(held: str, most: int) -> None:
    s = play(hold(a_turn(stubborn_hand="on"), 0, held), "end")
    assert (Phase.DRAW, 0, 0) == (s.phase, s.actor, s.turn)
    assert {str(n) for n in range(most + 1)} == legal(s, "draw") == {text[-1] for text in legal(s)}
    assert "HAND_FULL" == why(s, "draw 2") or most == 2
    for n in range(most + 1):
        after = play(s, f"draw {n}")
        assert (n, 1, 1) == (after.n_hand[0] - s.n_hand[0], after.turn, after.actor)
        assert (after.reveals > s.reveals) == (n > 0)


@pytest.mark.clause("VIA-803", "VIA-806")
def test_a_full_hand_is_not_asked_and_draws_nothing() -> None:
    s = hold(a_turn(stubborn_hand="on"), 0, SEVEN)
    after = play(s, "end")
    assert (7, 1, Phase.TRIM) == (after.n_hand[0], after.turn, after.phase)
    assert "NOT_ASKED" == why(after, "draw 0")


@pytest.mark.clause("VIA-604", "VIA-806")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_no_more_cards_are_drawn_than_are_left(left: int) -> None:
    s = hold_all(show(a_turn("LUT=P1:K", hand="LUT LUG", stubborn_hand="on")), 3)
    s.stubborn_hand = 0  # for the hand that holds all others
    for name in ("LUT", "LUG")[:left]:
        s = play(s, "road R16-1" if name == "LUT" else "road R15-1", pay(name))
    s.stubborn_hand = 1
    s.n_hand[3] = 7  # as far as the rules look
    code = GAME.actions.parse("end").code
    GAME.apply(s, code)
    if left:
        # The cards that were played are discarded before the draw.
        assert (Phase.DRAW, left) == (s.phase, sum(s.discard))
        assert {str(n) for n in range(left + 1)} == legal(s, "draw")
        assert "NO_CARDS_LEFT" == why(s, "draw 2") or left == 2
    else:
        assert 1 == s.turn


@pytest.mark.clause("VIA-310")
def test_without_the_variant_the_draw_is_not_asked() -> None:
    assert (1, 2) == ((s := play(a_turn(), "end")).turn, s.n_hand[0])


@pytest.mark.clause("VIA-804")
def test_the_rest_of_a_claim_lapses_and_stays_for_the_next() -> None:
    s = hold(paid_out(stubborn_hand="on"), 1, SIX)
    s = play(s, "road R16-5", pay("CEN"), "marker LUG")
    assert (1, {"COL", "BUR", "TOL", "CON"}) == (s.actor, cards(s, "take"))
    s = play(s, take("BUR"))
    assert (2, {"COL", "TOL", "CON"}) == (s.actor, cards(s, "take"))
    assert (7, 0) == (s.n_hand[1], s.due[1])


@pytest.mark.clause("VIA-804")
def test_hidden_cards_of_a_scoring_stop_at_seven_too() -> None:
    s = show(hold(paid_out(stubborn_hand="on"), 1, SIX), "COL")
    s = play(s, "road R16-5", pay("CEN"), "marker LUG", take("COL"))
    assert (7, 1) == (s.n_hand[1], s.n_hand[2])


@pytest.mark.clause("VIA-805")
def test_cards_in_front_do_not_fill_the_hand() -> None:
    s = hold(paid_out(stubborn_hand="on"), 0, SIX)
    assert 7 == s.n_hand[0]
    s = play(s, "road R16-5", pay("CEN"), "marker LUG", take("COL"), take("TOL"), take("BUR"), "end", "draw 1")
    # Six in hand and one in front: one card is drawn.
    assert 7 == s.n_hand[0]


def tied(seat: int, **options: str) -> State:
    """Seats 1 and 3 have two pieces each on R15, whose last space is missing."""
    return a_turn("LUT=P1:K", "CEN=P3:K", *fill("R15", 1, 3), seat=seat, hand="LUG", **options)


@pytest.mark.clause("VIA-811", "VIA-813")
def test_a_tie_without_the_trigger_brings_nobody_anything() -> None:
    before = close_all_but(tied(0, dangerous_tie="on"), "R16", signposts=1)
    s = play(before, "road R15-3", pay("LUG"))
    assert (Phase.BUILD, 0) == (s.phase, s.actor)
    assert [0, 0, 0, 0] == list(s.n_hand)
    assert 0 == s.markers.sum()
    assert list(before.display) == list(s.display)
    # The road is cleared and signposted all the same, and the eagle goes out.
    assert (RoadIs.SIGNPOSTED, 0, 0) == (s.road[road("R15")], s.signposts, s.eagle)
    assert [20, 20, 20, 20] == list(s.milestones)
    assert "tied" in kinds(told(play(before, "road R15-3"), pay("LUG"), 2))
    assert NOBODY == winner(tied(2, dangerous_tie="on"), "R15", 2)


@pytest.mark.clause("VIA-812")
def test_a_tie_with_the_trigger_is_his_as_usual() -> None:
    s = play(tied(1, dangerous_tie="on"), "road R15-3", pay("LUG"))
    assert (Phase.MARKER, 1) == (s.phase, s.winner)
    s = a_turn("LUT=P1:K", "CEN=P3:K", *fill("R15", 1, 3, 0), dangerous_tie="on")
    assert (1, 3) == (winner(s, "R15", 1), winner(s, "R15", 3))
    assert NOBODY == winner(s, "R15", 0)


@pytest.mark.clause("VIA-811")
def test_without_a_tie_the_variant_changes_nothing() -> None:
    s = a_turn("LUT=P1:K", "CEN=P1:K", *fill("R15", 1, 3, 0), dangerous_tie="on")
    assert 1 == winner(s, "R15", 0)


def test_both_variants_can_be_on() -> None:
    s = GAME.start(3, {"stubborn_hand": "on", "dangerous_tie": "on"}, 1)
    assert (1, 1) == (s.stubborn_hand, s.dangerous_tie)
    assert 4 == len(hand(s, 0))
