import ScreenModel

/// Reads what an action does that somebody notices, following functions of the project a few calls deep.
struct HandlerReading {
  let evaluator: Evaluator

  private static let depthLimit = 4
  private static let effectLimit = 400

  func handler(_ handler: Handler) -> AuditedHandler {
    var result = AuditedHandler(
      trigger: handler.trigger, kind: kind(of: handler), span: handler.node.span)
    var walk = Walk(evaluator: evaluator)
    switch handler.code {
    case .closure(let closure):
      if case .instance(let owner)? = closure.scope.receiver { walk.owner = owner }
      result.source = String(closure.node.source.prefix(2_000))
      walk.noteMotion(closure.node)
      if let block = closure.node.first(.block) { walk.visit(block, in: closure.scope.type, tests: [], turn: 0) }
    case .function(let reference):
      if case .instance(let owner)? = reference.receiver { walk.owner = owner }
      result.source = String(reference.declaration.source.prefix(2_000))
      walk.follow(reference.declaration, in: reference.type, tests: [], turn: 0)
    case .symbol(let typed):
      result.source = typed.symbol.name
      walk.isComplete = false
    default: walk.isComplete = false
    }
    result.effects = walk.effects
    result.isComplete = walk.isComplete
    result.asksReduceMotion = walk.asksReduceMotion
    result.frames = handler.frames
    return result
  }

  /// What runs when a control writes a property.
  func handler(_ observer: Observer) -> AuditedHandler {
    var result = AuditedHandler(trigger: observer.name, kind: "didSet", span: observer.code.span)
    var walk = Walk(evaluator: evaluator)
    walk.owner = observer.instance
    result.source = String(observer.code.source.prefix(2_000))
    walk.visit(observer.code, in: observer.type, tests: [], turn: 0)
    result.effects = walk.effects
    result.isComplete = walk.isComplete
    return result
  }

  private func kind(of handler: Handler) -> String {
    if handler.isDismissal { return "onDismiss" }
    // In an extension of `View` a modifier is a name without a dot.
    if [.member, .name].contains(handler.node.kind) { return handler.node.text }
    return handler.trigger.split(separator: "(").first.map(String.init) ?? handler.trigger
  }

  private struct Walk {
    let evaluator: Evaluator
    var effects: [AuditedHandler.Effect] = []
    var isComplete = true
    /// The view whose code it is.
    var owner: Instance?
    private(set) var asksReduceMotion = false
    /// Only code with a movement that does not end is asked.
    private var isEndless: Bool?
    private static let endless = Array("repeatForever".utf8)
    private static let repeating = Array(".repeating".utf8)
    private var running: Set<Syntax> = []
    private var depth = 0
    /// The `do` statement whose `catch` is being read.
    private var caughtIn: SourceSpan?

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    private mutating func add(_ kind: AuditedHandler.Effect.Kind, _ node: Syntax, _ tests: [String], _ turn: Int) {
      guard effects.count < HandlerReading.effectLimit else {
        isComplete = false
        return
      }
      var effect = AuditedHandler.Effect(kind, span: node.span, tests: tests, turn: turn)
      effect.caughtIn = caughtIn
      if case .calls = kind { effect.isTried = Self.isTried(node) }
      effects.append(effect)
    }

    mutating func noteMotion(_ code: Syntax) {
      if isEndless == nil { isEndless = code.contains(Self.endless) || code.contains(Self.repeating) }
      if isEndless == true, !asksReduceMotion, MotionGuards.asks(code, evaluator.index.motionGuards.names) {
        asksReduceMotion = true
      }
    }

    /// Whether `try` or `await` stands before it; the word itself is no node.
    private static func isTried(_ node: Syntax) -> Bool {
      let before = Array(node.file.source(offset: max(0, node.offset - 40), length: min(40, node.offset)).utf8)
      let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0d).contains(byte) }
      guard let end = before.lastIndex(where: { !isSpace($0) }), end < before.count - 1 else { return false }
      let start = before[..<end].lastIndex { isSpace($0) || $0 == UInt8(ascii: "(") }.map { $0 + 1 } ?? 0
      let last = before[start...end]
      return ["try", "try?", "await"].contains { last.elementsEqual($0.utf8) }
    }

    mutating func follow(_ function: Syntax, in type: TypeDeclaration?, tests: [String], turn: Int) {
      guard depth < HandlerReading.depthLimit, let block = function.first(.block) else {
        isComplete = false
        return
      }
      guard running.insert(function).inserted else { return }
      noteMotion(function)
      let outer = caughtIn
      defer { caughtIn = outer }
      depth += 1
      if block.count == 1, function.first(.returnType) != nil {
        // One expression is what the function returns.
        visit(block[0], in: type, tests: tests, turn: turn)
      } else {
        visit(block, in: type, tests: tests, turn: turn)
      }
      depth -= 1
      running.remove(function)
    }

    mutating func visit(_ node: Syntax, in type: TypeDeclaration?, tests: [String], turn: Int) {
      guard effects.count < HandlerReading.effectLimit else { return }
      switch node.kind {
      case .assignment where node.count > 1:
        if node[1].kind == .tryOptional, name(of: node[0]) == "_" { add(.swallowsError, node[1], tests, turn) }
        visit(node[1], in: type, tests: tests, turn: turn)
        write(name(of: node[0]), String(node[1].source.prefix(200)), in: type, node, tests, turn)
      case .ifStmt:
        let test = node.first(.conditions)?.source ?? ""
        if let conditions = node.first(.conditions) { visit(conditions, in: type, tests: tests, turn: turn) }
        for (position, block) in node.children.filter({ $0.kind == .block || $0.kind == .ifStmt }).enumerated() {
          visit(block, in: type, tests: tests + [position == 0 ? test : "!(\(test))"], turn: turn)
        }
      case .guardStmt:
        if let attempt = Self.leftAlone(node) { add(.swallowsError, attempt, tests, turn) }
        // What leaves is not on the way.
        for child in node.children {
          visit(
            child, in: type,
            tests: child.kind == .block ? tests + ["!(\(node.first(.conditions)?.source ?? ""))"] : tests,
            turn: turn)
        }
      case .doStmt:
        for child in node.children {
          let outer = caughtIn
          if child.kind == .catchClause { caughtIn = node.span }
          visit(child, in: type, tests: tests, turn: turn)
          caughtIn = outer
        }
      case .catchClause:
        let block = node.first(.block)
        if block == nil || block?.count == 0 { add(.swallowsError, node, tests, turn) }
        for child in node.children { visit(child, in: type, tests: tests + ["catch"], turn: turn) }
      case .switchCase:
        let test = node.all(.caseItem).map(\.source).joined(separator: ", ")
        for child in node.children {
          visit(child, in: type, tests: tests + ["case \(test.isEmpty ? "default" : test)"], turn: turn)
        }
      case .block:
        for child in node.children {
          // A statement of its own: nobody asks what came of it.
          if child.kind == .tryOptional { add(.swallowsError, child, tests, turn) }
          visit(child, in: type, tests: tests, turn: turn)
        }
      case .chain: chain(node, in: type, tests, turn)
      case .function, .typeDecl: break
      default: for child in node.children { visit(child, in: type, tests: tests, turn: turn) }
      }
    }

    /// `try? await send()` of a `guard` that only leaves where it fails.
    private static func leftAlone(_ node: Syntax) -> Syntax? {
      guard let block = node.first(.block), block.count == 1, block[0].kind == .returnStmt, block[0].count == 0 else {
        return nil
      }
      func attempt(_ node: Syntax, _ depth: Int) -> Syntax? {
        if node.kind == .tryOptional { return node.source.hasPrefix("try? await ") ? node : nil }
        guard depth < 6, node.kind != .closure else { return nil }
        return node.children.lazy.compactMap { attempt($0, depth + 1) }.first
      }
      return node.first(.conditions).flatMap { attempt($0, 0) }
    }

    private mutating func chain(_ node: Syntax, in type: TypeDeclaration?, _ tests: [String], _ turn: Int) {
      let name = name(of: node)
      guard let call = node.children.last(where: { $0.kind == .call }) else {
        for child in node.children { visit(child, in: type, tests: tests, turn: turn) }
        return
      }
      let later =
        name == "Task" || name.hasPrefix("Task.") && !name.hasSuffix("sleep") || name.hasSuffix("asyncAfter")
        || name.hasSuffix(".async") || name.hasPrefix("Timer.") || name == "MainActor.run"
      effect(name, call, node, in: type, tests, turn)
      for step in node.children where step.kind == .call {
        for argument in step.children { visit(argument, in: type, tests: tests, turn: turn + (later ? 1 : 0)) }
      }
      if node.count > 0, node[0].kind != .name, node[0].kind != .implicitMember {
        visit(node[0], in: type, tests: tests, turn: turn)
      }
      if let (function, owner) = function(node, name, in: type) {
        follow(function, in: owner, tests: tests, turn: turn)
      }
    }

    private mutating func effect(
      _ name: String, _ call: Syntax, _ node: Syntax, in type: TypeDeclaration?, _ tests: [String], _ turn: Int
    ) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let source = node.source
      add(.calls(name), node, tests, turn)
      // `toggle(item)` is a function of the project's.
      if name.hasSuffix(".toggle"), call.count == 0 {
        let target = String(name.dropLast(7))
        write(target, "!\(target)", in: type, node, tests, turn)
      }
      if name == "withAnimation" { add(.animates, node, tests, turn) }
      if last == "post", source.contains("nnouncement") {
        add(.announces, node, tests, turn)
        if effects.last?.kind == .announces { effects[effects.count - 1].source = String(source.prefix(300)) }
      } else if last == "post", source.contains("creenChanged") || source.contains("ayoutChanged") {
        add(.changesScreen, node, tests, turn)
      }
      if last == "dismiss" || name == "presentationMode.wrappedValue.dismiss" { add(.dismisses, node, tests, turn) }
      if last == "openURL" || name.hasSuffix("UIApplication.shared.open") || last == "open" && source.contains("url") {
        add(.opensURL, node, tests, turn)
      }
      if last == "sleep" || last == "asyncAfter" || name.hasPrefix("Timer.") {
        add(.waits(seconds(call)), node, tests, turn)
      }
    }

    /// Seconds of `.seconds(2)`, `nanoseconds: 2_000_000_000`, `.now() + 2`.
    private func seconds(_ call: Syntax) -> Double? {
      for argument in call.children where argument.kind == .argument && argument.count > 0 {
        guard let number = firstNumber(argument[0]) else { continue }
        if argument.text == "nanoseconds" { return number / 1e9 }
        return argument[0].source.contains("milliseconds") ? number / 1000 : number
      }
      return nil
    }

    private func firstNumber(_ node: Syntax) -> Double? {
      if node.kind == .integer || node.kind == .float { return Double(node.text) }
      for child in node.children { if let number = firstNumber(child) { return number } }
      return nil
    }

    /// Notes a write. Through a binding it is also one to the property of whoever handed it in.
    private mutating func write(
      _ name: String, _ value: String, in type: TypeDeclaration?, _ node: Syntax, _ tests: [String], _ turn: Int
    ) {
      add(.assigns(name, value), node, tests, turn)
      guard let owner, type == nil || type === owner.type else { return }
      let parts = name.split(separator: ".", maxSplits: 1)
      guard let first = parts.first, case .binding(let place, _)? = owner.fields[String(first)] else { return }
      let outer = ([place.symbol.name] + parts.dropFirst().map(String.init)).joined(separator: ".")
      if outer != name { add(.assigns(outer, value), node, tests, turn) }
    }

    /// The dotted name of a target or callee, without `self.`.
    private func name(of node: Syntax) -> String {
      switch node.kind {
      case .name, .implicitMember: return node.text
      case .chain:
        var parts: [String] = []
        for (position, child) in node.children.enumerated() {
          switch child.kind {
          case .name where position == 0 && child.text == "self": continue
          case .name, .member, .implicitMember: parts.append(child.text)
          case .chain where position == 0: parts.append(name(of: child))
          default: continue
          }
        }
        return parts.joined(separator: ".")
      default: return String(node.source.prefix(60))
      }
    }

    /// The project's function that is called: of the type at hand, or of a property's type.
    private func function(_ node: Syntax, _ name: String, in type: TypeDeclaration?) -> (Syntax, TypeDeclaration?)? {
      let parts = name.split(separator: ".").map(String.init)
      guard let last = parts.last else { return nil }
      var owner = type
      for part in parts.dropLast() {
        guard let current = owner, let (property, declaring) = evaluator.property(part, in: current) else {
          return nil
        }
        owner = self.type(of: property, in: declaring)
      }
      if let owner, let (functions, declaring) = evaluator.functions(last, in: owner), let first = functions.first {
        return (first, declaring)
      }
      if parts.count == 1, let first = evaluator.index.functions[last]?.first, first.first(.block) != nil {
        return (first, nil)
      }
      return nil
    }

    private func type(of property: TypeDeclaration.Property, in owner: TypeDeclaration) -> TypeDeclaration? {
      if let node = property.type {
        return evaluator.resolve(TypeReference(node: node, scope: owner).unwrapped)
      }
      if let initial = property.initialValue, initial.kind == .chain, initial.count > 0, initial[0].kind == .name {
        return evaluator.index.types(named: initial[0].text, from: owner, file: owner.node.file).first
      }
      return nil
    }
  }
}
