import ScreenModel

/// The names in code that was not read to its end because a screen is too large: what may be there is named there.
final class UnreadCode {
  private let index: ProjectIndex
  private var known: [ObjectIdentifier: Set<String>?] = [:]

  /// Code that makes more views than this is not followed.
  private static let limit = 120
  private static let kinds: Set<NodeKind> = [.name, .member, .implicitMember]

  init(_ index: ProjectIndex) { self.index = index }

  /// Every name in the code of a view, and of the views and modifiers it makes; `nil`: it makes too many.
  func names(of view: TypeDeclaration) -> Set<String>? {
    if let known = known[ObjectIdentifier(view)] { return known }
    let found = index.unread.names(of: view) { find(from: view) }
    known[ObjectIdentifier(view)] = found
    return found
  }

  private func find(from view: TypeDeclaration) -> Set<String>? {
    var found: Set<String> = []
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = [view]
    while let type = waiting.popLast() {
      guard met.count <= Self.limit else { return nil }
      var own = Set(type.declarations.flatMap { $0.names(of: Self.kinds) })
      for name in own.sorted() {
        guard name.first?.isUppercase == true else {
          for function in index.foreignExtensions["View"]?.functions[name] ?? [] where !found.contains(name) {
            own.formUnion(function.names(of: Self.kinds))
          }
          continue
        }
        let made = index.types(named: name, from: type, file: type.node.file)
        waiting += made.filter { Self.draws($0) && met.insert(ObjectIdentifier($0)).inserted }
      }
      found.formUnion(own)
    }
    return found
  }

  private static func draws(_ type: TypeDeclaration) -> Bool {
    type.isViewLike || type.inherits("ViewModifier") || type.functions["makeBody"] != nil
  }
}
