#!/bin/sh
# Moves the database to another major of Postgres, TO, or to a new volume of the same one: a dump of the server that runs is restored to
# a server beside it. It looks first, rehearses on a copy while all goes on, makes a backup, holds writes, copies, compares, switches,
# looks again, and only then lets the new server be written to. Until then a failure goes back by itself, and nothing can be lost.
set -eu
cd "$(dirname "$0")/../../.."
. infra/compose/containers.sh
. infra/compose/postgres/servers.sh
. infra/compose/postgres/reserve.sh
began=$(date +%s)
take_lock 'make upgrade-postgres'
project=$(project_name)

# Before the switch.
refuse() {
  say "Nothing was replaced: $*" >&2
  exit 1
}

# --- Looks first
has postgres || refuse 'the database is elsewhere.'
find_server
[ -n "$SERVER" ] || refuse 'postgres does not run. make compose-up starts what is missing.'
[ ! -e "$STATE/unfinished" ] || refuse 'an update was cut off. make upgrade goes on with it, make rollback goes back.'
case $(kept phase 2>/dev/null) in
  switching) refuse 'one of before was cut off at the switch: make rollback-postgres goes back from it.' ;;
  done) refuse "the data of before is kept, on $(kept volume_before). make rollback-postgres goes back to it, make drop-old-postgres removes it." ;;
esac
# After a cut at the switch, which is refused above, Postgres may run on that volume.
! [ -e "$STATE/postgres-beside" ] || {
  remove_beside "$(cat "$STATE/postgres-beside")" || refuse "a copy of a former try is left: docker volume rm ${project}_$(cat "$STATE/postgres-beside")"
  rm -f "$STATE/postgres-beside"
}
# shellcheck disable=SC2086  # a list of parts
demand_healthy $PARTS postgres
[ "$(sql 'SHOW default_transaction_read_only')" = off ] || refuse 'this database may only be read (default_transaction_read_only).'
from=$(major_of "$SERVER")
to=${TO:-$from}
case $to in *[!0-9]* | '') refuse "TO is a major of Postgres, for example TO=$((from + 1))." ;; esac
[ "$to" -ge "$from" ] || refuse "$from runs, and $to is older: a dump is not read by an older one. make rollback-postgres goes back from the last upgrade."
volume_before=$(volume_of "$SERVER")
volume=postgres-$to-of-$(date -u +%Y-%m-%d-%H-%M-%S)
gigabytes_free=$(count_free_gigabytes)
megabytes=$(sql 'SELECT sum(pg_database_size(oid)) / 1000000 FROM pg_database' | cut -d. -f1)
# The images; and the copy, its dump, and the backup of it.
gigabytes_needed=$((${IMAGES_GIGABYTES:-2} + 3 * megabytes / 1000))
[ "$gigabytes_free" -ge "$gigabytes_needed" ] || refuse "the disk has $gigabytes_free GB free, and this takes up to $gigabytes_needed."
wait_for_rehearsal
say "From Postgres $(sql 'SHOW server_version') on $volume_before to $to on $volume; $megabytes MB of data, $gigabytes_free GB of the disk are free."

# --- Builds
name_revision
POSTGRES_MAJOR=$to docker compose build --quiet postgres backup || refuse "the images with Postgres $to could not be built."
say 'The images are built.'

# --- Rehearses on a copy, while all goes on
trap 'status=$?; trap "" INT TERM HUP; [ "$status" = 0 ] || { remove_beside "$(cat "$STATE/postgres-beside" 2>/dev/null || echo none)"; rm -f "$STATE/postgres-beside"; release_writes; }; exit "$status"' EXIT
trap 'say "Cut off." >&2; exit 130' INT TERM HUP
find_image "$to"
copy_beside() {
  echo "$1" >"$STATE/postgres-beside"
  start_beside "$1" && beside copy-databases postgres "$2"
}
words_differ=0
check_search() {
  said=$(beside check-search frontdoor "${1:-}") || return 1
  echo "$said"
  case $said in *' 0 have other words'*) ;; *' have other words'*) words_differ=1 ;; esac
}
rehearsed_since=$(date +%s)
copy_beside "$volume-rehearsal" rehearse || refuse 'the copy could not be made, or differs; see above.'
copied=$(seconds_since "$rehearsed_since")
beside check-indexes frontdoor || refuse 'an index of the copy is damaged, see above.'
check_search || refuse 'the copy is not searched as the database is, see above.'
# With the settings that were copied, which count from a start on.
docker restart --time 60 "$NEXT" >/dev/null
wait_beside || refuse 'the copy does not start with the settings of before, see above.'
# In a repository that is thrown away: of a major that it does not know pgBackRest would archive nothing.
beside sh -c "printf '[global]\nrepo1-path=/tmp/repository\nlock-path=/tmp/lock\nlog-level-file=off\n[tried]\npg1-path=%s\npg1-user=frontdoor\npg1-database=postgres\n' \"\$PGDATA\" >/tmp/tried.conf && pgbackrest --config=/tmp/tried.conf --stanza=tried stanza-create --no-online" ||
  refuse "pgBackRest of the image cannot back up Postgres $to, see above."
remove_beside "$volume-rehearsal" || refuse 'the copy of the rehearsal could not be removed, see above.'
rm -f "$STATE/postgres-beside"
say "Rehearsed in $(seconds_since "$rehearsed_since") s. A copy took $copied s: for about as long no form is taken, and pages go on."

# --- Backs up
! has backup || docker compose exec -T backup frontdoor-backup backup || refuse 'the backup failed.'
moment=$(date -u '+%Y-%m-%d %H:%M:%S+00')
say "The backup is made. What was before: make compose-restore TIME='$moment'"

# --- Copies, while nobody writes
workers=$(addresses_of_workers)
api=$(running api | head -n 1)
go_back() {
  trap '' INT TERM HUP
  trap - EXIT
  say "$1 Going back to Postgres $from on $volume_before." >&2
  release_writes
  server=$(running postgres)
  if [ -z "$server" ] || [ "$(volume_of "$server")" != "$volume_before" ]; then
    if ! switch_to "$setting_volume" "$setting_major" || ! allow_writes; then
      say "The former Postgres did not start: docker compose logs postgres. Its data is whole, on $volume_before." >&2
      [ ! -e "$KEPT" ] || say 'make rollback-postgres tries again.' >&2
      exit 1
    fi
  # Compose would start the new one next time, on a volume that is empty by then.
  elif ! choose_volume "$setting_volume" "$setting_major"; then
    say "$SETTINGS could not be written: set DATABASE_VOLUME=$setting_volume and POSTGRES_MAJOR=$setting_major in it, before anything starts anew." >&2
    exit 1
  fi
  start_worker "$workers" || say 'The worker is not healthy: docker compose logs worker' >&2
  start_backup || say 'The backup does not run: docker compose up --detach backup' >&2
  rm -f "$KEPT" "$SUMS"
  if remove_beside "$volume"; then rm -f "$STATE/postgres-beside"; fi
  say "Postgres $from runs as before; nothing was lost."
  exit 1
}
# The lines as they were: without them compose has its own defaults.
setting_volume=$(setting DATABASE_VOLUME) setting_major=$(setting POSTGRES_MAJOR)
trap 'go_back "Cut off."' INT TERM HUP
trap 'go_back "A command failed, see above."' EXIT
stop_writers
held_since=$(date +%s)
hold_writes || go_back 'Writes could not be held.'
say 'Nothing is written any more. Pages are answered, and forms say that they try again.'
copy_beside "$volume" copy || go_back 'The copy could not be made, or differs; see above.'
check_search 200 || go_back 'The copy is not searched as the database is, see above.'
if [ "$words_differ" = 1 ]; then
  beside psql -q -U frontdoor -d frontdoor -c 'UPDATE application_documents SET rules = 1, renewed = false' || go_back 'The words could not be marked as old.'
  say 'Postgres has other rules for words now: the documents are found by both, and made anew in the background.'
fi
beside psql -q -U frontdoor -d postgres -c 'ALTER SYSTEM SET default_transaction_read_only = on' || go_back 'The copy could not be prepared.'
write_sums "$NEXT" "$SUMS" || go_back 'The copy could not be read.'
stop_beside || go_back 'The copy could not be stopped.'

# --- Switches, and looks again before anybody writes
{ echo phase=switching; echo "volume_before=$volume_before"; echo "major_before=$from"; echo "setting_volume=$setting_volume"; echo "setting_major=$setting_major"; echo "volume=$volume"; echo "major=$to"; echo "at=$(date -u '+%Y-%m-%d %H:%M:%S+00')"; } >"$KEPT"
switch_to "$volume" "$to" || go_back "Postgres $to did not start."
[ "$(volume_of "$SERVER")" = "$volume" ] || go_back "Postgres did not take DATABASE_VOLUME of $SETTINGS."
# The pipe of the former server ended with it.
exec 3>&-
LEASE=
ask="for (const path of ['/', '/career', '/api/jobposts', '/health/ready']) { const answer = await fetch((path.startsWith('/health') ? 'http://127.0.0.1:3000' : process.env.SHELLS_URL) + path); if (answer.status !== 200) throw new Error(path + ' is answered with ' + answer.status); }"
is_answered() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    ! docker exec "$api" node --input-type=module -e "$ask" 2>"$STATE/asked" || return 0
    sleep 1
  done
  cat "$STATE/asked" >&2
  return 1
}
is_answered || go_back 'The site does not answer.'
# From here on people may have written to the new server, so that nothing goes back by itself any more.
trap '' INT TERM HUP
sed -i 's/^phase=.*/phase=done/' "$KEPT"
rm -f "$STATE/postgres-beside" "$STATE/asked"
trap 'say "Not finished. What is left: docker compose start worker, then docker compose run --rm --no-deps backup stanza-upgrade, then make compose-backup." >&2' EXIT
allow_writes || { say 'Postgres takes no writes yet: make rollback-postgres goes back.' >&2; exit 1; }
trap 'exit 130' INT TERM HUP
say "Postgres $(sql 'SHOW server_version') takes writes; none was taken for $(seconds_since "$held_since") s."

# --- What waits until forms are taken again
start_worker "$workers" || say 'The worker is not healthy: docker compose logs worker' >&2
make_reserve
adopt_backup || exit 1
echo backup=done >>"$KEPT"
trap - EXIT INT TERM HUP
say "Upgraded from $from to $to in $(seconds_since "$began") s. The data of before is kept on $volume_before: make rollback-postgres goes back to it, make drop-old-postgres removes it."
