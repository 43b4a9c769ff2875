import ScreenModel

/// `Label("Inbox", systemImage: "tray")`: one element that says its title; the icon is silent.
enum LabelControl: Control {
  static let names = ["Label"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if evaluator.hasStyle("labelStyle", at: call.node) { return styled(call, evaluator) }
    // A style that rebuilds the label hands its parts back.
    if let title = evaluator.configured("title", call.first) {
      let icon = evaluator.configured("icon", call.first).map { evaluator.expand(evaluator.view($0, at: call.node)) }
      return made(evaluator.expand(evaluator.view(title, at: call.node)), icon ?? [], call, evaluator)
    }
    if hasClosures(call) {
      let (title, icon) = parts(call, evaluator)
      return made(title, icon, call, evaluator)
    }
    let title = evaluator.title(call.first) ?? SymbolicText("")
    if title.isEmpty || evaluator.environment.styleName("labelStyle") == "iconOnly" {
      return evaluator.unlessRedacted([.element(iconAlone(title, call, evaluator))])
    }
    return evaluator.unlessRedacted([.element(evaluator.draft(.text, call, label: title, traits: [.staticText]))])
  }

  /// A label of closures, or one that a style builds anew.
  private static func made(
    _ title: [AXNode], _ icon: [AXNode], _ call: BuiltinCall, _ evaluator: Evaluator
  ) -> [AXNode] {
    let words = evaluator.merge(title, keepsControls: true)
    if words.label == nil { return title + icon }
    if evaluator.environment.styleName("labelStyle") == "iconOnly", let label = words.label {
      return evaluator.unlessRedacted([.element(iconAlone(label, call, evaluator))])
    }
    var draft = evaluator.draft(.text, call, label: words.label, traits: [.staticText])
    draft.textOpen = words.textOpen
    draft.focusBindings = words.focusBindings
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// What a style of the project draws. The icon stays silent beside words; alone, nobody knows whether it has the title.
  private static func styled(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let (title, icon) = parts(call, evaluator)
    let given: [String: Value] = ["title": .view(.placed(title)), "icon": .view(.placed(icon))]
    guard let nodes = evaluator.styled("labelStyle", given, at: call.node) else {
      return made(title, icon, call, evaluator)
    }
    let icons = icon.elements.map(\.1.node)
    func isIcon(_ draft: Draft) -> Bool { draft.isUnnamedImage && icons.contains(draft.node) }
    let hasWords = nodes.elements.contains { !isIcon($0.1) }
    let reason = Reason("a style of the project leaves out the title of the label", span: call.node.span)
    return nodes.flatMap {
      $0.mapElements { draft in
        guard isIcon(draft) else { return draft }
        if hasWords { return nil }
        var draft = draft
        draft.textOpen.append(reason)
        return draft
      }
    }
  }

  /// The views of title and icon.
  private static func parts(_ call: BuiltinCall, _ evaluator: Evaluator) -> (title: [AXNode], icon: [AXNode]) {
    if hasClosures(call) {
      return (
        evaluator.expand(argument: call["title"] ?? call.arguments.first { $0.isTrailing && $0.label == nil }),
        evaluator.expand(argument: call["icon"])
      )
    }
    let title = call.first.map { TitleNodes.make($0, call, evaluator) } ?? []
    let symbol = call["systemImage"].map { ImageControl.symbolName($0, evaluator: evaluator) }
    guard let picture = call["systemImage"] ?? call["image"] else { return (title, []) }
    var icon = Draft(
      .image, role: "Image", label: symbol, traits: [.image], node: picture.node, frames: evaluator.frames)
    icon.isUnnamedImage = true
    return (title, [.element(icon)])
  }

  private static func hasClosures(_ call: BuiltinCall) -> Bool {
    call["title"] != nil || call.arguments.contains { $0.isTrailing }
  }

  /// Only the icon is drawn: it has the title for its name, else that of its symbol.
  private static func iconAlone(_ title: SymbolicText, _ call: BuiltinCall, _ evaluator: Evaluator) -> Draft {
    let symbol = call["systemImage"].map { ImageControl.symbolName($0, evaluator: evaluator) }
    var draft = evaluator.draft(.image, call, label: title.isEmpty ? symbol : title, traits: [.image])
    // Without words of its own beside others: it joins a combined row only once it is no image any more.
    draft.isUnnamedImage = true
    return draft
  }
}
