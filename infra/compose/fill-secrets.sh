#!/bin/sh
# Gives every empty secret in an .env file a random value and leaves the others alone.
set -eu
file=${1:-.env}
[ -f "$file" ] || { echo "There is no $file. Make it first: cp .env.example $file" >&2; exit 1; }
umask 077
chmod 600 "$file"
for name in POSTGRES_PASSWORD DATABASE_PASSWORD REDIS_PASSWORD STORAGE_ROOT_PASSWORD STORAGE_PASSWORD SESSION_SECRET; do
  if grep -q "^$name=." "$file"; then
    echo "$name is kept"
    continue
  fi
  value=$(od -An -tx1 -N32 /dev/urandom | tr -d ' \n')
  if grep -q "^$name=" "$file"; then
    # Not sed -i, which differs between systems; cat keeps the file's owner and mode.
    sed "s/^$name=.*/$name=$value/" "$file" >"$file.new"
    cat "$file.new" >"$file"
    rm "$file.new"
  else
    echo "$name=$value" >>"$file"
  fi
  echo "$name is made"
done
