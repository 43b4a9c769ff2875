import ScreenModel

// What the project adds to UIKit's classes, and code that a touch runs.
extension UIKitWalk {
  private static let callLimit = 400
  private static let levelLimit = 3

  /// Walks through the function of an extension of UIKit's class that a call names, as if its code stood here.
  ///
  /// - Returns: Whether closures among the arguments were taken along.
  func follow(_ call: Syntax, _ name: String, of ids: [String], _ locals: Locals, _ place: Place) -> Bool {
    guard place.level < Self.levelLimit, !Self.configuring.contains(name) else { return false }
    var takesCode = false
    for id in ids.prefix(12) {
      guard followed < Self.callLimit, let function = added(name, to: id, call), let block = function.first(.block)
      else { continue }
      followed += 1
      var inner = place
      inner.level += 1
      inner.call = followed
      inner.depth += 1
      let before = steps.count
      let outside = site
      site = site ?? call.span
      var handed = self.handed(call, to: function, locals, place)
      handed.receiver = id == "self" ? nil : id
      visit(block, &handed, inner)
      site = outside
      if !handed.code.isEmpty {
        takesCode = true
        recognise(Array(handed.code.values), of: id, since: before, call, place)
      }
    }
    return takesCode
  }

  /// Walks through the type's own function that an object comes from, as if its code stood here.
  func runMaker(_ node: Syntax, as id: String, _ place: Place) {
    guard place.level < Self.levelLimit, followed < Self.callLimit, let maker = UIKitReader.maker(node, type),
      let block = maker.first(.block)
    else { return }
    followed += 1
    makers.insert(maker)
    var inner = place
    inner.level += 1
    inner.call = followed
    inner.depth += 1
    var locals = Locals()
    bind(maker.all(.parameter), &locals)
    fill(id, by: block, &locals, inner)
  }

  /// Runs a closure that was handed in.
  func run(_ code: Code, _ place: Place) {
    var locals = code.locals
    var inner = place
    inner.depth += 1
    let outside = site
    site = nil
    visit(code.block, &locals, inner)
    site = outside
  }

  /// Notes code without a name that a touch runs.
  func handle(_ closure: Syntax, _ locals: Locals, _ place: Place, _ trigger: UIKitTrigger) {
    guard let block = closure.first(.block) else { return }
    handle(Code(block: block, locals: locals), closure, place, trigger)
  }

  private func handle(_ code: Code, _ node: Syntax, _ place: Place, _ trigger: UIKitTrigger) {
    guard handlers.count < Self.callLimit else { return }
    let name = "\(place.id).\(trigger.kind.rawValue).\(node.offset)"
    guard !handlers.contains(where: { $0.name == name }) else { return }
    var method = UIKitMethod(name: name, base: name, span: node.span)
    method.source = String(node.source.prefix(4_000))
    method.triggers = [trigger]
    handlers.append(method)
    var locals = code.locals
    visit(code.block, &locals, Place(method: name, depth: place.depth + 1, call: place.call, level: place.level))
  }

  /// A closure that is kept for a gesture recogniser: `card.onTap { … }`.
  private func recognise(_ code: [Code], of id: String, since before: Int, _ call: Syntax, _ place: Place) {
    let made = steps[min(before, steps.count)...].filter { $0.object == id && $0.last == "addGestureRecognizer" }
    guard let step = made.first else { return }
    let type = step.arguments.flatMap(\.objects).lazy.compactMap { self.object($0)?.type }.first ?? step.source
    for one in code {
      handle(one, call, place, UIKitTrigger(UIKitFlow.gesture(type), object: id, span: call.span))
    }
  }

  // MARK: Finding

  /// The function that the project adds to the class of an object or one of that class's own superclasses.
  private func added(_ name: String, to id: String, _ call: Syntax) -> Syntax? {
    guard let object = object(id), name.startsLower else { return nil }
    // Its own methods are followed from method to method.
    if id == "self", type.functions[name] != nil { return nil }
    for owner in Self.classes(of: object) {
      let found = types.index.foreignExtensions[owner]?.functions[name] ?? []
      let fitting = found.filter { fits($0, call) }
      if fitting.count == 1 { return fitting[0] }
      if !fitting.isEmpty { return nil }
    }
    return nil
  }

  private static func classes(of object: UIKitObject) -> [String] {
    switch object.role {
    case .other, .configuration, .barButton: return []
    case .controller: return [object.type, "UIViewController"]
    default: return [object.type] + (object.isControl ? ["UIControl"] : []) + ["UIView"]
    }
  }

  private func fits(_ function: Syntax, _ call: Syntax) -> Bool {
    let parameters = function.all(.parameter)
    let labels = call.children.compactMap { $0.kind == .argument && $0.hasText ? $0.text : nil }
    return call.count <= parameters.count && !function.all(.modifier).contains { $0.text == "static" }
      && labels.allSatisfy { label in parameters.contains { $0.outsideLabel == label } }
  }

  /// Arguments under the names of the parameters.
  private func handed(_ call: Syntax, to function: Syntax, _ outer: Locals, _ place: Place) -> Locals {
    var locals = Locals()
    var names = outer
    var parameters = function.all(.parameter)
    for argument in call.children where argument.count > 0 {
      let label = argument.kind == .argument && argument.hasText ? argument.text : nil
      let position =
        argument.kind == .trailingClosure
        ? parameters.indices.last
        : parameters.firstIndex { $0.outsideLabel == label }
      guard let position else { continue }
      let name = parameters.remove(at: position).text
      if argument[0].kind == .closure {
        if let block = argument[0].first(.block) { locals.code[name] = Code(block: block, locals: outer) }
        continue
      }
      if argument[0].kind == .name, let code = outer.code[argument[0].text] {
        locals.code[name] = code
        continue
      }
      let objects = named(argument[0], &names, place)
      if !objects.isEmpty {
        locals.objects[name] = objects
      } else {
        locals.values[name] = evaluate(argument[0], outer)
      }
      if let selector = self.argument(label: nil, argument[0], &names, place).selector {
        locals.selectors[name] = selector
      }
    }
    for parameter in parameters where parameter.hasText {
      locals.values[parameter.text] = .symbol(TypedSymbol(symbol: Symbol(parameter.text), type: nil))
    }
    return locals
  }
}
