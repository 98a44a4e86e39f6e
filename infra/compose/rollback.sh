#!/bin/sh
# Goes back to what ran before the last update, also one that was cut off: its images by its compose files, one container after the
# other. The database stays as it is, on which the version before runs as well.
set -eu
cd "$(dirname "$0")/../.."
. infra/compose/containers.sh
. infra/compose/postgres/kept.sh
. infra/compose/postgres/reserve.sh
began=${BEGAN:-$(date +%s)}
give_up_where_away
take_lock 'make rollback'
refuse_half_back
shorten_log
[ -e "$FORMER" ] || { say 'There was no update by make upgrade to go back from. By hand: docs/operations.md.' >&2; exit 1; }
checkout=$(former checkout)
# It goes back by one release only, and not from what was started in another way since. Files of before have no `to`; nothing may run.
# An update that was cut off may have gone on with another version: each that was tried may run.
runs=$(version_of api 2>/dev/null || true)
if [ -n "$runs" ] && [ -n "$(former to)" ] && ! grep -qxF -e "version=$runs" -e "to=$runs" -e "tried=$runs" "$FORMER"; then
  say "$runs runs, and the last make upgrade was from $(former version) to $(former to): there is no way back from it. By hand: docs/operations.md." >&2
  exit 1
fi
# A release that knows no POSTGRES_MAJOR would start its own major on the volume of another one.
major=$(sed -n 's/^POSTGRES_MAJOR=//p' "${COMPOSE_ENV_FILES:-.env}" | tail -n 1)
if [ -n "$major" ] && ! git show "$checkout:docker-compose.yml" 2>/dev/null | grep -q POSTGRES_MAJOR; then
  say "The version of before knows no Postgres $major: make rollback-postgres first." >&2
  exit 1
fi
# Without it no API becomes healthy; what else was replaced can go back. A checkout wants room on the disk that may be its own, too.
! has postgres || wait_for_postgres || say "$(why_postgres_is_down)." >&2
# Its compose files as well, where they can be had without a change being lost.
if git rev-parse --verify --quiet "$checkout^{commit}" >/dev/null && [ -z "$(git status --porcelain --untracked-files=no)" ]; then
  git checkout --quiet "$checkout"
  say "The checkout is $checkout again."
else
  say "The compose files stay those of this checkout: git checkout $checkout is not possible here."
fi
TAG=$FORMER_TAG
export TAG
# What an update had not come to is left alone: it need not start again, by settings that may be what is wrong.
is_former() {
  image=$(docker image inspect --format '{{.Id}}' "frontdoor/$2:$FORMER_TAG")
  [ "$(count_of "$1")" -eq "$(former "$1")" ] || return 1
  for container in $(running "$1"); do [ "$(docker inspect --format '{{.Image}}' "$container")" = "$image" ] || return 1; done
}
for part in api worker web reader; do
  case $part in web) name=web ;; *) name=backend ;; esac
  ! is_former "$part" "$name" || continue
  if ! replace "$part"; then
    say "$part could not be replaced. docker compose ps shows what runs; make rollback tries again." >&2
    exit 1
  fi
done
# By the compose files and the tag of this moment.
image_of() { docker compose config | awk -v "part=  $1:" '/^[^ ]/ { top = $1 } /^  [^ ]/ { is_part = top == "services:" && $0 == part } is_part && /^    image: / { print $2 }'; }
# The site does not need them. There is none of before with the Postgres of now, where that was upgraded since: that of now is the right one.
not_back=
for part in backup certificates; do
  has "$part" || continue
  now=$(running "$part")
  image=$(image_of "$part")
  if [ -n "$now" ] && [ -n "$image" ] && ! docker image inspect "$image" >/dev/null 2>&1; then
    say "$part stays as it is: there is no $image."
    continue
  fi
  if replace "$part"; then continue; fi
  docker compose logs --no-log-prefix --tail 20 "$part" >&2 || true
  if [ -n "$now" ] && [ "$(running "$part")" = "$now" ]; then
    not_back="$not_back $part could not be replaced, and runs as it did."
  elif (TAG=$(former to) && export TAG && replace "$part"); then
    not_back="$not_back $part could not be replaced, and runs as of $(former to)."
  else
    not_back="$not_back $part could not be replaced, and does not run."
  fi
done
not_back=${not_back# }
rm -f "$STATE/unfinished"
make_reserve
reason=${WENT_BACK:-}
told_outcome "$(former version)" "$(former to)" "$([ -n "$reason" ] && echo 'went back' || echo 'rolled back')" "$reason${reason:+${not_back:+ }}$not_back" "$(seconds_since "$began")"
[ -z "$not_back" ] || { say "The site is back. $not_back See above why. make rollback tries again." >&2; exit 1; }
