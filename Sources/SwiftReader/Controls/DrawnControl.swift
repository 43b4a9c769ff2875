import ScreenModel

/// Views whose elements other frameworks make from data: charts, maps, films, pages of the web. Their content cannot be told.
enum DrawnControl: Control {
  static let names = [
    "Chart", "Chart3D", "Map", "VideoPlayer", "SceneView", "SpriteView", "RealityView", "Model3D", "WebView",
    "MultiDatePicker", "PhotosPicker", "SignInWithAppleButton", "CameraView", "StoreView", "ProductView",
    "SubscriptionStoreView", "TipView", "LocationButton",
  ]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    switch call.name {
    case "PhotosPicker": return button(call, evaluator)
    case "SignInWithAppleButton":
      let words = evaluator.options.language.hasPrefix("en") ? "Sign in with Apple" : nil
      let label = words.map { SymbolicText($0) } ?? evaluator.hole(call.node, "words of the system")
      return evaluator.unlessRedacted([.element(evaluator.draft(.control, call, label: label, traits: [.button]))])
    default:
      return evaluator.unlessRedacted([.opaque(Reason(reason(call.name), span: call.node.span), [])])
    }
  }

  private static func button(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title = call.first.flatMap { ButtonControl.isCode($0.value) ? nil : $0 }
    return evaluator.button(
      call, traits: [.button],
      label: title.map { TitleNodes.make($0, call, evaluator) }
        ?? evaluator.expand(argument: call["label"] ?? call.content()), action: nil)
  }

  private static func reason(_ name: String) -> String {
    switch name {
    case "Chart", "Chart3D": "the marks of a chart are made from its data"
    case "Map": "a map makes its elements when the app runs"
    case "VideoPlayer": "the controls of a film are the system’s"
    case "MultiDatePicker": "the days of a calendar depend on the date"
    default: "what ‘\(name)’ shows is made when the app runs"
    }
  }
}
