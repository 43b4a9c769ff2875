import ScreenModel

/// Turns evaluated arguments into what rules ask of.
struct AuditValues {
  let evaluator: Evaluator

  func argument(_ argument: EvaluatedArgument) -> AuditedArgument {
    AuditedArgument(
      label: argument.label,
      value: share(argument).map(AuditedValue.number) ?? value(argument.value, at: argument.node, depth: 0),
      span: argument.node.span, source: String(argument.node.source.prefix(200)), isTrailing: argument.isTrailing)
  }

  private static let shares: Set<String> = [
    "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity",
  ]

  /// Part of a colour, which takes broken numbers: `Color(red: 16 / 255, …)` divides no whole ones.
  private func share(_ argument: EvaluatedArgument) -> Double? {
    guard let label = argument.label, Self.shares.contains(label), case .int = argument.value else { return nil }
    let node = argument.node
    guard node.kind == .binary, node.text == "/", node.count == 2, node[0].kind == .integer, node[1].kind == .integer,
      let one = Double(node[0].text), let two = Double(node[1].text), two != 0
    else { return nil }
    return one / two
  }

  func value(_ value: Value, at node: Syntax, depth: Int) -> AuditedValue {
    guard depth < 8 else { return .other }
    switch value {
    case .literal(let literal):
      let isString = literal.node != node && PlainStrings(evaluator.index).holds(literal.node)
      let text = isString ? evaluator.plainText(value, at: node) : evaluator.localizedText(value, at: node)
      return .text(text.spoken, isLiteral: true)
    case .text(let text): return .text(text.spoken, isLiteral: text.isString)
    case .int(let number): return .number(Double(number))
    case .double(let number): return .number(number)
    case .bool(let flag): return .truth(flag)
    case .condition(.always): return .truth(true)
    case .condition(.never): return .truth(false)
    case .condition(let formula): return .condition(formula.condition(at: node.span))
    case .absent: return .absent
    case .list(let items): return .list(items.prefix(64).map { self.value($0, at: node, depth: depth + 1) })
    case .enumCase(let enumCase): return .member(enumCase.name, of: enumCase.type?.name, [])
    case .implicitMember(let name, let arguments): return member(name, of: nil, arguments)
    case .foreignType(let name):
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count > 1, let last = parts.last else { return .other }
      if parts.count == 2, parts[0] == "Color", let pair = symbol(last) {
        return .member("init", of: "Color", self.parts(of: pair, at: node))
      }
      return .member(last, of: parts.dropLast().joined(separator: "."), [])
    case .view(let view): return self.view(view, at: node, depth: depth)
    case .choice(let alternatives):
      return .choice(
        alternatives.map {
          AuditedValue.Alternative($0.0.condition(at: node.span), self.value($0.1, at: node, depth: depth + 1))
        })
    case .closure, .function, .operation: return .code
    case .binding(let place, let inner):
      return .binding(place.symbol.name, self.value(inner, at: node, depth: depth + 1))
    case .symbol(let typed): return .symbol(typed.symbol.name, type: typed.type?.unwrapped.name)
    case .instance(let instance):
      guard let symbol = instance.symbol else { return .other }
      return .symbol(symbol.name, type: instance.type?.name)
    case .dictionary, .tuple, .type, .keyPath, .unknown: return .other
    }
  }

  private func member(_ name: String, of type: String?, _ arguments: [EvaluatedArgument]) -> AuditedValue {
    let parts = name.split(separator: ".").map(String.init)
    let owner = parts.count > 1 ? "." + parts.dropLast().joined(separator: ".") : type
    return .member(parts.last ?? name, of: owner, arguments.map(argument))
  }

  /// What a colour of a catalogue is made of, as further arguments: `red` to `darkBlue`.
  private func asset(_ call: BuiltinCall, at node: Syntax) -> [AuditedArgument] {
    guard call.name == "Color", let colors = evaluator.recorder?.colors,
      let named = call.arguments.first(where: { $0.label == nil || $0.label == "resource" })
    else { return [] }
    let name: String?
    switch named.value {
    case .implicitMember(let member, let arguments): name = arguments.isEmpty ? member : nil
    case .literal, .text: name = evaluator.localizedText(named.value, at: node).spoken.known
    default: name = nil
    }
    return name.flatMap { colors[$0] }.map { parts(of: $0, at: node) } ?? []
  }

  /// `Color.brand`, as Xcode makes it for a catalogue; SwiftUI's own names stay its own.
  private func symbol(_ name: String) -> AssetColors.Pair? {
    Self.own.contains(name) ? nil : evaluator.recorder?.colors[name]
  }

  private static let styles: Set<String> = [
    "Color", "Font", "UIColor", "LinearGradient", "UIFontMetrics", "UITraitCollection",
  ]

  private static let own: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
    "red", "secondary", "teal", "white", "yellow",
  ]

  private func parts(of pair: AssetColors.Pair, at node: Syntax) -> [AuditedArgument] {
    [
      ("red", pair.light.red), ("green", pair.light.green), ("blue", pair.light.blue), ("darkRed", pair.dark.red),
      ("darkGreen", pair.dark.green), ("darkBlue", pair.dark.blue),
    ].map { AuditedArgument(label: $0.0, value: .number($0.1), span: node.span, source: "", isTrailing: false) }
  }

  private func view(_ view: ViewValue, at node: Syntax, depth: Int) -> AuditedValue {
    switch view {
    case .builtin(let call):
      let parts = call.name.split(separator: ".").map(String.init)
      if ["Text", "+"].contains(call.name) {
        return .text(evaluator.viewText(view, at: node).spoken, isLiteral: false)
      }
      if parts.count == 2, parts[0] == "Color", let pair = symbol(parts[1]) {
        return .member("init", of: "Color", self.parts(of: pair, at: node))
      }
      if parts.count > 1, let last = parts.last {
        return .member(last, of: parts.dropLast().joined(separator: "."), call.arguments.map(argument))
      }
      if call.name == "min" || call.name == "max" { return .member(call.name, of: nil, call.arguments.map(argument)) }
      if Self.styles.contains(call.name) {
        return .member("init", of: call.name, call.arguments.map(argument) + asset(call, at: node))
      }
      return .view
    // `Color.red.opacity(0.5)`
    case .modified(let base, let calls):
      guard case .member = self.view(base, at: node, depth: depth + 1), let last = calls.last else { return .view }
      return .member(last.name, of: String(node.source.prefix(100)), last.arguments.map(argument))
    // `isOn ? Text("On") : Text("Off")`
    case .choice(let branches):
      guard depth < 8 else { return .view }
      let ways = branches.map { branch in
        AuditedValue.Alternative(
          branch.formula.condition(at: node.span), self.view(branch.view, at: node, depth: depth + 1))
      }
      return ways.allSatisfy { if case .text = $0.value { true } else { false } } ? .choice(ways) : .view
    default: return .view
    }
  }
}
