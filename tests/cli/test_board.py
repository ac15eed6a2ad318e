"""Every game's positions can be read in a terminal, without a line of code for any of them."""

import io
from itertools import cycle

from rich.console import Console

import ludi
from ludi.cli.board import Board, seat_fields
from ludi.cli.choices import Choices
from ludi.core.contract import View
from ludi.core.texts import LANGUAGES, texts
from walks import Table, each_table, sampled


def shown(board: Board, view: View, table: Table, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(board.view(view))
    actions = [table.game.actions[choice.code] for choice in view.choices]
    console.print(Choices(view.choices, actions, board.words, board.players).list(range(len(actions))))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@each_table
def test_every_position_can_be_read(table: Table) -> None:
    players = [f"Player {'ABCDEF'[seat]}" for seat in range(table.seats)]
    boards = cycle([Board(texts(table.game, language), players, whole=True) for language in LANGUAGES])
    for board, (s, codes) in zip(boards, sampled(table, 31, len(LANGUAGES)), strict=False):
        # A spectator, whoever acts, and one who waits: nobody else is shown a view of another kind.
        for viewer in (None, int(s.actor) % table.seats, (int(s.actor) + 1) % table.seats):
            view = table.game.view(s, viewer)
            text = shown(board, view, table, 200)
            assert all(player in text for player in players)
            if codes and viewer == s.actor:
                assert len(view.choices) == len(codes)
                assert f"\n{len(codes):>{len(str(len(codes)))}}  " in f"\n{text}"


@each_table
def test_a_board_fits_80_columns_and_cuts_no_word(table: Table) -> None:
    players = [f"Player {'ABCDEF'[seat]}" for seat in range(table.seats)]
    board = Board(texts(table.game), players)
    for s, _ in sampled(table, 31, 3):
        text = shown(board, table.game.view(s, 0), table, 80)
        assert max(map(len, text.splitlines())) <= 80
        assert "…" not in text
        assert all(player.split()[1] in text for player in players)


def test_what_is_zero_for_everybody_is_left_out_unless_all_is_asked_for() -> None:
    match = ludi.new("alea", seats=2, seed=3)
    brief, whole = (Board(texts(match.game), ["Ada", "Ben"], whole=whole) for whole in (False, True))
    table = Table(match.game, 2)

    assert "Repete chips" not in shown(brief, match.view(0), table, 80).split("Supply")[0]
    assert "Repete chips" in shown(whole, match.view(0), table, 80).split("Supply")[0]
    # No die stands on a pedestal yet.
    assert "Forum Romanum" not in shown(brief, match.view(0), table, 80)
    assert "Forum Romanum" in shown(whole, match.view(0), table, 80)


def test_fields_that_hold_a_seat_are_known_by_their_type() -> None:
    assert {"seat", "actor"} == seat_fields(View)


def test_actions_aimed_at_a_seat_name_the_player_there() -> None:
    game = ludi.GAMES["provincia"]
    words = texts(game)

    assert "Aim at Ben" == words.action(game.actions.parse("target 1"), ["Ada", "Ben"])
    assert "Aim at 1" == words.action(game.actions.parse("target 1"))
