import ScreenModel

/// Lists as Foundation's list format writes them: "A and B", "A, B, or C".
enum ListWords {
  /// The words of a list; `nil` where the language's way is not known.
  ///
  /// - Parameter style: `.list(type: .or)`; `nil`: the default, with "and".
  static func words(_ items: [SymbolicText], style: Value?, language: String) -> SymbolicText? {
    guard let type = type(of: style) else { return nil }
    if items.count < 2 { return items.first ?? SymbolicText("") }
    let name = language.lowercased().replacing("_", with: "-")
    guard name.hasPrefix("en") else { return nil }
    if items.count == 2 { return items[0] + SymbolicText(" \(type) ") + items[1] }
    // The comma before the last is American.
    let comma = name == "en" || name == "en-us" ? "," : ""
    return SymbolicText.joined(Array(items.dropLast())) + SymbolicText("\(comma) \(type) ") + items[items.count - 1]
  }

  private static func type(of style: Value?) -> String? {
    guard let style else { return "and" }
    guard case .implicitMember("list", let arguments) = style, arguments.allSatisfy({ $0.label == "type" }) else {
      return nil
    }
    switch arguments.first?.value.memberName {
    case "and": return "and"
    case "or": return "or"
    default: return nil
    }
  }
}
