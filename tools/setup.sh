#!/usr/bin/env bash
# Makes .venv with the locked requirements and Drakes itself, editable. Called by make; safe to run again.
set -euo pipefail
cd "$(dirname "$0")/.."

stop() { echo "$*" >&2; exit 1; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local candidate
    for candidate in ${PYTHON:-} python3 python3.15 python3.14 python3.13 python3.12 python3.11; do
        if is_new_enough "$candidate"; then echo "$candidate"; return; fi
    done
    stop "Drakes needs Python 3.11 or newer: install it, or name it with 'make PYTHON=/path/to/python3 ...'."
}

# Debian and its kin split off the part of Python that makes virtual environments.
ensure_venv_module() {
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then return; fi
    local package
    package="$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        stop "This Python cannot make virtual environments: install $package (on Debian: sudo apt-get install $package) and try again."
    fi
    echo "Installing $package…"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && apt-get install -y -qq "$package"; } </dev/null >/dev/null ||
        stop "Installing $package failed: install it by hand and try again."
}

# Runs pip, keeps its words in the log, and shows how many of the packages it has come to.
install() {
    .venv/bin/python -m pip install --disable-pip-version-check --no-input "$@" 2>&1 | tee -a "$log" | show_progress ||
        stop "$(tail -n 15 "$log")" $'\n'"Installing failed; the whole story is in $log."
}

show_progress() {
    local n=0 total line
    total="$(grep -c '==' requirements.lock)"
    while read -r line; do
        if [ ! -t 1 ]; then continue; fi
        case "$line" in
            Collecting* | Processing*) n=$((n + 1)); printf '\r  fetching %d of %d\033[K' "$n" "$total" ;;
            Installing*) printf '\r  installing\033[K' ;;
        esac
    done
    if [ -t 1 ]; then printf '\r\033[K'; fi
}

log=.venv/setup.log
if is_new_enough .venv/bin/python && .venv/bin/python -c 'import pip' 2>/dev/null; then
    echo "Bringing .venv up to date…"
else
    echo "Setting up .venv (once, about a minute)…"
    python="$(find_python)"
    ensure_venv_module
    "$python" -m venv --clear .venv
fi
: >"$log"
install --require-hashes -r requirements.lock
install --no-deps --no-build-isolation --editable .
