import ScreenModel

/// `Image(systemSymbol: .xmarkCircleFill)`: symbols as constants of a package, by the name that theirs is made of.
enum SafeSymbols {
  /// The arguments as SwiftUI's own initialisers have them.
  static func rewritten(_ arguments: [EvaluatedArgument], of control: String) -> [EvaluatedArgument] {
    guard arguments.contains(where: { $0.label == "systemSymbol" }) else { return arguments }
    return arguments.map { argument in
      guard argument.label == "systemSymbol" else { return argument }
      var known = argument
      known.label = control == "Image" ? "systemName" : "systemImage"
      known.value = written(argument.value)
      return known
    }
  }

  private static func written(_ value: Value) -> Value {
    switch value {
    case .implicitMember(let name, let arguments) where arguments.isEmpty: return .string(SymbolNames.name(of: name))
    case .foreignType(let path) where path.hasPrefix("SFSymbol."):
      return .string(SymbolNames.name(of: String(path.dropFirst(9))))
    case .choice(let alternatives): return .choice(alternatives.map { ($0.0, written($0.1)) })
    default: return value
    }
  }
}
