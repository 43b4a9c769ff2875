/// The names in the code of views and of what they make, found once each: a view may be on many screens that are too
/// large.
final class UnreadMemory: Sendable {
  private struct Kept {
    /// Held, so that no other type takes its place in memory.
    let type: TypeDeclaration
    let names: Lookups.Traced<Set<String>?>
  }

  private let kept = Memo<ObjectIdentifier, Kept>()

  func names(of type: TypeDeclaration, _ find: () -> Set<String>?) -> Set<String>? {
    kept.value(ObjectIdentifier(type)) { Kept(type: type, names: Lookups.trace(find)) }.names.told
  }
}
