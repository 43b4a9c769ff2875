import ScreenModel

/// What tools write into their JSON trees, taken leniently: a key that is missing, null or of another type says nothing.
extension JSONNode {
  /// Text that is not empty.
  func words(_ key: String) -> String? {
    guard case .text(let text)? = self[key]?.kind, !text.isEmpty else { return nil }
    return text
  }

  /// Text, a number or true and false, as text that is not empty: values are all of these.
  func scalar(_ key: String) -> String? {
    guard let kind = self[key]?.kind else { return nil }
    switch kind {
    case .text(let text): return text.isEmpty ? nil : text
    case .number(let number): return Self.written(number)
    case .bool(let truth): return truth ? "1" : "0"
    case .null, .list, .object: return nil
    }
  }

  /// True and false, also as "1" and "0" or "true" and "false".
  func truth(_ key: String) -> Bool? {
    guard let kind = self[key]?.kind else { return nil }
    switch kind {
    case .bool(let truth): return truth
    case .number(let number): return number == 0 ? false : number == 1 ? true : nil
    case .text("1"), .text("true"), .text("YES"): return true
    case .text("0"), .text("false"), .text("NO"): return false
    default: return nil
    }
  }

  func number(_ key: String) -> Double? {
    guard case .number(let number)? = self[key]?.kind else { return nil }
    return number
  }

  /// The texts of a list; what is no text in it is left out.
  func texts(_ key: String) -> [String]? {
    guard case .list(let items)? = self[key]?.kind else { return nil }
    return items.compactMap { item in if case .text(let text) = item.kind { text } else { nil } }
  }

  /// The entries of a list under a key.
  func items(_ key: String) -> [JSONNode] { self[key]?.items ?? [] }

  /// The entries of a list.
  var items: [JSONNode] { if case .list(let items) = kind { items } else { [] } }

  /// An object's left, top, width and height under given keys.
  func frame(_ x: String, _ y: String, _ width: String, _ height: String) -> AccessibilityElement.Frame? {
    guard let x = number(x), let y = number(y), let width = number(width), let height = number(height) else {
      return nil
    }
    return AccessibilityElement.Frame(x: x, y: y, width: width, height: height)
  }

  /// `[[x, y], [width, height]]`.
  var pairFrame: AccessibilityElement.Frame? {
    let numbers = items.flatMap { pair in
      pair.items.compactMap { item in if case .number(let number) = item.kind { number } else { nil } }
    }
    guard items.count == 2, numbers.count == 4 else { return nil }
    return AccessibilityElement.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A number without a needless `.0`.
  static func written(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return "\(number)"
  }
}

extension AccessibilityElement.Frame {
  /// `{{x, y}, {width, height}}`, as Apple's frameworks print it; `nil` where it is something else or not finite.
  init?(printed text: String) {
    guard text.utf8.count < 400, text.begins(with: "{{"), let numbers = FrameNumbers.read(text.utf8) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
