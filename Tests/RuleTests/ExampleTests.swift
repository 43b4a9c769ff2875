import Foundation
import SwiftReader
import Testing

@testable import Checks

/// Every example of every rule is a test: of what is found and where, and of what is heard.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var example: RuleNotes.Example

    var testDescription: String {
      "\(rule.id): " + example.code.split(separator: "\n").joined(separator: " ")
    }
  }

  static let cases = allRules.flatMap { rule in rule.notes.examples.map { Case(rule: rule, example: $0) } }
  static let found = cases.filter { $0.example.isFound }

  @Test(arguments: cases) func itFindsExactlyTheMarkedPlaces(_ it: Case) {
    let code = AuditedCode(it.example.marked)
    #expect(code.found(it.rule) == code.places)
    #expect(it.example.isFound == !code.places.isEmpty)
  }

  @Test(arguments: found) func itSaysWhatIsHeard(_ it: Case) {
    let findings = AuditedCode(it.example.marked).findings(it.rule)
    #expect(findings.allSatisfy { $0.isReview == it.example.isReview })
    if let heard = it.example.heard { #expect(findings.map(\.heard).contains(heard)) }
  }

  @Test(arguments: cases) func aLineOfOtherAlphabetsInFrontChangesNothing(_ it: Case) {
    var code = AuditedCode(it.example.marked)
    code.code = "// 👩‍👩‍👧 שלום e\u{301}\n" + code.code
    #expect(code.found(it.rule) == code.places.map { .init(line: $0.line + 1, column: $0.column) })
  }

  @Test(arguments: cases) func windowsLineEndsChangeNothing(_ it: Case) {
    var code = AuditedCode(it.example.marked)
    code.code = code.code.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(code.found(it.rule) == code.places)
  }

  @Test(arguments: found) func anIgnoreCommentSilencesIt(_ it: Case) {
    let comment = "// spec-check:ignore \(it.rule.id) — shown for the test\n"
    var code = AuditedCode(it.example.marked)
    var lines = code.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // In front of every view that is declared.
    for position in lines.indices.reversed()
    where lines[position].hasPrefix("struct ") || lines[position].hasPrefix("final class ")
      || lines[position].hasPrefix("class ") || lines[position].hasPrefix("extension ")
      || lines[position].hasPrefix("@")
    { lines.insert(String(comment.dropLast()), at: position) }
    code.code = lines.joined(separator: "\n")
    #expect(code.found(it.rule).isEmpty)
  }
}

/// What every rule has to say of itself.
@Suite struct RuleNotesTests {
  @Test func idsAreSortedAndSaidOnce() {
    let ids = allRules.map { $0.id }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyRuleHasAnExampleFoundAndOneAllowed() {
    for rule in allRules {
      #expect(rule.notes.examples.contains { $0.isFound }, "\(rule.id)")
      #expect(rule.notes.examples.contains { !$0.isFound }, "\(rule.id)")
    }
  }

  @Test func wordsAreInHouseTone() {
    for rule in allRules {
      let notes = rule.notes
      for words in [notes.summary, notes.why, notes.help, notes.limits] {
        #expect(!words.isEmpty && !words.hasSuffix("."), "\(rule.id): \(words)")
      }
      #expect(!notes.guidelines.isEmpty || notes.isOptIn, "\(rule.id)")
    }
  }
}
