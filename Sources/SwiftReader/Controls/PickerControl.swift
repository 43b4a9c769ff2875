import ScreenModel

/// `Picker("Size", selection: $size) { … }`: a pop up button with title and choice; segmented, one button a segment.
enum PickerControl: Control {
  static let names = ["Picker"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title =
      call.first.flatMap { ButtonControl.isCode($0.value) ? nil : $0 }.flatMap { evaluator.title($0) }
      ?? evaluator.title(call["label"])
    // Rows of a collection have their identity for a tag.
    let options = evaluator.within({ environment in
      environment.selection = call["selection"]?.value
      environment.lazy = nil
    }) {
      evaluator.expand(argument: call.arguments.first { $0.isTrailing && $0.label == nil } ?? call["content"])
    }
    let selection: Value? = call["selection"].map {
      if case .binding(_, let inner) = $0.value { inner } else { $0.value }
    }
    let style = evaluator.environment.styleName("pickerStyle")
    switch style {
    case "segmented", "palette":
      return segments(call, options, selection, evaluator).flatMap { node in
        style == "segmented" ? [node] : node.mapElements(Self.unrecorded)
      }
    case "inline" where evaluator.environment.isInList: return rows(call, title, options, selection, evaluator)
    // Outside a list an inline picker is drawn as a wheel.
    case "wheel", "inline":
      var draft = evaluator.draft(.control, call, traits: [.adjustable, .pickerItem])
      draft.label = chosen(options, selection, evaluator, at: call.node)
      return evaluator.unlessRedacted([.element(draft)])
    default:
      let opensPage = style == "navigationLink"
      var draft = evaluator.draft(.control, call, traits: opensPage ? [.button] : [.button, .popUpButton])
      let choice =
        call["currentValueLabel"].flatMap { evaluator.title($0) }
        ?? chosen(options, selection, evaluator, at: call.node)
      draft.label = title
      if evaluator.options.os >= OSVersion(26) {
        draft.label = SymbolicText.joined([title ?? SymbolicText(""), choice ?? SymbolicText("")])
      } else {
        draft.value = choice
      }
      return evaluator.unlessRedacted([.element(draft)])
    }
  }

  /// What no recording shows.
  private static func unrecorded(_ draft: Draft) -> Draft? {
    var draft = draft
    draft.roleOpen.append(Reason("nobody has recorded what is heard of this style", span: draft.node.span))
    return draft
  }

  /// The words of the option whose tag is the selection.
  private static func chosen(_ options: [AXNode], _ selection: Value?, _ evaluator: Evaluator, at node: Syntax)
    -> SymbolicText?
  {
    guard let selection else { return nil }
    var alternatives: [(Guard, SymbolicText)] = []
    var remaining = Guard.always
    for (formula, draft) in options.elements {
      guard let tag = draft.tag else { continue }
      let same = evaluator.facts.simplify(remaining && formula && evaluator.equality(tag, selection, at: node))
      if same == .never { continue }
      alternatives.append((same, draft.label ?? SymbolicText("")))
      remaining = remaining && !same
      if same == .always { break }
    }
    if alternatives.isEmpty {
      // Where no option has the tag, none is shown.
      let isNone = options.opaqueReasons.isEmpty && options.elements.contains { $0.1.tag != nil }
      return isNone && selection.constant != nil ? nil : evaluator.interpolated(selection, format: nil, at: node)
    }
    if alternatives.count == 1 { return alternatives[0].1 }
    return SymbolicText([.choice(alternatives)]).settled(evaluator.facts)
  }

  private static func segments(_ call: BuiltinCall, _ options: [AXNode], _ selection: Value?, _ evaluator: Evaluator)
    -> [AXNode]
  {
    let drafts = options.elements
    return evaluator.unlessRedacted([
      .group(
        .horizontal,
        drafts.enumerated().map { position, item in
          var draft = evaluator.draft(.control, call, label: item.1.label, traits: [.button])
          draft.position = .init(position + 1, of: drafts.count)
          draft.hint = item.1.hint
          draft.value = item.1.value
          mark(&draft, item.1.tag, selection, evaluator, at: call.node)
          return item.0 == .always ? .element(draft) : .when([(item.0, [.element(draft)])])
        })
    ])
  }

  private static func rows(
    _ call: BuiltinCall, _ title: SymbolicText?, _ options: [AXNode], _ selection: Value?, _ evaluator: Evaluator
  )
    -> [AXNode]
  {
    var nodes: [AXNode] = []
    // The title is drawn as a row above the options.
    if let title, !title.isEmpty, !evaluator.environment.hidesLabels {
      var draft = evaluator.draft(.text, call, label: title, traits: [.staticText])
      draft.role = "Text"
      nodes += AXNode.element(draft).mapElements(unrecorded)
    }
    nodes += options.elements.map { formula, option in
      var draft = evaluator.draft(.control, call, label: option.label, traits: [.button])
      draft.hint = option.hint
      draft.value = option.value
      mark(&draft, option.tag, selection, evaluator, at: call.node)
      return formula == .always ? .element(draft) : .when([(formula, [.element(draft)])])
    }
    return evaluator.unlessRedacted(nodes)
  }

  private static func mark(
    _ draft: inout Draft, _ tag: Value?, _ selection: Value?, _ evaluator: Evaluator, at node: Syntax
  ) {
    guard let tag, let selection else { return }
    draft.add(.selected, when: evaluator.equality(tag, selection, at: node))
  }
}
