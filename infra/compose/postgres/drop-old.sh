#!/bin/sh
# Removes the data that make upgrade-postgres has kept. There is no way back afterwards but a backup.
set -eu
cd "$(dirname "$0")/../../.."
. infra/compose/containers.sh
. infra/compose/postgres/servers.sh
[ "$(kept phase 2>/dev/null)" = done ] || { say 'No data of a former Postgres is kept.' >&2; exit 1; }
project=$(project_name)
[ -n "$(running postgres)" ] && [ "$(volume_of "$(running postgres)")" = "$(kept volume)" ] ||
  { say "Postgres does not run on $(kept volume): nothing was removed." >&2; exit 1; }
# Before its first backup the new server has no other copy than the data of before.
[ "$(kept backup)" = done ] || adopt_backup || { say 'The backup is not in order, so nothing was removed.' >&2; exit 1; }
docker volume rm "${project}_$(kept volume_before)" >/dev/null
say "The data of Postgres $(kept major_before) on $(kept volume_before) is removed."
rm -f "$KEPT" "$SUMS" "$STATE/postgres-beside"
