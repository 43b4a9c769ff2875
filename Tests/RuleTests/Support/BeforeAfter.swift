import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Code with a fault, and the same code repaired.
struct BeforeAfter: Sendable, CustomTestStringConvertible {
  var name: String
  /// Rules of which one has to find the fault.
  var rules: [any Rule.Type]
  var before: String
  /// `nil`: the repair is shown by another case.
  var after: String?

  init(_ name: String, _ rules: [any Rule.Type], before: String, after: String? = nil) {
    self.name = name
    self.rules = rules
    self.before = before
    self.after = after
  }

  var testDescription: String { name }

  /// Certain findings of the rules in the first version.
  var foundBefore: [String] {
    let ids = rules.map { $0.id }
    return findings(before).filter { !$0.isReview && ids.contains($0.rule) }.map(\.message)
  }

  /// Everything that any rule says of the second, reviews too.
  var foundAfter: [String] { after.map { findings($0).map { "\($0.rule): \($0.message)" } } ?? [] }

  private func findings(_ code: String) -> [AuditFinding] {
    let project = Project([.init(path: "Example.swift", data: Data(AuditedCode(code).code.utf8))])
    return Audit().run(project.auditedViews(), files: project.auditedFiles).findings
  }
}
