/// All tables of one kind of file.
struct Vocabulary: Sendable {
  /// The name of the table at the root.
  var root: String
  var tables: [String: KeyTable]

  func table(_ name: String) -> KeyTable { tables[name] ?? KeyTable(title: name, doc: "", keys: []) }
}
