#!/bin/sh
# Removes the data that make upgrade-postgres has kept. There is no way back afterwards but a backup.
set -eu
cd "$(dirname "$0")/../../.."
. infra/compose/containers.sh
. infra/compose/postgres/servers.sh
take_lock 'make drop-old-postgres'
[ -e "$KEPT" ] || { say 'No data of a former Postgres is kept.' >&2; exit 1; }
project=$(project_name)
volume_before=$(kept volume_before) volume=$(kept volume)
find_server
[ -n "$SERVER" ] || { say 'Postgres does not run: nothing was removed.' >&2; exit 1; }
runs_on=$(volume_of "$SERVER")
[ "$runs_on" != "$volume_before" ] || { say "Postgres runs on $volume_before: nothing was removed." >&2; exit 1; }
if [ "$runs_on" = "$volume" ]; then
  [ "$(kept phase)" = done ] || { say 'make upgrade-postgres was cut off at the switch: make rollback-postgres goes back from it. Nothing was removed.' >&2; exit 1; }
  # Before its first backup the new server has no other copy than the data of before.
  [ "$(kept backup)" = done ] || adopt_backup || { say 'The backup is not in order, so nothing was removed.' >&2; exit 1; }
fi
if docker volume inspect "${project}_$volume_before" >/dev/null 2>&1; then
  docker volume rm "${project}_$volume_before" >/dev/null
  say "The data of Postgres $(kept major_before) on $volume_before is removed."
else
  say "The volume $volume_before was gone."
fi
[ "$runs_on" = "$volume" ] || say "Postgres runs on $runs_on. That on $volume stays: docker volume rm ${project}_$volume removes it."
rm -f "$KEPT" "$SUMS" "$STATE/postgres-beside"
