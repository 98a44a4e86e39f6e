#!/bin/sh
# Builds the images, and starts the containers or replaces those that run. `up` stops the running ones before `migrate` of the new
# version has judged the settings, so that a refusal would end the site: here `migrate` runs first, while the former containers serve.
# Networks that are wanted otherwise than they are can be replaced only when nothing is on them: then all stops once, and is started anew.
set -eu
. infra/compose/containers.sh
. infra/compose/networks.sh
. infra/compose/postgres/kept.sh
. infra/compose/postgres/reserve.sh
# One that cannot start on a full disk comes back by itself then, after the engine's pause.
give_up_where_away
take_lock 'make compose-up'
refuse_half_back
wait_where_given_up
REVISION=${REVISION:-$(git rev-parse HEAD 2>/dev/null || echo unknown)}
export REVISION
differ=$(networks_that_differ)
if [ -n "$differ" ]; then
  obstacle=$(find_obstacle "$differ")
  [ -z "$obstacle" ] || { echo "Nothing was replaced: $obstacle" >&2; exit 1; }
fi
docker compose build
if [ -n "$(docker compose ps --quiet --status running api)" ]; then
  taken=$(ports_taken)
  # shellcheck disable=SC2086  # a port a line
  [ -z "$taken" ] || { echo "Nothing was replaced: something else on this machine has" $taken >&2; exit 1; }
  if [ -n "$differ" ]; then migrate_on_former_networks; else docker compose run --rm --no-deps -T migrate; fi
fi
if [ -n "$differ" ]; then
  echo "The networks $(names_of "$differ") are made anew: all stops now, and starts again with its data."
  stopped=$(date +%s)
  # Also what these compose files or their profiles have no more.
  docker compose --profile '*' down --remove-orphans
fi
docker compose up --detach --wait || {
  [ -z "$differ" ] || echo 'Not all of it runs: docker compose ps --all, and docker compose logs of what is not healthy. The way back: docs/operations.md.' >&2
  exit 1
}
[ -z "$differ" ] || echo "All runs again; the site was away for at most $(($(date +%s) - stopped)) s."
# Compose compares where secrets are and not what is in them: services that run with a former value are made anew.
secrets_of() { docker inspect --format '{{range .Mounts}}{{println .Destination .Source}}{{end}}' "$1" | sed -n 's|^/run/secrets/[^ ]* ||p'; }
IFS='
'
stale=
for container in $(docker compose ps --quiet); do
  started=$(docker inspect --format '{{.State.StartedAt}}' "$container")
  for file in $(secrets_of "$container"); do
    [ -z "$(find "$file" -newermt "$started" 2>/dev/null)" ] || stale="$stale
$(docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}}' "$container")"
  done
done
# The gateway looks up the worker's address once, when it starts.
case $stale in *worker*) stale="$stale
web" ;; esac
# shellcheck disable=SC2046  # a service a line
[ -z "$stale" ] || docker compose up --detach --wait --no-deps --force-recreate $(echo "$stale" | sort -u)
make_reserve
infra/compose/print-addresses.sh
