#!/usr/bin/env bash
# receive-wal.sh <url> <folder> [name]: keeps what PostgreSQL writes ahead, as it is written, until it is ended. While the name, by default
# archive, stands in synchronous_standby_names, a commit waits until it is kept here, so that nothing that was confirmed can be lost.
set -euo pipefail
url=$1 folder=$2 name=${3:-archive}

mkdir -p "$folder"
named="$url$([[ $url == *\?* ]] && echo '&' || echo '?')application_name=$name"
pg_receivewal --dbname "$named" --directory "$folder" --slot "agency_$name" --create-slot --if-not-exists
exec pg_receivewal --dbname "$named" --directory "$folder" --slot "agency_$name" --synchronous
