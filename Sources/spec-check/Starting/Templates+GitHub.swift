extension Templates {
  /// A workflow for GitHub Actions. `templates/github-workflow.yml`, word for word.
  static let gitHub = #"""
    # Holds the screens of a pull request against their specs, and finds what is wrong in what it changed.
    # Set the repository variable SPEC_CHECK_ARCHIVE to where spec-check-…-linux-x86_64.tar.gz lies, which ‘make dist’ writes.
    name: spec-check

    on:
      pull_request:
      push:
        branches: [main]

    permissions:
      contents: read
      # For the comment, and for the findings among the code-scanning alerts.
      pull-requests: write
      security-events: write

    concurrency:
      group: spec-check-${{ github.ref }}
      cancel-in-progress: true

    jobs:
      spec-check:
        runs-on: ubuntu-latest
        timeout-minutes: 15
        env:
          # A pull request from a fork may neither comment nor upload.
          MAY_WRITE: ${{ github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository }}
        steps:
          - uses: actions/checkout@v4
            with:
              # Recordings are as old as the change that brought them: the history tells.
              fetch-depth: 0

          - name: Keep the tool
            uses: actions/cache@v4
            with:
              path: ~/.spec-check
              key: spec-check-${{ runner.os }}-${{ runner.arch }}-${{ vars.SPEC_CHECK_ARCHIVE }}

          - name: Keep what was parsed
            uses: actions/cache@v4
            with:
              path: .spec-check-cache
              key: spec-check-cache-${{ github.sha }}
              restore-keys: spec-check-cache-

          - name: Install spec-check
            env:
              ARCHIVE: ${{ vars.SPEC_CHECK_ARCHIVE }}
            run: |
              if [ ! -x ~/.spec-check/bin/spec-check ]; then
                mkdir -p ~/.spec-check
                curl -fsSL "${ARCHIVE:?set the repository variable SPEC_CHECK_ARCHIVE}" | tar -xz --strip-components=1 -C ~/.spec-check
              fi
              echo "$HOME/.spec-check/bin" >> "$GITHUB_PATH"

          - name: Match the specs
            id: specs
            run: |
              code=0
              spec-check check --format markdown --output spec-check.md || code=$?
              echo "code=$code" >> "$GITHUB_OUTPUT"
              if [ -f spec-check.md ]; then cat spec-check.md >> "$GITHUB_STEP_SUMMARY"; fi
              # The same as marks on the changed lines.
              spec-check check --format github --quiet || true

          - name: Audit the sources
            id: sources
            run: spec-check audit --format sarif --output spec-check.sarif --fail-on never

          - name: Show findings as alerts
            if: env.MAY_WRITE == 'true' && steps.sources.outcome == 'success'
            uses: github/codeql-action/upload-sarif@v3
            with:
              sarif_file: spec-check.sarif
              category: spec-check

          - name: Comment on the pull request
            if: env.MAY_WRITE == 'true' && github.event_name == 'pull_request' && hashFiles('spec-check.md') != ''
            env:
              GH_TOKEN: ${{ github.token }}
              NUMBER: ${{ github.event.pull_request.number }}
            run: |
              # A comment holds 65 536 characters; the summary of the run has all of it.
              head -c 60000 spec-check.md > comment.md
              gh pr comment "$NUMBER" --body-file comment.md --edit-last --create-if-none

          - name: Fail where a spec fails
            env:
              CODE: ${{ steps.specs.outputs.code }}
            run: exit "$CODE"

    """#
}
