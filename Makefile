# Everything starts here: `make play` and `make test` set themselves up.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play test check bench golden format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## Play in the terminal
	@$(BIN)/ludi play alea

test: $(READY) ## Run every check and test
	@$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -n auto

check: $(READY) lint ## Format, lint, types and the quick tests
	$(BIN)/python -m pytest -n auto -m "not slow"

.PHONY: lint
lint: $(READY)
	$(BIN)/ruff format --check src tests
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/pyright

bench: $(READY) ## Measure speed on this machine, with peers
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[peers]'
	$(BIN)/ludi bench --peers

golden: $(READY) ## Write the golden playthroughs anew; review the diff like code
	PYTHONPATH=tests $(BIN)/python tests/goldens.py

format: $(READY) ## Format the sources
	$(BIN)/ruff format src tests
	$(BIN)/ruff check --fix src tests

clean: ## Forget the virtual environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Installed once, and again only when what is to be installed changes.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@scripts/make-venv $(PYTHON) $(VENV)
	@echo "Installing into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@
