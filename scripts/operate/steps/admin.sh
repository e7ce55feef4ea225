#!/bin/sh
# admin.sh <group> <command>…: runs operator commands with DATABASE_MIGRATION_URL, as `pnpm admin` does in a checkout.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 24
cd "$(dirname "$0")/../../.."
exec node packages/server/src/admin/main.ts "$@"
