import Foundation
import ScreenModel
import SwiftReader

@testable import Checks

/// Swift code with 1️⃣ in front of places, audited.
struct AuditedCode {
  /// Lines and columns of the places, counted from 1; columns count scalars.
  var places: [Place] = []
  var code: String

  struct Place: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int

    var description: String { "\(line):\(column)" }
  }

  /// Code without a declaration is the body of a view.
  init(_ marked: String) {
    let isWhole = marked.contains("struct ") || marked.contains("class ") || marked.contains("extension ")
    let whole =
      isWhole ? marked : "struct Example: View {\n  var body: some View {\n\(marked)\n  }\n}\n"
    let text = whole.contains("import SwiftUI") || whole.contains("import UIKit") ? whole : "import SwiftUI\n" + whole
    code = ""
    var line = 1
    var column = 1
    for character in text {
      if character == "1️⃣" {
        places.append(Place(line: line, column: column))
        continue
      }
      code.append(character)
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.unicodeScalars.count
      }
    }
  }

  /// What a rule finds in it.
  func findings(_ rule: any Rule.Type) -> [AuditFinding] {
    let project = Project([Project.Input(path: "Example.swift", data: Data(code.utf8))])
    return Audit(rules: [rule], optedIn: [rule.id]).run(project.auditedViews(), files: project.auditedFiles).findings
  }

  /// Places of findings of a rule, sorted.
  func found(_ rule: any Rule.Type) -> [Place] {
    findings(rule).filter { $0.rule == rule.id }.map { Place(line: $0.span.line, column: $0.span.column) }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
