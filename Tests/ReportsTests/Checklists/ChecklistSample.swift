import Checks
import Foundation
import ScreenModel
import TestSupport

@testable import Reports

/// A checklist with what formats stumble over.
enum ChecklistSample {
  static let list: Checklist = {
    var first = ChecklistItem(
      "pay/error/try", "Error: “Pay | <b>now</b>” *fails*", state: .error, caseName: "wrong `card`",
      lines: ["=1+1, \"quoted\"", "Order #42 @everyone \u{1B}[31m anna@example.com"],
      spec: SourceSpan(file: "specs/pay.yaml", line: 9, column: 3))
    first.isDone = true
    let second = ChecklistItem(
      "pay/release/motion", "-2 [x](https://example.com) \u{202E}שלום 住所",
      places: (1...8).map {
        ChecklistPlace(SourceSpan(file: "App/Pay Screen.swift", line: $0, column: 5), ".transition(`.slide`)")
      })
    var section = ChecklistSection(
      .screen, id: "pay", title: "Pay & <Go>",
      groups: [ChecklistGroup(.states, [first]), ChecklistGroup(.release, [second])])
    section.owner = "=Team"
    section.design = "javascript:alert(1)"
    var planned = ChecklistSection(
      .part, id: "banner", title: "Banner",
      groups: [ChecklistGroup(.missing, [ChecklistItem("banner/loading/state-undesigned", "1. nothing")])])
    planned.isPlanned = true
    return Checklist(release: "2.4", sections: [section, planned])
  }()

  static func template(_ name: String) throws -> ChecklistTemplate {
    ChecklistTemplate(
      try String(contentsOf: repositoryRoot.appendingPathComponent("templates/\(name)"), encoding: .utf8))
  }

  /// What is ticked, as it has to be found again.
  static let ticked = [list.items[0].id]
}
