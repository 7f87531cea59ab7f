# Needs make and Python 3.11 or newer; uv is used where it is there, else venv and pip. The page is
# built by Node.js 20.19 or newer; where there is none, one comes from PyPI.

# Another Python: make PYTHON=/usr/bin/python3.13 ... Looked for once, and only when it is needed.
PYTHON = $(eval PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; \
	done))$(PYTHON)
UV := $(shell command -v uv 2>/dev/null)

DEV := .venv
PLAY := .venv-compiled
PYTEST = -m pytest --numprocesses=auto --dist=worksteal $(ARGS)

# Folders too: their times tell of files that were taken away.
SOURCES := pyproject.toml hatch_build.py $(wildcard client/*.json client/*.ts client/*.js client/*.html) \
	$(shell find src docs/rules client/src client/public ! -path '*/__pycache__*' ! -name '*.pyc' 2>/dev/null)

# What npm has brought, by its own note of it; hatch_build.py reads the same.
MODULES := client/node_modules/.package-lock.json
npm = PATH="$(abspath $(DEV))/bin:$$PATH" npm --prefix client

.PHONY: help play terminal serve test test-interpreted test-compiled test-page check bench deep \
	format page types clean
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:  ## this list
	@echo "Vierblatt: four card games of four suits. make ..."
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/  \1:\2/p' Makefile | awk -F: '{ printf "  %-20s%s\n", $$1, $$2 }'

play: $(PLAY)/.installed  ## open the tables in a browser; ARGS="..." goes to vierblatt serve
	@$(PLAY)/bin/vierblatt serve $(if $(filter --open --no-open,$(ARGS)),,--open) $(ARGS)

terminal: $(PLAY)/.installed  ## play in this terminal; ARGS="..." goes to vierblatt play
	@$(PLAY)/bin/vierblatt play $(ARGS)

serve: $(PLAY)/.installed  ## serve a table of Four Gems and print its link; ARGS="..." goes to vierblatt serve
	@$(PLAY)/bin/vierblatt serve $(or $(ARGS),four-gems)

test: check test-page test-interpreted test-compiled  ## everything that CI asks for

test-interpreted: $(DEV)/.installed  ## the suite on plain Python, without servers and browsers; ARGS="..." goes to pytest
	VIERBLATT_EXPECT=interpreted $(DEV)/bin/python $(PYTEST) --ignore=tests/client --ignore=tests/server

test-compiled: export VIERBLATT_MYPYC = 1
test-compiled: export VIERBLATT_PAGE = 1
test-compiled: $(PLAY)/.tools $(MODULES)  ## the suite on the compiled engine, the page in a browser; ARGS="..." goes to pytest
	VIERBLATT_EXPECT=compiled $(PLAY)/bin/python $(PYTEST)

test-page: $(MODULES)  ## the page's own parts, by themselves; in seconds
	$(npm) run test

deep: export VIERBLATT_DEEP = 1
deep: $(PLAY)/.proofs test-compiled  ## the suite on the compiled engine, with the tests that take minutes

check: $(DEV)/.installed $(MODULES)  ## format, lint, types, the direction of imports, known advisories; in seconds
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/ruff check .
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports
	$(npm) run check
	PATH="$(abspath $(DEV))/bin:$$PATH" $(DEV)/bin/python advisories.py

format: $(DEV)/.installed $(MODULES)  ## put the code into shape
	$(DEV)/bin/ruff format .
	$(DEV)/bin/ruff check --fix .
	$(npm) run format

page: $(MODULES)  ## build the page for a server that runs from the sources
	$(npm) run build

types: $(DEV)/.installed $(MODULES)  ## renew what the page knows of the server's messages
	$(DEV)/bin/python -m tests.client.document client/openapi.json
	$(npm) run types

bench: $(PLAY)/.installed  ## how fast games and bots are; ARGS="..." goes to vierblatt bench
	@$(PLAY)/bin/vierblatt bench $(ARGS)

clean:  ## remove all that make and the tools have made
	rm -rf $(DEV) $(PLAY) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .schemathesis \
		.import_linter_cache client/node_modules client/dist client/openapi.json
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Editable, with the tools: what an editor finds.
$(DEV)/.installed: pyproject.toml hatch_build.py src/vierblatt/__init__.py
	@$(call new-venv,$(DEV))
	@VIERBLATT_MYPYC=0 VIERBLATT_PAGE=0 $(call install,$(DEV)) --editable . --group dev
	@touch $@

$(DEV)/.node: $(DEV)/.installed
	@$(call needs-node,$(DEV))
	@touch $@

$(MODULES): client/package-lock.json | $(DEV)/.node
	@echo "Bringing what the page is built with ..."
	@$(npm) ci --no-audit --no-fund --loglevel=error
	@touch $@

# As a user gets it: compiled and with its page, if that can be done.
$(PLAY)/.installed: $(SOURCES)
	@$(call new-venv,$(PLAY))
	@echo "Building Vierblatt (about a minute) ..."
	@$(call install,$(PLAY)) .
	@$(PLAY)/bin/python -c "$$SAY_WHAT_IS_MISSING"
	@touch $@

$(PLAY)/.tools: $(PLAY)/.installed pyproject.toml
	@$(call install,$(PLAY)) --group dev
	@$(call needs-node,$(PLAY))
	@touch $@

$(PLAY)/.proofs: $(PLAY)/.tools
	@$(call install,$(PLAY)) --group proofs
	@touch $@

define SAY_WHAT_IS_MISSING
import vierblatt.core.state as state
import vierblatt.server.page as page
if state.__file__.endswith(".py"):
    print("The engine runs as plain Python: right, but its bots think slowly. For the fast one,")
    print("install a C compiler and Python's headers (on Debian: gcc python3-dev), then: make clean")
if page.folder() is None:
    print("There is no page for browsers, because npm could not bring what it is built with. With a")
    print("network: make clean play. In this terminal you can play at once: make terminal")
endef
export SAY_WHAT_IS_MISSING

ifneq ($(UV),)
new-venv = test -x $(1)/bin/python || $(UV) venv --quiet --clear --python "$(or $(PYTHON),>=3.11)" $(1)
install = $(UV) pip install --quiet --python $(1)/bin/python
else
new-venv = $(1)/bin/python -m pip --version >/dev/null 2>&1 || { $(good-python) && \
	"$(PYTHON)" -m venv --clear $(1) && $(1)/bin/python -m pip install --quiet --upgrade "pip>=25.1"; }
install = $(1)/bin/python -m pip install --quiet --disable-pip-version-check
endif

# After the tools: hatch_build.py is what knows which Node.js is good.
needs-node = $(1)/bin/python -c 'import sys, hatch_build; sys.exit(not hatch_build.node_path())' || \
	$(call install,$(1)) --group page

define good-python
{ test -n "$(PYTHON)" || $(call stop,No Python 3.11 or newer was found. Install one$(comma) or name it: make PYTHON=...); } && \
{ "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || $(call stop,$(PYTHON) is not a Python 3.11 or newer that runs.); } && \
{ "$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || $(call stop,$(PYTHON) has no venv module (on Debian: apt install python3-venv).); }
endef
comma := ,
stop = { echo "$(1)" >&2; exit 1; }
