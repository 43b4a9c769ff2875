import ScreenModel

/// A stored property to put into a view, with those of its kind.
struct AddedProperty {
  /// `@Environment(\.accessibilityReduceMotion) private var reduceMotion`
  var text: String
  var name: String

  static let reduceMotion = AddedProperty(
    text: "@Environment(\\.accessibilityReduceMotion) private var reduceMotion", name: "reduceMotion")

  /// A place for VoiceOver's focus.
  static func focus(_ name: String) -> AddedProperty {
    AddedProperty(text: "@AccessibilityFocusState private var \(name): Bool", name: name)
  }

  /// The edit that declares it in a type; `nil`: something there has the name already.
  func edit(in type: WrittenType, of file: WrittenFile) -> TextEdit? {
    let isView = type.inherited.contains { $0 == "View" || $0 == "ViewModifier" || $0.hasSuffix("Style") }
    guard type.keyword == "struct", isView, !type.properties.contains(where: { $0.name == name }) else { return nil }
    let stored = type.properties.filter { !$0.isComputed }
    // Behind the last property with a wrapper; else before everything else.
    if let last = stored.last(where: { !$0.wrappers.isEmpty }) ?? stored.last,
      let end = endOfDeclaration(last, in: file)
    {
      let indentation = file.indentation(at: last.range.lowerBound)
      return .insert(file.lineBreak + indentation + text, at: end, in: file.path)
    }
    let indentation = file.indentation(at: type.range.lowerBound) + file.indentation
    return .insert(
      file.lineBreak + indentation + text + (type.properties.isEmpty ? "" : file.lineBreak), at: type.opening,
      in: file.path)
  }

  /// The end of the property's line, where nothing else begins in it.
  private func endOfDeclaration(_ property: WrittenType.Property, in file: WrittenFile) -> Int? {
    let rest = file.restOfLine(property.range.upperBound)
    let trimmed = rest.trimmed
    guard trimmed.isEmpty || trimmed.hasPrefix("//") else { return nil }
    return property.range.upperBound + rest.utf8.count
  }
}
