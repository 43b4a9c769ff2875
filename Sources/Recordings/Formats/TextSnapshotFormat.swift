import ScreenModel

/// The accessibility text snapshots of minddistrict: a view a line, what it says below it.
///
/// `|` in front of a branch means that a view above speaks for it, and `o` that it is hidden.
public struct TextSnapshotFormat: RecordingFormat {
  public init() {}

  public var name: String { "text-snapshot" }
  public var summary: String { "accessibility text snapshots of minddistrict" }

  static let carries: Set<Fact> = Set(
    [.label, .value, .hint, .actions] + TraitNames.publicOnes.map(Fact.trait))

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil else { return .no }
    return input.head.contains { Self.property($0).map { Self.names.contains($0.name) } ?? false } ? .certain : .no
  }

  private static let names = ["label", "value", "hint", "traits", "action", "identifier"]

  /// A view and what was found of it.
  private struct View {
    var column: Int
    var isReached: Bool
    var element: AccessibilityElement
    var isStop = false
    /// The property that was read last, to which lines without a mark belong.
    var last: String?
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var views: [View] = []
    var hidden = 0
    for (index, line) in input.lines.prefix(RecordingReader.entryLimit).enumerated() {
      if let property = Self.property(line) {
        guard let owner = views.lastIndex(where: { $0.column == property.column }) else { continue }
        Self.set(property.name, property.text, of: &views[owner])
      } else if let view = Self.view(line) {
        let span = SourceSpan(file: input.path, line: index + 1, column: view.column + 1)
        let element = AccessibilityElement(role: view.name, span: span)
        views.append(View(column: view.column, isReached: view.isReached, element: element))
        if !view.isReached { hidden += 1 }
      } else if let owner = views.indices.last, let last = views[owner].last, !line.allSatisfy(\.isWhitespace) {
        Self.append("\n" + trimmed(line), to: last, of: &views[owner])
      }
    }
    var recording = Recording(format: name, file: input.path)
    recording.carries = Self.carries
    let elements = views.filter { $0.isStop && $0.isReached }.map(\.element)
    if elements.isEmpty { recording.notes.append("nothing in it is a stop for VoiceOver") }
    let unreached = views.filter { $0.isStop && !$0.isReached }.count
    if unreached > 0 { recording.notes.append("\(unreached) hidden, or spoken for by the view above, left out") }
    recording.screen = Screen(elements: elements, carries: Self.carries)
    return .success(recording)
  }

  /// `| -label: Yes`: the mark's column tells the view it belongs to.
  private static func property(_ line: Substring) -> (name: String, text: String, column: Int)? {
    var at = line.startIndex
    var mark: (index: Substring.Index, column: Int)?
    var column = 0
    while at < line.endIndex, " |o*".contains(line[at]) {
      if line[at] != " " { mark = (at, column) }
      column += 1
      at = line.index(after: at)
    }
    guard let mark, line[mark.index] != "*", at < line.endIndex, line[at] == "-",
      line.distance(from: mark.index, to: at) == 2, let colon = line[at...].firstIndex(of: ":")
    else { return nil }
    let name = String(line[line.index(after: at)..<colon])
    guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
    return (name, trimmed(withoutRemark(line[line.index(after: colon)...])), mark.column)
  }

  /// Four blanks and two slashes begin the remark of a person who explains the file.
  private static func withoutRemark(_ text: Substring) -> Substring {
    guard text.holds("    // "), let parts = String(text).components(separatedAt: "    // ").first else { return text }
    return parts
  }

  /// `* UIView`, with bars or an `o` in front where VoiceOver does not get there.
  private static func view(_ line: Substring) -> (name: String, column: Int, isReached: Bool)? {
    var isReached = true
    for (column, character) in line.enumerated() {
      switch character {
      case " ": continue
      case "|": isReached = false
      case "*", "o":
        let rest = line.dropFirst(column + 1)
        guard rest.first == " " else { return nil }
        // A hidden view has the letter in the place of its star, or before it.
        let isHidden = character == "o"
        let name = rest.dropFirst().prefix { !$0.isWhitespace }
        if isHidden, name == "*" || name == "|" || name.isEmpty {
          isReached = false
          continue
        }
        guard !name.isEmpty else { return nil }
        return (String(name), column, isReached && !isHidden)
      default: return nil
      }
    }
    return nil
  }

  private static func set(_ name: String, _ text: String, of view: inout View) {
    view.isStop = true
    view.last = name
    switch name {
    case "label": view.element.label = SpokenText(text)
    case "value": view.element.value = SpokenText(text)
    case "hint": view.element.hint = SpokenText(text)
    case "action": view.element.actions.append(SpokenText(text))
    case "identifier": view.element.identifier = SpokenText(text)
    case "traits":
      let names = text.split { "[], .".contains($0) }.map(String.init)
      view.element.traits.formUnion(TraitNames.traits(names))
      view.last = nil
    default: view.last = nil
    }
  }

  private static func append(_ text: String, to name: String, of view: inout View) {
    func longer(_ old: SpokenText?) -> SpokenText { SpokenText((old?.known ?? "") + text) }
    switch name {
    case "label": view.element.label = longer(view.element.label)
    case "value": view.element.value = longer(view.element.value)
    case "hint": view.element.hint = longer(view.element.hint)
    default: break
    }
  }
}
