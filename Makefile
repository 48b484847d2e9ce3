# Everything a newcomer needs: `make play` and `make test`. Each makes what it lacks.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
COMPILED := build/compiled
RAN := build/ran.json
# The pages, with the boards of further games where these are named; those for the tests have the toys'.
CLIENT := $(or $(PARLOUR_PAGES),src/parlour/server/client)/index.html
TESTED := build/pages/index.html
# The folders too: theirs is the only trace that a file leaves when it goes. (`web` is a goal below.)
sources = $(shell find web/. $(wildcard $(addsuffix /*/web,src/parlour/games $(1))) -type d -o -type f -not -name '*.test.*')
# The Node that a wheel brings, so that none need be installed.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

# For who works on one game: `make test GAME=name`. Only so: what else of that name may be in the
# environment must not turn a whole run into a part of it.
ifneq ($(origin GAME),command line)
override GAME :=
endif
ifdef GAME
FOLDER := $(patsubst %/__init__.py,%,$(wildcard src/parlour/games/$(GAME)/__init__.py))
ifeq ($(FOLDER),)
$(error there is no game in src/parlour/games/$(GAME))
endif
endif

.DEFAULT_GOAL := help
.PHONY: help setup web web-for-tests play test lint types trace unit web-test compile unit-compiled rules mutants steady boards chaos bench load format clean

help: ## Say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

setup: $(VENV)/ready ## Leave a ready .venv with .venv/bin/parlour

# What the build needs is little; the tools for tests are heavier, and come with the tests. Where
# these are made first, everything is installed at once; never do two installations run at a time.
# The marks begin with a dot: npm takes out of node_modules whatever else is no package.
OMITTED := --omit=dev
node_modules/.build-ready: package.json package-lock.json $(VENV)/ready
	$(NPM) install --no-save --silent $(OMITTED)
	@touch $@

node_modules/.ready: OMITTED :=
node_modules/.ready: node_modules/.build-ready
	$(NPM) install --no-save --silent
	@touch $@

$(CLIENT): node_modules/.build-ready $(call sources,$(subst :, ,$(PARLOUR_GAMES)))
	$(NPM) run --silent build -- --logLevel warn

web: $(CLIENT) ## Build the pages for the browser

$(TESTED): node_modules/.build-ready $(call sources,tests/toys)
	PARLOUR_GAMES=tests/toys PARLOUR_PAGES=$(@D) $(NPM) run --silent build -- --logLevel warn

web-for-tests: $(TESTED) ## Build the pages that the tests in a browser want

play: setup web ## Open the shelf of games in the browser; quicker after `make compile`
	@PYTHONPATH=$$($(BIN)/python scripts/compile.py --ready $(COMPILED)) $(BIN)/parlour serve --open

test: setup ## Check everything (has to be green), or with GAME=name all that is about one game
	@$(MAKE) --no-print-directory --jobs=2 --output-sync lint types web-test compile
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory trace
	@$(MAKE) --no-print-directory unit-compiled

lint: setup ## Look for careless code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## Check the types, strictly
	$(BIN)/mypy

web-test: node_modules/.ready ## Check and test the browser's part
	$(NPM) run --silent check
	$(NPM) run --silent test -- $(if $(GAME),--passWithNoTests $(FOLDER))

unit: setup node_modules/.ready web-for-tests ## Run the tests, those in a browser too
	$(BIN)/pytest -q -n auto --dist worksteal --rule-report $(RAN) $(if $(GAME),-k $(GAME) $(FOLDER) tests/test_laws.py)

compile: setup ## Compile the kernel and the rules, where there is a C compiler
	$(BIN)/python scripts/compile.py $(COMPILED)

# What could go wrong in compiled code and nowhere else (docs/decisions/0003-compiled-build.md).
# A game's counts of turns, to be held against those of others, are in its tests/test_perft.py.
PERFT := $(wildcard src/parlour/games/$(or $(GAME),*)/tests/test_perft.py)
ON_COMPILED := tests/test_laws.py $(PERFT:src/%=$(COMPILED)/%)
ifndef GAME
ON_COMPILED += tests/kernel tests/arena/test_match.py \
	tests/test_compiled.py::test_what_is_tested_is_compiled_as_far_as_its_marker_says \
	$(addprefix tests/server/test_,$(addsuffix .py,socket bad_input clocks decisions host phrases))
endif

unit-compiled: compile ## Hold the compiled build to the interpreted one
	@if grep -q '"compiled": true' $(COMPILED)/compiled.json; then \
		$(BIN)/python -m scripts.agree $(GAME) && \
		PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n auto --dist worksteal $(if $(GAME),-k $(GAME)) $(ON_COMPILED); \
	else echo "not compiled: the tests above are all there is to run"; fi

trace: setup ## Trace every rule to code and to the tests that have just run
	@mkdir -p build
	$(BIN)/python scripts/rules.py --ran $(RAN) $(GAME) > build/rules.txt || { tail -n 20 build/rules.txt; exit 1; }

rules: setup ## Trace every rule to code and tests, and switch every refusal off once
	$(BIN)/python scripts/rules.py --switch-off

mutants: setup ## Put small faults into what the rules do, and see whether the tests notice
	$(BIN)/python scripts/mutants.py $(GAME)

steady: setup node_modules/.ready web-for-tests ## Run what uses sockets, processes and browsers over and over
	$(BIN)/python -m scripts.steady --times $(or $(TIMES),5)

boards: setup node_modules/.ready web-for-tests ## Photograph every board at every size, to look at them
	$(BIN)/python -m scripts.boards build/boards $(if $(GAME),--game $(GAME))

chaos: setup ## Kill the server again and again while many matches are played
	$(BIN)/python -m scripts.chaos

$(BENCH)/ready: benchmarks/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	@touch $@

bench: setup compile $(BENCH)/ready ## Measure speed, beside other engines in the same run
	$(BIN)/python benchmarks/bench.py --peers-python $(BENCH)/bin/python

benchmarks/boardgameio/node_modules/.ready: benchmarks/boardgameio/package-lock.json $(VENV)/ready
	cd benchmarks/boardgameio && $(NPM) ci --silent
	@touch $@

load: setup compile benchmarks/boardgameio/node_modules/.ready ## Measure the server, beside boardgame.io in the same run
	$(BIN)/python benchmarks/load.py --game gizmos

format: setup ## Put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove what was made
	rm -rf $(VENV) $(BENCH) node_modules benchmarks/boardgameio/node_modules src/parlour/server/client build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
