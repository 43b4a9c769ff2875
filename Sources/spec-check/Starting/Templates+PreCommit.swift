extension Templates {
  /// Hooks that run before each commit. `templates/pre-commit-config.yaml`, word for word.
  static let preCommit = #"""
    # Holds specs and sources together before each commit. spec-check is installed; pre-commit is too: ‘pre-commit install’.
    repos:
      - repo: local
        hooks:
          - id: spec-check
            name: VoiceOver specs
            entry: spec-check check --quiet
            language: system
            pass_filenames: false
            files: \.(swift|ya?ml|strings|stringsdict|xcstrings)$
          - id: spec-check-audit
            name: accessibility of the changed lines
            entry: spec-check audit --changed-since HEAD --quiet
            language: system
            pass_filenames: false
            files: \.(swift|strings|stringsdict|xcstrings)$

    """#
}
