import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import spec_check

/// Words on screens come from anywhere: they cannot write to a terminal, run in a page, or break a report.
@Suite struct HostileLabelTests {
  /// As it stands in code: escapes of a terminal, a page's code, a change of direction, an end of everything.
  private static let label = #"\u{1B}]0;own\u{7}\u{1B}[31m<script>alert(1)</script>]]>\u{202E}'\"|`\r\n\0"#

  private static let view = """
    import SwiftUI
    struct Cart: View {
      @State private var isOn = false
      var body: some View {
        Text("\(label)")
        Image("\(label)")
        Button("\(label)") {}.accessibilityHint("\(label)").accessibilityIdentifier("\(label)")
        if isOn { ProgressView("\(label)") }
      }
    }

    """

  private static let spec = """
    screen: "\\e[31m<script>alert(1)</script>]]>"
    view: Cart
    states:
      content:
        - "\\e[31m<script>alert(1)</script>]]>|`"
      loading: { not-applicable: "\\e[31m<script>alert(1)</script>]]>" }

    """

  private static let recording = """
    {"recording":1,"screen":"cart","state":"content","device":{"os":"\\u001b[31m<script>","language":"en"},
    "elements":[{"label":"\\u001b[31m<script>alert(1)</script>]]>\\u0000","value":"\\u202e","identifier":"\\u0007"}]}

    """

  private func withProject(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(Self.view, to: "App/Cart.swift")
      try project.write(Self.spec, to: "specs/cart.yaml")
      try project.write(Self.recording, to: "recordings/cart/content.json")
      try body(folder)
    }
  }

  static let lines: [[String]] = {
    func each(_ command: any Command, _ rest: String...) -> [[String]] {
      (command.formats.isEmpty ? [nil] : command.formats.map(Optional.some)).map { format in
        [command.name] + rest + (format.map { ["--format", $0] } ?? [])
      }
    }
    return each(CheckCommand()) + each(AuditCommand()) + each(SpeakCommand(), "App", "--all-states")
      + each(HearCommand(), "recordings/cart/content.json") + each(ChecklistCommand())
      + each(ReportCommand(), "--audit") + each(DraftCommand(), "App", "--dry-run", "--view", "Cart")
      + each(FixCommand(), "App", "--dry-run", "--unsafe")
      + [
        ["hear", "recordings/cart/content.json", "--as", "recording"],
        ["hear", "--check", "recordings/cart/content.json"],
      ]
  }()

  @Test(arguments: lines) func areOnlyWords(_ line: [String]) throws {
    try withProject { folder in
      let ran = run(line, in: folder)
      #expect(ran.code < 2, "\(ran.error)")
      #expect(!ran.out.isEmpty)
      for text in [ran.out, ran.error] {
        // Lines of a table for spreadsheets end as RFC 4180 has them.
        let ends: [Unicode.Scalar] = line.last == "csv" ? ["\n", "\r"] : ["\n"]
        let codes = Set(text.unicodeScalars.filter { $0.value < 32 && !ends.contains($0) || $0.value == 127 })
        #expect(codes.isEmpty, "\(codes.map(\.value))")
      }
      let pages = ["html", "markdown"]
      if let format = line.last, pages.contains(format) || line[0] == "report" {
        #expect(!ran.out.pageAlone.contains("<script>alert"))
      }
      if line.last == "junit" { #expect(XMLParser(data: Data(ran.out.utf8)).parse()) }
      if ["json", "sarif", "gitlab"].contains(line.last) {
        #expect((try? JSONSerialization.jsonObject(with: Data(ran.out.utf8))) != nil)
      }
    }
  }
}

extension String {
  /// A page without what stands in code spans of Markdown, where nothing is taken for HTML.
  var pageAlone: String {
    replacing(/(?<ticks>`+)(?:(?!\k<ticks>).)*\k<ticks>/, with: "")
  }
}
