import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// Where there is more than is judged, the audit says so.
@Suite struct AuditLimitTests {
  private func result(_ code: String) -> AuditResult {
    let project = Project([.init(path: "Example.swift", data: Data(("import SwiftUI\n" + code).utf8))])
    return Audit().run(project.auditedViews(), files: project.auditedFiles)
  }

  private var large: String {
    let rows = (0..<9).map { "Row(number: \($0))" }.joined(separator: "; ")
    let texts = (0..<9).map { "Text(\"Part \($0)\")" }.joined(separator: "; ")
    return """
      struct Big: View { var body: some View { VStack { \((0..<9).map { _ in "Shelf()" }.joined(separator: "; ")) } } }
      struct Shelf: View { var body: some View { VStack { \((0..<9).map { "Board(number: \($0))" }.joined(separator: "; ")) } } }
      struct Board: View { let number: Int; var body: some View { VStack { \(rows) } } }
      struct Row: View { let number: Int; var body: some View { VStack { \(texts) } } }
      """
  }

  @Test func aScreenWithManyElementsIsCutAndSaysSo() {
    let met = result(large).limits
    #expect(
      met.contains { $0.text == "‘Big’ has more than 2000 elements; the rest is not judged" && $0.span?.line == 2 })
  }
}
