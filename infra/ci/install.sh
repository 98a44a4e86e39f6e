#!/bin/sh
# Installs the packages of package-lock.json when node_modules is missing or differs. Runs on the machine's own Node.
set -eu
cd "$(dirname "$0")/../.."

# 24 is the Node of all else. It lies among the packages, but not for every platform.
has_node() {
  PATH="$PWD/node_modules/.bin:$PATH" node -e 'process.exit(parseInt(process.versions.node) >= 24 ? 0 : 1)'
}

command -v npm >/dev/null || { echo 'Node 20.19 or later with npm is needed: https://nodejs.org' >&2; exit 1; }
node infra/local/is-installed.mjs && has_node && exit
echo 'installing packages, which is needed once'
started=$(date +%s)
seconds() { echo "$(($(date +%s) - started)) s"; }
# npm itself says nothing until it has ended.
while sleep 10 >/dev/null 2>&1; do
  echo "  $(seconds), $(find node_modules -maxdepth 3 -name package.json 2>/dev/null | wc -l) packages are unpacked"
done &
telling=$!
# That it has ended already is no failure of this script.
stop_telling() { kill $telling 2>/dev/null || true; }
trap stop_telling EXIT
npm ci --no-fund --no-audit --loglevel=error
# .npmrc keeps every package from running a script of its own; allowScripts is the list of those that need theirs.
wanted=$(node -p "Object.entries(require('./package.json').allowScripts).flatMap(([name, may]) => (may ? name : [])).join(' ')")
# shellcheck disable=SC2086  # a list of packages
npm rebuild --ignore-scripts=false --loglevel=error $wanted
stop_telling
echo "packages are installed, $(seconds)"
if [ -z "${CI:-}" ] && [ -e .git ]; then node_modules/.bin/lefthook install; fi
node infra/local/is-installed.mjs || { echo 'The installed packages differ from package-lock.json.' >&2; exit 1; }
has_node || { echo 'There is no package of Node 24 for this machine: install Node 24 itself, https://nodejs.org' >&2; exit 1; }
