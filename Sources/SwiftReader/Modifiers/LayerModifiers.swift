import ScreenModel

/// `.overlay`, `.background`, `.safeAreaInset`: views in front, behind and beside; all are read.
enum LayerModifier: Modifier {
  static let names = ["overlay", "background", "safeAreaInset", "safeAreaBar", "mask", "listRowBackground"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "mask" || call.name == "listRowBackground" { return nodes }
    let content =
      call.content()
      ?? call.first.flatMap { argument in
        if case .view = argument.value { argument } else { nil }
      }
    guard let content else { return nodes }
    let added = evaluator.expand(argument: content)
    guard !added.isEmpty else { return nodes }
    switch call.name {
    case "background": return [.group(.layered, added + nodes)]
    case "safeAreaInset", "safeAreaBar":
      if case .implicitMember("top", _)? = call["edge"]?.value { return [.group(.vertical, added)] + nodes }
      return nodes + [.group(.vertical, added)]
    default:
      return [
        .group(
          .layers(call["alignment"]), [.group(nodes.isSilent ? .blank : .vertical, nodes), .group(.vertical, added)])
      ]
    }
  }
}

/// `.environment`, styles and kin: what the surroundings tell the views inside.
enum SurroundingsModifier: Modifier {
  static let names = [
    "environment", "environmentObject", "buttonStyle", "toggleStyle", "labelStyle", "pickerStyle", "progressViewStyle",
    "textFieldStyle", "listStyle", "tabViewStyle", "disclosureGroupStyle", "menuStyle", "gaugeStyle", "groupBoxStyle",
    "labeledContentStyle", "datePickerStyle", "formStyle", "controlGroupStyle", "labelsHidden",
  ]

  static func surround(_ call: ModifierCall, _ environment: inout Environment, _ evaluator: Evaluator) {
    switch call.name {
    case "labelsHidden": environment.hidesLabels = true
    case "environmentObject", "environment":
      guard let first = call.arguments.first else { return }
      if case .keyPath(let path) = first.value, call.arguments.count > 1 {
        environment.values[path.joined(separator: ".")] = call.arguments[1].value
      } else if case .instance(let instance) = first.value, let type = instance.type {
        environment.values[type.name] = first.value
      }
    default: environment.styles[call.name] = call.arguments.first?.value
    }
  }
}

/// `.badge(3)`: said after the row's words; of a tab only on older systems.
enum BadgeModifier: Modifier {
  static let names = ["badge"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let argument = call.arguments.first else { return nodes }
    if case .int(0) = argument.value { return nodes }
    if case .absent = argument.value { return nodes }
    let words = evaluator.localizedText(argument.value, at: argument.node)
    return nodes.flatMap { node -> [AXNode] in
      if case .tabItem(var part) = node {
        if evaluator.options.os < OSVersion(26) {
          let isOne = words.known == "1"
          part.item.value = Int(words.known ?? "") == nil ? words : words + SymbolicText(isOne ? " item" : " items")
        }
        return [.tabItem(part)]
      }
      return node.mapElements { draft in
        var draft = draft
        if draft.has(.toggleButton) {
          draft.textOpen.append(
            Reason("nobody has recorded where the badge of a switch is heard", span: call.node.span))
          return draft
        }
        draft.value = draft.value.map { SymbolicText.joined([$0, words]) } ?? words
        return draft
      }
    }
  }
}
