import ScreenModel
import ScreenSpecs
import SwiftReader

/// What may be typed at a place of a spec: keys, words, names of views, and what the source says in the state.
struct EditorCompletion {
  let project: EditorProject

  /// Utterances that are offered at a place.
  private static let offered = 100

  func items(at place: TextPositions.Place, in path: String) -> [JSONValue] {
    guard project.isSpec(path), case .success(let file) = project.settings(for: path), let text = project.text(path)
    else {
      return []
    }
    let line = TextPositions(text).line(place.line)
    let column = String(String.UnicodeScalarView(line.unicodeScalars.prefix(place.column - 1))).count
    let cursor = SpecCursor(in: text, line: place.line - 1, column: column)
    let assistance = SpecAssistance()
    var items = assistance.offers(at: cursor).map { offer in
      item(offer.text, kind: offer.isKey ? 10 : 12, insert: offer.isKey ? offer.text + ": " : offer.text, offer.doc)
    }
    let key = cursor.path.last
    let isText = cursor.place == .value || cursor.isItem
    if isText, cursor.path == ["view"] {
      items += project.source(file).views.map { item($0.name, kind: 7, insert: $0.name, "\($0.span)") }
    } else if isText, key == "preview", let view = view(in: text) {
      items += project.source(file).previews(of: view).map { item($0, kind: 12, insert: yamlScalar($0), "") }
    } else if isText, key == "opens" || key == "next" || key == "part", cursor.path.count > 1 {
      items += project.specs(file).specs.map { item($0.id, kind: 18, insert: $0.id, $0.name) }
    } else if isText, assistance.takesUtterances(cursor.path), let view = view(in: text) {
      items += utterances(view, cursor, file)
    }
    return items
  }

  private func utterances(_ view: String, _ cursor: SpecCursor, _ file: SettingsFile) -> [JSONValue] {
    let state = cursor.path.count > 1 && cursor.path[0] == "states" ? UXState(rawValue: cursor.path[1]) : nil
    let language = file.settings.language
    let speech = Speech(lexicon: .language(language), os: .newest)
    let screens = project.source(file).predictions(
      Project.Request(
        view: view, state: state, usesInitialValues: true, language: language, includesSurroundings: false))
    var seen: Set<String> = []
    let spoken = screens.flatMap { $0.screen.elements.map { speech.utterance(of: $0).spoken } }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return spoken.prefix(Self.offered).enumerated().map { index, words in
      item(words, kind: 12, insert: yamlScalar(words), "said by \(view)", order: index)
    }
  }

  /// The first view that the spec names.
  private func view(in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasPrefix("view:") {
      var name = line.dropFirst("view:".count)
      if name.allSatisfy(\.isWhitespace), lines.indices.contains(index + 1) { name = lines[index + 1] }
      let word = name.prefix { $0 != "#" && $0 != "," }.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      return word.isEmpty ? nil : word
    }
    return nil
  }

  /// Source: Language Server Protocol 3.17, `CompletionItem`.
  private func item(_ label: String, kind: Int, insert: String, _ doc: String, order: Int? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("label", .text(label)), .init("kind", .int(kind)), .init("insertText", .text(insert)),
    ]
    if !doc.isEmpty { members.append(.init("documentation", .text(doc))) }
    // In the order heard, behind the keys.
    if let order { members.append(.init("sortText", .text("~" + String(1_000 + order)))) }
    return .object(members)
  }
}
