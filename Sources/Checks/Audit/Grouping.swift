import ScreenModel

/// One cause on many screens is one finding with its places.
enum Grouping {
  private struct Key: Hashable {
    var rule: String
    var span: SourceSpan
  }

  /// Without what was found in a part that was not read to the end, where the part was read on its own and nothing of
  /// the kind was found there.
  ///
  /// - Parameter readWhole: Declarations of the views that were read.
  static func confirmed(_ findings: [AuditFinding], readWhole: Set<SourceSpan>) -> [AuditFinding] {
    let sure = Set(findings.filter { $0.cut == nil }.map { Key(rule: $0.rule, span: $0.span) })
    return findings.filter { finding in
      guard let cut = finding.cut, readWhole.contains(cut) else { return true }
      return sure.contains(Key(rule: finding.rule, span: finding.span))
    }
  }

  static func grouped(_ findings: [AuditFinding]) -> [AuditFinding] {
    var order: [Key] = []
    var groups: [Key: [AuditFinding]] = [:]
    for finding in findings {
      let key = Key(rule: finding.rule, span: finding.span)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return order.compactMap { key in groups[key].flatMap(merged) }
  }

  /// What one rule finds in a view that nothing shows is one finding: somebody looks whether the view is needed at all.
  static func gathered(_ findings: [AuditFinding], becauseOf reason: String) -> [AuditFinding] {
    var result: [AuditFinding] = []
    var positions: [[String]: Int] = [:]
    for finding in findings {
      let key = [finding.rule, finding.view]
      guard finding.certainty == .review(because: reason) else { result.append(finding); continue }
      if let position = positions[key] {
        if result[position].places.count < most {
          result[position].places.append(.init(finding.span, "here too: \(finding.message)"))
        }
      } else {
        positions[key] = result.count
        result.append(finding)
      }
    }
    return result
  }

  /// Places that a finding names at most.
  private static let most = 50

  /// Whether two tests are one, met in different views: `isOpen` is what `model.isOpen` was handed on as.
  private static func isSame(_ one: String, _ two: String) -> Bool {
    guard one.hasPrefix("!") == two.hasPrefix("!") else { return false }
    let (first, second) = (one.drop { $0 == "!" }, two.drop { $0 == "!" })
    return first == second || first.hasSuffix("." + second) || second.hasSuffix("." + first)
  }

  /// The first certain one stands for all.
  private static func merged(_ group: [AuditFinding]) -> AuditFinding? {
    guard var result = group.first(where: { !$0.isReview }) ?? group.first else { return nil }
    // What has to hold at one place only is no condition of the finding.
    result.presence.removeAll { test in
      !group.allSatisfy { $0.presence.contains { isSame(test, $0) } }
    }
    var seen: Set<SourceSpan> = [result.span]
    if let own = result.place { seen.insert(own) }
    for other in group {
      guard let place = other.place, seen.insert(place).inserted else { continue }
      let heard = other.heard == result.heard ? nil : other.heard.flatMap { $0.isEmpty ? nil : $0 }
      result.places.append(
        .init(place, "also in \(other.view)" + (heard.map { ": \(Audit.shortened($0, to: 80))" } ?? "")))
    }
    if let place = result.place { result.places.insert(.init(place, "placed here in \(result.view)"), at: 0) }
    result.places = Array(result.places.prefix(most))
    return result
  }
}
