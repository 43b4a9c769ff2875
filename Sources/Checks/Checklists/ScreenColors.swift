import ScreenModel

extension ReleaseScreen {
  /// Places where text or symbols are made fainter than the system's text.
  var faintStyles: [ChecklistPlace] {
    modifiers { modifier in
      if modifier.name == "opacity" { return (0.01..<1).contains(modifier.arguments.first?.value.number ?? 1) }
      return AuditedModifier.coloring.contains(modifier.name)
        && modifier.arguments.contains { !$0.isTrailing && AuditedValue.names(AuditedValue.faint, in: $0.source) }
    }
  }

  /// Places where a colour is set by hand.
  var colors: [ChecklistPlace] {
    modifiers(where: \.setsColor)
      + steps { step in
        step.kind == .assigns && step.last.lowercased().hasSuffix("color") && !step.source.contains(".clear")
      }
  }

  /// Places where what a colour is depends on something.
  var choosingColors: [ChecklistPlace] {
    modifiers { modifier in
      AuditedModifier.coloring.contains(modifier.name)
        && modifier.arguments.contains { argument in
          guard !argument.isTrailing else { return false }
          if case .choice(let ways) = argument.value { return ways.contains { $0.value.isColor } }
          return argument.source.contains(" ? ") && AuditedValue.namesColor(argument.source)
        }
    }
  }
}

extension AuditedModifier {
  /// Modifiers that take a colour.
  static let coloring: Set<String> = [
    "accentColor", "background", "backgroundStyle", "border", "colorMultiply", "fill", "foregroundColor",
    "foregroundStyle", "listRowBackground", "listItemTint", "overlay", "presentationBackground",
    "scrollContentBackground",
    "shadow", "stroke", "strokeBorder", "tint", "toolbarBackground", "underline",
  ]

  var setsColor: Bool {
    Self.coloring.contains(name)
      && arguments.contains { !$0.isTrailing && ($0.value.isColor || AuditedValue.namesColor($0.source)) }
  }
}

extension AuditedValue {
  /// Whether it is a colour, or one of several.
  var isColor: Bool {
    switch self {
    case .member(let name, let owner, _):
      return Self.colors.contains(name) || owner.map(Self.namesColor) ?? false
    case .choice(let ways): return ways.contains { $0.value.isColor }
    default: return false
    }
  }

  /// Whether code names a colour: `Color("brand")`, `.red.opacity(0.5)`. Styles that follow the system's text are none.
  static func namesColor(_ source: String) -> Bool {
    if source.contains("Color") && !source.contains("Color.clear") && !source.contains("Color.primary")
      && !names(faint, in: source)
    {
      return true
    }
    return names(colors, in: source)
  }

  /// Whether one of some members stands in code: `.red` in `.red.opacity(0.5)`.
  static func names(_ members: Set<String>, in source: String) -> Bool {
    source.split(whereSeparator: { !($0.isLetter || $0 == ".") }).contains { word in
      word.contains(".") && word.split(separator: ".").contains { members.contains(String($0)) }
    }
  }

  /// Colours of the system.
  private static let colors: Set<String> = [
    "black", "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple", "red", "teal",
    "white", "yellow", "accentColor",
  ]

  /// Styles fainter than the system's text.
  static let faint: Set<String> = ["secondary", "tertiary", "quaternary", "quinary"]
}
