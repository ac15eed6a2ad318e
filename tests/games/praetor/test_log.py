"""What people are told: the events that the rules note, and what choices foretell."""

import pytest

from games.praetor.positions import (
    a_game,
    all_walls_shown,
    cell,
    claim,
    demand,
    end_round,
    give,
    in_order,
    play,
    put,
    show,
    shown,
    staff,
    turn_of,
)
from ludi.core.contract import Event
from ludi.core.texts import LANGUAGES, texts
from ludi.games.praetor import GAME
from ludi.games.praetor.actions import ACTIONS
from ludi.games.praetor.state import NOTHING, LastRound, State
from ludi.games.praetor.tables import BY_ID, WALL_TILES


def told(s: State, text: str) -> list[Event]:
    """What an action is narrated with; the position goes on."""
    events = list(GAME.tell(s, ACTIONS.parse(text).code, None))
    play(s, text)
    return events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def leads(s: State) -> dict[str, list[Event]]:
    """What each choice of the actor leads to."""
    return {ACTIONS.text(choice.code): list(choice.leads) for choice in GAME.view(s, int(s.actor)).choices}


def test_an_activation_is_told_with_its_fee_and_effect() -> None:
    s = staff(put(a_game(2), "A01", 2, 0, owner=1), 0, [2, 3])
    assert [Event("begins-activate", {"seat": 0, "tile": "A01"})] == told(s, "activate A01")
    assert [
        Event("activated", {"seat": 0, "experience": 3, "tile": "A01"}),
        Event("paid-fee", {"seat": 0, "seat_owner": 1, "amount": 1, "good": "gold"}),
        Event("gained", {"seat": 0, "amount": 3, "good": "wood"}),
    ] == told(s, "worker 3")


def test_a_building_is_told_choice_by_choice_with_cost_and_score() -> None:
    s = give(show(a_game(4), "A02"), 0, gold=9)
    assert ["begins-build"] == kinds(told(s, "build A02"))
    assert [Event("chose-worker", {"seat": 0, "experience": 1})] == told(s, "worker 1")
    assert [Event("chose-cell", {"seat": 0, "x": 0, "y": 2})] == told(s, cell(s, 0, 2))
    assert [
        Event("built", {"seat": 0, "x": 0, "y": 2, "rotation": 2, "experience": 1, "tile": "A02"}),
        Event("paid", {"seat": 0, "amount": 2, "good": "gold"}),
        Event("scored-building", {"seat": 0, "favour": 1, "plaza": 3}),
    ] == told(s, "rotation 2")


def test_weapons_are_told_in_the_plural() -> None:
    s = claim(give(demand(a_game(2), "W01"), 0, marble=2, weapon=2), 0, "W05")
    play(s, "activate O1")
    assert [
        Event("activated", {"seat": 0, "experience": 1, "tile": "O1"}),
        Event("delivered", {"seat": 0, "amount": 2, "good": "marble"}),
        Event("delivered", {"seat": 0, "amount": 2, "good": "weapons"}),
        Event("claimed-wall", {"seat": 0, "points": 13, "wall": "W01"}),
    ] == told(s, "worker 1")
    s = give(demand(a_game(2), "W11"), 0, wood=1, stone=1, marble=1, weapon=1)
    play(s, "activate O1")
    assert Event("delivered", {"seat": 0, "amount": 1, "good": "weapon"}) == told(s, "worker 1")[4]


@pytest.mark.clause("PRA-USE-08")
@pytest.mark.parametrize("tile", ["A09", "K1", "B03", "B05"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_of_nothing_is_told_and_foretold(tile: str, language: str) -> None:
    s = staff(give(a_game(2), 0, gold=0, wood=0, stone=0, marble=0, weapon=0), 0, [3])
    if tile != "K1":
        put(s, tile, 2, 0)
    nothing = {"en": "Brings nothing.", "de": "Bringt nichts.", "nl": "Levert niets op."}[language]
    assert nothing == texts(GAME, language).event(leads(s)[f"activate {tile}"][0], ["Ada", "Ben"])
    assert ["activated", "scored" if tile[0] == "B" else "gained"] == kinds(told(s, f"activate {tile}"))[:2]


def test_smithy_and_market_say_when_they_open_and_close() -> None:
    s = give(staff(put(a_game(2), "A09", 2, 0), 0, [5, 3]), 0, gold=0, wood=4, stone=0, marble=0, weapon=0)
    play(s, "activate A09")
    assert Event("opened-smithy", {"seat": 0, "most": 4}) == told(s, "worker 5")[1]
    assert [Event("forged", {"seat": 0, "weapons": 4})] == told(s, "forge 4")
    play(s, "pass")
    assert ["activated", "opened-market"] == kinds(told(s, "activate K1"))
    for _ in range(3):
        assert [Event("sold", {"seat": 0, "gold": 4, "good": "weapon"})] == told(s, "sell weapon")
    assert ["sold"] == kinds(told(s, "sell weapon"))
    assert [Event("bought", {"seat": 0, "gold": 3, "good": "marble"})] == told(s, "buy marble")
    assert "left-market" == told(s, "leave")[0].kind


def test_the_market_closes_by_itself_and_says_so() -> None:
    s = give(a_game(2), 0, gold=1, wood=0, stone=0, marble=0, weapon=0)
    play(s, "activate K1", "worker 1")
    assert ["bought", "left-market"] == kinds(told(s, "buy wood"))


@pytest.mark.clause("PRA-EFF-17")
def test_morale_at_the_end_of_the_track_is_told_to_stay() -> None:
    s = staff(put(a_game(2), "A12", 2, 0), 0, [1], retired=4)
    s.morale[0] = 11
    assert Event("leads-raised-morale", {"seat": 0, "fields": 0, "now": 16, "value": 16}) == leads(s)["activate A12"][0]
    stayed = told(s, "activate A12")[1]
    assert Event("raised-morale", {"seat": 0, "fields": 0, "now": 16, "value": 16}) == stayed
    assert [
        "The morale of Ada stays at 16.",
        "Die Moral von Ada bleibt bei 16.",
        "De moraal van Ada blijft op 16.",
    ] == [texts(GAME, language).event(stayed, ("Ada", "Ben")) for language in ("en", "de", "nl")]


def test_the_log_tells_an_update_step_by_step() -> None:
    s = give(staff(a_game(2), 0, [5, 5, 2], training=(1, 1)), 0, gold=2)
    play(s, "activate M1", "worker 5", "pass")
    events = told(s, "pass")
    assert [
        Event("passed", {"seat": 0, "workers": 2}),
        Event("update-begins", {"round": 1}),
        Event("became-active", {"seat": 0, "workers": 1}),
        Event("moved-to-training-two", {"seat": 0, "workers": 1}),
        Event("workers-return"),
        Event("gained-experience", {"seat": 0, "workers": 1}),
        Event("retired", {"seat": 0, "workers": 1, "points": 12}),
        Event("paid-wages", {"seat": 0, "gold": 4}),
        Event("paid-wages", {"seat": 1, "gold": 3}),
    ] == events[:9]
    assert ["wall-gone", "wall-revealed", "round-begins"] == kinds(events)[9:]


def test_the_log_counts_everybodys_learners_in_initiative_order() -> None:
    s = in_order(show(a_game(3), "A01", "A04"), 2, 1, 0)
    for seat, actions in (
        (2, ("activate M3", "worker 2")),
        (1, ("activate M2", "worker 1")),
        (1, ("build A01", "worker 2", "cell 1", "rotation 0")),
        (0, ("activate T1", "worker 3")),
        (0, ("build A04", "worker 1", "cell 1", "rotation 0")),
    ):
        play(turn_of(s, seat), *actions)
    play(turn_of(s, 2), "pass", "pass")
    learned = [event.arguments for event in told(s, "pass") if event.kind == "gained-experience"]
    assert [{"seat": 2, "workers": 1}, {"seat": 1, "workers": 2}, {"seat": 0, "workers": 1}] == learned


def test_the_log_tells_who_must_pass() -> None:
    s = staff(a_game(3), 1, [])
    play(s, "activate M1")
    assert Event("must-pass", {"seat": 1}) == told(s, "worker 1")[-1]


def test_the_log_tells_new_tiles_and_the_last_round() -> None:
    s = all_walls_shown(show(a_game(2), "A01", "A04"), but=1)
    play(s, "pass")
    events = told(s, "pass")
    assert ["new-tile", "wall-gone", "wall-revealed", "last-round", "round-begins"] == kinds(events)[-5:]
    assert [shown(s)[2], WALL_TILES[s.open_wall].id] == [events[-5].arguments["tile"], events[-3].arguments["wall"]]
    assert {"round": 2, "seat": s.actor} == events[-1].arguments


def test_the_log_tells_missing_wages() -> None:
    s = give(a_game(2), 0, gold=0)
    s.morale[0], s.favour[0] = 1, 7
    play(s, "pass")
    events = {event.kind: event.arguments for event in told(s, "pass")}
    assert {"seat": 0, "gold": 0, "owed": 3} == events["missed-wages"]
    assert {"seat": 0, "fields": 1, "value": -10} == events["lost-morale"]
    assert {"seat": 0, "favour": 7} == events["lost-favour"], "no more than there is"


def test_on_the_leftmost_field_no_morale_is_told_to_be_lost() -> None:
    s = give(a_game(2), 0, gold=0)
    s.morale[0], s.favour[0] = 0, 40
    play(s, "pass")
    events = kinds(told(s, "pass"))
    assert ("missed-wages" in events, "lost-morale" in events, "lost-favour" in events) == (True, False, True)


def test_the_academy_and_a_recruit_are_told() -> None:
    s = put(a_game(2), "A14", 2, 0, owner=1)
    staff(s, 0, [], training=(2, 0))
    staff(s, 1, [3], training=(1, 0))
    give(s, 0, stone=1)
    end_round(turn_of(s, 1))
    assert ["leads-paid-fee", "leads-used-academy"] == kinds(leads(s)["academy yes"])
    assert [Event("leads-declined-academy", {"seat": 0, "workers": 2})] == leads(s)["academy no"]
    assert [Event("declined-academy", {"seat": 0, "workers": 2})] == told(s, "academy no")
    assert Event("used-academy", {"seat": 1, "workers": 1}) == told(s, "academy yes")[0]
    assert [Event("leads-recruited", {"seat": 0, "favour": 5})] == leads(s)["recruit yes"]
    assert "did-not-recruit" == GAME.tell(s, ACTIONS.parse("recruit no").code, None)[0].kind
    assert Event("recruited", {"seat": 0, "favour": 5}) == told(s, "recruit yes")[0]


def test_the_log_tells_what_a_temple_scored_after_the_fee_of_a_camp() -> None:
    s = put(put(show(a_game(2)), "A15", 2, 0, owner=1), "B04", 3, 0)
    staff(s, 0, [], retired=1)
    s.villagers[0] = 0
    give(s, 0, gold=0, wood=0, stone=0, marble=0, weapon=2)
    s.open_wall = NOTHING
    for tile in ("M1", "T1", "K1"):
        s.worker[BY_ID[tile]], s.worker_seat[BY_ID[tile]] = 1, 1
    assert ["leads-sent-out", "leads-paid-fee", "leads-scored"] == kinds(leads(s)["camp A15"])
    events = told(s, "camp A15")
    assert ["sent-out", "paid-fee", "activated", "scored"] == kinds(events)
    assert {"seat": 0, "favour": 2} == events[3].arguments


def test_the_log_ends_with_the_places() -> None:
    s = a_game(2)
    s.last_round = LastRound.BOTH
    s.favour[1] = 50
    play(s, "pass")
    final = [event for event in told(s, "pass") if event.kind == "final-score"]
    assert [1, 0] == [event.arguments["seat"] for event in final]


def test_previews_say_what_a_worker_would_bring_and_learn() -> None:
    s = put(staff(a_game(2), 0, [1, 5]), "A01", 2, 0, owner=1)
    assert ["leads-paid-fee", "leads-gained-by"] == kinds(leads(s)["activate A01"])
    assert {"low": 1, "high": 5, "good": "wood"} == leads(s)["activate A01"][1].arguments
    play(s, "activate A01")
    workers = leads(s)
    assert ["leads-paid-fee", "leads-gained", "leads-experience"] == kinds(workers["worker 1"])
    assert ["leads-paid-fee", "leads-gained", "leads-retire"] == kinds(workers["worker 5"])
    assert {"points": 12} == workers["worker 5"][2].arguments


def test_previews_of_a_tile_whose_effect_no_worker_changes_are_those_of_any_worker() -> None:
    s = staff(put(put(a_game(2), "B06", 2, 0, owner=1), "A09", 3, 0), 0, [2, 5])
    give(s, 0, wood=4)
    assert ["leads-paid-fee", "leads-raised-morale"] == kinds(leads(s)["activate B06"])
    assert [Event("leads-opened-smithy", {"seat": 0, "most": 4})] == leads(s)["activate A09"]
    assert [Event("leads-trains", {"seat": 0})] == leads(s)["activate T1"]


def test_previews_of_a_building_tell_its_cost_and_the_best_plaza() -> None:
    s = staff(show(a_game(4), "A02", "B04"), 0, [5])
    give(s, 0, marble=1, weapon=2)
    assert ["leads-pay", "leads-build", "leads-retire"] == kinds(leads(s)["build A02"])
    assert Event("leads-pay", {"amount": 2, "good": "weapons"}) == leads(s)["build B04"][1]
    play(s, "build A02", cell(s, 0, 2))
    assert [Event("leads-scored-building", {"seat": 0, "favour": 1, "plaza": 3})] == leads(s)["rotation 2"]


@pytest.mark.clause("PRA-UPD-14")
def test_passing_warns_of_wages_that_cannot_be_paid() -> None:
    s = give(a_game(2), 0, gold=2)
    assert Event("leads-wages", {"owed": 3, "gold": 2}) == leads(s)["pass"][1]
    assert [Event("leads-passed", {"seat": 0, "workers": 3})] == leads(give(s, 0, gold=3))["pass"]
