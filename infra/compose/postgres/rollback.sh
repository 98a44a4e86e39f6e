#!/bin/sh
# Goes back to the Postgres and the volume of before the last make upgrade-postgres. What was written since is not on it: it is named, and
# lost only with LOSE=yes.
set -eu
cd "$(dirname "$0")/../../.."
. infra/compose/containers.sh
. infra/compose/postgres/servers.sh
began=$(date +%s)
[ -e "$KEPT" ] || { say 'There was no upgrade of Postgres to go back from.' >&2; exit 1; }
project=$(project_name)
volume_before=$(kept volume_before) at=$(kept at)
docker volume inspect "${project}_$volume_before" >/dev/null || { say "The volume $volume_before is gone." >&2; exit 1; }

# Which tables differ from what was copied, and the submissions among it by their references.
name_written() {
  docker exec -i "$SERVER" psql -v with_sequences=1 -U frontdoor -d frontdoor -f /usr/local/bin/fingerprint.sql |
    grep -aE '^(table|sequence)' | awk -F '\t' '
      NR == FNR { before[$1, $2] = $3 FS $4; rows[$1, $2] = $3; next }
      $1 == "table" && before[$1, $2] != $3 FS $4 { printf "  %s: %s rows, and %s at the switch\n", $2, $3, rows[$1, $2] }' "$SUMS" -
  docker exec -i "$SERVER" psql -v ON_ERROR_STOP=1 -qAt -v "at=$at" -U frontdoor -d frontdoor <<'SQL'
SELECT format('SELECT %L || reference FROM %I WHERE created_at > %L ORDER BY created_at', '  lost: ' || table_name || ' ', table_name, :'at')
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('reference', 'created_at')
  GROUP BY table_name HAVING count(*) = 2
\gexec
SQL
}

find_server
if [ -n "$SERVER" ] && [ "$(volume_of "$SERVER")" != "$volume_before" ]; then
  workers=$(addresses_of_workers)
  stop_writers
  trap 'status=$?; release_writes; exit "$status"' EXIT
  trap 'exit 130' INT TERM HUP
  [ "$(sql 'SHOW default_transaction_read_only')" = on ] || hold_writes
  written=$(name_written)
  if [ -n "$written" ] && [ "${LOSE:-}" != yes ]; then
    say "Since $at these were written, and Postgres $(kept major_before) has not got them:" >&2
    echo "$written" >&2
    release_writes
    start_worker "$workers"
    start_backup
    say 'Nothing was replaced. make rollback-postgres LOSE=yes goes back all the same; the data of now stays on its volume.' >&2
    exit 1
  fi
  [ -z "$written" ] || echo "$written"
fi
switch_to "$(kept setting_volume)" "$(kept setting_major)" || { say 'The former Postgres did not start: docker compose logs postgres' >&2; exit 1; }
exec 3>&-
LEASE=
allow_writes
trap - EXIT INT TERM HUP
say "Postgres $(sql 'SHOW server_version') on $volume_before takes writes again."
start_worker "${workers:-}" || say 'The worker is not healthy: docker compose logs worker' >&2
adopt_backup || { say 'The backup is not in order yet: docker compose run --rm --no-deps backup stanza-upgrade, then make compose-backup.' >&2; exit 1; }
say "Back in $(seconds_since "$began") s. What was written meanwhile is on $(kept volume): docker volume rm ${project}_$(kept volume) removes it."
rm -f "$KEPT" "$SUMS" "$STATE/postgres-beside"
