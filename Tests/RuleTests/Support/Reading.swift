import Foundation
import SwiftReader

@testable import Checks

/// What a rule finds in files of a project; each gets its import.
func findings(_ files: [String: String], _ rule: any Rule.Type) -> [AuditFinding] {
  let inputs = files.sorted { $0.key < $1.key }.map { path, code in
    let isOld = code.contains("UIViewController") || code.contains(": UILabel") || code.contains(": UITable")
    return Project.Input(path: path, data: Data("import \(isOld ? "UIKit\nimport SwiftUI" : "SwiftUI")\n\(code)".utf8))
  }
  let project = Project(inputs)
  return Audit(rules: [rule], optedIn: [rule.id]).run(project.auditedViews(), files: project.auditedFiles).findings
}

/// The same of one file; code without a declaration is the body of a view.
func findings(_ code: String, _ rule: any Rule.Type) -> [AuditFinding] {
  let isWhole = ["struct ", "class ", "extension "].contains(where: code.contains)
  return findings(["Example.swift": isWhole ? code : "struct Example: View { var body: some View { \(code) } }"], rule)
}

/// Messages of what is found for certain, or with what is for review.
func messages(_ files: [String: String], _ rule: any Rule.Type, reviews: Bool = false) -> [String] {
  findings(files, rule).filter { reviews || !$0.isReview }.map(\.message)
}

func messages(_ code: String, _ rule: any Rule.Type, reviews: Bool = false) -> [String] {
  findings(code, rule).filter { reviews || !$0.isReview }.map(\.message)
}
