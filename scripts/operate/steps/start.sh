#!/bin/sh
# One process of the service. It writes nothing to its folder, and ends on SIGTERM once it has drained.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 24
cd "$(dirname "$0")/../../.."
# Both keep a service small that runs for months.
export MALLOC_TRIM_THRESHOLD_=131072
exec node --max-semi-space-size=4 packages/server/src/main.ts
