import ScreenModel

/// How a device is set unless its owner changed something: light, text of the usual size, motion as it comes. What depends
/// on it is heard as on such a device, under a condition.
enum UsualSettings {
  /// What holds of a value of SwiftUI's environment by default; nothing for what differs from device to device.
  static func facts(_ key: String, _ symbol: Symbol) -> [Guard] {
    switch key {
    case "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor",
      "accessibilityInvertColors", "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
      "accessibilityAssistiveAccessEnabled":
      return [!.atom(Atom(symbol: symbol, test: .isTrue))]
    case "colorScheme": return [.atom(Atom(symbol: symbol, test: .isCase("light")))]
    case "colorSchemeContrast": return [.atom(Atom(symbol: symbol, test: .isCase("standard")))]
    case "layoutDirection": return [.atom(Atom(symbol: symbol, test: .isCase("leftToRight")))]
    case "dynamicTypeSize": return sizes(symbol, typeSizes, "isAccessibilitySize")
    case "sizeCategory": return sizes(symbol, categories, "isAccessibilityCategory")
    default: return []
    }
  }

  private static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The usual size is the fourth; tests of order say on which side of another one it is.
  private static func sizes(_ symbol: Symbol, _ names: [String], _ question: String) -> [Guard] {
    let usual = 3
    var known = [
      !Guard.atom(Atom(symbol: symbol.member(question), test: .isTrue)),
      .atom(Atom(symbol: symbol, test: .isCase("large"))),
    ]
    for (place, name) in names.enumerated() {
      for (operation, holds) in [("<", usual < place), (">", usual > place)] {
        let test = Guard.atom(Atom(symbol: symbol, test: .other("\(operation) .\(name)")))
        known.append(holds ? test : !test)
      }
    }
    return known
  }
}

extension Evaluator {
  /// Keeps what is usual of an environment value that is asked for.
  func noteUsual(_ key: String, _ symbol: Symbol) {
    guard options.usesInitialValues, recorder == nil, usualSymbols.insert(symbol).inserted else { return }
    usual += UsualSettings.facts(key, symbol)
  }

  /// What holds at a place on a device that is set as usual; the same where nothing was asked for.
  func usually(_ inside: Facts) -> Facts {
    usual.reduce(inside) { $0.assuming($1) ?? $0 }
  }

  /// A text as said on a device that is set as usual, and what must hold for it.
  func usual(_ text: SymbolicText?, _ inside: Facts, _ usually: Facts?) -> (text: SymbolicText?, conditions: [Guard]) {
    guard let text else { return (nil, []) }
    let plain = text.settled(inside)
    guard let usually else { return (plain, []) }
    var conditions: [Guard] = []
    for part in plain.parts {
      guard case .choice(let alternatives) = part else { continue }
      conditions += alternatives.map(\.0).filter { usually.simplify($0) == .always && inside.simplify($0) != .always }
    }
    return (plain.settled(usually), conditions)
  }
}
