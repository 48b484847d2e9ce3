# Everything a newcomer needs: `make play` and `make test`. Each makes what it lacks.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
COMPILED := build/compiled
RAN := build/ran.json
CLIENT := src/parlour/server/client/index.html
CLIENT_SOURCES := $(shell find web src/parlour/games/*/web -type f -not -name '*.test.*')
# The Node that a wheel brings, so that none need be installed.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

.DEFAULT_GOAL := help
.PHONY: help setup web play test lint types trace unit web-test compile unit-compiled rules mutants chaos bench load format clean

help: ## Say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

setup: $(VENV)/ready ## Leave a ready .venv with .venv/bin/parlour

# What the build needs is little; the tools for tests are heavier, and come with the tests.
node_modules/build-ready: package.json package-lock.json $(VENV)/ready
	@rm -f node_modules/ready
	$(NPM) install --no-save --silent --omit=dev
	@touch $@

node_modules/ready: package.json package-lock.json $(VENV)/ready
	$(NPM) install --no-save --silent
	@touch node_modules/build-ready $@

$(CLIENT): node_modules/build-ready $(CLIENT_SOURCES)
	$(NPM) run --silent build -- --logLevel warn

web: $(CLIENT) ## Build the pages for the browser

play: setup web ## Open the shelf of games in the browser; quicker after `make compile`
	@PYTHONPATH=$$($(BIN)/python scripts/compile.py --ready $(COMPILED)) $(BIN)/parlour serve --open

test: setup ## Check everything (this is what has to be green)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync lint types trace web-test compile
	@$(MAKE) --no-print-directory unit unit-compiled

lint: setup ## Look for careless code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## Check the types, strictly
	$(BIN)/mypy

web-test: node_modules/ready ## Check and test the browser's part
	$(NPM) run --silent check
	$(NPM) run --silent test

unit: setup web node_modules/ready ## Run the tests, those in a browser too
	$(BIN)/pytest -q -n auto --dist worksteal --rule-report $(RAN)

compile: setup ## Compile the kernel and the rules, where there is a C compiler
	$(BIN)/python scripts/compile.py $(COMPILED)

# What is about compiled code, wherever it stands.
ON_COMPILED := tests/kernel tests/arena tests/test_laws.py tests/test_records.py tests/test_compiled.py \
	$(addprefix tests/server/test_,$(addsuffix .py,socket tables decisions rendering phrases wire host bad_input restart clocks bots))

unit-compiled: compile ## Run the tests on the compiled build as well
	@if grep -q '"compiled": true' $(COMPILED)/compiled.json; then \
		PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n auto --dist worksteal -m "not browser" $(ON_COMPILED) $(COMPILED)/parlour; \
	else echo "not compiled: the tests above are all there is to run"; fi

trace: setup ## Trace every rule to code and to the tests that have just run
	$(BIN)/python scripts/rules.py --ran $(RAN) > build/rules.txt || { tail -n 20 build/rules.txt; exit 1; }

rules: setup ## Trace every rule to code and tests, and switch every refusal off once
	$(BIN)/python scripts/rules.py --switch-off

mutants: setup ## Put small faults into what the rules do, and see whether the tests notice
	$(BIN)/python scripts/mutants.py $(GAME)

chaos: setup ## Kill the server again and again while many matches are played
	$(BIN)/python -m scripts.chaos

$(BENCH)/ready: benchmarks/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	@touch $@

bench: setup compile $(BENCH)/ready ## Measure speed, beside other engines in the same run
	$(BIN)/python benchmarks/bench.py --peers-python $(BENCH)/bin/python

benchmarks/boardgameio/node_modules/ready: benchmarks/boardgameio/package-lock.json $(VENV)/ready
	cd benchmarks/boardgameio && $(NPM) ci --silent
	@touch $@

load: setup compile benchmarks/boardgameio/node_modules/ready ## Measure the server, beside boardgame.io in the same run
	$(BIN)/python benchmarks/load.py --game gizmos

format: setup ## Put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove what was made
	rm -rf $(VENV) $(BENCH) node_modules benchmarks/boardgameio/node_modules $(dir $(CLIENT)) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
