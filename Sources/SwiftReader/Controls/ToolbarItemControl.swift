import ScreenModel

/// `ToolbarItem(placement:) { … }`: its content in a place of the bar.
enum ToolbarItemControl: Control {
  static let names = ["ToolbarItem", "ToolbarItemGroup"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    [.bar(BarPart(place: place(call["placement"]), nodes: evaluator.expand(argument: call.content())))]
  }

  static func place(_ placement: EvaluatedArgument?) -> BarPart.Place {
    let name: String
    switch placement?.value {
    case .implicitMember(let member, _)?: name = member
    case .foreignType(let type)?: name = type.split(separator: ".").last.map(String.init) ?? type
    default: return .trailing
    }
    switch name {
    case "cancellationAction", "topBarLeading", "navigationBarLeading", "navigation": return .leading
    case "principal", "title", "largeTitle", "subtitle": return .principal
    case "bottomBar", "status", "bottomOrnament": return .bottom
    case "keyboard": return .keyboard
    default: return .trailing
    }
  }
}
