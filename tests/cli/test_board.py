"""Every game's positions can be read in a terminal, without a line of code for any of them."""

import io
from itertools import cycle

from rich.console import Console

import ludi
from ludi.cli.board import Board, seat_fields
from ludi.core.contract import View
from ludi.core.texts import LANGUAGES, texts
from walks import Table, each_table, sampled


def shown(board: Board, view: View, table: Table) -> str:
    console = Console(file=io.StringIO(), width=200)
    console.print(board.view(view))
    console.print(board.choices(view.choices, [board.words.action(table.game.actions[c.code]) for c in view.choices]))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@each_table
def test_every_position_can_be_read(table: Table) -> None:
    players = [f"Player {'ABCDEF'[seat]}" for seat in range(table.seats)]
    boards = cycle([Board(texts(table.game, language), players) for language in LANGUAGES])
    for board, (s, codes) in zip(boards, sampled(table, 31, len(LANGUAGES)), strict=False):
        for viewer in (None, *range(table.seats)):
            view = table.game.view(s, viewer)
            text = shown(board, view, table)
            assert all(player in text for player in players)
            if codes and viewer == s.actor:
                assert len(view.choices) == len(codes)
                assert f"\n{len(codes):>{len(str(len(codes)))}}  " in f"\n{text}"


def test_fields_that_hold_a_seat_are_known_by_their_type() -> None:
    assert {"seat", "actor"} == seat_fields(View)


def test_actions_aimed_at_a_seat_name_the_player_there() -> None:
    game = ludi.GAMES["provincia"]
    words = texts(game)

    assert "Aim at Ben" == words.action(game.actions.parse("target 1"), ["Ada", "Ben"])
    assert "Aim at 1" == words.action(game.actions.parse("target 1"))
