#!/bin/sh
# Makes the private bucket and the one account that may use it. Repeating it changes nothing.
set -eu
mc alias set --quiet local http://minio:9000 root-of-storage "$STORAGE_ROOT_PASSWORD"
mc mb --quiet --ignore-existing local/resumes
mc anonymous set none --quiet local/resumes
mc admin user add local frontdoor "$STORAGE_PASSWORD"
mc admin policy create local resumes "$(dirname "$0")/resumes-policy.json"
# It says so with a failure when the account has the policy already.
mc admin policy attach local resumes --user frontdoor || mc admin user info local frontdoor | grep -q resumes
