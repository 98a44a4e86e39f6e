#!/usr/bin/env bash
# Brings a cluster up, and our images and those of the test's state into it. The programs for that are in the folder `cluster`
# beside BASE_IMAGES. Without them, the cluster that kubectl knows is used, and the images have to be there. With --if-running it
# ends with 3 where the cluster of this machine is not up.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
base_images=${BASE_IMAGES:-../shared/base-images}
cluster=$(dirname "$base_images")/cluster
if [ "${1:-}" = --if-running ] && [ ! -S /run/frontdoor-cluster/containerd.sock ]; then exit 3; fi
if [ ! -x "$cluster/up" ]; then
  kubectl version
  exit
fi
if [ -x "$base_images/make.sh" ]; then "$base_images/make.sh" node redis postgres silo caddy dockerfile plugins; fi

TAG=cluster-test-1 infra/images/build.sh
images=(postgres:18-bookworm redis:8-bookworm pgsty/silo:RELEASE.2026-09-16T00-00-00Z)
for image in frontdoor/backend frontdoor/web; do
  # The same image under another tag, because the test is about the replacement of pods.
  docker tag "$image:cluster-test-1" "$image:cluster-test-2"
  images+=("$image:cluster-test-1" "$image:cluster-test-2")
done

as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)
# Not again where it runs: that would start its network rules anew in the middle of somebody's work.
programs=${XDG_CACHE_HOME:-$HOME/.cache}/frontdoor-cluster/bin
KUBECONFIG=/var/lib/frontdoor-cluster/admin.conf "$programs/kubectl" get --raw /readyz --request-timeout 5s >/dev/null 2>&1 ||
  "${as_root[@]}" "$cluster/up"
"${as_root[@]}" "$cluster/load" "${images[@]}"
