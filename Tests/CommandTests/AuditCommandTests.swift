import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct AuditCommandTests {
  @Test func findsAPictureOfAButtonWithoutALabel() throws {
    try withFolder { folder in
      try ProjectCopy(folder: folder).write(
        """
        import SwiftUI

        struct Basket: View {
          var body: some View {
            Button { empty() } label: { Image("bin_03") }
          }
        }

        """, to: "Basket.swift")
      let audited = run("audit", ".", "--format", "json", in: folder)
      #expect(audited.code == 1)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(audited.out.utf8)) as? [String: Any])
      let findings = try #require(root["findings"] as? [[String: Any]])
      #expect(findings.contains { $0["file"] as? String == "Basket.swift" && $0["line"] as? Int == 5 })
      #expect((root["elements"] as? [[String: Any]])?.count == 1)
    }
  }
}
