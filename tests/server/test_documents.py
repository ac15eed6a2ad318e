"""What the server says about itself: routes, types, games, texts, rules, health, numbers, pages."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from hosting import Server, Visitor
from sqlalchemy import create_engine, inspect
from test_tables import refused

from ludi.bots import LADDER
from ludi.core.contract import GAME_OVER
from ludi.core.texts import LANGUAGES
from ludi.games import GAMES, OURS
from ludi.server.config import Limits
from ludi.server.content import read_rules
from ludi.server.http import site
from ludi.server.routes import markdown
from ludi.server.schema import METADATA
from ludi.server.typescript import generate, view_type

Visit = Callable[..., Visitor]
DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_protocols_document_lists_the_routes() -> None:
    assert markdown() in (DOCS / "protocol.md").read_text()


def test_the_generated_types_know_every_message_and_view() -> None:
    text = generate()

    free = ('"unknown"', "readonly drawing: Readonly<Record<string, unknown>> | null")  # a fault; a game's own affair
    for each in free:
        text = text.replace(each, "")
    assert "unknown" not in text
    for game in OURS.values():
        assert f"export type {view_type(game).__name__} = {game.name}.{view_type(game).__name__};" in text
    for name in (
        "Snapshot",
        "NotDoneMessage",
        "MakeTable",
        "ClientMessage",
        "ServerMessage",
        "Routes",
        "Event",
        "Choice",
    ):
        assert f" {name} " in text


def test_games_are_listed_with_seats_options_levels_and_actions(visit: Visit) -> None:
    listed = {game["name"]: game for game in visit().get("/api/games")}

    assert set(GAMES) == set(listed)
    for name, game in GAMES.items():
        assert list(game.seats) == listed[name]["seats"]
        assert ["tiro", "miles", "centurio", "legatus", "imperator"] == listed[name]["levels"]
        assert len(game.actions) == sum(
            1 if not kind["arguments"] else _size(kind["arguments"]) for kind in listed[name]["actions"]
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_that_is_offered_has_a_name(language: str) -> None:
    text = (DOCS.parent / "client" / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")

    assert list(LADDER) == re.findall(r"^level-(\w+) = ", text, re.MULTILINE), "from the weakest to the strongest"


def test_games_tell_which_events_begin_a_part_of_the_match(visit: Visit) -> None:
    openings = {game["name"]: game["openings"] for game in visit().get("/api/games")}

    assert ["stage-begins", "evaluation", GAME_OVER] == openings["alea"]
    for name, game in GAMES.items():
        known = {kind.message for kind in game.events} | {GAME_OVER}
        assert known >= set(openings[name])


def test_games_tell_which_events_change_nothing_on_the_table(visit: Visit) -> None:
    told = {game["name"]: game for game in visit().get("/api/games")}

    assert [] == told["alea"]["changeless"]
    assert "chose-worker" in told["praetor"]["changeless"]
    assert "built" not in told["praetor"]["changeless"]
    for game in told.values():
        assert set() == set(game["changeless"]) & set(game["openings"])


def _size(arguments: list[dict[str, list[object]]]) -> int:
    size = 1
    for argument in arguments:
        size *= len(argument["values"])
    return size


@pytest.mark.parametrize("game", [*GAMES, "core"])
def test_texts_come_with_the_names_that_are_made_and_are_cached(server: Server, game: str) -> None:
    languages = (
        [n for n in LANGUAGES if (GAMES[game].folder / "texts" / f"{n}.ftl").exists()] if game != "core" else ["en"]
    )
    things = GAMES[game].things if game != "core" else ["label-seat"]
    for language in languages:
        first = httpx.get(f"{server.url}/api/texts/{game}/{language}")
        again = httpx.get(first.url, headers={"If-None-Match": first.headers["etag"]})
        assert (200, 304) == (first.status_code, again.status_code)
        assert [] == [message for message in things if f"\n{message} = " not in first.text]
    assert 404 == httpx.get(f"{server.url}/api/texts/{game}/la").status_code
    assert 404 == httpx.get(f"{server.url}/api/texts/..%2F..%2Fcore/en").status_code


@pytest.mark.parametrize("game", GAMES)
def test_rules_come_as_clauses(visit: Visit, game: str) -> None:
    page = visit().get(f"/api/rules/{game}")

    clauses = [clause for chapter in page["chapters"] for clause in chapter["clauses"]]
    assert len(clauses) == len({clause["id"] for clause in clauses}) > 10
    cited = {why.clause for why in GAMES[game].refusals if why.clause}
    assert cited <= {clause["id"] for clause in clauses}


def test_a_rules_page_is_taken_apart_into_chapters_and_clauses() -> None:
    page = read_rules("x", "# X\n\nIntro.\n\n## One\nBefore.\n- **AB-1** First\n  more.\n- **AB-2** Second\n", "X")

    assert [("X", 1), ("One", 2)] == [(chapter.title, chapter.level) for chapter in page.chapters]
    assert ("Intro.", "Before.") == (page.chapters[0].text, page.chapters[1].text)
    assert [("AB-1", "First\n  more."), ("AB-2", "Second")] == [
        (clause.id, clause.text) for clause in page.chapters[1].clauses
    ]


def test_health_and_numbers(visit: Visit) -> None:
    someone = visit()
    assert "ok" == someone.get("/health")["status"]

    numbers = someone.ask("GET", "/metrics").text

    for name in ("ludi_sockets", "ludi_log_entries_total", "ludi_commits_total", "ludi_request_seconds_bucket"):
        assert name in numbers


def test_pages_are_the_built_client_or_say_how_to_build_it(server: Server) -> None:
    for path in ("/", "/table/abc", "/join", "/recover", "/rules/alea/AIE-0101"):
        page = httpx.get(f"{server.url}{path}")
        assert (200, True) == (page.status_code, "text/html" in page.headers["content-type"])
    if not (site.STATIC / "index.html").exists():
        assert "make client" in page.text
    for path in ("/nowhere.js", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py", "/../app.py"):
        assert 404 == httpx.get(f"{server.url}{path}").status_code


def test_text_is_packed_for_those_who_take_it_and_known_by_its_mark(server: Server) -> None:
    for path in ("/api/rules/alea", "/api/games", "/api/texts/alea/de", "/api/schema/openapi.json"):
        plain = httpx.get(f"{server.url}{path}", headers={"Accept-Encoding": "identity"})
        packed = httpx.get(f"{server.url}{path}", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert ("gzip", "Accept-Encoding") == (packed.headers["content-encoding"], packed.headers["vary"])
        assert plain.content == packed.content
        assert 2 * int(packed.headers["content-length"]) < len(plain.content)
        for answer in (plain, packed):
            if mark := answer.headers.get("etag"):
                again = {"If-None-Match": mark, "Accept-Encoding": answer.headers.get("content-encoding", "identity")}
                assert (304, b"") == (
                    (known := httpx.get(f"{server.url}{path}", headers=again)).status_code,
                    known.content,
                )


def test_nothing_runs_or_looks_but_from_our_own_files(server: Server) -> None:
    policy = httpx.get(server.url).headers["content-security-policy"]

    assert "unsafe" not in policy
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'"} <= set(policy.split("; "))


def test_an_unknown_route_and_a_wrong_method_are_typed_errors(visit: Visit) -> None:
    someone = visit()

    assert "unknown" == refused(someone, "GET", "/api/nowhere")["error"]
    assert "bad_request" == refused(someone, "DELETE", "/api/me")["error"]
    assert "too_large" == refused(someone, "PATCH", "/api/me", {"name": "x" * 20_000})["error"]


def test_the_migrations_make_the_models(visit: Visit) -> None:
    engine = create_engine(f"sqlite:///{visit().server.folder / 'ludi.sqlite3'}")
    made = inspect(engine)
    for name, table in METADATA.tables.items():
        assert {column.name for column in table.columns} == {column["name"] for column in made.get_columns(name)}
        assert {index.name for index in table.indexes} == {index["name"] for index in made.get_indexes(name)}
    engine.dispose()


def test_the_limits_on_the_page_are_the_limits() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"\| (\S+) \| (\S+) \| `limits\.(\w+)`, `limits\.(\w+)` \|", page)

    assert 5 == len(rows)
    for burst, rate, first, second in rows:
        assert (float(burst), float(rate)) == (getattr(Limits(), first), getattr(Limits(), second))
