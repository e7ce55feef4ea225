#!/bin/sh
# Brings the schema up to date and gives the service its rights, before a roll-out: with DATABASE_MIGRATION_URL, then without it.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 24
cd "$(dirname "$0")/../../.."
exec node packages/server/src/main.migrate.ts
