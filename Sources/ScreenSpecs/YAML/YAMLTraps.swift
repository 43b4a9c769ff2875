import ScreenModel

/// Explains in plain words what libyaml could not read: nearly always a sentence that needed quotes.
struct YAMLTraps {
  /// A fault, and the stretch of scalars that the file can be read without.
  struct Fault {
    var problem: Problem
    var stretch: Range<Int>?
  }

  private let text: YAMLText

  init(_ text: YAMLText) { self.text = text }

  /// ` #` begins a comment, so that `Order #42` is cut to `Order`. A `#` with a space behind it is meant as a comment,
  /// unless a number and nothing else follows, as in `Order # 42, button`.
  func cut(_ value: String, endingAt end: Int) -> Problem? {
    guard let rest = text.rest(from: end) else { return nil }
    let scalars = Array(rest.unicodeScalars)
    guard let hash = scalars.firstIndex(where: { $0 != " " && $0 != "\t" }), scalars[hash] == "#" else { return nil }
    guard hash > 0 || value.isEmpty, hash + 1 < scalars.count else { return nil }
    let isGlued = !" \t#!-=".unicodeScalars.contains(scalars[hash + 1])
    let digits = scalars[(hash + 1)...].drop { $0 == " " }.prefix { $0.properties.generalCategory == .decimalNumber }
    let isNumber = hash == 1 && !digits.isEmpty && (digits.endIndex == scalars.count || scalars[digits.endIndex] == ",")
    guard isGlued || isNumber else { return nil }
    let place = text.place(of: end)
    let column = place.column + hash
    return text.problem(
      value.isEmpty
        ? "‘#’ begins a comment, so nothing is left of this text"
        : "‘ #’ begins a comment, so the text ends at ‘\(value)’",
      hint: "put quotes around the text; if a comment is meant, write "
        + (isGlued ? "a space after ‘#’" : "two spaces before ‘#’"),
      at: text.span(line: place.line, column, column + 1))
  }

  func explain(_ failure: LibYAML.Failure) -> Fault {
    if let byte = failure.badByte { return control(byte) }
    if failure.context.contains("quoted scalar") { return quotes(failure) }
    for position in [failure.position, failure.contextPosition] {
      if let fault = tab(position) ?? beginning(position, failure) { return fault }
    }
    if failure.message.contains("mapping values are not allowed") { return colon(failure) }
    if failure.message.contains("expected ':'") { return noColon(failure) }
    if failure.context.contains("flow") { return brackets(failure) }
    if let fault = afterQuotes(failure.position) { return fault }
    if failure.message.contains("did not find expected") {
      return fault(
        "this line fits no line above it", at: failure.position,
        hint: "check the indentation: keys of one mapping begin in one column")
    }
    return fault("this is not YAML: \(failure.message)", at: failure.position, hint: quotesHelp)
  }

  private var quotesHelp: String { "put quotes around text with signs that mean something in YAML" }

  private func control(_ byte: Int) -> Fault {
    let place = text.place(ofByte: byte)
    let value = byte < text.bytes.count ? text.bytes[byte] : 0
    let code = String(value, radix: 16, uppercase: true)
    return Fault(
      problem: text.problem(
        "a control character (U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)) stands in the file",
        hint: "take it out; inside double quotes it can be written as \\x\(value < 16 ? "0" : "")\(code)",
        at: text.span(line: place.line, place.column, place.column + 1)))
  }

  private func quotes(_ failure: LibYAML.Failure) -> Fault {
    if failure.message.contains("escape") {
      return fault(
        "a backslash in double quotes begins a sign of its own, and this one is unknown", at: failure.position,
        hint: "write \\\\ for a backslash, or use single quotes", stretch: value(at: failure.contextPosition))
    }
    return fault(
      "this quotation mark is never closed", at: failure.contextPosition,
      hint: "close it at the end of the text; inside single quotes an apostrophe is written twice",
      stretch: value(at: failure.contextPosition))
  }

  private func tab(_ position: Int) -> Fault? {
    let line = text.place(of: position).line
    guard let scalars = text.line(line).map({ Array($0.unicodeScalars) }) else { return nil }
    let indentation = scalars.prefix { $0 == " " || $0 == "\t" }
    guard let column = indentation.firstIndex(of: "\t") else { return nil }
    return fault(
      "a tab stands in the indentation", at: text.start(ofLine: line) + column,
      hint: "YAML is indented with spaces alone")
  }

  /// Text that begins with a sign that means something at the beginning.
  private func beginning(_ position: Int, _ failure: LibYAML.Failure) -> Fault? {
    guard let stretch = value(at: position), let content = text.rest(from: stretch.lowerBound) else { return nil }
    let written = content.prefix { $0 != "\r" }
    guard let first = written.unicodeScalars.first else { return nil }
    switch first {
    case "*", "&", "!", "@", "%", "|", ">", "`":
      return fault(
        "text cannot begin with ‘\(first)’", at: stretch.lowerBound, hint: "put quotes around it: \(quoted(written))",
        stretch: stretch)
    case "[", "{":
      let end: Character = first == "[" ? "]" : "}"
      let trimmed = written.trimmingSuffix { $0.isWhitespace }
      guard let close = trimmed.firstIndex(of: end) else { return nil }
      // Something follows the bracket: a sentence, not a list.
      guard trimmed.index(after: close) < trimmed.endIndex, trimmed.last != end else { return nil }
      return fault(
        "text that begins with ‘\(first)’ is read as a \(first == "[" ? "list" : "mapping")", at: stretch.lowerBound,
        hint: "put quotes around it: \(quoted(trimmed))", stretch: stretch)
    default: return nil
    }
  }

  private func colon(_ failure: LibYAML.Failure) -> Fault {
    let place = text.place(of: failure.position)
    guard let stretch = value(at: failure.position), failure.position > stretch.lowerBound,
      let written = text.rest(from: stretch.lowerBound)
    else {
      if let glued = gluedKey(line: place.line - 1) { return glued }
      return fault(
        "a key cannot stand here, because the line above it is text", at: failure.position,
        hint: "is a colon missing on line \(max(1, place.line - 1)), or is the indentation wrong?")
    }
    return fault(
      "a colon and a space inside plain text begin a value", at: failure.position,
      hint: "put quotes around the text: \(quoted(written))", stretch: stretch)
  }

  private func noColon(_ failure: LibYAML.Failure) -> Fault {
    let line = text.place(of: failure.contextPosition).line
    let start = text.start(ofLine: line)
    let written = text.line(line) ?? ""
    let content = written.drop { $0 == " " }
    let position = start + (written.count - content.count)
    if let above = text.line(line - 1), above.contains(" #"), let hash = above.range(of: " #") {
      let column = above[..<hash.lowerBound].unicodeScalars.count + 1
      return fault(
        "‘ #’ begins a comment and ends the text, so the next line stands alone",
        at: text.start(ofLine: line - 1) + column,
        hint: "put quotes around the text")
    }
    if let glued = gluedKey(line: line) { return glued }
    return fault(
      "this line is neither a key with a value nor an entry of a list", at: position,
      hint: "write ‘key: value’; text over several lines needs quotes or ‘|’ on the line above")
  }

  /// `key:value` without the space that makes it a key.
  private func gluedKey(line: Int) -> Fault? {
    guard let content = text.line(line), let colon = content.firstIndex(of: ":"),
      content.index(after: colon) < content.endIndex, !content[content.index(after: colon)].isWhitespace,
      content[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
    else { return nil }
    let key = content[..<colon].drop { $0 == " " }
    let value = content[content.index(after: colon)...]
    return fault(
      "a space is missing after the colon",
      at: text.start(ofLine: line) + content[...colon].unicodeScalars.count, hint: "write ‘\(key): \(value)’")
  }

  private func brackets(_ failure: LibYAML.Failure) -> Fault {
    for position in [failure.contextPosition, failure.position] {
      let line = text.place(of: position).line
      guard let hash = hashColumn(line) else { continue }
      return fault(
        "‘ #’ begins a comment, so what follows it on this line is lost", at: text.start(ofLine: line) + hash,
        hint: "put quotes around the text; if a comment is meant, write a space after ‘#’",
        stretch: value(at: position))
    }
    let open = text.rest(from: failure.contextPosition)?.first
    let sign = open == "[" || open == "{" ? String(open ?? "[") : "["
    let lines = (text.place(of: failure.contextPosition).line, text.place(of: failure.position).line)
    if lines.0 != lines.1 {
      return fault(
        "‘\(sign)’ is never closed", at: failure.contextPosition,
        hint: "close it with ‘\(sign == "[" ? "]" : "}")’, or put quotes around the text if it is one",
        stretch: value(at: failure.contextPosition))
    }
    return fault(
      "between \(sign == "[" ? "[ and ]" : "{ and }") a comma is expected here", at: failure.position,
      hint: "put quotes around text with commas, colons, brackets or quotation marks",
      stretch: value(at: failure.contextPosition))
  }

  /// Where ` #` and a letter stand outside quotes, counted from 0.
  private func hashColumn(_ line: Int) -> Int? {
    guard let scalars = text.line(line).map({ Array($0.unicodeScalars) }) else { return nil }
    var quote: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "\"" {
        quote = scalar
      } else if quote == nil, scalar == "#", index > 0, scalars[index - 1] == " ", index + 1 < scalars.count,
        scalars[index + 1] != " "
      {
        return index
      }
    }
    return nil
  }

  private func afterQuotes(_ position: Int) -> Fault? {
    guard let stretch = value(at: position), let written = text.rest(from: stretch.lowerBound),
      let mark = written.first,
      mark == "\"" || mark == "'", position > stretch.lowerBound
    else { return nil }
    return fault(
      "the text goes on after its closing quotation mark", at: position,
      hint: "put quotes around the whole: \(quoted(written))", stretch: stretch)
  }

  private func fault(_ message: String, at position: Int, hint: String, stretch: Range<Int>? = nil) -> Fault {
    let place = text.place(of: position)
    return Fault(
      problem: text.problem(message, hint: hint, at: text.span(line: place.line, place.column, place.column + 1)),
      stretch: stretch)
  }

  /// The text in quotes as YAML reads it back.
  private func quoted(_ written: some StringProtocol) -> String {
    let text = String(written.trimmingSuffix { $0.isWhitespace })
    if !text.contains("\""), !text.contains("\\") { return "\"\(text)\"" }
    return "'" + text.replacing("'", with: "''") + "'"
  }

  /// The stretch of the value on the line of a position: behind `- ` and `key: `, to the line's end.
  private func value(at position: Int) -> Range<Int>? {
    let line = text.place(of: position).line
    guard let scalars = text.line(line).map({ Array($0.unicodeScalars) }) else { return nil }
    var index = scalars.firstIndex { $0 != " " && $0 != "\t" } ?? scalars.count
    while index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] == " " {
      index += 1
      while index < scalars.count, scalars[index] == " " { index += 1 }
    }
    if let colon = keyEnd(scalars, from: index) {
      index = colon + 1
      while index < scalars.count, scalars[index] == " " { index += 1 }
    }
    var end = scalars.count
    while end > index, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
    guard index < end else { return nil }
    let start = text.start(ofLine: line)
    return start + index..<start + end
  }

  /// The colon behind the key that a line begins with.
  private func keyEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start < scalars.count, !["[", "{", "*", "&", "!", "@", "%", "|", ">"].contains(scalars[start]) else {
      return nil
    }
    var index = start
    if scalars[start] == "\"" || scalars[start] == "'" {
      guard let close = scalars[(start + 1)...].firstIndex(of: scalars[start]) else { return nil }
      index = close + 1
      return index + 1 < scalars.count && scalars[index] == ":" && scalars[index + 1] == " " ? index : nil
    }
    while index + 1 < scalars.count {
      if scalars[index] == ":", scalars[index + 1] == " " { return index }
      index += 1
    }
    return nil
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while unwanted: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, unwanted(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}
