extension Templates {
  /// A job for GitLab CI. `templates/gitlab-ci.yml`, word for word.
  static let gitLab = #"""
    # Holds the screens of a merge request against their specs, and shows findings in the Code Quality widget.
    # Set the CI/CD variable SPEC_CHECK_ARCHIVE to where spec-check-…-linux-x86_64.tar.gz lies, which ‘make dist’ writes.
    spec-check:
      stage: test
      image: debian:bookworm-slim
      variables:
        # Recordings are as old as the change that brought them: the history tells.
        GIT_DEPTH: "0"
      cache:
        key: spec-check-$CI_COMMIT_REF_SLUG
        paths:
          - .spec-check-cache
      before_script:
        - apt-get update -q
        - apt-get install -qy --no-install-recommends ca-certificates curl git libstdc++6
        - mkdir -p /usr/local/spec-check
        - curl -fsSL "${SPEC_CHECK_ARCHIVE:?set the CI/CD variable SPEC_CHECK_ARCHIVE}" | tar -xz --strip-components=1 -C /usr/local/spec-check
        - export PATH="/usr/local/spec-check/bin:$PATH"
      script:
        - spec-check audit --format gitlab --output gl-code-quality-report.json --fail-on never
        - spec-check check --format junit --output spec-check.xml
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality-report.json
          junit: spec-check.xml
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

    """#
}
