# Everything a newcomer needs: `make play` and `make test`. Each makes what it lacks.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
COMPILED := build/compiled

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types trace unit compile unit-compiled rules bench format clean

help: ## Say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

setup: $(VENV)/ready ## Leave a ready .venv with .venv/bin/parlour

play: setup ## Play a game in the terminal
	@$(BIN)/parlour play

test: lint types trace unit unit-compiled ## Check everything (this is what has to be green)

lint: setup ## Look for careless code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## Check the types, strictly
	$(BIN)/mypy

unit: setup ## Run the tests
	$(BIN)/pytest -q -n auto

compile: setup ## Compile the kernel and the rules, where there is a C compiler
	$(BIN)/python scripts/compile.py $(COMPILED)

unit-compiled: compile ## Run the same tests on the compiled build
	@if grep -q '"compiled": true' $(COMPILED)/compiled.json; then \
		PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n auto tests $(COMPILED)/parlour; \
	else echo "not compiled: the tests above are all there is to run"; fi

trace: setup ## Trace every rule to code and tests
	$(BIN)/python scripts/rules.py > /dev/null

rules: setup ## Trace every rule to code and tests, and switch every refusal off once
	$(BIN)/python scripts/rules.py --switch-off

$(BENCH)/ready: benchmarks/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	@touch $@

bench: setup compile $(BENCH)/ready ## Measure speed, beside other engines in the same run
	$(BIN)/python benchmarks/bench.py --peers-python $(BENCH)/bin/python

format: setup ## Put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove what was made
	rm -rf $(VENV) $(BENCH) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
