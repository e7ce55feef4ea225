#!/usr/bin/env bash
# restore.sh <backup> <received WAL> <data folder> [moment]: what a PostgreSQL needs to start from a base backup, and to take up all
# that was received since, or all until a moment such as '2030-01-31 10:15:00+03'. The data folder must not exist.
set -euo pipefail
backup=$1 received=$(realpath "$2") data=$3 moment=${4:-}

[ ! -e "$data" ] || { echo "$data is there already: move it away, it may be all that is left" >&2; exit 1; }
cp -a "$backup" "$data"
{
  # The last file is the one that was being written.
  echo "restore_command = 'cp \"$received/%f\" \"%p\" || cp \"$received/%f.partial\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ -z "$moment" ] || echo "recovery_target_time = '$moment'"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
