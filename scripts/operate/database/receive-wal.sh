#!/usr/bin/env bash
# receive-wal.sh <url> <folder> [name]: stores a server's WAL as the server writes it, until this script is stopped.
# While the name (default: archive) is in synchronous_standby_names, a commit waits until its WAL is stored here. No
# confirmed change can then be lost.
set -euo pipefail
url=$1 folder=$2 name=${3:-archive}
source "$(dirname "${BASH_SOURCE[0]}")/programs.sh"

major=$(server_version "$url")
use_postgres "$major" pg_receivewal

mkdir -p "$folder"
named="$url$([[ $url == *\?* ]] && echo '&' || echo '?')application_name=$name"
pg_receivewal --dbname "$named" --directory "$folder" --slot "agency_$name" --create-slot --if-not-exists
exec pg_receivewal --dbname "$named" --directory "$folder" --slot "agency_$name" --synchronous
