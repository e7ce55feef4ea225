#!/usr/bin/env bash
# restore.sh <backup> <received WAL> <data folder> [moment]: creates a data folder from a base backup. PostgreSQL
# replays all WAL received since the backup when it starts there, or the WAL up to a moment such as '2030-01-31
# 10:15:00+03'. The data folder must not exist.
set -euo pipefail
backup=$1 received=$(realpath "$2") data=$3 moment=${4:-}
source "$(dirname "${BASH_SOURCE[0]}")/programs.sh"

[ ! -e "$data" ] || { echo "$data exists already: move it away, it may be the only copy" >&2; exit 1; }
[ -e "$backup/PG_VERSION" ] || { echo "$backup is not a base backup" >&2; exit 1; }
use_postgres "$(cat "$backup/PG_VERSION")" postgres pg_ctl

cp -a "$backup" "$data"
{
  # The .partial file is the segment that was being written.
  echo "restore_command = 'cp \"$received/%f\" \"%p\" || cp \"$received/%f.partial\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ -z "$moment" ] || echo "recovery_target_time = '$moment'"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
