#!/bin/sh
# Installs the browsers of `make test-browsers`, as Debian packages them, and says what is missing where it may not.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

missing() {
  [ -n "${FIREFOX_PATH:-}" ] || [ -x /usr/bin/firefox-esr ] || [ -x /usr/bin/firefox ] || echo firefox-esr
  [ -n "${WEBKIT_DRIVER_PATH:-}" ] || [ -x /usr/bin/WebKitWebDriver ] || echo webkit2gtk-driver
  [ -x /usr/bin/Xvfb ] || echo xvfb
}

# shellcheck disable=SC2046  # a list of packages
[ -z "$(missing)" ] || "$here/install-packages.sh" $(missing)
for package in $(missing); do echo "There is no $package on this machine: install it. Its journeys will not run."; done
