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
    walk(source.root, parent: nil, outer: "", isClosed: false, depth: 0)
  }

  var file: WrittenFile {
    WrittenFile(
      path: source.path, text: source.text, views: views, types: types.sorted { $0.range.count > $1.range.count },
      syntaxErrors: source.syntaxErrors.count)
  }

  private mutating func walk(_ node: Syntax, parent: NodeKind?, outer: String, isClosed: Bool, depth: Int) {
    guard depth < 600 else { return }
    var outer = outer
    switch node.kind {
    case .typeDecl:
      outer = outer.isEmpty ? node.text : outer + "." + node.text
      if let type = type(node, named: outer) { types.append(type) }
    case .chain:
      chain(node, isStatement: parent == .block || parent == .returnStmt, isClosed: isClosed)
    default: break
    }
    // A clause of `#if` in a chain goes on with what stands before it.
    let closes = node.kind == .configClause
    for child in node.children {
      walk(
        child, parent: node.kind, outer: outer, isClosed: closes && child.kind == .chain, depth: depth + 1)
    }
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
      steps == 1 || children[0].text.first?.isUppercase == true
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
