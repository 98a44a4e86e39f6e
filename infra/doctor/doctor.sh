#!/bin/sh
# Runs the doctor by the Node of this checkout; by the machine's; or, on a server that has neither, by the one in its containers:
# nothing is to be installed at midnight. Exit code: that of the doctor.
set -eu
cd "$(dirname "$0")/../.."
# The first that runs TypeScript as it is.
can_run() { [ "$("$1" -p 'parseInt(process.versions.node) >= 24' 2>/dev/null)" = true ]; }

for node in node_modules/.bin/node node; do
  if can_run "$node"; then exec "$node" infra/doctor/doctor.ts; fi
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for service in worker api backup; do
  if docker compose cp "$service:/usr/local/bin/node" "$folder/node" >/dev/null 2>&1 && can_run "$folder/node"; then
    "$folder/node" infra/doctor/doctor.ts
    exit
  fi
done
infra/ci/install.sh
exec node_modules/.bin/node infra/doctor/doctor.ts
