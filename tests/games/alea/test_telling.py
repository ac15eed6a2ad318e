"""What people are told: events, previews and numbers for learners."""

from typing import Any

import pytest

from games.alea.positions import (
    a_stage,
    draw_tokens,
    give_roll,
    last_turn,
    leave_tokens,
    legal,
    play,
    put_castrum,
    put_forum,
    put_senatus,
    put_templum,
)
from ludi.core import layout
from ludi.core.texts import LANGUAGES, texts
from ludi.games.alea import GAME
from ludi.games.alea.observation import Observation
from ludi.games.alea.rewards import end_placing
from ludi.games.alea.state import GONE, OPEN, Phase, State

ADA, BEN, CLEO, DIDO = range(4)


def story(s: State, action: str, viewer: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """What a viewer is told of a legal action."""
    code = GAME.actions.parse(action).code
    assert code in GAME.legal_codes(s)
    return [(event.kind, dict(event.arguments)) for event in GAME.tell(s, code, viewer)]


def said(s: State, action: str, language: str = "en", viewer: int | None = None) -> list[str]:
    """The same as sentences."""
    told = GAME.tell(s, GAME.actions.parse(action).code, viewer)
    return [texts(GAME, language).event(event, ("Ada", "Ben", "Cleo", "Dido", "Enea")) for event in told]


def leads(s: State, action: str) -> list[str]:
    """What the actor is shown beside an action."""
    choice = next(c for c in GAME.view(s, int(s.actor)).choices if c.code == GAME.actions.parse(action).code)
    return [texts(GAME).event(event, ("Ada", "Ben", "Cleo", "Dido", "Enea")) for event in choice.leads]


def observed(s: State, seat: int) -> Any:
    row = layout.blank(Observation, 1)
    GAME.observe(s, seat, row[0])
    return row[0]


@pytest.mark.clause("AIE-0904")
@pytest.mark.clause("AIE-0907")
def test_an_own_die_that_is_displaced_is_told() -> None:
    s = put_forum(give_roll(a_stage(2), [1, 6], actor=ADA), (ADA, 2), (BEN, 3), (BEN, 4), (ADA, 6))
    s.hand[ADA] = 2
    assert ("displaced", {"seat": ADA, "value": 6}) in story(s, "forum 1", BEN)
    assert ["The 1 takes pedestal 1 from the left.", "Pushes a 6 of Ada to the Latrina."] == leads(s, "forum 1")


@pytest.mark.clause("AIE-0904")
def test_a_die_displaced_by_the_last_placement_of_a_stage_is_told() -> None:
    s = last_turn(put_forum(a_stage(2), (ADA, 2), (BEN, 3), (BEN, 4), (ADA, 6)), BEN, 1)
    told = story(s, "forum 1")
    assert ("displaced", {"seat": ADA, "value": 6}) in told
    kinds = [kind for kind, _ in told]
    assert ["placed-forum", "displaced", "last-round", "evaluation"] == kinds[:4]
    assert {"stage": 1} == told[3][1]


@pytest.mark.clause("AIE-0902")
def test_both_dice_of_a_pair_are_told_where_they_stay() -> None:
    s = put_forum(give_roll(a_stage(2), [1, 4], actor=ADA), (BEN, 4), (BEN, 5), (BEN, 6), (BEN, 6))
    told = story(s, "forum_pair 1+4")
    assert [{"seat": ADA, "value": 1, "column": 1}, {"seat": ADA, "value": 4, "column": 2}] == [
        about for kind, about in told if kind == "placed-forum"
    ]


@pytest.mark.clause("AIE-0308")
def test_dice_left_in_hand_are_told_of_everybody() -> None:
    s = put_castrum(a_stage(2, start=ADA), ADA, [1])
    s.hand[ADA] = 0
    s.last_round = 1
    give_roll(s, [2, 2, 2, 2], actor=BEN)
    assert ("dice-left", {"seat": BEN, "dice": 3}) in story(s, "castrum 2 1")


@pytest.mark.clause("AIE-1110")
@pytest.mark.clause("AIE-1504")
def test_tiles_are_told_to_those_who_hold_them() -> None:
    s = put_senatus(put_senatus(put_senatus(a_stage(5), ADA, 6, 6), BEN, 5, 6), CLEO, 4, 6)
    put_castrum(s, DIDO, [1])
    end_placing(s)
    first, second, third = sorted(legal(s, "keep_tile"))
    first_keeps, stranger = story(s, f"keep_tile {first}", CLEO), story(s, f"keep_tile {first}", DIDO)
    assert [("kept-tile", {"seat": CLEO, "tile": first}), "passed-tiles"] == [first_keeps[0], first_keeps[1][0]]
    assert [
        ("kept-a-tile", {"seat": CLEO}),
        ("passed-some-tiles", {"seat_from": CLEO, "seat": BEN}),
    ] == stranger
    assert {second, third} == set(story(s, f"keep_tile {first}", BEN)[1][1]["tiles"])

    s = play(s, f"keep_tile {first}")
    last = ("passed-tiles", {"seat_from": BEN, "seat": ADA, "tiles": (third,)})
    assert last == story(s, f"keep_tile {second}", ADA)[1] == story(s, f"keep_tile {second}", BEN)[1]
    assert ("passed-some-tiles", {"seat_from": BEN, "seat": ADA}) == story(s, f"keep_tile {second}", CLEO)[1]


@pytest.mark.clause("AIE-1111")
@pytest.mark.parametrize(
    ("ranked", "sentence"),
    [(1, "Senate tiles that go under the stack: 2."), (2, "Senate tiles that go under the stack: 1.")],
)
def test_tiles_that_nobody_keeps_are_told_to_go_under_the_stack(ranked: int, sentence: str) -> None:
    s = put_castrum(put_senatus(a_stage(3), ADA, 5, 6), CLEO, [1])
    if ranked == 2:
        put_senatus(s, BEN, 6, 6)
    end_placing(s)
    for _ in range(ranked - 1):
        s = play(s, min(legal(s)))
    assert sentence in said(s, min(legal(s)))


@pytest.mark.clause("AIE-1109")
@pytest.mark.clause("AIE-1114")
def test_dice_that_win_nothing_are_told() -> None:
    s = put_senatus(put_senatus(a_stage(2), ADA, 6, 6), BEN, 1, 1)
    put_castrum(put_castrum(s, ADA, [5, 5, 4]), BEN, [6])
    s.castrum[BEN, 5] = 0
    s.hand[ADA], s.hand[BEN] = 0, 7
    last_turn(s, BEN, 6)
    assert "Ben wins nothing in the Senatus and puts 1 die into the Latrina." in said(s, "castrum 6 1")
    s = play(s, "castrum 6 1")
    s = play(s, min(legal(s)))  # a tile
    s = play(s, min(legal(s)))  # a province for 5-5
    assert "No province is left for 1 × 4 of Ada: to the Latrina." in said(s, min(legal(s)))


@pytest.mark.clause("AIE-0608")
@pytest.mark.clause("AIE-1506")
def test_a_reshuffle_is_told_with_the_tokens_and_between_the_draws() -> None:
    s = leave_tokens(a_stage(4), pile=(0, 1, 0), returned=(3, 0, 0))
    put_templum(s, BEN, [1])
    give_roll(s, [6, 6, 5], actor=CLEO)
    assert [
        ("placed-templum", {"seat": CLEO, "count": 2, "dice": (6, 6)}),
        ("drew-some-fortuna", {"seat": CLEO, "count": 1}),
        ("renewed-pile", {"tokens": (1, 1, 1)}),
        ("drew-some-fortuna", {"seat": CLEO, "count": 1}),
    ] == story(s, "templum 12")[:4]
    assert ("drew-fortuna", {"seat": CLEO, "count": 1, "tokens": (2,)}) == story(s, "templum 12", CLEO)[1]


@pytest.mark.clause("AIE-0609")
@pytest.mark.parametrize(
    ("pile", "returned", "promise"),
    [
        ((0, 2, 1), (0, 0, 0), "With 6, 6 you take the lead and draw 2 Fortuna tokens."),
        ((0, 1, 0), (0, 1, 0), "With 6, 6 you take the lead and draw 2 Fortuna tokens."),
        ((0, 0, 0), (1, 0, 0), "With 6, 6 you take the lead and draw 1 Fortuna token."),
        ((0, 0, 0), (0, 0, 0), "With 6, 6 you take the lead and draw 0 Fortuna tokens."),
    ],
)
def test_no_more_tokens_are_promised_than_there_are(
    pile: tuple[int, ...], returned: tuple[int, ...], promise: str
) -> None:
    s = put_templum(leave_tokens(a_stage(4), pile, returned), BEN, [1])
    give_roll(s, [6, 6, 5], actor=CLEO)
    assert [promise] == leads(s, "templum 12")


@pytest.mark.clause("AIE-1104")
@pytest.mark.clause("AIE-1107")
def test_a_draw_that_closes_the_stage_is_told_and_tokens_are_kept_in_order_of_dice() -> None:
    s = leave_tokens(a_stage(4, start=DIDO), pile=(0, 6, 0), returned=(0, 0, 0))
    put_templum(put_templum(s, ADA, [1]), BEN, [1, 2])
    draw_tokens(draw_tokens(s, ADA, [2]), BEN, [2, 2])
    for seat in range(4):
        s.hand[seat] = 0
    give_roll(s, [6, 6, 6], actor=CLEO)
    told = story(s, "templum 18")
    assert ("drew-some-fortuna", {"seat": CLEO, "count": 3}) == told[1]
    assert [CLEO, BEN, ADA] == [about["seat"] for kind, about in told if kind == "kept-fortuna"]

    alone = last_turn(put_castrum(a_stage(4), ADA, [1]), CLEO, 5)
    kinds = [kind for kind, _ in story(alone, "templum 5")]
    assert 2 == kinds.count("drew-some-fortuna")
    assert kinds.index("evaluation") < kinds.index("kept-fortuna")


@pytest.mark.clause("AIE-1103")
@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        ([], "Cleo takes back 2 dice from the Templum."),
        ([3], "Cleo keeps 1 Fortuna token: 3."),
        ([2, 3], "Cleo keeps 2 Fortuna tokens: 2, 3."),
    ],
)
def test_one_token_is_told_as_one(tokens: list[int], sentence: str) -> None:
    s = draw_tokens(put_templum(put_templum(a_stage(4), BEN, [1]), CLEO, [6, 5]), CLEO, tokens)
    s.templum[BEN, 0] = 0
    s.hand[BEN] = 0
    last_turn(s, DIDO, 2)
    assert sentence in said(s, "castrum 2 1")


@pytest.mark.clause("AIE-1120")
@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (0, "Ada takes back 2 dice from the Latrina and receives 0 repete chips."),
        (1, "Ada takes back 2 dice from the Latrina and receives 1 repete chip."),
        (9, "Ada takes back 2 dice from the Latrina and receives 2 repete chips."),
    ],
)
def test_chips_are_told_as_they_are_dealt(left: int, sentence: str) -> None:
    s = put_forum(a_stage(2, start=ADA), (BEN, 2))
    s.chips[BEN] = 30 - left
    s.latrina[ADA], s.hand[ADA], s.hand[BEN] = 2, 6, 7
    s.forum_dice, s.phase, s.actor = 1, Phase.PATRICIAN, BEN
    assert sentence in said(s, min(legal(s)))


@pytest.mark.clause("AIE-1113")
def test_the_rank_of_a_set_is_told_beside_the_provinces_to_be_won() -> None:
    s = put_castrum(a_stage(2), BEN, [6, 6, 5, 5, 4, 4])
    give_roll(s, [1, 1, 1], actor=ADA)
    assert ["A set of 2, rank 4 now; provinces to be won: 2."] == leads(s, "castrum 1 2")
    assert ["A set of 3, rank 1 now; provinces to be won: 2.", LAST] == leads(s, "castrum 1 3")


@pytest.mark.clause("AIE-1109")
@pytest.mark.parametrize(
    ("seats", "sentence"),
    [(2, "Rank 2 now; rewarded ranks: 1."), (3, "Rank 2 now; rewarded ranks: 2.")],
)
def test_the_rank_of_a_straight_is_told_beside_the_rewarded_ranks(seats: int, sentence: str) -> None:
    s = give_roll(put_senatus(a_stage(seats), BEN, 4, 6), [1, 1], actor=ADA)
    assert [sentence] == leads(s, "senatus 1-1")
    best = give_roll(s, [3, 4, 5, 6, 6], actor=ADA)
    assert leads(best, "senatus 3-6")[0].startswith("Rank 1 now")


LAST = "You have no dice left then, so this round ends the stage."


@pytest.mark.clause("AIE-0304")
def test_the_last_die_is_told_once() -> None:
    s = give_roll(a_stage(3, start=BEN), [6], actor=CLEO)
    assert LAST in leads(s, "forum 6")
    s = play(s, "forum 6")
    give_roll(s, [5])
    assert LAST not in leads(s, "forum 5")


@pytest.mark.clause("AIE-0402")
def test_a_reroll_is_foretold_with_its_dice() -> None:
    s = give_roll(a_stage(2), [1, 1, 2, 6])
    s.chips[0] = 1
    s = play(s, "mark 1 2", "mark 2 1")
    assert ["Rolls 1, 1, 2 again for one chip."] == leads(s, "reroll")
    told = story(s, "reroll")
    assert [("paid-chip", {"seat": 0, "dice": (1, 1, 2)}), "rerolled"] == [told[0], told[1][0]]
    assert 4 == len(told[1][1]["roll"])


@pytest.mark.clause("AIE-0309")
@pytest.mark.clause("AIE-1115")
@pytest.mark.clause("AIE-1118")
def test_tiles_that_come_and_go_are_told() -> None:
    met: set[str] = set()
    for seed in range(30):
        s = put_forum(a_stage(3, seed=seed), (CLEO, 1))
        s.phase, s.actor = Phase.PATRICIAN, CLEO
        shown = GAME.view(s, None)
        taken = shown.open_patricians[0]
        told = story(s, f"take_patrician {taken}")
        after = GAME.view(play(s, f"take_patrician {taken}"), None)

        assert set(shown.open_patricians) - {taken} == tiles_of(told, "women-left", "men-left")
        assert set(after.open_patricians) == tiles_of(told, "new-women", "new-men")
        assert set(after.open_provinces) == tiles_of(told, "new-provinces")
        assert ("stage-begins", {"stage": 2, "seat": BEN}) in told
        met |= {*after.open_patricians, *after.open_provinces}
    assert 25 + 36 == len(met), "every tile has come once"
    s = put_forum(put_castrum(a_stage(3), ADA, [5]), (CLEO, 1))
    end_placing(s)
    tile, *left = GAME.view(s, None).open_provinces
    assert ("provinces-left", {"provinces": tuple(left)}) in story(s, f"take_province {tile}")


def tiles_of(told: list[tuple[str, dict[str, Any]]], *kinds: str) -> set[str]:
    """The tiles that events of these kinds list."""
    return {tile for kind, about in told if kind in kinds for (listed,) in [about.values()] for tile in listed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_told_as_one(language: str) -> None:
    points = {"en": "1 fame point.", "de": "1 Ruhmespunkt.", "nl": "1 roempunt."}
    s = put_forum(a_stage(2), (ADA, 1))
    s.stage, s.phase, s.actor, s.chips[BEN] = 5, Phase.PATRICIAN, ADA, 2
    assert any(line.endswith(points[language]) for line in said(s, min(legal(s)), language))


@pytest.mark.clause("AIE-1501")
def test_an_observation_tells_what_lies_where() -> None:
    s = a_stage(3)
    tile = next(t for t in range(25) if s.province_at[t] == OPEN)
    assert 1 == observed(s, 0).province_lies[tile]
    s.province_at[tile] = GONE
    assert (-1, 0) == (observed(s, 0).province_lies[tile], observed(s, 0).province_owner[tile])
    s.province_at[tile] = BEN
    assert [2, 1, 3] == [observed(s, seat).province_owner[tile] for seat in range(3)]


@pytest.mark.clause("AIE-1501")
@pytest.mark.clause("AIE-1504")
def test_an_observation_counts_tiles_that_have_been_kept() -> None:
    s = put_senatus(put_senatus(a_stage(3), ADA, 6, 6), BEN, 5, 6)
    end_placing(s)
    assert [0, 0, 0] == observed(s, CLEO).n_tiles[:3].tolist()
    assert 3 == observed(s, BEN).tile_offered.sum() == observed(s, BEN).tile_seen.sum()
    assert 0 == observed(s, ADA).tile_seen.sum()
    s = play(s, min(legal(s)))
    assert [0, 0, 1] == observed(s, CLEO).n_tiles[:3].tolist()  # Cleo, Ada, Ben
    assert [1] == [n for n in observed(s, BEN).tile_owner.tolist() if n]
    assert (2, 3) == (observed(s, ADA).tile_offered.sum(), observed(s, BEN).tile_seen.sum())
    s = play(s, min(legal(s)))
    assert [1, -1] == sorted((n for n in observed(s, ADA).tile_owner.tolist() if n), reverse=True)
    assert [1] == [n for n in observed(s, BEN).tile_owner.tolist() if n]  # one of two is no knowledge of one
