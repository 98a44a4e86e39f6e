#!/bin/sh
# Installs the tests' needs that npm does not bring: a browser, a Redis for the suites that run on both queues, an IMAP server, promtool for the alerts, and an S3 server.
# With TEST_ALL=yes also those of the long form. With the argument `packages` only those of the distribution, which need no package of npm.
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
has_browser || missing='chromium fonts-liberation'
command -v redis-server >/dev/null || missing="$missing redis-server"
PATH="$PATH:/usr/sbin" command -v dovecot >/dev/null || missing="$missing dovecot-imapd"
# Journeys need a quarter less processor time in it. Not every distribution has it.
[ -x /usr/bin/chromium-headless-shell ] || [ -n "${CHROMIUM_PATH:-}" ] || missing="$missing chromium-headless-shell"
# What only the long form uses: slow clients, clocks that jump, the judge of TLS.
long=
if [ "${TEST_ALL:-}" = yes ]; then
  command -v slowhttptest >/dev/null || long="$long slowhttptest"
  command -v faketime >/dev/null || long="$long faketime"
  command -v testssl >/dev/null || long="$long testssl.sh"
fi
missing="$missing$long"
# shellcheck disable=SC2086  # a list of packages
[ -z "$missing" ] || "$here/infra/ci/install-packages.sh" $missing
for package in $long; do
  command -v "${package%.sh}" >/dev/null || echo "There is no $package on this machine: its tests will not run."
done
[ "${1:-}" != packages ] || exit 0
if ! has_browser; then
  echo 'There is no Chromium on this machine: fetching the one that comes with Playwright.'
  (cd "$here/tests" && npx playwright install chromium)
fi
command -v redis-server >/dev/null || echo 'There is no redis-server: the tests of the queue in Redis will not run.'
PATH="$PATH:/usr/sbin" command -v dovecot >/dev/null || echo 'There is no dovecot: the tests of the mailbox will fail.'
node "$here/infra/monitoring/promtool.ts"
node "$here/infra/ci/s3-server.ts"
