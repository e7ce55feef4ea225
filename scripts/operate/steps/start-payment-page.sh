#!/bin/sh
# Starts one process of the payment page. The process writes no files, and exits on SIGTERM after it has drained.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 24
cd "$(dirname "$0")/../../.."
exec node --max-semi-space-size=4 --v8-pool-size=1 packages/payment-page/src/main.production.ts
