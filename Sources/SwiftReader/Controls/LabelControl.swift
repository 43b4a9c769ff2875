import ScreenModel

/// `Label("Inbox", systemImage: "tray")`: one element that says its title; the icon is silent.
enum LabelControl: Control {
  static let names = ["Label"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call["title"] != nil || call.arguments.contains(where: { $0.isTrailing }) {
      let title = evaluator.expand(argument: call["title"] ?? call.arguments.first { $0.isTrailing && $0.label == nil })
      let icon = evaluator.expand(argument: call["icon"])
      let words = evaluator.merge(title, keepsControls: true)
      var draft = evaluator.draft(.text, call, label: words.label, traits: [.staticText])
      draft.textOpen = words.textOpen
      draft.focusBindings = words.focusBindings
      if words.label == nil { return title + icon }
      return evaluator.unlessRedacted([.element(draft)])
    }
    let title = evaluator.title(call.first) ?? SymbolicText("")
    if title.isEmpty || evaluator.environment.styleName("labelStyle") == "iconOnly" {
      let symbol = call["systemImage"].map { ImageControl.symbolName($0, evaluator: evaluator) }
      var draft = evaluator.draft(.image, call, label: title.isEmpty ? symbol : title, traits: [.image])
      // Without words of its own beside others: it joins a combined row only once it is no image any more.
      draft.isUnnamedImage = true
      return evaluator.unlessRedacted([.element(draft)])
    }
    return evaluator.unlessRedacted([.element(evaluator.draft(.text, call, label: title, traits: [.staticText]))])
  }
}
