"""The rules of Leduc hold'em, clause by clause."""

from collections import Counter
from typing import Any

import pytest

from ludi.core.contract import OVER
from ludi_leduc.game import GAME
from ludi_leduc.knowledge import is_shown
from ludi_leduc.state import NOT_YET, Phase, State
from ludi_leduc.tables import CARDS, Rank
from positions import dealt, legal, play, why


def cards_seen(s: State, seat: int | None) -> tuple[str | None, ...]:
    return tuple(player.card for player in GAME.view(s, seat).players)


@pytest.mark.clause("LED-101")
def test_there_are_two_cards_of_three_ranks() -> None:
    assert dict.fromkeys(Rank, 2) == Counter(card.rank for card in CARDS)


@pytest.mark.clause("LED-102", "LED-404")
@pytest.mark.parametrize("board", ["jack-1", "queen-1"])
def test_cards_of_the_same_rank_are_equal_and_share(board: str) -> None:
    s = play(dealt("king-1", "king-2"), "call call raise call", board)
    assert ((0, 0), (1, 1)) == GAME.standing(s)


@pytest.mark.clause("LED-201", "LED-202", "LED-103")
def test_the_first_seat_begins_and_both_have_staked_one_chip() -> None:
    s = GAME.start(2, {}, 3)
    assert 0 == s.actor
    assert [1, 1] == s.staked.tolist()
    assert ((0, 0), (1, 1)) == GAME.standing(s)


@pytest.mark.clause("LED-203")
def test_every_pair_of_cards_is_dealt_and_only_the_owner_sees_his() -> None:
    starts = [GAME.start(2, {}, seed) for seed in range(600)]
    assert 30 == len({tuple(s.hand.tolist()) for s in starts})
    assert all(s.hand[0] != s.hand[1] for s in starts)
    s = dealt("king-1", "queen-1")
    assert [("king-1", None), (None, "queen-1"), (None, None)] == [cards_seen(s, seat) for seat in (0, 1, None)]


@pytest.mark.clause("LED-301")
def test_players_take_turns_and_the_first_begins_the_second_round() -> None:
    s = dealt("king-1", "queen-1")
    assert [0, 1, 0, 1] == [play(s, actions).actor for actions in ("", "call", "call raise", "raise")]
    assert (0, Phase.SECOND) == (play(s, "call raise call").actor, play(s, "call raise call").phase)


@pytest.mark.clause("LED-302")
def test_nobody_folds_unless_the_other_has_staked_more() -> None:
    s = dealt("king-1", "queen-1")
    assert "NOTHING_TO_FOLD_TO" == why(s, "fold") == why(play(s, "call"), "fold") == why(play(s, "call call"), "fold")
    assert ["fold", "call", "raise"] == legal(play(s, "raise"))


@pytest.mark.clause("LED-303", "LED-304")
def test_a_call_evens_the_stakes_and_a_raise_goes_beyond() -> None:
    s = dealt("king-1", "queen-1")
    assert [1, 1] == play(s, "call").staked.tolist()
    assert [3, 1] == play(s, "raise").staked.tolist()
    assert [3, 5] == play(s, "raise raise").staked.tolist()
    assert [5, 5] == play(s, "raise raise call").staked.tolist()
    assert [5, 1] == play(s, "call call raise").staked.tolist()
    assert [5, 9] == play(s, "call call raise raise").staked.tolist()


@pytest.mark.clause("LED-305")
def test_a_round_has_two_raises_and_the_next_has_its_own() -> None:
    s = play(dealt("king-1", "queen-1"), "raise raise")
    assert "NO_MORE_RAISES" == why(s, "raise")
    assert ["fold", "call"] == legal(s)
    assert ["call", "raise"] == legal(play(s, "call"))


@pytest.mark.clause("LED-306")
def test_a_call_ends_a_round_unless_it_begins_it() -> None:
    s = dealt("king-1", "queen-1")
    assert [Phase.FIRST, Phase.SECOND] == [play(s, actions).phase for actions in ("call", "call call")]
    assert Phase.SECOND == play(s, "raise call").phase
    assert OVER == play(s, "call call call call").actor


@pytest.mark.clause("LED-307")
def test_any_of_the_four_cards_left_is_turned_up() -> None:
    found = {int(play(dealt("king-1", "queen-1", seed), "call call").board) for seed in range(100)}
    assert {CARDS[card].id for card in found} == {"jack-1", "jack-2", "queen-2", "king-2"}
    assert 1 == play(dealt("king-1", "queen-1"), "call call").reveals


@pytest.mark.clause("LED-401", "LED-405")
def test_folding_ends_the_game_without_a_card_shown() -> None:
    s = play(dealt("jack-1", "king-1"), "raise raise fold")
    assert OVER == s.actor
    assert "fold" == GAME.endings[s.ending]
    assert ((-3, 3), (2, 1)) == GAME.standing(s)
    assert not is_shown(s)
    assert (("raise", "raise", "fold"), ()) == GAME.view(s, None).bets
    assert (None, "king-1") == cards_seen(s, 1)
    assert ((3, -3), (1, 2)) == GAME.standing(play(dealt("jack-1", "king-1"), "call raise raise fold"))


@pytest.mark.clause("LED-402", "LED-405")
def test_the_rank_of_the_open_card_wins() -> None:
    s = play(dealt("king-1", "jack-1"), "raise call raise call", "jack-2")
    assert "showdown" == GAME.endings[s.ending]
    assert ((-7, 7), (2, 1)) == GAME.standing(s)
    assert ("king-1", "jack-1") == cards_seen(s, None)
    assert ((7, -7), (1, 2)) == GAME.standing(play(dealt("jack-1", "king-1"), "raise call raise call", "jack-2"))


@pytest.mark.clause("LED-403")
@pytest.mark.parametrize(
    ("first", "second", "board", "scores"),
    [
        ("king-1", "queen-1", "jack-1", (1, -1)),
        ("queen-1", "king-1", "jack-1", (-1, 1)),
        ("jack-1", "queen-1", "king-1", (-1, 1)),
        ("queen-1", "jack-1", "king-1", (1, -1)),
    ],
)
def test_else_the_higher_rank_wins(first: str, second: str, board: str, scores: tuple[int, int]) -> None:
    assert scores == GAME.standing(play(dealt(first, second), "call call call call", board))[0]


def told(s: State, actions: str) -> list[tuple[str, dict[str, Any]]]:
    """What everybody hears of these actions, without the scores that every game ends with."""
    found = []
    for action in actions.split():
        s, story = GAME.play(s, GAME.actions.parse(action).code)
        found += [(kind.message, dict(kind.event(row, None).arguments)) for kind, row in story.rows]
    return found


@pytest.mark.clause("LED-303", "LED-304", "LED-401", "LED-405")
def test_a_fold_is_told_with_what_it_costs() -> None:
    assert told(dealt("jack-1", "king-1"), "call raise raise fold") == [
        ("checked", {"seat": 0}),
        ("raised", {"seat": 1, "chips": 2}),
        ("raised", {"seat": 0, "chips": 4}),
        ("folded", {"seat": 1}),
        ("won", {"seat": 0, "chips": 3}),
    ]


@pytest.mark.clause("LED-307", "LED-402", "LED-404", "LED-405")
def test_a_showdown_is_told_card_by_card() -> None:
    s = dealt("jack-1", "king-1")
    card = CARDS[play(s, "raise call").board].id
    assert told(s, "raise call")[1:] == [("called", {"seat": 1, "chips": 2}), ("turned-up", {"card": card})]
    assert told(play(s, "raise call call", "queen-1"), "call") == [
        ("checked", {"seat": 1}),
        ("showed", {"seat": 0, "card": "jack-1"}),
        ("showed", {"seat": 1, "card": "king-1"}),
        ("won", {"seat": 1, "chips": 3}),
    ]
    assert ("shared", {}) == told(play(dealt("jack-1", "jack-2"), "call call call", "queen-1"), "call")[-1]


@pytest.mark.clause("LED-402")
def test_a_showdown_cannot_be_taken_back() -> None:
    s = play(dealt("jack-1", "king-1"), "call call call")
    assert s.reveals < play(s, "call").reveals


def test_w01_the_queen_makes_a_pair() -> None:
    assert (-5, 5) == GAME.standing(play(dealt("king-1", "queen-1"), "call call raise call", "queen-2"))[0]


def test_w02_the_first_player_wins_by_a_raise() -> None:
    s = play(dealt("jack-1", "king-1"), "raise raise call raise")
    assert [9, 5] == s.staked.tolist()
    assert (5, -5) == GAME.standing(play(s, "fold"))[0]


@pytest.mark.clause("LED-203")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_worlds_hold_every_card_that_a_seat_may_imagine(seat: int) -> None:
    met: set[tuple[int, ...]] = set()
    for seed in range(300):
        s = play(dealt("king-1", "queen-1"), "call call", "jack-1")
        GAME.conceal(s, seat, seed)
        GAME.check(s)
        met.add(tuple(s.hand.tolist()))
    assert {-1: 20, 0: 4, 1: 4}[seat] == len(met)


@pytest.mark.clause("LED-402")
def test_what_a_position_is_worth_is_exact_once_the_card_lies_open() -> None:
    s = dealt("king-1", "queen-1")
    assert [50, -50] == [
        GAME.evaluate(s, seat) for seat in range(2)
    ]  # two of four cards leave the king ahead, and one more pairs it
    assert [-100, 100] == [GAME.evaluate(play(s, "call call", "queen-2"), seat) for seat in range(2)]
    folded = play(s, "raise fold")
    assert [100, -100] == [GAME.evaluate(folded, seat) for seat in range(2)]
    assert NOT_YET == folded.board
