# shellcheck shell=sh
# How running containers are replaced, by one command at a time: for upgrade.sh, rollback.sh, replace-part.sh, up.sh and the scripts of postgres/.

# What an update replaces, in this order: the reader is asked by the worker, and the gateways look up the worker when they start.
PARTS='reader worker api web'
# What ran before the last update: which checkout, how many of each part, and the tag of its images.
STATE=${UPGRADE_STATE:-.upgrade}
FORMER=$STATE/former
FORMER_TAG=${FORMER_TAG:-before-upgrade}
# A busy machine may take minutes for a start.
HEALTHY_WITHIN=${HEALTHY_WITHIN:-300}

# How long a container of before may answer what it has begun, in seconds: an upload of a resume may take ten minutes. One that answers
# nothing ends at once.
FINISH_WITHIN=${FINISH_WITHIN:-640}
# What was said, by day and time; its last lines.
LOG=$STATE/log
LOG_LINES=2000

# Where the terminal is gone, what it says is in the log alone, and what it does goes on. So it does where the log cannot be written.
say() {
  said="$(date -u +%H:%M:%S)  $*"
  printf '%s\n' "$said" || true
  # Each command silent by itself, since a signal may be handled between them, and what that says would be silent, too.
  mkdir -p "$STATE" 2>/dev/null && printf '%s %s\n' "$(date -u +%Y-%m-%d)" "$said" 2>/dev/null >>"$LOG" || true
}
# --- One command at a time
# A file names the process of the command. It is not given back: where that process is gone, killed for example, it is nobody's. Linked,
# because a link is there whole or not at all.
LOCK=$STATE/lock
# Whether a process is that script still, and not a later process of the same number: by a whole word of what it was started as, since the name of
# up.sh is the end of that of another script, and by its folder, where that can be told. @ process, script, folder
is_at_work() {
  [ -n "$1" ] || return 1
  { tr '\0' '\n' <"/proc/$1/cmdline" || ps -o args= -p "$1" | tr ' ' '\n'; } 2>/dev/null | sed 's|.*/||' | grep -qxF -e "$2" || return 1
  folder=$(readlink "/proc/$1/cwd" 2>/dev/null) || return 0
  [ -z "$3" ] || [ "$folder" = "$3" ]
}
in_lock() { printf '%s\n' "$locked" | sed -n "s/^$1=//p"; }
# Ends where another of these commands runs. A script that one of them calls is given its process as LOCK_HOLDER. @ the command, as people type it
take_lock() {
  mine=$LOCK.$$
  { mkdir -p "$STATE" && printf '%s\n' "pid=$$" "script=${0##*/}" "folder=$(pwd -P)" "command=$1" "since=$(date -u '+%Y-%m-%d %H:%M:%S') UTC" >"$mine"; } || exit 1
  for _ in 1 2 3 4 5; do
    if ln "$mine" "$LOCK" 2>/dev/null; then
      rm -f "$mine"
      return 0
    fi
    locked=$(cat "$LOCK" 2>/dev/null) || continue
    holder=$(in_lock pid)
    if is_at_work "$holder" "$(in_lock script)" "$(in_lock folder)"; then
      rm -f "$mine"
      # By exec a script has become another one, which has its number.
      [ "$holder" != $$ ] && [ "$holder" != "${LOCK_HOLDER:-}" ] || return 0
      say "Nothing was done: $(in_lock command) has run since $(in_lock since), as process $holder." >&2
      exit 1
    fi
    # Of several that find it only one may replace it, and only what it has found.
    if ln "$mine" "$LOCK.of-$holder" 2>/dev/null; then
      if [ "$(cat "$LOCK")" = "$locked" ]; then
        mv -f "$mine" "$LOCK" && rm -f "$LOCK.of-$holder"
        return 0
      fi
      rm -f "$LOCK.of-$holder"
    else
      sleep 1
    fi
  done
  rm -f "$mine"
  say "Nothing was done: $LOCK could not be taken. Where none of these commands runs: rm $LOCK*" >&2
  exit 1
}
shorten_log() {
  [ "$(cat "$LOG" 2>/dev/null | wc -l)" -gt "$LOG_LINES" ] || return 0
  { tail -n "$LOG_LINES" "$LOG" >"$LOG.new" && mv "$LOG.new" "$LOG"; } 2>/dev/null || true
}
# The one place where an update that has begun to replace ends: from, to, `updated`, `went back` (by itself) or `rolled back`, why it went back
# or what of it was not updated, seconds.
# The page about the system shows it. A failure to record it fails nothing. Without a terminal's input: `timeout` puts its command into the
# background, where reading from a terminal stops it.
told_outcome() {
  case $3 in
    updated) say "Updated from $1 to $2 in $5 s.${4:+ $4} The way back: make rollback" ;;
    'went back') say "$1 runs again, in $5 s. The update to $2 went back: $4" ;;
    'rolled back') say "$1 runs again, in $5 s.${4:+ $4}" ;;
  esac
  timeout 60 docker compose exec -T api node dist/entrypoints/record-update.js \
    --from "$1" --to "$2" --outcome "$3" --reason "$4" --seconds "$5" </dev/null >/dev/null 2>&1 || say 'The page about the system (/admin/status) does not know of it.'
  say "What was done and when: $LOG"
}
running() { docker compose ps --quiet --status running "$1"; }
count_of() { running "$1" | grep -c . || true; }
# The version that the images of a running part were built with.
version_of() { docker inspect --format '{{index .Config.Labels "org.opencontainers.image.version"}}' "$(running "$1" | head -n 1)"; }
revision_of() { docker inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "$(running "$1" | head -n 1)"; }
health_of() { docker inspect --format '{{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{end}}' "$1"; }
# Whether what runs of a part is of the image that its tag names now, which may have been built anew.
is_of_its_tag() {
  container=$(running "$1" | head -n 1)
  [ -n "$container" ] || return 1
  [ "$(docker inspect --format '{{.Image}}' "$container")" = "$(docker image inspect --format '{{.Id}}' "$(docker inspect --format '{{.Config.Image}}' "$container")")" ]
}
# A line of the file about what ran before.
former() { sed -n "s/^$1=//p" "$FORMER"; }
seconds_since() { echo $(($(date +%s) - $1)); }

wait_until_healthy() {
  until=$(($(date +%s) + HEALTHY_WITHIN))
  while :; do
    case $(health_of "$1") in
      'running healthy') return 0 ;;
      'running starting') ;;
      # The engine starts it again by itself: it has ended by itself.
      *) break ;;
    esac
    [ "$(date +%s)" -lt "$until" ] || break
    sleep 1
  done
  say "A new container is $(health_of "$1"). Its last lines:" >&2
  last=$(docker logs --tail 20 "$1" 2>&1) || true
  printf '%s\n' "$last" >&2 || true
  printf '%s\n' "$last" >>"$LOG" 2>/dev/null || true
  return 1
}

# Ends a container of before and removes it. Meanwhile it takes no connections, and requests go to another one.
end_former() {
  within=
  case $1 in api | web) within="--time $FINISH_WITHIN" ;; esac
  # shellcheck disable=SC2086  # two words or none
  docker stop $within "$2" >/dev/null &
  stopping=$! asked=$(date +%s) is_told=
  while kill -0 "$stopping" 2>/dev/null; do
    if [ -n "$within" ] && [ -z "$is_told" ] && [ "$(seconds_since "$asked")" -ge 10 ]; then
      say "A former $1 still answers what it has begun, such as an upload. It has $FINISH_WITHIN s."
      is_told=yes
    fi
    sleep 0.2
  done
  wait "$stopping" && docker rm "$2" >/dev/null
}

# Starts one more container of a part, waits until it is healthy, and only then ends one of before; until none of before is left and
# as many run as wanted. A new one that does not become healthy is removed, and those of before go on.
replace_beside() {
  part=$1 wanted=$2
  # What an update that was cut off has stopped or could not start: compose would count it.
  docker compose ps --all --quiet "$part" | grep -vxF "$(running "$part")" | xargs -r docker rm --force >/dev/null
  for old in $(running "$part"); do
    known=$(docker compose ps --all --quiet "$part")
    docker compose up --detach --no-deps --no-build --no-recreate --scale "$part=$(($(count_of "$part") + 1))" "$part" || return 1
    new=$(docker compose ps --all --quiet "$part" | grep -vxF "$known") || return 1
    if ! wait_until_healthy "$new"; then
      docker rm --force "$new" >/dev/null
      return 1
    fi
    end_former "$part" "$old" || return 1
  done
  # Where an update was cut off, one more runs, or one less.
  [ "$(count_of "$part")" -eq "$wanted" ] || docker compose up --detach --no-deps --no-build --no-recreate --timeout "$FINISH_WITHIN" --scale "$part=$wanted" "$part"
}

# For what only one of can run, and nobody waits for.
replace_in_place() { docker compose up --detach --wait --wait-timeout "$HEALTHY_WITHIN" --no-deps --no-build --force-recreate "$1"; }

# Of a part without a check of its health compose waits for the start alone. One that ends by itself is started again by the engine, and
# would be found running most of the time.
STEADY_FOR=${STEADY_FOR:-10}
is_steady() {
  steady_since=$(date +%s)
  while :; do
    state=$(docker inspect --format '{{.RestartCount}} {{.State.Status}}' "$(docker compose ps --all --quiet "$1" | head -n 1)") || state=gone
    [ "$state" = '0 running' ] || { say "$1 has ended by itself ($state)." >&2; return 1; }
    [ "$(seconds_since "$steady_since")" -lt "$STEADY_FOR" ] || return 0
    sleep 1
  done
}

# By the compose files and the tag of this moment.
replace() {
  replaced_since=$(date +%s)
  case $1 in
    reader) replace_in_place "$1" || return 1 ;;
    backup | certificates) { replace_in_place "$1" && is_steady "$1"; } || return 1 ;;
    *) replace_beside "$1" "$(former "$1")" || return 1 ;;
  esac
  say "$1 is replaced, in $(seconds_since "$replaced_since") s."
}

# Whether this installation has a part at all: databases may be elsewhere, and what makes backups with them.
has() { docker compose config --services | grep -qx "$1"; }

# --- What an upgrade looks at first. `refuse` is the calling script's own.
demand_healthy() {
  for part in "$@"; do
    [ -n "$(running "$part")" ] || refuse "$part does not run. make compose-up starts what is missing."
    for container in $(running "$part"); do
      case $(health_of "$container") in 'running healthy') ;; *) refuse "a container of $part is $(health_of "$container"). make doctor says more." ;; esac
    done
  done
}
count_free_gigabytes() { echo $(($(df -Pk "$(docker info --format '{{.DockerRootDir}}')" | awk 'END {print $4}') / 1000000)); }
# Of the disk that the database is on, which need not be the engine's.
count_free_megabytes() { docker compose exec -T postgres df -Pk /var/lib/postgresql | awk 'END {print int($4 / 1024)}'; }
# Mails, filings, answers of many at once and others that wait or run. They go on: another worker takes over what one that ends has not done.
count_jobs() { docker compose exec -T postgres psql -U frontdoor -d frontdoor -Atc "SELECT count(*) FROM outbox_jobs WHERE state <> 'done'"; }
# Its programs are told by their folder; the brackets keep this command from finding itself.
is_rehearsed() { docker compose exec -T backup sh -c "grep -qs '[/]rehearsal/frontdoor' /proc/[0-9]*/cmdline"; }
wait_for_rehearsal() {
  if has backup && is_rehearsed; then
    say 'A restore is being rehearsed, as each night: this begins after it.'
    while is_rehearsed; do sleep 5; done
  fi
}

# The commit that images are labelled with.
name_revision() {
  REVISION=${REVISION:-$(git rev-parse HEAD 2>/dev/null || echo unknown)}
  export REVISION
}
