#!/bin/sh
# Replaces a running system by the version of this checkout, or of the release TO, without a request that fails. It looks first, makes a
# backup, migrates a copy restored from it, migrates, and replaces one container after the other. On a failure it goes back by itself.
set -eu
cd "$(dirname "$0")/../.."
. infra/compose/containers.sh
. infra/compose/networks.sh
. infra/compose/postgres/kept.sh
. infra/compose/postgres/reserve.sh
began=$(date +%s)
take_lock 'make upgrade'
refuse_half_back
shorten_log
BEFORE=${BEFORE:-}

# Before anything is replaced: however this ends, the checkout is the one of before again, by which `make compose-up` starts what runs.
refuse() {
  say "Nothing was replaced: $*" >&2
  exit 1
}
restore_checkout() {
  status=$?
  trap '' INT TERM HUP
  [ -z "$BEFORE" ] || git checkout --quiet "$BEFORE" || say "The checkout is not the one of before: git checkout $BEFORE" >&2
  exit "$status"
}
trap restore_checkout EXIT
trap 'say "Nothing was replaced: cut off." >&2; exit 130' INT TERM HUP

# --- Which version
if [ -n "${TO:-}" ]; then
  [ -z "$(git status --porcelain --untracked-files=no)" ] || refuse 'files of this checkout are changed (git status).'
  git rev-parse --verify --quiet "v$TO^{commit}" >/dev/null || git fetch --quiet --tags origin || true
  git rev-parse --verify --quiet "v$TO^{commit}" >/dev/null || refuse "there is no release $TO."
  BEFORE=$(git symbolic-ref --short --quiet HEAD || git rev-parse HEAD)
  git checkout --quiet "v$TO"
  [ -x infra/compose/upgrade.sh ] || refuse "release $TO has no make upgrade; it is older."
  TO='' BEFORE=$BEFORE exec infra/compose/upgrade.sh
fi

# --- Looks first
# The version may have secrets that the one before had not.
[ ! -e .env ] || infra/compose/fill-secrets.sh .env
docker compose config --quiet || refuse 'the compose files want a setting, see above.'
has front || refuse 'without docker-compose.production.yml the one gateway keeps the port itself. make compose-up replaces all; the site is away for some seconds.'
differ=$(networks_that_differ)
[ -z "$differ" ] || refuse "the networks $(names_of "$differ") have to be made anew. make compose-up replaces all; the site is away for some seconds."
# shellcheck disable=SC2086  # a list of parts
demand_healthy $PARTS
[ -n "$(running front)" ] || refuse 'the front, which keeps the ports, does not run yet. make compose-up starts it; the site is away for some seconds then.'
if [ -e "$STATE/unfinished" ]; then from=$(former version); else from=$(version_of api); fi
to=${TAG:-$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)}
# Migrations leave what the release before needs, and nothing for older ones.
older_first() { printf '%s\n%s\n' "$1" "$2" | sed 's/-dev$/~dev/' | sort -CV; }
older_first "$from" "$to" || refuse "$from runs, and $to is older. make rollback goes back from the last update."
for release in $(sed -n 's/^## \([0-9.]*\) — .*/\1/p' CHANGELOG.md); do
  if [ "$release" != "$from" ] && [ "$release" != "$to" ] && older_first "$from" "$release" && older_first "$release" "$to"; then
    refuse "from $from to $to leads by $release: make upgrade TO=$release first."
  fi
done
gigabytes_free=$(count_free_gigabytes)
database=0
! has postgres || database=$(docker compose exec -T postgres psql -U frontdoor -Atc 'SELECT sum(pg_database_size(oid)) / 1000000000 FROM pg_database' | cut -d. -f1)
# The images, and of the database a copy, its WAL and what a migration writes anew.
gigabytes_needed=$((${IMAGES_GIGABYTES:-3} + 3 * ${database:-0}))
[ "$gigabytes_free" -ge "$gigabytes_needed" ] || refuse "the disk has $gigabytes_free GB free, and an update takes up to $gigabytes_needed."
wait_for_rehearsal
make_reserve
jobs=
! has postgres || jobs=" $(count_jobs) jobs wait or run, and go on;"
say "From $from to $to;$jobs $gigabytes_free GB of the disk are free."

# --- Builds
name_revision
docker compose build --quiet || refuse 'the images could not be built.'
say 'The images are built.'

# The containers of what an update may come to its end without.
name_optional() { for part in backup certificates; do echo "$part:$(docker compose ps --all --quiet "$part" 2>/dev/null | head -n 1)"; done | tr '\n' ' '; }

# What runs, for the way back. An update that was cut off has kept it before.
keep_former() {
  # What ran before stays what it was. What an update that goes on leads to may be another version than that of a try before.
  if [ -e "$STATE/unfinished" ]; then
    [ "$(former to)" = "$to" ] || sed -i -e 's/^to=/tried=/' -e "\$a to=$to" "$FORMER"
    return 0
  fi
  # Nor is it what runs after an update that has come to its end without the backup, and is tried again. One that was whole, or that somebody has
  # ended by hand since, is what runs.
  if [ -e "$FORMER" ] && [ "$from" = "$to" ] && [ "$(former to)" = "$to" ] && [ "$(former behind)" = "$(name_optional)" ] && is_of_its_tag api && is_of_its_tag web; then
    for part in $PARTS; do sed -i "s/^$part=.*/$part=$(count_of "$part")/" "$FORMER"; done
    from=$(former version)
    return 0
  fi
  mkdir -p "$STATE"
  for part in api web backup; do
    image=backend
    [ "$part" = api ] || image=$part
    # Of the backup's image the tag says the major of Postgres as well, where .env does.
    [ -z "$(running "$part")" ] || docker image tag "$(docker inspect --format '{{.Image}}' "$(running "$part" | head -n 1)")" \
      "frontdoor/$image:$FORMER_TAG$(docker inspect --format '{{.Config.Image}}' "$(running "$part" | head -n 1)" | sed -n 's/.*\(-postgres[0-9]*\)$/\1/p')"
  done
  # The commit that the images were built from, or else where this update began.
  checkout=$(revision_of api)
  git rev-parse --verify --quiet "$checkout^{commit}" >/dev/null || checkout=${BEFORE:-$checkout}
  { echo "version=$from"; echo "to=$to"; echo "checkout=$checkout"; for part in $PARTS; do echo "$part=$(count_of "$part")"; done; } >"$FORMER"
}

# On a full disk Postgres writes on only in WAL that it can use again: it has to be archived, and a checkpoint to follow, of which there is
# one in five minutes. Each write before that ends all of Postgres once more.
release_wal() {
  [ "$(count_free_megabytes)" -lt 500 ] || return 0
  say 'The disk of the database is full. Its WAL is archived and used again.'
  patience=$(($(date +%s) + HEALTHY_WITHIN))
  while [ "$(date +%s)" -lt "$patience" ]; do
    waiting=$(docker compose exec -T postgres psql -U frontdoor -d frontdoor -qAt \
      -c "SELECT count(*) FROM pg_ls_archive_statusdir() WHERE name LIKE '%.ready'" -c CHECKPOINT 2>/dev/null) || {
      waiting=
      give_up_reserve || true
    }
    [ "$waiting" != 0 ] || return 0
    sleep 1
  done
}

after_failed_migration() {
  room=
  if has postgres; then
    wait_for_postgres || refuse "migrate failed, see above. $(why_postgres_is_down)."
    release_wal
    make_reserve
    room=" The disk of the database has $(count_free_megabytes) MB free."
  fi
  refuse "migrate failed, see above; what it had done is rolled back.$room"
}

# By which migrations the database is what it is. It may be a restored one by now, of which an update that was cut off knows nothing.
name_migrations() { ! has postgres || docker compose exec -T postgres psql -U frontdoor -d frontdoor -Atc "SELECT md5(string_agg(name, ' ' ORDER BY name)) FROM migrations"; }

# --- Backup, the migration on a copy, and the migration while the version before serves
is_migrated=
if [ -e "$STATE/unfinished" ] && [ "$(cat "$STATE/unfinished")" = "$to $REVISION $(name_migrations)" ]; then
  is_migrated=yes
else
  if has backup; then
    docker compose exec -T backup frontdoor-backup backup || refuse 'the backup failed.'
    rehearsed=$(docker compose run --rm --no-deps -T backup migration-rehearsal) || {
      printf '%s\n' "$rehearsed" >&2
      refuse 'the migration was not rehearsed on a restored copy, see above.'
    }
    printf '%s\n' "$rehearsed"
    # What it writes is there twice until it is committed, in its WAL and in the files of the tables.
    megabytes_written=$(printf '%s\n' "$rehearsed" | sed -n 's/^The migration wrote \([0-9]*\) MB of WAL\.$/\1/p')
    megabytes_needed=$((2 * ${megabytes_written:-0} + 100))
    ! has postgres || [ "$(count_free_megabytes)" -ge "$megabytes_needed" ] ||
      refuse "the disk of the database has $(count_free_megabytes) MB free, and the migration takes up to $megabytes_needed."
    say 'The backup is made, and a copy restored from it is migrated.'
  else
    say 'The database is elsewhere: its backup is yours, and the migration is not tried on a copy.'
  fi
fi
moment=$(date -u '+%Y-%m-%d %H:%M:%S+00')
# Also where nothing is left to do.
docker compose run --rm --no-deps -T migrate || after_failed_migration
keep_former
echo "$to $REVISION $(name_migrations)" >"$STATE/unfinished"
if [ -n "$is_migrated" ]; then
  say 'The database is migrated already, by the update that was cut off.'
else
  say "The database is migrated. What was before: make compose-restore TIME='$moment'"
fi

# --- Replaces
go_back() {
  say "$1 Going back to $from." >&2
  WENT_BACK=$1 BEGAN=$began LOCK_HOLDER=$$ infra/compose/rollback.sh
  exit 1
}
# From here on the way back is by its images and its checkout.
trap - EXIT
trap 'say "Cut off. make upgrade goes on from here, and make rollback goes back." >&2; exit 130' INT TERM HUP
for part in $PARTS; do replace "$part" || go_back "$part could not be replaced."; done

# --- Looks again
for part in $PARTS; do
  [ "$(count_of "$part")" -ge "$(former "$part")" ] || go_back "Of $part too few run."
  for container in $(running "$part"); do wait_until_healthy "$container" || go_back "A container of $part is not healthy."; done
done
ask="for (const path of ['/', '/career', '/api/jobposts']) { const answer = await fetch(process.env.SHELLS_URL + path); if (answer.status !== 200) throw new Error(path + ' is answered with ' + answer.status); }"
docker compose exec -T api node --input-type=module -e "$ask" || go_back 'The site does not answer.'
# The site does not need them, so that it stays updated; the backup of before is better than none.
not_updated= behind=
for part in backup certificates; do
  if ! has "$part" || replace "$part"; then continue; fi
  behind="$behind $part"
  docker compose logs --no-log-prefix --tail 20 "$part" >&2 || true
  if (TAG=$FORMER_TAG && export TAG && replace "$part"); then
    not_updated="$not_updated $part could not be replaced, and runs as of $from."
  else
    not_updated="$not_updated $part could not be replaced, and does not run."
  fi
done
not_updated=${not_updated# }
sed -i '/^behind=/d' "$FORMER"
[ -z "$not_updated" ] || echo "behind=$(name_optional)" >>"$FORMER"
rm -f "$STATE/unfinished"
left=
for part in front postgres redis minio; do if has "$part" && [ -n "$(running "$part")" ]; then left="$left $part"; fi; done
[ -z "$left" ] || say "Left as they were:$left. make replace PART=... replaces one, which is away for some seconds."
told_outcome "$from" "$to" updated "$not_updated" "$(seconds_since "$began")"
[ -z "$not_updated" ] || { say "The site is updated. $not_updated See above why. What tries again: make upgrade, or docker compose up --detach --no-deps$behind" >&2; exit 1; }
