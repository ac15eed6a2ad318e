"""Chapter 3: the turn."""

import pytest

from games.viaromana.positions import a_turn, cards, city, discard, fill, hand, hold, lay_aside, legal, pay, play, why
from ludi.games.viaromana import GAME
from ludi.games.viaromana.state import Phase, State
from ludi.games.viaromana.turns import begin_turn

SEVEN = "GES BAG BAG DUR DUR TRE TRE"


def at_hand_check(cards_held: str, **options: str) -> State:
    """Seat 1 ends its turn; seat 2 with these cards is next."""
    s = a_turn(seat=1, **options)
    return play(hold(s, 2, cards_held), "end")


@pytest.mark.clause("VIA-301")
def test_turns_go_clockwise() -> None:
    s = a_turn(seats=3, seat=1)
    order = []
    for _ in range(5):
        order.append(int(s.turn))
        s = play(s, "end")
    assert [1, 2, 0, 1, 2] == order


@pytest.mark.clause("VIA-302", "VIA-303", "VIA-305")
def test_with_eight_cards_or_more_one_discards_down_to_seven() -> None:
    s = at_hand_check(SEVEN + " COL MOG")
    assert (Phase.DISCARD, 2) == (s.phase, s.actor)
    assert {"GES", "BAG", "DUR", "TRE", "COL", "MOG"} == cards(s, "discard")
    assert why(s, "end") == "NOT_ASKED"
    assert why(s, discard("LUT")) == "NOT_HELD"

    s = play(s, discard("COL"))
    assert s.phase == Phase.DISCARD
    s = play(s, discard("BAG"))
    assert (Phase.BUILD, 7) == (s.phase, s.n_hand[2])
    assert (1, 1) == (s.discard[city("COL")], s.discard[city("BAG")])


@pytest.mark.clause("VIA-304")
def test_with_seven_cards_nothing_is_discarded() -> None:
    s = at_hand_check(SEVEN)
    assert s.phase == Phase.BUILD
    assert why(s, discard("GES")) == "NOT_ASKED"


@pytest.mark.clause("VIA-306", "VIA-505")
def test_up_to_three_cards_are_played_in_one_or_more_builds() -> None:
    s = a_turn("LUT=P1:K", hand="CEN CEN CON LUG")
    s = play(s, "road R16-1", pay("CEN"), "road R15-1", pay("CEN"))
    assert (Phase.BUILD, 2) == (s.phase, s.played)
    s = play(s, "road R16-2", pay("CON"))
    # The third card ends the turn; one card was left and two are drawn.
    assert (1, 3) == (s.turn, s.n_hand[0])
    assert "LUG" in hand(s, 0)


@pytest.mark.clause("VIA-306", "VIA-309", "VIA-310")
def test_playing_nothing_is_allowed_and_two_cards_are_drawn_by_themselves() -> None:
    s = a_turn(hand="CEN")
    pile = int(s.n_pile)
    after = play(s, "end")

    assert (1, 1, Phase.BUILD) == (after.actor, after.turn, after.phase)
    assert (3, pile - 2) == (after.n_hand[0], after.n_pile)
    assert after.reveals > s.reveals


@pytest.mark.clause("VIA-307")
def test_a_build_is_finished_before_the_next_is_chosen() -> None:
    s = play(a_turn("LUT=P1:K", hand="CEN CON"), "road R16-1")
    assert Phase.PAY == s.phase
    assert why(s, "road R15-1") == "NOT_ASKED"
    # A build that completes a road: the scoring comes first.
    s = a_turn("CEN=P1:K", "LUT=P0:K", *fill("R15", 0, 0), hand="CEN LUG")
    s = play(s, "road R15-3", pay("LUG"))
    assert Phase.MARKER == s.phase
    assert why(s, "road R16-1") == "NOT_ASKED"


@pytest.mark.clause("VIA-308")
def test_played_cards_lie_in_front_until_the_builds_end() -> None:
    s = play(a_turn("LUT=P1:K", hand="CEN CON"), "road R16-1", pay("CEN"))
    assert (1, 0) == (s.front[city("CEN")], s.discard[city("CEN")])
    assert GAME.view(s, 3).played == ("blue-laurel",)

    s = play(s, "end")
    assert (0, 1) == (s.front[city("CEN")], s.discard[city("CEN")])


@pytest.mark.clause("VIA-311")
def test_a_card_is_only_played_for_a_build() -> None:
    s = a_turn(hand="CEN CON")
    # Two blue cards build a castle; nothing stands on the board, so nothing else can be built.
    assert {"end"} | {f"castle {name}" for name in ("CON", "LUT", "CEN", "LUG")} == legal(s)
    assert why(s, discard("CEN")) == why(s, pay("CEN")) == "NOT_ASKED"


@pytest.mark.clause("VIA-312")
def test_cards_of_a_scoring_may_be_played_in_the_same_turn() -> None:
    s = a_turn("CEN=P1:K", "LUT=P1:K", *fill("R15", 1, 1), hand="LUG")
    s = play(s, "road R15-3", pay("LUG"), "marker LUT")
    assert (Phase.TAKE, 0) == (s.phase, s.actor)
    s = play(s, "take blue-helmet")

    assert (Phase.BUILD, 0, ["LUT"]) == (s.phase, s.actor, hand(s, 0))
    s = play(s, "double R16-LUT")
    assert s.played == 2


@pytest.mark.clause("VIA-313")
def test_between_turns_a_hand_may_exceed_seven() -> None:
    s = play(hold(a_turn(), 0, SEVEN), "end")
    assert s.n_hand[0] == 9
    assert s.turn == 1
    begin_turn(s, 0)
    assert s.phase == Phase.DISCARD


@pytest.mark.clause("VIA-309")
def test_the_drawn_cards_come_from_the_draw_pile_at_random() -> None:
    drawn = set()
    for seed in range(30):
        s = lay_aside(a_turn(), keep=10)
        GAME.conceal(s, -1, seed)
        drawn |= set(hand(play(s, "end"), 0))
    assert len(drawn) > 2
