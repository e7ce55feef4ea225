#!/bin/sh
# Migrates the schema and grants the service its privileges. Run it before a roll-out with DATABASE_MIGRATION_URL in the
# environment; the service then starts without it.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 24
cd "$(dirname "$0")/../../.."
exec node packages/server/src/main.migrate.ts
