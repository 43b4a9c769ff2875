/// A change of a text: the bytes of a range are replaced. An empty range inserts.
public struct TextEdit: Sendable, Hashable {
  /// The file's path.
  public var file: String
  /// UTF-8 offsets.
  public var range: Range<Int>
  public var replacement: String

  public init(file: String, range: Range<Int>, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  /// Puts a text at an offset.
  public static func insert(_ text: String, at offset: Int, in file: String) -> TextEdit {
    TextEdit(file: file, range: offset..<offset, replacement: text)
  }

  /// Whether two edits cannot be made together: they touch the same bytes, or insert different text at one place.
  public func collides(with other: TextEdit) -> Bool {
    guard file == other.file, self != other else { return false }
    if range.isEmpty, other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
    if range.isEmpty { return other.range.lowerBound < range.lowerBound && range.lowerBound < other.range.upperBound }
    if other.range.isEmpty {
      return range.lowerBound < other.range.lowerBound && other.range.lowerBound < range.upperBound
    }
    return range.overlaps(other.range)
  }
}

/// Edits of one text, sorted and each once, that do not collide.
public struct TextEdits: Sendable {
  public let list: [TextEdit]

  /// `nil`: some of them collide.
  public init?(_ edits: some Sequence<TextEdit>) {
    let sorted = Set(edits).sorted { left, right in
      (left.range.lowerBound, left.range.upperBound, left.replacement)
        < (right.range.lowerBound, right.range.upperBound, right.replacement)
    }
    for (left, right) in zip(sorted, sorted.dropFirst()) where left.collides(with: right) { return nil }
    list = sorted
  }

  /// The text with all edits made; every other byte as it was. `nil`: an edit reaches beyond the text.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + list.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in list {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Where a byte stands afterwards. At the place of an insertion: behind what was inserted.
  public func moved(_ offset: Int) -> Int {
    var shift = 0
    for edit in list {
      guard edit.range.lowerBound <= offset else { break }
      if edit.range.upperBound > offset, !edit.range.isEmpty {
        return edit.range.lowerBound + shift + min(offset - edit.range.lowerBound, edit.replacement.utf8.count)
      }
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return offset + shift
  }
}
