#!/bin/sh
# Replaces a part that there is only one of, by the compose files of this checkout, and says for how long it was away.
set -eu
cd "$(dirname "$0")/../.."
. infra/compose/containers.sh
. infra/compose/networks.sh
take_lock "make replace PART=${PART:-}"
case ${PART:-} in
  front | postgres | redis | minio) ;;
  *) say 'PART is front, postgres, redis or minio. All others: make upgrade' >&2; exit 1 ;;
esac
has "$PART" || { say "This installation has no $PART." >&2; exit 1; }
differ=$(networks_that_differ)
[ -z "$differ" ] || { say "The networks $(names_of "$differ") have to be made anew: make compose-up, which replaces all." >&2; exit 1; }
name_revision
case $PART in front) docker compose build --quiet web ;; postgres) docker compose build --quiet postgres ;; esac
began=$(date +%s)
replace_in_place "$PART"
say "$PART is replaced; it was away for at most $(seconds_since "$began") s."
