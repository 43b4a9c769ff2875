import SwiftSyntax

extension Lowerer {
  /// A string literal: its words, or words and what is interpolated in turn.
  mutating func string(_ literal: StringLiteralExprSyntax) -> Int32 {
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    var parts: [Int32] = []
    var words = ""
    var from: Int?
    var to = start(literal.segments)
    for segment in literal.segments {
      if case .stringSegment(let plain) = segment {
        words += StringEscapes.resolve(plain.content.text, pounds: pounds)
        from = from ?? start(plain)
        to = end(plain)
      } else if case .expressionSegment(let inserted) = segment {
        if !words.isEmpty { parts.append(builder.add(.segment, words, from: from ?? to, to: to)) }
        words = ""
        from = nil
        parts.append(add(.interpolation, nil, arguments(inserted.expressions), at: inserted))
      }
    }
    if parts.isEmpty { return add(.string, words, at: literal) }
    if !words.isEmpty { parts.append(builder.add(.segment, words, from: from ?? to, to: to)) }
    return add(.string, nil, parts, at: literal)
  }

  /// A string where no interpolation may stand.
  func plainText(_ literal: SimpleStringLiteralExprSyntax) -> String {
    literal.segments.map { StringEscapes.resolve($0.content.text, pounds: 0) }.joined()
  }
}

/// What backslashes in a Swift string stand for.
enum StringEscapes {
  /// The characters a stretch of a literal means; `pounds` is the number of `#` around the literal.
  static func resolve(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" {
        // Line ends in a literal are always `\n`.
        if rest.first == "\n" { rest.removeFirst() }
        result.append("\n")
      } else if scalar == "\\", rest.prefix(pounds).count == pounds, rest.prefix(pounds).allSatisfy({ $0 == "#" }) {
        let before = rest
        rest = rest.dropFirst(pounds)
        guard escape(&rest, into: &result) else {
          result.append(scalar)
          rest = before
          continue
        }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escape(_ rest: inout ArraySlice<Unicode.Scalar>, into result: inout String.UnicodeScalarView)
    -> Bool
  {
    switch rest.popFirst() {
    case "n": result.append("\n")
    case "r": result.append("\r")
    case "t": result.append("\t")
    case "0": result.append("\0")
    case "\\": result.append("\\")
    case "\"": result.append("\"")
    case "'": result.append("'")
    case "u": return unicode(&rest, into: &result)
    case " ", "\t", "\n", "\r": return lineContinuation(&rest)
    default: return false
    }
    return true
  }

  private static func unicode(_ rest: inout ArraySlice<Unicode.Scalar>, into result: inout String.UnicodeScalarView)
    -> Bool
  {
    guard rest.popFirst() == "{", let close = rest.firstIndex(of: "}") else { return false }
    let digits = rest[..<close].map { String(Character($0)) }.joined()
    guard digits.count <= 8, let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
      return false
    }
    rest = rest[(close + 1)...]
    result.append(scalar)
    return true
  }

  /// A backslash at the end of a line joins it with the next.
  private static func lineContinuation(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    while let next = rest.first, next == " " || next == "\t" || next == "\r" || next == "\n" { rest.removeFirst() }
    return true
  }
}
