import ScreenModel

/// `ContentUnavailableView("No mail", systemImage:, description:)`: title, description, then its buttons; the symbol is silent.
enum ContentUnavailableControl: Control {
  static let names = ["ContentUnavailableView", "ContentUnavailableView.search"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call.name.hasSuffix(".search") { return [.group(.vertical, search(call, evaluator))] }
    var nodes: [AXNode] = []
    if let title = call.first, !ButtonControl.isCode(title.value), let words = evaluator.title(title) {
      var draft = evaluator.draft(.text, call, label: words, traits: [.staticText])
      draft.role = "ContentUnavailableView"
      nodes += evaluator.unlessRedacted([.element(draft)])
    }
    if let label = call["label"] ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil }) {
      nodes += evaluator.expand(argument: label).flatMap {
        $0.mapElements { draft in
          var draft = draft
          if draft.content == .text { draft.role = "ContentUnavailableView" }
          return draft
        }
      }
    }
    for part in ["description", "actions"] {
      if let argument = call[part] { nodes += evaluator.expand(argument: argument) }
    }
    return [.group(.vertical, nodes)]
  }

  /// `.search(text: "tea")`: words of the system.
  private static func search(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let isEnglish = evaluator.options.language.lowercased().hasPrefix("en")
    var title = SymbolicText("No Results")
    if let text = call["text"] {
      title = SymbolicText("No Results for “") + evaluator.plainText(text.value, at: text.node) + SymbolicText("”")
    }
    let texts =
      isEnglish
      ? [title, SymbolicText("Check the spelling or try a new search.")]
      : [evaluator.hole(call.node, "words of the system")]
    return texts.map { words in
      var draft = evaluator.draft(.text, call, label: words, traits: [.staticText])
      draft.role = "ContentUnavailableView"
      return .element(draft)
    }
  }
}
