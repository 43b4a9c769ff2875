import ScreenModel

/// Views whose elements other frameworks make from data: charts, maps, films, pages of the web. Their content cannot be told.
enum DrawnControl: Control {
  static let names = [
    "Chart3D", "Map", "VideoPlayer", "SceneView", "SpriteView", "RealityView", "Model3D", "WebView",
    "MultiDatePicker", "PhotosPicker", "SignInWithAppleButton", "CameraView", "StoreView", "ProductView",
    "SubscriptionStoreView", "TipView", "LocationButton",
  ]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    switch call.name {
    case "PhotosPicker": return button(call, evaluator)
    case "SignInWithAppleButton":
      let label =
        appleWords(call, evaluator).map { SymbolicText($0) } ?? evaluator.hole(call.node, "words of the system")
      return evaluator.unlessRedacted([.element(evaluator.draft(.control, call, label: label, traits: [.button]))])
    default:
      return evaluator.unlessRedacted([.opaque(Reason(reason(call.name), span: call.node.span), [])])
    }
  }

  /// What Apple's button says for its kind: `.signIn`, `.continue`, `.signUp`.
  private static func appleWords(_ call: BuiltinCall, _ evaluator: Evaluator) -> String? {
    guard evaluator.options.language.hasPrefix("en") else { return nil }
    guard let kind = call.first, !ButtonControl.isCode(kind.value) else { return "Sign in with Apple" }
    guard case .implicitMember(let name, _) = kind.value else { return nil }
    return ["signIn": "Sign in with Apple", "continue": "Continue with Apple", "signUp": "Sign up with Apple"][name]
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
    case "Chart3D": "the marks of a chart are made from its data"
    case "Map": "a map makes its elements when the app runs"
    case "VideoPlayer": "the controls of a film are the system’s"
    case "MultiDatePicker": "the days of a calendar depend on the date"
    default: "what ‘\(name)’ shows is made when the app runs"
    }
  }
}
