#!/bin/sh
# install.sh <folder> [service | payment-page]: installs only the files that the process runs in production. For the
# service, these are its dependencies, and the documentation and the portal if they are built.
set -eu
. "$(dirname "$0")/need-node.sh"
need_node 20
target=$1
role=${2:-service}
case $role in
  service)
    packages='server contract-express connector-contracts html'
    steps='admin certificates migrate need-node start'
    filters='--filter @agency-booking/server...'
    ;;
  payment-page)
    # Of the connector contracts, the page runs only a file without dependencies.
    packages='payment-page connector-contracts html'
    steps='need-node start-payment-page'
    filters='--filter @agency-booking/payment-page --filter @agency-booking/html'
    ;;
  *)
    echo "install.sh: the second argument must be service or payment-page." >&2
    exit 1
    ;;
esac
cd "$(dirname "$0")/../../.."
mkdir -p "$target/scripts/operate/steps"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs "$target"
for step in $steps; do cp "scripts/operate/steps/$step.sh" "$target/scripts/operate/steps"; done
for package in $packages; do
  mkdir -p "$target/packages/$package"
  cp -R "packages/$package/package.json" "packages/$package/src" "$target/packages/$package"
done
if [ "$role" = service ]; then
  mkdir -p "$target/dist"
  cp -R packages/server/migrations packages/server/data "$target/packages/server"
  for pages in docs portal; do if [ -d "dist/$pages" ]; then cp -R "dist/$pages" "$target/dist"; fi; done
fi
cd "$target"
# shellcheck disable=SC2086 # The filters are separate arguments.
npx -y pnpm@12.21.0 install --prod --frozen-lockfile --no-optional $filters
