#!/bin/sh
# Prints the alerts for a Prometheus of your own. RUNBOOK_URL is the address at which your people read docs/alerts.md: with it each alert has a
# link to its section, as `metrics.prometheusRule.runbookUrl` of the chart gives it.
set -eu
rules=infra/helm/frontdoor/files/alerts.yaml
url=${RUNBOOK_URL:-}
[ -n "$url" ] || exec cat "$rules"
case $url in
*[[:space:]\"\'{}#\`]*) url= ;;
http://?* | https://?*) ;;
*) url= ;;
esac
if [ -z "$url" ]; then
  echo 'RUNBOOK_URL must be the address of docs/alerts.md without a #, such as https://git.example.com/frontdoor/docs/alerts.md' >&2
  exit 2
fi
exec sed "s|runbook: docs/alerts.md#|runbook_url: $(printf %s "$url" | sed 's/[&|\\]/\\&/g')#|" "$rules"
