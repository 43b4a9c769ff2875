/// Rows of comma-separated values (RFC 4180): cells in double quotes may hold commas, line breaks and doubled quotes.
struct CSVRows {
  struct Row {
    var cells: [String]
    /// The line it begins on, counted from 1.
    var line: Int
  }

  /// The rows that are not empty, at most so many beyond the first.
  static func read(_ text: String, limit: Int) -> [Row] {
    var rows: [Row] = []
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var line = 1
    var start = 1
    var wasQuote = false
    func cellText() -> String { String(decoding: cell, as: UTF8.self) }
    for byte in text.utf8 {
      if byte == 10 { line += 1 }
      if isQuoted {
        if byte == UInt8(ascii: "\"") {
          isQuoted = false
          wasQuote = true
        } else {
          cell.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        if wasQuote { cell.append(byte) }
        isQuoted = true
      case UInt8(ascii: ","):
        cells.append(cellText())
        cell = []
      case 10:
        cells.append(cellText())
        cell = []
        if cells != [""] { rows.append(Row(cells: cells, line: start)) }
        cells = []
        start = line
        if rows.count > limit { return rows }
      default: cell.append(byte)
      }
      wasQuote = false
    }
    if !cell.isEmpty || !cells.isEmpty { rows.append(Row(cells: cells + [cellText()], line: start)) }
    return rows
  }
}

extension String {
  /// The parts between the places where some text stands.
  func components(separatedAt separator: String) -> [Substring] {
    var parts: [Substring] = []
    let wanted = Array(separator.utf8)
    var start = startIndex
    var at = startIndex
    while at < endIndex {
      if utf8[at] == wanted[0], utf8[at...].starts(with: wanted) {
        parts.append(self[start..<at])
        at = utf8.index(at, offsetBy: wanted.count)
        start = at
      } else {
        at = utf8.index(after: at)
      }
    }
    return parts + [self[start...]]
  }
}
