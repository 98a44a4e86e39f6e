# shellcheck shell=sh
# What an upgrade of Postgres has kept for the way back, and the settings that lead to a volume. For up.sh, upgrade.sh, rollback.sh and servers.sh of this folder.

SETTINGS=${COMPOSE_ENV_FILES:-.env}
# Of several the last one counts.
SETTINGS=${SETTINGS##*,}
# What ran before, and `lost=yes` from the moment on that a way back loses something by order until what it led to is in order.
KEPT=$STATE/postgres

setting() { sed -n "s/^$1=//p" "$SETTINGS" | tail -n 1; }
kept() { sed -n "s/^$1=//p" "$KEPT"; }

# Whether a way back to a former Postgres was cut off between its settings and its end: a worker would send the mails of that Postgres, which may
# have left already. Where the settings lead elsewhere there is nothing to put in order.
is_half_back() {
  [ "$(kept lost 2>/dev/null)" = yes ] || return 1
  chosen=${DATABASE_VOLUME:-$(setting DATABASE_VOLUME 2>/dev/null)}
  [ "${chosen:-postgres}" = "$(kept volume_before)" ]
}
refuse_half_back() {
  ! is_half_back || { say 'Nothing was replaced: make rollback-postgres was cut off, and what it led to is not in order. make rollback-postgres goes on.' >&2; exit 1; }
}
