/// The keys of one kind of mapping, and how they go together.
struct KeyTable: Sendable {
  /// A key, what may stand behind it, and what it is for.
  struct Key: Sendable {
    var name: String
    var shape: Shape
    /// Shown by editors through the schema.
    var doc: String

    init(_ name: String, _ shape: Shape, _ doc: String) {
      self.name = name
      self.shape = shape
      self.doc = doc
    }
  }

  /// What it is, for problems and as a definition's name: `a state`.
  var title: String
  var doc: String
  var keys: [Key]
  /// Keys that must be there.
  var required: [String] = []
  /// Of each list, at least one must be there.
  var someOf: [[String]] = []
  /// A key and those that cannot stand beside it.
  var excludes: [String: [String]] = [:]
  /// A key and those it needs beside it.
  var needs: [String: [String]] = [:]
  /// Keys that exclude all others.
  var alone: [String] = []
  /// A text may stand in its place, so that a stray key is likely a sentence with a colon in it.
  var isTextElsewhere = false

  var names: [String] { keys.map(\.name) }

  func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}
