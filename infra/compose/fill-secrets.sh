#!/bin/sh
# Makes the secret files of docker-compose.yml, in SECRETS_DIR or .secrets/. Existing files are kept. Values in .env, where older
# versions kept all secrets, are moved into files. Missing ones are made at random.
set -eu
env=${1:-.env}
[ -f "$env" ] || { echo "There is no $env. Make it first: cp .env.example $env" >&2; exit 1; }
folder=$(sed -n 's/^SECRETS_DIR=//p' "$env" | tail -n 1)
folder=${folder:-$(dirname "$env")/.secrets}
umask 077
chmod 600 "$env"
mkdir -p "$folder"
# Mode 700 keeps other users of the machine out. The files themselves are readable by everybody who can enter the folder, because
# they are mounted one by one into containers that run as several users, none of them the owner.
chmod 700 "$folder"

# docker-compose.yml asks for this setting, so that it can tell a person who has no secrets yet to make them.
if ! grep -q '^SECRETS_DIR=.' "$env"; then
  case $folder in ./*) named=${folder#./} ;; *) named=$folder ;; esac
  # An unfinished last line stays one of its own.
  [ -z "$(tail -c 1 "$env")" ] || echo >>"$env"
  echo "SECRETS_DIR=$named" >>"$env"
fi

fail() { echo "$1" >&2; exit 1; }
random() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }

# The value of the last line counts, as for docker compose. Quotes, variables and comments are its business and not guessed at.
standing_in_env() {
  found=$(sed -n "s/^$1=//p" "$env" | tail -n 1 | tr -d '\r')
  case $found in
    *[\"\'\\\$\ \#]*) fail "$1 in $env holds quotes, blanks, \$, # or \\. Write the plain value into $folder/$2 and empty the line." ;;
  esac
  printf '%s' "$found"
}

# Not sed -i, which differs between systems; cat keeps the file's owner and mode.
empty_in_env() {
  grep -q "^$1=." "$env" || return 0
  sed "s/^$1=.*/$1=/" "$env" >"$env.new"
  cat "$env.new" >"$env"
  rm "$env.new"
}

# Whole or not at all.
put() {
  printf '%s\n' "$2" >"$folder/$1.new"
  chmod 644 "$folder/$1.new"
  mv -f "$folder/$1.new" "$folder/$1"
}

# Arguments: file, setting, default value
settle() {
  given=$(standing_in_env "$2" "$1")
  if [ -s "$folder/$1" ]; then
    [ -z "$given" ] || [ "$given" = "$(cat "$folder/$1")" ] ||
      fail "$2 stands in $env and, with another value, in $folder/$1. Empty the one that does not hold."
    echo "$1 is kept"
  elif [ -n "$given" ]; then
    put "$1" "$given"
    echo "$1 is moved out of $env"
  else
    put "$1" "$3"
    echo "$1 is made"
  fi
  empty_in_env "$2"
}
inside() { cat "$folder/$1"; }

settle postgres_password POSTGRES_PASSWORD "$(random)"
settle redis_password REDIS_PASSWORD "$(random)"
settle storage_root_password STORAGE_ROOT_PASSWORD "$(random)"
settle storage_password STORAGE_PASSWORD "$(random)"
settle session_secret SESSION_SECRET "$(random)"
settle session_secret_previous SESSION_SECRET_PREVIOUS ''
settle oidc_client_secret OIDC_CLIENT_SECRET ''
runtime_password=$(standing_in_env DATABASE_PASSWORD database_url)
settle database_url DATABASE_URL "postgres://frontdoor_runtime:${runtime_password:-$(random)}@postgres:5432/frontdoor"
empty_in_env DATABASE_PASSWORD
settle database_owner_url DATABASE_OWNER_URL "postgres://frontdoor:$(inside postgres_password)@postgres:5432/frontdoor"
settle queue_url QUEUE_URL "redis://:$(inside redis_password)@redis:6379"
settle storage_url STORAGE_URL "s3://frontdoor:$(inside storage_password)@minio:9000/resumes?region=us-east-1&tls=false"
settle mail_url MAIL_URL 'smtp://maildev:1025?tls=none'
settle backup_key BACKUP_KEY "$(random)"
settle backup_url BACKUP_URL ''
settle otlp_headers OTEL_EXPORTER_OTLP_HEADERS ''
settle mail_token_url MAIL_TOKEN_URL ''
settle imap_url IMAP_URL ''
settle operator_mail_url OPERATOR_MAIL_URL ''
settle operator_webhook_url OPERATOR_WEBHOOK_URL ''
settle heartbeat_url HEARTBEAT_URL ''
settle rehearsal_heartbeat_url REHEARSAL_HEARTBEAT_URL ''
