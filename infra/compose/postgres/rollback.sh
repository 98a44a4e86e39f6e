#!/bin/sh
# Goes back to the Postgres and the volume of before the last make upgrade-postgres. What was written since is not on it: it is named, and
# lost only with LOSE=yes.
set -eu
cd "$(dirname "$0")/../../.."
. infra/compose/containers.sh
. infra/compose/postgres/servers.sh
began=$(date +%s)
take_lock 'make rollback-postgres'
[ -e "$KEPT" ] || { say 'There was no upgrade of Postgres to go back from.' >&2; exit 1; }
project=$(project_name)
volume_before=$(kept volume_before) at=$(kept at)
docker volume inspect "${project}_$volume_before" >/dev/null || { say "The volume $volume_before is gone." >&2; exit 1; }

# Which tables differ from what was copied, and the submissions among it by their references.
name_written() {
  write_sums "$SERVER" "$SUMS.now" || return 1
  awk -F '\t' '
      NR == FNR { before[$1, $2] = $3 FS $4; rows[$1, $2] = $3; next }
      $1 == "table" && before[$1, $2] != $3 FS $4 { printf "  %s: %s rows, and %s at the switch\n", $2, $3, rows[$1, $2] }' "$SUMS" "$SUMS.now" || return 1
  rm "$SUMS.now"
  docker exec -i "$SERVER" psql -v ON_ERROR_STOP=1 -qAt -v "at=$at" -U frontdoor -d frontdoor <<'SQL'
SELECT format('SELECT %L || reference FROM %I WHERE created_at > %L ORDER BY created_at', '  lost: ' || table_name || ' ', table_name, :'at')
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('reference', 'created_at') AND table_name <> 'deliveries'
  GROUP BY table_name HAVING count(*) = 2
\gexec
SQL
}

find_server
if [ -n "$SERVER" ]; then
  runs_on=$(volume_of "$SERVER") where='Postgres runs on'
else
  # Where it would start.
  runs_on=$(setting DATABASE_VOLUME) where='Postgres does not run, and would on'
  runs_on=${runs_on:-postgres}
fi
# A restore for example has led elsewhere since. Its data has nothing to do with what was copied.
case $runs_on in
  "$volume_before" | "$(kept volume)") ;;
  *)
    say "$where $runs_on, and the last make upgrade-postgres led from $volume_before to $(kept volume): there is no way back from it." >&2
    say "make drop-old-postgres removes the data on $volume_before. To use it all the same: DATABASE_VOLUME in .env, as after make compose-restore." >&2
    exit 1
    ;;
esac
# The consent of a run before counts once that has chosen the former volume: what a server writes on the other one came after it.
if [ -z "$SERVER" ] && [ "$(kept phase)" = done ] && [ "${LOSE:-}" != yes ] && { [ "$(kept lost)" != yes ] || [ "$runs_on" != "$volume_before" ]; }; then
  say "Postgres does not run, so that nobody can tell what was written to it since $at. Start it (docker compose logs postgres), or" >&2
  say "make rollback-postgres LOSE=yes goes back without it; the data of now stays on $(kept volume)." >&2
  exit 1
fi
written=
# Also while Postgres does not run, or is the former one by a run that was cut off: no mail may leave before what is gone back to is in order.
workers=$(addresses_of_workers)
trap 'status=$?; trap "" INT TERM HUP; release_writes; start_worker "$workers" || true; start_backup || true; exit "$status"' EXIT
trap 'exit 130' INT TERM HUP
stop_writers
if [ -n "$SERVER" ] && [ "$runs_on" != "$volume_before" ]; then
  [ "$(sql 'SHOW default_transaction_read_only')" = on ] || hold_writes || { say 'Writes could not be held. Nothing was replaced.' >&2; exit 1; }
  written=$(name_written) || { say 'What was written since could not be read. Nothing was replaced.' >&2; exit 1; }
  if [ -n "$written" ] && [ "${LOSE:-}" != yes ]; then
    say "Since $at these were written, and Postgres $(kept major_before) has not got them:" >&2
    echo "$written" >&2
    say 'Nothing was replaced. make rollback-postgres LOSE=yes goes back all the same; the data of now stays on its volume.' >&2
    exit 1
  fi
  [ -z "$written" ] || echo "$written"
fi
# Written down before the switch: a further run, on the former Postgres, sees nothing of it. Where nobody can tell, something may be lost.
if [ -n "$written" ] || { [ -z "$SERVER" ] && [ "$(kept phase)" = done ]; }; then
  [ "$(kept lost)" = yes ] || echo lost=yes >>"$KEPT"
elif [ "$runs_on" != "$volume_before" ]; then
  sed -i '/^lost=/d' "$KEPT"
fi
# The worker would send the mails of the former Postgres, which may have left already. Where the server of now was not replaced it is needed.
end_half_way() {
  release_writes
  server=$(running postgres)
  if [ -z "$server" ] || [ "$(volume_of "$server")" != "$(kept volume)" ]; then
    say 'Not finished, and no worker runs: make rollback-postgres goes on.' >&2
    return 0
  fi
  # Where they cannot be written, the consent stays beside them, by which nothing else starts the former Postgres.
  ! choose_volume "$(kept volume)" "$(kept major)" || sed -i '/^lost=/d' "$KEPT"
  start_worker "$workers" || say 'The worker is not healthy: docker compose logs worker' >&2
  start_backup || say 'The backup does not run: docker compose up --detach backup' >&2
  say "Postgres runs on $(kept volume) as it did." >&2
}
[ "$(kept lost)" != yes ] || trap 'status=$?; trap "" INT TERM HUP; end_half_way || true; exit "$status"' EXIT
switch_to "$(kept setting_volume)" "$(kept setting_major)" || { say 'The former Postgres did not start: docker compose logs postgres' >&2; exit 1; }
exec 3>&-
LEASE=
[ "$(kept lost)" = yes ] || trap - EXIT INT TERM HUP
allow_writes || { say 'The former Postgres takes no writes: docker compose logs postgres' >&2; exit 1; }
# As after a restore: who was erased since is erased again, sessions end, and mails that may have left wait for a person.
if [ "$(kept lost)" = yes ]; then
  docker compose run --rm --no-deps -T api node dist/entrypoints/after-restore.js
  # What was lost by order is no fault of the backup: rehearsals do not name it.
  ! has backup || docker compose run --rm --no-deps -T backup note-lost || say 'Not all that was lost may be noted, see above. Once it can be: docker compose run --rm --no-deps backup note-lost' >&2
  sed -i '/^lost=/d' "$KEPT"
  trap - EXIT INT TERM HUP
fi
say "Postgres $(sql 'SHOW server_version') on $volume_before takes writes again."
start_worker "$workers" || say 'The worker is not healthy: docker compose logs worker' >&2
adopt_backup || { say 'The backup is not in order yet: docker compose run --rm --no-deps backup stanza-upgrade, then make compose-backup.' >&2; exit 1; }
say "Back in $(seconds_since "$began") s. The rows that were written meanwhile are on $(kept volume), their files for a day in the storage: docker volume rm ${project}_$(kept volume) removes them."
rm -f "$KEPT" "$SUMS" "$STATE/postgres-beside"
