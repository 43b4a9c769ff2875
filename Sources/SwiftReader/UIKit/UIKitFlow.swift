import ScreenModel

/// Follows own calls from method to method, and finds what sets each off.
struct UIKitFlow {
  var methods: [UIKitMethod]
  let steps: [UIKitStep]
  let objects: [UIKitObject]
  private let byMethod: [String: [UIKitStep]]
  private static let limit = 400

  init(methods: [UIKitMethod], steps: [UIKitStep], objects: [UIKitObject]) {
    self.objects = objects
    self.methods = methods
    self.steps = steps
    self.byMethod = Dictionary(grouping: steps, by: \.method)
  }

  func finished() -> [UIKitMethod] {
    var finished = methods
    let onlySetUp = setUpNames()
    let triggers = triggers()
    for position in finished.indices {
      let method = finished[position]
      finished[position].isSetUp = method.isSetUp || onlySetUp.contains(method.name)
      var flow: [UIKitStep] = []
      follow(method.name, tests: [], turn: 0, running: [], &flow)
      finished[position].flow = flow
      finished[position].triggers = method.triggers + (triggers[method.base] ?? [])
      if finished[position].triggers.isEmpty, let delegate = Self.delegates[method.base] {
        finished[position].triggers = [UIKitTrigger(delegate, object: "", span: method.span)]
      }
    }
    return finished
  }

  private func called(by step: UIKitStep) -> [UIKitMethod] {
    guard step.object == "self" else { return [] }
    if step.kind == .assigns { return methods.filter { $0.base == step.name + ".didSet" } }
    let found = methods.filter { $0.base == step.name && $0.base != "init" }
    if found.count < 2 { return found }
    let labels = "(" + step.arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    let exact = found.filter { $0.name == step.name + labels }
    return exact.isEmpty ? Array(found.prefix(1)) : exact
  }

  private func follow(
    _ method: String, tests: [String], turn: Int, running: Set<String>, _ flow: inout [UIKitStep]
  ) {
    guard running.count < 6 else { return }
    for var step in byMethod[method] ?? [] {
      guard flow.count < Self.limit else { return }
      step.tests = tests + step.tests
      step.turn += turn
      flow.append(step)
      for next in called(by: step) where !running.contains(next.name) && next.name != method {
        follow(next.name, tests: step.tests, turn: step.turn, running: running.union([method]), &flow)
      }
    }
  }

  /// Methods that only set-up code calls, without a test.
  private func setUpNames() -> Set<String> {
    var callers: [String: Set<String>] = [:]
    for step in steps { for next in called(by: step) { callers[next.name, default: []].insert(step.method) } }
    let selectors = Set(steps.flatMap { $0.arguments.compactMap(\.selector) })
    var found = Set(methods.filter(\.isSetUp).map(\.name))
    for _ in 0..<6 {
      let more = methods.filter { method in
        guard let from = callers[method.name], !found.contains(method.name), !selectors.contains(method.base) else {
          return false
        }
        return from.isSubset(of: found)
      }
      if more.isEmpty { break }
      found.formUnion(more.map(\.name))
    }
    return found
  }

  // MARK: Triggers

  /// Delegate methods that run while text is typed.
  private static let delegates: [String: UIKitTrigger.Kind] = [
    "textFieldDidChangeSelection": .editing, "textViewDidChange": .editing, "updateSearchResults": .editing,
  ]

  private func triggers() -> [String: [UIKitTrigger]] {
    var found: [String: [UIKitTrigger]] = [:]
    for step in steps where step.kind == .calls {
      if step.last == "addTarget", let selector = step.arguments.compactMap(\.selector).first {
        let events = step.argument("for")?.members ?? []
        let kind: UIKitTrigger.Kind =
          events.contains("editingChanged")
          ? .editing
          : events.contains("valueChanged")
            ? .change : events.contains { $0.hasPrefix("touch") || $0 == "primaryActionTriggered" } ? .touch : .other
        found[selector, default: []].append(UIKitTrigger(kind, object: step.object, span: step.span))
      }
      if step.last == "addGestureRecognizer" {
        let made = step.arguments.flatMap(\.objects)
        let makers = steps.filter { $0.name == "init" && made.contains($0.object) }
        let type = made.lazy.compactMap { id in objects.first { $0.id == id }?.type }.first ?? step.source
        let selectors = (step.arguments + makers.flatMap(\.arguments)).compactMap(\.selector)
        guard let selector = selectors.first else { continue }
        found[selector, default: []].append(UIKitTrigger(Self.gesture(type), object: step.object, span: step.span))
      } else if step.name == "init", let selector = step.arguments.compactMap(\.selector).first,
        objects.first(where: { $0.id == step.object })?.role != .other
      {
        found[selector, default: []].append(UIKitTrigger(.touch, object: step.object, span: step.span))
      }
    }
    return found
  }

  static func gesture(_ source: String) -> UIKitTrigger.Kind {
    if source.contains("UITapGesture") { return .tap }
    if source.contains("UILongPressGesture") { return .longPress }
    if source.contains("UIPanGesture") { return .pan }
    if source.contains("UISwipeGesture") { return .swipe }
    return source.contains("UIPinchGesture") ? .pinch : .other
  }
}
