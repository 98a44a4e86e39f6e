#!/bin/sh
# Builds both images under the tag TAG, by default the version of this checkout, for compose and for clusters, and puts the lists of their packages (CycloneDX) into
# FOLDER. An image of more than 250 MB is an error.
set -eu
# Older engines ask for it; the Dockerfiles need it.
export DOCKER_BUILDKIT=1
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
tag=${TAG:-$version}
folder=${FOLDER:-test-results/images}
limit=250000000
revision=$(git rev-parse HEAD 2>/dev/null || echo unknown)
mkdir -p "$folder"
status=0
for name in backend web; do
  image=frontdoor/$name:$tag
  docker build --quiet --file "infra/images/$name.Dockerfile" --build-arg "VERSION=$tag" --build-arg "REVISION=$revision" \
    --tag "$image" . > /dev/null
  case $name in backend) list=/app/sbom.cdx.json ;; web) list=/etc/frontdoor/sbom.cdx.json ;; esac
  docker run --rm --network none --entrypoint cat "$image" "$list" > "$folder/$name.cdx.json"
  size=$(docker image inspect --format '{{.Size}}' "$image")
  echo "$image: $((size / 1000000)) MB, packages in $folder/$name.cdx.json"
  if [ "$size" -gt "$limit" ]; then
    echo "$image is larger than 250 MB." >&2
    status=1
  fi
done
exit $status
