import Checks
import ScreenModel
import ScreenSpecs
import SwiftReader

/// What an editor shows over a place: what is heard there, and what a rule or key means.
struct EditorHover {
  let project: EditorProject

  /// Elements listed of a view.
  private static let listed = 40

  /// Markdown; `nil` where there is nothing to say.
  func text(at place: TextPositions.Place, in path: String, findings: EditorDiagnostics.Found?) -> String? {
    guard case .success(let file) = project.settings(for: path), let shown = project.shown(path) else { return nil }
    var parts: [String] = []
    if path.hasSuffix(".swift") {
      if let heard = heard(at: place, shown, file) { parts.append(heard) }
      for finding in findings?.audited ?? [] where place.isIn(finding.span) { parts.append(rule(finding)) }
    } else if project.isSpec(path), let text = project.text(path) {
      parts = spec(at: place, text)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n---\n\n")
  }

  private func heard(at place: TextPositions.Place, _ shown: String, _ file: SettingsFile) -> String? {
    let source = project.source(file)
    let around = source.views.filter { $0.span.file == shown && place.isIn($0.span) }
    guard let view = around.max(by: { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }) else {
      return nil
    }
    let language = file.settings.language
    let request = Project.Request(
      view: view.name, usesInitialValues: true, language: language, includesSurroundings: false)
    guard let screen = source.predictions(request).first?.screen else { return nil }
    let speech = Speech(lexicon: .language(language), os: .newest)
    if place.line == view.span.line {
      let lines = screen.elements.prefix(Self.listed).enumerated().map { index, element in
        "\(index + 1). \(Self.code(speech.utterance(of: element).spoken))"
      }
      guard !lines.isEmpty else { return "**\(view.name)** says nothing" }
      let more = screen.elements.count > Self.listed ? ["", "and \(screen.elements.count - Self.listed) more"] : []
      return (["**\(view.name)**, as VoiceOver says it", ""] + lines + more).joined(separator: "\n")
    }
    let met = screen.elements.filter { element in
      element.span.map { $0.file == shown && place.isIn($0) } ?? false
    }
    let smallest = met.compactMap(\.span).min { Self.size($0) < Self.size($1) }
    guard let smallest else { return nil }
    let lines = met.filter { $0.span == smallest }.prefix(8).map { element in
      let utterance = speech.utterance(of: element)
      var line = "VoiceOver: \(Self.code(utterance.spoken))"
      if let hint = utterance.hint, !hint.isEmpty { line += "  \nhint: \(Self.code(hint))" }
      return line
    }
    return lines.joined(separator: "\n\n")
  }

  private func rule(_ finding: AuditFinding) -> String {
    var text = "**\(finding.rule)**: \(finding.message)"
    if !finding.why.isEmpty { text += "\n\nwhy: \(finding.why)" }
    if !finding.help.isEmpty { text += "\n\nhelp: \(finding.help)" }
    return text
  }

  private func spec(at place: TextPositions.Place, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return [] }
    let line = lines[place.line - 1]
    // The key of the line: up to its colon.
    guard let colon = line.firstIndex(of: ":") else { return [] }
    let column = line.distance(from: line.startIndex, to: colon)
    guard place.column - 1 <= column else { return [] }
    let cursor = SpecCursor(in: text, line: place.line - 1, column: column + 1)
    guard let doc = SpecAssistance().doc(of: cursor.path), let key = cursor.path.last else { return [] }
    return ["**\(key)**: \(doc)"]
  }

  private static func size(_ span: SourceSpan) -> (Int, Int) {
    (span.endLine - span.line, span.endColumn - span.column)
  }

  /// Speech as code, so that nothing in it is taken for Markdown.
  static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    return "\(fence)\(fence == "``" ? " " : "")\(text)\(fence == "``" ? " " : "")\(fence)"
  }
}
