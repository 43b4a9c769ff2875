import ScreenModel

/// Code put into a block, one step further in.
enum Wrapping {
  /// The lines of a range with more indentation; `nil`: a text over several lines would change.
  static func indented(_ range: Range<Int>, in file: WrittenFile) -> String? {
    let source = file.source(range)
    guard !source.contains("\"\"\"") else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\r" }
      return number == 0 || isBlank ? String(line) : file.indentation + line
    }.joined(separator: "\n")
  }

  /// The lines of a range moved so that the first one's indentation becomes another.
  static func moved(_ range: Range<Int>, to indentation: String, in file: WrittenFile) -> String? {
    let source = file.source(range)
    guard !source.contains("\"\"\"") else { return nil }
    let own = file.indentation(at: range.lowerBound)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      if number == 0 { return String(line) }
      return line.hasPrefix(own) ? indentation + line.dropFirst(own.count) : String(line)
    }.joined(separator: "\n")
  }
}
