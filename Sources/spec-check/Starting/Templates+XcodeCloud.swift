extension Templates {
  /// A script that Xcode Cloud runs before it builds. `templates/xcode-cloud.sh`, word for word.
  static let xcodeCloud = #"""
    #!/bin/sh
    # Xcode Cloud runs this before it builds: ci_scripts/ci_pre_xcodebuild.sh, beside the project. A spec that fails ends the build.
    # Set the environment variable SPEC_CHECK_ARCHIVE of the workflow to where spec-check-…-darwin-arm64.tar.gz lies.
    set -eu

    # A workflow has several actions; only the first one need check.
    case "${CI_XCODEBUILD_ACTION:-build}" in
    test-without-building) exit 0 ;;
    esac

    cd "${CI_PRIMARY_REPOSITORY_PATH:-$(dirname "$0")/..}"

    if ! command -v spec-check >/dev/null 2>&1; then
      tool=$(mktemp -d)
      curl -fsSL "${SPEC_CHECK_ARCHIVE:?set the environment variable SPEC_CHECK_ARCHIVE of the workflow}" |
        tar -xz --strip-components=1 -C "$tool"
      PATH=$tool/bin:$PATH
    fi

    # The sources cannot be written to here, so nothing is cached.
    spec-check audit --format xcode --fail-on never --no-cache
    spec-check check --no-cache

    """#
}
