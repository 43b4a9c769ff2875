/// Tells literals that become a `String`, which no string table is asked for, from those that may become a key.
struct PlainStrings {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// Whether what a literal is written for is a `String` by its declaration: a constant, a computed property, a function,
  /// a property of the view it is handed to.
  func holds(_ literal: Syntax) -> Bool {
    guard let place = innermost(Self.around, around: literal) else { return false }
    switch place.kind {
    case .variable:
      if let type = place.first(.typeRef) { return type.text == "String" }
      return place.first(.initialValue).map { $0.count > 0 && $0[0] == literal } ?? false
    case .function:
      let type = place.first(.returnType)?.source.drop { !$0.isLetter }
      return type == "String"
    case .argument: return place.count > 0 && place[0] == literal && place.hasText && isString(place)
    default: return false
    }
  }

  /// Whether the view that is made takes a `String` for an argument.
  private func isString(_ argument: Syntax) -> Bool {
    guard let chain = innermost([.chain], around: argument), chain.count > 1, chain[0].kind == .name,
      chain[0].text.startsUpper, chain[1].kind == .call, chain[1].all(.argument).contains(argument)
    else { return false }
    let types = index.types(named: chain[0].text, from: nil, file: argument.file)
    guard types.count == 1 else { return false }
    if types[0].initializers.isEmpty { return types[0].properties[argument.text]?.type?.text == "String" }
    let parameters = types[0].initializers.flatMap { $0.all(.parameter) }.filter { $0.outsideLabel == argument.text }
    return !parameters.isEmpty && parameters.allSatisfy { $0.first(.typeRef)?.text == "String" }
  }

  private func innermost(_ kinds: Set<NodeKind>, around inner: Syntax) -> Syntax? {
    let (file, start, end) = (inner.file, inner.offset, inner.offset + inner.length)
    var found: Syntax?
    for id in file.nodes.indices where kinds.contains(file.nodes[id].kind) {
      let node = Syntax(file: file, id: Int32(id))
      guard node.offset <= start, node.offset + node.length >= end else { continue }
      if found.map({ node.length < $0.length }) ?? true { found = node }
    }
    return found
  }

  /// What settles the type of a literal inside.
  private static let around: Set<NodeKind> = [.variable, .function, .argument, .closure, .parameter, .typeDecl]
}
