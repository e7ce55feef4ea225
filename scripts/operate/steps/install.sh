#!/bin/sh
# install.sh <folder>: installs only the files that production runs: the service, its dependencies, and the
# documentation and the portal if they are built.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 20
target=$1
cd "$(dirname "$0")/../../.."
mkdir -p "$target/scripts/operate" "$target/dist"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs "$target"
cp -R scripts/operate/steps "$target/scripts/operate"
for package in server contract-express connector-contracts html; do
  mkdir -p "$target/packages/$package"
  cp -R "packages/$package/package.json" "packages/$package/src" "$target/packages/$package"
done
cp -R packages/server/migrations packages/server/data "$target/packages/server"
for pages in docs portal; do if [ -d "dist/$pages" ]; then cp -R "dist/$pages" "$target/dist"; fi; done
cd "$target"
npx -y pnpm@12.21.0 install --prod --frozen-lockfile --no-optional --filter @agency-booking/server...
