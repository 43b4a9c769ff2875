/// Finds which properties a view sets while it appears: their initial values are never heard.
enum AppearScan {
  /// How many functions of the type are followed one into another.
  private static let callLimit = 3

  /// Names that an `.onAppear { … }` in a type's own code assigns at once, itself or in functions of the type. What a
  /// `Task` or another closure assigns comes later, after the initial value was heard.
  static func names(in type: TypeDeclaration) -> Set<String> {
    var found: Set<String> = []
    search(type.node, type, &found)
    for declarations in type.functions.values {
      for declaration in declarations { search(declaration, type, &found) }
    }
    return found
  }

  /// What `.onAppear { name = value }` assigns for certain: by name, the values of those that such code assigns once.
  static func values(in type: TypeDeclaration) -> [String: Syntax] {
    var found: [String: [Syntax]] = [:]
    var counts: [String: Int] = [:]
    var waiting = [type.node]
    while let node = waiting.popLast() {
      waiting += node.children
      guard node.kind == .chain else { continue }
      for step in node.children.indices.dropFirst()
      where node[step].kind == .call && node[step - 1].kind == .member && node[step - 1].text == "onAppear" {
        for code in node[step].children.compactMap(\.children.first) where code.kind == .closure {
          guard let block = code.first(.block) else { continue }
          count(block, &counts)
          for statement in block.children where statement.kind == .assignment && statement.count == 2 {
            let target = statement[0]
            guard target.kind == .name || target.count == 2 && target[0].text == "self" else { continue }
            found[WriteScan.rootName(target), default: []].append(statement[1])
          }
        }
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }.filter { counts[$0.key] == 1 }
  }

  /// How often a block assigns each name, in whatever branch.
  private static func count(_ block: Syntax, _ counts: inout [String: Int]) {
    var waiting = [block]
    while let node = waiting.popLast() {
      if [.closure, .function, .typeDecl].contains(node.kind) { continue }
      if node.kind == .assignment, node.count > 0 { counts[WriteScan.rootName(node[0]), default: 0] += 1 }
      waiting += node.children
    }
  }

  /// Looks for `.onAppear` everywhere in a declaration, without deep recursion.
  private static func search(_ root: Syntax, _ type: TypeDeclaration, _ found: inout Set<String>) {
    var waiting = [root]
    while let node = waiting.popLast() {
      if node.kind == .chain {
        for step in node.children.indices.dropFirst() where node[step].kind == .call {
          guard node[step - 1].kind == .member, runsAtOnce(node[step - 1].text, node[step]) else { continue }
          for argument in node[step].children { run(argument, type, callLimit, &found) }
        }
      }
      waiting += node.children
    }
  }

  /// Modifiers whose code has run when the view is first heard.
  private static func runsAtOnce(_ name: String, _ call: Syntax) -> Bool {
    switch name {
    case "onAppear", "onPreferenceChange": true
    case "onChange":
      call.children.contains { $0.text == "initial" && $0.count > 0 && $0[0].kind == .boolean && $0[0].text == "true" }
    default: false
    }
  }

  /// Functions that run the code they are handed before they return.
  private static let direct: Set<String> = ["withAnimation", "withTransaction"]

  /// What `.onAppear` calls on properties: the functions' names, by property.
  static func calls(in type: TypeDeclaration) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var blocks: [Syntax] = []
    var waiting = [type.node] + type.functions.values.flatMap { $0 }
    while let node = waiting.popLast() {
      if node.kind == .chain {
        for step in node.children.indices.dropFirst() where node[step].kind == .call {
          guard node[step - 1].kind == .member, runsAtOnce(node[step - 1].text, node[step]) else { continue }
          for argument in node[step].children {
            guard let value = argument.children.first else { continue }
            if value.kind == .closure, let block = value.first(.block) { blocks.append(block) }
            // `.onAppear(perform: model.start)`
            if value.kind == .chain, value.count == 2, value[1].kind == .member {
              found[value[0].text, default: []].insert(value[1].text)
            }
          }
        }
      }
      waiting += node.children
    }
    while let node = blocks.popLast() {
      switch node.kind {
      case .closure, .function, .typeDecl: continue
      case .chain:
        let steps = node[0].text == "self" ? Array(node.children.dropFirst()) : node.children
        if steps.count >= 3, steps[1].kind == .member, steps[2].kind == .call {
          found[steps[0].text, default: []].insert(steps[1].text)
        }
        blocks += node.children + directBlocks(of: node)
      default: blocks += node.children
      }
    }
    return found
  }

  /// Names that functions of a type assign at once.
  static func names(setBy functions: Set<String>, in type: TypeDeclaration) -> Set<String> {
    var found: Set<String> = []
    for name in functions { enter(name, type, callLimit, &found) }
    return found
  }

  /// The code handed to ``direct`` functions.
  private static func directBlocks(of chain: Syntax) -> [Syntax] {
    guard chain.count > 1, chain[0].kind == .name, direct.contains(chain[0].text) else { return [] }
    return chain.children.filter { $0.kind == .call }.flatMap { $0.all(.trailingClosure) }
      .compactMap { $0.first(.closure)?.first(.block) }
  }

  /// The argument of `onAppear`: a closure, or the name of a function.
  private static func run(_ argument: Syntax, _ type: TypeDeclaration, _ calls: Int, _ found: inout Set<String>) {
    guard let value = argument.children.first else { return }
    switch value.kind {
    case .closure: value.first(.block).map { assigned($0, type, calls, &found) }
    case .name: enter(value.text, type, calls, &found)
    default: break
    }
  }

  private static func enter(_ name: String, _ type: TypeDeclaration, _ calls: Int, _ found: inout Set<String>) {
    guard calls > 0 else { return }
    for function in type.functions[name] ?? [] {
      function.first(.block).map { assigned($0, type, calls - 1, &found) }
    }
  }

  /// Assignments of a block that run when it runs.
  private static func assigned(_ block: Syntax, _ type: TypeDeclaration, _ calls: Int, _ found: inout Set<String>) {
    var waiting = [block]
    while let node = waiting.popLast() {
      switch node.kind {
      case .closure, .function, .typeDecl: continue
      case .assignment where node.count > 0: found.insert(WriteScan.rootName(node[0]))
      case .chain where node.count >= 2 && node[1].kind == .call && node[0].kind == .name:
        enter(node[0].text, type, calls, &found)
        waiting += directBlocks(of: node)
      case .chain where node.count >= 3 && node[0].text == "self" && node[1].kind == .member && node[2].kind == .call:
        enter(node[1].text, type, calls, &found)
      default: break
      }
      waiting += node.children
    }
  }
}
