import ScreenModel

/// Walks through the code of a UIKit class and notes what is done to which object.
final class UIKitWalk {
  let type: TypeDeclaration
  let types: UIKitTypes
  let evaluator: Evaluator
  private(set) var objects: [UIKitObject] = []
  private(set) var steps: [UIKitStep] = []
  /// Code that a touch runs and that has no name: `UIAction { … }`.
  var handlers: [UIKitMethod] = []
  private var byID: [String: Int] = [:]
  private var anonymous: [Made: String] = [:]
  /// The call that the project's extension is followed for: what its code does is done there.
  var site: SourceSpan?
  /// How many calls were followed into extensions.
  var followed = 0
  /// The type's own functions that were followed for what they make.
  var makers: Set<Syntax> = []
  private static let stepLimit = 20_000
  private static let objectLimit = 1_500
  static let depthLimit = 120

  /// An expression that makes an object; in code of an extension for each call of it.
  private struct Made: Hashable {
    var node: Syntax
    var call: Int
  }

  /// Names in sight in a method.
  struct Locals {
    /// Objects a local name stands for.
    var objects: [String: [String]] = [:]
    var values: [String: Value] = [:]
    /// What `self` stands for in code of an extension; `nil`: the type that is walked through.
    var receiver: String?
    /// Methods named by a `#selector` that was handed in.
    var selectors: [String: String] = [:]
    /// Code that was handed in.
    var code: [String: Code] = [:]
  }

  /// A closure, and the names in sight where it is written.
  final class Code {
    let block: Syntax
    let locals: Locals

    init(block: Syntax, locals: Locals) {
      self.block = block
      self.locals = locals
    }
  }

  /// Where the walk is.
  struct Place {
    var method: String
    var tests: [String] = []
    var turn = 0
    var depth = 0
    /// Which of the calls followed into extensions it is in, counted; 0: none.
    var call = 0
    /// How deep in such calls.
    var level = 0

    /// What is made here is told apart by this.
    var id: String { call == 0 ? method : "\(method).\(call)" }
  }

  init(type: TypeDeclaration, types: UIKitTypes, evaluator: Evaluator) {
    self.type = type
    self.types = types
    self.evaluator = evaluator
  }

  // MARK: Objects

  func add(_ object: UIKitObject) {
    guard byID[object.id] == nil, objects.count < Self.objectLimit else { return }
    byID[object.id] = objects.count
    objects.append(object)
  }

  func object(_ id: String) -> UIKitObject? { byID[id].map { objects[$0] } }

  /// Notes what makes a property: a constructor, a closure called at once, a function of the type's own.
  func make(_ name: String, from initial: Syntax, method: String) {
    var locals = Locals()
    let place = Place(method: method)
    guard initial.kind == .chain, initial.count > 1 else { return }
    if initial[0].kind == .closure, let block = initial[0].first(.block) {
      fill(name, by: block, &locals, place)
    } else {
      construct(initial, as: name, &locals, place)
    }
  }

  /// Walks through code whose last statement gives an object.
  func fill(_ id: String, by block: Syntax, _ locals: inout Locals, _ place: Place) {
    if let only = UIKitReader.returned(by: block) { return construct(only, as: id, &locals, place) }
    if let returned = UIKitReader.returnedName(block) { locals.objects[returned] = [id] }
    // `{ var c = …; c.title = "Chat"; return UIButton(configuration: c) }()`
    guard let last = UIKitReader.returnedConstruction(block) else { return visit(block, &locals, place) }
    for statement in block.children.dropLast() { visit(statement, &locals, place) }
    construct(last, as: id, &locals, place)
  }

  func run(_ block: Syntax, parameters: [Syntax], method: String) {
    var locals = Locals()
    bind(parameters, &locals)
    visit(block, &locals, Place(method: method))
  }

  func bind(_ parameters: [Syntax], _ locals: inout Locals) {
    for parameter in parameters where parameter.hasText {
      let declared = parameter.first(.typeRef).map { TypeReference(node: $0, scope: type) }
      locals.values[parameter.text] = .symbol(TypedSymbol(symbol: Symbol(parameter.text), type: declared))
      guard let name = declared?.unwrapped.node.text, object(parameter.text) == nil,
        let (role, isOwn) = types.role(of: name, from: type), role == .cell
      else { continue }
      var object = UIKitObject(
        id: "parameter.\(parameter.text)", name: parameter.text, type: name, role: role, span: parameter.span)
      object.isOwnType = isOwn
      add(object)
      locals.objects[parameter.text] = [object.id]
    }
  }

  /// A constructor's arguments as a step, and what follows in the chain: `UILabel().then { }`.
  private func construct(_ node: Syntax, as id: String, _ locals: inout Locals, _ place: Place) {
    guard let position = node.children.firstIndex(where: { $0.kind == .call }) else { return }
    var step = UIKitStep(.calls, of: id, "init", span: node.span, method: place.method)
    step.tests = place.tests
    step.turn = place.turn
    step.arguments = arguments(of: node[position], &locals, place)
    append(step)
    runMaker(node, as: id, place)
    for later in node.children[(position + 1)...] where later.kind == .call {
      for argument in later.children { configure(argument, as: id, locals, place) }
    }
    for argument in node[position].children {
      if node[0].text == "UIAction", argument.count > 0, argument[0].kind == .closure {
        handle(argument[0], locals, place, UIKitTrigger(.touch, object: "", span: node.span))
      } else {
        closures(in: argument, &locals, place, later: true)
      }
    }
  }

  /// Whether an expression made an object there.
  func hasMade(_ node: Syntax, _ place: Place) -> Bool { anonymous[Made(node: node, call: place.call)] != nil }

  /// A closure that is handed the object: `$0`, or its first parameter.
  private func configure(_ argument: Syntax, as id: String, _ locals: Locals, _ place: Place) {
    guard argument.count > 0, argument[0].kind == .closure, let block = argument[0].first(.block) else { return }
    var inner = locals
    inner.objects[argument[0].first(.closureParameter)?.text ?? "$0"] = [id]
    visit(block, &inner, place)
  }

  /// Objects that an expression names or makes.
  func named(_ node: Syntax, _ locals: inout Locals, _ place: Place) -> [String] {
    switch node.kind {
    case .name:
      if let known = locals.objects[node.text] { return known }
      if let receiver = locals.receiver { return node.text == "self" ? [receiver] : [] }
      return node.text == "self" ? ["self"] : object(node.text) != nil ? [node.text] : []
    case .array: return node.children.flatMap { named($0, &locals, place) }
    case .ternary where node.count == 3: return named(node[1], &locals, place) + named(node[2], &locals, place)
    case .asExpr where node.count > 0: return named(node[0], &locals, place)
    case .chain:
      let (ids, path) = target(node.children, &locals, place)
      if path.isEmpty { return ids }
      // `[a, b].filter { … }`, `stack.arrangedSubviews`
      if node[0].kind == .array, path.count == 1 { return ids }
      return made(node, &locals, place).map { [$0] } ?? []
    default: return []
    }
  }

  /// The id of an object that an expression makes on the spot.
  private func made(_ node: Syntax, _ locals: inout Locals, _ place: Place) -> String? {
    let key = Made(node: node, call: place.call)
    if let known = anonymous[key] { return known }
    guard let name = UIKitReader.madeClass(node, type), let (role, isOwn) = types.role(of: name, from: type) else {
      return nil
    }
    let id = "\(place.id).\(node.offset)"
    anonymous[key] = id
    var object = UIKitObject(id: id, name: name, type: name, role: role, span: node.span)
    object.isOwnType = isOwn
    add(object)
    construct(node, as: id, &locals, place)
    return id
  }

  // MARK: Statements

  func visit(_ node: Syntax, _ locals: inout Locals, _ place: Place) {
    guard place.depth < Self.depthLimit, steps.count < Self.stepLimit else { return }
    var place = place
    place.depth += 1
    switch node.kind {
    case .block: block(node, locals, place)
    case .variable: variable(node, &locals, place)
    case .assignment where node.count > 1: assignment(node, &locals, place)
    case .ifStmt:
      var inner = locals
      let test = node.first(.conditions)?.source ?? ""
      if let conditions = node.first(.conditions) { self.conditions(conditions, &inner, place) }
      for (position, child) in node.children.filter({ $0.kind == .block || $0.kind == .ifStmt }).enumerated() {
        var branch = place
        branch.tests.append(position == 0 ? test : "!(\(test))")
        visit(child, &inner, branch)
      }
    case .switchStmt:
      if node.count > 0 { visit(node[0], &locals, place) }
      for branch in node.all(.switchCase) {
        var inner = place
        let items = branch.all(.caseItem).map(\.source).joined(separator: ", ")
        inner.tests.append("\(node.count > 0 ? node[0].source : "") is \(items.isEmpty ? "default" : items)")
        if let body = branch.first(.block) { visit(body, &locals, inner) }
      }
    case .catchClause:
      var inner = locals
      var caught = place
      caught.tests.append("catch")
      for child in node.children { visit(child, &inner, caught) }
    case .forStmt: loop(node, locals, place)
    case .chain: chain(node, &locals, place)
    case .closure: if let body = node.first(.block) { visit(body, &locals, place) }
    case .ifConfig: for child in BuildChoice.clause(of: node) { visit(child, &locals, place) }
    case .function, .typeDecl: break
    default: for child in node.children { visit(child, &locals, place) }
    }
  }

  private func block(_ node: Syntax, _ outer: Locals, _ place: Place) {
    var locals = outer
    var place = place
    for child in node.children {
      guard child.kind == .guardStmt else {
        visit(child, &locals, place)
        if child.kind == .ifStmt, child.count == 2, let last = child[1].children.last, last.kind == .returnStmt {
          place.tests.append("!(\(child.first(.conditions)?.source ?? ""))")
        }
        continue
      }
      let test = child.first(.conditions)?.source ?? ""
      if let conditions = child.first(.conditions) { self.conditions(conditions, &locals, place) }
      var leaving = place
      leaving.tests.append("!(\(test))")
      if let body = child.first(.block) { visit(body, &locals, leaving) }
      if test != "let self", test != "let self = self" { place.tests.append(test) }
    }
  }

  private func conditions(_ node: Syntax, _ locals: inout Locals, _ place: Place) {
    for child in node.children {
      visit(child, &locals, place)
      guard child.kind == .optionalBinding, child.hasText, child.text != "self" else { continue }
      if let value = child.first(.initialValue), value.count > 0 {
        bind(child.text, to: value[0], &locals, place)
      }
    }
  }

  private func variable(_ node: Syntax, _ locals: inout Locals, _ place: Place) {
    guard node.hasText, let initial = node.first(.initialValue), initial.count > 0 else {
      for accessor in node.all(.accessor) { visit(accessor, &locals, place) }
      return
    }
    bind(node.text, to: initial[0], declared: node.first(.typeRef)?.text, &locals, place)
  }

  private func bind(
    _ name: String, to initial: Syntax, declared: String? = nil, _ locals: inout Locals, _ place: Place
  ) {
    if let known = locals.objects[name], let id = known.first, known.count == 1, object(id)?.isProperty == true {
      construct(initial, as: id, &locals, place)
      return
    }
    let existing = named(initial, &locals, place)
    if !existing.isEmpty, initial.kind != .array {
      locals.objects[name] = existing
      if let id = existing.first, existing.count == 1, let position = byID[id], !objects[position].isProperty,
        objects[position].name == objects[position].type
      {
        objects[position].name = name
      }
      return
    }
    visit(initial, &locals, place)
    let source = initial.source
    var role: UIKitObject.Role?
    var typeName = declared ?? ""
    if source.contains("dequeueReusable") || source.contains("cellForRow") || source.contains("cellForItem") {
      let cast = initial.kind == .asExpr && initial.count > 1 ? initial[1].text : nil
      typeName = cast ?? "UITableViewCell"
      role = types.role(of: typeName, from: type)?.role ?? .cell
    } else if source.contains("efaultContentConfiguration()") || source.contains("Configuration.") {
      role = .configuration
      typeName = source.contains("UIButton") ? "UIButton.Configuration" : "UIListContentConfiguration"
    } else if let declared, source.hasPrefix("."), let known = types.role(of: declared, from: type) {
      role = known.role
    }
    if let role {
      var object = UIKitObject(
        id: "\(place.id).\(name)", name: name, type: typeName, role: role, span: initial.span)
      object.isOwnType = UIKitTypes.role(of: typeName) == nil
      add(object)
      locals.objects[name] = [object.id]
    } else {
      if initial.kind == .array { locals.objects[name] = existing.isEmpty ? nil : existing }
      locals.values[name] = evaluate(initial, locals)
    }
  }

  private func loop(_ node: Syntax, _ outer: Locals, _ place: Place) {
    guard node.count > 1 else { return }
    var locals = outer
    var items = named(node[1], &locals, place)
    if items.isEmpty, let one = member(of: node[1], locals, place) {
      // `for (index, chip) in chips.enumerated()`
      let names = node[0].kind == .identifierPattern ? [node[0].text] : node[0].children.map(\.text)
      if let last = names.last, !last.isEmpty { locals.objects[last] = [one] }
      items = [one]
    }
    if node[0].kind == .identifierPattern, !items.isEmpty { locals.objects[node[0].text] = items }
    for child in node.children.dropFirst() { visit(child, &locals, place) }
  }

  private func assignment(_ node: Syntax, _ locals: inout Locals, _ place: Place) {
    // `button.widthAnchor.constraint(equalToConstant: 24).isActive = true`: what is written to is what a call gave.
    if node[0].kind == .chain, node[0].first(.call) != nil {
      chain(node[0], &locals, place)
      closures(in: node[1], &locals, place, later: node[1].kind == .closure)
      return
    }
    let (ids, path) = target(
      node[0].kind == .chain ? node[0].children : [node[0]], &locals, place)
    var value = argument(label: nil, node[1], &locals, place)
    if path.last == "font" { value.source = font(node[1], locals) ?? value.source }
    if node[0].kind == .name, locals.values[node[0].text] != nil { locals.values[node[0].text] = nil }
    for id in ids where !path.isEmpty || id == "self" {
      var step = UIKitStep(
        .assigns, of: id, path.joined(separator: "."), span: node.span, method: place.method)
      step.arguments = [value]
      if node.text == "+=" || node.text == "-=" || node.text == "|=" { step.name += node.text }
      step.tests = place.tests
      step.turn = place.turn
      append(step)
    }
    // `panel = TipsView()`
    if path.isEmpty, ids.count == 1, let id = ids.first, object(id)?.isProperty == true, id != "self",
      node[1].kind == .chain
    {
      construct(node[1], as: id, &locals, place)
      return
    }
    // `title = …`: the type's own member.
    closures(in: node[1], &locals, place, later: node[1].kind == .closure)
  }

  func append(_ step: UIKitStep) {
    guard steps.count < Self.stepLimit else { return }
    steps.append(step)
    if let site { steps[steps.count - 1].span = site }
  }
}
