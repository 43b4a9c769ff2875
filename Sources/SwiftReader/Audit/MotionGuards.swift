import ScreenModel

/// Names of the project's own helpers that ask for Reduce Motion, themselves or through one another.
///
/// `extension Animation { static var pulse: Animation? { UIAccessibility.isReduceMotionEnabled ? nil : … } }` makes
/// `pulse` one. Members of views are not among them: what a view asks is known where it is read.
struct MotionGuards: Sendable {
  private(set) var names: Set<String> = []

  /// `isReduceMotionEnabled`, `accessibilityReduceMotion`, and what people call the answer.
  static let question = Array("educeMotion".utf8)
  private static let rounds = 3
  /// Names every type has, which tell nothing.
  private static let common: Set<String> = ["body", "makeBody", "init", "updateUIView", "layoutSubviews"]

  init(_ index: ProjectIndex) {
    for file in index.files(containing: "educeMotion") { collect(file.root, in: index, 0) }
    guard !names.isEmpty else { return }
    let extended = ["Animation", "AnyTransition", "Transaction", "View", "Transition"].compactMap {
      index.foreignExtensions[$0]
    }
    for _ in 0..<Self.rounds {
      let known = names.count
      for type in extended { names.formUnion(Self.asking(in: type, names)) }
      if names.count == known { break }
    }
  }

  /// Members of a type that ask, or use what asks.
  static func asking(in type: TypeDeclaration, _ known: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for property in type.properties.values where !property.attributes.contains("Environment") {
      guard let code = property.getter ?? property.initialValue, asks(code, known) else { continue }
      found.insert(property.name)
    }
    for (name, all) in type.functions where all.contains(where: { asks($0, known) }) { found.insert(name) }
    return found.subtracting(common)
  }

  /// Whether code asks, or mentions a name that does.
  static func asks(_ code: Syntax, _ known: Set<String>) -> Bool {
    code.contains(question) || !known.isEmpty && mentions(code, known, 0)
  }

  private static func mentions(_ node: Syntax, _ known: Set<String>, _ depth: Int) -> Bool {
    guard depth < 200 else { return false }
    if [.name, .member, .implicitMember].contains(node.kind), known.contains(node.text) { return true }
    return node.children.contains { mentions($0, known, depth + 1) }
  }

  private mutating func collect(_ node: Syntax, in index: ProjectIndex, _ depth: Int) {
    guard depth < 60 else { return }
    switch node.kind {
    case .typeDecl:
      let inherited = node.all(.inherited).compactMap { $0.first(.typeRef)?.text }
      // Another view's function of the same name asks nothing.
      if inherited.contains("View") || inherited.contains("ViewModifier")
        || index.types[node.text]?.contains(where: \.isView) == true
      {
        return
      }
    case .function, .variable:
      if node.hasText, !Self.common.contains(node.text), node.contains(Self.question) { names.insert(node.text) }
      return
    default: break
    }
    for child in node.children { collect(child, in: index, depth + 1) }
  }
}
