import Checks
import ScreenModel

/// Screens down, states across, a mark where they meet, a legend below.
struct MatrixText {
  let screens: [ScreenResult]
  let width: Int
  let paint: Paint

  func text() -> String {
    guard !screens.isEmpty else { return "" }
    let columns = Marks.columns(for: screens)
    let longest = screens.map { displayWidth(name($0)) }.max() ?? 0
    // Whole names of the states where there is room; else their beginnings.
    let wide = columns.map { $0.rawValue.count + 2 }
    let isWide = min(longest, 16) + 2 + wide.reduce(0, +) <= width
    let widths = isWide ? wide : columns.map { _ in 4 }
    let nameWidth = max(6, min(longest, width - 2 - widths.reduce(0, +)))
    var lines = [
      padded("", to: nameWidth) + "  "
        + zip(columns, widths).map { padded(isWide ? $0.rawValue : String($0.rawValue.prefix(3)), to: $1) }.joined()
    ]
    for screen in screens {
      var line = padded(name(screen), to: nameWidth) + "  "
      for (column, width) in zip(columns, widths) {
        guard let state = screen.states[column] else {
          line += padded("", to: width)
          continue
        }
        let mark = padded(Marks.mark(state.verdict), to: width)
        line += state.severity.map { $0 == .note ? mark : paint.severity($0, mark) } ?? mark
      }
      lines.append(line)
    }
    lines = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    let legend = Marks.used(in: screens).map { "\(Marks.mark($0)) \(Marks.words($0))" }.joined(separator: "   ")
    let rows = wrappedLegend(legend)
    return (lines + [""] + rows.map(paint.dim)).joined(separator: "\n") + "\n"
  }

  private func name(_ screen: ScreenResult) -> String {
    Escaping.plain(screen.screen) + (screen.isPart ? " (part)" : "") + (screen.isPlanned ? " (planned)" : "")
  }

  /// A mark and its words stay on one line.
  private func wrappedLegend(_ legend: String) -> [String] {
    var rows: [String] = []
    for entry in legend.split(separator: "   ").map({ $0.drop { $0 == " " } }) {
      if let last = rows.last, displayWidth(last) + 3 + displayWidth(entry) <= width {
        rows[rows.count - 1] = last + "   " + entry
      } else {
        rows.append(String(entry))
      }
    }
    return rows
  }
}
