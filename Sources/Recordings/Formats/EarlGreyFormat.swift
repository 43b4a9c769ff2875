import ScreenModel

/// Element descriptions of EarlGrey and Detox (`<UIView:0x…; AX=Y; AX.label='…'; …>`), one a line, alone or as a tree.
///
/// `AX=Y` says which elements VoiceOver stops at. Quotes inside words are not escaped.
public struct EarlGreyFormat: RecordingFormat {
  public init() {}

  public var name: String { "earl-grey" }
  public var summary: String { "element descriptions of EarlGrey and Detox" }

  static let carries: Set<Fact> = Set(
    [.label, .value, .hint, .identifier, .frame] + TraitNames.publicOnes.map(Fact.trait))

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil else { return .no }
    return input.head.contains { Self.start($0) != nil } ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var elements: [AccessibilityElement] = []
    var unreached = 0
    var count = 0
    // The level of the element that speaks for what is in it.
    var speaker: Int?
    for (index, line) in input.lines.enumerated() where count < RecordingReader.entryLimit {
      guard let start = Self.start(line) else { continue }
      count += 1
      let level = line[..<start].count { $0 == "|" }
      if let outer = speaker, level <= outer { speaker = nil }
      let fields = Self.fields(line[start...])
      let isElement = fields["AX"] == "Y" || fields["isAccessible"] == "Y"
      guard isElement, fields["hidden"] == nil, fields["alpha"] != "0", speaker == nil || level == 0 else {
        if isElement { unreached += 1 }
        continue
      }
      speaker = level
      let column = line[..<start].unicodeScalars.count + 1
      let type = line[line.index(after: start)...].prefix { $0 != ":" }
      elements.append(Self.element(fields, String(type), SourceSpan(file: input.path, line: index + 1, column: column)))
    }
    guard count > 0 else {
      let hint = "keep the whole description"
      return .failure(Problems([Problem("\(input.path) holds no element description", hint: hint)]))
    }
    var recording = Recording(format: name, file: input.path)
    recording.carries = Self.carries
    if elements.isEmpty { recording.notes.append("nothing in it is a stop for VoiceOver") }
    if unreached > 0 { recording.notes.append("\(unreached) hidden or inside another element left out") }
    let isTree = input.head.contains { $0.begins(with: "<UIWindow") }
    if !isTree { recording.notes.append("only a part of the screen: the descriptions do not begin with a window") }
    recording.screen = Screen(elements: elements, carries: Self.carries, isComplete: isTree)
    return .success(recording)
  }

  /// Where a description begins: `<Class:0x`, behind bars and blanks.
  private static func start(_ line: Substring) -> Substring.Index? {
    guard line.utf8.count < 100_000, let start = line.firstIndex(of: "<"),
      line[..<start].allSatisfy({ " |-\t".contains($0) })
    else { return nil }
    let body = line[start...]
    return body.holds(":0x") && (body.holds("; AX=") || body.holds("; isAccessible=")) ? start : nil
  }

  private static let quoted = ["AX.id", "AX.label", "AX.hint", "AX.value", "AX.traits", "AX.focused", "text"]
  private static let plain = ["AX", "isAccessible", "AX.frame", "AX.activationPoint", "frame", "alpha"]
  private static let flags = ["opaque", "hidden", "disabled"]

  /// The fields of one description. A quoted one ends at the first quote behind which another field begins.
  private static func fields(_ body: Substring) -> [String: String] {
    var fields: [String: String] = [:]
    let bytes = Array(body.utf8)
    let starts = quoted.map { "; \($0)='" } + plain.map { "; \($0)=" } + flags.map { "; \($0)" }
    func isField(_ at: Int) -> Bool {
      let rest = bytes[at...]
      return rest.starts(with: ">".utf8) || starts.contains { rest.starts(with: $0.utf8) }
    }
    var at = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    while at + 2 < bytes.count {
      let rest = bytes[at...]
      if let key = quoted.first(where: { rest.starts(with: "; \($0)='".utf8) }) {
        let start = at + key.utf8.count + 4
        var end = start
        while end < bytes.count, !(bytes[end] == UInt8(ascii: "'") && isField(end + 1)) { end += 1 }
        fields[key] = String(decoding: bytes[start..<end], as: UTF8.self)
        at = min(end + 1, bytes.count)
      } else if let key = plain.first(where: { rest.starts(with: "; \($0)=".utf8) }) {
        let start = at + key.utf8.count + 3
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: ">") { end += 1 }
        fields[key] = String(decoding: bytes[start..<end], as: UTF8.self)
        at = end
      } else {
        if let flag = flags.first(where: { rest.starts(with: "; \($0)".utf8) }) { fields[flag] = "" }
        at = bytes[(at + 1)...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      }
    }
    return fields
  }

  /// Traits without a public name, by the class of the view.
  private static let ofClass: [(String, Trait)] = [
    ("TextField", .textEntry), ("TextView", .textEntry), ("Switch", .toggleButton),
  ]

  private static func element(_ fields: [String: String], _ type: String, _ span: SourceSpan) -> AccessibilityElement {
    func words(_ key: String) -> SpokenText? { fields[key].flatMap { $0.isEmpty ? nil : SpokenText($0) } }
    var element = AccessibilityElement(
      label: words("AX.label"), value: words("AX.value"), hint: words("AX.hint"),
      traits: TraitNames.traits((fields["AX.traits"] ?? "").split(separator: ",").map { trimmed($0) }),
      identifier: words("AX.id"), role: type.utf8.count < 200 ? type : nil, span: span)
    for (part, trait) in Self.ofClass where type.hasSuffix(part) || type.hasSuffix(part + "Element") {
      element.traits.insert(trait)
    }
    element.frame = fields["AX.frame"].flatMap { .init(printed: $0) }
    if fields["disabled"] != nil { element.traits.insert(.notEnabled) }
    return element
  }
}
