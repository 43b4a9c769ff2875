/// A stretch of a format string.
public enum FormatPiece: Sendable, Hashable {
  case words(String)
  /// `%@`; the number is that of `%2$@`, counted from 1.
  case value(Int?)

  /// Takes a format apart; `%%` is a percent sign.
  public static func split(_ format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var words = ""
    var rest = Substring(format)
    while let character = rest.first {
      rest.removeFirst()
      guard character == "%" else {
        words.append(character)
        continue
      }
      if rest.first == "%" {
        words.append("%")
        rest.removeFirst()
        continue
      }
      guard let end = end(of: rest) else {
        words.append(character)
        continue
      }
      let specifier = rest[...end]
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      let position = specifier.split(separator: "$").first.flatMap { specifier.contains("$") ? Int($0) : nil }
      pieces.append(.value(position))
      rest = rest[rest.index(after: end)...]
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  /// Where a specifier ends whose percent sign stands before the text: `1$@`, `.2f`, `lld`. "50% off" has none.
  private static func end(of text: Substring) -> Substring.Index? {
    let rest = text.prefix(16).drop { "0123456789$.+-#'*".contains($0) }.drop { "hlqzt".contains($0) }
    return rest.first.flatMap { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) ? rest.startIndex : nil }
  }
}
