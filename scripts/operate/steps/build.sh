#!/bin/sh
# In a checkout: everything that is built, which is the documentation at /docs and the portal. The code itself runs as it is.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 20
cd "$(dirname "$0")/../../.."
npx -y pnpm@12.21.0 install --frozen-lockfile
npx -y pnpm@12.21.0 run docs
npx -y pnpm@12.21.0 run portal
