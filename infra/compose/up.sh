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
infra/compose/print-addresses.sh
