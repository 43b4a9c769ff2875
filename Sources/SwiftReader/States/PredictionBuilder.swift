import ScreenModel

/// Makes a ``PredictedScreen`` of a view that was run.
struct PredictionBuilder {
  private let reading: Reading
  private let evaluator: Evaluator

  init(_ reading: Reading) {
    self.reading = reading
    self.evaluator = reading.evaluator
  }

  /// - Parameter includesEvents: Without, only what is in reach is worked out: nothing runs by itself or on a touch, and
  ///   of what may be presented only that is made which is.
  func screen(includesEvents: Bool = true) -> PredictedScreen {
    let own = evaluator.readingOrder(NavigationBar.arranged(reading.nodes))
    let elements = own.compactMap(evaluator.finished)
    var screen = PredictedScreen(view: reading.type.path, screen: Screen(elements: elements))
    screen.span = reading.type.node.span
    let presented = makePresentations(all: includesEvents)
    screen.presentations = presented.map(\.prediction)
    // What is presented for certain is all there is to reach.
    if let top = presented.last(where: { $0.prediction.isPresented == true && !$0.prediction.leavesBackgroundReachable }
    ) {
      screen.background = elements
      screen.screen.elements = top.prediction.content
    }
    let placed = own + presented.flatMap { $0.placed }
    let followed = includesEvents ? followHandlers() : []
    screen.focusMoves = moves(followed, placed) { $0.focusBindings }
    screen.keyboardFocusMoves = moves(followed, placed) { $0.keyboardFocusBindings }
    screen.announcements = announcements(followed)
    screen.opaque = reading.nodes.opaqueReasons.eachOnce
    screen.screen.isComplete = screen.opaque.isEmpty && !evaluator.wasCut
    screen.files = evaluator.files.sorted()
    screen.keys = Set(evaluator.keys.map { UsedKey($0.key, table: $0.table, span: $0.node.span) }).sorted()
    screen.openNames = openNames(screen.screen.elements)
    return screen
  }

  /// What the view presents, each with its content.
  func presentations() -> [PredictedPresentation] { makePresentations(all: true).map(\.prediction) }

  private struct Made {
    var prediction: PredictedPresentation
    var placed: [PlacedElement]
  }

  private func makePresentations(all: Bool) -> [Made] {
    let own = all ? evaluator.readingOrder(NavigationBar.arranged(reading.nodes)) : []
    var made: [Made] = []
    var nested = NestedPresentations()
    var position = 0
    while position < evaluator.presentations.count, position < 64 {
      let presentation = evaluator.presentations[position]
      position += 1
      if nested.belongsElsewhere(position - 1) { continue }
      let formula = evaluator.options.assumptions.simplify(presentation.path && presentation.formula)
      if formula == .never, evaluator.options.assumptions.simplify(presentation.path) == .never { continue }
      var prediction = PredictedPresentation(
        kind: presentation.kind, isPresented: formula == .always ? true : formula == .never ? false : nil,
        condition: presentation.formula.condition(at: presentation.node.span), span: presentation.node.span,
        presenter: reading.type.path)
      prediction.presented = presentation.presented
      prediction.leavesBackgroundReachable = presentation.leavesBackgroundReachable
      var placed: [PlacedElement] = []
      if all ? formula != .never : formula == .always {
        let nodes = nested.content(of: presentation, evaluator)
        placed = evaluator.readingOrder(nodes)
        prediction.content = evaluator.assuming(presentation.formula) { placed.compactMap(evaluator.finished) } ?? []
      }
      if all, let onDismiss = presentation.onDismiss {
        prediction.returnFocus = moves(follow(onDismiss).map { [(onDismiss, $0)] } ?? [], own) { $0.focusBindings }
      }
      made.append(Made(prediction: prediction, placed: placed))
    }
    return made
  }

  // MARK: What runs by itself or on a touch

  private typealias Followed = [(handler: Handler, log: EffectLog)]

  private func followHandlers() -> Followed {
    evaluator.handlers.prefix(400).compactMap { handler in follow(handler).map { (handler, $0) } }
  }

  /// What an action does; `nil` where it cannot be reached.
  private func follow(_ handler: Handler) -> EffectLog? {
    let log = EffectLog()
    let outside = (evaluator.facts, evaluator.path, evaluator.overrides)
    let mark = evaluator.journal.mark()
    defer {
      (evaluator.facts, evaluator.path, evaluator.overrides) = outside
      evaluator.effects = nil
      evaluator.journal.undo(to: mark)
      evaluator.journal.release()
    }
    guard let facts = evaluator.options.assumptions.assuming(handler.formula) else { return nil }
    evaluator.facts = facts
    evaluator.path = handler.formula
    evaluator.overrides = [:]
    evaluator.effects = log
    switch handler.code {
    case .closure(let closure): _ = evaluator.call(closure, handler.arguments, at: handler.node)
    case .function(let reference): _ = evaluator.call(reference, [], at: handler.node)
    default: break
    }
    return log
  }

  private func moves(_ followed: Followed, _ placed: [PlacedElement], _ bindings: (Draft) -> [FocusBinding])
    -> [PredictedFocusMove]
  {
    var moves: [PredictedFocusMove] = []
    let properties = Set(placed.flatMap { bindings($0.draft).map(\.symbol) })
    for (handler, log) in followed {
      for assignment in log.assignments {
        guard properties.contains(assignment.place.symbol) || isFocusProperty(assignment.place.symbol, bindings) else {
          continue
        }
        var targets: [AccessibilityElement] = []
        for element in placed {
          for binding in bindings(element.draft) where binding.symbol == assignment.place.symbol {
            guard isTarget(binding, of: assignment), let finished = evaluator.finished(element) else { continue }
            targets.append(finished)
          }
        }
        if targets.isEmpty, !couldMove(assignment) { continue }
        moves.append(
          PredictedFocusMove(
            trigger: handler.trigger, conditions: conditions(assignment.formula), targets: targets,
            property: assignment.place.symbol.name, span: assignment.node.span))
      }
    }
    return moves
  }

  /// Whether a property of the view is declared to hold focus, though nothing on the screen is bound to it.
  private func isFocusProperty(_ symbol: Symbol, _ bindings: (Draft) -> [FocusBinding]) -> Bool {
    let probe = Draft(.container, role: "", node: reading.type.node, frames: [])
    var keyboard = probe
    keyboard.keyboardFocusBindings = [FocusBinding(symbol: symbol, value: nil)]
    let wrapper = bindings(keyboard).isEmpty ? "AccessibilityFocusState" : "FocusState"
    return reading.type.properties[symbol.root]?.attributes.contains(wrapper) == true
  }

  private func isTarget(_ binding: FocusBinding, of assignment: EffectLog.Assignment) -> Bool {
    guard let value = binding.value else { return couldMove(assignment) }
    return evaluator.equality(assignment.value, value, at: assignment.node) != .never
  }

  /// `false` and `nil` take focus away.
  private func couldMove(_ assignment: EffectLog.Assignment) -> Bool {
    switch assignment.value {
    case .bool(false), .absent: return false
    default: return true
    }
  }

  private func announcements(_ followed: Followed) -> [PredictedAnnouncement] {
    followed.flatMap { handler, log in
      log.announcements.map { announcement in
        PredictedAnnouncement(
          text: announcement.text.settled(evaluator.options.assumptions).spoken, trigger: handler.trigger,
          conditions: conditions(announcement.formula), span: announcement.node.span)
      }
    }
  }

  private func conditions(_ formula: Guard) -> [Condition] {
    let open = evaluator.options.assumptions.simplify(formula)
    return open == .always || open == .never ? [] : open.conjuncts.map { $0.condition() }
  }

  private func openNames(_ elements: [AccessibilityElement]) -> [String] {
    var names: Set<String> = []
    for element in elements {
      for condition in element.certainty.presence { names.formUnion(condition.names) }
      for condition in element.openTraits.values { names.formUnion(condition.names) }
      for text in [element.label, element.value] {
        for part in text?.parts ?? [] {
          if case .hole(let name, _) = part { names.insert(name) }
        }
      }
    }
    return names.sorted()
  }
}
