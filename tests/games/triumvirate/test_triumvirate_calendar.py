"""Sections 9 and 10: calendar, election, end of the turn, victory."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    POLITICAL,
    POM,
    a_game,
    acting,
    at,
    events,
    give_citizens,
    idle,
    is_on,
    legal,
    moving,
    play,
    put,
    set_track,
    why,
)
from ludi.core.contract import OVER
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.calendar import most_citizens
from ludi.games.triumvirate.state import NOBODY, Ending, Phase, State


def election(character: int, citizens: tuple[int, int, int]) -> State:
    """The character is about to end the last turn of the year."""
    s = give_citizens(acting(a_game(), character, ("ITA", "AFR", "ASI")[character], 1), *citizens)
    s.calendar = 1
    return s


@pytest.mark.clause("TRI-901")
def test_the_calendar_stone_moves_after_every_turn() -> None:
    s = a_game()

    assert (8, 7, 6) == (s.calendar, idle(s).calendar, idle(s, 2).calendar)


@pytest.mark.clause("TRI-902")
@pytest.mark.clause("TRI-903")
def test_at_elegio_whoever_has_most_citizens_becomes_consul() -> None:
    s = play(election(POM, (2, 3, 4)), "end")

    assert (Phase.CONSUL, CRA, CRA, 1) == (s.phase, s.actor, s.elected, s.consul[CRA])
    assert [0, 0, 1] == [int(card) for card in s.consul]


@pytest.mark.clause("TRI-904")
@pytest.mark.parametrize(
    ("active", "citizens", "consul"),
    [
        (POM, (3, 3, 3), CRA),
        (POM, (3, 3, 2), CAE),
        (CAE, (3, 3, 3), POM),
        (CAE, (3, 2, 3), CRA),
        (CRA, (3, 3, 3), CAE),
        (CRA, (2, 3, 3), POM),
        (CRA, (1, 1, 2), CRA),
    ],
)
def test_a_tie_goes_to_whoever_moved_longest_ago(active: int, citizens: tuple[int, int, int], consul: int) -> None:
    assert consul == play(election(active, citizens), "end").elected


@pytest.mark.clause("TRI-904")
@pytest.mark.parametrize(
    ("turn", "active", "order"),
    [
        (8, POM, ("CRA", "CAE", "POM")),
        (16, CAE, ("POM", "CRA", "CAE")),
        (24, CRA, ("CAE", "POM", "CRA")),
        (32, POM, ("CRA", "CAE", "POM")),
    ],
)
def test_the_view_tells_the_tie_order_of_the_coming_election(turn: int, active: int, order: tuple[str, ...]) -> None:
    s = a_game()
    # Everybody loses all citizens but one each year, so that nobody is elected twice before the end.
    while s.turn < turn - 8:
        give_citizens(s, *((1, 0, 0), (0, 1, 0), (0, 0, 1))[s.elections])
        s = idle(s)
    assert order == GAME.view(s, 0).tie_order
    last = idle(s, 7)
    assert (active, 1, order) == (last.character, last.calendar, GAME.view(last, 0).tie_order)


@pytest.mark.clause("TRI-905")
@pytest.mark.clause("TRI-1003")
def test_a_second_consulship_wins() -> None:
    s = election(POM, (4, 3, 2))
    s.consul[CAE] = 1
    s = play(s, "end")

    assert (OVER, CAE, Ending.SECOND_CONSULSHIP) == (s.actor, s.winner, s.ending)
    assert 4 == s.citizens[CAE]


@pytest.mark.clause("TRI-904")
@pytest.mark.clause("TRI-1003")
@pytest.mark.parametrize(("active", "wins"), [(POM, True), (CAE, False), (CRA, True)])
def test_a_tied_election_can_be_the_second_of_a_consul(active: int, wins: bool) -> None:
    s = election(active, (4, 4, 0))
    s.consul[CAE] = 1
    s = play(s, "end")

    assert (CAE if wins else NOBODY, CAE if wins else POM) == (s.winner, s.elected)


@pytest.mark.clause("TRI-1001")
@pytest.mark.clause("TRI-1003")
def test_a_second_consulship_comes_before_servant_citizens_and_legion_limit() -> None:
    s = put(election(POM, (7, 2, 2)), "AFR", legions=9)
    s.consul[CAE] = 1
    s = play(s, "end")

    assert (Ending.SECOND_CONSULSHIP, 7, 3) == (s.ending, s.citizens[CAE], s.servant_stock)
    assert (9, POM) == (at(s, "AFR")[1], s.character), "the turn is never closed"


@pytest.mark.clause("TRI-1004")
def test_six_citizens_win_before_the_election_that_they_would_lose() -> None:
    # Crassus would be elected a second time, were the turn to end.
    s = give_citizens(acting(a_game(), CAE, "ITA", 3, acted=2), 5, 0, 5)
    s.calendar = 1
    s.consul[CAE] = s.consul[CRA] = 1
    s = set_track(s, POLITICAL, (1, 0, 0))
    s = play(s, "win_citizen")

    assert (CAE, Ending.SIX_CITIZENS, 0) == (s.winner, s.ending, s.elections)


@pytest.mark.clause("TRI-1004")
def test_six_citizens_do_not_win_without_a_consul_card() -> None:
    s = set_track(give_citizens(acting(a_game(), CAE, "ITA", 9), 6, 2, 2), POLITICAL, (1, 0, 0))
    s.consul[POM] = 1
    s = play(s, "win_citizen")

    assert (NOBODY, 7) == (s.winner, s.citizens[CAE])


@pytest.mark.clause("TRI-906")
def test_somebody_is_elected_even_without_citizens() -> None:
    s = play(election(CAE, (0, 0, 0)), "end", "decline")

    assert (POM, 0, 11, CRA - 1) == (s.elected, s.citizens[POM], s.alii, s.character)


@pytest.mark.clause("TRI-906")
@pytest.mark.parametrize(("seats", "turns"), [(2, 21), (3, 32)])
def test_the_last_possible_election_ends_the_game(seats: int, turns: int) -> None:
    s = a_game(seats)
    while s.actor != OVER:
        winners = [c for c in range(seats) if not s.consul[c]] or [0]
        give_citizens(s, *(1 if c == winners[0] else 0 for c in range(3)))
        s = idle(s)

    assert (turns - 1, seats + 1, Ending.SECOND_CONSULSHIP) == (s.turn, s.elections, s.ending)


@pytest.mark.clause("TRI-904")
@pytest.mark.clause("TRI-906")
@pytest.mark.clause("TRI-1111")
@pytest.mark.parametrize(("seats", "elected"), [(3, [CRA, POM, CAE, CRA]), (2, [POM, CAE, POM])])
def test_where_nobody_moves_the_order_of_ties_decides(seats: int, elected: list[int]) -> None:
    s, found = a_game(seats), []
    while s.actor != OVER:
        s = idle(s)
        if len(found) < s.elections:
            found.append(int(s.elected))

    assert elected == found
    assert (elected[-1], Ending.SECOND_CONSULSHIP) == (s.winner, s.ending)


@pytest.mark.clause("TRI-907")
def test_a_new_consul_may_install_a_servant() -> None:
    s = put(play(election(POM, (4, 3, 2)), "end"), "ITA", governor_on=1)
    assert {"GTR", "GNA", "GCI", "ITA", "ILL"} == legal(s, "install")
    assert "decline" in legal(s)
    assert "NOT_YOURS" == why(s, "install MAC")
    installed = play(s, "install ITA")

    assert (1, 2) == (at(installed, "ITA")[3], installed.servant_stock)
    assert not is_on(installed, "ITA")
    assert 3 == play(s, "decline").servant_stock


@pytest.mark.clause("TRI-907")
def test_an_empty_stock_of_servants_asks_nobody() -> None:
    s = put(election(POM, (4, 3, 2)), "GCI", servants=3, governor_on=0)
    s = play(s, "end")

    assert (Phase.ROME, CRA, CAE) == (s.phase, s.character, s.elected)
    assert 1 == s.consul[CAE]


@pytest.mark.clause("TRI-908")
@pytest.mark.parametrize(("citizens", "left"), [(5, 2), (3, 0), (2, 0)])
def test_the_consul_returns_three_citizens_or_all(citizens: int, left: int) -> None:
    s = play(election(POM, (citizens, 1, 1)), "end", "decline")

    assert (left, 11 - 2 - left) == (s.citizens[CAE], s.alii)


@pytest.mark.clause("TRI-302")
@pytest.mark.clause("TRI-909")
@pytest.mark.parametrize("citizens", [6, 7, 8])
def test_a_first_consul_with_six_to_eight_citizens_does_not_win(citizens: int) -> None:
    s = play(election(POM, (citizens, 1, 1)), "end", "decline")

    assert (NOBODY, citizens - 3) == (s.winner, s.citizens[CAE])


@pytest.mark.clause("TRI-909")
@pytest.mark.clause("TRI-1004")
def test_a_first_consul_with_nine_citizens_wins_after_the_servant() -> None:
    s = play(election(POM, (9, 1, 1)), "end")
    assert (Phase.CONSUL, NOBODY) == (s.phase, s.winner)
    s = play(s, "install ITA")

    assert (OVER, CAE, Ending.SIX_CITIZENS, 6) == (s.actor, s.winner, s.ending, s.citizens[CAE])


@pytest.mark.clause("TRI-909")
@pytest.mark.clause("TRI-1004")
def test_more_than_six_citizens_left_after_the_election_win_too() -> None:
    s = play(election(POM, (10, 1, 0)), "end", "decline")

    assert (CAE, Ending.SIX_CITIZENS, 7) == (s.winner, s.ending, s.citizens[CAE])


@pytest.mark.clause("TRI-910")
def test_the_calendar_is_reset() -> None:
    assert 8 == play(election(POM, (4, 3, 2)), "end", "decline").calendar


@pytest.mark.clause("TRI-911")
def test_more_than_six_legions_are_cut_down_in_own_provinces_only() -> None:
    s = put(put(put(acting(a_game(), CAE, "ITA", 1), "GTR", legions=9), "GCI", legions=6), "MAC", legions=8)
    stock = int(s.legion_stock)
    s = play(s, "end")

    assert (6, 6, 8) == (at(s, "GTR")[1], at(s, "GCI")[1], at(s, "MAC")[1])
    assert stock + 3 == s.legion_stock


@pytest.mark.clause("TRI-911")
def test_the_limit_follows_the_election() -> None:
    s = put(election(POM, (4, 3, 2)), "AFR", legions=8)
    waiting = play(s, "end")
    assert (Phase.CONSUL, 8) == (waiting.phase, at(waiting, "AFR")[1])

    assert 6 == at(play(waiting, "decline"), "AFR")[1]


@pytest.mark.clause("TRI-911")
def test_a_consul_who_did_not_just_move_keeps_more_than_six() -> None:
    s = play(put(election(POM, (4, 3, 2)), "GTR", legions=9), "end", "decline")

    assert 9 == at(s, "GTR")[1]


@pytest.mark.clause("TRI-911")
def test_movement_may_exceed_the_limit_within_the_turn() -> None:
    s = put(moving(a_game(), CAE, "GCI"), "GCI", legions=6)
    s = play(put(s, "ITA", legions=6), "march ITA", "take 6")

    assert 12 == at(s, "ITA")[1]
    assert 6 == at(play(s, "stop"), "ITA")[1]


@pytest.mark.clause("TRI-1006")
def test_losers_are_not_ranked() -> None:
    s = a_game()
    assert ((0, 0, 0), (1, 1, 1)) == GAME.standing(s)
    s = set_track(election(POM, (4, 3, 2)), POLITICAL, (0, 5, 1))
    s.consul[CAE] = 1
    s = play(s, "end")

    assert ((100, 0, 0), (1, 2, 2)) == GAME.standing(s)
    assert [10000, 0, 0] == [GAME.evaluate(s, seat) for seat in range(3)]


@pytest.mark.clause("TRI-904")
def test_the_front_runner_is_who_would_be_elected() -> None:
    s = election(POM, (3, 3, 2))

    assert "CAE" == GAME.view(s, 0).front_runner
    assert CAE == most_citizens(s, POM)


@pytest.mark.clause("TRI-904")
def test_while_an_election_is_held_its_own_order_is_shown() -> None:
    s = play(election(POM, (4, 3, 2)), "end")

    assert (Phase.CONSUL, 0, ("CRA", "CAE", "POM")) == (s.phase, s.calendar, GAME.view(s, 0).tie_order)
    assert "CAE" == GAME.view(s, 0).front_runner


@pytest.mark.clause("TRI-908")
def test_a_consul_without_citizens_returns_none() -> None:
    assert "returned-citizens" not in events(play(election(CAE, (0, 0, 0)), "end"), "decline")


@pytest.mark.clause("TRI-911")
def test_seven_legions_are_one_too_many() -> None:
    s = play(put(acting(a_game(), CAE, "ITA", 1), "GTR", legions=7), "end")

    assert 6 == at(s, "GTR")[1]


@pytest.mark.clause("TRI-907")
def test_the_last_servant_of_the_stock_may_be_installed() -> None:
    s = play(put(election(POM, (4, 3, 2)), "GCI", servants=2, governor_on=0), "end")

    assert (1, Phase.CONSUL) == (s.servant_stock, s.phase)
    assert 0 == play(s, "install ITA").servant_stock
