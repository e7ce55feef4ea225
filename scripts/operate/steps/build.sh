#!/bin/sh
# Runs in a checkout and builds the documentation at /docs and the portal. The code itself needs no build.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 20
cd "$(dirname "$0")/../../.."
npx -y pnpm@12.21.0 install --frozen-lockfile
npx -y pnpm@12.21.0 build docs
npx -y pnpm@12.21.0 build portal
