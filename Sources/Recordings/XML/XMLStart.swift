/// The start of an XML element, with its place.
struct XMLStart {
  /// The name as written: `XCUIElementTypeButton`.
  var name: String
  var attributes: [Attribute]
  /// Counted from 1; columns in Unicode scalars.
  var line: Int
  var column: Int

  struct Attribute {
    var name: String
    var value: String
  }

  /// The value of an attribute; `nil` where it is not written.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
