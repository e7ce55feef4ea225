#!/usr/bin/env bash
# Sourced by the scripts beside it. use_postgres <major version> <program>… puts the folder that has these programs of PostgreSQL
# first in PATH. Debian installs most of them outside it. Exits with 1 before anything is changed when a program is missing.

# The folders that may have programs: PATH, pg_config, then the packages of Debian and Red Hat, newest version first.
postgres_folders() {
  tr ':' '\n' <<< "$PATH"
  pg_config --bindir 2> /dev/null || true
  printf '%s\n' /usr/lib/postgresql/*/bin /usr/pgsql-*/bin | sort -rV
}

# The major version of a folder's PostgreSQL; fails unless the folder has all the programs in one version.
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

# server_version <url>: the major version of a running server.
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
