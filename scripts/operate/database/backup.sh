#!/usr/bin/env bash
# backup.sh <url> <folder>: copies the whole server into a new folder while it runs, and verifies the copy against its
# checksums. The folder appears after the copy is verified. Before that it is named <folder>.unverified, which the next
# attempt replaces.
set -euo pipefail
url=$1 folder=$2
source "$(dirname "${BASH_SOURCE[0]}")/programs.sh"

rmdir "$folder" 2> /dev/null || [ ! -e "$folder" ] || { echo "$folder exists already and is not empty: name a new folder" >&2; exit 1; }
major=$(server_version "$url")
use_postgres "$major" pg_basebackup pg_verifybackup pg_waldump

rm -rf "$folder.unverified"
pg_basebackup --dbname "$url" --pgdata "$folder.unverified" --checkpoint fast --wal-method stream
pg_verifybackup --quiet "$folder.unverified"
mv "$folder.unverified" "$folder"
