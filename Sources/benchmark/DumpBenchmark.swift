import Foundation

/// How long `hear` takes for dumps of 50 MB, and how much memory.
struct DumpBenchmark {
  static let size = 50 << 20
  /// Seconds and bytes that a run may take.
  static let secondsLimit = 10.0
  static let peakLimit = 600 << 20

  /// The tool to run.
  var program: String
  /// A folder for the dumps, which is there.
  var folder: String

  /// Runs all of them; rows of a table, and whether every limit was kept.
  func run() throws -> (rows: [[String]], isKept: Bool) {
    var rows = [["dump", "command", "size", "seconds", "peak", "limit 10 s, 600 MB"]]
    var isKept = true
    for dump in GeneratedDump.allCases {
      let path = folder + "/" + dump.rawValue
      let text = dump.text(size: Self.size, seed: 42)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      for (name, arguments) in [
        ("hear", ["hear", path]), ("hear json", ["hear", path, "--format", "json"]),
        ("hear --check", ["hear", "--check", path]),
      ] {
        guard let child = ChildRun.of(program, arguments) else {
          rows.append([dump.rawValue, name, "", "", "", "cannot be started"])
          isKept = false
          continue
        }
        let isWell =
          child.seconds < Self.secondsLimit && child.peak < Self.peakLimit && (0...1).contains(child.code)
        isKept = isKept && isWell
        rows.append([
          dump.rawValue, name, megabytes(text.utf8.count), decimal(child.seconds, 1) + " s", megabytes(child.peak),
          isWell ? "kept" : child.code > 1 || child.code < 0 ? "exit code \(child.code)" : "broken",
        ])
      }
    }
    return (rows, isKept)
  }
}
