import ScreenModel

/// Lets a value that is changed by dragging be changed by swiping up and down. How it is said is a guess.
public struct AdjustByAction: Repair {
  public static let rules = ["adjustable-without-action"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, site.isCertain, let file = site.source,
      let (view, _) = file.modifier(at: site.finding.span), let (_, applied) = site.applied,
      let place = ModifierPlace(file, view), view.modifier("accessibilityElement") == nil,
      let (name, low, high) = Gestures.assigned(applied, site.view).lazy.compactMap(Self.range).first
    else { return nil }
    let isWhole = high - low >= 4 && Gestures.source(applied).contains("Int(")
    let value = isWhole || low != 0 || high != 1 ? "\"\\(\(name))\"" : "\"\\(Int(\(name) * 100)) percent\""
    let added =
      [AddedModifier(".accessibilityElement()")]
      + Self.added(
        name: name, low: Self.written(low), high: Self.written(high), isWhole: isWhole, value: value, place,
        step: isWhole ? "1" : Self.written((high - low) / 20))
    return Proposal(
      "lets VoiceOver change ‘\(name)’", place.edits(adding: added), isGuess: true, file: file.path, region: view.range)
  }

  /// The value as it is said, and the action that changes it step by step.
  static func added(
    name: String, low: String, high: String, isWhole: Bool, value: String?, _ place: ModifierPlace, step: String? = nil
  ) -> [AddedModifier] {
    let step = step ?? (isWhole ? "1" : "0.05")
    let start = place.indentation
    let inner = start + place.file.indentation
    let action = [
      ".accessibilityAdjustableAction { direction in", "\(inner)switch direction {",
      "\(inner)case .increment: \(name) = min(\(high), \(name) + \(step))",
      "\(inner)case .decrement: \(name) = max(\(low), \(name) - \(step))", "\(inner)@unknown default: break",
      "\(inner)}", "\(start)}",
    ].joined(separator: place.file.lineBreak)
    let spoken = value.map { AddedModifier(".accessibilityValue(\($0))", isGuess: true) }
    return [spoken, AddedModifier(action)].compactMap { $0 }
  }

  /// The bounds in `min(1, max(0, …))`; a place divided by the size it is in goes from 0 to 1.
  static func range(_ name: String, _ value: String) -> (String, Double, Double)? {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
    if !value.contains("min("), !value.contains("max("), let slash = value.firstIndex(of: "/"),
      ["width", "height"].contains(where: value[slash...].contains)
    {
      return (name, 0, 1)
    }
    guard let high = number(after: "min(", value),
      let low = number(after: "max(", value), low < high
    else { return nil }
    return (name, low, high)
  }

  private static func number(after start: String, _ source: String) -> Double? {
    guard let range = source.range(of: start) else { return nil }
    return Double(source[range.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }

  private static func written(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String((number * 1_000).rounded() / 1_000)
  }
}
