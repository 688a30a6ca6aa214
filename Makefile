# Every target makes what it needs, once: Python 3.11 or newer is enough to start. ARGS are passed on.
BIN := .venv/bin
READY := .venv/ready

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## play in the browser
	@$(BIN)/python tools/web.py
	@$(BIN)/drakes $(ARGS)

web: $(READY) ## build the pages for the browser, if their sources have changed
	@$(BIN)/python tools/web.py $(ARGS)

test: $(READY) ## run the tests, on all cores
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/postgres.py install
	@$(BIN)/python tools/chromium.py install
	@$(BIN)/python -m tests.warm
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

check: $(READY) ## check format, style and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	@$(BIN)/python tools/web.py lint
	@$(BIN)/python tools/web.py check

format: $(READY) ## bring everything into format
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	@$(BIN)/python tools/web.py format

deep: $(READY) ## run the long tests: every number of players and variant, ten thousand games, kills, leaks
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/postgres.py install
	@$(BIN)/python tools/chromium.py install
	@$(BIN)/python -m tests.warm
	$(BIN)/pytest -n auto --dist worksteal -m deep $(ARGS)

docs: $(READY) ## build the documentation site into build/site; any broken link fails
	@$(BIN)/python -m tools.docs $(ARGS)

bench: $(READY) ## measure how fast the game runs
	@$(BIN)/drakes bench sitting_ducks --seats 4 $(ARGS)

mutants: $(READY) ## ask whether the tests notice broken rules
	$(BIN)/python tools/mutants.py $(ARGS)

examples: $(READY) ## run every example
	@set -e; for example in examples/*.py; do echo "== $$example"; $(BIN)/python $$example; done

screenshots: $(READY) ## take pictures of every screen anew, into docs/screens
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/chromium.py install
	$(BIN)/python tools/screenshots.py $(ARGS)

lock: $(READY) ## pin the requirements anew (ARGS=--upgrade for newer ones)
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-annotate --no-emit-index-url --extra dev pyproject.toml -o requirements.lock $(ARGS)

clean: ## remove everything that make made
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache .schemathesis build dist mutants web/node_modules src/drakes/server/pages
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements.lock tools/setup.sh
	@PYTHON="$(PYTHON)" tools/setup.sh
	@touch $@

.PHONY: help play web test check format deep docs bench mutants examples screenshots lock clean
