#!/bin/sh
# Builds the images, and starts the containers or replaces those that run. `up` stops the running ones before `migrate` of the new
# version has judged the settings, so that a refusal would end the site: here `migrate` runs first, while the former containers serve.
set -eu
REVISION=${REVISION:-$(git rev-parse HEAD 2>/dev/null || echo unknown)}
export REVISION
docker compose build
if [ -n "$(docker compose ps --quiet --status running api)" ]; then
  docker compose run --rm --no-deps -T migrate
fi
docker compose up --detach --wait
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
infra/compose/print-addresses.sh
