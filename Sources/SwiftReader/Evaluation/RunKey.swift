/// A piece of code that is being run, to see that it runs itself.
struct RunKey: Hashable {
  private enum Kind { case initial, getter, code, constant, making, style, view, modifier }

  private let kind: Kind
  private let owner: ObjectIdentifier
  private let place: Int

  private init(_ kind: Kind, _ node: Syntax) {
    self.kind = kind
    owner = ObjectIdentifier(node.file)
    place = Int(node.id)
  }

  private init(_ kind: Kind, _ type: TypeDeclaration) {
    self.kind = kind
    owner = ObjectIdentifier(type)
    place = 0
  }

  /// What a stored property starts with.
  static func initial(_ property: Syntax) -> RunKey { RunKey(.initial, property) }
  static func getter(_ property: Syntax) -> RunKey { RunKey(.getter, property) }
  /// A function or closure.
  static func code(_ node: Syntax) -> RunKey { RunKey(.code, node) }
  static func constant(_ declaration: Syntax) -> RunKey { RunKey(.constant, declaration) }
  /// An initialiser of a type.
  static func making(_ type: TypeDeclaration) -> RunKey { RunKey(.making, type) }
  static func style(_ type: TypeDeclaration) -> RunKey { RunKey(.style, type) }
  static func view(_ type: TypeDeclaration) -> RunKey { RunKey(.view, type) }
  static func modifier(_ type: TypeDeclaration) -> RunKey { RunKey(.modifier, type) }
}
