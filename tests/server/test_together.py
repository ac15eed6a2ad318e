"""Why things do not go together, in the words of the rules."""

from typing import Any

import pytest
from test_tables import BOT, ME, Visit, refused

from ludi.bots.player import concealed
from ludi.core import layout
from ludi.core.contract import Game
from ludi.games import GAMES
from ludi.server.together import Thing, together
from walks import Table, walk

VIA = GAMES["viaromana"]


def positions(game: Game[Any], seed: int, every: int) -> list[tuple[Any, list[int]]]:
    """Some positions of a random match, with what is legal there."""
    return [(layout.copy(s), codes) for s, codes in walk(Table(game, game.seats[0]), seed)][::every]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_one_thing_is_possible_exactly_if_a_legal_action_mentions_it(game: Game[Any]) -> None:
    named = sorted({(field, str(value)) for action in game.actions for field, value in action.arguments.items()})
    for s, codes in positions(game, 2, 40):
        legal = [game.actions[code] for code in codes]
        for field, value in named[:: max(1, len(named) // 40)]:
            thing = Thing(field, value)
            answer = together(game, s, [thing])
            assert any(thing.is_in(action) for action in legal) == answer.possible
            assert answer.possible or (answer.why is not None and answer.refused is not None)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_steps_of_a_way_are_legal_one_after_the_other_and_take_every_thing(game: Game[Any]) -> None:
    ways = 0
    for s, codes in positions(game, 3, 11):
        for code in codes[:6]:
            after = layout.copy(s)
            game.apply(after, code)
            if after.actor != s.actor or after.reveals != s.reveals:
                continue
            for following in game.legal_codes(after)[:6]:
                asked = [
                    Thing(field, str(value), game.actions[each].kind)
                    for each in (code, following)
                    for field, value in list(game.actions[each].arguments.items())[:1]
                ]
                if len(set(asked)) < 2:
                    continue
                answer = together(game, concealed(game, s, int(s.actor), 7), asked)
                assert answer.possible
                assert all(any(thing.is_in(step) for step in answer.steps) for thing in asked)
                trial = layout.copy(s)
                for step in answer.steps:
                    assert 0 == game.refusal(trial, step.code)
                    game.apply(trial, step.code)
                ways += 1
    assert ways > 0 or game.name == "leduc"


def test_what_only_chance_can_make_possible_is_not_possible() -> None:
    """Two actions of which the second becomes legal by what the first reveals."""
    found = 0
    for game in GAMES.values():
        alone = [action for action in game.actions if len(action.arguments) == 1]  # a thing of its kind names it
        for s, codes in positions(game, 8, 3):
            for first in [action for action in alone if action.code in codes]:
                after = layout.copy(s)
                game.apply(after, first.code)
                if after.actor != s.actor or after.reveals == s.reveals:
                    continue
                now = game.legal_codes(after)
                for second in [action for action in alone if action.code in now and action.code not in codes]:
                    asked = [
                        Thing(field, str(value), action.kind)
                        for action in (first, second)
                        for field, value in action.arguments.items()
                    ]
                    assert not together(game, s, asked).possible
                    found += 1
    assert found > 0


def test_a_thing_of_a_kind_is_asked_about_in_that_kind_alone() -> None:
    action = VIA.actions.parse("take blue-horse")

    assert Thing("card", "blue-horse").is_in(action)
    assert Thing("card", "blue-horse", "take").is_in(action)
    assert not Thing("card", "blue-horse", "pay").is_in(action)
    assert Thing("code", str(action.code)).is_in(action)


def test_the_first_reason_in_the_way_is_told_with_its_clause(visit: Visit) -> None:
    host = visit("Ada")
    table = host.table([ME, BOT], game="alea", options={"start": 1})["id"]
    where = f"/api/tables/{table}/why-not"
    tile = next(action for action in GAMES["alea"].actions if action.kind == "take_province").arguments["province"]

    found = host.get(where, seat=0, things=f"province={tile}")

    assert (False, "NOT_ASKED", "AIE-0303") == (found["possible"], found["why"], found["clause"])
    found = host.get(where, seat=0, things=f"castrum:count=1 province={tile}")
    assert (False, "NOT_ASKED", "AIE-0303") == (found["possible"], found["why"], found["clause"])
    for wrong in ("nothing", "card=", "a=1 b=2 c=3 d=4 e=5"):
        assert "bad_request" == refused(host, "GET", where, seat=0, things=wrong)["error"]
    assert "not_yours" == refused(host, "GET", where, seat=1, things=f"province={tile}")["error"]
