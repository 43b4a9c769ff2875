/// What the code of types says, read once each: a type is placed on many screens.
final class RemarkMemory: Sendable {
  private struct Kept {
    /// Held, so that no other type takes its place in memory.
    let type: TypeDeclaration
    let read: Lookups.Traced<TypeRemarks>
  }

  private let kept = Memo<ObjectIdentifier, Kept>()

  func of(_ type: TypeDeclaration, in index: ProjectIndex) -> TypeRemarks {
    kept.value(ObjectIdentifier(type)) {
      Kept(type: type, read: Lookups.trace { TypeRemarks(type, in: index) })
    }.read.told
  }
}
