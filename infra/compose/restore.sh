#!/bin/sh
# Restores the backup of the containers to the moment TIME: the database to a volume of its own beside the one that runs, and of the
# files those that the storage lacks. Nothing else is touched.
set -eu
[ -n "${TIME:-}" ] || { echo "TIME says to which moment, for example TIME='2026-11-26 10:00:00+00'." >&2; exit 1; }
export TIME
project=$(docker compose config | sed -n 's/^name: //p')
name=postgres-of-$(printf %s "$TIME" | tr -cs '0-9A-Za-z' '-')
volume=${project}_$name
if docker volume inspect "$volume" >/dev/null 2>&1; then
  echo "The volume $volume is there already. To restore once more: docker volume rm $volume" >&2
  exit 1
fi
# Where the storage is not one of yours.
if docker compose config --services | grep -qx minio; then
  docker compose up --detach --wait minio
  docker compose run --rm --no-deps bucket >/dev/null
fi
docker volume create --label "com.docker.compose.project=$project" --label com.docker.compose.volume=postgres "$volume" >/dev/null
if ! docker compose run --rm --no-deps --env TIME --volume "$volume:/restored" backup restore; then
  docker volume rm "$volume" >/dev/null
  exit 1
fi
# Where the gateway has TLS: its certificates, if it has none, and its account at the authority.
if docker compose config --services | grep -qx certificates; then
  docker compose run --rm --no-deps --volume "${project}_certificates:/restored-certificates" certificates restore ||
    echo 'The certificates are not back: the gateway orders new ones.'
fi
cat <<TEXT
To switch:
  docker compose stop api worker
  write DATABASE_VOLUME=$name into .env
  make compose-up
To go back, before anybody has written: the line of before. The volumes that there are:
  docker volume ls --filter label=com.docker.compose.project=$project --filter label=com.docker.compose.volume=postgres
To send the mails that wait: docker compose run --rm --env MAILS=send worker node dist/entrypoints/after-restore.js
TEXT
