import ScreenModel

extension Audit {
  /// What is wrong in one view, each place for itself: the same cause in two placements is found twice. Comments that
  /// silence a rule count; what is wrong with them is not asked.
  public func findings(in view: AuditedView, files: [AuditedFile]) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for rule in rules where isActive(rule) {
      let made = made(rule)
      let found = view.uikit.map { made.check($0) } ?? made.check(view)
      findings += found.map { filled($0, rule, view) }
    }
    // Previews and sample data are nobody's screen.
    findings.removeAll { finding in
      files.contains { $0.path == finding.span.file && $0.samples.contains { $0.contains(finding.span) } }
    }
    let kept = Suppression(files: files, rules: rules.map { $0.id }).applied(to: findings)
    return kept.filter { $0.rule != Suppression.id }.compactMap(settled)
  }
}
