# shellcheck shell=sh
# The two servers of a major upgrade, for the scripts of this folder: the one that runs, and one beside it on a volume of its own.

# DATABASE_VOLUME and POSTGRES_MAJOR are read where compose reads them, and nowhere else.
unset DATABASE_VOLUME POSTGRES_MAJOR
. infra/compose/postgres/kept.sh
# Of the tables of what ran before, at the switch, by which the way back sees what was written since.
SUMS=$STATE/postgres-sums
NEXT=
LEASE=

project_name() { docker compose config | sed -n 's/^name: //p'; }
# The volume of a running container at a path, without the project's name before it.
volume_of() { docker inspect --format "{{range .Mounts}}{{if eq .Destination \"/var/lib/postgresql\"}}{{.Name}}{{end}}{{end}}" "$1" | sed "s/^${project}_//"; }
major_of() { docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' "$1" | sed -n 's/^PG_MAJOR=//p'; }
# The container of the server that runs; asked once, because each question to compose takes a second, and people wait.
SERVER=
find_server() { SERVER=$(running postgres); }
sql() { docker exec "$SERVER" psql -v ON_ERROR_STOP=1 -qAt -U frontdoor -d "${2:-frontdoor}" -c "$1"; }

# Both lines at once, whole or not at all.
choose_volume() {
  # With its owner and mode.
  cp -p "$SETTINGS" "$SETTINGS.new" || return 1
  grep -vE '^(DATABASE_VOLUME|POSTGRES_MAJOR)=' "$SETTINGS" >"$SETTINGS.new" || [ "$?" = 1 ] || return 1
  echo "DATABASE_VOLUME=$1" >>"$SETTINGS.new" && echo "POSTGRES_MAJOR=$2" >>"$SETTINGS.new" && mv "$SETTINGS.new" "$SETTINGS"
}

# --- Writes
# For at most half a minute.
wait_for_read_only() {
  for _ in $(seq 150); do
    [ "$(sql 'SHOW default_transaction_read_only')" != "$1" ] || return 0
    sleep 0.2
  done
  return 1
}
# Postgres answers "read-only" from now on, to connections that are open as well, and reads go on. It lasts as long as this script: the
# command in the container ends with its standard input, and a server that starts anew has forgotten it.
hold_writes() {
  rm -f "$STATE/lease"
  mkfifo "$STATE/lease" || return 1
  # shellcheck disable=SC2016  # variables of the container
  docker exec -i "$SERVER" sh -c '
    set -eu
    touch "$PGDATA/writes-are-held"
    as_owner() { psql -v ON_ERROR_STOP=1 -q -o /dev/null -U frontdoor -d frontdoor "$@"; }
    as_owner -c "ALTER SYSTEM SET default_transaction_read_only = on" -c "SELECT pg_reload_conf()"
    cat >/dev/null
    as_owner -c "ALTER SYSTEM RESET default_transaction_read_only" -c "SELECT pg_reload_conf()"
    rm -f "$PGDATA/writes-are-held"' <"$STATE/lease" &
  LEASE=$!
  exec 3>"$STATE/lease"
  rm "$STATE/lease"
  wait_for_read_only on || return 1
  # What began before may write; nobody waits longer for its end than for that of a stop.
  held_at=$(sql 'SELECT clock_timestamp()') || return 1
  writers="backend_type = 'client backend' AND pid <> pg_backend_pid() AND xact_start < '$held_at'"
  for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    [ "$(sql "SELECT count(*) FROM pg_stat_activity WHERE $writers")" != 0 ] || return 0
    [ "$second" -lt 10 ] || sql "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE $writers" >/dev/null
    sleep 1
  done
  return 1
}
release_writes() {
  [ -n "$LEASE" ] || return 0
  exec 3>&-
  wait "$LEASE" || true
  LEASE=
}
# After a server has started on a volume whose writes are or were held.
allow_writes() {
  sql 'ALTER SYSTEM RESET default_transaction_read_only' && sql 'SELECT pg_reload_conf()' >/dev/null && wait_for_read_only off
}
# The sums of all tables and sequences of a server, into a file. @ container, file
write_sums() {
  docker exec -i "$1" psql -v ON_ERROR_STOP=1 -v with_sequences=1 -U frontdoor -d frontdoor -f /usr/local/bin/fingerprint.sql >"$2.all" &&
    grep -aE '^(table|sequence)' "$2.all" >"$2" && rm "$2.all"
}

# --- The server beside
# How compose would start a server of this major: its image, and what it is made with.
find_image() {
  described=$(POSTGRES_MAJOR=$1 docker compose config postgres)
  image=$(echo "$described" | sed -n 's/^ *image: \(.*\/postgres:.*\)/\1/p' | head -n 1)
  initdb=$(echo "$described" | sed -n 's/^ *POSTGRES_INITDB_ARGS: //p' | head -n 1)
}
# On a volume of its own, by find_image. It reaches the one that runs, is reached by nobody, and writes nothing into the backup.
start_beside() {
  docker volume create --label "com.docker.compose.project=$project" --label com.docker.compose.volume=postgres "${project}_$1" >/dev/null
  network=$(docker inspect --format '{{range $name, $network := .NetworkSettings.Networks}}{{println $name}}{{end}}' "$SERVER" | grep '_inner$')
  password=$(docker inspect --format '{{range .Mounts}}{{if eq .Destination "/run/secrets/postgres_password"}}{{.Source}}{{end}}{{end}}' "$SERVER")
  NEXT=${project}-postgres-beside
  docker rm --force "$NEXT" >/dev/null 2>&1 || true
  docker run --detach --name "$NEXT" --network "$network" --init --read-only --cap-drop ALL --security-opt no-new-privileges --user postgres \
    --memory 1g --cpu-shares 512 --shm-size 128m --stop-signal SIGINT \
    --tmpfs /tmp --tmpfs /var/run/postgresql:uid=999,gid=999 --volume "${project}_$1:/var/lib/postgresql" \
    --volume "$password:/run/secrets/postgres_password:ro" --env POSTGRES_USER=frontdoor --env POSTGRES_DB=postgres \
    --env POSTGRES_PASSWORD_FILE=/run/secrets/postgres_password --env "POSTGRES_INITDB_ARGS=$initdb" \
    --entrypoint docker-entrypoint.sh "$image" postgres \
    -c archive_mode=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=4GB >/dev/null
  wait_beside
}
wait_beside() {
  until=$(($(date +%s) + HEALTHY_WITHIN))
  until docker exec "$NEXT" pg_isready -q -h 127.0.0.1 -U frontdoor -d postgres; do
    if [ "$(docker inspect --format '{{.State.Running}}' "$NEXT")" != true ] || [ "$(date +%s)" -ge "$until" ]; then
      say 'The new Postgres did not start. Its last lines:' >&2
      docker logs --tail 20 "$NEXT" >&2
      return 1
    fi
    sleep 0.5
  done
}
beside() { docker exec "$NEXT" "$@"; }
stop_beside() { docker stop --time 60 "$NEXT" >/dev/null && docker rm "$NEXT" >/dev/null && NEXT=; }
# With its volume.
remove_beside() {
  docker rm --force "${project}-postgres-beside" >/dev/null 2>&1 || true
  NEXT=
  ! docker volume inspect "${project}_$1" >/dev/null 2>&1 || docker volume rm "${project}_$1" >/dev/null
}

# --- The switch
# Arguments: DATABASE_VOLUME and POSTGRES_MAJOR as .env is to have them; empty ones leave compose its own.
switch_to() {
  switched_since=$(date +%s)
  choose_volume "$1" "$2" || return 1
  replace_in_place postgres || return 1
  find_server
  [ -n "$SERVER" ] || return 1
  say "Postgres runs on $(volume_of "$SERVER"), and was away for at most $(seconds_since "$switched_since") s."
}
# By the engine and not by compose, which would start what they depend on, migrate for one, once more.
containers_of() { docker compose ps --all --quiet "$1"; }
stop_writers() {
  for part in worker backup; do ! has "$part" || containers_of "$part" | xargs -r docker stop >/dev/null; done
}
start_backup() { ! has backup || containers_of backup | xargs -r docker start >/dev/null; }
# Gateways look up the worker's address once, when they start.
start_worker() {
  containers_of worker | xargs -r docker start >/dev/null
  for container in $(running worker); do wait_until_healthy "$container" || return 1; done
  [ "$(addresses_of_workers)" = "$1" ] || replace_web
}
addresses_of_workers() { for container in $(containers_of worker); do docker inspect --format '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}' "$container"; done; }
replace_web() { if has front; then replace_beside web "$(count_of web)"; else replace_in_place web; fi; }
# Until now nothing of the new server is archived; it waits in its WAL.
adopt_backup() {
  has backup || return 0
  docker compose run --rm --no-deps -T backup stanza-upgrade || return 1
  docker compose run --rm --no-deps -T backup backup || return 1
  replace_in_place backup && is_steady backup
}
