"""What people see: views and previews."""

import itertools
import random

import pytest

from games.praetor.positions import a_game, cell, claim, end_round, give, play, put, show, staff, turn_of
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.core.texts import LANGUAGES, texts
from ludi.games.praetor import GAME
from ludi.games.praetor.city import corner
from ludi.games.praetor.state import Phase, State
from ludi.games.praetor.tables import BY_ID, KINDS, N_START, N_TILES, TILES, Corner, Good, Zone
from ludi.games.praetor.track import move


def seen(s: State) -> dict[str, object]:
    """The view of a spectator by field."""
    view = GAME.view(s, None)
    return {name: getattr(view, name) for name in view.__struct_fields__}


@pytest.mark.clause("PRA-PLZ-05")
def test_corners_are_shown_as_the_tile_lies() -> None:
    s = a_game(5)
    for place, tile in enumerate(TILES[N_START:]):
        put(s, tile.id, 2 + place, 0)
    for turns in range(4):
        s.rotation[:] = turns
        city = {shown.tile: shown for shown in GAME.view(s, None).city}  # type: ignore[attr-defined]
        for tile in range(N_TILES):
            expected = tuple(Corner(corner(tile, turns, place)).name for place in range(4))
            assert expected == city[TILES[tile].id].corners


@pytest.mark.clause("PRA-INF-02", "PRA-INI-02")
def test_the_next_order_shows_whose_marker_lies_on_top() -> None:
    s = a_game(3)
    for seat in (2, 0, 1):
        s.favour[seat] = 0
        move(s, seat, 5)
    assert (1, 0, 2) == seen(s)["next_order"]
    assert (0, 1, 2) == seen(s)["order"]


@pytest.mark.clause("PRA-USE-04")
def test_a_neutral_tile_shows_no_fee() -> None:
    city = {tile.tile: tile for tile in GAME.view(a_game(2), None).city}  # type: ignore[attr-defined]
    assert (0, None, None) == (city["T1"].fee, city["T1"].fee_good, city["T1"].owner)
    assert (1, "gold", 0) == (city["M1"].fee, city["M1"].fee_good, city["M1"].owner)


@pytest.mark.clause("PRA-VAR-02")
def test_districts_and_majorities_are_shown_in_the_expert_game_only() -> None:
    for expert, district, majorities in (("off", None, None), ("on", 2, 12 + 6 + 11)):
        s = claim(put(a_game(3, expert=expert), "A01", 0, 2, owner=2), 0, "W01", "W02")
        claim(s, 1, "W03")
        player = GAME.view(s, 1).players[2]  # type: ignore[attr-defined]
        assert (district, majorities) == (player.district, player.score.majorities)


def test_a_cell_is_named_by_the_tiles_beside_it() -> None:
    s = play(show(a_game(4), "A02"), "build A02", "worker 1")
    leads = {f"cell {c.arguments['place']}": c.leads[0].arguments for c in GAME.view(s, 0).choices}
    assert {"x": 0, "y": 2, "tiles": ("T1", "M3"), "plaza": 3} == leads[cell(s, 0, 2)]


def test_previews_read_the_position_that_is_asked_about() -> None:
    """Two positions one after the other: nothing of the first is left in the second."""
    rich, poor = staff(a_game(2), 0, [5]), staff(a_game(2), 0, [2])
    for s, amount in ((rich, 5), (poor, 2), (rich, 5)):
        leads = {c.arguments.get("tile"): c.leads for c in GAME.view(s, 0).choices if c.kind == "activate"}
        assert {"seat": 0, "amount": amount, "good": "gold"} == leads["M1"][0].arguments
    assert 0 == rich.owner[BY_ID["M1"]]


def test_an_action_is_in_progress_only_while_it_is() -> None:
    s = show(a_game(4), "A02")
    assert seen(s)["pending"] is None
    play(s, "build A02", "worker 1")
    assert seen(s)["pending"] is not None
    play(s, cell(s, 0, 2), "rotation 0")
    assert seen(s)["pending"] is None


# Wages due


def due(s: State) -> list[int]:
    return [player.wages for player in GAME.view(s, None).players]  # type: ignore[attr-defined]


@pytest.mark.clause("PRA-UPD-12")
def test_wages_due_count_the_workers_who_are_about_to_become_active() -> None:
    s = staff(a_game(2), 0, [1, 2, 3], training=(1, 2))
    gold = int(s.stock[0, Good.GOLD])
    assert [5, 3] == due(s)
    end_round(s)
    assert gold - 5 == s.stock[0, Good.GOLD]


@pytest.mark.clause("PRA-UPD-12")
def test_wages_due_count_a_worker_who_is_about_to_retire_as_retired() -> None:
    s = show(staff(a_game(2), 0, [5, 5, 5]), "A01")
    s.board[0] = 2  # active 1, retired 2
    play(s, "build A01", "cell 1", "rotation 0")
    play(turn_of(s, 0), "activate M1")
    play(turn_of(s, 0), "activate T1")  # a green zone: this worker stays
    assert 2 + 2 + 1 == due(s)[0]
    gold = int(s.stock[0, Good.GOLD])
    end_round(s)
    assert gold - 5 == s.stock[0, Good.GOLD]


@pytest.mark.clause("PRA-UPD-12")
def test_wages_due_are_what_the_update_takes() -> None:
    """Whatever the position, if everybody passes now and nobody uses the academy."""
    chooser = random.Random(7)
    for seed in range(6):
        s = GAME.start(2 + seed % 4, {"boards": "B"}, seed)
        while s.actor != OVER:
            if s.phase in {Phase.TURN, Phase.ACADEMY}:
                assert due(s) == paid_when_all_pass(s)
            GAME.apply(s, chooser.choice(GAME.legal_codes(s)))
        assert [0] * s.seats == due(s), "nothing is due after the end"


@pytest.mark.clause("PRA-UPD-13")
@pytest.mark.parametrize("training", [0, 1, 2])
def test_evaluation_minds_each_gold_that_is_missing_for_the_wages_shown(training: int) -> None:
    s = staff(a_game(2), 0, [1, 2, 3], training=(1, training))
    worth = []
    for gold in range(9):
        give(s, 0, gold=gold)
        worth.append(GAME.evaluate(s, 0))
    steps = [more - less for less, more in itertools.pairwise(worth)]
    assert [steps[0]] * due(s)[0] == [step for step in steps if step > steps[-1]]


def paid_when_all_pass(s: State) -> list[int]:
    world = layout.copy(s)
    for seat in range(s.seats):
        give(world, seat, gold=100)
    while world.actor != OVER and world.rounds == s.rounds and world.phase in {Phase.TURN, Phase.ACADEMY}:
        play(world, "pass" if world.phase == Phase.TURN else "academy no")
    return [100 - int(world.stock[seat, Good.GOLD]) for seat in range(s.seats)]


@pytest.mark.clause("PRA-UPD-12", "PRA-UPD-16")
def test_after_the_wages_the_next_ones_are_shown() -> None:
    s = staff(a_game(2), 0, [], retired=1, training=(2, 0))
    end_round(turn_of(s, 1))
    assert Phase.RECRUIT == s.phase
    assert 1 + 2 == due(s)[0], "the retired worker and who will come from Training II"


@pytest.mark.clause("PRA-COM-02", "PRA-INF-01")
def test_a_tile_on_display_shows_its_zone_and_fee() -> None:
    s = show(a_game(4), *(tile.id for tile in TILES[N_START : N_START + 5]))
    for first in range(N_START, N_TILES, 4):
        tiles = TILES[first : first + 4]
        for printed, shown in zip(tiles, GAME.view(show(s, *(t.id for t in tiles)), 0).display, strict=True):  # type: ignore[attr-defined]
            row = KINDS[printed.kind]
            assert (f"zone-{Zone(row.zone).name.lower()}", row.fee) == (shown.zone, shown.fee)
            assert (Good(row.fee_good).name.lower() if row.fee else None) == shown.fee_good


@pytest.mark.clause("PRA-FIN-06")
@pytest.mark.parametrize(("favour", "field", "gold"), [(4, 0, 25), (0, 0, 0), (4, 3, 9), (4, 11, 9), (10, 0, 0)])
def test_the_parts_of_a_score_add_up_to_its_total(favour: int, field: int, gold: int) -> None:
    s = staff(a_game(3, expert="on"), 0, [])
    s.favour[0], s.morale[0] = favour, field
    give(s, 0, gold=gold)
    score = GAME.view(s, None).players[0].score  # type: ignore[attr-defined]
    assert score.total == score.favour + score.workers + score.morale + score.goods + score.majorities
    assert score.total == GAME.standing(s)[0][0]


@pytest.mark.clause("PRA-EFF-17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_does_not_promise_morale_that_cannot_rise(language: str) -> None:
    s = put(staff(a_game(2), 0, [1]), "B06", 2, 0)
    s.owned[0], s.morale[0] = 4, 11
    leads = {c.arguments.get("tile"): c.leads for c in GAME.view(s, 0).choices if c.kind == "activate"}
    said = texts(GAME, language).event(leads["B06"][0], ["Ann", "Bob"])
    assert {"en": "Morale stays at 16.", "de": "Die Moral bleibt bei 16.", "nl": "De moraal blijft op 16."}[
        language
    ] == said
