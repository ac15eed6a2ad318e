"""A folder of boxes at a server: offered by name, told where they show, kept with the tables that play with them."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from databases import behind_the_servers_back
from hosting import LUDI, Server, Visitor, new_client_id, serving
from test_tables import BOT, ME

import ludi
from ludi import boxes
from ludi.core.box import name_with

CHANGES = {"start.leaderless_legions": 2, "start.bag": 3}
GAME = name_with("triumvirate", CHANGES)
INTERPRETED = {"LUDI_MODE": "interpreted"}


def shelf(folder: Path, *, name: str = "Third edition") -> Path:
    """A folder with one box."""
    folder.mkdir()
    text = boxes.write(ludi.game("triumvirate"), name, CHANGES)
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_box_is_offered_shown_and_played(tmp_path: Path) -> None:
    folder = shelf(tmp_path / "boxes")
    with serving(tmp_path, "--boxes", str(folder), **INTERPRETED) as server, Visitor(server) as ada:
        games = {game["name"]: game for game in ada.get("/api/games")}
        assert list(ludi.GAMES) == [name for name, game in games.items() if game["box"] is None]
        assert games[GAME]["box"] == {
            "name": "Third edition",
            "of": "triumvirate",
            "differs": ["start: leaderless_legions 4 → 2", "start: bag 2 → 3"],
        }
        assert "leaderless_legions 4 → 2" in ada.get(f"/api/rules/{GAME}")["chapters"][0]["text"]
        assert ada.get("/api/rules/triumvirate")["chapters"][0]["title"] != "The box"
        assert "ask-" in ada.get(f"/api/texts/{GAME}/de")

        table = ada.table([ME, BOT], GAME)["id"]
        luck = random.Random(1)
        while not any(step["by"] == "bot" for step in ada.get(f"/api/tables/{table}/log")["steps"]):
            ada.play_at_random(table, 0, luck, most=1)
        ada.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 0})
        record = tmp_path / "record.ludi"
        record.write_text(ada.get(f"/api/tables/{table}/record"), encoding="utf-8")
        assert "\nbox start.bag = 3\n" in record.read_text(encoding="utf-8")
        # Interpreted like the server: to compile this box takes longer than all that is asked here.
        subprocess.run([sys.executable, *LUDI, "verify", record], env=os.environ | INTERPRETED, check=True)
        again = ada.post(f"/api/tables/{table}/rematch")
        assert ada.get(f"/api/tables/{again['id']}")["game"] == GAME


@pytest.mark.slow
def test_a_match_goes_on_after_its_box_was_taken_from_the_shelf(tmp_path: Path) -> None:
    folder = shelf(tmp_path / "boxes")
    with serving(tmp_path, "--boxes", str(folder), **INTERPRETED) as server, Visitor(server) as ada:
        table = ada.table([ME, BOT], GAME)["id"]
        cookies = dict(ada.http.cookies)
    with serving(tmp_path, **INTERPRETED) as server, Visitor(server) as ada:
        ada.http.cookies.update(cookies)
        assert ada.get(f"/api/tables/{table}")["trouble"] is None
        before = ada.position(table, 0)["step"]
        assert ada.play_at_random(table, 0, random.Random(1), most=4)["step"] > before
        told = next(game for game in ada.get("/api/games") if game["name"] == GAME)
        assert told["box"]["name"] is None


@pytest.mark.slow
def test_a_server_with_a_wrong_box_says_so_and_does_not_start(tmp_path: Path) -> None:
    folder = shelf(tmp_path / "boxes")
    wrong = (folder / "mine.toml").read_text(encoding="utf-8").replace("bag = 3", "bag = 30")
    (folder / "mine.toml").write_text(wrong, encoding="utf-8")
    for shelf_named, says in ((folder, "mine.toml, line"), (tmp_path / "none", "there is no such folder")):
        server = Server(tmp_path, "--boxes", str(shelf_named), **INTERPRETED)
        with pytest.raises(AssertionError, match="the server stopped"):
            server.start()
        assert says in server.log.read_text()


@pytest.mark.slow
def test_a_match_goes_on_with_the_values_it_began_with_when_a_release_prints_others(tmp_path: Path) -> None:
    folder = shelf(tmp_path / "boxes")
    with serving(tmp_path, "--boxes", str(folder), **INTERPRETED) as server, Visitor(server) as ada:
        table = ada.table([ME, ME], GAME)["id"]
        cookies = dict(ada.http.cookies)
    # As if they had been ours when it began.
    behind_the_servers_back(tmp_path, "UPDATE tables SET game = 'triumvirate'")
    with serving(tmp_path, **INTERPRETED) as server, Visitor(server) as ada:
        ada.http.cookies.update(cookies)
        assert [one["trouble"] for one in ada.get("/api/me/tables")["tables"]] == [None]
        seat = ada.position(table, 0)["view"]["actor"]
        position = ada.position(table, seat)
        ada.play(table, seat, position["step"], position["view"]["choices"][0]["code"])
        assert 3 == ada.position(table, seat)["view"]["arsenals"][0]["in_bag"]
    behind_the_servers_back(tmp_path, "DELETE FROM printed")
    with serving(tmp_path, **INTERPRETED) as server, Visitor(server) as ada:
        ada.http.cookies.update(cookies)
        assert "data=" in ada.get(f"/api/tables/{table}")["trouble"]
