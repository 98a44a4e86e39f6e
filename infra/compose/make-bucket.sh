#!/bin/sh
# Makes the private bucket and the one account that may use it. Repeating it changes nothing. Passwords go over standard input:
# the list of processes shows arguments.
set -eu
{ echo root-of-storage; cat /run/secrets/storage_root_password; } | mc alias set --quiet local http://minio:9000
mc mb --quiet --ignore-existing local/resumes
mc anonymous set none --quiet local/resumes
# What is overwritten or removed by mistake can be had for as long as the backup has it. The account that is made below cannot
# remove such a version.
mc version enable --quiet local/resumes
mc ilm import --quiet local/resumes <"$(dirname "$0")/resumes-lifecycle.json"
{ echo frontdoor; cat /run/secrets/storage_password; } | mc admin user add local
mc admin policy create local resumes "$(dirname "$0")/resumes-policy.json"
# The command fails when the account has the policy already.
mc admin policy attach local resumes --user frontdoor || mc admin user info local frontdoor | grep -q resumes
