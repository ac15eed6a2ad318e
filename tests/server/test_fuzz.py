"""Wrong things over socket and HTTP: a hundred thousand in every whole run, a million by ``fuzz.py``."""

from pathlib import Path

import hypothesis
import pytest
import schemathesis
from fuzz import fuzz
from hosting import Server, Visitor
from test_tables import BOT, ME

COUNT = 100_000


@pytest.mark.slow
def test_wrong_messages_break_nothing_and_change_nothing(tmp_path: Path) -> None:
    heard = fuzz(tmp_path, COUNT)

    assert COUNT == heard["sent"]
    assert {"bad_request", "not_yours", "not_your_turn", "unknown", "too_large", "pong"} <= set(heard)


@pytest.mark.slow
def test_no_request_of_the_document_breaks_the_server(server: Server) -> None:
    """Every operation of the OpenAPI document, with data that fits it and data that does not."""
    with Visitor(server, "Ada") as ada:
        table = ada.table([ME, BOT])["id"]
        document = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
        cookies = {"ludi": ada.http.cookies["ludi"]}
        tried = 0
        for result in document.get_all_operations():
            operation = result.ok()

            @hypothesis.given(case=operation.as_strategy())
            @hypothesis.settings(
                max_examples=12,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(hypothesis.HealthCheck),
            )
            def attempt(case: schemathesis.Case) -> None:
                nonlocal tried
                tried += 1
                if case.path_parameters.get("table") is not None and tried % 2:
                    case.path_parameters["table"] = table
                if case.query and "wait" in case.query:
                    case.query["wait"] = 0
                answer = case.call(cookies=cookies)
                assert answer.status_code < 500, f"{case.method} {case.path}: {answer.status_code} {answer.text}"
                if answer.status_code >= 400:
                    assert {"error", "message", "where"} <= set(answer.json())

            attempt()
        assert tried > 300
    assert "failed" not in server.log.read_text()


@pytest.mark.parametrize("number", [-1, 1 << 60, 1 << 80])
@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/me/tables", "before"),
        ("/api/tables", "before"),
        ("/api/tables/{table}/position", "since"),
        ("/api/tables/{table}/position", "seat"),
        ("/api/tables/{table}/position", "wait"),
        ("/api/tables/{table}/log", "before"),
        ("/api/tables/{table}/chat", "before"),
        ("/api/tables/{table}/replay", "from"),
        ("/api/tables/{table}/replay", "count"),
    ],
)
def test_numbers_in_an_address_have_bounds(server: Server, path: str, name: str, number: int) -> None:
    with Visitor(server) as ada:
        table = ada.table([ME, BOT])["id"] if "{table}" in path else ""

        answer = ada.ask("GET", path.format(table=table), **{name: number})

    assert 400 == answer.status_code, answer.text
    assert answer.json()["where"]
