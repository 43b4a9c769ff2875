import Foundation
import SwiftReader
import Testing

@testable import Checks

/// The demo shop has nothing to find; its broken twin has each of the seven faults, found by the audit alone.
@Suite struct LeafStoreAuditTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What is found in an app's folder: rule and file, for certain or for review.
  private func found(in folder: String) throws -> (certain: Set<String>, review: Set<String>) {
    let app = Self.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
    let inputs = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      Project.Input(path: name, data: try Data(contentsOf: app.appendingPathComponent(name)))
    }
    let project = Project(inputs)
    let findings = Audit().run(project.auditedViews(), files: project.auditedFiles).findings
    func words(_ findings: [AuditFinding]) -> Set<String> { Set(findings.map { "\($0.rule) \($0.span.file)" }) }
    return (words(findings.filter { !$0.isReview }), words(findings.filter(\.isReview)))
  }

  @Test func theShopHasNothingThatIsCertain() throws {
    let found = try found(in: "specs/leaf-store/App")
    #expect(found.certain == [])
  }

  @Test func eachOfTheSevenFaultsIsFound() throws {
    let found = try found(in: "Tests/Fixtures/BrokenLeafStore/App")
    let faults: Set<String> = [
      "selected-without-trait AddressRow.swift", "selected-by-color-only AddressRow.swift",
      "results-change-silently SearchScreen.swift", "error-silent CheckoutScreen.swift",
      "modal-without-way-out CheckoutScreen.swift", "skeleton-read OrdersScreen.swift",
      "success-not-kept PaymentScreen.swift", "toast-silent PaymentScreen.swift",
    ]
    #expect(faults.subtracting(found.certain) == [])
    #expect(found.review.contains("disabled-without-reason PaymentScreen.swift"))
  }
}
