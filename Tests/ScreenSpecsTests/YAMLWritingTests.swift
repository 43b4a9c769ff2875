import Foundation
import Testing

@testable import ScreenSpecs

@Suite struct YAMLWritingTests {
  @Test(arguments: [
    ("Pay $2.50, dimmed, button", "Pay $2.50, dimmed, button"), ("12 Oak Street", "12 Oak Street"),
    ("Order #42", "\"Order #42\""), ("Note: hello", "\"Note: hello\""), ("42", "\"42\""), ("no", "\"no\""),
    ("\"Heading, part 1\", heading", "\"\\\"Heading, part 1\\\", heading\""), ("*bold*", "\"*bold*\""), ("", "\"\""),
    ("a\nb", "\"a\\nb\""), ("Loading…", "Loading…"), ("Grüße 👋", "Grüße 👋"), ("…", "…"),
    ("e\u{200B}f", "\"e\\U0000200Bf\""),
  ])
  func textIsWrittenSoThatItIsReadBack(_ text: String, _ written: String) throws {
    #expect(yamlScalar(text) == written)
    for line in ["a: \(yamlScalar(text))\n", "{ a: \(yamlScalar(text, inFlow: true)), b: c }\n"] {
      let file = YAMLFile(Data(line.utf8), path: "a.yaml")
      #expect(file.problems.isEmpty)
      #expect(file.root?["a"]?.text == text)
    }
  }
}
