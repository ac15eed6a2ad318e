"""What people see and read: odds, previews, narration; and how the judgement of positions plays."""

import itertools
import random

import numpy as np
import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    MILITARY,
    POLITICAL,
    POM,
    a_game,
    acting,
    fill_bag,
    give_citizens,
    moving,
    play,
    province,
    put,
    set_track,
)
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.core.jit import INTERPRETED
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.battle import n_drawn
from ludi.games.triumvirate.evaluation import WEIGHTS, W, deeds_worth
from ludi.games.triumvirate.odds import odds
from ludi.games.triumvirate.state import State


def counted(s: State, target: int, attackers: int) -> tuple[int, int, int]:
    """The odds by drawing every handful of weapons from the bag, one by one."""
    bag = [colour for colour in range(3) for _ in range(s.bag[colour])]
    defender, defenders = int(s.owner[target]), int(s.legions[target])
    drawn = n_drawn(s, attackers, defenders)
    wins = left = ways = 0
    for hand in itertools.combinations(range(len(bag)), drawn):
        weapons = [bag[place] for place in hand]
        ours = attackers - weapons.count(defender)
        ours -= min(ours, 2) if s.at[defender] == target else 0
        theirs = defenders - weapons.count(CAE)
        ways += 1
        if ours > theirs:
            wins, left = wins + 1, left + ours - theirs
    return wins, left, ways


@pytest.mark.clause("TRI-1201")
def test_odds_agree_with_counting_every_draw() -> None:
    chooser = random.Random(4)
    target = province("MAC")
    for _ in range(150):
        s = fill_bag(moving(a_game(), CAE, "ILL"), *(chooser.randint(0, 4) for _ in range(3)))
        put(s, "MAC", legions=chooser.randint(0, 5))
        s.at[CRA] = target if chooser.random() < 0.4 else province("SYR")
        attackers = chooser.randint(1, 7)

        assert counted(s, target, attackers) == odds(s, CAE, target, attackers)


def test_the_view_lists_possible_attacks_with_their_odds() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=3), 1, 0, 1)
    put(s, "MAC", legions=2)
    attack = next(row for row in GAME.view(s, None).attacks if row.province == "MAC")

    # Both weapons are always drawn: 2 against 1.
    assert (3, 2, 100, 1) == (attack.legions, attack.defenders, attack.chance, attack.survivors)


def test_the_compensation_card_is_named_by_its_side() -> None:
    s = a_game()
    assert [None, None, None] == [row.compensation for row in GAME.view(s, None).contenders]
    s.compensated, s.compensation_side = POM, 2
    assert [None, "side_II", None] == [row.compensation for row in GAME.view(s, None).contenders]


def test_the_view_says_what_each_lacks() -> None:
    s = set_track(give_citizens(a_game(), 4, 1, 1), MILITARY, (3, 0, 0))
    s.consul[CAE] = 1
    caesar, pompeius, _ = GAME.view(s, None).contenders

    assert (4, 11, 2) == (caesar.provinces_missing, caesar.fields_missing, caesar.citizens_missing)
    assert pompeius.citizens_missing is None


def test_production_to_come_is_shown() -> None:
    rows = {row.province: row.produces_next for row in GAME.view(a_game(), None).map}

    # Caesar is about to take supply, the others' governors will change places first.
    assert {"GTR", "GNA", "ILL"} == {code for code in ("GTR", "GNA", "GCI", "ITA", "ILL") if rows[code]}
    assert {"HCI", "SAR", "AFR"} == {code for code in ("HUL", "HCI", "SAR", "SIC", "AFR") if rows[code]}


def test_the_last_battle_is_shown() -> None:
    s = a_game()
    assert GAME.view(s, None).last_battle is None
    s = fill_bag(put(moving(s, CAE, "ILL"), "ILL", legions=5, servants=0), 1, 1, 1)
    battle = GAME.view(play(put(s, "MAC", legions=3), "march MAC", "take 5"), None).last_battle

    assert battle is not None
    assert (5, 3, 1, 1, 1, 0, 2, 0) == (
        battle.attackers,
        battle.defenders,
        battle.weapons_for,
        battle.weapons_against,
        battle.weapons_neutral,
        battle.protection,
        battle.attackers_left,
        battle.defenders_left,
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_expected_scores_are_chances(seats: int) -> None:
    s = a_game(seats)
    chances = [GAME.evaluate(s, seat) for seat in range(seats)]

    assert abs(10000 - sum(chances)) < 10
    assert all(chance > 10000 // (2 * seats) for chance in chances)


def test_a_certain_victory_is_seen() -> None:
    s = set_track(set_track(acting(a_game(), CAE, "GNA", 3), POLITICAL, (6, 0, 0)), MILITARY, (7, 0, 0))

    assert GAME.evaluate(s, CAE) > 9000


@pytest.mark.clause("TRI-806")
def test_who_can_take_the_lead_is_expected_to_do_so_and_to_save_the_surcharge() -> None:
    weights = np.zeros(len(WEIGHTS), np.int16)
    weights[W.FIELD], weights[W.CITIZEN] = 1, 100
    start = acting(a_game(), CAE, "ITA", 6)

    def worth(tracks: tuple[int, int, int], acted: int, gold: int) -> int:
        s = set_track(layout.copy(start), POLITICAL, tracks)
        return int(deeds_worth(s, CAE, province("ITA"), acted, gold, weights))

    # A marker for one gold takes the lead, then two citizens for two and three; from behind they cost two more.
    assert [201, 101] == [worth((3, 3, 3), 0, 6), worth((3, 5, 3), 0, 6)]
    # Where the lead would leave no action or no gold for a citizen, the citizen comes first.
    assert [100, 100] == [worth((3, 3, 3), 2, 5), worth((3, 3, 3), 1, 4)]


@pytest.mark.skipif(INTERPRETED, reason="many matches")
@pytest.mark.parametrize(("seats", "least"), [(2, 58), (3, 54)])
def test_a_greedy_player_beats_random_players_by_far(seats: int, least: int) -> None:
    won = 0
    for seed in range(60):
        chooser = random.Random(seed)
        hero = seed % seats
        s = GAME.start(seats, {}, seed)
        while s.actor != OVER:
            codes = GAME.legal_codes(s)
            GAME.apply(s, greedy(s, codes, chooser) if s.actor == hero else chooser.choice(codes))
        won += GAME.standing(s)[1][hero] == 1

    assert won >= least


def greedy(s: State, codes: list[int], chooser: random.Random) -> int:
    """The action after which one imagined world looks best."""
    seed = chooser.getrandbits(40)

    def worth(code: int) -> int:
        world = layout.copy(s)
        GAME.conceal(world, int(s.actor), seed)
        GAME.apply(world, code)
        return int(GAME.evaluate(world, int(s.actor)))

    return max(codes, key=worth)
