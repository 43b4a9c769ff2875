import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

/// Holds everything that is heard on a view, in order, against what is expected.
///
/// A line is what VoiceOver says, ` if …` behind an element that is there only under conditions.
func expectSpeech(
  _ source: String, view: String = "V", given: [String: SampleValue] = [:], state: UXState? = nil,
  initial: Bool = true, language: String = "en", os: OSVersion = .newest, tables: [String: String] = [:],
  _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSpeech(
    files: ["App/V.swift": source].merging(tables) { one, _ in one }, view: view, given: given, state: state,
    initial: initial, language: language, os: os, expected, sourceLocation: sourceLocation)
}

/// The same for several files by path.
func expectSpeech(
  files: [String: String], view: String = "V", given: [String: SampleValue] = [:], state: UXState? = nil,
  initial: Bool = true, language: String = "en", os: OSVersion = .newest, _ expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let project = Project(files: files)
  #expect(project.problems.map(\.message) == [], sourceLocation: sourceLocation)
  guard
    let screen = project.said(
      view, given: given, state: state, initial: initial, language: language, os: os, sourceLocation: sourceLocation)
  else { return }
  let heard = screen.screen.elements.map { $0.line(language: language, os: os) }
  guard heard != expected else { return }
  Issue.record(
    """
    heard
      \(heard.joined(separator: "\n  "))
    expected
      \(expected.joined(separator: "\n  "))
    not read: \(screen.opaque.map(\.text))
    \(files.filter { $0.key.hasSuffix(".swift") }.map { SourceFile(text: $0.value, path: $0.key, module: "App").outline }
      .joined(separator: "\n"))
    """, sourceLocation: sourceLocation)
}

extension Project {
  /// A project of files given as text.
  convenience init(files: [String: String]) {
    self.init(files.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) })
  }

  /// A project of one file.
  convenience init(source: String) { self.init(files: ["App/V.swift": source]) }

  /// The one prediction of a view.
  func said(
    _ view: String = "V", given: [String: SampleValue] = [:], state: UXState? = nil, initial: Bool = true,
    language: String = "en", os: OSVersion = .newest, sourceLocation: SourceLocation = #_sourceLocation
  ) -> PredictedScreen? {
    let found = predictions(
      Request(
        view: view, state: state,
        given: given.map { SampleBinding($0.key, $0.value) }.sorted { $0.name < $1.name },
        usesInitialValues: initial, language: language, os: os))
    #expect(found.count == 1, "predictions of \(view)", sourceLocation: sourceLocation)
    return found.first
  }

  /// The lines heard on each branch that puts a view into a state.
  func heard(_ view: String = "V", in state: UXState, given: [String: SampleValue] = [:]) -> [[String]] {
    predictions(
      Request(
        view: view, state: state, given: given.map { SampleBinding($0.key, $0.value) }.sorted { $0.name < $1.name })
    ).map { $0.screen.elements.map { $0.line() } }
  }
}

extension AccessibilityElement {
  /// What VoiceOver says, and under which conditions the element is there at all.
  func line(language: String = "en", os: OSVersion = .newest) -> String {
    let spoken = Speech(lexicon: .language(language), os: os).utterance(of: self).spoken
    let conditions = certainty.presence.map(\.text)
    return conditions.isEmpty ? spoken : spoken + " if " + conditions.joined(separator: " and ")
  }
}

extension PredictedScreen {
  var lines: [String] { screen.elements.map { $0.line() } }

  /// `trigger → property: targets if conditions`, one a focus move.
  var moves: [String] { focusMoves.map(\.line) }

  /// `trigger → text if conditions`, one an announcement.
  var posts: [String] {
    announcements.map { post in
      let conditions = post.conditions.map(\.text)
      return "\(post.trigger) → \(post.text.written)"
        + (conditions.isEmpty ? "" : " if " + conditions.joined(separator: " and "))
    }
  }
}

extension PredictedFocusMove {
  var line: String {
    let conditions = conditions.map(\.text)
    return "\(trigger) → \(targets.map { $0.line() })"
      + (conditions.isEmpty ? "" : " if " + conditions.joined(separator: " and "))
  }
}

extension SampleValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByNilLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// Text; with a dot in front an enum case, as in a spec.
  public init(stringLiteral text: String) {
    let isCase = text.first == "." && text.dropFirst().first?.isLetter == true
    self = isCase ? .enumCase(String(text.dropFirst()), payload: []) : .text(text)
  }

  public init(integerLiteral number: Int) { self = .number(Double(number)) }

  public init(floatLiteral number: Double) { self = .number(number) }

  public init(booleanLiteral flag: Bool) { self = .bool(flag) }

  public init(arrayLiteral items: SampleValue...) { self = .list(items) }

  public init(nilLiteral: ()) { self = .none }

  public init(dictionaryLiteral fields: (String, SampleValue)...) {
    self = .record(fields.map { SampleValue.Field($0.0, $0.1) })
  }
}
