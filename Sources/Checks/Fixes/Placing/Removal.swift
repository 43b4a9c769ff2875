import ScreenModel

/// The edit that takes a modifier out of its chain: with its line where it stands alone on one.
enum Removal {
  static func edit(of modifier: WrittenCall, in file: WrittenFile) -> TextEdit {
    var start = modifier.range.lowerBound
    var end = modifier.range.upperBound
    if file.isFirstInLine(start) {
      let rest = file.restOfLine(end)
      if rest.allSatisfy({ $0 == " " || $0 == "\t" }) {
        // The line break before it goes, so that what follows stays as it is.
        start -= file.indentation(at: start).utf8.count
        if start > 0, file.bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
        if start > 0, file.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
        end += rest.utf8.count
      }
    }
    return TextEdit(file: file.path, range: start..<end, replacement: "")
  }
}
