import Foundation

/// Rows as columns of one width; the first row is the head.
func table(_ rows: [[String]]) -> String {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
  return rows.map { row in
    let cells = row.enumerated().map { position, cell in
      cell + String(repeating: " ", count: position == row.count - 1 ? 0 : widths[position] - cell.count)
    }
    return cells.joined(separator: "  ") + "\n"
  }.joined()
}

/// `12.3`
func decimal(_ number: Double, _ places: Int) -> String { String(format: "%.\(places)f", number) }

/// `52 MB`
func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MB" }
