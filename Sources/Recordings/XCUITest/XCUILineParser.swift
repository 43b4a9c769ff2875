import ScreenModel

/// Reads one element of `debugDescription`, which may reach over several lines:
/// its quotes and line breaks are not escaped.
///
/// Text in quotes ends at the first quote after which the rest reads as fields in their fixed order, no field twice.
struct XCUILineParser {
  /// Bytes of an element beyond which it is passed over.
  static let sizeLimit = 200_000

  private let bytes: [UInt8]
  /// Takes flags that are not known.
  private let isLenient: Bool
  /// Places and steps from which the rest did not read, so that hostile quotes cost no more than their number.
  private var failed: Set<Int> = []
  private var attempts = 0
  private static let attemptLimit = 50_000
  private static let flagLimit = 8

  private init(_ text: String, isLenient: Bool) {
    bytes = Array(text.utf8)
    self.isLenient = isLenient
  }

  /// The element, or `nil` where the text is none.
  static func node(_ text: String) -> XCUINode? {
    guard text.utf8.count <= sizeLimit else { return nil }
    for isLenient in [false, true] {
      var parser = XCUILineParser(text, isLenient: isLenient)
      if let node = parser.node() { return node }
    }
    return nil
  }

  /// Whether a line (without blanks and arrow in front) begins an element rather than going on with the one above.
  static func begins(_ line: Substring) -> Bool {
    let letters = line.utf8.prefix { 65...90 ~= $0 || 97...122 ~= $0 }
    guard let first = letters.first, first <= 90, letters.count <= 40 else { return false }
    let rest = line[letters.endIndex...]
    // Most elements begin so.
    if rest.begins(with: ", {{") || rest.begins(with: ", 0x") { return true }
    guard let next = rest.utf8.first else { return XCUIType.isKnown(String(line)) }
    guard next == 0x20 || next == UInt8(ascii: ",") else { return false }
    if starts.contains(where: rest.begins) { return true }
    guard next != 0x20, XCUIType.isKnown(String(line[..<letters.endIndex])) else { return false }
    return keys.contains(where: rest.begins)
  }

  private static let starts = [" (Main)", " 0x", ", 0x", ", {{", ", pid: ", ", Main Window", ", traits: "]
  private static let keys =
    Key.allCases.map { ", " + $0.rawValue } + XCUINode.Flag.allCases.map { ", " + $0.rawValue }
    + [", hitPoint: {", ", activationBundleId: "]

  /// The keys in their order; `title` is macOS's and its place is not certain.
  private enum Key: String, CaseIterable {
    case identifier = "identifier: '"
    case label = "label: '"
    case title = "title: '"
    case placeholder = "placeholderValue: '"
    case value = "value: "

    var step: Int {
      switch self {
      case .identifier: 0
      case .label: 1
      case .title: 2
      case .placeholder: 3
      case .value: 4
      }
    }
  }

  private static let order = Key.allCases
  private static let knownFlags = XCUINode.Flag.allCases

  private mutating func node() -> XCUINode? {
    var at = 0
    while at < bytes.count, isLetter(bytes[at]) { at += 1 }
    guard at > 0, at <= 40 else { return nil }
    var node = XCUINode(type: text(0, at))
    if starts(" (Main)", at) { at += 7 }
    at = head(at, &node)
    return fields(at, step: 0, seen: [], node)
  }

  /// Address, process, window, traits and frame.
  private func head(_ start: Int, _ node: inout XCUINode) -> Int {
    var at = start
    // iOS 10 wrote `Button 0x6000: traits: 1, {{…`; everything later writes commas.
    if starts(" 0x", at) || starts(", 0x", at) {
      at += starts(" 0x", at) ? 3 : 4
      while at < bytes.count, isHex(bytes[at]) { at += 1 }
    }
    while true {
      let separator = starts(", ", at) || starts(": ", at) ? 2 : 0
      let next = at + separator
      guard separator > 0 else { return at }
      if starts("pid: ", next) || starts("traits: ", next) {
        let isTraits = starts("traits: ", next)
        let first = next + (isTraits ? 8 : 5)
        var end = first
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        if isTraits { node.traitBits = UInt64(text(first, end)) }
        at = end
      } else if starts("Main Window", next) {
        at = next + 11
      } else if starts("{{", next), let end = end(of: "}}", from: next) {
        node.frame = frame((next + 2)..<end)
        at = end + 2
      } else {
        return at
      }
    }
  }

  private func frame(_ range: Range<Int>) -> AccessibilityElement.Frame? {
    FrameNumbers.read(bytes[range]).map { .init(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The fields from a place on; `nil` where the rest is not made of fields.
  private mutating func fields(_ at: Int, step: Int, seen: Set<Int>, _ node: XCUINode) -> XCUINode? {
    if let flags = flags(at) {
      var node = node
      node.flags = flags
      return node
    }
    let state = at * 64 + step * 2 + (seen.contains(Key.title.step) ? 1 : 0)
    guard starts(", ", at), !failed.contains(state) else { return nil }
    defer { failed.insert(state) }
    for key in Self.order where starts(key.rawValue, at + 2) && !seen.contains(key.step) {
      guard key == .title || key.step >= step else { continue }
      let start = at + 2 + key.rawValue.utf8.count
      let next = key == .title ? step : key.step + 1
      if key == .value { return value(start, node) }
      var end = start
      while let quote = bytes[end...].firstIndex(of: UInt8(ascii: "'")) {
        end = quote + 1
        attempts += 1
        guard attempts < Self.attemptLimit else { return nil }
        guard end == bytes.count || mayFollow(end) else { continue }
        var filled = node
        set(key, text(start, quote), &filled)
        if let whole = fields(end, step: next, seen: seen.union([key.step]), filled) { return whole }
      }
    }
    return nil
  }

  /// Whether a comma and a field or flag stand here: a cheap look before the careful one.
  private func mayFollow(_ at: Int) -> Bool {
    guard starts(", ", at) else { return false }
    return Self.order.contains { starts($0.rawValue, at + 2) } || flags(at) != nil
  }

  /// A value has no quotes: it ends where the rest is flags, else with the text.
  private func value(_ start: Int, _ node: XCUINode) -> XCUINode {
    var node = node
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: ","), let flags = flags(end) {
        node.flags = flags
        break
      }
      end += 1
    }
    node.value = text(start, end)
    return node
  }

  /// The flags that make up the rest; empty at the end, `nil` where something else follows.
  private func flags(_ start: Int) -> Set<XCUINode.Flag>? {
    var flags: Set<XCUINode.Flag> = []
    var at = start
    var count = 0
    while at < bytes.count {
      if let end = afterFlags(at) {
        if end == bytes.count { return flags }
        return afterFlags(end) == bytes.count ? flags : nil
      }
      count += 1
      guard starts(", ", at), count <= Self.flagLimit else { return nil }
      if let flag = Self.knownFlags.first(where: { isWord($0.rawValue, at + 2) }) {
        guard flags.insert(flag).inserted else { return nil }
        at += 2 + flag.rawValue.utf8.count
      } else {
        let first = at + 2
        var end = first
        while isLenient, end < bytes.count, isLetter(bytes[end]) { end += 1 }
        guard end > first else { return nil }
        at = end
      }
    }
    return flags
  }

  /// The end of what Xcode 27's files write behind the flags: where a tap would go, and the app an icon opens.
  private func afterFlags(_ at: Int) -> Int? {
    if starts(", hitPoint: {", at) {
      var end = at + 13
      while end < bytes.count, isDigit(bytes[end]) || "-+.e, inf".utf8.contains(bytes[end]) { end += 1 }
      return end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end + 1 : nil
    }
    guard starts(", activationBundleId: ", at) else { return nil }
    var end = at + 22
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) || "-._".utf8.contains(bytes[end]) { end += 1 }
    return end > at + 22 ? end : nil
  }

  private func isWord(_ word: String, _ at: Int) -> Bool {
    let end = at + word.utf8.count
    return starts(word, at) && (end == bytes.count || bytes[end] == UInt8(ascii: ","))
  }

  private func set(_ key: Key, _ text: String, _ node: inout XCUINode) {
    switch key {
    case .identifier: node.identifier = text
    case .label: node.label = text
    case .title: node.title = text
    case .placeholder: node.placeholder = text
    case .value: node.value = text
    }
  }

  private func starts(_ text: String, _ at: Int) -> Bool {
    var place = at
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private func end(of text: String, from start: Int) -> Int? {
    var at = start
    while at < bytes.count, at - start < 300 {
      if starts(text, at) { return at }
      at += 1
    }
    return nil
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
  private func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
  private func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
  private func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || 65...70 ~= byte || 97...102 ~= byte }
}
