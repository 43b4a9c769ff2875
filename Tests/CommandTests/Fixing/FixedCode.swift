import Checks
import Foundation
import Reports
import ScreenModel
import SwiftReader

@testable import spec_check

/// Swift code as the repairs leave it, in memory.
struct FixedCode {
  var text: String
  var made: [Attempt]
  var refused: [Attempt]
  /// What is heard of the view named `Example` afterwards, in reading order.
  var heard: [String]
  /// What is heard in its sheets and dialogs.
  var presented: [String]
  /// How many places of the code are no valid Swift.
  var syntaxErrors: Int
  /// Ids of the rules that still find something for certain, sorted.
  var left: [String]

  /// What each repair says it does.
  var what: [String] { made.map(\.candidate.proposal.what) }

  /// The lines that are not in the code they came from.
  func added(to code: String) -> [String] {
    let old = Set(code.components(separatedBy: "\n"))
    return text.components(separatedBy: "\n").filter { !old.contains($0) }
  }
}

/// Repairs code in one file. Code without a declaration is the body of a view named `Example`.
func fix(
  _ code: String, unsafe: Bool = false, only rules: Set<String> = [], beside others: [String: String] = [:],
  decide: FixSession.Decision? = nil
) -> FixedCode {
  let session = session(code, unsafe: unsafe, only: rules, beside: others, decide: decide)
  session.run()
  let state = session.state
  let example = state.views.first { $0.name == "Example" }
  return FixedCode(
    text: state.project.source(of: "Example.swift")?.text ?? "", made: session.made, refused: session.refused,
    heard: example?.elements.map(\.fullyHeard) ?? [],
    presented: example?.presentations.flatMap { $0.elements.map(\.fullyHeard) } ?? [],
    syntaxErrors: state.project.writtenFile("Example.swift")?.syntaxErrors ?? 1,
    left: Set(state.findings.flatMap { $0 }.filter { !$0.isReview }.map(\.rule)).sorted())
}

/// What is wrong with a repair that should speak like code written by hand: what is heard of both, what a second run
/// would do, and whether a run without guesses comes first; empty: nothing.
func differences(
  _ before: String, _ properties: String = "", like after: String, _ more: String? = nil, beside: String = ""
) -> [String] {
  let code = example(before, properties) + beside
  let wanted = fix(example(after, more ?? properties) + beside, decide: { _, _ in false })
  let fixed = fix(code, unsafe: true)
  let inSteps = fix(fix(code).text, unsafe: true)
  var found: [String] = []
  if fixed.heard != wanted.heard { found.append("heard \(fixed.heard), not \(wanted.heard)") }
  if fixed.presented != wanted.presented { found.append("presents \(fixed.presented), not \(wanted.presented)") }
  if inSteps.heard != fixed.heard { found.append("in two steps \(inSteps.heard)") }
  if fix(fixed.text, unsafe: true).text != fixed.text { found.append("a second run changes something") }
  if fixed.syntaxErrors != 0 { found.append("it is no valid Swift") }
  if fixed.text == code { found.append("nothing was repaired") }
  return found
}

/// The code of a view named `Example`, with this body.
func example(_ body: String, _ properties: String = "") -> String {
  if body.contains("struct ") { return body }
  let lines = body.components(separatedBy: "\n").map { $0.isEmpty ? $0 : "    " + $0 }
  let fields = properties.isEmpty ? "" : properties.components(separatedBy: "\n").map { "  \($0)\n" }.joined()
  return
    "import SwiftUI\n\nstruct Example: View {\n\(fields)  var body: some View {\n\(lines.joined(separator: "\n"))\n  }\n}\n"
}

func session(
  _ code: String, unsafe: Bool = false, only rules: Set<String> = [], beside others: [String: String] = [:],
  decide: FixSession.Decision? = nil
) -> FixSession {
  var inputs = [Project.Input(path: "Example.swift", data: Data(code.utf8))]
  inputs += others.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) }
  var wishes = FixSession.Wishes()
  wishes.allowsGuesses = unsafe
  wishes.rules = rules.isEmpty ? nil : rules
  return FixSession(
    Project(inputs), audit: Audit(optedIn: rules), options: .init(), wishes: wishes, decide: decide)
}
