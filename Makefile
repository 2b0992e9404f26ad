# Every target sets up what it needs by itself; a second run is quick.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -type f ! -name '*.pyc') pyproject.toml build_core.py README.md
WORKERS ?= auto

.PHONY: play test test-compiled test-pure lint format bench performance clauses golden setup clean

play: setup ## open the tavern
	@$(BIN)/traktir play

test: setup lint test-compiled test-pure ## everything that must hold

test-compiled: setup
	@echo "— the suite on the compiled core"
	@TRAKTIR_EXPECT=compiled $(BIN)/python -m pytest -n $(WORKERS)

test-pure: setup
	@echo "— the suite on the same sources, interpreted, with coverage"
	@PYTHONPATH=src TRAKTIR_EXPECT=pure $(BIN)/python -m pytest -n $(WORKERS) --cov --cov-report=term

lint: .venv/tools
	@echo "— ruff, mypy, import-linter"
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && PYTHONPATH=src $(BIN)/lint-imports --no-cache | tail -4

format: .venv/tools
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .

bench: setup ## figures beside named peers, each in its own place under build/peers
	@$(BIN)/traktir bench --peers benchmarks/peers --save build/bench.json $(if $(wildcard benchmarks/guard.json),--guard benchmarks/guard.json)

performance: setup ## the same, written into docs/performance.md and the guard's record
	@$(BIN)/traktir bench --lang en --peers benchmarks/peers --save build/bench.json --page docs/performance.md --record benchmarks/guard.json

clauses: setup ## which test proves which rule
	@$(BIN)/python -m pytest --collect-only -q -p no:cacheprovider --clauses

golden: setup ## write the golden games anew: look at the difference before you keep it
	@cd tests && ../$(BIN)/python -m golden

setup: .venv/installed

.venv/tools: pyproject.toml
	@echo "— tools into .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install "hatchling>=1.27" "setuptools>=70" "mypy[mypyc]==2.4.1" "librt==0.16.0"
	@TRAKTIR_PURE=1 $(PIP) install --no-build-isolation ".[dev,research,openspiel]"
	@rm -f .venv/installed && touch $@

.venv/installed: .venv/tools $(SOURCES)
	@echo "— traktir into .venv (compiling the core when it has changed)"
	@TRAKTIR_COMPILED=1 $(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

clean:
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
