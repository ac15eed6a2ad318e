"""Reasons are facts about the position: what an action leaves its seat more than another, or a rival less."""

import random

import numpy as np
import pytest

import ludi
from ludi.bots.player import concealed
from ludi.bots.reasons import LEAST, WORLDS, _clear, reasons
from ludi.core import layout
from ludi.core.contract import Event
from ludi.core.texts import LANGUAGES, texts
from ludi.games import OURS
from walks import Table, walk

PLAYERS = ("Ada", "Ben", "Cleo", "Dido", "Enea", "Flavia")


def positions(game: ludi.Game, seed: int, every: int) -> list:
    return [layout.copy(s) for s, codes in walk(Table(game, game.seats[-1]), seed) if len(codes) > 1][::every]


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_a_reason_is_a_part_that_is_larger_for_the_seat_or_smaller_for_a_rival(game: ludi.Game) -> None:
    luck, told, rivals = random.Random(7), 0, 0
    for s in positions(game, 5, 4):
        one, other = luck.sample(game.legal_codes(s), 2)
        ends = []
        for code in (one, other):
            worlds = [concealed(game, s, int(s.actor), seed) for seed in range(200)]
            for world in worlds:
                game.apply(world, code)
            ends.append(
                [
                    [sum(part) / 200 for part in zip(*column, strict=True)]
                    for column in zip(
                        *([game.parts(world, seat) for seat in range(s.seats)] for world in worlds), strict=True
                    )
                ]
            )
        found = reasons(game, s, (one,), (other,))
        assert len(found) <= 3
        for reason in found:
            part = reason.kind.removeprefix("reason-").removesuffix("-rival")
            place = game.part_names.index(part)
            seat = int(reason.arguments.get("seat", s.actor))
            gain = ends[0][seat][place] - ends[1][seat][place]
            is_rival = reason.kind.endswith("-rival")
            assert (seat != s.actor) == is_rival
            assert (-gain if is_rival else gain) > LEAST / 2, (reason, gain)
            told, rivals = told + 1, rivals + is_rival
            assert all(texts(game, language).event(reason, PLAYERS) for language in LANGUAGES)
    assert told > 5
    assert rivals or game.name in {"provincia", "praetor"}


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_nothing_speaks_for_an_action_beside_itself(game: ludi.Game) -> None:
    for s in positions(game, 6, 40):
        code = game.legal_codes(s)[0]
        assert () == reasons(game, s, (code,), (code,))


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_a_reason_is_the_same_whatever_the_seat_cannot_know(game: ludi.Game) -> None:
    for s in positions(game, 8, 30):
        one, other = game.legal_codes(s)[0], game.legal_codes(s)[-1]
        worlds = [concealed(game, s, int(s.actor), seed) for seed in (1, 2)]
        assert 1 == len({repr(reasons(game, world, (one,), (other,))) for world in worlds})


def test_who_pushes_a_rival_off_the_forum_is_told_so() -> None:
    """Alea: a lower die takes the place of a rival's, which falls into the Latrina."""
    game = ludi.game("alea")
    pushed = 0
    for seed in range(30):
        for s in positions(game, seed, 1):
            offered = {choice.code: choice for choice in game.view(s, int(s.actor)).choices}
            pushing = {
                code: [lead.arguments["seat"] for lead in choice.leads if lead.kind == "leads-displaced"]
                for code, choice in offered.items()
            }
            one = next((code for code, seats in pushing.items() if len(seats) == 1 and seats[0] != s.actor), None)
            other = next((code for code, choice in offered.items() if choice.kind == "castrum"), None)
            if one is None or other is None:
                continue
            found = reasons(game, s, (one,), (other,))
            assert Event("reason-forum-rival", {"seat": pushing[one][0]}) in found
            pushed += 1
            if pushed == 3:
                return
    pytest.fail("nobody was pushed")


def test_a_game_that_tells_no_parts_gives_no_reasons() -> None:
    leduc = ludi.game("leduc")
    s = leduc.start(2, {}, 1)
    one, other = leduc.legal_codes(s)[:2]

    assert () == reasons(leduc, s, (one,), (other,))


def test_what_luck_may_have_made_is_not_told() -> None:
    noise = np.random.default_rng(1).normal(0, 100, (WORLDS, 3, 4))

    assert not _clear(noise).any()
    assert (_clear(noise / 100 + LEAST) > 0).all()
