#!/usr/bin/env bash
# Sourced by the other scripts in this folder. use_postgres <major version> <program>… puts the folder with these
# PostgreSQL programs first in PATH. Debian installs most of them elsewhere. If a program is missing, the script exits
# with 1 before anything is changed.

# Lists the folders that may contain the programs: PATH, pg_config, then the packages of Debian and Red Hat, newest
# version first.
postgres_folders() {
  tr ':' '\n' <<< "$PATH"
  pg_config --bindir 2> /dev/null || true
  printf '%s\n' /usr/lib/postgresql/*/bin /usr/pgsql-*/bin | sort -rV
}

# Prints the major PostgreSQL version of a folder. Fails unless the folder has all programs in one version.
version_in() {
  local folder=$1 program versions=()
  shift
  for program in "$@"; do
    [ -x "$folder/$program" ] || return 1
    versions+=("$("$folder/$program" --version | sed -E 's/^.*\(PostgreSQL\) ([0-9]+).*$/\1/')")
  done
  [ "$(printf '%s\n' "${versions[@]}" | sort -u | wc -l)" -eq 1 ] && echo "${versions[0]}"
}

use_postgres() {
  local major=$1 folder
  shift
  while read -r folder; do
    [ "$(version_in "$folder" "$@")" = "$major" ] || continue
    PATH=$folder:$PATH
    return
  done < <(postgres_folders)
  echo "$* of PostgreSQL $major not found in PATH, by pg_config, or below /usr/lib/postgresql: install the package postgresql-$major" >&2
  exit 1
}

# server_version <url>: prints the major version of a running server.
server_version() {
  local folder number
  while read -r folder; do
    [ -x "$folder/psql" ] || continue
    number=$("$folder/psql" --no-psqlrc --tuples-only --no-align --command 'show server_version_num' "$1") || exit 1
    echo $((number / 10000))
    return
  done < <(postgres_folders)
  echo "psql not found in PATH, by pg_config, or below /usr/lib/postgresql: install the package postgresql-client" >&2
  exit 1
}
