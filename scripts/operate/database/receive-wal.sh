#!/usr/bin/env bash
# receive-wal.sh <url> <folder>: keeps what PostgreSQL writes ahead, as it is written, until it is ended. With
# synchronous_standby_names = 'archive' a commit waits until it is kept here, so that nothing that was confirmed can be lost.
set -euo pipefail
url=$1 folder=$2

mkdir -p "$folder"
named="$url$([[ $url == *\?* ]] && echo '&' || echo '?')application_name=archive"
pg_receivewal --dbname "$named" --directory "$folder" --slot agency_archive --create-slot --if-not-exists
exec pg_receivewal --dbname "$named" --directory "$folder" --slot agency_archive --synchronous
