#!/bin/sh
# Builds the images under the tag TAG, by default the version of this checkout, for compose and for clusters, and puts the lists of what is in
# them (CycloneDX) into FOLDER. A list without what it has to name is an error. An image of more than 260 MB, or of 260 MB more than the Postgres that it is made from, is an error.
set -eu
# Older engines ask for it; the Dockerfiles need it.
export DOCKER_BUILDKIT=1
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
tag=${TAG:-$version}
folder=${FOLDER:-test-results/images}
limit=260000000
revision=$(git rev-parse HEAD 2>/dev/null || echo unknown)
mkdir -p "$folder"
status=0
size_of() { docker image inspect --format '{{.Size}}' "$1"; }
for name in backend web postgres backup; do
  image=frontdoor/$name:$tag
  file=$name target=
  # It has the program of the backend.
  if [ "$name" = backup ]; then file=backend target=backup; fi
  docker build --quiet --file "infra/images/$file.Dockerfile" ${target:+--target "$target"} --build-arg "VERSION=$tag" --build-arg "REVISION=$revision" \
    --tag "$image" . > /dev/null
  # Where its list is, and what stands for all that it has to name: the program's packages, the system's, and the programs beside them.
  case $name in
    backend) list=/app/sbom.cdx.json names='pg libc6 node' ;;
    web) list=/etc/frontdoor/sbom.cdx.json names='react caddy ca-certificates' ;;
    postgres) list=/etc/frontdoor/sbom.cdx.json names='libc6 postgres pgbackrest' ;;
    backup) list=/app/sbom.cdx.json names='pg libc6 node postgres pgbackrest mc' ;;
  esac
  docker run --rm --network none --entrypoint cat "$image" "$list" > "$folder/$name.cdx.json"
  for one in $names; do
    if ! grep -q "\"name\": \"$one\"" "$folder/$name.cdx.json"; then
      echo "$folder/$name.cdx.json does not name $one." >&2
      status=1
    fi
  done
  size=$(size_of "$image")
  case $name in postgres | backup) allowed=$((limit + $(size_of postgres:18-bookworm))) ;; *) allowed=$limit ;; esac
  echo "$image: $((size / 1000000)) MB, its packages and programs in $folder/$name.cdx.json"
  if [ "$size" -gt "$allowed" ]; then
    echo "$image is larger than $((allowed / 1000000)) MB." >&2
    status=1
  fi
done
exit $status
