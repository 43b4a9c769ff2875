import ScreenModel

/// `.textCase(.uppercase)`: the words are changed before VoiceOver gets them; those a label sets stay as they are.
enum TextCaseModifier: Modifier {
  static let names = ["textCase"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    nodes.changed(by: call, makingElement: false) { draft in
      // The innermost wins, as with everything the surroundings say.
      guard !draft.hasOwnCase, let value = call.arguments.first?.value else { return }
      draft.hasOwnCase = true
      guard !draft.hasOwnLabel, case .implicitMember(let name, _) = value else { return }
      switch name {
      case "uppercase": draft.label = draft.label?.mapKnown { $0.uppercased() }
      case "lowercase": draft.label = draft.label?.mapKnown { $0.lowercased() }
      default: break
      }
    }
  }
}
