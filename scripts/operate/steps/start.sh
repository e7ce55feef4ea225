#!/bin/sh
# Starts one process of the service. The process writes no files to its folder, and exits on SIGTERM after it has
# drained.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 24
cd "$(dirname "$0")/../../.."
# The first two settings limit the memory of a process that runs for months. With one V8 worker instead of four, garbage
# collection leaves the core to the requests.
export MALLOC_TRIM_THRESHOLD_=131072
exec node --max-semi-space-size=4 --v8-pool-size=1 packages/server/src/main.ts
