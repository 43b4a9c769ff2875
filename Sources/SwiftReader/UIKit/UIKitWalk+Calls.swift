import ScreenModel

// Calls, and closures among their arguments.
extension UIKitWalk {
  func chain(_ node: Syntax, _ locals: inout Locals, _ place: Place) {
    guard node.count > 0 else { return }
    if node[0].kind == .name, let code = locals.code[node[0].text], node.all(.call).count == 1 {
      return run(code, place)
    }
    let calls = node.children.indices.filter { node[$0].kind == .call }
    if node[0].kind != .name, node[0].kind != .array, node[0].kind != .implicitMember {
      visit(node[0], &locals, place)
    }
    for position in calls {
      let call = node[position]
      let (ids, path) = target(Array(node.children[..<position]), &locals, place)
      var whole = path
      // Behind an earlier call the object is another.
      let isFirst = position == calls.first
      if !isFirst { whole = node.children[..<position].filter { $0.kind == .member || $0.kind == .name }.map(\.text) }
      let name = whole.joined(separator: ".")
      let each = isFirst && path.last == "forEach" ? member(of: node, locals, place).map { [$0] } : nil
      let isEach = isFirst && path == ["forEach"] && !ids.isEmpty || each != nil
      let arguments = arguments(of: call, &locals, place)
      if isEach, let step = self.each(call, each ?? ids, arguments, place) {
        append(step)
        continue
      }
      for id in isFirst ? ids : [""] where !name.isEmpty {
        var step = UIKitStep(.calls, of: id, name, span: node.span, method: place.method)
        step.arguments = arguments
        step.tests = place.tests
        step.turn = place.turn
        append(step)
      }
      if isFirst, path.count == 1, follow(call, path[0], of: ids, locals, place) { continue }
      for argument in call.children {
        if isEach || isFirst && path.last.map(Self.configuring.contains) == true {
          for id in [each ?? ids] {
            guard argument.count > 0, argument[0].kind == .closure, let body = argument[0].first(.block) else {
              continue
            }
            var inner = locals
            inner.objects[argument[0].first(.closureParameter)?.text ?? "$0"] = id
            visit(body, &inner, place)
          }
        } else {
          closures(in: argument, &locals, place, later: Self.isLater(name))
        }
      }
    }
    for child in node.children where child.kind == .subscriptCall { visit(child, &locals, place) }
  }

  static let configuring: Set<String> = ["then", "apply", "with", "configure", "configured", "do", "setup"]

  /// `[a, b].forEach(stack.addArrangedSubview)`
  private func each(_ call: Syntax, _ ids: [String], _ arguments: [UIKitStep.Argument], _ place: Place) -> UIKitStep? {
    guard let first = call.first(.argument), first.count > 0, first[0].kind != .closure else { return nil }
    var locals = Locals()
    let nodes = first[0].kind == .chain ? first[0].children : [first[0]]
    let (containers, path) = target(nodes, &locals, place)
    guard let container = containers.first, let name = path.last else { return nil }
    var step = UIKitStep(.calls, of: container, path.joined(separator: "."), span: call.span, method: place.method)
    var argument = UIKitStep.Argument(label: nil, source: name)
    argument.objects = ids
    step.arguments = [argument]
    step.tests = place.tests
    step.turn = place.turn
    return step
  }

  /// Any of the objects that a property holds: `chips` of `chips.enumerated()`. What each is given is not told apart.
  func member(of node: Syntax, _ locals: Locals, _ place: Place) -> String? {
    guard locals.receiver == nil else { return nil }
    var names = (node.kind == .chain ? node.children : [node]).prefix { $0.kind == .name || $0.kind == .member }.map(
      \.text)
    if names.first == "self" { names.removeFirst() }
    if names.count == 2, ["enumerated", "forEach", "indices", "reversed"].contains(names[1]) { names.removeLast() }
    guard names.count == 1, let property = type.properties[names[0]], locals.values[names[0]] == nil,
      let written = property.type,
      let element = TypeReference(node: written, scope: type).element?.unwrapped.node.text,
      let (role, isOwn) = types.role(of: element, from: type)
    else { return nil }
    let id = "each \(names[0])"
    var object = UIKitObject(id: id, name: names[0], type: element, role: role, span: property.node.span)
    object.isOwnType = isOwn
    object.isSetElsewhere = true
    add(object)
    return id
  }

  private static func isLater(_ name: String) -> Bool {
    name.hasSuffix("asyncAfter") || name.hasSuffix(".async") || name == "Task" || name.hasPrefix("Timer.")
      || name.hasSuffix("addObserver") || name == "UIAction" || name.hasSuffix("dismiss") || name.hasSuffix("present")
  }

  /// Code in closures among arguments.
  func closures(in node: Syntax, _ locals: inout Locals, _ place: Place, later: Bool) {
    var inside = place
    if later { inside.turn += 1 }
    inside.depth += 1
    guard inside.depth < Self.depthLimit else { return }
    switch node.kind {
    case .closure:
      var inner = locals
      if let body = node.first(.block) { visit(body, &inner, inside) }
    case .argument, .trailingClosure, .array, .ternary, .binary, .tuple, .tryOptional, .initialValue, .asExpr:
      for child in node.children { closures(in: child, &locals, place, later: later) }
    case .chain:
      if !hasMade(node, place) { chain(node, &locals, place) }
    default: break
    }
  }
}
