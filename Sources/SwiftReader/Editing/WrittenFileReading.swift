import ScreenModel

extension Project {
  /// What stands where in a Swift file that was read.
  public func writtenFile(_ path: String) -> WrittenFile? { source(of: path).map { WrittenFileReading($0).file } }
}

/// Finds in a file where something can be written: expressions with their modifiers, types with their properties.
struct WrittenFileReading {
  private var views: [WrittenView] = []
  private var types: [WrittenType] = []
  private let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
    walk(source.root, Surroundings(), depth: 0)
  }

  var file: WrittenFile {
    WrittenFile(
      path: source.path, text: source.text, views: views, types: types.sorted { $0.range.count > $1.range.count },
      syntaxErrors: source.syntaxErrors.count)
  }

  /// What a node stands in.
  private struct Surroundings {
    var parent: NodeKind?
    /// The types around, dotted.
    var outer = ""
    /// What a modifier makes of a view is another type: here only the type that is written is taken.
    var isTyped = false
    /// The call whose argument it is takes any view.
    var takesViews = false
  }

  /// Modifiers and views whose arguments may be any view.
  private static let taking: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "listRowBackground", "AnyView", "NavigationLink", "tabItem",
    "navigationBarItems", "contentShape", "if",
  ]

  private mutating func walk(_ node: Syntax, _ around: Surroundings, depth: Int) {
    guard depth < 600 else { return }
    var inside = around
    inside.parent = node.kind
    switch node.kind {
    case .typeDecl:
      inside.outer = around.outer.isEmpty ? node.text : around.outer + "." + node.text
      if let type = type(node, named: inside.outer) { types.append(type) }
    case .variable: inside.isTyped = isTyped(node.first(.typeRef), missing: node.first(.initialValue) != nil)
    case .function: inside.isTyped = isTyped(node.first(.returnType)?.first(.typeRef), missing: false)
    case .closure, .initializer: inside.isTyped = false
    case .chain:
      let isStatement = [.block, .returnStmt, .configClause].contains(around.parent)
      let isOpen = isStatement && !around.isTyped || around.takesViews
      chain(node, isStatement: isStatement, isClosed: !isOpen)
      walk(steps: node, inside, depth: depth)
      return
    case .call, .subscriptCall, .argument, .trailingClosure: break
    default: inside.takesViews = false
    }
    for child in node.children { walk(child, inside, depth: depth + 1) }
  }

  /// The steps of a chain: what is called decides what its arguments may be.
  private mutating func walk(steps node: Syntax, _ around: Surroundings, depth: Int) {
    var name = ""
    for (position, step) in node.children.enumerated() {
      var inside = around
      // A chain as the base of another is no place of its own.
      inside.takesViews = step.kind == .call && position > 0 && Self.taking.contains(name)
      if step.kind == .member || step.kind == .name { name = step.text }
      walk(step, inside, depth: depth + 1)
    }
  }

  /// Whether a declaration says that its value is of one kind of view, as `Image` or `Text`.
  private func isTyped(_ type: Syntax?, missing isInferred: Bool) -> Bool {
    guard let type else { return isInferred }
    return !["some", "any", "AnyView"].contains(type.text)
  }

  private mutating func chain(_ node: Syntax, isStatement: Bool, isClosed: Bool) {
    guard node.count > 0, node[0].kind != .hashBase else { return }
    let children = node.children
    var name = children[0].text
    var position = 1
    var base = WrittenCall(
      name: name, range: children[0].byteRange, nameOffset: children[0].offset, arguments: [], isCall: false)
    // `Button(…)`, `Module.Card(…)`, `Card.init(…)`: names up to the first call.
    var steps = position
    while steps < children.count, children[steps].kind == .member || children[steps].kind == .genericArguments {
      steps += 1
    }
    let isPlain = [.name, .implicitMember, .opaque].contains(children[0].kind) || children[0].kind == .macro
    if isPlain, steps < children.count, children[steps].kind == .call,
      steps == 1 || children[0].text.startsUpper
    {
      for step in children[1..<steps] where step.kind == .member { name += "." + step.text }
      base.name = name
      base.arguments = children[steps].children.map(argument)
      base.range = children[0].offset..<children[steps].byteRange.upperBound
      base.isCall = true
      position = steps + 1
    }
    var modifiers: [WrittenCall] = []
    var hasHash = false
    while position < children.count {
      let step = children[position]
      position += 1
      guard step.kind == .member else {
        if step.kind == .ifConfig { hasHash = true }
        continue
      }
      var call = WrittenCall(
        name: step.text, range: max(0, step.offset - 1)..<step.byteRange.upperBound, nameOffset: step.offset,
        arguments: [], isCall: false)
      if position < children.count, children[position].kind == .genericArguments { position += 1 }
      if position < children.count, children[position].kind == .call {
        call.arguments = children[position].children.map(argument)
        call.range = call.range.lowerBound..<children[position].byteRange.upperBound
        call.isCall = true
        position += 1
      }
      modifiers.append(call)
    }
    views.append(
      WrittenView(
        range: node.byteRange, base: base, modifiers: modifiers, isStatement: isStatement && !hasHash,
        isClosed: isClosed))
  }

  private func argument(_ node: Syntax) -> WrittenArgument {
    let value = node.count > 0 ? node[0] : node
    var argument = WrittenArgument(
      label: node.hasText ? node.text : nil, range: node.byteRange, value: value.byteRange,
      isTrailing: node.kind == .trailingClosure)
    argument.isPlainText = value.kind == .string && value.hasText
    guard value.kind == .closure else { return argument }
    argument.parameters = value.all(.closureParameter).map(\.text)
    if let block = value.first(.block) {
      argument.statements = block.count
      argument.body = block.byteRange
    }
    return argument
  }

  private func type(_ node: Syntax, named name: String) -> WrittenType? {
    guard let members = node.first(.members), let keyword = node.first(.keyword) else { return nil }
    let properties = members.all(.variable).filter(\.hasText).map { property in
      let body = property.first(.accessor)
      return WrittenType.Property(
        name: property.text, range: property.byteRange, wrappers: property.all(.attribute).map(\.text),
        isComputed: body != nil && property.first(.initialValue) == nil)
    }
    return WrittenType(
      name: name, keyword: keyword.text, range: node.byteRange, opening: members.offset + 1, properties: properties,
      inherited: node.all(.inherited).compactMap { $0.first(.typeRef)?.text })
  }
}

extension Syntax {
  /// UTF-8 offsets of the first and behind the last character.
  fileprivate var byteRange: Range<Int> { offset..<(offset + max(0, length)) }
}
