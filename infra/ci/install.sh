#!/bin/sh
# Installs the packages of package-lock.json when node_modules is missing or differs. Runs on the machine's own Node.
set -eu
cd "$(dirname "$0")/../.."
command -v npm >/dev/null || { echo 'Node 20.19 or later with npm is needed: https://nodejs.org' >&2; exit 1; }
node infra/local/is-installed.mjs && exit
echo 'installing packages'
npm ci --no-fund --no-audit --loglevel=error
node infra/local/is-installed.mjs || { echo 'The installed packages differ from package-lock.json.' >&2; exit 1; }
