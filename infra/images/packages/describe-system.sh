#!/bin/sh
# Says what an image has besides our program, a line each, for list-image.ts: the system, its packages, and the programs that no package
# of it has brought, or that matter most. With a folder as argument it reads the packages of Alpine that are below it.
set -eu
root=${1:-}
. "$root/etc/os-release"
echo "system $ID ${VERSION_ID:-${VERSION_CODENAME:-unknown}}"
if [ -e "$root/lib/apk/db/installed" ]; then
  awk -F: '
    $1 == "P" { name = $2 } $1 == "V" { version = $2 } $1 == "A" { machine = $2 } $1 == "o" { source = $2 }
    /^$/ && name != "" { print "apk", name, version, machine, source == "" ? name : source; name = source = "" }
    END { if (name != "") print "apk", name, version, machine, source == "" ? name : source }' "$root/lib/apk/db/installed"
else
  dpkg-query --show --showformat '${db:Status-Abbrev} ${Package} ${Version} ${Architecture} ${source:Package}\n' | sed -n 's/^ii  */deb /p'
fi
# "v24.1.0", "postgres (PostgreSQL) 18.6", "mc version RELEASE.2025-08-13T08-35-41Z"
program() {
  name=$1
  shift
  command -v "$1" >/dev/null || return 0
  version=$("$@" 2>/dev/null | head -n 1 | grep -oE '(RELEASE|DEVELOPMENT)\.[A-Z0-9-]+|[0-9]+(\.[0-9]+)+[a-z0-9.-]*' | head -n 1)
  echo "program $name ${version:-unknown}"
}
program node node --version
program caddy caddy version
program postgres postgres --version
program pgbackrest pgbackrest version
program mc mc --version
# The libraries of Go that are in it, where its makers have left the list.
! command -v caddy >/dev/null || caddy build-info 2>/dev/null | awk '$1 == "dep" || $1 == "=>" { print "golang", $2, $3 }'
