/// A function or property of a type whose code makes a view for whoever asks for it.
struct ViewMaker: Hashable {
  /// The type's name.
  var owner: String
  var name: String

  /// Those that the system asks for.
  static let systemNames: Set<String> = ["body", "content", "main", "makeBody", "previews"]
}
