# shellcheck shell=sh
# The reserve of the database: a file beside its data, which is given up where a full disk keeps Postgres from starting. Of use to nobody
# else (docs/decisions/0242). For up.sh, upgrade.sh, rollback.sh and upgrade.sh of this folder, which have containers.sh as well.

# Recovery ends with a checkpoint, which begins a segment of WAL (16 MB). The others are for the time until what is there is archived.
RESERVE_MEGABYTES=${RESERVE_MEGABYTES:-128}
# Below this the disk is what keeps Postgres from starting: it has no room for a segment and what a checkpoint writes beside it.
FULL_BELOW_MEGABYTES=64
DATABASE_FOLDER=/var/lib/postgresql

# Run in the container, in the volume's root: their words are read here. $1 folder, $2 megabytes of the reserve, $3 megabytes of a full disk.
# Of bytes that no file system packs; fallocate takes no blocks on ZFS. At least a tenth of the disk stays free beside it.
# shellcheck disable=SC2016  # variables of the container
MAKE_RESERVE='cd "$1" && rm -f reserve.new && [ ! -e reserve ] || exit 0
  df -Pk . | awk -v "megabytes=$2" "END { exit !(\$4 - 1024 * megabytes >= \$2 / 10) }" || { echo no-room; exit 0; }
  dd if=/dev/urandom of=reserve.new bs=1048576 count="$2" 2>/dev/null && mv reserve.new reserve || { rm -f reserve.new; echo no-room; }'
# shellcheck disable=SC2016  # variables of the container
GIVE_UP_RESERVE='cd "$1" && [ "$(df -Pk . | awk "END { print int(\$4 / 1024) }")" -lt "$3" ] || exit 0
  if [ -e reserve ]; then rm reserve && echo given-up; else echo full; fi'

# By the container where it runs, or else by one of its own: on a full disk Postgres ends again and again. Where that disk is the engine's
# too, it may have no room for a further container, and root reaches the volume without one.
in_volume() {
  set -- "$1" sh "$DATABASE_FOLDER" "$RESERVE_MEGABYTES" "$FULL_BELOW_MEGABYTES"
  docker compose exec -T postgres sh -c "$@" 2>/dev/null && return 0
  container=$(docker compose ps --all --quiet postgres | head -n 1)
  [ -n "$container" ] || return 1
  docker run --rm --network none --read-only --cap-drop ALL --security-opt no-new-privileges --user postgres --volumes-from "$container" \
    --entrypoint sh "$(docker inspect --format '{{.Image}}' "$container")" -c "$@" 2>/dev/null && return 0
  folder=$(docker inspect --format "{{range .Mounts}}{{if eq .Destination \"$DATABASE_FOLDER\"}}{{.Source}}{{end}}{{end}}" "$container")
  [ -w "$folder/." ] || return 1
  sh -c "$1" sh "$folder" "$RESERVE_MEGABYTES" "$FULL_BELOW_MEGABYTES"
}
# Where there is none. Without room for it nothing fails.
make_reserve() {
  has postgres || return 0
  case $(docker compose exec -T postgres sh -c "$MAKE_RESERVE" sh "$DATABASE_FOLDER" "$RESERVE_MEGABYTES" </dev/null 2>/dev/null) in
    no-room) say "The disk of the database has no room for its reserve of $RESERVE_MEGABYTES MB, with which Postgres starts on a full disk: docs/operations.md." ;;
  esac
}
# Fails where the disk is not full, or there is no reserve to give up.
give_up_reserve() {
  DISK_IS=$(in_volume "$GIVE_UP_RESERVE" </dev/null) || DISK_IS=
  [ "$DISK_IS" = given-up ] || return 1
  say "The disk of the database is full: its reserve of $RESERVE_MEGABYTES MB is given up, so that Postgres can start."
}
is_postgres_ready() { docker compose exec -T postgres pg_isready --quiet --host 127.0.0.1 --username frontdoor --dbname frontdoor </dev/null 2>/dev/null; }
# Where Postgres is away, before anything is written, the lock too: the checkout may be on that disk. IS_GIVEN_UP is `yes` where it was.
give_up_where_away() {
  IS_GIVEN_UP= DISK_IS=
  has postgres && [ -n "$(docker compose ps --all --quiet postgres)" ] && ! is_postgres_ready && give_up_reserve || return 0
  IS_GIVEN_UP=yes
}
# A disk that became full ends all of Postgres, which then reads its WAL and comes back, unless there is no room for the end of it.
wait_for_postgres() {
  patience=$(($(date +%s) + HEALTHY_WITHIN)) DISK_IS=
  until is_postgres_ready; do
    [ "$(date +%s)" -lt "$patience" ] || return 1
    give_up_reserve || true
    sleep 1
  done
}
# After give_up_where_away. A container that somebody has stopped does not come back by itself.
wait_where_given_up() {
  [ "$DISK_IS" != full ] || say "$(why_postgres_is_down)." >&2
  [ -n "$IS_GIVEN_UP" ] || return 0
  case $(health_of "$(docker compose ps --all --quiet postgres | head -n 1)") in created* | exited* | dead*) return 0 ;; esac
  wait_for_postgres || say "$(why_postgres_is_down)." >&2
}
# Why it does not run, after wait_for_postgres.
why_postgres_is_down() {
  case ${DISK_IS:-} in
    full) echo 'Postgres does not run, since the disk of the database is full, without a reserve: make room, and it starts by itself (docs/operations.md)' ;;
    *) echo 'Postgres does not run: docker compose logs postgres' ;;
  esac
}
