#!/bin/sh
# Installs the tests' needs that npm does not bring: a browser, a Redis for the suites that run on both queues, and an S3 server.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)

has_browser() {
  [ -n "${CHROMIUM_PATH:-}" ] && return
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    [ -x "/usr/bin/$name" ] && return
  done
  [ -e '/Applications/Google Chrome.app' ]
}

missing=
wished=
has_browser || missing='chromium fonts-liberation'
command -v redis-server >/dev/null || missing="$missing redis-server"
# Journeys need a quarter less processor time in it. Not every distribution has it.
[ -x /usr/bin/chromium-headless-shell ] || [ -n "${CHROMIUM_PATH:-}" ] || wished=chromium-headless-shell
if [ -n "$missing$wished" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  log=$(mktemp)
  apt-get update -qq >"$log" 2>&1 || tail -n 20 "$log"
  apt-cache show $wished >/dev/null 2>&1 || wished=
  [ -z "$missing$wished" ] || echo "installing $missing $wished"
  # shellcheck disable=SC2086  # a list of packages
  [ -z "$missing$wished" ] || apt-get install -y -qq --no-install-recommends $missing $wished >"$log" 2>&1 || tail -n 20 "$log"
  rm -f "$log"
fi
if ! has_browser; then
  echo 'There is no Chromium on this machine: fetching the one that comes with Playwright.'
  (cd "$here/tests" && npx playwright install chromium)
fi
command -v redis-server >/dev/null || echo 'There is no redis-server: the tests of the queue in Redis will not run.'
node "$here/infra/ci/s3-server.ts"
