# Sourced by the steps. need_node <major version>: exits with 1 unless the Node in PATH has that version or a newer one.
need_node() {
  found=$(node --version 2> /dev/null || echo none)
  major=$(echo "${found#v}" | cut -d . -f 1)
  if [ "$major" = none ] || [ "$major" -lt "$1" ]; then
    echo "Node in PATH: $found. ${0##*/} needs Node $1 or newer: install it, or put its folder first in PATH." >&2
    exit 1
  fi
}
