import Foundation
import ScreenSpecs
import SwiftReader
import Testing

@testable import Checks

/// Accepted findings survive edits; entries that are gone are reported.
@Suite struct BaselineTests {
  private func audit(_ body: String) -> [AuditFinding] {
    AuditedCode(body).findings(ImageWithoutLabel.self)
  }

  private func applied(_ text: String, _ findings: [AuditFinding]) -> [String] {
    let (file, problems) = BaselineFile.read(Data(text.utf8), path: "base.yml")
    #expect(problems.isEmpty)
    return Baseline(file).applied(to: findings).left.map { "\($0.rule): \($0.message)" }
  }

  @Test func whatWasAcceptedStaysAcceptedWhenLinesMove() {
    let base = Baseline.text(accepting: audit(#"Image("owl")"#))
    #expect(applied(base, audit("\n\nImage(\"owl\")")) == [])
  }

  @Test func aNewFindingIsNotAccepted() {
    let base = Baseline.text(accepting: audit(#"Image("owl")"#))
    #expect(
      applied(base, audit(#"VStack { Image("owl"); Image("cat") }"#))
        == ["image-without-label: image ‘cat’ has no label"])
  }

  @Test func anEntryThatIsGoneIsReported() {
    let base = Baseline.text(accepting: audit(#"Image("owl")"#))
    #expect(
      applied(base, audit(#"Text("owl")"#))
        == [
          "baseline-entry-gone: image-without-label does not occur in Example.swift any more: image ‘owl’ has no label"
        ])
  }
}
