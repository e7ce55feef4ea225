#!/usr/bin/env bash
# backup.sh <url> <folder>: a base backup of the whole server into an empty folder, held against its own checksums. The service goes on.
set -euo pipefail
url=$1 folder=$2

pg_basebackup --dbname "$url" --pgdata "$folder" --checkpoint fast --wal-method stream
pg_verifybackup --quiet "$folder"
