#!/bin/sh
# Prints where the running containers are reached, as they themselves know it, and the next steps.
set -eu
site=$(docker compose exec -T api printenv SITE_URL)
echo
echo 'Frontdoor is ready.'
echo
printf '  %-18s%s\n' Site "$site" Careers "$site/career" 'Application form' "$site/application" \
  'Log in, HR' "$site/login2" 'Log in, general' "$site/login" Admin "$site/admin/"
# Only where MailDev runs: mails leave by a relay otherwise.
inbox=$(docker compose port inbox 1080 2>/dev/null || true)
[ -z "$inbox" ] || printf '  %-18shttp://%s\n' 'Inbox of HR' "$inbox"
cat <<'TEXT'

There are no accounts at first. The first person, with a password that is printed once:
  docker compose exec -e ROLE=general -e NAME='Asha Rao' -e EMAIL=asha@example.com api node dist/entrypoints/staff.js
What runs: docker compose ps. What it says: docker compose logs --follow
TEXT
