#!/bin/sh
# install-packages.sh <name>...: installs packages of Debian where it may, but for those that this release of it does not have;
# elsewhere it does nothing, and the caller looks again.
set -eu
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  log=$(mktemp)
  apt-get update -qq >"$log" 2>&1 || tail -n 20 "$log"
  known=
  for name; do ! apt-cache show "$name" >/dev/null 2>&1 || known="$known $name"; done
  echo "installing${known:- nothing}"
  # shellcheck disable=SC2086  # a list of packages
  [ -z "$known" ] || apt-get install -y -qq --no-install-recommends $known >"$log" 2>&1 || tail -n 20 "$log"
  rm -f "$log"
fi
