/// Tells from a file's bytes alone whether it is worth reading at once: most files of an app hold no screens.
public enum ViewScan {
  /// Words one of which every file with views, modifiers, styles, string table constants or UIKit accessibility holds.
  private static let words: [StaticString] = [
    "SwiftUI", "UIKit", "View", "Style", "Modifier", "accessibility", "Accessibility", "Localiz",
    "localiz", "StringResource", "EnvironmentKey", "@Entry", "#Preview", "some Scene", "CustomizableToolbar",
    "ToolbarContent",
  ]

  /// Whether a file can hold something that is shown or said. A false yes costs time, a false no would lose a screen, so
  /// comments and strings count too.
  public static func mayMatter(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var at = 0
      while at < buffer.count {
        if starts[Int(buffer[at])], words.contains(where: { begins($0, buffer, at) }) { return true }
        at += 1
      }
      return false
    }
  }

  /// The first bytes of the words.
  private static let starts: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for word in words { table[Int(word.utf8Start[0])] = true }
    return table
  }()

  private static func begins(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where buffer[index] != bytes[at + index] { return false }
      return true
    }
  }
}
