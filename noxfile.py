"""The quick tests on every Python that we support: ``make test-all``, or ``nox --sessions tests-3.13``.

Each session installs the wheel's requirements into an environment of its own and compiles all games, which takes about
ten minutes on two cores. An interpreter that the machine does not have is skipped, and nox says so.
"""

import nox

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
TOOLS = ("httpx", "hypothesis", "pytest", "pytest-xdist", "schemathesis")

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False
nox.options.reuse_existing_virtualenvs = True


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """What runs without Node, without a browser and without the rarer extras."""
    session.install("--constraint", "constraints.txt", "--editable", ".[server,pettingzoo]", *TOOLS)
    chosen = session.posargs or [
        "tests/core",
        "tests/conformance",
        "tests/games",
        "tests/cli",
        "tests/server",
        "tests/boxes",
    ]
    session.run("python", "-m", "pytest", "-n", "2", "-m", "not slow and not browser", *chosen)
