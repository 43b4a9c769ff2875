import ScreenModel

extension Fact {
  private static let byName = Dictionary(uniqueKeysWithValues: Fact.all.map { ($0.name, $0) })

  /// The fact of a ``name``: `label`, `trait:selected`.
  init?(named name: String) {
    guard let fact = Self.byName[name] else { return nil }
    self = fact
  }

  /// Names of facts, sorted, as reports and recordings list them.
  public static func names(of facts: Set<Fact>) -> [String] { facts.map(\.name).sorted() }
}
