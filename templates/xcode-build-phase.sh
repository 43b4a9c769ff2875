#!/bin/sh
# Shows findings at their lines in Xcode. Add a Run Script phase that calls "$SRCROOT/Scripts/spec-check.sh", turn off
# ‘Based on dependency analysis’ for it, and set the build setting ENABLE_USER_SCRIPT_SANDBOXING to NO.
set -eu

# Not for previews and the index: they should be there at once.
[ "${ENABLE_PREVIEWS:-NO}" = NO ] || exit 0
case "${ACTION:-build}" in
clean | indexbuild) exit 0 ;;
esac

# Build phases have a short PATH.
PATH=$HOME/.local/bin:$HOME/.mint/bin:/opt/homebrew/bin:/usr/local/bin:$PATH
if ! command -v spec-check >/dev/null 2>&1; then
  echo "warning: spec-check is not installed, so screens are not checked"
  exit 0
fi

cd "${SRCROOT:-$(dirname "$0")/..}"
# Xcode finds a file by its whole path only. The exit code of the audit stays that of the phase.
found=$(spec-check audit --format xcode --quiet) && code=0 || code=$?
printf '%s\n' "$found" | while IFS= read -r line; do
  case $line in
  "" | /*) printf '%s' "${line:+$line
}" ;;
  *) printf '%s/%s\n' "$PWD" "$line" ;;
  esac
done
exit "$code"
