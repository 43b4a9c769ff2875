import ScreenModel

/// Makes an ``AuditedView`` of a view that was run with a recorder.
struct AuditBuilder {
  let reading: Reading
  let recorder: AuditRecorder
  private var evaluator: Evaluator { reading.evaluator }

  /// Modifiers whose elements before and after are kept; the others change nothing that is heard.
  private static let recorded: Set<String> = [
    "accessibilityElement", "accessibilityHidden", "hidden", "opacity", "accessibilityLabel", "accessibilityValue",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityRepresentation", "accessibilityChildren", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction", "accessibilitySortPriority", "onTapGesture", "onLongPressGesture", "gesture",
    "simultaneousGesture", "highPriorityGesture", "disabled", "allowsHitTesting", "redacted", "contextMenu",
    "draggable", "dropDestination", "onDrag", "onDrop", "offset", "accessibility", "accessibilityCustomContent",
    "accessibilityInputLabels", "accessibilityHeading", "accessibilityFocused", "swipeActions", "onChange",
    "accessibilityRespondsToUserInteraction", "accessibilityZoomAction",
  ]

  /// More elements under one modifier than this are not kept.
  private static let keptElements = 80
  /// More elements of one screen or control than this are not judged.
  static let elementLimit = 2_000
  /// More pieces of code of one screen than this are not judged.
  static let handlerLimit = 400
  /// More sheets, dialogs and covers of one screen than this are not judged.
  static let presentationLimit = 64

  func view(named name: String, span: SourceSpan, placement: AuditedPlacement) -> AuditedView {
    var view = AuditedView(name: name, span: span)
    let shown = NavigationBar.arranged(reading.nodes)
    recorder.settled = [:]
    view.elements = elements(shown)
    let presented = presentations()
    view.presentations = presented
    let unread = UnreadCode(evaluator.index)
    view.nodes = recorder.nodes.indices.map { node($0, unread) }
    let values = AuditValues(evaluator: evaluator)
    for id in view.nodes.indices {
      var previous: AuditedModifier?
      view.nodes[id].modifiers = recorder.nodes[id].modifiers.map { applied in
        let made = modifier(applied, values, after: previous)
        if made.isRecorded { previous = made }
        return made
      }
    }
    let code = HandlerReading(evaluator: evaluator)
    view.handlers = evaluator.handlers.prefix(Self.handlerLimit).map(code.handler)
    view.handlers += evaluator.observers.values.sorted { $0.name < $1.name }.map(code.handler)
    var seen: Set<String> = []
    view.branches = evaluator.branches.filter {
      $0.formula != .never && $0.formula != .always && seen.insert($0.key).inserted
    }.map(\.branch)
    view.properties = properties(of: reading.type)
    view.opaque = reading.nodes.opaqueReasons
    view.placement = placement
    view.limits = limits(shown, heard: view.elements.count, named: name, span: span)
    view.isCut = recorder.isCut
    view.isComplete = view.opaque.isEmpty && !evaluator.wasCut
    view.os = evaluator.options.os
    view.languages = evaluator.localization.languages
    var remarks = RemarkReading(evaluator.index)
    remarks.read(reading.type)
    for type in recorder.placedTypes where type !== reading.type { remarks.read(type) }
    view.environmentKeys = remarks.environmentKeys
    view.ownEnvironmentKeys = remarks.ownEnvironmentKeys
    view.environmentReaders = remarks.environmentReaders
    if remarks.environmentKeys.contains("openURL") {
      view.opensLinksItself = !evaluator.index.writes(ofEnvironment: "openURL").isEmpty
    }
    view.remarks = remarks.remarks
    view.computedReads = remarks.computedReads
    view.glanceFiles = remarks.glanceFiles
    view.cut = recorder.cut(in: reading.type)
    view.calls = recorder.calls.mapValues { AuditedCall(code: $0.code.map(\.span), isHelper: $0.isHelper) }
    for type in recorder.wrappers { remarks.readMotion(type) }
    view.motionGuards = remarks.motionGuards
    view.motionFiles = remarks.motionFiles
    view.index()
    return view
  }

  /// Where there is more than is kept, in words.
  private func limits(_ shown: [AXNode], heard: Int, named name: String, span: SourceSpan) -> [Reason] {
    var met: [Reason] = []
    func note(_ limit: Int, _ things: String, at span: SourceSpan) {
      met.append(Reason("‘\(name)’ has more than \(limit) \(things); the rest is not judged", span: span))
    }
    // Counted only where there are many: most screens have a few dozen.
    if heard * 2 >= Self.elementLimit {
      if evaluator.readingOrder(shown).count > Self.elementLimit { note(Self.elementLimit, "elements", at: span) }
      let large = recorder.nodes.lazy.filter { $0.kind == .control && !StackControl.names.contains($0.name) }
      for control in large where control.made.withoutBars.elements.count > Self.elementLimit {
        note(Self.elementLimit, "elements in this \(control.name)", at: control.syntax.span)
      }
    }
    if recorder.nodes.count >= AuditRecorder.limit { note(AuditRecorder.limit, "parts", at: span) }
    if evaluator.handlers.count > Self.handlerLimit { note(Self.handlerLimit, "actions", at: span) }
    if evaluator.presentations.count > Self.presentationLimit {
      note(Self.presentationLimit, "sheets and dialogs", at: span)
    }
    return met
  }

  private func node(_ id: Int, _ unread: UnreadCode) -> AuditedNode {
    let recorded = recorder.nodes[id]
    let node = AuditedNode(
      id: id, parent: recorded.parent, kind: recorded.kind, name: recorded.name, span: recorded.syntax.span)
    node.children = recorded.children
    node.frames = recorded.frames
    node.isInLabel = recorded.isInLabel
    node.isRow = recorded.isRow
    if recorded.isCut {
      node.isCut = true
      let type = recorder.type(around: id)
      node.deferring(unread: { type.flatMap(unread.names) })
    }
    if recorded.kind == .branch {
      node.condition = recorded.formula.condition(at: recorded.syntax.span)
      node.isAboutRow = recorded.formula.isAboutRow
    }
    let isControl = recorded.kind == .control
    let isHeard = isControl && !StackControl.names.contains(recorded.name)
    let values = AuditValues(evaluator: evaluator)
    node.deferring {
      recorded.arguments.map(values.argument)
    } elements: {
      isHeard ? self.elements(recorded.made.withoutBars) : []
    } source: {
      isControl ? String(recorded.syntax.source.prefix(2_000)) : ""
    }
    return node
  }

  /// - Parameter previous: The modifier before it that changes elements.
  private func modifier(_ applied: AuditRecorder.Applied, _ values: AuditValues, after previous: AuditedModifier?)
    -> AuditedModifier
  {
    let modifier = AuditedModifier(name: applied.call.name, span: applied.call.node.span)
    modifier.frames = applied.call.frames
    let newName = applied.call.newName
    if let newName {
      modifier.name = newName
      modifier.oldSpelling = applied.call.arguments.first?.label
    }
    modifier.deferring { self.arguments(of: applied.call, values, isRenamed: newName != nil) }
    modifier.content = applied.content
    if applied.path != .always { modifier.condition = applied.path.condition() }
    if Self.recorded.contains(modifier.name) {
      modifier.deferring {
        previous?.after ?? self.elements(applied.before.withoutBars, most: Self.keptElements)
      } after: {
        self.elements(applied.after.withoutBars, most: Self.keptElements)
      } hasOpaqueContent: {
        !applied.before.opaqueReasons.isEmpty
      }
    }
    if modifier.name == "opacity" { modifier.deferring { self.faded(applied) } }
    return modifier
  }

  /// What is there while an opacity is next to nothing: without what the test for it excludes.
  private func faded(_ applied: AuditRecorder.Applied) -> [AuditedElement] {
    let before = applied.before.withoutBars
    var tests: [Guard] = []
    func isClear(_ value: Value) -> Bool { evaluator.number(value).map { $0 <= AuditedModifier.clear } ?? false }
    switch applied.call.arguments.first?.value {
    case .choice(let alternatives): tests = alternatives.filter { isClear($0.1) }.map(\.0)
    case let value? where isClear(value): tests = [.always]
    default: break
    }
    var seen: Set<AuditedElement.Key> = []
    recorder.settled = [:]
    let found = tests.flatMap { test in
      evaluator.assuming(applied.path && test) { elements(before, most: Self.keptElements) } ?? []
    }
    recorder.settled = [:]
    return tests.count < 2 ? found : found.filter { seen.insert($0.key).inserted }
  }

  private func arguments(of call: ModifierCall, _ values: AuditValues, isRenamed: Bool) -> [AuditedArgument] {
    var made = call.arguments.map(values.argument)
    if call.name == "font", let font = call.arguments.first, let value = ownFont(font) {
      made[0].value = values.value(value, at: font.node, depth: 0)
    }
    if isRenamed { made[0].label = nil }
    if TapModifier.names.contains(call.name), let gesture = call.first, !made[0].source.contains("Gesture(") {
      let parts = Self.gestures(in: gesture.value, depth: 0)
      if !parts.isEmpty { made[0].source = String(parts.joined().prefix(200)) }
    }
    return made
  }

  /// The code of a gesture that a property or function makes: `DragGesture()` and what is called on it.
  private static func gestures(in value: Value, depth: Int) -> [String] {
    guard depth < 6, case .view(let view) = value else { return [] }
    switch view {
    case .modified(let base, let calls):
      return gestures(in: .view(base), depth: depth + 1)
        + calls.flatMap { [".\($0.name)"] + $0.arguments.flatMap { gestures(in: $0.value, depth: depth + 1) } }
    case .builtin(let made):
      return made.name.hasSuffix("Gesture") ? ["\(made.name)()"] : []
    default: return []
    }
  }

  /// `.font(.caption2)` may be a font of the project's: what its extension of `Font` makes of it.
  private func ownFont(_ argument: EvaluatedArgument) -> Value? {
    guard case .implicitMember(let name, let arguments) = argument.value, arguments.isEmpty,
      let fonts = evaluator.index.foreignExtensions["Font"]
    else { return nil }
    return evaluator.typeMember(name, of: fonts, at: argument.node)
  }

  private func elements(_ nodes: [AXNode], most: Int = elementLimit) -> [AuditedElement] {
    evaluator.readingOrder(nodes).prefix(most).compactMap { placed in
      guard let finished = evaluator.finished(placed) else { return nil }
      let draft = placed.draft
      let content: AuditedElement.Content
      switch draft.content {
      case .text: content = .text
      case .image: content = .image
      case .control: content = .control
      case .container: content = .container
      }
      var element = AuditedElement(finished, content: content, key: .init(span: draft.node.span, frames: draft.frames))
      element.isUnnamedImage = draft.isUnnamedImage
      element.hasOwnLabel = draft.hasOwnLabel
      element.hasOwnValue = draft.hasOwnValue
      element.sortPriority = draft.sortPriority
      return element
    }
  }

  /// What is presented, its content recorded as nodes of its own.
  private func presentations() -> [AuditedPresentation] {
    var made: [AuditedPresentation] = []
    var nested = NestedPresentations()
    var position = 0
    while position < evaluator.presentations.count, position < Self.presentationLimit {
      let presentation = evaluator.presentations[position]
      let presenter = recorder.presenters[position]
      position += 1
      if nested.belongsElsewhere(position - 1) { continue }
      var prediction = PredictedPresentation(
        kind: presentation.kind, isPresented: nil,
        condition: presentation.formula.condition(at: presentation.node.span),
        span: presentation.node.span, presenter: reading.type.path)
      prediction.presented = presentation.presented
      prediction.leavesBackgroundReachable = presentation.leavesBackgroundReachable
      let id = recorder.enter(.presentation, presentation.kind.rawValue, at: presentation.node, evaluator)
      let nodes = nested.content(of: presentation, evaluator)
      recorder.leave(id, nodes)
      recorder.settled = [:]
      let inside = evaluator.assuming(presentation.formula) { elements(nodes) } ?? []
      recorder.settled = [:]
      prediction.content = inside.map(\.element)
      var audited = AuditedPresentation(prediction: prediction, elements: inside, node: presenter, content: id)
      audited.frames = presentation.frames
      made.append(audited)
    }
    return made
  }

  private func properties(of type: TypeDeclaration) -> [AuditedProperty] {
    type.stored.map { property in
      let environment = property.node.all(.attribute).first { $0.text == "Environment" }
      let argument = environment?.all(.argument).first
      return AuditedProperty(
        name: property.name, wrappers: property.attributes, type: property.type?.source,
        environmentKey: argument.flatMap { $0.count > 0 ? $0[0] : nil }.map {
          $0.kind == .keyPath ? $0.text : $0.source
        }, span: property.node.span)
    }
  }
}
